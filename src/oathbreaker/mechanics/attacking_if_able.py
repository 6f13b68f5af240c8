"""CR 508.1d Creatures that attack for a time if able: "creatures your opponents control attack this turn if able"."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.language.categories import ACT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.combat_rules import MustAttack, is_open
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.finding import here, things
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class MustAttackThisTurn(Effect):
    """Objects attack this turn if able."""

    what: Ref = NO_SUBJECT

    @rule("508.1d", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect: on particular objects, or on whatever a description fits, what comes later included."""
        yield from ()
        if is_open(self.what):
            begin_lasting(context, MustAttack(self.what), ThisTurn())
        else:
            begin_lasting(context, MustAttack(), ThisTurn(), here(context.state, things(self.what, context)))


phrase(ACT, "[attack|attacks] this turn if able", MustAttackThisTurn, ja=f"このターン、{SUBJECT}可能なら攻撃する")
