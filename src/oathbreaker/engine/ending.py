"""CR 104 Ending the game: who loses leaves, the last one wins, nobody left is a draw."""

from __future__ import annotations

from oathbreaker.engine.illegal import CONCEDED
from oathbreaker.engine.leaving import leave_game
from oathbreaker.engine.state import VERSIONS, State
from oathbreaker.texts.rules import rule


@rule("104.3", "104.4a", "104.5")
def check_end(state: State) -> None:
    """Let everyone who loses leave together, then see whether the game is over."""
    losers = tuple(player.seat for player in state.players if player.lost and player.in_game)
    if losers:
        state.fallen = (*state.fallen, losers)
        leave_game(state, losers)
    check_winner(state)


@rule("104.2a", "104.4a")
def check_winner(state: State) -> None:
    """End the game when at most one player is left."""
    left = state.seats()
    if len(left) <= 1 and not state.over:
        state.over = True
        state.winner = tuple(left)
        state.version = next(VERSIONS)


@rule("104.3a")
def concede(state: State, seat: int) -> None:
    """Let a player concede: they lose and leave at once. For priority decisions, where no procedure is at work."""
    state.own_player(seat).lost = CONCEDED
    check_end(state)


@rule("104.4b")
def draw_game(state: State) -> None:
    """End the game as a draw among all who are still in it."""
    state.over = True
    state.winner = ()
    state.version = next(VERSIONS)


def standings(state: State) -> list[list[int]]:
    """Return the seats first to last, those who drew or lost together in one group."""
    left = state.seats()
    return ([left] if left else []) + [list(group) for group in reversed(state.fallen)]
