"""CR 508.1d What attacks each combat if able for a time, and perhaps somebody else than you."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.statements import Statement
from oathbreaker.language.categories import ACT, EFFECT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.combat_rules import MustAttack
from oathbreaker.mechanics.rules_about import RuleAboutObjects, RulesForATime
from oathbreaker.mechanics.sentences import NUMBERS
from oathbreaker.terms.abilities import Duration, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@rule("508.1d")
@term
class AttacksElsewhere(RuleAboutObjects):
    """A creature attacks a player other than you if able; made by effects, said by no text alone."""

    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("must attack",)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the players whom it is to attack."""
        return tuple(seat for seat in context.state.seats() if seat != context.controller)


@term
class MustAttackForATime(RulesForATime):
    """Objects attack each combat if able, for a time.

    Attributes:
        duration: For how long.
        elsewhere: Whether they attack a player other than you if able.
        first: Whether the text says the time first.
        what: Which.
    """

    duration: Duration
    elsewhere: bool = False
    first: bool = False
    what: Ref = NO_SUBJECT

    @rule("508.1d")
    def rules(self, what: Ref) -> tuple[Statement, ...]:
        """Return the requirements."""
        return (MustAttack(what), AttacksElsewhere(what)) if self.elsewhere else (MustAttack(what),)


def said_first(elsewhere: bool, duration: Duration, what: Ref) -> MustAttackForATime:  # noqa: FBT001  as the phrase fixes it
    """Return what is said with the time first."""
    return MustAttackForATime(duration, elsewhere, first=True, what=what)


def take_first(elsewhere: bool, tree: MustAttackForATime) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `said_first` apart."""
    return (tree.duration, tree.what) if tree.first and tree.elsewhere == elsewhere else None


EACH_COMBAT = "各戦闘で、"
ATTACKS = "可能なら攻撃する"
phrase(
    ACT,
    "[attack|attacks] each combat if able {duration:duration}",
    MustAttackForATime,
    ja=f"{{duration}}{EACH_COMBAT}{SUBJECT}{ATTACKS}",
)
for number, verb in NUMBERS:
    attack = "attacks" if verb == "third" else "attack"
    for elsewhere, words, japanese in (
        (False, "", ATTACKS),
        (True, f"and {attack} a player other than you if able", "可能ならあなたでないプレイヤーを攻撃する"),
    ):
        phrase(
            EFFECT,
            f"{{duration:duration}} , {{what:thing/{number}}} {attack} each combat if able {words}".strip(),
            MustAttackForATime,
            build=partial(said_first, elsewhere),
            take=partial(take_first, elsewhere),
            ja=f"{{duration}}{EACH_COMBAT}{{what.wa}}{japanese}",
        )
