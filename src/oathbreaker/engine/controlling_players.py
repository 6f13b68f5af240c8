"""CR 723 Controlling another player: who makes a player's decisions during a turn.

Seam: the driver (play.py) asks `decider` for each decision; the view asks it for what the controller sees as well.
"""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

PENDING: Final = "players to be controlled"
"""The name among the game's values of who will be controlled in their next turn: pairs of seats, each with its last
controller."""

CONTROLLED: Final = "controlled player"
"""The name among the game's values of who is controlled this turn, and by whom: a pair of seats."""


@rule("723.1", "723.1a")
def control_next_turn(state: State, seat: int, by: int) -> None:
    """Let a player control another during that player's next turn; it overwrites what was to be before."""
    before = state.recall(PENDING, ())
    assert isinstance(before, tuple)  # noqa: S101  as it is kept
    state.remember(PENDING, (*(pair for pair in before if pair[0] != seat), (seat, by)))


@rule("723.1", "723.1b")
def begin_control(state: State) -> None:
    """Let the control of the active player begin as their turn really begins; that of the turn before has ended."""
    pending = state.recall(PENDING, ())
    assert isinstance(pending, tuple)  # noqa: S101  as it is kept
    now = next((pair for pair in pending if pair[0] == state.active), None)
    state.remember(CONTROLLED, now)
    if now is not None:
        state.remember(PENDING, tuple(pair for pair in pending if pair != now) or None)


@rule("723.5", "800.4a", "800.4b")
def decider(state: State, seat: int) -> int:
    """Return who makes a player's decisions: who controls them, if that player is still in the game, or they."""
    pair = state.recall(CONTROLLED)
    if isinstance(pair, tuple) and pair[0] == seat:
        by = int(pair[1])
        if state.players[by].in_game and not state.players[by].lost:
            return by
    return seat
