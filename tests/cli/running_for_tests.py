"""A command of the command line, run at 80 columns without colors or a language of the system."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from oathbreaker.cli.main import main

Run = Callable[..., tuple[int, str, str]]
"""Takes the words after the command; returns exit code, standard output, standard error."""


def running(command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs a command."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")
    for variable in ("FORCE_COLOR", "OATHBREAKER_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)

    def call(*words: str) -> tuple[int, str, str]:
        code = main([command, *words])
        printed = capsys.readouterr()
        return code, printed.out, printed.err

    return call
