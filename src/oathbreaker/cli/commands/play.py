"""`oathbreaker play`: a person plays against agents at the terminal, or a game of agents is told as it goes."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from oathbreaker.cli.arguments import Arguments, positive
from oathbreaker.cli.screen import Screen
from oathbreaker.decks.embedded import embedded_decks
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say


def add_arguments(arguments: Arguments) -> None:
    """Add the command's arguments."""
    arguments.add("--terminal", action="store_true")
    arguments.add("--watch", action="store_true")
    arguments.add("--players", metavar="N", type=positive)
    names = ", ".join(embedded_decks())
    arguments.add(
        "--deck",
        about="help_play_deck",
        formats=names,
        action="append",
        default=[],
        metavar="DECK",
        dest="decks",
    )
    arguments.add("--format", metavar="FORMAT")
    arguments.add("--agents", metavar="NAMES", default="greedy")
    arguments.add("--seed", metavar="N", type=int)
    arguments.add("--until", metavar="TURN", type=positive)
    arguments.add("--save", metavar="FILE", type=Path)
    arguments.add("--resume", nargs="?", const="", metavar="FILE")
    arguments.add("--json", about="help_json_lines", action="store_true")
    arguments.add_reader_options()


def run(options: Namespace, screen: Screen) -> int:
    """Play; 0 done, 2 a deck, the setup or the terminal is refused, 130 interrupted.

    Raises:
        GameSetupError: There are too few or too many players, or there is no such agent or deck; or what is asked for
            needs a terminal and there is none, or does not go with one.
        OSError: A file cannot be read or written.
    """
    if is_at_terminal(options):
        from oathbreaker.cli.seated_play import run_seated  # noqa: PLC0415  each way of playing loads its own

        return run_seated(options, screen)
    from oathbreaker.cli.told_play import run_told  # noqa: PLC0415  each way of playing loads its own

    return run_told(options, screen)


def is_at_terminal(options: Namespace) -> bool:
    """Tell whether a person plays: where that is asked for, or where there is a terminal and nothing else is.

    Raises:
        GameSetupError: A person is to play and there is no terminal, or what else is asked for is about telling.
    """
    is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    tells = [name for name in ("watch", "json", "until") if getattr(options, name)]
    if not options.terminal and options.resume is None:
        return is_terminal and not tells
    if tells:
        raise GameSetupError(say("play.not_told", option=f"--{tells[0]}"))
    if not is_terminal:
        raise GameSetupError(say("play.no_terminal"))
    return True
