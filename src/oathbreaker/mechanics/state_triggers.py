"""CR 603.8 State triggers: what an ability waits for until it is so."""

from __future__ import annotations

from functools import partial

from oathbreaker.engine.abstract import Condition, StateTrigger
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import CONDITION, EVENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.conditions import yours
from oathbreaker.mechanics.finding import things
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import Back, Pronoun, This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ControlNone(StateTrigger):
    """You control no permanents of a kind."""

    what: Filter

    @rule("603.8")
    def holds(self, context: Context) -> bool:
        """Tell whether there is none."""
        return not yours(self.what, context)


@term
class HandIsEmpty(StateTrigger):
    """You have no cards in hand."""

    @rule("603.8")
    def holds(self, context: Context) -> bool:
        """Tell whether the hand is empty."""
        return not context.state.hand(context.controller)


@term
class HasNoCounters(StateTrigger):
    """The object has no counters of a kind on it."""

    what: Ref
    counter: str

    @rule("603.8")
    def holds(self, context: Context) -> bool:
        """Tell whether there is none, where the object is still on the battlefield."""
        found = counts(self.what, self.counter, context)
        return bool(found) and not any(found)


@term
class LacksCounters(Condition):
    """An object has no counters of a kind on it."""

    what: Ref
    counter: str

    @rule("122.1", "608.2h")
    def holds(self, context: Context) -> bool:
        """Tell whether there is none, as the object is or last was."""
        return not any(counts(self.what, self.counter, context))


@term
class NoCountersLeft(LacksCounters):
    """There are no counters of a kind on an object."""


def counts(what: Ref, counter: str, context: Context) -> list[int]:
    """Return how many counters of a kind objects have, or last had."""
    looks = [look_of(context.state, oid) for oid in things(what, context)]
    return [look[0].counters.get(counter, 0) for look in looks if look is not None]


def lacks(is_this: bool, what: Ref, counter: str) -> LacksCounters | None:  # noqa: FBT001  a part of the phrase
    """Return that the object itself, or one named before, has no counters of a kind."""
    return LacksCounters(what, counter) if isinstance(what, This if is_this else Pronoun) else None


def take_lacks(is_this: bool, tree: LacksCounters) -> tuple[Ref, str] | None:  # noqa: FBT001  a part of the phrase
    """Take `lacks` apart."""
    return (tree.what, tree.counter) if isinstance(tree.what, This if is_this else Pronoun | Back) else None


phrase(EVENT, "when you control no {what:noun/many}", ControlNone, ja="あなたが{what}をコントロールしていないとき")
phrase(EVENT, "when {what:this} has no {counter:counter-kind} counters on it", HasNoCounters,
       ja="{what}の上に{counter}が無いとき")  # fmt: skip
for subject in ("this", "thing/one"):
    phrase(
        CONDITION,
        f"{{what:{subject}}} has no {{counter:counter-kind}} counters on it",
        LacksCounters,
        build=partial(lacks, subject == "this"),
        take=partial(take_lacks, subject == "this"),
        ja="{what}の上に{counter}が無い",
    )
fixed(EVENT, "when you have no cards in hand", HandIsEmpty(), ja="あなたの手札にカードが無いとき")
phrase(
    CONDITION,
    "there are no {counter:counter-kind} counters on {what:this}",
    NoCountersLeft,
    ja="{what}の上に{counter}が無い",
)
