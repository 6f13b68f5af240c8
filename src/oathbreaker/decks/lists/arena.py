"""MTG Arena's text: headings in the client's language (About, Commander, Deck, …), "2 Niv-Mizzet Reborn (WAR) 208"."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final

from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.text_list import Dialect, read_text
from oathbreaker.decks.lists.written import SPLIT_ONLY, NameStyle, blocks, headed, parts_of, printing
from oathbreaker.texts.languages import Language

HEADING: Final = re.compile(
    r"^(?:Deck|Commander|Companion|Sideboard|デッキ|統率者|相棒|サイドボード|Mazo|Mazzo)\s*$", re.MULTILINE
)
ABOUT: Final = re.compile(r"^About\s*\nName ", re.MULTILINE)
CARD: Final = re.compile(r"^\d+ [^\n]+ \([A-Z0-9]{2,6}\) \w+\s*$", re.MULTILINE)
STYLE: Final = NameStyle(SPLIT_ONLY)

HEADINGS: Final[dict[Language, tuple[str, str, str, str]]] = {
    "en": ("Commander", "Companion", "Deck", "Sideboard"),
    "ja": ("統率者", "相棒", "デッキ", "サイドボード"),
}

SETS: Final = {"DOM": "DAR"}
"""Sets that Arena calls otherwise than everybody else."""


def recognise(text: str) -> int:
    """Tell a list with Arena's headings, or with a set and number after each name."""
    if ABOUT.search(text):
        return 60
    if CARD.search(text):
        return 60 if HEADING.search(text) else 50
    return 0


def read(text: str) -> RawList:
    """Read an Arena list. Without headings, its second block is the sideboard."""
    return read_text(text, Dialect(sideboard_after_blank=True))


def write(deck: Deck, language: Language) -> str:
    """Write an Arena list in the language of the client. Arena has no signature spells: they lie in the deck."""
    parts = parts_of(deck)
    commander, companion, main, sideboard = HEADINGS[language]

    def line(entry: DeckEntry) -> str:
        set_code = SETS.get(entry.set_code or "", entry.set_code)
        # Arena wants a number with each set.
        known = printing(replace(entry, set_code=set_code)) if entry.collector_number else ""
        return f"{entry.count} {STYLE.name(entry, language)}{known}"

    return blocks(
        ["About", f"Name {deck.name}"] if deck.name else [],
        headed(commander, map(line, parts.oathbreakers)),
        headed(companion, map(line, parts.companion)),
        headed(main, map(line, (*parts.spells, *parts.main))),
        headed(sideboard, map(line, (*parts.sideboard, *parts.maybeboard))),
    )


FORMAT: Final = ListFormat("arena", recognise, read, write)
