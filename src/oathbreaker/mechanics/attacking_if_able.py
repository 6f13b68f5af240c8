"""CR 508.1d Creatures that attack for a time if able: "creatures your opponents control attack this turn if able"."""

from __future__ import annotations

from oathbreaker.engine.statements import Statement
from oathbreaker.language.categories import ACT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.combat_rules import MustAttack
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.rules_about import RulesForATime
from oathbreaker.terms.abilities import Duration, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class MustAttackThisTurn(RulesForATime):
    """Objects attack this turn if able."""

    what: Ref = NO_SUBJECT
    duration: Duration = ThisTurn()

    @rule("508.1d")
    def rules(self, what: Ref) -> tuple[Statement, ...]:
        """Return the requirement."""
        return (MustAttack(what),)


phrase(ACT, "[attack|attacks] this turn if able", MustAttackThisTurn, ja=f"このターン、{SUBJECT}可能なら攻撃する")
