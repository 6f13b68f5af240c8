"""CR 601.2b, 107.4e-f Which mana or life will be paid for hybrid and Phyrexian symbols is announced."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from oathbreaker.engine.asking import choose_number, choose_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import LIFE, TotalCost, can_pay, has_choice
from oathbreaker.engine.decisions import Procedure
from oathbreaker.texts.rules import rule

CostAnnounced = Callable[[tuple[str, ...]], TotalCost]
"""What a cost is in all, if its symbols with a choice are paid as these."""


@rule("601.2b", "107.4e", "107.4f")
def announce_symbols(
    symbols: tuple[str, ...], total: CostAnnounced, x: int, context: Context
) -> Procedure[tuple[str, ...]]:
    """Let a player announce how symbols with a choice will be paid; return what is paid for each, in order.

    Life for Phyrexian symbols is always asked about where both can be paid. Which half of a hybrid symbol is paid is
    asked only of who pays by hand; automatic payment takes the mana that is least useful otherwise.

    Args:
        symbols: All mana symbols of the cost, without braces.
        total: What the cost is in all, as announced.
        x: The value of X.
        context: The spell or ability, and who pays.
    """
    kinds = tuple(symbol for symbol in symbols if has_choice(symbol))
    if not kinds:
        return ()
    chosen = yield from announce_life(kinds, total, x, context)
    settings = context.state.settings
    if settings.pay_by_hand or settings.ask_everything:
        chosen = yield from announce_halves(chosen, total, x, context)
    return chosen


@rule("601.2b", "107.4f")
def announce_life(kinds: tuple[str, ...], total: CostAnnounced, x: int, context: Context) -> Procedure[tuple[str, ...]]:
    """Ask for how many of each Phyrexian symbol life is paid."""
    chosen = kinds
    for kind in dict.fromkeys(symbol for symbol in kinds if symbol.endswith("/P")):
        tries = {number: with_life(chosen, kind, number) for number in range(kinds.count(kind) + 1)}
        possible = [number for number, one in tries.items() if is_payable(total(one), x, context)]
        if not possible:
            return kinds
        number = yield from choose_number(
            context.state, context.controller, "number", possible[0], possible[-1], "107.4f", context.source
        )
        chosen = tries[number]
    return chosen


def with_life(chosen: tuple[str, ...], kind: str, number: int) -> tuple[str, ...]:
    """Pay life for the first so many symbols of one kind, and mana for the others of it."""
    order = count(1)
    return tuple(
        (LIFE if next(order) <= number else symbol.removesuffix("/P")) if symbol == kind else symbol
        for symbol in chosen
    )


@rule("601.2b", "107.4e")
def announce_halves(
    chosen: tuple[str, ...], total: CostAnnounced, x: int, context: Context
) -> Procedure[tuple[str, ...]]:
    """Ask for each hybrid symbol which of its halves is paid, among those with which the cost can be paid."""
    for place, symbol in enumerate(chosen):
        if not has_choice(symbol):
            continue
        tries = {half: (*chosen[:place], half, *chosen[place + 1 :]) for half in symbol.split("/")}
        halves = [half for half, one in tries.items() if is_payable(total(one), x, context)]
        if not halves:
            return chosen
        titles = [f"{{{half}}}" for half in halves]
        half = yield from choose_word(
            context.state, context.controller, "word", halves, "601.2b", context.source, titles
        )
        chosen = tries[half]
    return chosen


def is_payable(cost: TotalCost, x: int, context: Context) -> bool:
    """Tell whether the player could pay a cost."""
    return can_pay(context.state, context.controller, cost, x, context)
