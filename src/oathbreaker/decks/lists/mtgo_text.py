"""MTGO's .txt: "3 Turn/Burn", a blank line, the sideboard, in which the leaders lie."""

from __future__ import annotations

import re
from typing import Final

from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.text_list import Dialect, read_text
from oathbreaker.decks.lists.written import SPLIT_ONLY, NameStyle, blocks, parts_of
from oathbreaker.texts.languages import Language

SPLIT: Final = re.compile(r"^\d+ [^\n/:]*\w/\w[^\n/]*$", re.MULTILINE)
PLAIN_LINES: Final = re.compile(r"(?:\d+ [^\n\[\](){}#*|]+(?:\n|\Z)|\n)+")
STYLE: Final = NameStyle(SPLIT_ONLY, "/")


def recognise(text: str) -> int:
    """Tell a list of nothing but counts and names, with a split card written as MTGO does."""
    return 32 if SPLIT.search(text) and text.isascii() and PLAIN_LINES.fullmatch(text) else 0


def read(text: str) -> RawList:
    """Read an MTGO list."""
    return read_text(text, Dialect(sideboard_after_blank=True))


def write(deck: Deck, _language: Language) -> str:
    """Write an MTGO list."""
    parts = parts_of(deck)

    def line(entry: DeckEntry) -> str:
        return f"{entry.count} {STYLE.name(entry)}"

    outside = (*parts.leaders, *parts.companion, *parts.sideboard, *parts.maybeboard)
    return blocks(map(line, parts.main), map(line, outside))


FORMAT: Final = ListFormat("mtgo-txt", recognise, read, write)
