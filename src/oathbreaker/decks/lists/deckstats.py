"""Deckstats' text: parts headed by "//Main", "1 [KLD] Demolition Stomper", "SB: 1 …", "# !Commander"."""

from __future__ import annotations

import re
from typing import Final

from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.text_list import Dialect, read_text
from oathbreaker.decks.lists.written import NameStyle, blocks, headed, parts_of
from oathbreaker.texts.languages import Language

FLAG: Final = re.compile(r"#\s?!(?:Commander|Companion)", re.IGNORECASE)
PART: Final = re.compile(r"^//(?:Main|Sideboard|Maybeboard|Commander|Companion|NAME:[^\n]*deckstats)\b", re.MULTILINE)
STYLE: Final = NameStyle()


def recognise(text: str) -> int:
    """Tell a list with "# !Commander", or with parts headed by "//" without a space."""
    return 85 if FLAG.search(text) or PART.search(text) else 0


def read(text: str) -> RawList:
    """Read a Deckstats list."""
    return read_text(text, Dialect())


def write(deck: Deck, _language: Language) -> str:
    """Write a Deckstats list; both kinds of leaders are flagged as commanders, which their types tell apart."""
    parts = parts_of(deck)

    def line(entry: DeckEntry, *flags: str) -> str:
        number = f"#{entry.collector_number}" if entry.collector_number else ""
        printing = f"[{entry.set_code}{number}] " if entry.set_code else ""
        finish = {"foil": "!Foil", "etched": "!Etched"}.get(entry.finish or "")
        remarks = "".join(f" # {flag}" for flag in (*flags, finish) if flag)
        return f"{entry.count} {printing}{STYLE.name(entry)}{remarks}"

    return blocks(
        [f"//NAME: {deck.name}"] if deck.name else [],
        headed("//Main", [*(line(entry, "!Commander") for entry in deck.leader_entries), *map(line, parts.main)]),
        headed(
            "//Sideboard",
            [
                *(f"SB: {line(entry)}" for entry in parts.sideboard),
                *(f"SB: {line(entry, '!Companion')}" for entry in parts.companion),
            ],
        ),
        headed("//Maybeboard", (line(entry) for entry in parts.maybeboard)),
    )


FORMAT: Final = ListFormat("deckstats", recognise, read, write, marks_leaders=True)
