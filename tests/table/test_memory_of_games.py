"""What games leave in memory when nobody holds them any more: nothing."""

from __future__ import annotations

import gc

import pytest

from oathbreaker.agents.named import made_agents
from oathbreaker.decks.embedded import embedded_decks
from oathbreaker.engine.state import State
from oathbreaker.simulation.planning import planned
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import play
from oathbreaker.table.setups import DEFAULT_FORMAT


def states() -> int:
    """Return how many states are in memory."""
    return sum(isinstance(one, State) for one in gc.get_objects())


@pytest.mark.parametrize(("agent", "first", "number"), [("random", 4, 10), ("greedy", 0, 12)])
def test_nothing_of_a_game_stays_in_memory(agent: str, first: int, number: int) -> None:
    """Agents play a game in which effects are looked at on trial; when it is let go, so are all of its states."""
    cards = PlayableCards()
    names = embedded_decks()
    plan = planned([names[(first + seat) % len(names)] for seat in range(4)], [agent], 0, DEFAULT_FORMAT, cards)
    gc.collect()
    before = states()
    game, _ = plan.begun(number, cards)
    play(game, made_agents([agent] * 4, number))
    del game
    assert states() <= before


def test_the_collector_is_as_it_was_after_a_game() -> None:
    """Its thresholds and what is frozen are those of before; one that is off stays off, and so does what was frozen."""
    cards = PlayableCards()
    plan = planned(embedded_decks()[:2], ["random"], 0, DEFAULT_FORMAT, cards)
    usual = gc.get_threshold()
    for is_frozen in (False, True):
        if is_frozen:
            gc.freeze()
        frozen = gc.get_freeze_count()
        game, agents = plan.begun(1, cards)
        play(game, agents)
        assert (gc.get_threshold(), gc.isenabled()) == (usual, True)
        assert bool(gc.get_freeze_count()) == bool(frozen)
    gc.unfreeze()
