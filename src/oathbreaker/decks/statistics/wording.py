"""How the view and the plot of deck statistics write words and numbers for their reader."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from oathbreaker.decks.statistics.colors import mana_type_text
from oathbreaker.decks.statistics.curve import CARD_TYPES, CURVE_GROUPS, CurveGroup
from oathbreaker.decks.statistics.report import DeckStatistics
from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import Text, say
from oathbreaker.texts.showing import shortened, visible

HIGHEST_BAR: Final = 7
"""Mana values from here on share one bar of the curve."""

LONGEST_NAME: Final = 60
"""Characters of a deck's name that are shown."""


@dataclass(frozen=True)
class Words:
    """The words for one reader.

    Attributes:
        language: The reader's language.
        terms: The reader's Japanese words for the format.
    """

    language: Language
    terms: Terms

    def __call__(self, key: str, /, **fields: object) -> str:
        """Return a message of `texts/catalog/statistics.py`."""
        return say(f"statistics.{key}", **fields).text(self.language, self.terms)

    def show(self, text: Text) -> str:
        """Return what says itself: a card's or a colour's name."""
        return text.display(self.language, self.terms)

    def mana_type(self, letter: str) -> str:
        """Return the name of a type of mana."""
        return self.show(mana_type_text(letter))

    def card_type(self, name: str) -> str:
        """Return the name of a card type; a word that is no card type of the rules stays as it is."""
        return self(f"type_{name}") if name in CARD_TYPES else name

    def curve_group(self, group: CurveGroup) -> str:
        """Return the name of a part of the curve's bars."""
        return self(group.replace(" ", "_"))


def percent(chance: Fraction) -> str:
    """Write a chance as a whole percentage; "0%" and "100%" only where they are exact."""
    if 0 < chance < Fraction(1, 200):
        return "<1%"
    if Fraction(199, 200) < chance < 1:
        return ">99%"
    return f"{round(chance * 100)}%"


def shown_name(name: str | None) -> str:
    """Return a deck's name as one line of visible characters, shortened where it is very long; "" for none."""
    return shortened(visible(name or ""), LONGEST_NAME)


def curve_bars(stats: DeckStatistics) -> dict[int, tuple[int, ...]]:
    """Return the curve's bars, 0 to `HIGHEST_BAR` (which stands for "or more"): the cards of each of `CURVE_GROUPS`."""
    bars = {value: (0,) * len(CURVE_GROUPS) for value in range(HIGHEST_BAR + 1)}
    for point in stats.curve:
        value = min(point.mana_value, HIGHEST_BAR)
        added = (point.of_group(group) for group in CURVE_GROUPS)
        bars[value] = tuple(before + more for before, more in zip(bars[value], added, strict=True))
    return bars
