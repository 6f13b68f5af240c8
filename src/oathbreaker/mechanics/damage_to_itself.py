"""CR 120.1 Objects that deal damage to themselves."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage as DamageEvent
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.language.categories import ACT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.damage_and_life import note_damaged
from oathbreaker.mechanics.finding import things
from oathbreaker.mechanics.quantities import stat_of_object
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class DealPowerToItself(Effect):
    """Objects deal damage equal to their power to themselves, each to itself."""

    what: Ref = NO_SUBJECT

    @rule("120.1", "608.2h")
    def perform(self, context: Context) -> Procedure[None]:
        """Deal all the damage at once."""
        state = context.state
        found = things(self.what, context)
        events = [DamageEvent(oid, oid, max(0, stat_of_object(state, oid, "power"))) for oid in found]
        note_damaged(context, (yield from happen(state, events)))


phrase(
    ACT,
    "deals damage to itself equal to its power",
    DealPowerToItself,
    forms=("third",),
    ja="それ自身に自身のパワーに等しい点数のダメージを与える",
)
