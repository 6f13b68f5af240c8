"""Reading a whole corpus anew, in one process or several: each card's verdict, and what stops it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing import get_context
from typing import Final

from oathbreaker.cards.card import Card
from oathbreaker.coverage.groups import is_counted
from oathbreaker.coverage.played import digest_of, embedded_games, played
from oathbreaker.coverage.report import Coverage, ranked
from oathbreaker.coverage.stops import Stops, stops_of
from oathbreaker.language.verdicts import NOT_PERFORMED, VerdictKind
from oathbreaker.library.performing import unperformed
from oathbreaker.library.readings import CardReading, read_card, reading_to_bytes
from oathbreaker.mechanics.phrasebook import grammar

TOGETHER: Final = 100
"""How many cards a process is given at a time."""

Progress = Callable[[int, int], None]
"""Called with (cards done, cards in all)."""


@dataclass(frozen=True, slots=True)
class CardResult:
    """What reading a card gave.

    Attributes:
        name: The card's name.
        verdict: "read" only where every word of it can be carried out as well.
        digest: Of its trees; "" for a card that is not read.
        stops: What of it is not understood.
    """

    name: str
    verdict: VerdictKind
    digest: str = ""
    stops: Stops | None = None


def judged(card: Card, reading: CardReading, texts: Sequence[str] | None) -> CardResult:
    """Return what reading a card gave.

    Args:
        card: Its facts.
        reading: Its trees and verdict.
        texts: The printed text of each face, to find all that is not understood; None to leave that.
    """
    if reading.verdict.reason == NOT_PERFORMED:
        missing = dict.fromkeys(unperformed(card, [text for text in reading.texts if text is not None]))
        stops = Stops(tuple(f"(not performed: {part})" for part in missing), is_all=True)
        return CardResult(card.name, "declined", "", stops)
    if not reading.verdict.is_read:
        return CardResult(card.name, reading.verdict.kind, "", None if texts is None else stops_of(card, texts))
    return CardResult(card.name, "read", digest_of(reading_to_bytes(reading)))


Task = Sequence[tuple[Card, Sequence[str]]]


def read_together(task: Task) -> list[CardResult]:
    """Read some cards."""
    return [judged(card, read_card(card, texts), texts) for card, texts in task]


def results(
    cards: Sequence[Card], texts: Mapping[str, Sequence[str]], workers: int, progress: Progress
) -> Iterator[CardResult]:
    """Read cards and probe what is declined, in so many processes; yield the results, in any order."""
    waiting = iter([(card, texts[card.name]) for card in cards])
    tasks: Iterable[Task] = iter(lambda: list(islice(waiting, TOGETHER)), [])
    done = 0
    progress(done, len(cards))
    with uncollected():
        for found in in_processes(tasks, workers) if workers > 1 else map(read_together, tasks):
            done += len(found)
            progress(done, len(cards))
            yield from found


@contextmanager
def uncollected() -> Iterator[None]:
    """Keep the collector of cyclic garbage from looking through trees that are kept: reading makes next to none."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def in_processes(tasks: Iterable[Task], workers: int) -> Iterator[list[CardResult]]:
    """Yield what each task gives, worked on by processes."""
    with get_context("spawn").Pool(workers, initializer=begin_process) as pool:
        yield from pool.imap_unordered(read_together, tasks)


def begin_process() -> None:
    """Load all phrases; a process that only reads makes next to no garbage in cycles."""
    grammar()
    gc.disable()


def coverage_of(cards: Sequence[Card], found: Iterable[CardResult], *, corpus: int) -> Coverage:
    """Return what results of cards show.

    Args:
        cards: The cards that are counted.
        found: A result for each.
        corpus: How many cards the corpus has.
    """
    coverage = Coverage(corpus)
    by_name = {result.name: result for result in found}
    for card in cards:
        coverage.add(card, by_name[card.name].verdict)
    stops = [result.stops for result in by_name.values() if result.stops is not None]
    coverage.played = played(embedded_games(), {result.name: result.digest for result in by_name.values()})
    coverage.declines = ranked((stop.phrases, stop.is_all) for stop in stops)
    return coverage


def counted(cards: Iterable[Card]) -> list[Card]:
    """Return the cards that count."""
    return [card for card in cards if is_counted(card)]
