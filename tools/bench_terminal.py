"""How long the game at a terminal takes to start: CPU time of the process, on a pseudo-terminal, for `bench.py`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

CHOICE: Final = b"Which deck"
QUESTION: Final = b"(103.5)"
"""What is on the screen once a deck, or a mulligan, is asked about."""

TerminalMeasure = tuple[str, float, int, Callable[[], float], float | None]
"""What is measured, its limit in seconds, how often, what measures it once, and its goal."""

LIMIT: Final = 1.0
"""Seconds to the first screen on which the person chooses something."""

LIMIT_TO_PLAY: Final = 1.2
"""Seconds to the first question of the game itself; most of it passes while the person chooses a deck."""


def terminal_measures() -> Iterator[TerminalMeasure]:
    """Yield what is measured of the terminal, in the table's order; nothing without pseudo-terminals."""
    if sys.platform == "win32":
        return
    what = "start of the game at a terminal, the whole process"
    yield what, LIMIT, 3, lambda: start_time((), CHOICE), None
    named = ("--deck", "saheeli")
    yield "  to the game's first question, the deck named", LIMIT_TO_PLAY, 3, lambda: start_time(named, QUESTION), LIMIT


def start_time(words: tuple[str, ...], awaited: bytes) -> float:
    """Return the seconds of CPU time from the start of the program to a text on its screen.

    Raises:
        RuntimeError: The program ended without it.
    """
    import pty  # noqa: PLC0415  Unix's alone
    import termios  # noqa: PLC0415

    own, other = pty.openpty()
    termios.tcsetwinsize(own, (24, 80))
    process = subprocess.Popen(  # noqa: S603  our own program
        [sys.executable, "-m", "oathbreaker", "play", "--terminal", "--seed", "1", *words],
        stdin=other,
        stdout=other,
        stderr=other,
        env={**os.environ, "LANG": "C", "TERM": "xterm"},
        start_new_session=True,
    )
    os.close(other)
    text = b""
    while awaited not in text:
        read = b""
        with suppress(OSError):  # the other side is closed
            read = os.read(own, 65536)
        if not read:
            raise RuntimeError(text[-200:])
        text += read
    process.kill()
    _, _, used = os.wait4(process.pid, 0)
    process.returncode = 0
    os.close(own)
    return used.ru_utime + used.ru_stime
