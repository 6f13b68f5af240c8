"""CR 733 Illegal and abandoned actions: the game returns to the moment before the action began."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

CONCEDED: Final = "104.3a"
"""Why a player who has conceded loses."""


class AbandonedError(Exception):
    """Thrown into a procedure by the driver: the player gives up the action under way."""


@rule("733.1", "733.2")
def attempt(state: State, action: Procedure[bool]) -> Procedure[bool]:
    """Carry an action out; where it cannot be completed, or is given up, nothing of it has happened."""
    before = state.copy()
    gave_up = False
    try:
        done = yield from action
    except AbandonedError:
        done = False
        gave_up = True
    if not done:
        go_back(state, before)
    state.gave_up = gave_up
    return done


@rule("733.1", "104.3a")
def go_back(state: State, before: State) -> None:
    """Return to a moment before; a concession made since then stands."""
    conceded = [player.seat for player in state.players if player.lost == CONCEDED]
    state.become(before)
    for seat in conceded:
        state.own_player(seat).lost = CONCEDED
