"""CR 105 Colours."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final

from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import display, say


class Color(StrEnum):
    """One of the five colours (105.1). The value is the rules' own word; iteration is in the order of 105.1."""

    WHITE = "white"
    BLUE = "blue"
    BLACK = "black"
    RED = "red"
    GREEN = "green"

    @property
    def letter(self) -> str:
        """The letter of this colour's mana symbol: W, U, B, R or G."""
        return LETTERS[COLORS.index(self)]

    def display(self, language: Language, terms: Terms = "community") -> str:  # noqa: ARG002  the Text protocol
        """Return the colour's name."""
        return say(f"words.{self.value}").text(language)


COLORS: Final = tuple(Color)
LETTERS: Final = "WUBRG"

Colors = frozenset[Color]
"""A set of colours; the empty set is colourless (105.2c)."""

COLORLESS: Final[Colors] = frozenset()


def colors_from_letters(letters: Iterable[str]) -> Colors:
    """Return the colours of the letters W, U, B, R and G; anything else (C, S, X, digits) has no colour."""
    return colors_of_word("".join(letter for letter in letters if len(letter) == 1))


@lru_cache(maxsize=1024)
def colors_of_word(letters: str) -> Colors:
    """Return the colours of the letters of a word; there are few such words, so they are kept."""
    return frozenset(COLORS[LETTERS.index(letter)] for letter in letters if letter in LETTERS)


def letters_from_colors(colors: Iterable[Color]) -> str:
    """Return the colours' letters in the order WUBRG, "" for colourless."""
    return "".join(color.letter for color in in_order(colors))


def in_order(colors: Iterable[Color]) -> tuple[Color, ...]:
    """Return the colours in the order of 105.1: white, blue, black, red, green."""
    present = frozenset(colors)
    return tuple(color for color in COLORS if color in present)


@dataclass(frozen=True)
class ColorWords:
    """A set of colours as a sentence names it: in the order of 105.1; "colorless" when there are none."""

    colors: Colors

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return the colours' names."""
        if not self.colors:
            return say("words.colorless").text(language)
        if language == "ja":
            return "・".join(color.display(language) for color in in_order(self.colors))
        return display(in_order(self.colors), language, terms)
