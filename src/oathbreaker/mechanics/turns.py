"""CR 103.6, 500.7, 500.8 Beginning the game on the battlefield, extra turns, additional combat phases."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Effect
from oathbreaker.engine.combat.timing import PHASE as COMBAT_PHASE
from oathbreaker.engine.combat.timing import is_combat
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.legal import MAIN_PHASES
from oathbreaker.engine.player_events import StepBegins
from oathbreaker.engine.setup import BEGINS
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.turn.extra import ExtraCombat, ExtraTurn
from oathbreaker.language.categories import CONDITION, DEED, EFFECT, STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import seats
from oathbreaker.terms.abilities import Ref
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
        "追加の戦闘フェイズを１つこのフェイズの後に加える",
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
        "追加の戦闘フェイズ１つと、それに続く追加のメイン・フェイズ１つをこのフェイズの後に加える",
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


phrase(DEED, "[take|takes] an extra turn after this one", TakeExtraTurns, number=1,
       ja="このターンに続いて追加の１ターンを行う")  # fmt: skip
phrase(DEED, "[take|takes] two extra turns after this one", TakeExtraTurns, number=2,
       ja="このターンに続いて追加の２ターンを行う")  # fmt: skip
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
