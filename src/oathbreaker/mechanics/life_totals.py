"""CR 119.5 Life totals that become a number."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.player_events import GainLife, LoseLife
from oathbreaker.language.categories import EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import seats, value_of
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class LifeTotalBecomes(Effect):
    """The life totals of players become a number (119.5)."""

    whose: Ref
    amount: Amount

    @rule("119.5")
    def perform(self, context: Context) -> Procedure[None]:
        """Let each player gain or lose the life that is needed, all at once."""
        state, source = context.state, context.source
        number = value_of(self.amount, context)
        events: list[Event] = []
        for seat in seats(self.whose, context):
            more = number - state.players[seat].life
            events.append(GainLife(seat, more, source) if more > 0 else LoseLife(seat, -more, source))
        yield from happen(state, events)


phrase(
    EFFECT,
    "{whose:own} life total becomes {amount:number}",
    LifeTotalBecomes,
    ja="{whose.no}ライフの総量は{amount}点になる",
)
