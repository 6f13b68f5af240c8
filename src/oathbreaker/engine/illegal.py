"""CR 733 Illegal and abandoned actions: the game returns to the moment before the action began."""

from __future__ import annotations

from oathbreaker.engine.asking import AbandonedError
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.ending import concede
from oathbreaker.engine.player_events import CONCEDED
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule


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
    """Return to a moment before; a concession made since then stands: those players leave anew."""
    since = [seat for seats in state.fallen[len(before.fallen) :] for seat in seats]
    conceded = [seat for seat in since if state.players[seat].lost == CONCEDED]
    state.become(before)
    for seat in conceded:
        concede(state, seat)
