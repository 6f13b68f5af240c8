"""Random games of two to six players keep every invariant; thousands of them are `make soak`."""

from __future__ import annotations

import os

import pytest
from tests.table.decks_for_tests import decks
from tests.table.invariants import check_game

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import play

GAMES = int(os.environ.get("OATHBREAKER_SOAK", "0"))
"""How many games `make soak` plays."""


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("seed", range(6))
def test_a_random_game_keeps_every_invariant(players: int, seed: int, cards: PlayableCards) -> None:
    """Zones, views, copies, undoing, saving and the log hold at the decisions of a random game."""
    check_game(players, seed, cards, most=150)


@pytest.mark.slow
@pytest.mark.skipif(not GAMES, reason="OATHBREAKER_SOAK says how many games")
@pytest.mark.parametrize("batch", range(10))
def test_thousands_of_random_games_keep_every_invariant(batch: int, cards: PlayableCards) -> None:
    """The same for as many games as are asked for, to their ends."""
    for number in range(batch, GAMES, 10):
        check_game(2 + number % 5, 1000 + number, cards, most=5_000, every=40)


@pytest.mark.parametrize("players", [2, 4])
def test_agents_play_whole_games_of_cards_from_the_catalog(players: int, cards: PlayableCards) -> None:
    """Agents end a game of real cards, and the same seed gives the same game."""
    first, second = (
        play(Game(decks(players), 3, cards=cards), [RandomAgent(seat) for seat in range(players)]) for _ in range(2)
    )
    assert first.is_over
    assert first.digest() == second.digest()
    assert sorted(seat for group in first.standings for seat in group) == list(range(players))
    other = play(Game(decks(players), 4, cards=cards), [RandomAgent(seat) for seat in range(players)])
    assert other.digest() != first.digest()
