"""A deck as it was listed: every card with its place, and who leads it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from oathbreaker.cards.card import Card
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.texts.messages import Message

Board = Literal["oathbreaker", "signature spell", "commander", "main", "sideboard", "maybeboard", "companion"]
"""The part of a list a card stands in. "commander" is a leader of a list format that does not tell the two kinds
apart.
"""

DeckFormat = Literal["oathbreaker", "commander"]
"""The formats whose decks are read and checked."""

DECK_SIZES: Final[Mapping[DeckFormat, int]] = {"oathbreaker": 60, "commander": 100}
"""906.6a, 903.5a: the number of cards of a deck, leaders included."""

OUTSIDE_BOARDS: frozenset[Board] = frozenset({"sideboard", "maybeboard", "companion"})
"""Boards that are no part of the deck: there is nothing outside the game (906.13)."""


@dataclass(frozen=True)
class DeckEntry:
    """One line of a deck list.

    Attributes:
        count: Number of copies, 1 or more.
        card: The card; a stand-in with `in_catalog` False for a name that the data does not know.
        board: The part of the list it stands in.
        line: Line number from 1; 0 where the list has no lines (JSON).
        written: The name as it was written.
        set_code: The printing's set code, where the list gives one. A hint, never a key.
        collector_number: The printing's number in its set, where the list gives one.
        finish: "foil" or "etched", where the list says so.
    """

    count: int
    card: Card
    board: Board
    line: int = 0
    written: str = ""
    set_code: str | None = None
    collector_number: str | None = None
    finish: str | None = None


@dataclass(frozen=True)
class DeckNote:
    """Something a reader of the list did that its writer should know.

    Such as a leader inferred, a back face resolved, a line left out.

    Attributes:
        code: A stable name for the kind of note, such as "leaders-inferred".
        message: What was done.
        lines: The lines concerned, from 1.
        cards: English names of the cards concerned.
        rule: The number of the rule it has to do with.
    """

    code: str
    message: Message
    lines: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()
    rule: str = "906.6"


@dataclass(frozen=True)
class Leaders:
    """An oathbreaker and the signature spell that belongs to it (906.4b). Either may be missing in an illegal deck.

    In a Commander deck each commander stands in the place of an oathbreaker, and there are no spells.
    """

    oathbreaker: DeckEntry | None
    signature_spell: DeckEntry | None


@dataclass(frozen=True)
class Deck:
    """A deck as it was listed.

    Attributes:
        entries: Every card line of the list, in its order, leaders and sideboards included.
        leaders: The pairs that lead the deck: one, or two with partners; an empty tuple when the list names nobody.
        list_format: The format the list was read in, such as "moxfield".
        name: The deck's name, where the list gives one.
        notes: What the reader of the list should know.
        question: What must still be said before it is clear who leads the deck; None when it is clear.
        data_date: The date of the card data, "YYYY-MM-DD".
        format: The format for which it was read, which decides who leads it.
    """

    entries: tuple[DeckEntry, ...]
    leaders: tuple[Leaders, ...] = ()
    list_format: str = "plain"
    name: str | None = None
    notes: tuple[DeckNote, ...] = ()
    question: Message | None = None
    data_date: str = ""
    format: DeckFormat = "oathbreaker"

    @staticmethod
    def read(  # noqa: PLR0913  all that a list may leave unsaid
        source: str | Path | bytes,
        *,
        cards: CardCatalog | None = None,
        oathbreakers: Sequence[str] = (),
        signature_spells: Sequence[str] = (),
        commanders: Sequence[str] = (),
        format: DeckFormat = "oathbreaker",  # noqa: A002  the public name
        allow_unknown: bool = False,
    ) -> Deck:
        """Read a deck list; its format is recognised.

        Args:
            source: A path; or the list itself, as bytes or as text (any text with a line break, or that names no file).
            cards: Where names are looked up; the newest data at hand when not given.
            oathbreakers: Names of the oathbreakers, where the list cannot mark them.
            signature_spells: Names of their signature spells, in the same order.
            commanders: Names of the commanders of a Commander deck, where the list cannot mark them.
            format: What the deck is for, "oathbreaker" or "commander"; it decides who leads it.
            allow_unknown: Keep names that the data does not know as stand-ins (`in_catalog` False) instead of
                refusing them.

        Raises:
            DeckFormatError: The list cannot be read. Every line at fault is in its `lines`.
            OSError: The file cannot be opened.
        """
        from oathbreaker.decks.reading import read_deck  # noqa: PLC0415  reading builds decks, so it imports this module

        return read_deck(
            source,
            cards=cards if cards is not None else CardCatalog.default(),
            oathbreakers=oathbreakers,
            signature_spells=signature_spells,
            commanders=commanders,
            deck_format=format,
            allow_unknown=allow_unknown,
        )

    @property
    def leader_entries(self) -> tuple[DeckEntry, ...]:
        """The entries of the oathbreakers and signature spells, pair by pair; of a Commander deck, its commanders."""
        return tuple(
            entry for pair in self.leaders for entry in (pair.oathbreaker, pair.signature_spell) if entry is not None
        )

    @property
    def repeated_leaders(self) -> tuple[DeckEntry, ...]:
        """The entries that mention a leader a second time and mean the same card.

        A leader that is listed apart and among the other cards is one card if the list then has exactly the number of
        cards that its format asks for (906.6a, 903.5a); otherwise it is a second copy, and this is empty.
        """
        leaders = self.leader_entries
        names = {entry.card.name for entry in leaders}
        others = self._other_entries()
        again = tuple(entry for entry in others if entry.card.name in names and entry.count == 1)
        total = sum(entry.count for entry in (*leaders, *others))
        return again if total - len(again) == DECK_SIZES[self.format] else ()

    @property
    def library_entries(self) -> tuple[DeckEntry, ...]:
        """The entries of the deck that do not lead it: no sideboards, and no second mention of a leader."""
        again = {id(entry) for entry in self.repeated_leaders}
        return tuple(entry for entry in self._other_entries() if id(entry) not in again)

    def _other_entries(self) -> tuple[DeckEntry, ...]:
        leading = {id(entry) for entry in self.leader_entries}
        return tuple(entry for entry in self.entries if id(entry) not in leading and entry.board not in OUTSIDE_BOARDS)

    @property
    def outside_entries(self) -> tuple[DeckEntry, ...]:
        """The entries that are no part of the deck: sideboard, maybeboard, companion (906.13)."""
        leading = {id(entry) for entry in self.leader_entries}
        return tuple(entry for entry in self.entries if id(entry) not in leading and entry.board in OUTSIDE_BOARDS)
