"""CR 723 Controlling another player during that player's next turn, 500.7 an extra turn after that."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.controlling_players import control_next_turn
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.turn.extra import promise_extra_turn
from oathbreaker.language.categories import EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import seats
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ControlPlayer(Effect):
    """You control a player during that player's next turn (723.1).

    Attributes:
        whom: The player.
        verb: How the text says it: "control" or "gain control of".
        whose: How the text says whose turn it is.
    """

    whom: Ref
    verb: str = "control"
    whose: str = "that player's"

    @rule("723.1")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the effect wait for that turn."""
        yield from ()
        for seat in seats(self.whom, context):
            control_next_turn(context.state, seat, context.controller)


@term
class ExtraTurnAfterThat(Effect):
    """After the next turn of a player, of which the text has just spoken, a player takes an extra turn (500.7)."""

    who: Ref

    @rule("500.7")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the extra turn wait until that turn begins."""
        yield from ()
        for seat in seats(self.who, context):
            promise_extra_turn(context.state, seat)


for verb, whose in (("control", "that player's"), ("gain control of", "that player's"), ("control", "their")):
    phrase(
        EFFECT,
        f"you {verb} {{whom:player/one}} during {whose} next turn",
        ControlPlayer,
        verb=verb,
        whose=whose,
        ja="{whom.no}次のターンの間、あなたはそのプレイヤーをコントロールする",
    )
phrase(
    EFFECT,
    "after that turn , {who:player/one} takes an extra turn",
    ExtraTurnAfterThat,
    ja="そのターンの後に、{who.wa}追加の１ターンを行う",
)
