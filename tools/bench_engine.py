"""Measure the engine on one core: random four-player games, copies of a state, settling.

Usage: python -m tools.bench_engine [GAMES]

CPU time; medians. The calibration is the time of a fixed loop in pure Python: divide by it to compare machines.
"""

from __future__ import annotations

import sys
from statistics import median
from time import process_time
from typing import Final

from tests.engine.cards_for_tests import deck
from tests.engine.random_play import dice, play_out, random_answer

from oathbreaker.engine.play import Play
from oathbreaker.engine.priority import settle
from oathbreaker.engine.rules import GameRules

GAMES: Final = 20
PLAYERS: Final = 4
ROUNDS: Final = 300
EARLIER: Final = 200
"""How many answers come before the middle of a game."""


def main() -> int:
    """Measure and print a table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    print(f"calibration loop            {1000 * median(calibration() for _ in range(7)):10.1f} ms")
    speeds, rates = zip(*(game(seed) for seed in range(games)), strict=True)
    print(f"random agents, {PLAYERS} players    {median(speeds):10.0f} decisions/s  {median(rates):.1f} games/s")
    play = middle_of_game()
    print(f"copy of a state             {1e6 * copy_time(play):10.1f} µs   ({len(play.state.objects)} objects)")
    print(f"fork of a game              {1e6 * fork_time(play):10.1f} µs")
    print(f"settling, nothing changed   {1e6 * settle_time(play):10.2f} µs")
    return 0


def calibration() -> float:
    """Return the seconds of a fixed loop."""
    start = process_time()
    total = 0
    for number in range(500_000):
        total += number * number % 7
    return process_time() - start


def game(seed: int) -> tuple[float, float]:
    """Return the decisions and the games a second of one random game."""
    play = Play.start(GameRules(), [deck() for _ in range(PLAYERS)], seed)
    start = process_time()
    decisions = play_out(play, seed)
    seconds = process_time() - start
    return decisions / seconds, 1 / seconds


def middle_of_game() -> Play:
    """Return a game after two hundred answers, at a priority decision."""
    play = Play.start(GameRules(), [deck() for _ in range(PLAYERS)], 2)
    random = dice(2)
    while play.decision is not None and (len(play.answers) < EARLIER or play.decision.kind != "priority"):
        play.answer_accepted(random_answer(play.decision, random))
    return play


def copy_time(play: Play) -> float:
    """Return the median seconds of copying the state."""
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        for _ in range(20):
            play.state.copy()
        times.append((process_time() - start) / 20)
    return median(times)


def fork_time(play: Play) -> float:
    """Return the median seconds of copying the game at its decision."""
    times = []
    for _ in range(ROUNDS):
        start = process_time()
        play.copy()
        times.append(process_time() - start)
    return median(times)


def settle_time(play: Play) -> float:
    """Return the seconds of settling a state in which nothing is due."""
    start = process_time()
    for _ in range(10_000):
        for _ in settle(play.state):
            pass
    return (process_time() - start) / 10_000


if __name__ == "__main__":
    sys.exit(main())
