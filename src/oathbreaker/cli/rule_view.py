"""A rule in the terminal: what it means, what is above and below it, where it is implemented, which tests hold it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from oathbreaker.cards.card import Card
from oathbreaker.cli.screen import Screen
from oathbreaker.texts.explained import (
    Ruling,
    above,
    below,
    decisions,
    explained,
    held_by,
    places_of,
    rulings,
    title_of,
)
from oathbreaker.texts.finding_rules import Entry
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.showing import folded

INDENT: Final = "  "
GAP: Final = "  "
NARROWEST: Final = 12
"""Cells that a value has even where the column leaves no room."""

MOST_LINES: Final = 12
"""Tests, places and rulings that are listed before the rest is counted."""

Row = tuple[str, str]
"""A label, empty in further lines of the same, and what it says."""


def print_entry(entry: Entry, screen: Screen, cards: Sequence[Card] = ()) -> None:
    """Print everything that is known of one rule, or of one ruling and the cards that it names."""
    screen.print(Text(screen.text(heading_of(entry)), style="bold"))
    words = entry.words if entry.words is not None else say("rules.not_explained")
    for line in lines_of(screen.text(words), cells_of(screen, len(INDENT)), screen):
        screen.print(f"{INDENT}{line}")
    known = rule_rows(entry.number, screen) if entry.ruling is None else ruling_rows(entry.ruling, cards, screen)
    screen.print("")
    print_rows(list(known), screen)


def print_found(words: str, card: Card | None, found: Sequence[Entry], screen: Screen) -> None:
    """Print what words, or a card's name, have found: each rule and ruling with what it says."""
    about = say("rules.found", words=words, n=len(found))
    heading = screen.text(say("rules.of_card", card=card, n=len(found)) if card is not None else about)
    for line in lines_of(heading, cells_of(screen, 0), screen):
        screen.print(line)
    screen.print("")
    print_rows([(name_of(entry, screen), screen.text(entry.words)) for entry in found], screen)


def print_rows(rows: Sequence[Row], screen: Screen) -> None:
    """Print rows: labels in a column, long values folded beside it where lines are folded at all."""
    width = max(cell_len(label) for label, _ in rows)
    room = cells_of(screen, width + len(INDENT) + len(GAP))
    for label, value in rows:
        for number, line in enumerate(lines_of(value, room, screen)):
            start = set_cell_size("" if number else label, width)
            screen.print(f"{INDENT}{start}{GAP}{line}")


def cells_of(screen: Screen, taken: int) -> int:
    """Return how many cells a line has beside what is taken."""
    return max(screen.console.width - taken, NARROWEST)


def lines_of(text: str, room: int, screen: Screen) -> list[str]:
    """Return a text as the lines in which it is printed; in a pipe it stays whole."""
    return folded(text, room) if screen.folds else [text]


def heading_of(entry: Entry) -> Message:
    """Return what a rule or ruling is called, with its title if it has one."""
    if entry.ruling is not None:
        return say("rules.ruling", number=entry.ruling.number)
    title = title_of(entry.number)
    if title is None:
        return say("rules.number", number=entry.number)
    return say("rules.titled", number=entry.number, title=title)


def name_of(entry: Entry, screen: Screen) -> str:
    """Return how a rule or ruling is named in a list, as it can be asked for."""
    if entry.ruling is None:
        return entry.number
    return screen.say("rules.ruling_words", number=entry.ruling.number)


def rule_rows(number: str, screen: Screen) -> Iterator[Row]:
    """Yield what is known of a rule besides its explanation."""
    yield from labelled("above", [with_words(part, screen) for part in above(number)], screen)
    yield from labelled("below", [with_words(part, screen) for part in below(number)], screen)
    yield from labelled("where", own_or_of_parts(number, places_of) or [screen.say("rules.nowhere")], screen)
    yield from labelled("tests", own_or_of_parts(number, held_by) or [screen.say("rules.untested")], screen)
    decided = [screen.text(decision.words) for decision in decisions() if number in decision.rules]
    yield from labelled("decided", decided, screen)
    told = [Entry("", ruling) for ruling in rulings() if number in ruling.rules]
    yield from labelled("rulings", [f"{name_of(entry, screen)}  {screen.text(entry.words)}" for entry in told], screen)


def own_or_of_parts(number: str, found: Callable[[str], Sequence[str]]) -> list[str]:
    """Return what there is for a rule; where there is nothing, what there is for its parts, with their numbers."""
    return list(found(number)) or [f"{part}  {one}" for part in below(number) for one in found(part)]


def ruling_rows(ruling: Ruling, cards: Sequence[Card], screen: Screen) -> Iterator[Row]:
    """Yield what is known of a ruling besides what it says."""
    kinds = [screen.say(f"rules.kind_{kind.replace(' ', '_').replace('-', '_')}") for kind in ruling.kinds]
    yield from labelled("about", [*map(screen.text, cards), *kinds], screen)
    yield from labelled("rules", [with_words(number, screen) for number in ruling.rules], screen)
    yield from labelled("where", places_of(*ruling.rules), screen)
    yield from labelled("tests", held_by(f"ruling {ruling.number}"), screen)


def with_words(number: str, screen: Screen) -> str:
    """Return a number with what the rule means, if that is explained."""
    words = explained().get(number)
    return f"{number}  {screen.text(words)}" if words is not None else number


def labelled(label: str, values: Sequence[str], screen: Screen) -> Iterator[Row]:
    """Yield values as rows under a label; of many the first, and how many more there are, but for parts of a rule."""
    most = len(values) if label == "below" else MOST_LINES
    shown = list(values[:most])
    if len(values) > most:
        shown.append(screen.say("rules.more", n=len(values) - most))
    for place, value in enumerate(shown):
        yield "" if place else screen.say(f"rules.{label}"), value
