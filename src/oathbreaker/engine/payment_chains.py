"""CR 601.2g Paying through mana abilities that cost mana themselves: filter lands, signets.

They are tried only where mana without cost does not suffice, a few at a time, in every order: each may be fed by
what is there before it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final

from oathbreaker.engine.payment import (
    ANY,
    BITS,
    BOUND,
    MOST_BRANCHES,
    Bill,
    Kind,
    Plan,
    SourceWays,
    Unit,
    bills,
    finished,
    plan,
    unit_lists,
    way_units,
)
from oathbreaker.texts.rules import rule

LONGEST_CHAIN: Final = 3
"""How many abilities that cost mana are used for one payment at most."""

MOST_CHAINS: Final = 600
"""How many chains are tried for one payment at most."""

MOST_LINKS: Final = 8
"""Of so many ways that cost mana all chains are tried: 8 + 8 x 7 + 8 x 7 x 6 are less than MOST_CHAINS."""

Link = tuple[int, int]
"""A source and one of its ways that costs mana."""


class Need:
    """One mana that must be found: for the cost of a link, or for the bill itself."""

    __slots__ = ("mask", "rank")

    def __init__(self, mask: int, rank: int) -> None:
        self.mask = mask
        self.rank = rank


@rule("118.3", "601.2h")
@lru_cache(maxsize=4096)
def best_plan(
    symbols: tuple[str, ...], x: int, life: int, pool: tuple[int, ...], sources: tuple[SourceWays, ...]
) -> Plan | None:
    """Return how these symbols can be paid, None where they cannot; nothing but the arguments decides about it.

    Args:
        symbols: Mana symbols without braces.
        x: The value of X.
        life: The most life that can be paid for Phyrexian symbols.
        pool: What each mana in the pool is, as bits; 0 for mana that may not pay for this.
        sources: The mana sources, each usable once.
    """
    for bill in bills(symbols, x, life=life):
        found = plan(bill, pool, sources) or chained_plan(bill, pool, sources)
        if found is not None:
            return found
    return None


@rule("118.3")
def is_payable(symbols: tuple[str, ...], sources: tuple[SourceWays, ...]) -> bool:
    """Tell whether these sources alone can pay for symbols, without X and life.

    Where each source adds one mana and each symbol is paid in one way, they can if for each set of symbols there are
    as many sources as that has members (Hall's theorem); else a plan is looked for.
    """
    needs: dict[int, int] = {}
    total = 0
    for symbol in symbols:
        if symbol.isdecimal():
            total += int(symbol)
        elif symbol in BITS:
            needs[BITS[symbol]] = needs.get(BITS[symbol], 0) + 1
            total += 1
        elif symbol != "X":
            return best_plan(symbols, 0, 0, (), sources) is not None
    if not all(source.is_plain for source in sources):
        return best_plan(symbols, 0, 0, (), sources) is not None
    if total > len(sources):
        return False
    sets = [(0, 0)]
    for bit, number in needs.items():
        sets += [(bits | bit, wanted + number) for bits, wanted in sets]
    return all(sum([1 for source in sources if source.mask & bits]) >= wanted for bits, wanted in sets)


def payable_by(sources: tuple[SourceWays, ...]) -> dict[tuple[str, ...], bool]:
    """Return where it is kept which mana costs these sources alone can pay: for the whole process, by what they add.

    The order of sources decides nothing but where not all ways of using them are tried; those keep it to themselves.
    """
    branches, links = 1, 0
    for source in sources:
        if len(source.free) < len(source.ways):
            links += len(source.ways) - len(source.free)
        if not source.mask and source.free:
            branches *= len(source.free)
    if branches > MOST_BRANCHES or links > MOST_LINKS:
        return {}
    return payable_by_kinds(tuple(sorted([source.kind for source in sources])))


@lru_cache(maxsize=4096)
def payable_by_kinds(kinds: tuple[Kind, ...]) -> dict[tuple[str, ...], bool]:  # noqa: ARG001  what it is kept for
    """Return where it is kept which mana costs sources of these kinds can pay; costs.py finds them."""
    return {}


@rule("601.2g", "605.3a")
def chained_plan(bill: Bill, pool: Sequence[int], sources: Sequence[SourceWays]) -> Plan | None:
    """Return how a bill can be paid with some abilities that cost mana; None where that is impossible too."""
    links = [(place, way) for place, source in enumerate(sources) for way in costly_ways(source)]
    if not links:
        return None
    for number, chain in enumerate(chains(links)):
        if number >= MOST_CHAINS:
            return None
        used = {place for place, _ in chain}
        for units in unit_lists(pool, sources):
            kept = [unit for unit in units if unit.source not in used]
            found = linked(bill, kept, chain, sources)
            if found is not None:
                return found
    return None


def costly_ways(source: SourceWays) -> list[int]:
    """Return the ways of a source that cost mana."""
    return [way for way in range(len(source.ways)) if way not in source.free]


def chains(links: list[Link]) -> Iterator[tuple[Link, ...]]:
    """Yield the chains to try, short ones first; a source stands in a chain once."""
    for length in range(1, min(LONGEST_CHAIN, len(links)) + 1):
        for chain in permutations(links, length):
            if len({place for place, _ in chain}) == length:
                yield chain


def linked(bill: Bill, units: list[Unit], chain: tuple[Link, ...], sources: Sequence[SourceWays]) -> Plan | None:
    """Match every need with a unit that is there in time."""
    needs: list[Need] = []
    everything = list(units)
    last = len(chain) - 1
    ranks = [last if is_bound(unit, sources) else -1 for unit in units]
    for rank, (place, way) in enumerate(chain):
        cost = next(bills(sources[place].costs[way], 0, life=0), None)
        if cost is None:
            return None
        needs += [Need(mask, rank) for mask in (*cost.symbols, *([ANY] * cost.generic))]
        made = way_units(sources[place], place, way)
        everything += made
        ranks += [last if sources[place].is_bound else rank] * len(made)
    first = len(needs)
    needs += [Need(mask, len(chain)) for mask in (*bill.symbols, *([ANY] * bill.generic))]
    holder = assignment(needs, everything, ranks)
    if holder is None:
        return None
    return chained(bill, everything, chain, sources, needs, holder, first)


@rule("106.6")
def is_bound(unit: Unit, sources: Sequence[SourceWays]) -> bool:
    """Tell whether mana may not pay for a mana ability on the way to what it may pay for."""
    return bool(unit.mask & BOUND) or (unit.source >= 0 and sources[unit.source].is_bound)


def assignment(needs: list[Need], units: list[Unit], ranks: list[int]) -> dict[int, int] | None:
    """Return for each unit used the need that it meets; None where not all needs can be met."""
    if len(units) < len(needs):
        return None
    holder: dict[int, int] = {}

    def augment(place: int, tried: set[int]) -> bool:
        need = needs[place]
        for number, unit in enumerate(units):
            if ranks[number] < need.rank and unit.mask & need.mask and number not in tried:
                tried.add(number)
                if number not in holder or augment(holder[number], tried):
                    holder[number] = place
                    return True
        return False

    order = sorted(range(len(needs)), key=lambda place: (needs[place].mask == ANY, needs[place].rank))
    return holder if all(augment(place, set()) for place in order) else None


def chained(  # noqa: PLR0913, PLR0917  all that decides about it
    bill: Bill,
    units: list[Unit],
    chain: tuple[Link, ...],
    sources: Sequence[SourceWays],
    needs: list[Need],
    holder: dict[int, int],
    first: int,
) -> Plan:
    """Turn an assignment into a plan: sources without cost first, then the chain with what feeds each link."""
    wanted = Bill(tuple(need.mask for need in needs), 0)
    plain = finished(wanted, units, sources, sorted(holder), holder)
    in_chain = dict(chain)
    order = [(place, way) for place, way in plain.sources if place not in in_chain] + list(chain)
    feeds: dict[int, list[Unit]] = {place: [] for place, _ in chain}
    pool = []
    for number, place in holder.items():
        if place < first:
            feeds[chain[needs[place].rank][0]].append(units[number])
        elif units[number].pool >= 0:
            pool.append(units[number].pool)
    return Plan(tuple(pool), tuple(order), bill, {place: tuple(found) for place, found in feeds.items()})
