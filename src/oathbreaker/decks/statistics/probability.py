"""Exact chances of drawing from a shuffled library (hypergeometric distribution), as fractions of whole numbers.

Everywhere: `cards` is the size of the library, `drawn` how many of its cards are seen (never more than there are), and
counts are whole numbers from 0.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from fractions import Fraction
from itertools import combinations
from math import comb


def exactly(wanted: int, successes: int, cards: int, drawn: int) -> Fraction:
    """Return the chance that exactly `wanted` of the `successes` cards are among the cards drawn."""
    drawn = min(drawn, cards)
    if not 0 <= wanted <= drawn:
        return Fraction(0)
    return Fraction(comb(successes, wanted) * comb(cards - successes, drawn - wanted), comb(cards, drawn))


def between(least: int, most: int, successes: int, cards: int, drawn: int) -> Fraction:
    """Return the chance that `least` to `most` of the `successes` cards, both included, are among the cards drawn."""
    chances = (exactly(wanted, successes, cards, drawn) for wanted in range(least, min(most, drawn) + 1))
    return sum(chances, start=Fraction(0))


def at_least(wanted: int, successes: int, cards: int, drawn: int) -> Fraction:
    """Return the chance that at least `wanted` of the `successes` cards are among the cards drawn."""
    return between(wanted, drawn, successes, cards, drawn)


def one_of_each(kinds: Collection[str], sources: Mapping[str, int], cards: int, drawn: int) -> Fraction:
    """Return the chance that the cards drawn have at least one source of each kind.

    By inclusion and exclusion over the sets of kinds that are missed.

    Args:
        kinds: The kinds wanted, one letter each.
        sources: Letters of the kinds that a card is a source of -> number of such cards.
        cards: Size of the library.
        drawn: Number of cards seen.
    """
    drawn = min(drawn, cards)
    ways = 0
    for size in range(len(kinds) + 1):
        for missed in combinations(kinds, size):
            hitting = sum(count for letters, count in sources.items() if not set(missed).isdisjoint(letters))
            ways += (-1) ** size * comb(cards - hitting, drawn)
    return Fraction(ways, comb(cards, drawn))
