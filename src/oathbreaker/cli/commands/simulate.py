"""`oathbreaker simulate`: agents play many games; who won how often, and how long the games were."""

from __future__ import annotations

import os
from argparse import Namespace
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oathbreaker.agents.named import AGENTS
from oathbreaker.cli.arguments import Arguments, positive
from oathbreaker.cli.decks import explain_unreadable, illegal_lists, open_as
from oathbreaker.cli.screen import Screen
from oathbreaker.cli.simulation_view import print_simulation
from oathbreaker.decks.embedded import embedded_decks
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.simulation.parquet import record_file
from oathbreaker.simulation.planning import Plan, planned
from oathbreaker.simulation.records import GameRecord
from oathbreaker.simulation.results import Simulation
from oathbreaker.simulation.simulating import going_on
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.setups import DEFAULT_FORMAT
from oathbreaker.texts.errors import DeckFormatError, GameSetupError
from oathbreaker.texts.messages import say

if TYPE_CHECKING:
    from collections.abc import Callable

DONE: Final = 0
SOME_FAILED: Final = 1
REFUSED: Final = 2
INTERRUPTED: Final = 130


def add_arguments(arguments: Arguments) -> None:
    """Add the command's arguments."""
    arguments.add("decks", about="help_simulated_decks", formats=", ".join(embedded_decks()), nargs="+", metavar="DECK")
    arguments.add("--games", metavar="N", type=positive, required=True)
    arguments.add("--seed", about="help_simulation_seed", metavar="N", type=int, default=0)
    arguments.add("--agents", metavar="NAMES", default=next(iter(AGENTS)))
    arguments.add("--workers", metavar="N", type=positive)
    arguments.add("--ray", metavar="ADDRESS", default="")
    arguments.add("--format", metavar="FORMAT", default=DEFAULT_FORMAT)
    arguments.add("--out", metavar="FILE", type=Path)
    arguments.add("--json", action="store_true")
    arguments.add_reader_options()


def run(options: Namespace, screen: Screen) -> int:
    """Simulate; 0 done, 1 some games failed, 2 a deck or the setup is refused, 130 interrupted.

    Raises:
        GameSetupError: There is no such deck, agent or format, or the file has something else; there is no
            such cluster, or both a cluster and processes are asked for.
        OSError: A file cannot be read or written.
    """
    if options.ray and options.workers:
        raise GameSetupError(say("simulation.ray_or_workers"))
    cards = PlayableCards(open_as(CardCatalog, screen))
    try:
        plan = planned(options.decks, options.agents.split(","), options.seed, options.format, cards)
    except DeckFormatError as error:
        explain_unreadable(error, screen)
        return REFUSED
    for notice in illegal_lists(options.decks, options.format, cards.catalog):
        screen.hint(notice)
    file = record_file(options.out, plan) if options.out is not None else None
    kept = file.kept() if file is not None else {}
    if kept:
        screen.hint(say("simulation.going_on", n=len(kept), file=str(options.out)))
    workers = options.workers or os.cpu_count() or 1
    records = dict(kept)
    is_interrupted = False
    with (
        progress_shown(screen, options.games, len(kept)) as show,
        closing(going_on(plan, options.games, kept, workers, cards, file, options.ray)) as games,
    ):
        is_interrupted = not collected(games, records, show)
    return told(Simulation(plan, options.games, records.values()), options, screen, is_interrupted=is_interrupted)


def collected(games: Iterator[GameRecord], records: dict[int, GameRecord], show: Callable[[int], None]) -> bool:
    """Put the records of games by number, as they come; tell whether all came before somebody interrupted."""
    try:
        for record in games:
            records[record.game] = record
            show(len(records))
    except KeyboardInterrupt:
        return False
    return True


def told(simulation: Simulation, options: Namespace, screen: Screen, *, is_interrupted: bool) -> int:
    """Print what there is; return the exit code."""
    if options.json:
        screen.print_json(simulation.as_json())
    else:
        print_simulation(simulation, screen)
    report_failures(simulation.plan, simulation.failures, screen)
    if is_interrupted:
        key = "simulation.stopped" if options.out is None else "simulation.stopped_with_file"
        screen.error(say(key, done=len(simulation.records), games=simulation.asked))
        return INTERRUPTED
    return SOME_FAILED if simulation.failures else DONE


def report_failures(plan: Plan, failures: list[GameRecord], screen: Screen) -> None:
    """Say on standard error of each game that failed why, and what plays it again."""
    for record in failures:
        again = plan.command(record.game)
        screen.error(say("simulation.failed_game", game=record.game, error=record.error, again=again))


@contextmanager
def progress_shown(screen: Screen, games: int, done: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on standard error where that is a terminal; yield what says how many games are over."""
    if not screen.error_console.is_terminal:
        yield lambda _done: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn  # noqa: PLC0415

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen.error_console, transient=True) as bars:
        task = bars.add_task(screen.say("simulation.progress"), total=games, completed=min(done, games))
        yield lambda done: bars.update(task, completed=min(done, games))
