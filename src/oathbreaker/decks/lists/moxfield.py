"""Moxfield's text: "1 Saheeli, Sublime Artificer (SLD) 1143 *F*", tags after #, "SIDEBOARD:"; leaders first."""

from __future__ import annotations

import re
from typing import Final

from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.text_list import Dialect, read_text
from oathbreaker.decks.lists.written import NameStyle, blocks, finish, headed, parts_of, printing
from oathbreaker.texts.languages import Language

MARKED: Final = re.compile(r"^\d+ [^\n]+ \([A-Z0-9]{2,6}\) \S+ (?:\*[FE]\*|#)", re.MULTILINE)
OWN: Final = re.compile(
    r"^SIDEBOARD:\s*$|^\d+ [^\n/]+ / [^\n/]+ \([A-Z0-9]{2,6}\) \S+|\([A-Z0-9]{2,6}\) \S*★", re.MULTILINE
)
STYLE: Final = NameStyle(back_separator=" / ")


def recognise(text: str) -> int:
    """Tell a list with finishes or tags after its printings, with "SIDEBOARD:", with "A / B" for double-faced cards."""
    return 65 if MARKED.search(text) or OWN.search(text) else 0


def read(text: str) -> RawList:
    """Read a Moxfield list."""
    return read_text(text, Dialect())


def write(deck: Deck, _language: Language) -> str:
    """Write a Moxfield list."""
    parts = parts_of(deck)

    def line(entry: DeckEntry) -> str:
        return f"{entry.count} {STYLE.name(entry)}{printing(entry)}{finish(entry)}"

    return blocks(
        map(line, parts.leaders),
        map(line, parts.main),
        headed("SIDEBOARD:", map(line, parts.sideboard)),
        headed("COMPANION:", map(line, parts.companion)),
        headed("MAYBEBOARD:", map(line, parts.maybeboard)),
    )


FORMAT: Final = ListFormat("moxfield", recognise, read, write)
