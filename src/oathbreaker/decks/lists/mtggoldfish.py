"""MTGGoldfish's text: "4 Lightning Bolt <extended> [2XM] (F)", a blank line, the sideboard."""

from __future__ import annotations

import re
from typing import Final

from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.text_list import Dialect, read_text
from oathbreaker.decks.lists.written import SPLIT_ONLY, NameStyle, blocks, parts_of
from oathbreaker.texts.languages import Language

VARIANT: Final = re.compile(r"^\d+ [^\n<]+ <[^\n>]*>(?: \[|\s*$)", re.MULTILINE)
SET: Final = re.compile(r"^\d+ [^\n\[(]+ \[[A-Z0-9]{2,6}\](?: \((?:F|E)\))?\s*$", re.MULTILINE)
STYLE: Final = NameStyle(SPLIT_ONLY, "/")


def recognise(text: str) -> int:
    """Tell a list with variants in <> or sets in [] after its names."""
    if VARIANT.search(text):
        return 85
    return 58 if SET.search(text) else 0


def read(text: str) -> RawList:
    """Read an MTGGoldfish list."""
    return read_text(text, Dialect(sideboard_after_blank=True))


def write(deck: Deck, _language: Language) -> str:
    """Write an MTGGoldfish list."""
    parts = parts_of(deck)

    def line(entry: DeckEntry) -> str:
        printing = f" [{entry.set_code}]" if entry.set_code else ""
        finish = {"foil": " (F)", "etched": " (E)"}.get(entry.finish or "", "")
        return f"{entry.count} {STYLE.name(entry)}{printing}{finish}"

    outside = (*parts.leaders, *parts.companion, *parts.sideboard, *parts.maybeboard)
    return blocks(map(line, parts.main), map(line, outside))


FORMAT: Final = ListFormat("mtggoldfish", recognise, read, write)
