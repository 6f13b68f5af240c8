"""CR 702.40 Storm, 702.56 replicate, 702.78 conspire: spells that are copied as they are cast."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Cost, Effect, Keyword
from oathbreaker.engine.asking import choose
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.context import Context
from oathbreaker.engine.copying import copy_on_stack
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event, Tap
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.state import State
from oathbreaker.engine.ways import OptionalCost
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.events import ThisIsCast
from oathbreaker.mechanics.keywords.as_cast import PaidFor, announced
from oathbreaker.terms.abilities import Ability, TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class CopyForEachBefore(Effect):
    """The spell is copied for each other spell that was cast before it this turn."""

    @rule("702.40a", "707.10c")
    def perform(self, context: Context) -> Procedure[None]:
        """Copy it, and let new targets be chosen for each copy."""
        yield from copy_times(context, cast_before(context.state, context.source))


@term
class CopyForEachPaid(Effect):
    """The spell is copied for each time that an optional cost of it was paid."""

    name: str

    @rule("702.56a", "702.78a", "707.10c")
    def perform(self, context: Context) -> Procedure[None]:
        """Copy it, and let new targets be chosen for each copy."""
        yield from copy_times(context, announced(context).times_paid(self.name))


def copy_times(context: Context, times: int) -> Procedure[None]:
    """Copy the source spell so many times, as it last was if it has left the stack (608.2h)."""
    for _ in range(times):
        yield from copy_on_stack(context.state, context.source, context.controller, context.source)


@rule("702.40a")
def cast_before(state: State, spell: int) -> int:
    """Return how many spells were cast this turn before this one, by anybody."""
    number = 0
    for event in state.log:
        if isinstance(event, SpellCast):
            if event.oid == spell:
                break
            number += 1
    return number


@term
class TapTwoSharing(Cost):
    """Tap two untapped creatures that each share a color with the spell."""

    def possible(self, context: Context) -> tuple[int, ...]:
        """Return the creatures that could be tapped."""
        state = context.state
        colors = characteristics(state, context.source).colors
        return tuple(
            thing.oid
            for thing in state.controlled(context.controller)
            if not thing.tapped
            and "creature" in characteristics(state, thing.oid).types
            and not colors.isdisjoint(characteristics(state, thing.oid).colors)
        )

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there are two."""
        return len(self.possible(context)) >= 2  # noqa: PLR2004  two, as the rule says

    @rule("702.78a")
    def pay(self, context: Context) -> Procedure[bool]:
        """Choose two and tap them."""
        state, seat = context.state, context.controller
        chosen = yield from choose(state, seat, "cost", self.possible(context), 2, 2, "702.78a", source=context.source)
        taps: list[Event] = [Tap(oid, context.source) for oid in chosen]
        yield from happen(state, taps)
        return len(chosen) == 2  # noqa: PLR2004  two, as the rule says


@term
class Storm(Keyword):
    """702.40 Storm: a copy for each other spell cast before it this turn."""

    name: ClassVar[str] = "storm"

    @rule("702.40a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the triggered ability."""
        return (TriggeredAbility(ThisIsCast(), (CopyForEachBefore(),)),)


@term
class Replicate(Keyword):
    """702.56 Replicate: a copy for each time its cost was paid."""

    cost: str

    name: ClassVar[str] = "replicate"

    @rule("702.56a")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the cost, to be paid any number of times."""
        return (OptionalCost("replicate", (PayMana(self.cost),), may_repeat=True),)

    @rule("702.56a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the triggered ability."""
        return (TriggeredAbility(ThisIsCast(), (CopyForEachPaid("replicate"),), (), PaidFor("replicate")),)


@term
class Conspire(Keyword):
    """702.78 Conspire: a copy if two creatures that share a color with it were tapped."""

    name: ClassVar[str] = "conspire"

    @rule("702.78a")
    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the cost."""
        return (OptionalCost("conspire", (TapTwoSharing(),)),)

    @rule("702.78a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the triggered ability."""
        return (TriggeredAbility(ThisIsCast(), (CopyForEachPaid("conspire"),), (), PaidFor("conspire")),)


fixed(KEYWORD, "storm", Storm(), ja="ストーム")
fixed(KEYWORD, "conspire", Conspire(), ja="共謀")
phrase(KEYWORD, "replicate {cost:mana}", Replicate, ja="複製{cost}")
