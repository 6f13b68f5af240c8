"""The command `oathbreaker`: which subcommand runs, in which language, and how errors end it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Final, Protocol, cast

from oathbreaker.cli.arguments import USAGE_ERROR, Arguments
from oathbreaker.cli.refusals import os_refusal
from oathbreaker.cli.screen import Screen, language_of
from oathbreaker.texts.errors import OathbreakerError
from oathbreaker.texts.languages import LANGUAGES, Language
from oathbreaker.texts.messages import say
from oathbreaker.texts.showing import visible

COMMANDS: Final = ("check", "stats", "convert", "card", "rule", "cards", "play", "replay", "simulate")
"""The subcommands; each is the module of its name in `commands`."""

INTERRUPTED: Final = 130

PIPE_CLOSED: Final = 141
"""What a shell reports of a process whose reader has gone: neither "legal" nor "illegal"."""


class Command(Protocol):
    """What a subcommand's module has."""

    def add_arguments(self, arguments: Arguments) -> None:
        """Add the command's arguments."""

    def run(self, options: object, screen: Screen) -> int:
        """Run the command and return its exit code."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line.

    Args:
        argv: The arguments after the program's name; the process's own when not given.

    Returns:
        The exit code: 0 done, 1 the answer is no, 2 something could not be read or was refused.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    open_missing_streams()
    language = asked_language(words) or language_of(os.environ)
    with leaving_quietly(language) as ending:
        ending.code = run(words, language)
        sys.stdout.flush()
    return ending.code


def open_missing_streams() -> None:
    """Make standard streams that write UTF-8, whatever the locale; a closed one leads nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  open to the end
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")


@dataclass
class Ending:
    """How the process ends.

    Attributes:
        code: Its exit code.
    """

    code: int = USAGE_ERROR


@contextmanager
def leaving_quietly(language: Language) -> Iterator[Ending]:
    """Let the process end without a word where nobody reads its output any more (`| head`), or nobody can.

    Interrupted at any time, be it while a command is loaded, it says so in one line.
    """
    ending = Ending()
    try:
        yield ending
    except KeyboardInterrupt:
        ending.code = INTERRUPTED
        sys.stderr.write(f"oathbreaker: {say('cli.interrupted').text(language)}\n")
    except BrokenPipeError:
        ending.code = PIPE_CLOSED
        # Nothing is left to say, and nothing to flush as the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except OSError as error:
        sys.stderr.write(f"oathbreaker: {os_refusal(error).text()}\n")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def run(words: list[str], language: Language) -> int:
    """Run the command line in a language; return the exit code."""
    while words and words[0].partition("=")[0] == "--lang":  # it may stand before the command as well
        del words[: 1 if "=" in words[0] else 2]
    if not words or words[0] in {"-h", "--help"}:
        print_overview(language)
        return 0 if words else USAGE_ERROR
    if words[0] == "--version":
        from importlib.metadata import version  # noqa: PLC0415  loads much that no other command needs

        sys.stdout.write(f"oathbreaker {version('oathbreaker')}\n")
        return 0
    name = words[0]
    if name not in COMMANDS:
        refusal = say("cli.no_command", name=visible(name), commands=list(COMMANDS))
        sys.stderr.write(f"oathbreaker: {refusal.text(language)}\n")
        return USAGE_ERROR
    return run_command(name, words[1:], language)


def run_command(name: str, words: Sequence[str], language: Language) -> int:
    """Run one subcommand; what it refuses ends as one line on standard error."""
    command = cast("Command", import_module(f"oathbreaker.cli.commands.{name}"))
    arguments = Arguments(language, name, f"oathbreaker {name}")
    command.add_arguments(arguments)
    try:
        options = arguments.parse_args(words)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else USAGE_ERROR
    screen = Screen(language, getattr(options, "terms", "community"))
    try:
        return command.run(options, screen)
    except OathbreakerError as error:
        screen.error(error.reason)
        return USAGE_ERROR
    except BrokenPipeError:
        raise
    except OSError as error:
        screen.error(os_refusal(error))
        return USAGE_ERROR


def asked_language(words: Sequence[str]) -> Language | None:
    """Return the language that --lang asks for, before the arguments are read: their refusals speak it already."""
    asked: Language | None = None
    for word, following in zip(words, [*words[1:], ""], strict=False):
        value = following if word == "--lang" else word.removeprefix("--lang=")
        if value in LANGUAGES and (word == "--lang" or word.startswith("--lang=")):
            asked = value
    return asked


def print_overview(language: Language) -> None:
    """Print what the program is and what its commands do."""
    lines = [say("cli.overview").text(language), ""]
    lines += [f"  oathbreaker {name:8}  {say(f'cli.{name}').text(language)}" for name in COMMANDS]
    lines += ["", say("cli.more_help").text(language), "", say("cli.notice").text(language)]
    sys.stdout.write("\n".join(lines) + "\n")
