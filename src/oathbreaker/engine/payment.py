"""CR 118.3, 202.1, 601.2g-h Whether and how mana can be paid: exact over the pool and simple mana abilities.

The question is a matching between the symbols of a cost and units of mana. A unit is one mana in the pool, or one
that a
mana ability can add; each has a set of what it may be, as bits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import Final

from oathbreaker.texts.rules import rule

BITS: Final = {"W": 1, "U": 2, "B": 4, "R": 8, "G": 16, "C": 32, "S": 64, "1": 128}
"""Kinds of mana as bits; S marks mana from a snow source (107.4h), 1 what pays generic mana alone."""

GENERIC: Final = "1"
"""The letter of what pays generic mana alone."""

ANY: Final = 255
"""What pays generic mana."""

BOUND: Final = 256
"""Marks mana in a pool that cannot pay for mana abilities on the way to what it may pay for (106.6)."""

MOST_BRANCHES: Final = 4096
"""Ways of using several sources that are tried together; beyond that only the first of each is."""


Kind = tuple[int, tuple[str, ...], tuple[tuple[str, ...], ...], bool]
"""What a source can pay for: bits, ways, their costs, whether it is snow."""


class Unit:
    """One mana that can be had.

    Attributes:
        mask: What it may be.
        source: The index of its mana source; -1 for mana in the pool.
        way: Which of its source's ways gives it; -1 where the letter decides.
        pool: Its place in the pool; -1 for mana not there yet.
    """

    __slots__ = ("mask", "pool", "source", "way")

    def __init__(self, mask: int, source: int, way: int = -1, pool: int = -1) -> None:
        self.mask = mask
        self.source = source
        self.way = way
        self.pool = pool


class SourceWays:
    """What one permanent's mana abilities can add by one activation.

    Attributes:
        ways: Letters for each way, such as ("U", "R") or ("CC",).
        costs: For each way the mana symbols that its ability costs; () where no way costs mana.
        is_snow: Whether it is snow.
        free: The ways that cost no mana.
        most: The most mana that one way adds.
        keep: How much one would rather keep it, for sorting: dear ones last, then those that can be many colours.
        mask: What its mana may be, if each way that costs no mana adds one; 0 for others.
        rank: How much one would rather keep it: 0 for a plain land, more for what costs life or is sacrificed.
        is_bound: Whether what some of its mana may be spent on is restricted, so that it pays for no mana ability.
        is_plain: Whether each of its ways adds one mana and costs none.
        kind: All that tells what it can pay for: bits where each way adds one mana and costs none, else everything.
    """

    __slots__ = ("costs", "free", "is_bound", "is_plain", "is_snow", "keep", "kind", "mask", "most", "rank", "ways")

    def __init__(
        self,
        ways: tuple[str, ...],
        *,
        is_snow: bool = False,
        rank: int = 0,
        costs: tuple[tuple[str, ...], ...] = (),
        is_bound: bool = False,
    ) -> None:
        self.ways = ways
        self.is_bound = is_bound
        self.costs = costs
        self.free = tuple(way for way in range(len(ways)) if not costs or not costs[way])
        self.is_snow = is_snow
        self.rank = rank
        self.most = max(len(way) for way in ways)
        colors = {letter for way in ways for letter in way}
        self.keep = (rank, len(colors), ways[0] != "C")
        single = [ways[way] for way in self.free]
        self.mask = 0
        if single and all(len(way) == 1 for way in single):
            self.mask = sum(BITS[letter] for letter in set(single)) | (BITS["S"] if is_snow else 0)
        self.is_plain = bool(self.mask) and len(self.free) == len(ways)
        bound = BOUND if is_bound else 0
        self.kind: Kind = (self.mask | bound, (), (), False) if self.is_plain else (bound, ways, costs, is_snow)


@lru_cache(maxsize=4096)
def same_ways(
    ways: tuple[str, ...],
    *,
    is_snow: bool = False,
    rank: int = 0,
    costs: tuple[tuple[str, ...], ...] = (),
    is_bound: bool = False,
) -> SourceWays:
    """Return what a permanent can add: the same object for all that add the same, so that plans are found again."""
    return SourceWays(ways, is_snow=is_snow, rank=rank, costs=costs, is_bound=is_bound)


class Bill:
    """The mana of a cost.

    Attributes:
        symbols: For each coloured, colourless or snow symbol what pays it, as bits.
        generic: How much generic mana.
        life: How much life is paid for Phyrexian symbols.
    """

    __slots__ = ("generic", "life", "symbols")

    def __init__(self, symbols: tuple[int, ...], generic: int, life: int = 0) -> None:
        self.symbols = symbols
        self.generic = generic
        self.life = life

    @property
    def total(self) -> int:
        """How much mana it takes."""
        return len(self.symbols) + self.generic


class Plan:
    """How a bill is paid.

    Attributes:
        pool: Places in the pool of the mana used for the bill itself.
        sources: (index of the source, way) for each that is used, in the order in which they are.
        bill: The bill that it pays, where a cost allows several.
        feeds: Index of a source whose ability costs mana -> the units that pay for it.
    """

    __slots__ = ("bill", "feeds", "pool", "sources")

    def __init__(
        self,
        pool: tuple[int, ...],
        sources: tuple[tuple[int, int], ...],
        bill: Bill,
        feeds: dict[int, tuple[Unit, ...]] | None = None,
    ) -> None:
        self.pool = pool
        self.sources = sources
        self.bill = bill
        self.feeds = feeds or {}


@rule("107.4f")
@lru_cache(maxsize=4096)
def takes_life(symbols: tuple[str, ...]) -> bool:
    """Tell whether life may be paid for one of these symbols."""
    return any(symbol.endswith("/P") for symbol in symbols)


@rule("107.4e", "107.4f", "601.2b")
def bills(symbols: Sequence[str], x: int, *, life: int) -> Iterator[Bill]:
    """Yield each bill that pays these symbols, those without paying life first.

    Args:
        symbols: Without braces: "2", "U", "W/U", "2/W", "C/W", "W/P", "W/U/P", "S", "X".
        x: The value of X.
        life: The most life that can be paid.
    """
    generic = 0
    fixed: list[int] = []
    choices: list[list[tuple[int, int, int]]] = []
    for symbol in symbols:
        if symbol.isdecimal():
            generic += int(symbol)
        elif symbol == "X":
            generic += x
        elif symbol in BITS:
            fixed.append(BITS[symbol])
        else:
            parts = symbol.split("/")
            mask = sum(BITS[part] for part in parts if part in BITS)
            ways = [(mask, 0, 0)] if mask else []
            ways += [(0, int(part), 0) for part in parts if part.isdecimal()]
            ways += [(0, 0, 2)] if parts[-1] == "P" else []
            choices.append(ways)
    for picked in sorted(
        product(*choices), key=lambda ways: (sum(way[2] for way in ways), sum(way[1] for way in ways))
    ):
        paid = sum(way[2] for way in picked)
        if paid <= life:
            masks = tuple(fixed) + tuple(way[0] for way in picked if way[0])
            yield Bill(masks, generic + sum(way[1] for way in picked), paid)


@rule("118.3", "601.2h")
def plan(bill: Bill, pool: Sequence[int], sources: Sequence[SourceWays]) -> Plan | None:
    """Return how a bill can be paid, with what is least useful; None where it cannot.

    Args:
        bill: What is to be paid.
        pool: What each mana in the pool is, as bits; 0 for mana that may not pay for this.
        sources: The mana sources, each usable once.
    """
    if bill.total == 0:
        return Plan((), (), bill)
    have = sum(1 for mask in pool if mask) + sum(source.most for source in sources)
    if have < bill.total:
        return None
    for units in unit_lists(pool, sources):
        found = matched(bill, units, sources)
        if found is not None:
            return found
    return None


def unit_lists(pool: Sequence[int], sources: Sequence[SourceWays]) -> Iterator[list[Unit]]:
    """Yield the units that can be had without paying mana, for each combination of ways that exclude each other."""
    fixed = [Unit(mask, -1, pool=place) for place, mask in enumerate(pool) if mask]
    branching: list[int] = []
    for place in sorted(range(len(sources)), key=[source.keep for source in sources].__getitem__):
        source = sources[place]
        free = source.free
        if source.mask:
            fixed.append(Unit(source.mask, place))
        elif len(free) == 1:
            fixed += way_units(source, place, free[0])
        elif free:
            branching.append(place)
    if not branching:
        yield fixed
        return
    for ways in branches(branching, sources):
        yield fixed + [unit for place, way in ways for unit in way_units(sources[place], place, way)]


def snow(source: SourceWays) -> int:
    """Return the bit that marks a snow source's mana."""
    return BITS["S"] if source.is_snow else 0


def way_units(source: SourceWays, place: int, way: int) -> list[Unit]:
    """Return the units of one way of a source."""
    return [Unit(BITS[letter] | snow(source), place, way) for letter in source.ways[way]]


def branches(places: list[int], sources: Sequence[SourceWays]) -> Iterator[tuple[tuple[int, int], ...]]:
    """Yield each choice of one way for each of these sources."""
    number = 1
    for place in places:
        number *= len(sources[place].free)
    choices = [[(place, way) for way in sources[place].free] for place in places]
    if number > MOST_BRANCHES:
        choices = [choice[:2] for choice in choices[:12]]
    yield from product(*choices)


def matched(bill: Bill, units: list[Unit], sources: Sequence[SourceWays]) -> Plan | None:
    """Match symbols with units (augmenting paths), then pay generic mana with what is left, opened sources first."""
    if len(units) < bill.total:
        return None
    holder: dict[int, int] = {}
    order = sorted(
        range(len(bill.symbols)), key=lambda place: sum(1 for unit in units if unit.mask & bill.symbols[place])
    )
    for place in order:
        if not augment(place, bill.symbols, units, holder, set()):
            return None
    used = set(holder)
    opened = {units[place].source for place in used if units[place].source >= 0}
    rest = [place for place in range(len(units)) if place not in used]
    rest.sort(key=lambda place: (units[place].pool < 0, units[place].source not in opened))
    used.update(rest[: bill.generic])
    return finished(bill, units, sources, sorted(used), holder)


def augment(place: int, symbols: tuple[int, ...], units: list[Unit], holder: dict[int, int], tried: set[int]) -> bool:
    """Find a unit for one symbol, moving other symbols to other units where needed."""
    for number, unit in enumerate(units):
        if unit.mask & symbols[place] and number not in tried:
            tried.add(number)
            if number not in holder or augment(holder[number], symbols, units, holder, tried):
                holder[number] = place
                return True
    return False


def finished(
    bill: Bill, units: list[Unit], sources: Sequence[SourceWays], used: list[int], holder: dict[int, int]
) -> Plan:
    """Turn the units used into mana of the pool and activations; a unit of several letters becomes the one it pays."""
    ways: dict[int, int] = {}
    for number in used:
        unit = units[number]
        if unit.source < 0:
            continue
        way = unit.way
        if way < 0:
            wanted = bill.symbols[holder[number]] if number in holder else ANY
            source = sources[unit.source]
            way = next((at for at in source.free if BITS[source.ways[at]] & wanted), source.free[0])
        ways[unit.source] = way
    pool = tuple(units[number].pool for number in used if units[number].pool >= 0)
    return Plan(pool, tuple(ways.items()), bill)
