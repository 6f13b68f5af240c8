"""What settling is measured by: 160 permanents with 30 static abilities, and one change of each sort."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Final

from tests.engine.cards_for_tests import BEAR
from tests.engine.layer_filters import Plain
from tests.engine.layer_terms import BoostByHand, YourBoost, enchantment
from tests.engine.positions import Table

from oathbreaker.engine.events import PutCounters
from oathbreaker.engine.positions import put
from oathbreaker.engine.priority import settle
from oathbreaker.engine.state import State

PERMANENTS: Final = 160
STATICS: Final = 30
PLAYERS: Final = 4


def position(volatile: int) -> State:
    """Return a settled position of four players."""
    laid = Table(PLAYERS)
    for number in range(PERMANENTS - STATICS):
        laid.battlefield(number % PLAYERS, BEAR)
    for number in range(STATICS):
        statement = BoostByHand(Plain()) if number < volatile else YourBoost(Plain())
        laid.battlefield(number % PLAYERS, enchantment(f"Lord {number}", statement))
    return laid.start().state


def settle_once(state: State, change: Callable[[State], None]) -> float:
    """Return the seconds of settling after a change."""
    change(state)
    start = process_time()
    for _ in settle(state):
        pass
    return process_time() - start


def tap(state: State) -> None:
    """Tap or untap a permanent."""
    thing = state.own(state.battlefield[3])
    thing.tapped = not thing.tapped


def count(state: State) -> None:
    """Put a counter on a creature."""
    PutCounters(state.battlefield[5], "+1/+1", 1).perform(state)


def enter(state: State) -> None:
    """Put a creature onto the battlefield."""
    put(state, BEAR, 1, "battlefield")


def attach(state: State) -> None:
    """Let continuous effects change without changing any."""
    state.continuous_changed()


CHANGES: Final[dict[str, Callable[[State], None]]] = {
    "nothing": lambda _: None,
    "one tapped": tap,
    "a counter": count,
    "continuous effects": attach,
    "one enters": enter,
}
