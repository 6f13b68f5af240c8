"""CR 601.2g-h Paying a total cost: mana abilities first, then mana and life, then the rest."""

from __future__ import annotations

from oathbreaker.engine.announcement import Mana
from oathbreaker.engine.announcing_symbols import announce_life
from oathbreaker.engine.asking import ask, choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import (
    TotalCost,
    as_announced,
    can_pay,
    delve_cards,
    has_choice,
    payment_plan,
    usable_sources,
)
from oathbreaker.engine.decisions import Decision, Option, Procedure
from oathbreaker.engine.events import Tap
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.mana import activate_mana
from oathbreaker.engine.mana_sources import ManaSource
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.payment import BITS, GENERIC, Unit
from oathbreaker.engine.player_events import LoseLife
from oathbreaker.engine.players import Player
from oathbreaker.engine.riders import ManaRider
from oathbreaker.engine.state import State
from oathbreaker.engine.tapping_to_pay import TAPPED, tappable
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


@rule("106.6")
def follow_riders(payment: Payment, context: Context) -> Procedure[None]:
    """Do what spending mana with riders does to what it was spent on."""
    for mana in payment.spent:
        if isinstance(mana.rider, ManaRider):
            yield from mana.rider.spent(context)


class Payment:
    """What was paid: the mana spent, and whether it was all that was asked."""

    __slots__ = ("is_paid", "spent")

    def __init__(self, *, is_paid: bool, spent: tuple[Mana, ...] = ()) -> None:
        self.is_paid = is_paid
        self.spent = spent


@rule("601.2h", "118.3")
def pay(state: State, seat: int, cost: TotalCost, x: int, context: Context) -> Procedure[Payment]:
    """Let a player pay a total cost. Random costs and those that move cards from a library come last."""
    if not cost.is_payable:
        return Payment(is_paid=False)
    cost = yield from announced_now(cost, x, context)
    spent: tuple[Mana, ...] = ()
    if cost.symbols:
        paid = yield from pay_mana(state, seat, cost, x, context)
        if not paid.is_paid:
            return paid
        spent = paid.spent
    for last in (False, True):
        for part in cost.others:
            if part.comes_last == last and (not part.can_be_paid(context) or not (yield from part.pay(context))):
                return Payment(is_paid=False)
    return Payment(is_paid=True, spent=spent)


@rule("601.2g", "605.3a")
def pay_mana(state: State, seat: int, cost: TotalCost, x: int, context: Context) -> Procedure[Payment]:
    """Activate mana abilities, by hand or as the plan says, and pay mana and life."""
    cost, x = yield from pay_otherwise(state, seat, cost, x, context)
    sources = usable_sources(state, seat, cost, context)
    found = payment_plan(state, seat, cost, x, context, sources)
    if found is None:
        return Payment(is_paid=False)
    had = state.players[seat].pool
    tapped: tuple[int, ...] = ()
    for place, way in found.sources:
        ability, own_way = sources[place].abilities[way]
        if ability == TAPPED:
            yield from happen(state, (Tap(sources[place].oid, context.source),))
            tapped += (BITS[sources[place].ways.ways[way]],)
            continue
        if place in found.feeds:
            feed(state, seat, sources, found.feeds[place], had)
        if not (yield from activate_mana(state, sources[place].oid, ability, own_way)):
            return Payment(is_paid=False)
    final = payment_plan(state, seat, cost, x, context, [], tapped)
    if final is None:
        return Payment(is_paid=False)
    if final.bill.life:
        yield from happen(state, (LoseLife(seat, final.bill.life, context.source),))
    places = tuple(place - len(tapped) for place in final.pool if place >= len(tapped))
    return Payment(is_paid=True, spent=spend(state.own_player(seat), places))


@rule("702.51b", "702.66b", "702.126b")
def pay_otherwise(
    state: State, seat: int, cost: TotalCost, x: int, context: Context
) -> Procedure[tuple[TotalCost, int]]:
    """Let a player activate mana abilities by hand, and use other means than mana; return what is left and its X."""
    if state.settings.pay_by_hand:
        yield from activate_by_hand(state, seat, cost, x, context)
    if delve_cards(state, seat, cost, x, context):
        cost = yield from delve(state, seat, cost, x, context)
        x = 0
    if cost.is_spell and tappable(state, seat, context.source):
        cost = yield from tap_by_hand(state, seat, cost, x, context)
        x = 0
    return cost, x


@rule("702.51a", "702.126a")
def tap_by_hand(state: State, seat: int, cost: TotalCost, x: int, context: Context) -> Procedure[TotalCost]:
    """Let a player tap permanents rather than pay mana, one by one, until they leave the rest to the automatic payment.

    Return what is left to pay; no X is left in it.
    """
    cost = cost.without_generic(0, x)
    while True:
        ways = ways_of_tapping(state, seat, cost, context)
        options = [Option("automatic", "choose", is_default=True, title=say("engine.pay_the_rest"))]
        options += [
            Option(f"{oid} {symbol}", "choose", source=oid, value=symbol, title=title_of(state, oid))
            for oid, symbol in ways
        ]
        answer = yield from ask(state, Decision(seat, "payment", options, 1, 1, "702.51a", context.source))
        if answer == (0,) or not ways:
            return cost
        oid, symbol = ways[answer[0] - 1]
        yield from happen(state, (Tap(oid, context.source),))
        cost = without_one(cost, symbol)


def ways_of_tapping(state: State, seat: int, cost: TotalCost, context: Context) -> list[tuple[int, str]]:
    """Return each permanent that may be tapped and the symbol that this pays, if the rest can be paid then."""
    sources = usable_sources(state, seat, cost, context)
    found = []
    for oid, letters in tappable(state, seat, context.source).items():
        rest = [source for source in sources if source.oid != oid]
        colored = {symbol for symbol in cost.symbols if not set(symbol.split("/")).isdisjoint(letters)}
        symbols = [symbol for symbol in dict.fromkeys(cost.symbols) if symbol in colored and not symbol.isdecimal()]
        found += [
            (oid, symbol)
            for symbol in [*symbols, *([GENERIC] if cost.generic(0) else [])]
            if payment_plan(state, seat, without_one(cost, symbol), 0, context, rest) is not None
        ]
    return found


def without_one(cost: TotalCost, symbol: str) -> TotalCost:
    """Return what is left of a cost when one of its symbols has been paid; `GENERIC` for one generic mana."""
    if symbol == GENERIC:
        return cost.without_generic(1, 0)
    place = cost.symbols.index(symbol)
    return cost.with_symbols((*cost.symbols[:place], *cost.symbols[place + 1 :]))


@rule("702.66a")
def delve(state: State, seat: int, cost: TotalCost, x: int, context: Context) -> Procedure[TotalCost]:
    """Let a player exile cards from their graveyard rather than pay generic mana; return what is left to pay."""
    most = min(cost.generic(x), len(state.graveyard(seat)))
    possible = (
        number
        for number in range(most + 1)
        if payment_plan(state, seat, cost.without_generic(number, x), 0, context) is not None
    )
    least = next(possible, most)
    cards = state.graveyard(seat)
    chosen = yield from choose(state, seat, "choose cards", cards, least, most, "702.66a", source=context.source)
    yield from happen(state, [ZoneChange(state, oid, "exile", source=context.source) for oid in chosen])
    return cost.without_generic(len(chosen), x)


def spend(player: Player, places: tuple[int, ...]) -> tuple[Mana, ...]:
    """Take mana from a pool and return it."""
    spent = tuple(player.pool[place] for place in places)
    player.pool = tuple(mana for place, mana in enumerate(player.pool) if place not in places)
    return spent


@rule("605.3a")
def feed(
    state: State, seat: int, sources: list[ManaSource], units: tuple[Unit, ...], had: tuple[Mana, ...]
) -> tuple[Mana, ...]:
    """Pay the mana in the cost of a mana ability with the units planned for it.

    Args:
        state: The game.
        seat: Who pays.
        sources: The sources that the plan is about.
        units: What pays: mana that was in the pool, or that a source has made since.
        had: The pool as it was when the plan was made.
    """
    pool = state.players[seat].pool
    places: list[int] = []
    for unit in units:
        for place, mana in enumerate(pool):
            fits = mana is had[unit.pool] if unit.pool >= 0 else mana.source == sources[unit.source].oid
            if fits and place not in places and BITS[mana.symbol] & unit.mask:
                places.append(place)
                break
    return spend(state.own_player(seat), tuple(places))


@rule("107.4f", "118.12")
def announced_now(cost: TotalCost, x: int, context: Context) -> Procedure[TotalCost]:
    """Let a player say how Phyrexian symbols are paid where that was not announced: in a cost of an effect."""

    def total(announced: tuple[str, ...]) -> TotalCost:
        symbols, life = as_announced(cost.symbols, announced)
        return cost.with_parts(symbols, life)

    if not any(symbol.endswith("/P") for symbol in cost.symbols):
        return cost
    announced = yield from announce_life(tuple(filter(has_choice, cost.symbols)), total, x, context)
    symbols, life = as_announced(cost.symbols, announced)
    return cost.with_parts(symbols, (*cost.others, *life))


def mana_option(state: State, source: ManaSource, way: int) -> Option:
    """Return the option of one way in which a permanent can make mana; its value is that mana's letters."""
    letters = source.ways.ways[way]
    mana = "".join(f"{{{letter}}}" for letter in letters)
    title = say("engine.for_mana", what=title_of(state, source.oid), mana=mana)
    name = characteristics(state, source.oid).name
    ability = (source.abilities[way][0], "")
    return Option(f"{source.oid} {way}", "activate", name, None, ability, source.oid, value=letters, title=title)


@rule("601.2g")
def activate_by_hand(state: State, seat: int, cost: TotalCost, x: int, context: Context) -> Procedure[None]:
    """Let the player activate mana abilities one by one until they leave the rest to the automatic payment."""
    while True:
        sources = usable_sources(state, seat, cost, context)
        ways = [(source, way) for source in sources for way, found in enumerate(source.abilities) if found[0] != TAPPED]
        options = [Option("automatic", "choose", is_default=True, title=say("engine.pay_the_rest"))]
        options += [mana_option(state, source, way) for source, way in ways]
        answer = yield from ask(state, Decision(seat, "payment", options, 1, 1, "601.2g", context.source))
        if answer == (0,) or not ways:
            return
        before = state.copy()
        source, way = ways[answer[0] - 1]
        ability, own_way = source.abilities[way]
        yield from activate_mana(state, source.oid, ability, own_way)
        if not can_pay(state, seat, cost, x, context):
            state.become(before)
