"""OCTGN's .o8d: <section name="Main"><card qty="1">Forest</card></section>."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from oathbreaker.decks.deck import Board
from oathbreaker.decks.lists.headings import part_named
from oathbreaker.decks.lists.shape import LEADER_BOARDS, ListFormat, RawList
from oathbreaker.decks.lists.xml_list import DeckElements, read_xml

OWN: Final = re.compile(r"<deck[\s>]")
BOARDS: Final = frozenset({*LEADER_BOARDS, "main", "sideboard", "maybeboard", "companion"})


def recognise(text: str) -> int:
    """Tell an OCTGN deck."""
    return 96 if text.lstrip().startswith("<") and OWN.search(text) else 0


class OctgnElements(DeckElements):
    """The elements of an OCTGN deck."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.board: Board | None = None
        self.card: tuple[str, int] | None = None

    def open(self, element: str, attributes: Mapping[str, str]) -> None:
        """Take a section or the beginning of a card, whose name is its text."""
        if element == "section":
            self.board = section_board(attributes.get("name", ""))
            self.block += 1
        elif element == "card":
            self.card = (attributes.get("qty", "1"), self.line)
        elif self.board is not None:
            self.refuse(element)

    def close(self, element: str, text: str) -> None:
        """Take a card with its name."""
        if element == "section":
            self.board = None
        elif element == "card" and self.card is not None:
            count, line = self.card
            self.add_card(text, count, self.board or "main", line=line)
            self.card = None


def section_board(name: str) -> Board:
    """Return the board of a section; planes and schemes are outside the deck."""
    part = part_named(name)
    if part in BOARDS:
        return part
    return "sideboard" if "planes" in name.lower() or "scheme" in name.lower() else "main"


def read(text: str) -> RawList:
    """Read an OCTGN deck."""
    return read_xml(text, OctgnElements(text))


FORMAT: Final = ListFormat("octgn", recognise, read)
