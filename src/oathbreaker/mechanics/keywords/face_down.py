"""CR 702.37, 702.168 Morph, megamorph, disguise: casting face down for {3}, turning face up for a cost of its own."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.definitions import FACE_DOWN, Characteristics, FaceDown
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.ways import WayToCast, WayToTurnUp
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.keywords.protecting import Ward
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

WARD: Final = Ward((PayMana("{2}"),))
WARDED: Final = Characteristics(
    types=("creature",),
    power=2,
    toughness=2,
    abilities=WARD.abilities(),
    keywords=(WARD,),
    keyword_names=frozenset({WARD.name}),
)
"""A face-down permanent or spell with ward {2} (702.168a, 701.58a)."""

MORPHS: Final = {"morph": "変異", "megamorph": "大変異", "disguise": "変装"}
FACE_DOWN_COST: Final = (PayMana("{3}"),)
"""What casting a card face down costs (702.37a)."""


@term
class Morph(Keyword):
    """702.37, 702.168 Morph, megamorph or disguise with the mana cost for which it is turned face up."""

    word: str
    cost: str

    @property
    def name(self) -> str:
        """The name by which rules ask for it."""
        return self.word

    @rule("702.37a", "702.37b", "702.168a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the casting face down."""
        look = WARDED if self.word == "disguise" else FACE_DOWN
        return (WayToCast(self.word, ("hand",), FACE_DOWN_COST, hidden=FaceDown(self.word, look)),)

    @rule("702.37e", "702.168d")
    def ways_to_turn_up(self) -> tuple[WayToTurnUp, ...]:
        """Return the turning face up for its cost."""
        return (WayToTurnUp(self.word, (PayMana(self.cost),)),)


for word, japanese in MORPHS.items():
    phrase(KEYWORD, f"{word} {{cost:mana}}", Morph, word=word, ja=f"{japanese}{{cost}}")
