"""CR 508.1d Creatures that must attack during a player's next turn: anybody, or one planeswalker."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Duration, Effect
from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.lasting import DelayedTrigger, LastingEffect
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import seats
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class UntilThatTurnEnds(Duration):
    """Until the end of the next turn of a player whose seat the effect's amount is; said by no text of its own."""

    moments: ClassVar[tuple[str, ...]] = ("cleanup",)

    @rule("514.2", "611.2a")
    def lasts_past(self, context: Context, effect: LastingEffect | DelayedTrigger, moment: str) -> bool:  # noqa: ARG002  as declared
        """End with a turn of that player that is not the one in which it began."""
        return context.state.active != effect.amount or context.state.turn == effect.made


@term
class TheirCreaturesAttack(RuleStatement):
    """The creatures of one player attack if able; made by effects, said by no text.

    Attributes:
        made: The turn in which it began, which is not the one that is meant.
        whom: What they attack; NOBODY for anybody.
    """

    made: int
    whom: int = NOBODY

    names: ClassVar[tuple[str, ...]] = ("must attack",)

    @rule("508.1d", "611.2c")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of whatever that player controls in that turn."""
        state = context.state
        thing = state.objects.get(about)
        is_then = state.active == context.amount and state.turn != self.made
        return is_then and thing is not None and thing.controller == context.amount

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return what they attack."""
        return True if self.whom == NOBODY else (self.whom,)


@term
class AttackNextTurn(Effect):
    """During a player's next turn, creatures that player controls attack if able; `whom` is what they attack."""

    whose: Ref
    whom: Ref | None = None
    several: bool = True

    @rule("508.1d", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect: it is about all that the player will control then."""
        yield from ()
        state = context.state
        whom = NOBODY if self.whom is None else context.source
        for seat in seats(self.whose, context):
            begin_lasting(context, TheirCreaturesAttack(state.turn, whom), UntilThatTurnEnds(), None, seat)


def attack_this(whose: Ref, whom: Ref) -> AttackNextTurn | None:
    """Return that creatures attack the object itself."""
    return AttackNextTurn(whose, whom) if isinstance(whom, This) else None


def take_attack_this(tree: AttackNextTurn) -> tuple[object, ...] | None:
    """Take `attack_this` apart."""
    return (tree.whose, tree.whom) if tree.whom is not None else None


def attack_anybody(several: bool, whose: Ref) -> AttackNextTurn:  # noqa: FBT001  as the phrase fixes it
    """Return that creatures attack whomever they can."""
    return AttackNextTurn(whose, None, several)


def take_attack(several: bool, tree: AttackNextTurn) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take it apart where creatures attack anybody."""
    return (tree.whose,) if tree.whom is None and tree.several == several else None


DURING: Final = "during {whose:own} next turn ,"
THEIRS: Final = (
    "{whose.no}次のターンの間、そのプレイヤーがコントロールしているすべてのクリーチャーは可能なら{whom}攻撃する"
)
phrase(
    EFFECT,
    f"{DURING} creatures that player controls attack {{whom:this}} if able",
    AttackNextTurn,
    build=attack_this,
    take=take_attack_this,
    ja=THEIRS.replace("{whom}", "{whom}を"),
)
for several, words in (
    (True, "creatures that player controls attack"),
    (False, "each creature that player controls attacks"),
):
    phrase(
        EFFECT,
        f"{DURING} {words} if able",
        AttackNextTurn,
        build=partial(attack_anybody, several),
        take=partial(take_attack, several),
        ja=THEIRS.replace("{whom}", ""),
    )
