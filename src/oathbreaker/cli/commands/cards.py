"""`oathbreaker cards update | import FILE | reset`: which card data is used."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from oathbreaker.cards.updating import DataChange, Progress, import_cards, remove_installed, update_cards
from oathbreaker.cli.arguments import Arguments
from oathbreaker.cli.screen import Screen
from oathbreaker.texts.messages import say

if TYPE_CHECKING:
    from rich.progress import Progress as Bars
    from rich.progress import TaskID


def add_arguments(arguments: Arguments) -> None:
    """Add the command's arguments."""
    arguments.add("action", choices=("update", "import", "reset"), metavar="update|import|reset")
    arguments.add("file", nargs="?", type=Path, metavar="FILE")
    arguments.add_reader_options()


def run(options: Namespace, screen: Screen) -> int:
    """Change the card data; 0 done (or nothing to do), 2 refused, and the data in use is unchanged."""
    if (options.action == "import") != (options.file is not None):
        screen.error(say("cli.import_needs_file" if options.action == "import" else "cli.no_file_here"))
        return 2
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
    from rich.progress import BarColumn, DownloadColumn, TextColumn, TimeRemainingColumn  # noqa: PLC0415
    from rich.progress import Progress as Bars  # noqa: PLC0415  only these two actions take time

    from oathbreaker.library.readings import read_to_bytes  # noqa: PLC0415  loads all mechanics

    columns = (TextColumn("{task.description}"), BarColumn(), DownloadColumn(), TimeRemainingColumn())
    with Bars(
        *columns, console=screen.error_console, transient=True, disable=not screen.error_console.is_terminal
    ) as bars:
        progress = progress_on(bars, screen)
        if options.action == "import":
            return import_cards(options.file, reader=read_to_bytes, progress=progress)
        return update_cards(reader=read_to_bytes, progress=progress)


def progress_on(bars: Bars, screen: Screen) -> Progress:
    """Return a progress function that shows one bar for each stage."""
    tasks: dict[str, TaskID] = {}

    def progress(stage: str, done: int, total: int | None) -> None:
        if stage not in tasks:
            tasks[stage] = bars.add_task(screen.say(f"cli.stage_{stage}"), total=total)
        bars.update(tasks[stage], completed=done, total=total)

    return progress
