"""XMage's .dck: "1 [M15:44] Aetherspouts", "SB: 1 [WAR:234] …", NAME:, LAYOUT. The leaders lie in the sideboard."""

from __future__ import annotations

import re
from typing import Final

from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.text_list import Dialect, read_text
from oathbreaker.decks.lists.written import SPLIT_ONLY, NameStyle, parts_of
from oathbreaker.texts.languages import Language

CARD: Final = re.compile(r"^(?:SB:)?\s*\d+\s*\[[^\]:\n]+:[^\]:\n]*\]\s*\S", re.MULTILINE)
LAYOUT: Final = re.compile(r"^LAYOUT (?:MAIN|SIDEBOARD):", re.MULTILINE)
STYLE: Final = NameStyle(SPLIT_ONLY)


def recognise(text: str) -> int:
    """Tell a list with printings before its names, or with a layout."""
    return 90 if LAYOUT.search(text) or CARD.search(text) else 0


def read(text: str) -> RawList:
    """Read an XMage list."""
    return read_text(text, Dialect())


def write(deck: Deck, _language: Language) -> str:
    """Write an XMage list. XMage wants a printing before each name; where it knows none such, the name counts."""
    parts = parts_of(deck)

    def line(entry: DeckEntry) -> str:
        return f"{entry.count} [{entry.set_code or 'XXX'}:{entry.collector_number or 0}] {STYLE.name(entry)}"

    lines = [f"NAME:{deck.name}"] if deck.name else []
    lines += map(line, parts.main)
    outside = (*parts.leaders, *parts.companion, *parts.sideboard, *parts.maybeboard)
    return "\n".join([*lines, *(f"SB: {line(entry)}" for entry in outside)]) + "\n"


FORMAT: Final = ListFormat("xmage", recognise, read, write)
