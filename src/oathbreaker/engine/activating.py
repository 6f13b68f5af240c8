"""CR 602 Activating activated abilities, step by step; mana abilities without the stack (605.3b)."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announced import Announced
from oathbreaker.engine.announcement import Announcement
from oathbreaker.engine.announcing import (
    announce_division,
    announce_modes,
    announce_targets,
    changed,
    context_of,
    most_x_for_targets,
)
from oathbreaker.engine.announcing_symbols import announce_symbols
from oathbreaker.engine.asking import choose_number
from oathbreaker.engine.casting import aimed_at
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import TotalCost, ability_cost, most_x
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.illegal import attempt
from oathbreaker.engine.keyword_abilities import keyword_name
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.mana import activate_mana, is_mana_ability, note_use
from oathbreaker.engine.paying import follow_riders, pay
from oathbreaker.engine.state import State
from oathbreaker.engine.triggers import ABILITY
from oathbreaker.engine.zones import create, join_zone
from oathbreaker.terms.abilities import ActivatedAbility
from oathbreaker.texts.rules import rule


class AbilityActivated(Announced):
    """An ability has been activated (602.2b); `oid` is the ability on the stack."""

    __slots__ = ()
    kind: ClassVar[str] = "activate"
    cites: ClassVar[str] = "602.2"


@rule("602.2", "733.1")
def activate(state: State, seat: int, oid: int, ability_index: int) -> Procedure[bool]:
    """Let a player activate an ability; return False, with nothing changed, where that is illegal or given up."""
    ability = characteristics(state, oid).abilities[ability_index]
    assert isinstance(ability, ActivatedAbility)  # noqa: S101  guaranteed by the caller
    if is_mana_ability(ability):
        return (yield from attempt(state, steps_of_mana_ability(state, seat, oid, ability_index, ability)))
    return (yield from attempt(state, steps_of_activating(state, seat, oid, ability_index, ability)))


@rule("602.2a", "602.2b", "606.3")
def steps_of_activating(
    state: State, seat: int, oid: int, ability_index: int, ability: ActivatedAbility
) -> Procedure[bool]:
    """Put the ability on the stack and take the steps b to i of 601.2."""
    thing = create(state, ABILITY, seat, "stack", kind="ability")
    thing.announcement = Announcement(ability, oid, ability_index, keyword=keyword_name(state, oid, ability))
    join_zone(state, thing)
    item = thing.oid
    if not (yield from announce_modes(state, item)):
        return False
    most = most_x(state, seat, lambda x: ability_cost(state, oid, ability, x), context_of(state, item))
    if most is not None:
        most = most_x_for_targets(state, item, most)
        x = yield from choose_number(state, seat, "x", 0, most, "601.2b", oid)
        changed(state, item).x = x

    def total(announced: tuple[str, ...]) -> TotalCost:
        return ability_cost(state, oid, ability, context_of(state, item).x, announced)

    context = context_of(state, item)
    announced = yield from announce_symbols(total(()).symbols, total, context.x, context)
    if not (yield from announce_targets(state, item)):
        return False
    if not (yield from announce_division(state, item)):
        return False
    note_use(state, oid, ability_index, ability)
    if ability.loyalty:
        state.own(oid).loyalty_turn = state.turn
    context = context_of(state, item)
    payment = yield from pay(state, seat, total(announced), context.x, context)
    if not payment.is_paid:
        return False
    said = changed(state, item)
    said.spent = payment.spent
    said.results = tuple(context.results.items())
    yield from follow_riders(payment, context)
    yield from happen(state, [AbilityActivated(item, oid, seat), *aimed_at(state, item)])
    return True


@rule("605.3b")
def steps_of_mana_ability(
    state: State, seat: int, oid: int, ability_index: int, ability: ActivatedAbility
) -> Procedure[bool]:
    """Pay the mana in the cost of a mana ability, then the rest; it resolves at once."""
    cost = ability_cost(state, oid, ability, 0)
    if cost.symbols:
        cost.others = tuple(part for part in cost.others if part.comes_last)
        payment = yield from pay(state, seat, cost, 0, Context(state, oid, seat))
        if not payment.is_paid:
            return False
    return (yield from activate_mana(state, oid, ability_index))
