"""CR 103.6, 500.7-500.10 Beginning the game on the battlefield, extra turns, additional phases and steps."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Effect, Subject, TriggerEvent
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.combat.timing import PHASE as COMBAT_PHASE
from oathbreaker.engine.combat.timing import is_combat
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.legal import MAIN_PHASES
from oathbreaker.engine.player_events import StepBegins
from oathbreaker.engine.setup import BEGINS, REVEALED
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.turn.extra import BEGINNING, ExtraCombat, ExtraSteps, ExtraTurn
from oathbreaker.language.categories import ABILITY_LINE, CONDITION, DEED, EFFECT, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import seats, value_of
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Amount, Ref, StaticAbility, TriggeredAbility
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class TakeExtraTurns(Effect):
    """A player takes extra turns after this one (500.7)."""

    number: int
    who: Ref = You()

    @rule("500.7")
    def perform(self, context: Context) -> Procedure[None]:
        """Add the turns one at a time, those of several players in turn order."""
        for seat in seats(self.who, context):
            for _ in range(self.number):
                yield from happen(context.state, (ExtraTurn(seat, 1, context.source),))


COMBAT: Final = {
    "after this phase , there is an additional combat phase": (
        1,
        False,
        "このフェイズの後に追加の戦闘フェイズを１つ加える",
    ),
    "after this combat phase , there is an additional combat phase": (
        1,
        False,
        "この戦闘フェイズの後に追加の戦闘フェイズを１つ加える",
    ),
    "there is an additional combat phase after this phase": (
        1,
        False,
        "このフェイズの後に追加の戦闘フェイズを１つ加える",
    ),
    "after this main phase , there is an additional combat phase": (
        1,
        False,
        "このメイン・フェイズの後に追加の戦闘フェイズを１つ加える",
    ),
    "after this main phase , there are two additional combat phases": (
        2,
        False,
        "このメイン・フェイズの後に追加の戦闘フェイズを２つ加える",
    ),
    "after this main phase , there is an additional combat phase followed by an additional main phase": (
        1,
        True,
        "このメイン・フェイズの後に追加の戦闘フェイズ１つと、それに続く追加のメイン・フェイズ１つを加える",
    ),
    "there is an additional combat phase after this phase , followed by an additional main phase": (
        1,
        True,
        "このフェイズの後に追加の戦闘フェイズ１つと、それに続く追加のメイン・フェイズ１つを加える",
    ),
    "there is an additional combat phase after this phase followed by an additional main phase": (
        1,
        True,
        "このフェイズの後に追加の戦闘フェイズ１つと、それに続く追加のメイン・フェイズ１つを加える",
    ),
}
"""How it is said -> how many combat phases, whether a main phase follows, and the Japanese words."""


@term
class AddCombatPhases(Effect):
    """There are additional combat phases after this phase (500.8), in words that `COMBAT` has."""

    words: str

    @rule("500.8")
    def perform(self, context: Context) -> Procedure[None]:
        """Add them to the turn."""
        number, with_main, _ = COMBAT[self.words]
        state = context.state
        yield from happen(state, (ExtraCombat(state.active, number, context.source, with_main=with_main),))


@term
class GetUpkeeps(Effect):
    """A player gets additional upkeep steps after this step or phase (500.9, 500.10)."""

    amount: Amount
    after: str
    who: Ref = You()

    @rule("500.9", "500.10", "500.10a")
    def perform(self, context: Context) -> Procedure[None]:
        """Add them to the turn, if it is that player's."""
        steps, after_step = ("upkeep",) * value_of(self.amount, context), self.after == "step"
        for seat in seats(self.who, context):
            yield from happen(context.state, (ExtraSteps(seat, steps, context.source, after_step=after_step),))


@term
class AddBeginningPhase(Effect):
    """There is an additional beginning phase after this phase (500.8)."""

    @rule("500.8", "501.1")
    def perform(self, context: Context) -> Procedure[None]:
        """Add its steps to the turn."""
        yield from happen(context.state, (ExtraSteps(context.state.active, BEGINNING, context.source),))


PHASES: Final = {
    "it's the first combat phase of the turn": "このターンの最初の戦闘フェイズである",
    "it's your combat phase": "あなたの戦闘フェイズである",
    "it's your main phase": "あなたのメイン・フェイズである",
    "it's a main phase": "メイン・フェイズである",
}
"""What may be said of the phase that it is, with the Japanese words."""


@term
class IsPhase(Condition):
    """It is a phase, in words that `PHASES` has (500.1)."""

    words: str

    @rule("505.1", "506.1")
    def holds(self, context: Context) -> bool:
        """Look at the step; count the combat phases of this turn where the first one is asked for."""
        state = context.state
        is_phase = state.step in MAIN_PHASES if "main phase" in self.words else is_combat(state)
        if "your" in self.words:
            return is_phase and state.active == context.controller
        if "first" in self.words:
            begun = (event for event in state.log if isinstance(event, StepBegins) and event.step == COMBAT_PHASE[0])
            return is_phase and sum(1 for _ in begun) <= 1
        return is_phase


@term
class BeginsOnBattlefield(RuleStatement):
    """If this card is in an opening hand its owner may begin the game with it on the battlefield (103.6a)."""

    names: ClassVar[tuple[str, ...]] = (BEGINS,)


@term
class FirstUpkeepBegins(TriggerEvent):
    """The first upkeep of the game begins."""

    kinds: ClassVar[tuple[str, ...]] = ("step begins",)

    @rule("503.1a")
    def matches(self, context: Context, event: Event) -> Subject | None:  # noqa: ARG002  as declared
        """Look for an upkeep; the ability waits since before the first turn."""
        return Subject(event.seat) if isinstance(event, StepBegins) and event.step == "upkeep" else None


@term
class RevealFromOpeningHand(RuleStatement):
    """This card may be revealed from an opening hand; then something happens at the first upkeep (103.6b)."""

    body: tuple[terms.Effect, ...]

    names: ClassVar[tuple[str, ...]] = (REVEALED,)
    zones: ClassVar[tuple[str, ...]] = ()

    @rule("103.6b", "603.7")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the delayed triggered ability."""
        return TriggeredAbility(FirstUpkeepBegins(), self.body)


phrase(
    ABILITY_LINE,
    "you may reveal this card from your opening hand . if you do , at the beginning of the first upkeep , {body:body}",
    StaticAbility,
    build=lambda body: StaticAbility((RevealFromOpeningHand(body),)),
    take=lambda ability: (
        (ability.statements[0].body,)
        if len(ability.statements) == 1 and isinstance(ability.statements[0], RevealFromOpeningHand)
        else None
    ),
    ja="あなたは、ゲーム開始時のあなたの手札にあるこのカードを公開してもよい。そうしたなら、最初のアップキープの開始時に、{body}",
)
phrase(DEED, "[take|takes] an extra turn after this one", TakeExtraTurns, number=1,
       ja="このターンに続いて追加の１ターンを行う")  # fmt: skip
phrase(DEED, "[take|takes] two extra turns after this one", TakeExtraTurns, number=2,
       ja="このターンに続いて追加の２ターンを行う")  # fmt: skip
for after, japanese in (("step", "ステップ"), ("phase", "フェイズ")):
    phrase(
        DEED,
        f"[get|gets] {{amount:count}} additional upkeep <step|steps> after this {after}",
        GetUpkeeps,
        after=after,
        ja=f"この{japanese}の後に追加のアップキープ・ステップを{{amount}}つ得る",
    )
fixed(
    EFFECT,
    "there is an additional beginning phase after this phase",
    AddBeginningPhase(),
    ja="このフェイズの後に追加の開始フェイズを１つ加える",
)
for words, japanese in PHASES.items():
    fixed(CONDITION, words, IsPhase(words), ja=japanese)
for words, (_, _, japanese) in COMBAT.items():
    fixed(EFFECT, words, AddCombatPhases(words), ja=japanese)
fixed(
    STATEMENT,
    "if this card is in your opening hand , you may begin the game with it on the battlefield",
    BeginsOnBattlefield(),
    ja="このカードがあなたのゲーム開始時の手札にあるなら、あなたはこれが戦場に出ている状態でゲームを開始してもよい",
)
