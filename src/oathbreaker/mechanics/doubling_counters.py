"""CR 701.10d, 701.10e, 122.6 Doubled counters and life totals, and as many counters as an amount says."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import PutCounters as PutEvent
from oathbreaker.engine.happening import happen
from oathbreaker.engine.player_events import GainLife, LoseLife
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.counters import PutCounters
from oathbreaker.mechanics.finding import AFFECTED, CHOSEN, doer, here, made_of_all, picked, seats, value_of
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.refs import Some, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

EACH_KIND: Final = ""
"""Stands for every kind of counter that there is."""


@term
class DoubleCounters(Effect):
    """A player doubles the number of counters on objects: of one kind, or of each kind (`EACH_KIND`)."""

    counter: str
    what: Ref
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to."""
        return CHOSEN if isinstance(self.what, Some) else made_of_all(self.what)

    @rule("701.10e")
    def perform(self, context: Context) -> Procedure[None]:
        """Put as many of those counters on each as it already has, on all at once."""
        state = context.state
        found = yield from picked(self.what, context, self.who)
        context.results[AFFECTED] = found
        by, source = doer(self.who, context), context.source
        events = [
            PutEvent(oid, kind, number, source, by)
            for oid in here(state, found)
            for kind, number in state.objects[oid].counters.items()
            if self.counter in {kind, EACH_KIND}
        ]
        yield from happen(state, events)


@term
class DoubleLife(Effect):
    """A player's life total is doubled."""

    who: Ref = You()

    @rule("701.10d", "119.5")
    def perform(self, context: Context) -> Procedure[None]:
        """Let each gain as much life as they have, or lose as much as they have less than 0."""
        lives = [(seat, context.state.players[seat].life) for seat in seats(self.who, context)]
        events = [
            GainLife(seat, life, context.source) if life > 0 else LoseLife(seat, -life, context.source)
            for seat, life in lives
            if life
        ]
        yield from happen(context.state, events)


@term
class PutCountersEqual(Effect):
    """A player puts as many counters on objects as an amount says, which stands last."""

    counter: str
    what: Ref
    amount: Amount
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to."""
        return CHOSEN if isinstance(self.what, Some) else made_of_all(self.what)

    @rule("122.6", "608.2h")
    def perform(self, context: Context) -> Procedure[None]:
        """Find the amount once, and put so many on each."""
        number = Number(value_of(self.amount, context))
        yield from PutCounters(number, self.counter, self.what, self.who).perform(context)


@term
class PutEqualCounters(Effect):
    """The same with the amount before the objects, of which it does not speak."""

    counter: str
    amount: Amount
    what: Ref
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to."""
        return CHOSEN if isinstance(self.what, Some) else made_of_all(self.what)

    @rule("122.6", "608.2h")
    def perform(self, context: Context) -> Procedure[None]:
        """Find the amount once, and put so many on each."""
        number = Number(value_of(self.amount, context))
        yield from PutCounters(number, self.counter, self.what, self.who).perform(context)


for form in ("one", "many"):
    phrase(
        DEED,
        f"[double|doubles] the number of {{counter:counter-kind}} counters on {{what:thing/{form}}}",
        DoubleCounters,
        take=lambda tree: (tree.counter, tree.what) if tree.counter and tree.who == You() else None,
        build=DoubleCounters,
        ja="{what}の上にある{counter}の数を２倍にする",
    )
    phrase(
        DEED,
        f"[double|doubles] the number of each kind of counter on {{what:thing/{form}}}",
        DoubleCounters,
        counter=EACH_KIND,
        ja="{what}の上にある各種類のカウンターの数を２倍にする",
    )
    phrase(
        DEED,
        f"[put|puts] a number of {{counter:counter-kind}} counters on {{what:thing/{form}}} "
        "equal to {amount:quantity}",
        PutCountersEqual,
        ja="{what.on}{amount}に等しい数の{counter}を置く",
    )
    phrase(
        DEED,
        "[put|puts] a number of {counter:counter-kind} counters equal to {amount:quantity} "
        f"on {{what:thing/{form}}}",
        PutEqualCounters,
        ja="{what.on}{amount}に等しい数の{counter}を置く",
    )
fixed(DEED, "double your life total", DoubleLife(), ja="あなたのライフの総量を２倍にする", forms=("base",))
