"""Arguments of the commands, with help and refusals in either language."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from typing import Any, Final, NoReturn

from oathbreaker.texts.languages import LANGUAGES, TERMS, Language
from oathbreaker.texts.messages import say
from oathbreaker.texts.showing import visible

REFUSALS: Final = (
    (re.compile(r"the following arguments are required: (.+)"), "cli.arguments_missing"),
    (re.compile(r"unrecognized arguments: (.+)"), "cli.arguments_unknown"),
    (re.compile(r"argument (.+): invalid choice: (.+) \(choose from (.+)\)"), "cli.argument_choice"),
    (re.compile(r"argument (.+): expected (?:one|at least one) argument"), "cli.argument_empty"),
    (re.compile(r"argument (.+): invalid positive value: (.+)"), "cli.argument_positive"),
    (re.compile(r"argument (.+): invalid int value: (.+)"), "cli.argument_whole"),
    (re.compile(r"argument (.+): invalid \w+ value: (.+)"), "cli.argument_value"),
)
"""What argparse says -> our message; its fields are first, second and third."""

USAGE_ERROR: Final = 2


class JapaneseHelp(argparse.RawDescriptionHelpFormatter):
    """Help with a Japanese heading before the usage."""

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        """Add the usage under our heading."""
        super().add_usage(usage, actions, groups, prefix or say("cli.usage").text("ja"))


class Arguments(argparse.ArgumentParser):
    """An argument parser that speaks the reader's language.

    Args:
        language: The reader's language.
        name: The command's name in the messages, such as "check"; its description is the message "cli.<name>".
        prog: The command as it is typed.
    """

    def __init__(self, language: Language, name: str, prog: str) -> None:
        self.language: Language = language
        super().__init__(
            prog=prog,
            description=say(f"cli.{name}").text(language),
            add_help=False,
            allow_abbrev=False,
            formatter_class=JapaneseHelp if language == "ja" else argparse.RawDescriptionHelpFormatter,
        )
        self._optionals.title = say("cli.options").text(language)
        self._positionals.title = say("cli.positionals").text(language)
        self.add("-h", "--help", action="help")

    def add(self, *flags: str, formats: str = "", about: str = "", **options: object) -> None:
        """Add an argument; its help is the message "cli.help_<name>" or `about`; its field `formats` may be given."""
        name = about or "help_" + flags[-1].lstrip("-").replace("-", "_")
        text = say(f"cli.{name}", formats=formats).text(self.language).replace("%", "%%")
        self.add_argument(*flags, help=text, **options)  # type: ignore[arg-type]  # argparse's own options, passed on

    def add_reader_options(self) -> None:
        """Add --lang and --terms."""
        self.add("--lang", choices=LANGUAGES)
        self.add("--terms", choices=TERMS, default="community")

    def add_leader_options(self) -> None:
        """Add --oathbreaker and --signature-spell, which may be given twice for partners."""
        self.add("--oathbreaker", action="append", default=[], metavar="NAME")
        self.add("--signature-spell", action="append", default=[], metavar="NAME")

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments: one line on standard error, exit code 2."""
        sys.stderr.write(f"{self.prog}: {visible(self.refusal(message))}\n")
        raise SystemExit(USAGE_ERROR)

    def refusal(self, message: str) -> str:
        """Return argparse's message in the reader's language, with where to look."""
        for pattern, key in REFUSALS:
            found = pattern.fullmatch(message)
            if found:
                words = [group.replace("'", "") for group in found.groups()]
                fields = dict(zip(("first", "second", "third"), words, strict=False))
                return say(key, command=self.prog, **fields).text(self.language)
        return say("cli.arguments_other", command=self.prog, first=message).text(self.language)


def positive(text: str) -> int:
    """Return a whole number from 1 that an argument is.

    Raises:
        ValueError: It is none.
    """
    number = int(text)
    if number < 1:
        raise ValueError(text)
    return number
