"""Deck statistics in the terminal: tables and bars that read in 80 columns, in both languages, without colour.

Columns are as wide as the terminal shows them (East Asian characters take two). No table rule or other character of ambiguous
width is used inside tables, because Japanese terminals may show those in two columns.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.padding import Padding
from rich.segment import Segment
from rich.style import Style
from rich.table import Table
from rich.text import Text

from oathbreaker.decks.statistics.curve import CURVE_GROUPS
from oathbreaker.decks.statistics.odds import TURNS, Chances, ColorOdds
from oathbreaker.decks.statistics.report import DeckStatistics
from oathbreaker.decks.statistics.wording import HIGHEST_BAR, Words, curve_bars, percent, shown_name
from oathbreaker.texts.languages import Language, Terms

NARROWEST: Final = 40
"""The least width that is laid out for; a narrower terminal folds lines."""


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
    width = max(width, NARROWEST)
    sections = (
        heading(stats, words),
        curve(stats, words, width),
        types(stats, words, width),
        colors(stats, words, width),
        odds_of_lands(stats, words),
        odds_of_colors(stats, words),
        odds_of_casting(stats, words),
        opening_hands(stats, words, width),
        notes(stats, words),
    )
    parts = [part for section in sections for part in (*section, "")]
    return Group(*parts[:-1])


def heading(stats: DeckStatistics, words: Words) -> Iterator[RenderableType]:
    """Yield the deck's name, its leaders, and its size."""
    name = shown_name(stats.deck_name)
    yield Text(words("title_of", name=name) if name else words("title"), style="bold")
    for part, card in stats.leader_cards:
        line = words("leader", role=words(part), card=card)
        if card.in_catalog:
            line += f"  {card.front.mana_cost}  {words('leader_cost', value=f'{card.mana_value:g}')}"
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


def table(*columns: str, title: str) -> Table:
    """Return an empty table: the first column is text, the others numbers; a column named "" holds bars."""
    empty = Table(box=None, title=Text(title, style="bold"), title_justify="left", padding=(0, 2, 0, 0))
    for place, column in enumerate(columns):
        justify = "right" if place and column else "left"
        empty.add_column(Text(column), justify=justify, no_wrap=place > 0)
    return empty


def curve(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield the mana curve."""
    bars = curve_bars(stats)
    highest = max(1, stats.unknown, *(sum(bar) for bar in bars.values()))
    groups = [words.curve_group(group) for group in CURVE_GROUPS]
    found = table(words("mana_value"), words("cards"), "", *groups, title=words("curve"))
    bar_width = max(4, width - 58)
    for value, bar in bars.items():
        label = words("or_more", n=value) if value == HIGHEST_BAR else str(value)
        found.add_row(label, str(sum(bar)), Bar(Fraction(sum(bar), highest), bar_width), *(str(part) for part in bar))
    if stats.unknown:
        found.add_row(words("unknown_cost"), str(stats.unknown), Bar(Fraction(stats.unknown, highest), bar_width))
    yield found


def types(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield the card types."""
    found = table(words("type"), words("cards"), "", title=words("types"))
    for name, number in stats.types.items():
        found.add_row(Text(words.card_type(name)), str(number), Bar(Fraction(number, stats.cards), max(4, width - 45)))
    if stats.unknown:
        found.add_row(
            words("unknown_cost"), str(stats.unknown), Bar(Fraction(stats.unknown, stats.cards), max(4, width - 45))
        )
    yield found


def colors(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield the symbols in costs and the sources, by type of mana, with each one's share of all."""
    names = ("color", "symbols", "of_leaders", "share", "", "lands", "other_sources", "share", "")
    found = table(*(words(name) if name else "" for name in names), title=words("colors"))
    all_symbols = sum(of.symbols + of.leader_symbols for of in stats.mana_types)
    all_sources = sum(of.sources for of in stats.mana_types)
    bar_width = max(4, (width - 56) // 2)
    for of in stats.mana_types:
        symbols = Fraction(of.symbols + of.leader_symbols, all_symbols or 1)
        sources = Fraction(of.sources, all_sources or 1)
        found.add_row(
            words.mana_type(of.letter),
            str(of.symbols),
            str(of.leader_symbols),
            percent(symbols),
            Bar(symbols, bar_width),
            str(of.lands),
            str(of.others),
            percent(sources),
            Bar(sources, bar_width),
        )
    if stats.mana_types:
        yield found


def turn_table(first: str, title: str, words: Words) -> Table:
    """Return an empty table with a column for each turn."""
    turns = [str(turn) if turn else words("opening_hand") for turn in TURNS]
    return table(first, *turns, title=title)


def odds_row(of: Table, label: str, chances: Chances, *, first_turn: int = 0) -> None:
    """Add a row of chances, one for each turn; turns before the first that matters are left empty."""
    of.add_row(Text(label), *(percent(chance) if turn >= first_turn else "" for turn, chance in enumerate(chances)))


def odds_of_lands(stats: DeckStatistics, words: Words) -> Iterator[RenderableType]:
    """Yield the odds of lands by turn."""
    found = turn_table(words("turn"), words("odds_of_lands"), words)
    for count, chances in stats.odds.lands.items():
        odds_row(found, words("land_count", n=count), chances)
    odds_row(found, words("land_drops"), stats.odds.land_drops, first_turn=1)
    yield found


def odds_of_colors(stats: DeckStatistics, words: Words) -> Iterator[RenderableType]:
    """Yield the odds of each type of mana by turn; those of all sources only where other cards than lands are sources."""
    rows: Sequence[ColorOdds] = stats.odds.colors
    if not rows:
        return
    names = [words.mana_type(of.letter) for of in rows]
    if stats.odds.every_color:
        rows, names = (*rows, stats.odds.every_color), [*names, words("every_color")]
    found = turn_table(words("turn"), words("odds_of_colors"), words)
    for name, of in zip(names, rows, strict=True):
        odds_row(found, words("by_lands", color=name), of.by_lands)
    if any(of.others for of in stats.mana_types):
        for name, of in zip(names, rows, strict=True):
            odds_row(found, words("by_all_sources", color=name), of.by_all_sources)
    yield found


def odds_of_casting(stats: DeckStatistics, words: Words) -> Iterator[RenderableType]:
    """Yield the odds of casting each oathbreaker."""
    castable = [of for of in stats.odds.casting if of.by_turn]
    if not castable:
        return
    found = turn_table(words("turn"), words("odds_of_casting"), words)
    for of in castable:
        odds_row(found, words.show(of.card), of.by_turn, first_turn=1)
    yield found
    for of in castable:
        if of.on_curve is not None:
            yield Text(words("on_curve", card=of.card, turn=of.turn, chance=percent(of.on_curve)))


def opening_hands(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield the odds of each number of lands in an opening hand, and of hands worth keeping."""
    found = table(words("lands"), words("odds"), "", title=words("odds_of_opening_hands"))
    for count, chance in enumerate(stats.odds.opening_lands):
        found.add_row(str(count), percent(chance), Bar(chance, max(4, width - 20)))
    yield found
    for name, hand in (("keepable", stats.odds.keepable), ("good", stats.odds.good)):
        second = percent(hand.after_free_mulligan)
        yield Text(words(name, least=hand.least, most=hand.most, first=percent(hand.first), second=second))


def notes(stats: DeckStatistics, words: Words) -> Iterator[RenderableType]:
    """Yield what was counted how."""
    yield Text(words("notes"), style="bold")
    for note in stats.notes:
        yield Padding(Text(f"- {words.show(note.message)}"), (0, 0, 0, 2))
