"""CR 603.7, 118.12 "At the beginning of your next upkeep, pay … . If you don't, you lose the game."."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.matching import delay
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.player_events import LoseGame
from oathbreaker.language.categories import SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.paying import pay_costs
from oathbreaker.mechanics.player_triggers import StepBegins
from oathbreaker.terms.abilities import TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class PayOrLose(Effect):
    """You pay mana, or lose the game."""

    cost: str

    @rule("118.12", "104.3e")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the controller pay; who does not loses."""
        if not (yield from pay_costs((PayMana(self.cost),), context, context.controller)):
            yield from happen(context.state, (LoseGame(context.controller, "104.3e"),))


@term
class PayAtNextUpkeep(Effect):
    """At the beginning of your next upkeep, you pay mana or lose the game."""

    cost: str

    @rule("603.7", "603.7d")
    def perform(self, context: Context) -> Procedure[None]:
        """Create the delayed triggered ability."""
        yield from ()
        delay(context, TriggeredAbility(StepBegins("upkeep", "your next"), (PayOrLose(self.cost),)))


phrase(
    SENTENCE,
    "at the beginning of your next upkeep , pay {cost:mana} . if you don't , you lose the game .",
    PayAtNextUpkeep,
    ja="次のあなたのアップキープの開始時に、{cost}を支払う。そうしないなら、あなたはこのゲームに敗北する。",
)
