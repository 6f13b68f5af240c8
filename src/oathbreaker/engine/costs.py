"""CR 118, 601.2f The total cost of a spell or ability, and whether it can be paid."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from oathbreaker.cards.symbols import parse_mana_cost
from oathbreaker.engine.abstract import Cost
from oathbreaker.engine.announcement import Announcement, Mana
from oathbreaker.engine.context import Context
from oathbreaker.engine.cost_changes import changes_of_ability, with_changes
from oathbreaker.engine.index import any_concerns, may_concern, values
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.mana_sources import ManaSource, mana_sources, player_sources
from oathbreaker.engine.own_terms import PayLifeForMana, PayMana, TapSelf
from oathbreaker.engine.payment import BITS, BOUND, Plan, takes_life
from oathbreaker.engine.payment_chains import best_plan, is_payable
from oathbreaker.engine.riders import ABILITY, SPELL, ManaRider
from oathbreaker.engine.state import State
from oathbreaker.engine.tapping_to_pay import with_tapping
from oathbreaker.engine.ways import CostChange, OptionalCost, WayToCast
from oathbreaker.terms.abilities import ActivatedAbility
from oathbreaker.terms.abilities import Cost as CostTerm
from oathbreaker.texts.rules import rule

LIFE: Final = "P"
"""What a Phyrexian symbol is announced as where life is paid for it."""

PAID_WITH_LIFE: Final = "symbols paid with life"
"""The name among what a spell's costs did of how many Phyrexian symbols were paid with life."""
LIFE_FOR_SYMBOL: Final = 2
"""How much life is paid for a Phyrexian symbol (107.4f)."""

MUCH: Final = 1000
"""An X for which a cost that has X is greater, whatever reduces it."""


class TotalCost:
    """A total cost, locked in (601.2f).

    Attributes:
        symbols: Mana symbols without braces, X still in them.
        others: The parts that are no mana.
        is_payable: False for a spell without a mana cost that is to be paid (118.6).
        is_spell: Whether it is the cost of casting a spell, for which means other than mana may be used.
        is_ability: Whether it is the cost of activating an ability.
    """

    __slots__ = ("is_ability", "is_payable", "is_spell", "others", "symbols")

    def __init__(
        self,
        symbols: tuple[str, ...],
        others: tuple[Cost, ...],
        *,
        is_payable: bool = True,
        is_spell: bool = False,
        is_ability: bool = False,
    ) -> None:
        self.symbols = symbols
        self.others = others
        self.is_payable = is_payable
        self.is_spell = is_spell
        self.is_ability = is_ability

    @property
    def paid_for(self) -> str:
        """What mana is spent on that pays it: `SPELL`, `ABILITY`, or "" for anything else."""
        return SPELL if self.is_spell else ABILITY if self.is_ability else ""

    @property
    def has_x(self) -> bool:
        """Whether its mana or a loyalty symbol has X."""
        return "X" in self.symbols or any(part.has_x for part in self.others)

    def generic(self, x: int) -> int:
        """Return how much generic mana there is in it, X included."""
        return sum(int(symbol) for symbol in self.symbols if symbol.isdecimal()) + x * self.symbols.count("X")

    def without_generic(self, number: int, x: int) -> TotalCost:
        """Return what is left of it when so much generic mana has been paid otherwise; no X is left in it."""
        rest = tuple(symbol for symbol in self.symbols if not symbol.isdecimal() and symbol != "X")
        left = self.generic(x) - number
        return self.with_symbols((*((str(left),) if left else ()), *rest))

    def with_symbols(self, symbols: tuple[str, ...]) -> TotalCost:
        """Return the same cost with other mana."""
        return self.with_parts(symbols, self.others)

    def with_parts(self, symbols: tuple[str, ...], others: tuple[Cost, ...]) -> TotalCost:
        """Return the cost of the same thing with other parts."""
        return TotalCost(
            symbols, others, is_payable=self.is_payable, is_spell=self.is_spell, is_ability=self.is_ability
        )


def split_costs(costs: tuple[CostTerm, ...]) -> tuple[tuple[str, ...], tuple[Cost, ...]]:
    """Take costs apart into mana symbols and other parts."""
    symbols = tuple(symbol for cost in costs if isinstance(cost, PayMana) for symbol in cost.symbols())
    return symbols, tuple(cost for cost in costs if isinstance(cost, Cost) and not isinstance(cost, PayMana))


def has_choice(symbol: str) -> bool:
    """Tell whether a mana symbol can be paid in several ways: hybrid and Phyrexian ones (107.4e-f)."""
    return "/" in symbol


@rule("601.2b", "107.4e", "107.4f")
def as_announced(symbols: tuple[str, ...], announced: tuple[str, ...]) -> tuple[tuple[str, ...], tuple[Cost, ...]]:
    """Put what was announced in place of each symbol that can be paid in several ways, in order.

    Args:
        symbols: Mana symbols without braces.
        announced: For each symbol with a choice what it is paid as; `LIFE` for 2 life.

    Returns:
        The mana symbols, and the life to pay as a cost.
    """
    if not announced:
        return symbols, ()
    choices = iter(announced)
    said = tuple(next(choices, symbol) if has_choice(symbol) else symbol for symbol in symbols)
    life = LIFE_FOR_SYMBOL * said.count(LIFE)
    return tuple(symbol for symbol in said if symbol != LIFE), (PayLifeForMana(life),) if life else ()


CHANGES_OF_COST: Final = frozenset({"additional cost", "cost change"})
"""Statements that make a spell's total cost another than its mana cost."""


@cache
def printed_cost(symbols: tuple[str, ...]) -> TotalCost:
    """Return the total cost of a spell that costs its mana cost."""
    return TotalCost(symbols, (), is_payable=bool(symbols), is_spell=True)


@rule("601.2f", "118.9", "118.7")
def spell_cost(  # noqa: PLR0913  all that decides about it
    state: State,
    oid: int,
    seat: int,
    zone: str,
    *,
    way: WayToCast | None = None,
    face: int | None = None,
    optional: tuple[OptionalCost, ...] = (),
    x: int = 0,
    announced: tuple[str, ...] = (),
) -> TotalCost:
    """Return what casting a spell costs in all: mana or alternative cost, then increases, then reductions.

    Args:
        state: The game.
        oid: The spell on the stack, or the card that may become it.
        seat: Who casts it.
        zone: The zone it is cast from.
        way: The other way of casting it.
        face: Which face, where the card is not on the stack yet.
        optional: Additional costs that are paid, each as often as it stands here.
        x: The value of X.
        announced: What each symbol that can be paid in several ways is paid as (601.2b).
    """
    thing = state.objects[oid]
    look = characteristics(state, oid) if face is None else thing.definition.faces[face].characteristics
    tax = state.rules.extra_cost(state, oid, seat, zone)
    extras: list[object] = []
    changes: list[CostChange] = []
    if any_concerns(state, CHANGES_OF_COST, oid):
        extras = values(state, "additional cost", oid)
        changes = [change for change in values(state, "cost change", oid) if isinstance(change, CostChange)]
    if way is None and not (tax or optional or announced or extras or changes):
        return printed_cost(look.mana_cost.texts)
    payable = True
    others: tuple[Cost, ...] = ()
    if way is not None and way.costs is not None:
        symbols, others = split_costs(way.costs)
    else:
        symbols = look.mana_cost.texts
        payable = bool(symbols)
    for extra in (way.additional if way is not None else (), *(cost.costs for cost in optional)):
        more, parts = split_costs(extra)
        symbols += more
        others += parts
    for said in extras:
        if isinstance(said, tuple):
            more, parts = split_costs(said)
            symbols += more
            others += parts
    if tax:
        symbols += tuple(symbol.text for symbol in parse_mana_cost(tax).symbols)
    symbols, life = as_announced(symbols, announced)
    others += life
    if way is not None:
        changes = [*way.changes, *changes]
    return TotalCost(changed_symbols(symbols, x, changes), others, is_payable=payable, is_spell=True)


@rule("118.7", "601.2f")
def changed_symbols(symbols: tuple[str, ...], x: int, changes: list[CostChange]) -> tuple[str, ...]:
    """Apply what changes the cost of a spell."""
    return with_changes(symbols, x, changes) if changes else symbols


@rule("601.2f", "602.2b")
def ability_cost(
    state: State, oid: int, ability: ActivatedAbility, x: int, announced: tuple[str, ...] = ()
) -> TotalCost:
    """Return what activating an ability costs in all, its symbols paid as announced; `oid` is its source."""
    symbols, others = split_costs(ability.costs)
    symbols, life = as_announced(symbols, announced)
    others += life
    changes = changes_of_ability(state, oid, ability) if symbols else []
    if changes:
        symbols = with_changes(symbols, x, changes)
    return TotalCost(symbols, others, is_ability=True)


@rule("601.2g", "106.6")
def usable_sources(state: State, seat: int, cost: TotalCost, context: Context) -> list[ManaSource]:
    """Return the mana sources that may pay this cost: not what its other parts tap, nor what a rider keeps off it."""
    taps = any(isinstance(part, TapSelf) for part in cost.others)
    found = [
        usable
        for source in mana_sources(state, seat)
        if not (taps and source.oid == context.source)
        and (usable := allowed(source, context, cost.paid_for)) is not None
    ]
    return with_tapping(state, seat, context, found) if cost.is_spell else found


@rule("106.6")
def allowed(source: ManaSource, context: Context, paid_for: str) -> ManaSource | None:
    """Return a source with those of its ways alone whose mana may be spent on this; None where that is none."""
    if not source.riders:
        return source
    kept = [
        way for way, rider in enumerate(source.riders) if rider is None or rider.may_pay(context, paid_for, source.oid)
    ]
    return source.only(kept) if kept else None


@rule("118.3", "601.2h")
def payment_plan(  # noqa: PLR0913, PLR0917  all that decides about it
    state: State,
    seat: int,
    cost: TotalCost,
    x: int,
    context: Context,
    sources: list[ManaSource] | None = None,
    tapped: tuple[int, ...] = (),
) -> Plan | None:
    """Return how the mana of a cost can be paid from the pool and simple mana abilities, None where it cannot.

    The plan names sources by their place in `sources`, or in what `usable_sources` returns where that is not given.
    What permanents that were tapped to pay stand for (`tapped`, as bits) comes before the pool.
    """
    usable = usable_sources(state, seat, cost, context) if sources is None else sources
    player = state.players[seat]
    pool = tapped + tuple([pool_mask(mana, context, cost.paid_for) for mana in player.pool]) if player.pool else tapped
    life = 0
    if takes_life(cost.symbols):
        life = max(0, player.life - sum(part.amount for part in cost.others if isinstance(part, PayLifeForMana)))
    return best_plan(cost.symbols, x, life, pool, tuple([source.ways for source in usable]))


def known_payments(state: State, seat: int, cost: TotalCost, context: Context) -> dict[tuple[str, ...], bool] | None:
    """Return what is known of costs that a player can pay by mana alone from an empty pool; None for other costs.

    It is kept with the player's sources, and so for as long as those are the same.
    """
    if state.players[seat].pool or (cost.others and any(isinstance(part, TapSelf) for part in cost.others)):
        return None
    if takes_life(cost.symbols) or may_concern(state, "tapping pays", context.source):
        return None
    found = player_sources(state, seat)
    return None if found.has_riders else found.payments


@rule("106.6", "107.4h")
def pool_mask(mana: Mana, context: Context, paid_for: str) -> int:
    """Return what mana in a pool may be spent as, in bits; 0 where it may not be spent on this."""
    if isinstance(mana.rider, ManaRider) and not mana.rider.may_pay(context, paid_for, mana.source):
        return 0
    is_bound = isinstance(mana.rider, ManaRider) and mana.rider.is_bound
    return BITS[mana.symbol] | (BITS["S"] if mana.is_snow else 0) | (BOUND if is_bound else 0)


def could_pay(state: State, seat: int, symbols: tuple[str, ...]) -> bool:
    """Tell whether a player's mana could pay symbols if any of it could be spent on anything; for a first look."""
    found = player_sources(state, seat)
    pool = state.players[seat].pool
    if pool:
        units = tuple(sorted([BITS[mana.symbol] | (BITS["S"] if mana.is_snow else 0) for mana in pool]))
        return best_plan(symbols, 0, 0, units, found.ways) is not None
    known = found.bounds.get(symbols)
    if known is None:
        known = found.bounds[symbols] = is_payable(symbols, found.ways)
    return known


@rule("118.3", "118.6")
def can_pay(  # noqa: PLR0913, PLR0917  as for a plan
    state: State, seat: int, cost: TotalCost, x: int, context: Context, sources: list[ManaSource] | None = None
) -> bool:
    """Tell whether a player could pay a total cost, from these sources or from all that are usable."""
    if not cost.is_payable or (cost.others and not all(part.can_be_paid(context) for part in cost.others)):
        return False
    if not cost.symbols:
        return True
    if can_pay_mana(state, seat, cost, x, context, sources):
        return True
    cards = len(delve_cards(state, seat, cost, x, context))
    return bool(cards) and payment_plan(state, seat, cost.without_generic(cards, x), 0, context, sources) is not None


@rule("118.3")
def can_pay_mana(  # noqa: PLR0913, PLR0917  as for a plan
    state: State, seat: int, cost: TotalCost, x: int, context: Context, sources: list[ManaSource] | None = None
) -> bool:
    """Tell whether a player could pay the mana of a cost from the pool and simple mana abilities."""
    known = known_payments(state, seat, cost, context) if sources is None and not x else None
    if known is None:
        return payment_plan(state, seat, cost, x, context, sources) is not None
    found = known.get(cost.symbols)
    if found is None:
        found = known[cost.symbols] = is_payable(cost.symbols, player_sources(state, seat).ways)
    return found


@rule("702.66a", "702.66b")
def delve_cards(state: State, seat: int, cost: TotalCost, x: int, context: Context) -> tuple[int, ...]:
    """Return the cards in a player's graveyard that may be exiled to pay a spell's generic mana; () without delve."""
    generic = cost.generic(x)
    if (
        not generic
        or not cost.is_spell
        or context.source not in state.objects
        or not values(state, "delve", context.source)
    ):
        return ()
    return tuple(oid for oid in state.graveyard(seat) if oid != context.source)[-generic:]


@rule("107.3")
def greatest_x(state: State, seat: int, cost: TotalCost, context: Context) -> int:
    """Return the greatest X that a player could pay for."""
    bounds = [part.greatest_x(context) for part in cost.others if part.has_x]
    if "X" not in cost.symbols:
        return min(bounds, default=0)
    sources = usable_sources(state, seat, cost, context)
    most = len(state.players[seat].pool) + sum(source.ways.most for source in sources)
    most += len(delve_cards(state, seat, cost, len(state.graveyard(seat)), context))
    others_aside = cost.with_parts(cost.symbols, ())
    for x in range(min(most, *bounds) if bounds else most, 0, -1):
        if can_pay(state, seat, others_aside, x, context, sources):
            return x
    return 0


@rule("107.3a", "118.7a", "601.2b")
def most_x(state: State, seat: int, total: Callable[[int], TotalCost], context: Context) -> int | None:
    """Return the greatest X that a player could announce; None where the cost has none.

    Args:
        state: The game.
        seat: Who pays.
        total: What all costs for an X: increases and reductions make one number of it and other generic mana.
        context: For what.
    """
    cost = total(0)
    if cost.has_x:
        return greatest_x(state, seat, cost, context)
    if total(MUCH).generic(MUCH) == cost.generic(0):
        return None
    sources = usable_sources(state, seat, cost, context)
    x = 0
    while can_pay(state, seat, total(x + 1).with_parts(total(x + 1).symbols, ()), x + 1, context, sources):
        x += 1
    return x


def asked_context(state: State, oid: int, seat: int) -> Context:
    """Return the point of view of a card that a player thinks of casting."""
    return Context(state, oid, seat, announcement=state.objects[oid].announcement or Announcement())
