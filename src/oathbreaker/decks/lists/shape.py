"""What a list format reads a list into: every line with what it is, names not yet looked up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from oathbreaker.decks.deck import Board, Deck, DeckNote
from oathbreaker.texts.languages import Language
from oathbreaker.texts.messages import Message

LineKind = Literal["card", "heading", "comment", "blank", "error"]
"""What a line of a list is. A comment is whatever concerns no card of the deck: remarks, the deck's name, layouts."""

LEADER_BOARDS: Final[frozenset[Board]] = frozenset({"oathbreaker", "signature spell", "commander"})
"""The boards whose cards lead the deck."""

MOST_CARD_LINES: Final = 2000
"""A list with more lines of cards than this is no deck; it may be a collection."""

NO_BLOCK: Final = -1
"""The block of cards under a heading that sorts them: where they stand says nothing of who leads."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One way to take a card line apart. A line has several where a name could go on: "Hazmat Suit (Used)".

    Attributes:
        count: Number of copies, 1 to 9999.
        name: The name as written.
        set_code: The printing's set code, None where none is given.
        collector_number: The printing's number, None where none is given.
        finish: "foil", "etched" or None.
        exact: Whether only a card spelt exactly so counts ("1996 World Champion" in full).
    """

    count: int
    name: str
    set_code: str | None = None
    collector_number: str | None = None
    finish: str | None = None
    exact: bool = False


@dataclass(frozen=True, slots=True)
class ListLine:
    """One line of a list, or one card element of a list that has no lines.

    Attributes:
        number: Line number from 1; 0 where the list has no lines (JSON).
        text: The line as written.
        kind: What it is.
        board: The board its card stands in.
        readings: Ways to take a card line apart, the likeliest first; the first whose name a card has counts.
        block: Cards between two blank lines or headings have the same number; `NO_BLOCK` under a heading that sorts.
        marked: Whether the list says the board, rather than the format's default.
        reason: Why an error line cannot be read.
    """

    number: int
    text: str
    kind: LineKind
    board: Board = "main"
    readings: tuple[Reading, ...] = ()
    block: int = 0
    marked: bool = False
    reason: Message | None = None


@dataclass(frozen=True, slots=True)
class RawList:
    """A list as its format reads it.

    Attributes:
        lines: Every line, in order; for XML and JSON every card, and what is wrong.
        name: The deck's name, where the list gives one.
        notes: What the reader did that the list's writer should know.
        sideboard_after_blank: Whether the format's second block, where nothing is marked, is the sideboard.
        banner: The name of the card that stands for the deck, where the format has such a thing: a hint, no mark.
    """

    lines: tuple[ListLine, ...]
    name: str | None = None
    notes: tuple[DeckNote, ...] = ()
    sideboard_after_blank: bool = False
    banner: str | None = None


Recognise = Callable[[str], int]
"""Text -> how surely it is of this format: 0 not at all, 100 without doubt."""


@dataclass(frozen=True, slots=True)
class ListFormat:
    """A format of deck lists.

    Attributes:
        name: Its name on the command line, lower case.
        recognise: How surely a text is of this format, 0 to 100.
        read: Text -> its lines.
        write: Deck, language -> text in this format; None where no program reads it back.
        marks_leaders: Whether a written list says who leads the deck.
    """

    name: str
    recognise: Recognise
    read: Callable[[str], RawList]
    write: Callable[[Deck, Language], str] | None = None
    marks_leaders: bool = False
