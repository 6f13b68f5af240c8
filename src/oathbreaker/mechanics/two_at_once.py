"""CR 120.1, 122.6 One instruction with two amounts: damage to one thing and to another, counters on each of two."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage as DamageEvent
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import PutCounters as PutEvent
from oathbreaker.engine.happening import happen
from oathbreaker.language.categories import ACT, DEED
from oathbreaker.language.phrases import is_single, phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.damage_and_life import note_damaged
from oathbreaker.mechanics.done_to_all import DoneToAll
from oathbreaker.mechanics.finding import doer, here, picked, things, value_of
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class DealDamageToTwo(Effect):
    """An object deals damage to some, and perhaps another amount to others, at the same time."""

    amount: Amount
    to: Ref
    other: Amount
    second: Ref
    what: Ref = NO_SUBJECT

    @rule("120.1", "608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Deal all the damage at once."""
        pairs = ((self.amount, self.to), (self.other, self.second))
        events = [
            DamageEvent(source, target, value_of(amount, context))
            for source in things(self.what, context)
            for amount, to in pairs
            for target in things(to, context)
        ]
        note_damaged(context, (yield from happen(context.state, events)))


@term
class PutCountersOnTwo(DoneToAll):
    """A player puts counters of one kind on some objects and of another on others, at the same time (122.6)."""

    amount: Amount
    counter: str
    what: Ref
    other: Amount
    kind: str
    second: Ref
    who: Ref = You()

    @rule("122.6", "608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Put them on all at once."""
        state, by, source = context.state, doer(self.who, context), context.source
        events: list[PutEvent] = []
        for amount, counter, what in (
            (self.amount, self.counter, self.what),
            (self.other, self.kind, self.second),
        ):
            found = yield from picked(what, context, self.who)
            number = value_of(amount, context)
            events += [PutEvent(oid, counter, number, source, by) for oid in here(state, found)]
        yield from happen(state, events)


phrase(
    ACT,
    "[deal|deals] {amount:number} damage to {to:recipient} and {other:number} damage to {second:recipient}",
    DealDamageToTwo,
    ja="{to.ni}{amount}点、{second.ni}{other}点のダメージを与える",
)
FIRST: Final = "[put|puts] {amount:count} {counter:counter-kind} <counter|counters> on"


def on_two(  # noqa: PLR0913, PLR0917  as the phrase has them
    single: bool,  # noqa: FBT001  as the phrase fixes it
    amount: Amount,
    counter: str,
    what: Ref,
    other: Amount,
    kind: str,
    second: Ref,
) -> PutCountersOnTwo | None:
    """Return counters on each of two; the second amount is said with the singular or not."""
    return PutCountersOnTwo(amount, counter, what, other, kind, second) if is_single(other) == single else None


def take_on_two(single: bool, tree: PutCountersOnTwo) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `on_two` apart."""
    is_so = is_single(tree.other) == single and tree.who == You()
    return (tree.amount, tree.counter, tree.what, tree.other, tree.kind, tree.second) if is_so else None


for (one, two), (word, single) in product(product(("one", "many"), repeat=2), (("counter", True), ("counters", False))):
    phrase(
        DEED,
        f"{FIRST} {{what:thing/{one}}} and {{other:count}} {{kind:counter-kind}} {word} on {{second:thing/{two}}}",
        PutCountersOnTwo,
        build=partial(on_two, single),
        take=partial(take_on_two, single),
        ja="{what.on}{counter}{amount}個を、{second.on}{kind}{other}個を置く",
    )
