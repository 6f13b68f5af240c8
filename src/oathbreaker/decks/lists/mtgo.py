"""MTGO's .dek: <Cards Quantity="1" Sideboard="false" Name="Refuse/Cooperate" />. The leaders lie in the sideboard."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.written import SPLIT_ONLY, NameStyle, parts_of
from oathbreaker.decks.lists.xml_list import DeckElements, element, read_xml
from oathbreaker.texts.languages import Language

OWN: Final = re.compile(r"<Deck[\s>]")
FACTS: Final = frozenset({"Deck", "NetDeckID", "PreconstructedDeckID"})
STYLE: Final = NameStyle(SPLIT_ONLY, "/")


def recognise(text: str) -> int:
    """Tell an MTGO deck."""
    return 98 if text.lstrip().startswith("<") and OWN.search(text) else 0


class MtgoElements(DeckElements):
    """The elements of an MTGO deck."""

    def open(self, element: str, attributes: Mapping[str, str]) -> None:
        """Take a card."""
        if element == "Cards":
            outside = attributes.get("Sideboard", "").strip().lower() in {"true", "1"}
            self.add_card(
                attributes.get("Name", ""),
                attributes.get("Quantity", "1"),
                "sideboard" if outside else "main",
                line=self.line,
            )
        elif element not in FACTS:
            self.refuse(element)

    def close(self, element: str, text: str) -> None:
        """Take nothing: MTGO keeps everything in attributes."""


def read(text: str) -> RawList:
    """Read an MTGO deck."""
    return read_xml(text, MtgoElements(text))


def write(deck: Deck, _language: Language) -> str:
    """Write an MTGO deck. Its catalog numbers are not known; MTGO finds the cards by name."""
    parts = parts_of(deck)

    def line(entry: DeckEntry, sideboard: str) -> str:
        return "  " + element(
            "Cards",
            {"CatID": 0, "Quantity": entry.count, "Sideboard": sideboard, "Name": STYLE.name(entry), "Annotation": 0},
        )

    outside = (*parts.leaders, *parts.companion, *parts.sideboard, *parts.maybeboard)
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<Deck>",
        "  <NetDeckID>0</NetDeckID>",
        "  <PreconstructedDeckID>0</PreconstructedDeckID>",
        *(line(entry, "false") for entry in parts.main),
        *(line(entry, "true") for entry in outside),
        "</Deck>",
    ]
    return "\n".join(lines) + "\n"


FORMAT: Final = ListFormat("mtgo", recognise, read, write)
