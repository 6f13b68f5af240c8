"""Chances of drawing, against counting every way to draw."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import hypothesis.strategies as st
from hypothesis import given, settings

from oathbreaker.decks.statistics.probability import at_least, between, exactly, one_of_each

LIBRARIES = st.integers(0, 60).flatmap(
    lambda cards: st.tuples(st.integers(0, cards), st.just(cards), st.integers(0, 70))
)
"""(cards that count, cards in the library, cards drawn)"""


def test_exactly_counts_the_ways_to_draw() -> None:
    """Of the 10 ways to draw 2 of 5 cards, 3 of which count, 1, 6 and 3 have 0, 1 and 2 of those."""
    assert [exactly(wanted, 3, 5, 2) for wanted in (0, 1, 2)] == [Fraction(1, 10), Fraction(6, 10), Fraction(3, 10)]


def test_lands_of_an_ordinary_deck() -> None:
    """Two to five of 24 lands among seven of 58 cards: the number found by drawing card after card."""
    assert round(float(between(2, 5, 24, 58, 7)), 4) == 0.8584


def test_nothing_is_drawn_from_nothing() -> None:
    """An empty library gives no card, and no division by zero."""
    assert exactly(0, 0, 0, 7) == 1
    assert at_least(1, 0, 0, 7) == 0
    assert one_of_each("UR", {}, 0, 7) == 0


def test_more_than_there_is_cannot_be_drawn() -> None:
    """Who draws past the end has seen the whole library."""
    assert at_least(3, 3, 5, 99) == 1
    assert at_least(4, 3, 5, 99) == 0


@given(LIBRARIES)
def test_all_numbers_of_hits_add_up_to_certainty(library: tuple[int, int, int]) -> None:
    """The chances of all numbers of hits lie between 0 and 1 and add up to exactly 1."""
    chances = [exactly(wanted, *library) for wanted in range(library[2] + 1)]
    assert all(0 <= chance <= 1 for chance in chances)
    assert sum(chances) == 1


@given(LIBRARIES, st.integers(0, 8))
def test_drawing_more_never_hurts(library: tuple[int, int, int], wanted: int) -> None:
    """The chance of so many hits or more grows with the cards drawn and falls with the number wanted."""
    successes, cards, drawn = library
    assert at_least(wanted, successes, cards, drawn) <= at_least(wanted, successes, cards, drawn + 1)
    assert at_least(wanted, successes, cards, drawn) >= at_least(wanted + 1, successes, cards, drawn)


@settings(max_examples=60)
@given(st.lists(st.sampled_from(["", "U", "R", "UR", "G", "URG"]), max_size=7), st.integers(0, 8))
def test_one_of_each_is_what_counting_gives(library: list[str], drawn: int) -> None:
    """The chance of a source of each colour is the share of hands that have one, over all hands."""
    hands = list(combinations(library, min(drawn, len(library))))
    good = sum(set("URG") <= set("".join(hand)) for hand in hands)
    sources = {letters: count for letters, count in Counter(library).items() if letters}
    assert one_of_each("URG", sources, len(library), drawn) == Fraction(good, len(hands))
