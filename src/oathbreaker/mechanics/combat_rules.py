"""CR 508.1c-d, 509.1b-c What creatures cannot or must do in combat; 502.3 permanents that do not untap."""

from __future__ import annotations

from oathbreaker.language.categories import ACT, TRAIT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.terms.abilities import Duration, Effect, Filter, Ref, Statement
from oathbreaker.terms.term import term

RULES = (
    ("can't block", "can't block", "ではブロックできない"),
    ("can't attack", "can't attack", "では攻撃できない"),
    ("can't attack or block", "can't attack or block", "では攻撃もブロックもできない"),
    ("can't be blocked", "can't be blocked", "はブロックされない"),
)
"""(words for one, words for several, Japanese after the subject)"""


@term
class CombatRule(Statement):
    """What objects cannot do in combat; `words` is "can't block" or so."""

    words: str
    what: Ref = NO_SUBJECT


@term
class CombatRuleUntil(Effect):
    """What objects cannot do in combat, for a time."""

    words: str
    duration: Duration
    what: Ref = NO_SUBJECT


@term
class MustAttack(Statement):
    """A creature attacks each combat if able (508.1d)."""

    what: Ref = NO_SUBJECT


@term
class OnlyBlockedBy(Statement):
    """A creature cannot be blocked except by creatures of a kind, or not by those of a kind.

    Attributes:
        by: The kind.
        excepted: Whether only those can block it, rather than those cannot.
    """

    by: Filter
    excepted: bool
    what: Ref = NO_SUBJECT


@term
class CanBlockOnly(Statement):
    """A creature can block only creatures of a kind."""

    by: Filter
    what: Ref = NO_SUBJECT


@term
class DoesNotUntap(Statement):
    """A permanent does not untap during its controller's untap step (502.3)."""

    what: Ref = NO_SUBJECT


for one, several, japanese in RULES:
    phrase(TRAIT, f"[{several}|{one}]", CombatRule, words=one, ja=japanese)
    in_time = f"[{several}|{one}] {{duration:duration}}"
    phrase(ACT, in_time, CombatRuleUntil, words=one, ja=f"{{duration}}{SUBJECT}{japanese}")
phrase(TRAIT, "[attack|attacks] each combat if able", MustAttack, ja="可能なら毎戦闘で攻撃する")
phrase(
    TRAIT,
    "can't be blocked except by {by:noun/many}",
    OnlyBlockedBy,
    excepted=True,
    ja="{by}以外にはブロックされない",
)
phrase(TRAIT, "can't be blocked by {by:noun/many}", OnlyBlockedBy, excepted=False, ja="{by}によってはブロックされない")
phrase(TRAIT, "can block only {by:noun/many}", CanBlockOnly, ja="{by}しかブロックできない")
phrase(
    TRAIT,
    "[don't|doesn't] untap during its controller's untap step",
    DoesNotUntap,
    ja="それのコントローラーのアンタップ・ステップにアンタップしない",
)
