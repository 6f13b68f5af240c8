"""CR 508.1d What attacks each combat if able for a time, and perhaps somebody else than you."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import ACT, EFFECT
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.combat_rules import CombatRuleUntil, MustAttack, concerns, is_open
from oathbreaker.mechanics.finding import here, things
from oathbreaker.mechanics.sentences import NUMBERS
from oathbreaker.terms.abilities import Duration, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class AttacksElsewhere(RuleStatement):
    """A creature attacks a player other than you if able; made by effects, said by no text alone."""

    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = ("must attack",)

    @rule("508.1d")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern what the sentence is about."""
        return concerns(self.what, context, about)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the players whom it is to attack."""
        return tuple(seat for seat in context.state.seats() if seat != context.controller)


@term
class MustAttackForATime(Effect):
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

    @property
    def is_performed(self) -> bool:
        """Whether it will be known later whom the description means, as of what creatures cannot do."""
        return CombatRuleUntil("can't attack", self.duration, self.what).is_performed

    @rule("508.1d", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the requirements: on particular objects, or on whatever a description fits, later objects included."""
        yield from ()
        objects = None if is_open(self.what) else here(context.state, things(self.what, context))
        what = self.what if objects is None else NO_SUBJECT
        begin_lasting(context, MustAttack(what), self.duration, objects)
        if self.elsewhere:
            begin_lasting(context, AttacksElsewhere(what), self.duration, objects)


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
