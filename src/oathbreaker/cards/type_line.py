"""CR 205 Type lines: supertypes, card types, subtypes."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from oathbreaker.texts.rules import rule

SUPERTYPES: Final = ("basic", "legendary", "ongoing", "snow", "world", "host", "elite")
"""205.4a, and those of silver-bordered cards."""

BASIC_LAND_TYPES: Final = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
"""Basic land type -> the letter of the mana it can produce (305.6)."""

TWO_WORD_SUBTYPES: Final = ("Time Lord",)
"""Creature types of two words (205.3m)."""


@rule("205.1")
@dataclass(frozen=True, slots=True)
class TypeLine:
    """A type line, taken apart.

    Attributes:
        supertypes: Lower case, such as "legendary".
        types: Card types, lower case, such as "planeswalker".
        subtypes: As printed, such as "Saheeli".
    """

    supertypes: tuple[str, ...]
    types: tuple[str, ...]
    subtypes: tuple[str, ...]

    @property
    @rule("205.4c")
    def is_basic_land(self) -> bool:
        """Whether this is a land with the supertype basic: snow-covered basics and Wastes too."""
        return "basic" in self.supertypes and "land" in self.types

    @property
    @rule("305.6")
    def basic_land_types(self) -> tuple[str, ...]:
        """The basic land types among the subtypes, in printed order."""
        return tuple(subtype for subtype in self.subtypes if subtype in BASIC_LAND_TYPES)


@lru_cache(maxsize=4096)
def parse_type_line(text: str) -> TypeLine:
    """Take a face's type line apart: "Legendary Planeswalker — Saheeli"."""
    before, _, after = text.partition(" — ")
    words = before.lower().split()
    supertypes = tuple(word for word in words if word in SUPERTYPES)
    types = tuple(word for word in words if word not in SUPERTYPES)
    if types in {("plane",), ("phenomenon",)}:
        return TypeLine(supertypes, types, (after,) if after else ())
    for two_words in TWO_WORD_SUBTYPES:
        after = after.replace(two_words, two_words.replace(" ", "\N{NO-BREAK SPACE}"))
    subtypes = tuple(word.replace("\N{NO-BREAK SPACE}", " ") for word in after.split(" ") if word)
    return TypeLine(supertypes, types, subtypes)
