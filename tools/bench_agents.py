"""What agents' games with the decks that ship inside cost: time for a decision and for a game, and memory.

`make bench` prints it all (bench.py). Four agents sit down with the decks in turn. Memory is measured in a process of
its own that plays `MEMORY_GAMES` games one after another.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle
from pathlib import Path
from time import process_time
from typing import Final

from oathbreaker.agents.named import made_agents
from oathbreaker.decks.embedded import embedded_decks
from oathbreaker.simulation.planning import Plan, planned
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import Agent, play
from oathbreaker.table.setups import DEFAULT_FORMAT

PLAYERS: Final = 4
GAMES: Final = 20
"""How many games a median is taken over."""

DECISION_GOAL: Final = 1 / 2000
GREEDY_LIMIT: Final = 1.0
"""The longest a game of four greedy agents may take, in CPU-seconds."""

MEMORY_GAMES: Final = 200
EARLY_GAMES: Final = 40
MEMORY_GOAL: Final = 150.0
"""What a process should not need more of after `MEMORY_GAMES` games, in MiB."""

GROWTH_GOAL: Final = 10.0
"""How much of it should have come after the first `EARLY_GAMES` games, if memory stays flat."""

MEMORY_PROGRAM: Final = "from tools.bench_agents import play_for_memory; play_for_memory()"

AgentMeasure = tuple[str, float | None, int, Callable[[], float], float | None]
"""What is measured; the longest it may take, in seconds; how often; what measures it once; what is asked for."""


def agent_measures() -> Iterator[AgentMeasure]:
    """Yield what is measured in time, in the order of the table."""
    numbers, others, more = cycle(range(GAMES)), cycle(range(GAMES)), cycle(range(GAMES))
    yield (
        "a decision of four random agents, all shipped decks",
        None,
        GAMES,
        lambda: decision_time(next(numbers)),
        DECISION_GOAL,
    )
    yield ("  a game of theirs", None, GAMES, lambda: game_time(next(others), "random"), None)
    yield (
        "a game of four greedy agents, all shipped decks",
        GREEDY_LIMIT,
        GAMES,
        lambda: game_time(next(more), "greedy"),
        None,
    )


@cache
def plans() -> tuple[tuple[Plan, ...], PlayableCards]:
    """Return plans for games with the decks in turn, four at a time, and the cards, made ready once."""
    cards = PlayableCards()
    names = embedded_decks()
    tables = [[names[(first + seat) % len(names)] for seat in range(PLAYERS)] for first in range(len(names))]
    return tuple(planned(table, ["random"], 0, DEFAULT_FORMAT, cards) for table in tables), cards


def begun(number: int, agent: str) -> tuple[Game, list[Agent]]:
    """Return a game of these agents that is about to begin."""
    each, cards = plans()
    game, _ = each[number % len(each)].begun(number, cards)
    return game, made_agents([agent] * PLAYERS, number)


def game_time(number: int, agent: str) -> float:
    """Return the CPU-seconds of one game to its end."""
    game, agents = begun(number, agent)
    start = process_time()
    play(game, agents)
    return process_time() - start


def decision_time(number: int) -> float:
    """Return the CPU-seconds for each decision of one game of random agents."""
    game, agents = begun(number, "random")
    start = process_time()
    play(game, agents)
    return (process_time() - start) / len(game.play.answers)


def lines_of_memory() -> list[str]:
    """Return what a process needs that plays many games, and whether that is what is asked for."""
    done = subprocess.run([sys.executable, "-c", MEMORY_PROGRAM], capture_output=True, text=True, check=True)  # noqa: S603  our own program
    early, last = map(float, done.stdout.split())
    rows = (
        (f"memory after {MEMORY_GAMES} games of four agents", MEMORY_GOAL, last),
        (f"  of which after the first {EARLY_GAMES}", GROWTH_GOAL, last - early),
    )
    return [
        f"{what:60}{'-':>12}{found:>8.0f} MiB" + (f"  goal {goal:.0f} MiB NOT REACHED" if found > goal else "")
        for what, goal, found in rows
    ]


def play_for_memory() -> None:
    """Play games of random and of greedy agents in turn, and print the memory needed early and at last, in MiB."""
    needed = []
    for number in range(MEMORY_GAMES):
        game, agents = begun(number, "greedy" if number % 4 == 0 else "random")
        play(game, agents)
        del game, agents
        if number + 1 in {EARLY_GAMES, MEMORY_GAMES}:
            needed.append(most_memory())
    print(*needed)


def most_memory() -> float:
    """Return the most memory that this process has needed, in MiB.

    Linux counts what started a process as part of it in its usage, but not in its status.
    """
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmHWM:"))
        return int(line.split()[1]) / 2**10
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / memory_unit()


def memory_unit() -> int:
    """Return how many of the units in which this system tells memory are a MiB: bytes on macOS, else KiB."""
    return 2**20 if sys.platform == "darwin" else 2**10
