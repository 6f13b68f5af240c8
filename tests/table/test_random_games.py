"""Random games of two to six players keep every invariant; thousands of them are `make soak`."""

from __future__ import annotations

import os

import pytest
from tests.table.decks_for_tests import decks
from tests.table.random_games import KINDS, Origin, check_game, played_again, written

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import play

GAMES = int(os.environ.get("OATHBREAKER_SOAK", "0"))
"""How many games `make soak` plays."""

REPLAY = os.environ.get("OATHBREAKER_REPLAY", "")
"""A game that failed, as it was printed, to be played again."""

BATCHES = 10
SUITE = [Origin(KINDS[seed % len(KINDS)], 2 + seed % 5, seed) for seed in range(50)]
"""The games of the fast tests."""


@pytest.mark.parametrize("origin", SUITE, ids=lambda origin: f"{origin.kind}-{origin.seed}")
def test_a_random_game_keeps_every_invariant(origin: Origin, cards: PlayableCards) -> None:
    """Zones, views, copies, undoing, saving and the log hold at the decisions of a random game."""
    check_game(origin, cards, most=90, every=25)


def test_a_printed_game_plays_again(cards: PlayableCards) -> None:
    """What a failing game prints leads to the same decision."""
    origin = Origin("drawn", 3, 5)
    game = check_game(origin, cards, most=30, every=30)
    assert played_again(written(origin, game), cards).digest() == game.digest()


@pytest.mark.slow
@pytest.mark.skipif(not GAMES, reason="OATHBREAKER_SOAK says how many games")
@pytest.mark.parametrize("batch", range(BATCHES))
def test_thousands_of_random_games_keep_every_invariant(batch: int, cards: PlayableCards) -> None:
    """The same for as many games as are asked for, to their ends."""
    for number in range(batch, GAMES, BATCHES):
        origin = Origin(KINDS[number % len(KINDS)], 2 + number // len(KINDS) % 5, 1000 + number)
        check_game(origin, cards, most=5_000, every=40)


@pytest.mark.slow
@pytest.mark.skipif(not REPLAY, reason="OATHBREAKER_REPLAY says which game")
def test_a_game_that_failed_keeps_every_invariant(cards: PlayableCards) -> None:
    """A printed game is played again with every check at every decision."""
    played_again(REPLAY, cards)


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
