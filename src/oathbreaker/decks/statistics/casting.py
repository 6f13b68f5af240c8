"""The exact chance that the lands seen by a turn can pay a mana cost.

Why only the lands *seen* matter: one card is drawn a turn, so of any group of lands seen by turn t at most t - s
came after turn s. Whoever plays one land a turn (305.2) can therefore have any t of the lands seen by turn t on the
battlefield.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import comb
from typing import Final

from oathbreaker.cards.symbols import ManaCost
from oathbreaker.texts.rules import rule

SNOW: Final = "S"
"""Stands beside the letters of the mana that a snow land makes: what pays {S} (107.4h)."""

PAID_WITH_MANA: Final = frozenset("WUBRGC" + SNOW)

Symbols = int
"""A set of a demand's symbols: bit n is its nth symbol."""

Payable = frozenset[Symbols]
"""The largest sets of symbols that the lands seen so far can pay together, one land each.

All are equally large, because the sets of symbols that can be matched to lands form a matroid. What a further land adds
depends on nothing else, so this is all that must be remembered of the lands already seen.
"""


@dataclass(frozen=True)
class Demand:
    """What a mana cost asks of lands that make one mana each.

    Attributes:
        generic: Generic mana (107.4b); X is 0.
        symbols: The symbols that only certain mana pays: the letters that pay each.
        instead: For each of them the generic mana that may be paid instead: 2 for {2/W}, None where there is no choice.
    """

    generic: int
    symbols: tuple[frozenset[str], ...]
    instead: tuple[int | None, ...]

    @property
    def full(self) -> int:
        """The most lands that paying can take."""
        return self.generic + sum(1 if instead is None else instead for instead in self.instead)

    def reach(self, land: str) -> Symbols:
        """Return which symbols a land that makes mana of these letters can pay."""
        return sum(1 << place for place, letters in enumerate(self.symbols) if not letters.isdisjoint(land))

    def lands_needed(self, payable: Payable) -> int | None:
        """Return how few lands pay the cost when these sets of symbols can be paid together; None: no number does."""
        strict = sum(1 << place for place, instead in enumerate(self.instead) if instead is None)
        saved = [
            sum(instead - 1 for place, instead in enumerate(self.instead) if instead is not None and paid >> place & 1)
            for paid in payable
            if paid & strict == strict
        ]
        return self.full - max(saved) if saved else None


@rule("107.4a", "107.4b", "107.4c", "107.4e", "107.4f", "107.4h", "202.1b")
def read_demand(cost: ManaCost) -> Demand | None:
    """Take a mana cost apart. Phyrexian symbols ask for no land, because life can pay them; X is 0.

    Returns:
        The demand; None for no mana cost, which cannot be paid, and for symbols that no rule for mana explains.
    """
    if not cost.symbols:
        return None
    generic, symbols, instead = 0, list[frozenset[str]](), list[int | None]()
    for symbol in cost.symbols:
        if symbol.is_phyrexian or symbol.text in {"X", "Y", "Z"}:
            continue
        numbers = [int(part) for part in symbol.parts if part.isascii() and part.isdigit()]
        letters = PAID_WITH_MANA.intersection(symbol.parts)
        if len(numbers) + len(letters) < len(set(symbol.parts)):
            return None
        if letters:
            symbols.append(letters)
            instead.append(numbers[0] if numbers else None)
        else:
            generic += numbers[0]
    return Demand(generic, tuple(symbols), tuple(instead))


def with_land(payable: Payable, reach: Symbols) -> Payable:
    """Return what can be paid together after one more land, which can pay any one of the symbols in `reach`."""
    more = frozenset(
        paid | 1 << place
        for paid in payable
        for place in range(reach.bit_length())
        if (reach & ~paid) >> place & 1
    )  # fmt: skip
    return more or payable


Seen = tuple[Payable, int, int]
"""What is known of the lands drawn: what they can pay together, how many make mana, how many there are."""


def ways_to_see(demand: Demand, lands: Mapping[str, int], most_drawn: int) -> Mapping[Seen, int]:
    """Count the groups of lands that can be among the cards drawn, by what they can pay.

    Args:
        demand: The cost.
        lands: Letters of the mana a land makes -> number of such lands. Lands that make no mana have no place here.
        most_drawn: The most cards that are looked at.

    Returns:
        What the lands of a group can do -> in how many ways such a group can be chosen. The number of lands that make
        mana is counted up to the most that the cost can take.
    """
    by_reach: Counter[Symbols] = Counter()
    for letters, count in lands.items():
        by_reach[demand.reach(letters)] += count
    ways: Mapping[Seen, int] = {(frozenset({0}), 0, 0): 1}
    for reach, count in by_reach.items():
        further: defaultdict[Seen, int] = defaultdict(int)
        for (payable, making, drawn), before in ways.items():
            grown = payable
            for added in range(min(count, most_drawn - drawn) + 1):
                further[grown, min(making + added, demand.full), drawn + added] += before * comb(count, added)
                grown = with_land(grown, reach)
        ways = further
    return ways


def chances_to_pay(
    demand: Demand, lands: Mapping[str, int], cards: int, *, opening_hand: int, turns: range
) -> tuple[Fraction, ...]:
    """Return for each turn the chance that lands played one a turn can pay a cost on that turn or before.

    Exact over all ways to draw: each land makes one mana, enters untapped, and one card is drawn a turn.

    Args:
        demand: The cost.
        lands: Letters of the mana a land makes ("" for none) -> number of such lands in the library.
        cards: Size of the library.
        opening_hand: Cards seen before the first turn.
        turns: The turns, from 1.
    """
    making = {letters: count for letters, count in lands.items() if letters}
    without_mana = cards - sum(making.values())
    most_drawn = min(opening_hand + max(turns, default=0), cards)
    good: Counter[tuple[int, int]] = Counter()
    for (payable, seen, lands_drawn), number in ways_to_see(demand, making, most_drawn).items():
        needed = demand.lands_needed(payable)
        if needed is not None and needed <= seen:
            good[needed, lands_drawn] += number
    chances = []
    for turn in turns:
        drawn = min(opening_hand + turn, cards)
        fitting = ((number, of) for (needed, of), number in good.items() if needed <= turn and of <= drawn)
        paying = sum(number * comb(without_mana, drawn - of) for number, of in fitting)
        chances.append(Fraction(paying, comb(cards, drawn)))
    return tuple(chances)
