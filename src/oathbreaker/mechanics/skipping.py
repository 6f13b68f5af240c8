"""CR 614.10, 500.11, 119.7 Steps and turns that players skip, and players who can't gain life."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting, replace_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.player_events import StepBegins, TurnBegins
from oathbreaker.engine.statements import Replacement, RuleStatement
from oathbreaker.language.categories import DEED, EFFECT, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.finding import seats
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

STEPS: Final = {"untap": "アンタップ・ステップ", "upkeep": "アップキープ・ステップ", "draw": "ドロー・ステップ"}
"""The steps that texts let players skip, with the Japanese words."""


def begins(what: str, event: Event) -> bool:
    """Tell whether an event is the beginning of a turn, or of the step that is named."""
    if what == "turn":
        return isinstance(event, TurnBegins)
    return isinstance(event, StepBegins) and event.step == what


@term
class SkipsStep(Replacement):
    """Players skip a step of each of their turns.

    Attributes:
        step: The step.
        who: "you", "players" or "each player".
    """

    step: str
    who: str = "you"

    kinds: ClassVar[tuple[str, ...]] = ("step begins",)
    is_alike: ClassVar[bool] = True

    @rule("614.10")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply as the step would begin in a turn of those who skip it."""
        return begins(self.step, event) and (self.who != "you" or event.affected(context.state) == context.controller)

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Do nothing instead."""
        yield from ()
        return []


@term
class SkipsOnce(Replacement):
    """The player that it is about skips a turn, or a step, once: the next one."""

    what: str

    kinds: ClassVar[tuple[str, ...]] = ("step begins", "turn begins")
    is_alike: ClassVar[bool] = True

    @rule("614.10", "614.10a")
    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply as it would begin."""
        return begins(self.what, event)

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Do nothing instead; then one such effect is over."""
        yield from ()
        state = context.state
        about = (event.affected(state),)
        over = next(effect for effect in state.lasting if effect.statement == self and effect.objects == about)
        replace_lasting(state, over.timestamp, None)
        return []


@term
class SkipNext(Effect):
    """A player skips their next turn or step (614.10a)."""

    what: str
    whose: Ref = You("your")
    who: Ref = You()

    @rule("614.10a")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin an effect that waits for it."""
        yield from ()
        for seat in seats(self.who, context):
            begin_lasting(context, SkipsOnce(self.what), None, (seat,))


LIFE: Final = {
    "players can't gain life": "プレイヤーはライフを得られない",
    "your opponents can't gain life": "あなたの対戦相手はライフを得られない",
    "you can't gain life": "あなたはライフを得られない",
}
"""How it is said who can't gain life, with the Japanese words."""


@term
class CannotGainLife(RuleStatement):
    """Players can't gain life, in words that `LIFE` has (119.7)."""

    words: str

    names: ClassVar[tuple[str, ...]] = ("can't gain life",)

    @rule("119.7", "614.17")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of everybody, of you or of your opponents."""
        if not is_player(about) or self.words.startswith("players"):
            return is_player(about)
        return (about == context.controller) == self.words.startswith("you can't")


@term
class CannotGainLifeThisTurn(Effect):
    """Players can't gain life this turn."""

    said: CannotGainLife

    @rule("119.7")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect."""
        yield from ()
        begin_lasting(context, self.said, ThisTurn())


for step, japanese in STEPS.items():
    fixed(STATEMENT, f"skip your {step} step", SkipsStep(step), ja=f"あなたの{japanese}を飛ばす")
    fixed(
        STATEMENT,
        f"players skip their {step} steps",
        SkipsStep(step, "players"),
        ja=f"プレイヤーは自分の{japanese}を飛ばす",
    )
    fixed(
        STATEMENT,
        f"each player skips their {step} step",
        SkipsStep(step, "each player"),
        ja=f"各プレイヤーは自分の{japanese}を飛ばす",
    )
    phrase(
        DEED,
        f"[skip|skips] {{whose:own}} next {step} step",
        SkipNext,
        what=step,
        ja=f"{{whose.no}}次の{japanese}を飛ばす",
    )
phrase(DEED, "[skip|skips] {whose:own} next turn", SkipNext, what="turn", ja="{whose.no}次のターンを飛ばす")
for words, japanese in LIFE.items():
    fixed(STATEMENT, words, CannotGainLife(words), ja=japanese)
    fixed(EFFECT, f"{words} this turn", CannotGainLifeThisTurn(CannotGainLife(words)), ja=f"このターン、{japanese}")
