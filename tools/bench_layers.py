"""Measure settling on one core: 160 permanents with 30 static abilities, after one change of each sort.

Usage: python -m tools.bench_layers

CPU time, medians. The limit is 1.5 ms after one change; the calibration compares machines (see bench_engine.py).
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Final

from tests.engine.cards_for_tests import BEAR
from tests.engine.layer_filters import Plain
from tests.engine.layer_terms import BoostByHand, YourBoost, enchantment
from tests.engine.positions import Table
from tools.bench_engine import calibration

from oathbreaker.engine.events import PutCounters
from oathbreaker.engine.positions import put
from oathbreaker.engine.priority import settle
from oathbreaker.engine.state import State

PERMANENTS: Final = 160
STATICS: Final = 30
PLAYERS: Final = 4
ROUNDS: Final = 25


def main() -> int:
    """Measure and print a table."""
    print(f"calibration loop             {1000 * median(calibration() for _ in range(7)):8.1f} ms")
    for volatile in (0, 2):
        state = position(volatile)
        print(f"{PERMANENTS} permanents, {STATICS} static abilities, {volatile} of them volatile")
        for name, change in CHANGES.items():
            print(f"  settle after: {name:22} {1e6 * median(once(state, change) for _ in range(ROUNDS)):8.0f} µs")
    return 0


def position(volatile: int) -> State:
    """Return a settled position of four players."""
    laid = Table(PLAYERS)
    for number in range(PERMANENTS - STATICS):
        laid.battlefield(number % PLAYERS, BEAR)
    for number in range(STATICS):
        statement = BoostByHand(Plain()) if number < volatile else YourBoost(Plain())
        laid.battlefield(number % PLAYERS, enchantment(f"Lord {number}", statement))
    return laid.start().state


def once(state: State, change: Callable[[State], None]) -> float:
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

if __name__ == "__main__":
    sys.exit(main())
