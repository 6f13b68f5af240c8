"""How long reading takes: a whole corpus cold, on one core, and single cards, for `bench.py`.

The corpus is that of the tests: `OATHBREAKER_CORPUS` names the folder that holds `cards/oracle-cards.jsonl`, or it lies
beside the repository, as `../shared`. Without one nothing is measured. The time is CPU time of a process of its own
that has loaded all phrases and read nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

CORPUS: Final = Path(os.environ.get("OATHBREAKER_CORPUS", Path(__file__).parents[2] / "shared"))
CARDS: Final = CORPUS / "cards" / "oracle-cards.jsonl"

ReadingMeasure = tuple[str, float | None, int, Callable[[], float], float | None]
"""What is measured, its limit in seconds, how often, what measures it once, and its goal."""

PREPARED: Final = """
import gc, os, sys, time
from pathlib import Path
from oathbreaker.cards.importing.bulk import read_card_file
from oathbreaker.coverage.reading import begin_process, counted
from oathbreaker.library.readings import read_card
file = read_card_file(Path(sys.argv[1]))
cards = counted(file.cards)
begin_process()
"""
"""Loads the cards and the phrases, and reads nothing yet."""

WHOLE: Final = f"""{PREPARED}
start = time.process_time()
for card in cards:
    read_card(card, file.texts[card.name])
print(time.process_time() - start)
"""

FIRST: Final = f"""{PREPARED}
start = time.process_time()
read_card(cards[0], file.texts[cards[0].name])
print(time.process_time() - start)
"""
"""What the first card takes: tries are put together, and what can follow which word is found out."""

SINGLE: Final = f"""{PREPARED}
taken = []
for card in cards[::20]:
    start = time.process_time()
    read_card(card, file.texts[card.name])
    taken.append(time.process_time() - start)
others = sorted(taken[500:])
print(others[len(others) * 9 // 10])
"""
"""Nine of ten cards take no longer that a process reads after five hundred others."""


def reading_measures() -> Iterator[ReadingMeasure]:
    """Yield what is measured of reading, in the table's order; nothing without a corpus."""
    if not CARDS.is_file():
        return
    yield "read every card that counts, one core, cold", 13.0, 1, lambda: seconds_of(WHOLE), 10.0
    yield "  the first card, the phrases loaded", None, 1, lambda: seconds_of(FIRST), None
    yield "  another card, nine of ten", 0.002, 1, lambda: seconds_of(SINGLE), 0.001


def seconds_of(program: str) -> float:
    """Return the seconds that a program prints which is run by a Python of its own."""
    command = [sys.executable, "-c", program, str(CARDS)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)  # noqa: S603  our own
