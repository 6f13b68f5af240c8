"""What a game costs in operations: they do not depend on the machine, so the suite has ceilings on them."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from tools.bench_engine import agents, middle_of_game, shipped_game
from tools.counting import counting

from oathbreaker.engine.activatable import activatable
from oathbreaker.engine.index import index_of
from oathbreaker.engine.priority import settle
from oathbreaker.table.playing import play

SEEDS: Final = (0, 1, 2, 3)

CEILINGS: Final = {
    "windows": 10.0,
    "first looks": 1.8,
    "full scans": 1.1,
    "spells looked at": 2.0,
    "layer passes": 0.6,
    "characteristics computed": 6.0,
    "indices built": 0.7,
    "mana sources found": 2.2,
    "object copies": 2.1,
    "state copies": 1.2,
}
"""What is counted -> how often it may be done for each decision of random games of the deck that ships inside."""


@pytest.fixture(scope="module")
def counted() -> tuple[Counter[str], int]:
    """The operations of some games of random agents, and how many decisions those games took."""
    total: Counter[str] = Counter()
    decisions = 0
    for seed in SEEDS:
        game = shipped_game(seed)
        with counting() as counts:
            play(game, agents(seed))
        total.update(counts)
        decisions += len(game.play.answers)
    return total, decisions


@pytest.mark.parametrize("name", CEILINGS)
def test_a_decision_takes_no_more_operations_than_allowed(name: str, counted: tuple[Counter[str], int]) -> None:
    """Nothing that costs much is done more often for each decision than its ceiling; all of it is really counted."""
    total, decisions = counted
    assert 0 < total[name] <= CEILINGS[name] * decisions


def test_most_windows_are_told_without_looking_again(counted: tuple[Counter[str], int]) -> None:
    """Of the windows that are passed over, most need neither a first look nor a full scan."""
    total, _ = counted
    assert total["first looks"] < 0.22 * total["windows"]
    assert total["full scans"] < 0.14 * total["windows"]


def test_an_index_takes_over_what_is_the_same() -> None:
    """What changes no ability at work leaves the tables of triggers and statements, and the players' lists, the same.

    So a window that was passed holds: a land that another player puts onto the battlefield is no reason to look again.
    """
    state = middle_of_game().state
    seats = state.seats()
    before = index_of(state)
    lists = [activatable(state, seat) for seat in seats]
    state.continuous_changed()
    after = index_of(state)
    assert after is not before
    assert after.named is before.named
    assert after.triggers is before.triggers
    assert all(activatable(state, seat) is known for seat, known in zip(seats, lists, strict=True))


def test_117_5_settling_what_is_settled_computes_nothing() -> None:
    """Settling a state in which nothing has changed looks at no object."""
    state = middle_of_game().state
    with counting() as counts:
        assert list(settle(state)) == []
    assert not counts


def test_copying_a_state_copies_no_object() -> None:
    """A copy shares every object; one that is changed is copied then, and no other."""
    state = middle_of_game().state
    with counting() as counts:
        other = state.copy()
    assert counts == {"state copies": 1}
    with counting() as counts:
        other.own(other.battlefield[0]).tapped = True
    assert counts == {"object copies": 1}
