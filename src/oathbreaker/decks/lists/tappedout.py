"""TappedOut's text: "1x Pramikon, Sky Rampart *CMDR*", tags after #. It has no mark for a signature spell but a tag."""

from __future__ import annotations

import re
from typing import Final

from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.text_list import Dialect, read_text
from oathbreaker.decks.lists.written import SPLIT_ONLY, NameStyle, blocks, finish, headed, parts_of
from oathbreaker.texts.languages import Language

COMMANDER: Final = re.compile(r"\*CMDR\*", re.IGNORECASE)
TIMES: Final = re.compile(r"^\d+x \S", re.MULTILINE)
STYLE: Final = NameStyle(SPLIT_ONLY, " / ")


def recognise(text: str) -> int:
    """Tell a list with *CMDR*, or with "1x" before its names."""
    if COMMANDER.search(text):
        return 80
    return 40 if TIMES.search(text) else 0


def read(text: str) -> RawList:
    """Read a TappedOut list."""
    return read_text(text, Dialect(tags_mark_spell=True))


def write(deck: Deck, _language: Language) -> str:
    """Write a TappedOut list; signature spells get the tag #Signature_Spell."""
    parts = parts_of(deck)

    def line(entry: DeckEntry, mark: str = "") -> str:
        printing = f" ({entry.set_code}:{entry.collector_number})" if entry.set_code and entry.collector_number else ""
        return f"{entry.count}x {STYLE.name(entry)}{printing or set_only(entry)}{finish(entry)}{mark}"

    return blocks(
        [
            *(line(entry, " *CMDR*") for entry in parts.oathbreakers),
            *(line(entry, " #Signature_Spell") for entry in parts.spells),
            *map(line, parts.main),
        ],
        headed("Sideboard:", map(line, parts.sideboard)),
        headed("Companion:", map(line, parts.companion)),
        headed("Maybeboard:", map(line, parts.maybeboard)),
    )


def set_only(entry: DeckEntry) -> str:
    """Return a set without a number, or nothing."""
    return f" ({entry.set_code})" if entry.set_code else ""


FORMAT: Final = ListFormat("tappedout", recognise, read, write, marks_leaders=True)
