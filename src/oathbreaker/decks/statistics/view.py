"""Deck statistics in the terminal: tables and bars that read from 40 columns up, in both languages, without colour.

Columns are as wide as the terminal shows them (East Asian characters take two). No table rule or other character of
ambiguous width is used inside tables, because Japanese terminals may show those in two columns. A table that does not
fit is split into several under one title, each with its labels; no number is left out or cut.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import zip_longest
from math import ceil
from typing import Final

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
"""The least width of the longest bar; where there is no room for it, bars are left out."""

LEAST_LABEL: Final = 20
"""The columns that a longer label gets at least, folded, before the table is split."""

LEAST_HEAD: Final = 14
"""The columns that a longer head gets at least, folded: "Instants and" and "インスタント・" are whole."""


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


@dataclass(frozen=True)
class Trimmed:
    """Something shown without the spaces at the ends of its lines.

    Attributes:
        shown: What is shown.
    """

    shown: RenderableType

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Segment]:
        """Draw it, line by line."""
        for line in console.render_lines(self.shown, options, pad=False):
            while line and not line[-1].text.strip():
                line.pop()
            yield from line[:-1]
            yield from (Segment(last.text.rstrip(), last.style) for last in line[-1:])
            yield Segment.line()


def statistics_view(
    stats: DeckStatistics, language: Language = "en", terms: Terms = "community", width: int = 80
) -> RenderableType:
    """Return a deck's statistics as something that `rich` prints.

    Args:
        stats: The statistics.
        language: The language of the words.
        terms: The Japanese words for the format.
        width: The columns there are, at least 40. From 80 on no table is split.
    """
    words = Words(language, terms)
    sections = (
        heading(stats, words, width),
        curve(stats, words, width),
        types(stats, words, width),
        colors(stats, words, width),
        odds_of_lands(stats, words, width),
        odds_of_colors(stats, words, width),
        odds_of_casting(stats, words, width),
        opening_hands(stats, words, width),
        notes(stats, words, width),
    )
    filled = [parts for parts in map(list[RenderableType], sections) if parts]
    return Trimmed(Group(*(part for place, parts in enumerate(filled) for part in (["", *parts] if place else parts))))


def lines_of(text: str, width: int, style: str = "") -> Text:
    """Return a text folded to the terminal."""
    return Text("\n".join(folded(text, width)), style=style)


def heading(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield the deck's name, its leaders, and its size."""
    name = shown_name(stats.deck_name)
    yield lines_of(words("title_of", name=name) if name else words("title"), width, "bold")
    for part, card in stats.leader_cards:
        line = words("leader", role=words(part), card=card)
        if card.in_catalog:
            cost = " // ".join(face.mana_cost for face in card.deck_faces if face.mana_cost)
            for fact in filter(None, (cost, words("leader_cost", value=f"{card.mana_value:g}"))):
                if cell_len(line) + GAP + cell_len(fact) <= width:
                    line += " " * GAP + fact
                else:  # A new line, since "mana value 3" is better not folded.
                    yield lines_of(line, width)
                    line = fact
        yield lines_of(line, width)
    if not stats.leader_cards:
        yield lines_of(words("no_leaders"), width)
    yield lines_of(words("library", cards=stats.cards, lands=stats.lands, others=stats.nonlands), width)
    average = stats.average_mana_value
    without, with_leaders = two_places(average.without_leaders, words), two_places(average.with_leaders, words)
    yield lines_of(words("average", without=without, with_leaders=with_leaders), width)


def two_places(number: Fraction | None, words: Words) -> str:
    """Write an average with two decimal places."""
    return words("nothing") if number is None else f"{float(number):.2f}"


@dataclass(frozen=True)
class Column:
    """A column of a table.

    Attributes:
        head: Its head; "" for bars.
        cells: Its cells: words or numbers, or for bars fractions from 0 to 1.
    """

    head: str
    cells: tuple[str | Fraction, ...]

    @property
    def least(self) -> int:
        """The least width of the column, its head folded."""
        return max(map(cell_len, (*folded(self.head, LEAST_HEAD), *self.texts))) if self.head else LEAST_BAR

    @property
    def whole(self) -> int:
        """The width of the column, its head in one line."""
        return max(self.least, cell_len(self.head))

    @property
    def texts(self) -> tuple[str, ...]:
        """The cells that are no bars."""
        return tuple(cell for cell in self.cells if isinstance(cell, str))


def table(
    title: str, heads: Sequence[str], rows: Sequence[Sequence[str | Fraction]], width: int
) -> Iterator[RenderableType]:
    """Yield a titled table: words on the left, numbers right-aligned, shares as bars in what width is left.

    Args:
        title: Stands above the table.
        heads: The heads; one that is "" belongs to bars, which show the numbers to their left once more.
        rows: The cells. A fraction from 0 to 1 becomes a bar. A row may end early.
        width: The columns of the terminal. A table that does not fit becomes several.
    """
    yield lines_of(title, width, "bold")
    cells = zip_longest(*rows, fillvalue="")
    label, *columns = (Column(head, tuple(of_head)) for head, of_head in zip(heads, cells, strict=True))
    room = width - min(label.whole, LEAST_LABEL)
    for place, part in enumerate(parts_that_fit(columns, room)):
        if place:
            yield ""
        yield drawn(label, part, width)


def parts_that_fit(columns: Sequence[Column], room: int) -> list[Sequence[Column]]:
    """Return columns in parts that fit beside their labels: split after bars, else without bars wherever it must be."""
    if sum(GAP + column.least for column in columns) <= room:
        return [columns]
    after_bars = [place for place, column in enumerate(columns, 1) if not column.head]
    if len(after_bars) > 1:
        starts = [0, *after_bars[:-1]]
        groups = (columns[start:end] for start, end in zip(starts, after_bars, strict=True))
        return [part for group in groups for part in parts_that_fit(group, room)]
    if after_bars:
        return parts_that_fit([column for column in columns if column.head], room)
    parts = filled_parts(columns, room, len(columns))
    even = filled_parts(columns, room, ceil(len(columns) / len(parts)))
    return even if len(even) == len(parts) else parts


def filled_parts(columns: Sequence[Column], room: int, most: int) -> list[Sequence[Column]]:
    """Return columns in parts, each filled until the room or the most columns of a part are used up."""
    parts: list[list[Column]] = [[]]
    for column in columns:
        taken = sum(GAP + other.least for other in (*parts[-1], column))
        if parts[-1] and (taken > room or len(parts[-1]) == most):
            parts.append([])
        parts[-1].append(column)
    return list[Sequence[Column]](parts)


def drawn(label: Column, columns: Sequence[Column], width: int) -> Table:
    """Return labels and the columns beside them as a table; a row without anything beside its label is left out."""
    found = Table(box=None, padding=(0, GAP, 0, 0), pad_edge=False, header_style="")
    narrow = label.whole + sum(GAP + column.whole for column in columns) > width
    taken = sum(GAP + (column.least if narrow else column.whole) for column in columns)
    label_room = width - taken
    found.add_column(lines_of(label.head, label_room), no_wrap=True)
    for column in columns:
        head = lines_of(column.head, LEAST_HEAD if narrow else width)
        found.add_column(head, justify="right" if column.head else "left", no_wrap=True)
    bars = sum(not column.head for column in columns)
    spare = max(0, label_room - GAP - label.whole)
    bar_width = LEAST_BAR + spare // max(bars, 1)
    for name, *cells in zip(label.texts, *(column.cells for column in columns), strict=True):
        if any(cell != "" for cell in cells):
            shown = (Text(cell) if isinstance(cell, str) else Bar(cell, bar_width) for cell in cells)
            found.add_row(lines_of(name, label_room), *shown)
    return found


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


def turn_table(title: str, rows: Sequence[TurnRow], words: Words, width: int) -> Iterator[RenderableType]:
    """Yield a table with a column for each turn."""
    turns = [str(turn) if turn else words("opening_hand") for turn in TURNS]
    shown = [
        (label, *(percent(chance) if turn >= first_turn else "" for turn, chance in enumerate(chances)))
        for label, first_turn, chances in rows
    ]
    yield from table(title, (words("turn"), *turns), shown, width)


def odds_of_lands(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield the odds of lands by turn."""
    rows: list[TurnRow] = [(words("land_count", n=count), 0, chances) for count, chances in stats.odds.lands.items()]
    rows.append((words("land_drops"), 1, stats.odds.land_drops))
    yield from turn_table(words("odds_of_lands"), rows, words, width)


def odds_of_colors(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield the odds of each type of mana by turn; of all sources only where other cards than lands are sources."""
    named = [(words.mana_type(of.letter), of) for of in stats.odds.colors]
    if stats.odds.every_color:
        named.append((words("every_color"), stats.odds.every_color))
    rows: list[TurnRow] = [(words("by_lands", color=name), 0, of.by_lands) for name, of in named]
    if any(of.others for of in stats.mana_types):
        rows += [(words("by_all_sources", color=name), 0, of.by_all_sources) for name, of in named]
    if rows:
        yield from turn_table(words("odds_of_colors"), rows, words, width)


def odds_of_casting(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield the odds of casting each oathbreaker."""
    castable = [of for of in stats.odds.casting if of.by_turn]
    if castable:
        rows = [(words.show(of.card), 1, of.by_turn) for of in castable]
        yield from turn_table(words("odds_of_casting"), rows, words, width)
    for of in castable:
        if of.on_curve is not None:
            yield lines_of(words("on_curve", card=of.card, turn=of.turn, chance=percent(of.on_curve)), width)


def opening_hands(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield the odds of each number of lands in an opening hand, and of hands worth keeping."""
    rows = [(str(count), percent(chance), chance) for count, chance in enumerate(stats.odds.opening_lands)]
    yield from table(words("odds_of_opening_hands"), (words("lands"), words("odds"), ""), rows, width)
    for name, hand in (("keepable", stats.odds.keepable), ("good", stats.odds.good)):
        second = percent(hand.after_free_mulligan)
        sentence = words(name, least=hand.least, most=hand.most, first=percent(hand.first), second=second)
        yield lines_of(sentence, width)


def notes(stats: DeckStatistics, words: Words, width: int) -> Iterator[RenderableType]:
    """Yield what was counted how."""
    yield Text(words("notes"), style="bold")
    for note in stats.notes:
        yield Text("- " + "\n  ".join(folded(words.show(note.message), width - GAP)))
