"""Archidekt's text: "1x Appa, Loyal Sky Bison (tla) 9 [Blink]", categories [Commander{top}], labels ^Have,#37d67a^."""

from __future__ import annotations

import re
from typing import Final

from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.text_list import Dialect, read_text
from oathbreaker.decks.lists.written import NameStyle, finish, parts_of
from oathbreaker.texts.languages import Language

OWN: Final = re.compile(r"\[[^\]\n]*\{(?:top|noDeck|noPrice)\}|\^[^^\n]*,#[0-9A-Fa-f]{3,8}\^")
CATEGORY: Final = re.compile(
    r"^\d+x [^\n(]+ \([a-z0-9]*\)[^\n\[]* \[[^\]\n]+\]\s*$|^\d+x? [^\n(]+ \(\) \S", re.MULTILINE
)
LOWER_SET: Final = re.compile(r"^\d+x [^\n(]+ \((?=[a-z0-9]*[a-z])[a-z0-9]{2,6}\) \S+", re.MULTILINE)
STYLE: Final = NameStyle()


def recognise(text: str) -> int:
    """Tell a list with categories or labels, with lower-case sets, with an empty set."""
    if OWN.search(text):
        return 90
    if CATEGORY.search(text):
        return 75
    return 55 if LOWER_SET.search(text) else 0


def read(text: str) -> RawList:
    """Read an Archidekt list."""
    return read_text(text, Dialect(brackets_are_categories=True))


def write(deck: Deck, _language: Language) -> str:
    """Write an Archidekt list; where a card stands is its category."""
    parts = parts_of(deck)

    def line(entry: DeckEntry, category: str) -> str:
        printing = f" ({entry.set_code.lower()}) {entry.collector_number or ''}".rstrip() if entry.set_code else ""
        text = f"{entry.count}x {STYLE.name(entry)}{printing}{finish(entry)}"
        return f"{text} [{category}]" if category else text

    sorted_entries = (
        ("Commander{top}", parts.oathbreakers),
        ("Signature Spell{top}", parts.spells),
        ("Companion", parts.companion),
        ("", parts.main),
        ("Sideboard", parts.sideboard),
        ("Maybeboard{noDeck}{noPrice}", parts.maybeboard),
    )
    return "".join(f"{line(entry, category)}\n" for category, entries in sorted_entries for entry in entries)


FORMAT: Final = ListFormat("archidekt", recognise, read, write, marks_leaders=True)
