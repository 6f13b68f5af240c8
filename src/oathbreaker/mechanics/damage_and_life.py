"""CR 119 Life, 120 Damage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage as DamageEvent
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.player_events import GainLife as GainEvent
from oathbreaker.engine.player_events import LoseLife as LoseEvent
from oathbreaker.language.categories import ACT, DEED
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.finding import seats, things, value_of
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

DAMAGED: Final = "dealt damage"
"""The name among a context's results of what was dealt damage: "dealt damage this way"."""

LOST: Final = "life lost"
"""The name among a context's results of how much life was lost: "the life lost this way"."""


def note_damaged(context: Context, done: Sequence[Event]) -> None:
    """Keep what was dealt damage in these events."""
    context.note(DAMAGED, *(event.target for event in done if isinstance(event, DamageEvent)))


@term
class DealDamage(Effect):
    """An object deals damage to players or permanents (120.1)."""

    amount: Amount
    to: Ref
    what: Ref = NO_SUBJECT

    def perform(self, context: Context) -> Procedure[None]:
        """Deal the damage, to all at once (120.1)."""
        number = value_of(self.amount, context)
        sources = things(self.what, context)
        events = [DamageEvent(source, target, number) for source in sources for target in things(self.to, context)]
        note_damaged(context, (yield from happen(context.state, events)))


@term
class GainLife(Effect):
    """A player gains life (119.3)."""

    amount: Amount
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Change the life totals, all at once."""
        number = value_of(self.amount, context)
        events = [GainEvent(seat, number, context.source) for seat in seats(self.who, context)]
        yield from happen(context.state, events)


@term
class LoseLife(Effect):
    """A player loses life (119.3)."""

    amount: Amount
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Change the life totals, all at once."""
        number = value_of(self.amount, context)
        events = [LoseEvent(seat, number, context.source) for seat in seats(self.who, context)]
        done = yield from happen(context.state, events)
        context.results[LOST] = (sum(event.amount for event in done if isinstance(event, LoseEvent)),)


@term
class LoseAsMuchAgain(Effect):
    """Each player loses as much life as they have lost this turn."""

    who: Ref = You()

    @rule("119.3", "608.2i")
    def perform(self, context: Context) -> Procedure[None]:
        """Add up what each has lost, damage included; change the life totals all at once."""
        state = context.state
        lost = [event for event in state.log if isinstance(event, LoseEvent)]
        numbers = {seat: sum(one.amount for one in lost if one.seat == seat) for seat in seats(self.who, context)}
        yield from happen(
            state, [LoseEvent(seat, number, context.source) for seat, number in numbers.items() if number]
        )


def points(amount: str) -> str:
    """Return an amount with its counter, 点; "that much" is said with it already."""
    return amount if amount.endswith("点数") else f"{amount}点"


phrase(
    ACT,
    "[deal|deals] {amount:number} damage to {to:recipient}",
    DealDamage,
    ja=lambda slot: f"{slot('to.ni')}{points(slot('amount'))}のダメージを与える",
)
phrase(DEED, "[gain|gains] {amount:number} life", GainLife, ja=lambda slot: f"{points(slot('amount'))}のライフを得る")
phrase(DEED, "[lose|loses] {amount:number} life", LoseLife, ja=lambda slot: f"{points(slot('amount'))}のライフを失う")
fixed(DEED, "[lose|loses] life equal to the life they lost this turn", LoseAsMuchAgain(),
      ja="自分がこのターンに失ったライフの点数に等しい点数のライフを失う")  # fmt: skip
