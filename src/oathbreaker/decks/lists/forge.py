"""Forge's .dck: [metadata], [Commander], [Main]; "1 Arid Mesa|MM3", "1 Name+|SET|[123]". Leaders are commanders."""

from __future__ import annotations

import re
from typing import Final

from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.lists.card_line import take_apart
from oathbreaker.decks.lists.headings import Part, part_named
from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.text_list import Dialect, TextReader
from oathbreaker.decks.lists.written import SPLIT_ONLY, NameStyle, headed, parts_of
from oathbreaker.texts.languages import Language

SECTION: Final = re.compile(r"^\[(?P<name>[^\[\]]+)\]$")
ABOUT_THE_DECK: Final = frozenset({"metadata", "general", "shop"})
"""Sections without cards."""

SECTIONS: Final[dict[str, Part]] = {
    "commander": "commander", "main": "main", "sideboard": "sideboard", "planes": "sideboard", "schemes": "sideboard",
    "conspiracy": "sideboard", "avatar": "sideboard", "attractions": "sideboard", "contraptions": "sideboard",
    "dungeon": "sideboard",
}  # fmt: skip
OWN: Final = re.compile(r"^\[(?:metadata|general|shop|commander|main)\]\s*$", re.MULTILINE | re.IGNORECASE)
PIPED: Final = re.compile(r"^\d+ [^|\n]+\|[A-Z0-9]{2,8}(?:\||\s*$)", re.MULTILINE)
NUMBER: Final = re.compile(r"^\[(?P<number>[^\]]*)\]$")
STYLE: Final = NameStyle(SPLIT_ONLY)


def recognise(text: str) -> int:
    """Tell a list with Forge's sections, or with "|" before its sets."""
    if OWN.search(text):
        return 88
    return 62 if PIPED.search(text) else 0


class ForgeReader(TextReader):
    """Reads Forge's sections; within them, fields behind "|"."""

    def __init__(self) -> None:
        super().__init__(Dialect())
        self.in_cards = True

    def read_line(self, number: int, line: str, plain: str) -> None:
        """Read a line: a section's name, a fact of the deck, or a card."""
        section = SECTION.match(plain)
        if section:
            name = section["name"].strip().lower()
            self.in_cards = name not in ABOUT_THE_DECK
            part = SECTIONS.get(name) or board_named(name)
            self.end_block()
            self.open_part(part or "main", marked=part is not None)
            self.add(number, line, "heading")
        elif not self.in_cards and plain:
            if plain.lower().startswith("name="):
                self.name = plain[len("name=") :].strip() or None
            self.add(number, line, "comment")
        elif "|" in plain and plain[:1] not in "#/":
            self.read_card(number, line, take_apart(rewritten(plain)), None)
        else:
            super().read_line(number, line, plain)


def board_named(name: str) -> Part | None:
    """Return the board of a section that Forge does not have and people add: "[Oathbreaker]", "[Signature Spell]"."""
    part = part_named(name)
    return None if part in {"type", "about"} else part


def rewritten(plain: str) -> str:
    """Return "4 Name+|SET|[123]" as "4 Name [SET:123] *F*"; a number without brackets only counts pictures."""
    name, set_code, *rest = (part.strip() for part in plain.split("|"))
    numbers = [found["number"] for found in map(NUMBER.match, rest) if found]
    finish = " *F*" if name.endswith("+") else ""
    return f"{name.removesuffix('+')} [{set_code}:{numbers[0] if numbers else ''}]{finish}"


def read(text: str) -> RawList:
    """Read a Forge list."""
    return ForgeReader().read(text)


def write(deck: Deck, _language: Language) -> str:
    """Write a Forge list."""
    parts = parts_of(deck)

    def line(entry: DeckEntry) -> str:
        foil = "+" if entry.finish else ""
        number = f"|[{entry.collector_number}]" if entry.collector_number else ""
        printing = f"|{entry.set_code}{number}" if entry.set_code else ""
        return f"{entry.count} {STYLE.name(entry)}{foil}{printing}"

    outside = (*parts.companion, *parts.sideboard, *parts.maybeboard)
    lines = [
        "[metadata]",
        f"Name={deck.name or 'Oathbreaker'}",
        *headed("[Commander]", map(line, deck.leader_entries)),
        *headed("[Main]", map(line, parts.main)),
        *headed("[Sideboard]", map(line, outside)),
    ]
    return "\n".join(lines) + "\n"


FORMAT: Final = ListFormat("forge", recognise, read, write, marks_leaders=True)
