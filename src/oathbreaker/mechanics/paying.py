"""CR 118.12 Costs that are paid as a spell or ability resolves: "unless its controller pays {3}"."""

from __future__ import annotations

from oathbreaker.engine.asking import ask_may
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import TotalCost, can_pay, split_costs
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.paying import pay
from oathbreaker.terms import abilities as terms
from oathbreaker.texts.rules import rule


@rule("118.12", "608.2d")
def pay_costs(costs: tuple[terms.Cost, ...], context: Context, seat: int) -> Procedure[bool]:
    """Let a player pay costs now, if they can and want to; return whether they did."""
    symbols, others = split_costs(costs)
    cost = TotalCost(symbols, others)
    payer = context.with_item(context.item)
    payer.controller = seat
    state = context.state
    if not can_pay(state, seat, cost, context.x, payer):
        return False
    if not (yield from ask_may(state, seat, "118.12", context.source)):
        return False
    paid = yield from pay(state, seat, cost, context.x, payer)
    return paid.is_paid
