"""CR 122.1, 107.1c Counters that are counted: "for each charge counter on this artifact", "removed this way"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Filter as PerformedFilter
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import COST, NOUN
from oathbreaker.language.japanese import JapaneseWriter, says_form
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import X
from oathbreaker.mechanics.costs import RemoveCountersCost
from oathbreaker.mechanics.finding import things, value_of
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

REMOVED: Final = "removed counters"
"""The name among a context's results of an object, once for each counter that was removed from it for a cost."""


@term
class RemoveAnyNumberCost(RemoveCountersCost):
    """Remove any number of counters from the object itself: as many as are announced."""

    @rule("107.1c", "601.2b")
    def pay(self, context: Context) -> Procedure[bool]:
        """Remove them, and keep how many."""
        paid = yield from RemoveCountersCost.pay(self, context)
        context.note(REMOVED, *([context.source] * value_of(self.amount, context)))
        return paid


def counters_of(context: Context, what: Ref, counter: str) -> list[tuple[Target, int]]:
    """Return how many counters of a kind objects have, or last had."""
    looks = [(oid, look_of(context.state, oid)) for oid in things(what, context)]
    return [(oid, look[0].counters.get(counter, 0)) for oid, look in looks if look is not None]


@term
class CounterOn(PerformedFilter):
    """A counter of a kind on the object itself, to be counted: its object once for each."""

    is_counter: ClassVar[bool] = True
    """Changes of power and toughness for each counter are said by a mechanic of their own."""

    counter: str
    on: Ref

    @rule("122.1", "608.2h")
    def candidates(self, context: Context) -> Iterator[Target]:
        """Yield the object once for each counter."""
        number = sum(number for _, number in counters_of(context, self.on, self.counter))
        for oid in dict.fromkeys((*things(self.on, context), *context.state.battlefield)):
            if self.matches(context, oid):
                yield from (oid,) * number

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether an object has such a counter on it."""
        return any(oid == target and number for oid, number in counters_of(context, self.on, self.counter))


@term
class CounterRemoved(PerformedFilter):
    """A counter of a kind that was removed for the cost, to be counted: its object once for each."""

    counter: str

    @rule("122.1", "608.2h")
    def candidates(self, context: Context) -> Iterator[Target]:
        """Yield the object once for each counter."""
        removed = context.results.get(REMOVED, ())
        for oid in dict.fromkeys((*removed, *context.state.battlefield)):
            if self.matches(context, oid):
                yield from (oid,) * len(removed)

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether any was removed from an object."""
        return target in context.results.get(REMOVED, ())


@says_form("each", CounterOn, CounterRemoved)
def say_for_each_counter(writer: JapaneseWriter, what: CounterOn | CounterRemoved) -> str:
    """Return "for each counter": …１個につき."""
    return f"{writer.say_as('noun', what)}１個につき"


phrase(
    COST,
    "remove any number of {counter:counter-kind} counters from {what:this}",
    RemoveAnyNumberCost,
    build=lambda counter, what: RemoveAnyNumberCost(X(), counter, what),
    take=lambda tree: (tree.counter, tree.what),
    ja="{what}の上から{counter}を望む数だけ取り除く",
)
phrase(
    NOUN,
    "{counter:counter-kind} counter on {on:this}",
    CounterOn,
    forms=("one",),
    ja="{on}の上にある{counter}",
)
phrase(
    NOUN,
    "{counter:counter-kind} counter removed this way",
    CounterRemoved,
    forms=("one",),
    ja="これにより取り除かれた{counter}",
)
