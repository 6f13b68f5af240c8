"""CR 702.37 Morph and megamorph: casting a card face down for {3}, turning it face up for its own cost."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.definitions import FaceDown
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.ways import WayToCast, WayToTurnUp
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

MORPHS: Final = {"morph": "変異", "megamorph": "大変異"}
FACE_DOWN_COST: Final = (PayMana("{3}"),)
"""What casting a card face down costs (702.37a)."""


@term
class Morph(Keyword):
    """702.37 Morph or megamorph with the mana cost for which the permanent is turned face up."""

    word: str
    cost: str

    @property
    def name(self) -> str:
        """The name by which rules ask for it."""
        return self.word

    @rule("702.37a", "702.37b")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the casting face down."""
        return (WayToCast(self.word, ("hand",), FACE_DOWN_COST, hidden=FaceDown(self.word)),)

    @rule("702.37e")
    def ways_to_turn_up(self) -> tuple[WayToTurnUp, ...]:
        """Return the turning face up for its cost."""
        return (WayToTurnUp(self.word, (PayMana(self.cost),)),)


for word, japanese in MORPHS.items():
    phrase(KEYWORD, f"{word} {{cost:mana}}", Morph, word=word, ja=f"{japanese}{{cost}}")
