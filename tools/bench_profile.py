"""Where the time of random games goes: a profile by module and function, and counts of what the engine does."""

from __future__ import annotations

from collections import Counter
from cProfile import Profile
from pathlib import Path
from pstats import Stats
from typing import Final

from tools.bench_engine import agents, shipped_game
from tools.counting import counting

from oathbreaker.table.playing import play

SEEDS: Final = (0, 1, 2)
MODULES: Final = 12
FUNCTIONS: Final = 12
"""How many of each are named."""


def time_lines() -> list[str]:
    """Return the modules and functions in which most of the time is spent, calls of others aside; as profiled."""
    games = [(seed, shipped_game(seed)) for seed in SEEDS]
    profile = Profile()
    for seed, game in games:
        profile.runcall(play, game, agents(seed))
    modules: Counter[str] = Counter()
    functions: Counter[str] = Counter()
    for (path, _line, name), (_calls, _all_calls, own, _with_others, _callers) in Stats(profile).stats.items():  # type: ignore[attr-defined]
        place = module_of(path)
        modules[place] += own
        functions[f"{place}: {name}"] += own
    total = sum(modules.values())
    return [
        f"Where the time goes ({len(games)} games, profiled):",
        *(f"  {100 * own / total:5.1f} %  {name}" for name, own in modules.most_common(MODULES)),
        "",
        *(f"  {100 * own / total:5.1f} %  {name}" for name, own in functions.most_common(FUNCTIONS)),
    ]


def module_of(path: str) -> str:
    """Return how the table names the file of a function."""
    parts = Path(path).parts
    if "oathbreaker" in parts:
        return "/".join(parts[len(parts) - parts[::-1].index("oathbreaker") :]).removesuffix(".py")
    return "Python itself"


def count_lines() -> list[str]:
    """Return how often the engine does what costs most, for each decision of the same games."""
    number = 0
    total: Counter[str] = Counter()
    for seed in SEEDS:
        game = shipped_game(seed)
        with counting() as counts:
            play(game, agents(seed))
        total.update(counts)
        number += len(game.play.answers)
    lines = (f"  {count / number:7.2f}  {name}" for name, count in sorted(total.items()))
    return ["How often, for each decision:", *lines]
