"""CR 702.46 Soulshift: a Spirit that dies brings a lesser one back."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Keyword
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.events import Dies
from oathbreaker.mechanics.keywords.triggered import THIS_PERMANENT
from oathbreaker.mechanics.moving import ReturnToHand
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.qualifiers import InZone, WithNumber
from oathbreaker.mechanics.sentences import May
from oathbreaker.terms.abilities import Ability, Amount, TargetSpec, TriggeredAbility
from oathbreaker.terms.refs import TargetRef, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Soulshift(Keyword):
    """702.46 Soulshift."""

    number: Amount

    name: ClassVar[str] = "soulshift"

    @rule("702.46a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what its being put into a graveyard from the battlefield lets its controller return."""
        lesser = (WithNumber("mana value", self.number, "most"), InZone("from your graveyard"))
        spirit = Noun(Head((("Spirit",),), "card"), (), lesser)
        back = May(You("you"), ReturnToHand(TargetRef(0), You("your")))
        return (TriggeredAbility(Dies(THIS_PERMANENT), (back,), (TargetSpec(spirit),)),)


phrase(KEYWORD, "soulshift {number:number}", Soulshift, ja="転生{number}")
