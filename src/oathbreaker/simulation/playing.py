"""Playing the games of a plan, here or in processes; a game that fails is recorded, and the others go on."""

from __future__ import annotations

import signal
import threading
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import process_time
from typing import Final

from oathbreaker.simulation.planning import Plan
from oathbreaker.simulation.records import GameRecord, record_of
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import play
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say
from oathbreaker.texts.showing import shortened, visible

MOST_DECISIONS: Final = 100_000
"""A game that is not over by then has failed."""

LONGEST_ERROR: Final = 500


def played(plan: Plan, number: int, cards: PlayableCards) -> GameRecord:
    """Play a game to its end and return its record, whatever happens in it."""
    began = process_time()
    game: Game | None = None
    error = ""
    try:
        game, agents = plan.begun(number, cards)
        play(game, agents, until=lambda game: len(game.play.answers) >= MOST_DECISIONS)
        if not game.is_over:
            error = f"not over after {MOST_DECISIONS} decisions"
    except Exception as fault:  # noqa: BLE001  one game that fails must not end the others
        error = shortened(visible(f"{type(fault).__name__}: {fault}"), LONGEST_ERROR)
    return record_of(
        plan,
        number,
        places=None if error or game is None else places_of(game),
        turns=game.turn if game is not None else 0,
        decisions=len(game.play.answers) if game is not None else 0,
        seconds=round(process_time() - began, 4),
        error=error,
    )


def places_of(game: Game) -> tuple[int, ...]:
    """Return the place of each seat at the end of a game."""
    places: dict[int, int] = {}
    for group in game.standings:
        place = len(places) + 1
        places |= dict.fromkeys(group, place)
    return tuple(places[seat] for seat in range(len(places)))


def played_here(plan: Plan, numbers: Iterable[int], cards: PlayableCards) -> Generator[GameRecord, None, None]:
    """Play games in this process, one after another."""
    for number in numbers:
        yield played(plan, number, cards)


@dataclass
class Worker:
    """A process that plays games.

    Attributes:
        process: The process.
        game: The number of the game that it plays; None until it has read the cards.
    """

    process: BaseProcess
    game: int | None = None


def played_in_processes(plan: Plan, numbers: Iterable[int], workers: int) -> Generator[GameRecord, None, None]:
    """Play games in so many processes; records come as games end.

    A process that dies costs the game that it played, which has failed; another takes its place.

    Raises:
        GameSetupError: Processes cannot start here.
    """
    waiting = deque(numbers)
    team = dict(started_worker(plan) for _ in range(min(workers, len(waiting))))
    try:
        while team:
            ready = wait(list(team))
            for connection in [each for each in team if each in ready]:
                worker = team[connection]
                record = received(connection, worker, plan)
                if not worker.process.is_alive():
                    dismiss(connection, team.pop(connection))
                    team.update([started_worker(plan)] if waiting else [])
                elif waiting:
                    worker.game = waiting.popleft()
                    with suppress(OSError):  # it has died just now, as `received` will find
                        connection.send(worker.game)
                else:
                    dismiss(connection, team.pop(connection))
                if record is not None:
                    yield record
    finally:
        for connection, worker in team.items():
            worker.process.terminate()
            dismiss(connection, worker)


def received(connection: Connection, worker: Worker, plan: Plan) -> GameRecord | None:
    """Return the record that a process has sent; None where it says that it is ready.

    Raises:
        GameSetupError: It died before it was ready.
    """
    try:
        record: GameRecord | None = connection.recv()
    except (EOFError, OSError):
        worker.process.join()
        if worker.game is None:
            raise GameSetupError(say("simulation.no_processes")) from None
        error = f"its process ended with exit code {worker.process.exitcode}"
        return record_of(plan, worker.game, places=None, turns=0, decisions=0, seconds=0.0, error=error)
    return record


def started_worker(plan: Plan) -> tuple[Connection, Worker]:
    """Start a process that plays games; return the way to it, and it."""
    context = get_context("spawn")  # the same on every system, and nothing of this process goes on in it
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, plan), daemon=True)
    with without_interruptions():
        process.start()
    theirs.close()
    return ours, Worker(process)


def dismiss(connection: Connection, worker: Worker) -> None:
    """Let a process end."""
    connection.close()
    worker.process.join()


@contextmanager
def without_interruptions() -> Iterator[None]:
    """Start processes that an interruption of the terminal does not reach: who started them tells them to stop."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread is interrupted, and only it may say what happens then
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(connection: Connection, plan: Plan) -> None:
    """Play the games whose numbers come, until none comes any more; what a process of a simulation does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    cards = PlayableCards()
    plan.begun(0, cards)
    with suppress(EOFError, OSError):  # who started this process has gone
        connection.send(None)
        while True:
            connection.send(played(plan, connection.recv(), cards))
