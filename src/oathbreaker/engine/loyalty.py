"""CR 606 Loyalty abilities: their cost, and when they may be activated.

Statements that it asks for, by name (`about` the permanent): "loyalty cost change" (a number that is added, 606.4),
"loyalty abilities each turn" (how many more than one), "loyalty abilities any time" (like an instant).
"""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Cost
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event, PutCounters, RemoveCounters
from oathbreaker.engine.happening import happen
from oathbreaker.engine.index import values
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import ActivatedAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

LOYALTY = "loyalty"


@rule("606.4", "606.5", "606.6")
@term
class ChangeLoyalty(Cost):
    """A loyalty symbol: put on or remove loyalty counters.

    Attributes:
        change: How many are put on; negative for removing; the sign of X where it is X.
        is_x: Whether the number is X.
        in_brackets: Whether the text has it in brackets, as in a quoted ability.
    """

    change: int
    is_x: bool = False
    in_brackets: bool = False

    @property
    def has_x(self) -> bool:
        """Whether X is announced for it (107.3a)."""
        return self.is_x

    def greatest_x(self, context: Context) -> int:
        """Return the greatest X that can be paid: the loyalty there is."""
        return max(0, loyalty_of(context.state, context.source) + cost_change(context.state, context.source))

    def total(self, context: Context) -> int:
        """Return what is put on or removed in all, effects that change the cost included."""
        number = self.change * context.x if self.is_x else self.change
        return number + cost_change(context.state, context.source)

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether the permanent has as many counters as are removed; X may be 0."""
        thing = context.state.objects.get(context.source)
        if thing is None or thing.zone != "battlefield":
            return False
        return loyalty_of(context.state, context.source) + self.total(context) >= 0

    def pay(self, context: Context) -> Procedure[bool]:
        """Put the counters on or take them off; nothing for 0."""
        number = self.total(context)
        source = context.source
        events: list[Event] = []
        if number > 0:
            events.append(PayLoyalty(source, LOYALTY, number, source, by_rule="606.4"))
        elif number < 0:
            events.append(RemoveCounters(source, LOYALTY, -number, source, by_rule="606.4"))
        yield from happen(context.state, events)
        return True


class PayLoyalty(PutCounters):
    """Loyalty counters are put on a planeswalker as a cost (606.4), so that no effect puts them there."""

    __slots__ = ()

    is_by_effect: ClassVar[bool] = False


@rule("306.5c")
def loyalty_of(state: State, oid: int) -> int:
    """Return how many loyalty counters a permanent has."""
    thing = state.objects.get(oid)
    return thing.counters.get(LOYALTY, 0) if thing is not None else 0


def cost_change(state: State, oid: int) -> int:
    """Return what effects add to the loyalty costs of a permanent's abilities."""
    return sum(said for said in values(state, "loyalty cost change", oid) if isinstance(said, int))


@rule("606.3", "306.5d")
def activated_this_turn(state: State, thing: GameObject) -> int:
    """Return how many loyalty abilities of a permanent have been activated this turn, by whomever."""
    if thing.loyalty_turn != state.turn:
        return 0
    abilities = characteristics(state, thing.oid).abilities
    used = [abilities[place] for place in thing.used if place < len(abilities)]
    return max(1, sum(isinstance(ability, ActivatedAbility) and ability.loyalty for ability in used))


@rule("606.3")
def may_activate(state: State, thing: GameObject, *, is_sorcery_time: bool) -> bool:
    """Tell whether a loyalty ability of a permanent may be activated as far as time and number go."""
    if not is_sorcery_time and not values(state, "loyalty abilities any time", thing.oid):
        return False
    if thing.loyalty_turn != state.turn:
        return True
    more = sum(said for said in values(state, "loyalty abilities each turn", thing.oid) if isinstance(said, int))
    return activated_this_turn(state, thing) <= more
