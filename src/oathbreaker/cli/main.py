"""The command `oathbreaker`: which subcommand runs, in which language, and how errors end it."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Final, Protocol, cast

from oathbreaker.cli.arguments import USAGE_ERROR, Arguments
from oathbreaker.cli.screen import Screen, language_of
from oathbreaker.texts.errors import OathbreakerError
from oathbreaker.texts.languages import LANGUAGES, Language
from oathbreaker.texts.messages import Message, say

COMMANDS: Final = ("check", "stats", "convert", "card", "cards")
"""The subcommands; each is the module of its name in `commands`."""

INTERRUPTED: Final = 130

USUAL_REFUSALS: Final = {
    errno.ENOENT: "not_found",
    errno.EACCES: "not_allowed",
    errno.EPERM: "not_allowed",
    errno.EROFS: "not_allowed",
    errno.EISDIR: "is_folder",
    errno.ENOTDIR: "no_folder",
    errno.ENOSPC: "disk_full",
    errno.ENAMETOOLONG: "name_too_long",
}
"""The system's error numbers for which there are messages."""


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
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    language = asked_language(words) or language_of(os.environ)
    # --lang may stand before the command as well.
    while words[:1] == ["--lang"] or words[:1] == [f"--lang={language}"]:
        del words[: 2 if words[0] == "--lang" else 1]
    if not words or words[0] in {"-h", "--help"}:
        print_overview(language)
        return 0 if words else USAGE_ERROR
    if words[0] == "--version":
        sys.stdout.write(f"oathbreaker {version('oathbreaker')}\n")
        return 0
    name = words[0]
    if name not in COMMANDS:
        sys.stderr.write(f"oathbreaker: {say('cli.no_command', name=name, commands=list(COMMANDS)).text(language)}\n")
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
        code = command.run(options, screen)
        sys.stdout.flush()
    except OathbreakerError as error:
        screen.error(error.reason)
        return USAGE_ERROR
    except BrokenPipeError:
        # The reader has gone (`| head`): nothing more to say, and nothing to flush at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        screen.error(os_refusal(error))
        return USAGE_ERROR
    except KeyboardInterrupt:
        screen.error(say("cli.interrupted"))
        return INTERRUPTED
    return code


def os_refusal(error: OSError) -> Message:
    """Return what the system refused, in words of both languages where it is one of the usual refusals."""
    name = USUAL_REFUSALS.get(error.errno or 0)
    reason = say(f"cli.os_{name}") if name else error.strerror or str(error)
    return say("cli.os_error", file=error.filename or "", reason=reason)


def asked_language(words: Sequence[str]) -> Language | None:
    """Return the language that --lang asks for, before the arguments are read: their refusals speak it already."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        value = following if word == "--lang" else word.removeprefix("--lang=")
        if value in LANGUAGES and (word == "--lang" or word.startswith("--lang=")):
            return value
    return None


def print_overview(language: Language) -> None:
    """Print what the program is and what its commands do."""
    lines = [say("cli.overview").text(language), ""]
    lines += [f"  oathbreaker {name:8}  {say(f'cli.{name}').text(language)}" for name in COMMANDS]
    lines += ["", say("cli.more_help").text(language), "", say("cli.notice").text(language)]
    sys.stdout.write("\n".join(lines) + "\n")
