"""CR 116.2f, 116.2h, 116.2k Special actions with cards in hand: they use no stack and nobody can respond to them."""

from __future__ import annotations

from collections.abc import Iterator

from oathbreaker.engine.abstract import Condition, Effect, Keyword
from oathbreaker.engine.asking import choose_number
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import TotalCost, can_pay, greatest_x, split_costs
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.illegal import attempt
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.paying import pay
from oathbreaker.engine.state import State
from oathbreaker.engine.ways import SpecialAction
from oathbreaker.texts.rules import rule


@rule("116.1")
def possible_specials(state: State, seat: int) -> Iterator[tuple[int, int, SpecialAction]]:
    """Yield the special actions that a player may take with cards in hand now: card, place and action."""
    for oid in state.hand(seat):
        if not state.objects[oid].definition.has_specials:
            continue
        context = Context(state, oid, seat)
        found = [
            action
            for keyword in characteristics(state, oid).keywords
            if isinstance(keyword, Keyword)
            for action in keyword.special_actions()
        ]
        for place, action in enumerate(found):
            is_time = isinstance(action.condition, Condition) and action.condition.holds(context)
            if is_time and can_pay(state, seat, TotalCost(*split_costs(action.costs)), 0, context):
                yield oid, place, action


@rule("116.1", "733.1")
def take_special(state: State, seat: int, oid: int, action: SpecialAction) -> Procedure[bool]:
    """Let a player take a special action; return False, with nothing changed, where it is not paid for."""
    return (yield from attempt(state, steps_of_special(state, seat, oid, action)))


def steps_of_special(state: State, seat: int, oid: int, action: SpecialAction) -> Procedure[bool]:
    """Pay for the action and do it at once."""
    context = Context(state, oid, seat)
    cost = TotalCost(*split_costs(action.costs))
    if cost.has_x:
        context.x = yield from choose_number(state, seat, "x", 0, greatest_x(state, seat, cost, context), "107.3a", oid)
    payment = yield from pay(state, seat, cost, context.x, context)
    if not payment.is_paid or not isinstance(action.effect, Effect):
        return False
    yield from action.effect.perform(context)
    return True
