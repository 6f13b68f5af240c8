"""`oathbreaker cards update | import FILE | reset | coverage`: which card data is used, and how much of it is read."""

from __future__ import annotations

import os
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from oathbreaker.cards.updating import DataChange, Progress, import_cards, remove_installed, update_cards
from oathbreaker.cli.arguments import Arguments, positive
from oathbreaker.cli.decks import open_as
from oathbreaker.cli.screen import Screen
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.texts.messages import say

if TYPE_CHECKING:
    from rich.progress import Progress as Bars
    from rich.progress import ProgressColumn, TaskID

    from oathbreaker.coverage.report import Coverage

ACTIONS: Final = ("update", "import", "reset", "coverage")


def add_arguments(arguments: Arguments) -> None:
    """Add the command's arguments."""
    arguments.add("action", choices=ACTIONS, metavar="|".join(ACTIONS))
    arguments.add("file", nargs="?", type=Path, metavar="FILE")
    arguments.add("--corpus", metavar="FILE", type=Path)
    arguments.add("--japanese", action="store_true")
    arguments.add("--workers", metavar="N", type=positive)
    arguments.add("--json", action="store_true")
    arguments.add_reader_options()


def run(options: Namespace, screen: Screen) -> int:
    """Change the card data, or tell how much is read.

    Returns:
        0 done (or nothing to do), 1 a card has several meanings or is not written back, 2 refused, and the data in use
        is unchanged.
    """
    if (options.action == "import") != (options.file is not None):
        screen.error(say("cli.import_needs_file" if options.action == "import" else "cli.no_file_here"))
        return 2
    if options.action == "coverage":
        return tell_japanese(options, screen) if options.japanese else tell_coverage(options, screen)
    change = carry_out(options, screen)
    screen.print(screen.text(change.message))
    for note in change.notes:
        screen.print(f"  {screen.text(note)}")
    return 0


def carry_out(options: Namespace, screen: Screen) -> DataChange:
    """Do what was asked, with a progress bar on standard error where that is a terminal.

    Raises:
        DataUpdateError: The network or its data failed.
        CardDataError: The file is no card file.
    """
    if options.action == "reset":
        return remove_installed()
    from rich.progress import DownloadColumn  # noqa: PLC0415  only what takes time needs it

    from oathbreaker.library.readings import read_to_bytes  # noqa: PLC0415  loads all mechanics

    with bars_on(screen, DownloadColumn()) as bars:
        progress = progress_on(bars, screen)
        if options.action == "import":
            return import_cards(options.file, reader=read_to_bytes, progress=progress)
        return update_cards(reader=read_to_bytes, progress=progress)


def tell_coverage(options: Namespace, screen: Screen) -> int:
    """Tell how much is read, of a corpus or of the cards that ship inside; 1 where a card is read wrongly.

    Raises:
        CardDataError: The file is no card file.
    """
    coverage = embedded_coverage() if options.corpus is None else coverage_anew(options, screen)
    if options.json:
        screen.print_json(coverage.as_json())
    else:
        from oathbreaker.cli.coverage_view import print_coverage  # noqa: PLC0415  not needed for --json

        print_coverage(coverage, screen)
    return 1 if coverage.bugs else 0


def tell_japanese(options: Namespace, screen: Screen) -> int:
    """Tell how much of the Japanese that is written is that of the printed texts beside a corpus.

    Raises:
        OSError: There are no such texts.
    """
    if options.corpus is None:
        screen.error(say("coverage.japanese_needs_corpus"))
        return 2
    from oathbreaker.coverage.japanese import PRINTED_TEXTS, compared, printed_texts  # noqa: PLC0415  loads all mechanics

    found = compared(open_as(CardCatalog, screen), printed_texts(options.corpus.with_name(PRINTED_TEXTS)))
    if options.json:
        screen.print_json(found.as_json())
    else:
        from oathbreaker.cli.coverage_view import print_comparison  # noqa: PLC0415  not needed for --json

        print_comparison(found, screen)
    return 0


def embedded_coverage() -> Coverage:
    """Return how much of the cards that ship inside is read, by their trees."""
    from oathbreaker.coverage.embedded import embedded_coverage as embedded  # noqa: PLC0415  loads all mechanics

    return embedded()


def coverage_anew(options: Namespace, screen: Screen) -> Coverage:
    """Read every card of a corpus that counts, with a progress bar on standard error; return what that showed."""
    from rich.progress import MofNCompleteColumn  # noqa: PLC0415  only what takes time needs it

    from oathbreaker.cards.importing.bulk import read_card_file  # noqa: PLC0415  few need the importers
    from oathbreaker.coverage.reading import counted, coverage_of, results  # noqa: PLC0415  loads all mechanics

    with bars_on(screen, MofNCompleteColumn()) as bars:
        file = read_card_file(options.corpus)
        cards = counted(file.cards)
        task = bars.add_task(screen.say("coverage.reading"), total=len(cards))
        found = results(
            cards,
            file.texts,
            options.workers or os.cpu_count() or 1,
            lambda done, total: bars.update(task, completed=done, total=total),
        )
        return coverage_of(cards, found, corpus=file.records)


def bars_on(screen: Screen, column: ProgressColumn) -> Bars:
    """Return progress bars on standard error, shown only where that is a terminal."""
    from rich.progress import BarColumn, TextColumn, TimeRemainingColumn  # noqa: PLC0415
    from rich.progress import Progress as Bars  # noqa: PLC0415  only what takes time needs it

    columns = (TextColumn("{task.description}"), BarColumn(), column, TimeRemainingColumn())
    is_hidden = not screen.error_console.is_terminal
    return Bars(*columns, console=screen.error_console, transient=True, disable=is_hidden)


def progress_on(bars: Bars, screen: Screen) -> Progress:
    """Return a progress function that shows one bar for each stage."""
    tasks: dict[str, TaskID] = {}

    def progress(stage: str, done: int, total: int | None) -> None:
        if stage not in tasks:
            tasks[stage] = bars.add_task(screen.say(f"cli.stage_{stage}"), total=total)
        bars.update(tasks[stage], completed=done, total=total)

    return progress
