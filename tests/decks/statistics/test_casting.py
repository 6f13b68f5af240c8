"""Chances to pay a mana cost with lands, against playing out every order of a small library."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

from oathbreaker.cards.symbols import ManaCost, Symbol, parse_mana_cost
from oathbreaker.decks.statistics.casting import chances_to_pay, read_demand, ways_to_see

HAND = 2
TURNS = range(1, 5)
COST_SYMBOLS = ("1", "2", "U", "R", "C", "S", "U/R", "2/U", "C/R", "U/P", "U/R/P", "X")
LANDS = ("", "U", "R", "UR", "C", "US", "CRS")
NO_LAND = None


def pays(lands: Sequence[str], symbols: Sequence[Symbol]) -> bool:
    """Tell by trying whether these lands, one mana each, can pay these symbols; Phyrexian ones cost life."""
    if not symbols:
        return True
    first, *rest = symbols
    if first.is_phyrexian or first.text == "X":
        return pays(lands, rest)
    numbers = [part for part in first.parts if part.isdigit()]
    if numbers:
        # Generic mana is so many symbols that any land pays; written as all letters at once.
        if pays(lands, [*[Symbol("W/U/B/R/G/C")] * int(numbers[0]), *rest]):
            return True
        if len(first.parts) == 1:
            return False
    return any(
        set(first.parts) & set(land) and pays([*lands[:place], *lands[place + 1 :]], rest)
        for place, land in enumerate(lands)
    )


def can_cast(order: Sequence[str | None], turn: int, cost: ManaCost) -> bool:
    """Tell by trying whether a land a turn can lead to casting the cost by a turn, cards drawn in this order."""

    def plays(played: tuple[int, ...], this_turn: int) -> bool:
        if pays([order[place] or "" for place in played], cost.symbols):
            return True
        if this_turn > turn:
            return False
        seen = range(min(HAND + this_turn, len(order)))
        choices = [place for place in seen if order[place] is not NO_LAND and place not in played]
        return any(plays((*played, place), this_turn + 1) for place in choices) or plays(played, this_turn + 1)

    return plays((), 1)


def counted(library: Sequence[str | None], turn: int, cost: ManaCost) -> Fraction:
    """Return the share of all orders of a library in which the cost can be cast by a turn."""
    orders: Counter[tuple[str | None, ...]] = Counter(permutations(library, min(HAND + turn, len(library))))
    good = sum(number for order, number in orders.items() if can_cast(order, turn, cost))
    return Fraction(good, sum(orders.values()))


def chances(library: Sequence[str | None], cost: ManaCost) -> tuple[Fraction, ...]:
    """Return what the code under test says of the same."""
    demand = read_demand(cost)
    assert demand is not None
    lands = Counter(card for card in library if card is not None)
    return chances_to_pay(demand, lands, len(library), opening_hand=HAND, turns=TURNS)


@pytest.mark.parametrize(
    ("cost", "library"),
    [
        ("{1}{U/R}{U/R}", ["U", "U", "R", "C", "", NO_LAND, NO_LAND]),
        ("{U}{R}", ["U", "U", "UR", "UR", NO_LAND, NO_LAND]),
        ("{U}{U}{R}", ["UR", "UR", "U", "R", NO_LAND, NO_LAND]),
        ("{1}{2/U}{2/R}", ["U", "R", "C", "C", "C", "C"]),
        ("{2}{U/P}", ["C", "C", "U", NO_LAND, NO_LAND]),
        ("{S}{U}", ["US", "U", "CRS", NO_LAND]),
        ("{C}{U}", ["CU", "C", "U", "", NO_LAND]),
        ("{0}", [NO_LAND, NO_LAND]),
        ("{X}{U}", ["U", NO_LAND, NO_LAND]),
    ],
)
def test_casting_is_what_playing_out_every_order_gives(cost: str, library: list[str | None]) -> None:
    """The chance to cast by each turn is the share of orders in which some way to play lands casts it."""
    parsed = parse_mana_cost(cost)
    assert chances(library, parsed) == tuple(counted(library, turn, parsed) for turn in TURNS)


@settings(max_examples=40)
@given(
    st.lists(st.sampled_from(COST_SYMBOLS), min_size=1, max_size=4),
    st.lists(st.sampled_from(LANDS), max_size=4),
    st.integers(0, 2),
)
def test_any_cost_and_lands(symbols: list[str], lands: list[str], others: int) -> None:
    """The same for any small cost and library: hybrid, Phyrexian, snow and colourless symbols, lands without mana."""
    cost = ManaCost(tuple(map(Symbol, symbols)))
    library = [*lands, *[NO_LAND] * others]
    assert chances(library, cost) == tuple(counted(library, turn, cost) for turn in TURNS)


@settings(max_examples=60)
@given(
    st.lists(st.sampled_from(COST_SYMBOLS), min_size=1, max_size=6),
    st.dictionaries(st.sampled_from(LANDS), st.integers(1, 9), max_size=6),
    st.integers(0, 40),
)
def test_chances_stay_in_bounds_and_grow(symbols: list[str], lands: dict[str, int], others: int) -> None:
    """At every size the chances lie between 0 and 1 and never fall from turn to turn."""
    demand = read_demand(ManaCost(tuple(map(Symbol, symbols))))
    assert demand is not None
    cards = sum(lands.values()) + others
    found = chances_to_pay(demand, lands, cards, opening_hand=7, turns=range(1, 9))
    assert all(0 <= chance <= 1 for chance in found)
    assert list(found) == sorted(found)


def test_more_of_a_land_that_pays_everything_never_hurts() -> None:
    """Replacing a card that pays nothing by a land that pays any symbol never lowers the chance."""
    demand = read_demand(parse_mana_cost("{1}{U}{R}"))
    assert demand is not None
    found = [
        chances_to_pay(demand, {"U": 8, "UR": number}, 58, opening_hand=7, turns=range(3, 4))[0] for number in range(9)
    ]
    assert found == sorted(found)


def test_what_cannot_be_paid_with_mana_has_no_demand() -> None:
    """No mana cost is an unpayable cost (202.1b), and half a mana is nothing that the rules of mana explain."""
    assert read_demand(parse_mana_cost("")) is None
    assert read_demand(parse_mana_cost("{HW}")) is None
    assert read_demand(parse_mana_cost("{∞}")) is None
    free = read_demand(parse_mana_cost("{0}"))
    assert free is not None
    assert free.full == 0


def test_a_five_color_cost_is_worked_out_at_once() -> None:
    """A five-colour cost over lands of all kinds has few enough cases: its number of states stays in the hundreds."""
    kinds = {"".join(letter for place, letter in enumerate("WUBRG") if bits >> place & 1): 1 for bits in range(1, 32)}
    demand = read_demand(parse_mana_cost("{W}{U}{B}{R}{G}"))
    assert demand is not None
    assert len(ways_to_see(demand, kinds, 15)) < 2000
