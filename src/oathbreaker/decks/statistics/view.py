"""Deck statistics in the terminal: tables and bars that read in 80 columns, in both languages, without colour.

Columns are as wide as the terminal shows them (East Asian characters take two). No table rule or other character of
ambiguous width is used inside tables, because Japanese terminals may show those in two columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import zip_longest
from typing import Final, Literal

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text

from oathbreaker.decks.statistics.curve import CURVE_GROUPS
from oathbreaker.decks.statistics.odds import TURNS, Chances
from oathbreaker.decks.statistics.report import DeckStatistics
from oathbreaker.decks.statistics.wording import HIGHEST_BAR, Words, curve_bars, percent, shown_name
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.showing import folded

GAP: Final = 2
"""Empty columns between the columns of a table."""

LEAST_BAR: Final = 4
"""The least width of the longest bar; a terminal too narrow for it folds lines."""


@dataclass(frozen=True)
class Bar:
    """A horizontal bar of whole characters; `#` where the output cannot show more than ASCII.

    Attributes:
        share: How much of the width is filled, 0 to 1. A share above 0 fills at least one character.
        width: The width in columns.
    """

    share: Fraction
    width: int

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        """Draw the bar."""
        filled = max(round(self.share * self.width), 1 if self.share else 0)
        yield Segment(("#" if options.ascii_only else "▮") * filled, Style(color="cyan"))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Say how wide the bar is."""
        return Measurement(self.width, self.width)


def statistics_view(
    stats: DeckStatistics, language: Language = "en", terms: Terms = "community", width: int = 80
) -> RenderableType:
    """Return a deck's statistics as something that `rich` prints.

    Args:
        stats: The statistics.
        language: The language of the words.
        terms: The Japanese words for the format.
        width: The columns there are. From 80 on everything stands in its table.
    """
    words = Words(language, terms)
    sections = (
        heading(stats, words),
        curve(stats, words, width),
        types(stats, words, width),
        colors(stats, words, width),
        odds_of_lands(stats, words),
        odds_of_colors(stats, words),
        odds_of_casting(stats, words),
        opening_hands(stats, words, width),
        notes(stats, words, width),
    )
    filled = [parts for parts in map(list[RenderableType], sections) if parts]
    return Group(*(part for place, parts in enumerate(filled) for part in (["", *parts] if place else parts)))


def heading(stats: DeckStatistics, words: Words) -> Iterator[RenderableType]:
    """Yield the deck's name, its leaders, and its size."""
    name = shown_name(stats.deck_name)
    yield Text(words("title_of", name=name) if name else words("title"), style="bold")
    for part, card in stats.leader_cards:
        line = words("leader", role=words(part), card=card)
        if card.in_catalog:
            cost = " // ".join(face.mana_cost for face in card.deck_faces if face.mana_cost)
            line = "  ".join(filter(None, (line, cost, words("leader_cost", value=f"{card.mana_value:g}"))))
        yield Text(line)
    if not stats.leader_cards:
        yield Text(words("no_leaders"))
    yield Text(words("library", cards=stats.cards, lands=stats.lands, others=stats.nonlands))
    average = stats.average_mana_value
    yield Text(
        words(
            "average",
            without=two_places(average.without_leaders, words),
            with_leaders=two_places(average.with_leaders, words),
        )
    )


def two_places(number: Fraction | None, words: Words) -> str:
    """Write an average with two decimal places."""
    return words("nothing") if number is None else f"{float(number):.2f}"


def table(
    title: str, columns: Sequence[str], rows: Sequence[Sequence[str | Fraction]], width: int
) -> Iterator[RenderableType]:
    """Yield a titled table: words on the left, numbers right-aligned, shares as bars in what width is left.

    Args:
        title: Stands above the table.
        columns: The heads; one that is "" belongs to bars.
        rows: The cells. A fraction from 0 to 1 becomes a bar. A row may end early.
        width: The columns of the terminal.
    """
    yield Text(title, style="bold")
    found = Table(box=None, padding=(0, GAP, 0, 0), header_style="")
    for place, column in enumerate(columns):
        justify: Literal["left", "right"] = "right" if place and column else "left"
        found.add_column(Text(column), justify=justify, no_wrap=place > 0, overflow="fold")
    texts = [[cell if isinstance(cell, str) else "" for cell in row] for row in (columns, *rows)]
    words = sum(max(map(cell_len, column)) for column in zip_longest(*texts, fillvalue=""))
    bars = columns.count("") or 1
    bar_width = max(LEAST_BAR, (width - words - GAP * len(columns)) // bars)
    for row in rows:
        found.add_row(*(Text(cell) if isinstance(cell, str) else Bar(cell, bar_width) for cell in row))
    yield found


def curve(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield the mana curve."""
    bars = curve_bars(stats)
    highest = max(1, stats.unknown, *(sum(bar) for bar in bars.values()))
    rows: list[Sequence[str | Fraction]] = []
    for value, bar in bars.items():
        label = words("or_more", n=value) if value == HIGHEST_BAR else str(value)
        rows.append((label, str(sum(bar)), *(str(part) for part in bar), Fraction(sum(bar), highest)))
    if stats.unknown:
        nothing = ("",) * len(CURVE_GROUPS)
        rows.append((words("unknown_cost"), str(stats.unknown), *nothing, Fraction(stats.unknown, highest)))
    groups = (words.curve_group(group) for group in CURVE_GROUPS)
    yield from table(words("curve"), (words("mana_value"), words("cards"), *groups, ""), rows, width)


def types(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield the card types, and what is unknown."""
    numbers = [(words.card_type(name), number) for name, number in stats.types.items()]
    if stats.unknown:
        numbers.append((words("unknown_cost"), stats.unknown))
    rows = [(name, str(number), Fraction(number, stats.cards)) for name, number in numbers]
    if rows:
        yield from table(words("types"), (words("type"), words("cards"), ""), rows, width)


def colors(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield the symbols in costs and the sources, by type of mana, with each one's share of all."""
    all_symbols = sum(of.symbols + of.leader_symbols for of in stats.mana_types)
    all_sources = sum(of.sources for of in stats.mana_types)
    rows = []
    for of in stats.mana_types:
        symbols = Fraction(of.symbols + of.leader_symbols, all_symbols or 1)
        sources = Fraction(of.sources, all_sources or 1)
        rows.append((
            words.mana_type(of.letter),
            *(str(of.symbols), str(of.leader_symbols), percent(symbols), symbols),
            *(str(of.lands), str(of.others), percent(sources), sources),
        ))  # fmt: skip
    names = ("color", "symbols", "of_leaders", "share", "", "lands", "other_sources", "share", "")
    if rows:
        yield from table(words("colors"), [words(name) if name else "" for name in names], rows, width)


TurnRow = tuple[str, int, Chances]
"""A row of a table of turns: its label, the first turn that it says something of, and the chance of every turn."""


def turn_table(title: str, rows: Sequence[TurnRow], words: Words) -> Iterator[RenderableType]:
    """Yield a table with a column for each turn."""
    turns = [str(turn) if turn else words("opening_hand") for turn in TURNS]
    shown = [
        (label, *(percent(chance) if turn >= first_turn else "" for turn, chance in enumerate(chances)))
        for label, first_turn, chances in rows
    ]
    yield from table(title, (words("turn"), *turns), shown, 0)


def odds_of_lands(stats: DeckStatistics, words: Words) -> Iterator[RenderableType]:
    """Yield the odds of lands by turn."""
    rows: list[TurnRow] = [(words("land_count", n=count), 0, chances) for count, chances in stats.odds.lands.items()]
    rows.append((words("land_drops"), 1, stats.odds.land_drops))
    yield from turn_table(words("odds_of_lands"), rows, words)


def odds_of_colors(stats: DeckStatistics, words: Words) -> Iterator[RenderableType]:
    """Yield the odds of each type of mana by turn; of all sources only where other cards than lands are sources."""
    named = [(words.mana_type(of.letter), of) for of in stats.odds.colors]
    if stats.odds.every_color:
        named.append((words("every_color"), stats.odds.every_color))
    rows: list[TurnRow] = [(words("by_lands", color=name), 0, of.by_lands) for name, of in named]
    if any(of.others for of in stats.mana_types):
        rows += [(words("by_all_sources", color=name), 0, of.by_all_sources) for name, of in named]
    if rows:
        yield from turn_table(words("odds_of_colors"), rows, words)


def odds_of_casting(stats: DeckStatistics, words: Words) -> Iterator[RenderableType]:
    """Yield the odds of casting each oathbreaker."""
    castable = [of for of in stats.odds.casting if of.by_turn]
    if castable:
        rows = [(words.show(of.card), 1, of.by_turn) for of in castable]
        yield from turn_table(words("odds_of_casting"), rows, words)
    for of in castable:
        if of.on_curve is not None:
            yield Text(words("on_curve", card=of.card, turn=of.turn, chance=percent(of.on_curve)))


def opening_hands(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield the odds of each number of lands in an opening hand, and of hands worth keeping."""
    rows = [(str(count), percent(chance), chance) for count, chance in enumerate(stats.odds.opening_lands)]
    yield from table(words("odds_of_opening_hands"), (words("lands"), words("odds"), ""), rows, width)
    for name, hand in (("keepable", stats.odds.keepable), ("good", stats.odds.good)):
        second = percent(hand.after_free_mulligan)
        sentence = words(name, least=hand.least, most=hand.most, first=percent(hand.first), second=second)
        yield Text("\n".join(folded(sentence, width)))


def notes(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield what was counted how."""
    yield Text(words("notes"), style="bold")
    for note in stats.notes:
        yield Text("- " + "\n  ".join(folded(words.show(note.message), width - GAP)))
