"""Where a command writes: standard output and error, in the reader's language, coloured where the terminal can."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, TextIO

from oathbreaker.texts.languages import Language, Terms
from oathbreaker.texts.messages import Message, display, say
from oathbreaker.texts.showing import visible

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

LANGUAGE_VARIABLES = ("OATHBREAKER_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
NARROWEST = 40


def language_of(environment: Mapping[str, str]) -> Language:
    """Return the language the environment asks for: Japanese for a locale such as ja_JP.UTF-8, else English."""
    for variable in LANGUAGE_VARIABLES:
        if environment.get(variable):
            return "ja" if environment[variable].lower().startswith("ja") else "en"
    return "en"


@dataclass(frozen=True)
class Screen:
    """A command's standard output and error, and how its reader wants to be spoken to."""

    language: Language
    terms: Terms

    @cached_property
    def console(self) -> Console:
        """Standard output."""
        return console_on(sys.stdout)

    @cached_property
    def error_console(self) -> Console:
        """Standard error."""
        return console_on(sys.stderr)

    @property
    def folds(self) -> bool:
        """Whether long lines are folded: on a terminal, or where the width is asked for; a pipe gets them whole."""
        return self.console.is_terminal or "COLUMNS" in os.environ

    def text(self, value: object) -> str:
        """Return a message, card or other value as this reader reads it."""
        return display(value, self.language, self.terms)

    def say(self, key: str, /, **fields: object) -> str:
        """Return a message's text for this reader."""
        return self.text(say(key, **fields))

    def print(self, *renderables: RenderableType) -> None:
        """Write to standard output. Plain strings are written as they are, never as markup."""
        for renderable in renderables:
            self.console.print(renderable, markup=False, highlight=False, soft_wrap=isinstance(renderable, str))

    def print_folded(self, text: str, *, indent: int = 0) -> None:
        """Write a text to standard output, folded to its width, every line so many cells to the right."""
        from oathbreaker.texts.showing import folded  # noqa: PLC0415  not needed for --json

        for line in folded(text, self.console.width - indent):
            self.print(" " * indent + line)

    def print_json(self, value: Any) -> None:  # noqa: ANN401  any JSON value
        """Write JSON to standard output, one document."""
        sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")

    def error(self, reason: Message) -> None:
        """Write what went wrong to standard error, on one line."""
        text = visible(f"oathbreaker: {self.text(reason)}")
        self.error_console.print(text, style="red", markup=False, highlight=False, soft_wrap=True)

    def hint(self, reason: Message) -> None:
        """Write something worth knowing to standard error."""
        self.error_console.print(self.text(reason), style="dim", markup=False, highlight=False, soft_wrap=True)


def console_on(stream: TextIO) -> Console:
    """Return a console on a stream; at least wide enough to be read, and without colours where `NO_COLOR` is set."""
    from rich.console import Console  # noqa: PLC0415  a tenth of a second that `--json` does not need

    class PlainConsole(Console):
        """A console that leaves it to the command line how the process ends when its reader has gone."""

        def on_broken_pipe(self) -> None:
            """Let the error pass, where the console would end the process as "illegal"."""
            raise BrokenPipeError

    console = PlainConsole(file=stream, no_color=bool(os.environ.get("NO_COLOR")), emoji=False)
    if not stream.isatty() and "COLUMNS" not in os.environ:
        console.width = 100
    console.width = max(console.width, NARROWEST)
    return console
