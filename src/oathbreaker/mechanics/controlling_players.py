"""CR 723 Controlling another player during that player's next turn."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.controlling_players import control_next_turn
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import seats
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ControlPlayer(Effect):
    """You control a player during that player's next turn (723.1)."""

    whom: Ref

    @rule("723.1")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the effect wait for that turn."""
        yield from ()
        for seat in seats(self.whom, context):
            control_next_turn(context.state, seat, context.controller)


phrase(
    EFFECT,
    "you control {whom:player/one} during that player's next turn",
    ControlPlayer,
    ja="{whom.no}次のターンの間、あなたはそのプレイヤーをコントロールする",
)
