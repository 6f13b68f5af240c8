"""CR 702.107 Outlast: an activated ability that strengthens its creature."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.own_terms import PayMana, TapSelf
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.counters import PutCounters
from oathbreaker.mechanics.restrictions import OnlyAsSorcery
from oathbreaker.terms.abilities import Ability, ActivatedAbility
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Outlast(Keyword):
    """702.107 Outlast: tap the creature to put a +1/+1 counter on it, as a sorcery."""

    cost: str

    name: ClassVar[str] = "outlast"

    @rule("702.107a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability."""
        body = (PutCounters(Number(1), "+1/+1", This()),)
        return (ActivatedAbility((PayMana(self.cost), TapSelf()), body, (), (OnlyAsSorcery(),)),)


phrase(KEYWORD, "outlast {cost:mana}", Outlast, ja="長久{cost}")
