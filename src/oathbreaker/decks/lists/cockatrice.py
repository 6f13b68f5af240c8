"""Cockatrice's .cod: <zone name="side"><card number="1" name="…"/></zone>. The leaders lie in the side zone."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from oathbreaker.decks.deck import Board, Deck, DeckEntry
from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.written import NameStyle, parts_of
from oathbreaker.decks.lists.xml_list import DeckElements, element, read_xml
from oathbreaker.texts.languages import Language

OWN: Final = re.compile(r"<cockatrice_deck[\s>]")
STYLE: Final = NameStyle(frozenset({"split", "adventure", "prepare"}))
"""Cockatrice calls split and adventurer cards by both names, others by the front one."""


def recognise(text: str) -> int:
    """Tell a Cockatrice deck."""
    return 100 if text.lstrip().startswith("<") and OWN.search(text) else 0


class CockatriceElements(DeckElements):
    """The elements of a Cockatrice deck."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.zone: str | None = None

    def open(self, element: str, attributes: Mapping[str, str]) -> None:
        """Take a zone or a card."""
        if element == "zone":
            self.zone = attributes.get("name", "")
            self.block += 1
        elif element == "card" and self.zone == "tokens":
            self.token_lines.append(self.line)
        elif element == "card":
            board: Board = "sideboard" if self.zone == "side" else "main"
            self.add_card(
                attributes.get("name", ""),
                attributes.get("number", "1"),
                board,
                line=self.line,
                set_code=attributes.get("setShortName"),
                number=attributes.get("collectorNumber"),
            )
        elif self.zone is not None:
            self.refuse(element)

    def close(self, element: str, text: str) -> None:
        """Take the deck's name and the card that stands for it."""
        if element == "zone":
            self.zone = None
        elif element == "deckname":
            self.name = text or None
        elif element == "bannerCard":
            self.banner = text or None


def read(text: str) -> RawList:
    """Read a Cockatrice deck."""
    return read_xml(text, CockatriceElements(text))


def write(deck: Deck, _language: Language) -> str:
    """Write a Cockatrice deck."""
    parts = parts_of(deck)

    def zone(name: str, entries: tuple[DeckEntry, ...]) -> list[str]:
        return [f'    <zone name="{name}">', *map(card, entries), "    </zone>"]

    def card(entry: DeckEntry) -> str:
        attributes: dict[str, str | int] = {"number": entry.count, "name": STYLE.name(entry)}
        if entry.set_code:
            attributes["setShortName"] = entry.set_code
        if entry.collector_number:
            attributes["collectorNumber"] = entry.collector_number
        return "        " + element("card", attributes)

    banner = STYLE.name(parts.oathbreakers[0]) if parts.oathbreakers else ""
    lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<cockatrice_deck version="1">',
        "    " + element("deckname", {}, deck.name or ""),
        "    " + element("bannerCard", {"providerId": ""}, banner),
        "    " + element("comments", {}, ""),
        *zone("main", parts.main),
        *zone("side", (*parts.leaders, *parts.companion, *parts.sideboard, *parts.maybeboard)),
        "</cockatrice_deck>",
    ]
    return "\n".join(lines) + "\n"


FORMAT: Final = ListFormat("cockatrice", recognise, read, write)
