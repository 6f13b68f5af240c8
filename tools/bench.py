"""Measure the speed limits on one core; exit with 1 where one is broken.

Usage: python -m tools.bench

Each number is the median of several rounds, of five such medians the least: what else runs on a machine only slows it.
The calibration, measured likewise, is the time of a fixed loop in pure Python: divide by it to
compare machines. The embedded card data is used, its fast form built beforehand. What the engine does is measured in
CPU time (bench_engine.py), profiled and counted (bench_profile.py); games of agents with all decks in bench_agents.py.
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Final

ROOT: Final = Path(__file__).parents[1]
DATA: Final = ROOT / "build" / "bench"
DECK: Final = ROOT / "src" / "oathbreaker" / "data" / "decks" / "saheeli-thoughtcast.txt"

MILLISECOND: Final = 0.001

BATCHES: Final = 5
"""How often each median is taken."""
LIST_LINES: Final = 60
"""Card lines of the list that is read."""

OPEN_AND_LOOK_UP: Final = """
from time import perf_counter
from oathbreaker.cards.catalog import CardCatalog
start = perf_counter()
CardCatalog.embedded()["Lightning Bolt"]
print(perf_counter() - start)
"""
"""A process's first look at a card. Imports count in the time of the whole command."""


@dataclass(frozen=True)
class Measure:
    """One thing that has a limit.

    Attributes:
        what: What is measured.
        limit: The longest it may take, in seconds; None for what is measured for comparison.
        rounds: How often it is measured.
        once: Measures it once and returns seconds.
        goal: What is asked for, in seconds, where the limit is not there yet.
    """

    what: str
    limit: float | None
    rounds: int
    once: Callable[[], float]
    goal: float | None = None


def main() -> int:
    """Measure everything, print tables and a profile, and return the exit code."""
    os.environ["OATHBREAKER_DATA"] = str(DATA)
    # An installed program has its bytecode, whatever the shell says in which this one runs.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(DATA / "bytecode")
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    look_up_in_new_process()  # builds the fast form of the data, once
    print(f"Python {platform.python_version()}, {platform.system()} {platform.machine()}, one core")
    print(f"Calibration: {1000 * least_median(calibration, 7):.1f} ms\n")
    print(f"{'':60}{'limit':>12}{'measured':>12}")
    broken = 0
    for measure in measures():
        seconds = least_median(measure.once, measure.rounds)
        is_broken = measure.limit is not None and seconds > measure.limit
        broken += is_broken
        limit = shown(measure.limit) if measure.limit is not None else "-"
        print(f"{measure.what:60}{limit:>12}{shown(seconds):>12}{verdict(measure, seconds)}")
    print("\n".join((*memory_lines(), "", *profile_lines())))
    return 1 if broken else 0


def verdict(measure: Measure, seconds: float) -> str:
    """Return what is to be said of a measured time: a broken limit, or a goal that is not reached."""
    if measure.limit is not None and seconds > measure.limit:
        return "  TOO SLOW"
    if measure.goal is not None and seconds > measure.goal:
        return f"  goal {shown(measure.goal)} NOT REACHED: {seconds / measure.goal:.2f} times as long"
    return ""


def shown(seconds: float) -> str:
    """Return a time with a unit that suits it."""
    return f"{1000 * seconds:.2f} ms" if seconds >= MILLISECOND else f"{1_000_000 * seconds:.2f} µs"


def least_median(once: Callable[[], float], rounds: int) -> float:
    """Return the least of several medians of so many rounds."""
    return min(median(once() for _ in range(rounds)) for _ in range(BATCHES))


def measures() -> Iterator[Measure]:
    """Yield what is measured, in the order of the table."""
    text = sixty_lines()
    yield Measure("open the catalog, look a card up (new process)", 0.050, 9, look_up_in_new_process)
    yield Measure(f"read a list of {LIST_LINES} lines", 0.003, 50, lambda: read_time(text, new=False))
    yield Measure("  the first time, its cards read from the data", None, 25, lambda: read_time(text, new=True))
    yield Measure("check a deck", 0.001, 50, lambda: check_time(text, new=False))
    yield Measure("  the first time", 0.001, 25, lambda: check_time(text, new=True))
    yield Measure("`oathbreaker check`, the whole process", 0.500, 9, check_in_new_process)
    yield Measure("  of which Python's own start", None, 9, python_start)
    from tools.bench_agents import agent_measures  # noqa: PLC0415  main sets the data folder first
    from tools.bench_engine import engine_measures  # noqa: PLC0415  the same
    from tools.bench_reading import reading_measures  # noqa: PLC0415  the same
    from tools.bench_terminal import terminal_measures  # noqa: PLC0415  the same

    yield from (Measure(*measure) for measure in reading_measures())
    for what, limit, rounds, once, goal in (*terminal_measures(), *engine_measures(), *agent_measures()):
        yield Measure(what, limit, rounds, once, goal)


def memory_lines() -> list[str]:
    """Return what memory many games need."""
    from tools.bench_agents import lines_of_memory  # noqa: PLC0415  main sets the data folder first

    return lines_of_memory()


def profile_lines() -> list[str]:
    """Return where the time of the games goes, and how often the engine does what costs most."""
    from tools.bench_profile import count_lines, time_lines  # noqa: PLC0415  main sets the data folder first

    return [*time_lines(), "", *count_lines()]


def calibration() -> float:
    """Return the seconds of a fixed loop in pure Python."""
    start = perf_counter()
    total = 0
    for number in range(500_000):
        total += number * number % 7
    return perf_counter() - start


def look_up_in_new_process() -> float:
    """Return the seconds in which a new process opens the catalog and has its first card."""
    done = subprocess.run([sys.executable, "-c", OPEN_AND_LOOK_UP], capture_output=True, text=True, check=True)  # noqa: S603  our own program
    return float(done.stdout)


def check_in_new_process() -> float:
    """Return the seconds of the command `oathbreaker check`, from start to end."""
    start = perf_counter()
    subprocess.run([sys.executable, "-m", "oathbreaker", "check", str(DECK)], stdout=subprocess.DEVNULL, check=True)  # noqa: S603  our own program
    return perf_counter() - start


def python_start() -> float:
    """Return the seconds that Python takes to do nothing."""
    start = perf_counter()
    subprocess.run([sys.executable, "-c", ""], check=True)
    return perf_counter() - start


def sixty_lines() -> str:
    """Return a legal list of sixty lines: Saheeli with cards from all over the alphabet, each once."""
    from oathbreaker import CardCatalog  # noqa: PLC0415  main sets the data folder first

    catalog = CardCatalog.embedded()
    within = catalog["Saheeli, Sublime Artificer"].color_identity
    fitting = (
        card.name
        for card in catalog
        if card.legality("oathbreaker") == "legal" and card.color_identity <= within and not card.is_meld_result
    )
    names = list(islice(fitting, 100, None, 150))[: LIST_LINES - 2]
    return "\n".join(
        ["Oathbreaker", "1 Saheeli, Sublime Artificer", "Signature Spell", "1 Thoughtcast", "Deck"]
        + [f"1 {name}" for name in names]
    )


def read_time(text: str, *, new: bool) -> float:
    """Return the seconds of reading a list; `new`: from a catalog that has not read its cards yet."""
    from oathbreaker import CardCatalog, Deck  # noqa: PLC0415  main sets the data folder first

    catalog = CardCatalog.embedded()
    if not new:
        Deck.read(text, cards=catalog)
    start = perf_counter()
    Deck.read(text, cards=catalog)
    return perf_counter() - start


def check_time(text: str, *, new: bool) -> float:
    """Return the seconds of checking a deck that was read; `new`: whose cards have never been checked.

    Raises:
        AssertionError: The deck is not legal, so that something else was measured than was meant.
    """
    from oathbreaker import CardCatalog, Deck, check_deck  # noqa: PLC0415  main sets the data folder first

    deck = Deck.read(text, cards=CardCatalog.embedded())
    if not new:
        check_deck(deck)
    start = perf_counter()
    report = check_deck(deck)
    seconds = perf_counter() - start
    if not report.legal:
        raise AssertionError(report.problems)
    return seconds


if __name__ == "__main__":
    sys.exit(main())
