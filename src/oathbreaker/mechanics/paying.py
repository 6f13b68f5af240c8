"""CR 118.12 Costs that are paid as a spell or ability resolves: "unless its controller pays {3}"."""

from __future__ import annotations

from oathbreaker.engine.abstract import Cost
from oathbreaker.engine.asking import ask_may
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import TotalCost, can_pay, split_costs
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.illegal import attempt
from oathbreaker.engine.paying import pay
from oathbreaker.engine.player_events import PaysMana
from oathbreaker.engine.proposals import action_over, in_turn
from oathbreaker.mechanics.costs import PayLife
from oathbreaker.mechanics.finding import value_of
from oathbreaker.terms import abilities as terms
from oathbreaker.texts.rules import rule


class FoundCost(Cost):
    """A cost of which only what it is paid for tells what it is: "its mana cost"."""

    __slots__ = ()

    def found(self, context: Context) -> tuple[terms.Cost, ...] | None:
        """Return what is to be paid; None for what cannot be paid (118.6).

        Raises:
            NotImplementedError: The class does not say how.
        """
        raise NotImplementedError(type(self).__name__)


@rule("118.12", "608.2d", "101.4")
def pay_costs(costs: tuple[terms.Cost, ...], context: Context, seat: int) -> Procedure[bool]:
    """Let a player pay costs now, if they can and want to; return whether they did.

    Where several players may pay, all say whether they do before anybody pays.
    """
    payer = context.with_item(context.item)
    payer.controller = seat
    found = [cost.found(payer) if isinstance(cost, FoundCost) else (cost,) for cost in costs]
    symbols, others = split_costs(tuple(part for parts in found for part in parts or ()))
    cost = TotalCost(symbols, others, is_payable=None not in found)
    state = context.state
    paid: list[bool] = []

    def steps() -> Procedure[bool]:
        payment = yield from pay(state, seat, cost, context.x, payer)
        if payment.spent:
            yield from happen(state, (PaysMana(seat, payment.spent, context.source, "118.12"),))
        return payment.is_paid

    def paying() -> Procedure[None]:
        paid.append((yield from attempt(state, steps())))

    if can_promise(cost, payer) and (yield from ask_may(state, seat, "118.12", context.source)):
        if state.gathering is not None:
            state.gathering.promised.append((seat, cost))
        yield from in_turn(state, paying())
    else:
        yield from action_over(state)
    return any(paid)


@rule("118.3", "101.4b")
def can_promise(cost: TotalCost, context: Context) -> bool:
    """Tell whether a player can pay a cost beside what they have just said that they pay."""
    state, seat = context.state, context.controller
    said = [other for payer, other in state.gathering.promised if payer == seat] if state.gathering is not None else []
    together = [*said, cost]
    symbols = tuple(symbol for one in together for symbol in one.symbols)
    others = tuple(part for one in together for part in one.others)
    if not cost.is_payable:
        return False
    life = sum(value_of(part.amount, context) for part in others if isinstance(part, PayLife))
    return life <= max(0, state.players[seat].life) and can_pay(
        state, seat, TotalCost(symbols, others), context.x, context
    )
