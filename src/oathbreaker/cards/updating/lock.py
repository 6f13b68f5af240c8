"""One update at a time: a lock that the operating system gives up when its process ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from oathbreaker.cards.updating.refusing import refusal
from oathbreaker.texts.messages import say

LOCK_NAME: Final = "update.lock"


@contextmanager
def one_update(folder: Path) -> Iterator[None]:
    """Hold the data folder's lock; the folder is made where it is missing.

    The file stays, empty; only its lock counts, so a crash leaves nothing that would have to be removed.

    Raises:
        DataUpdateError: Another process, or another call, holds it, or the folder cannot be written.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = os.open(folder / LOCK_NAME, os.O_RDWR | os.O_CREAT, 0o644)
    except OSError as error:
        raise refusal(say("updating.cannot_write", folder=folder, error=error.strerror or error)) from error
    try:
        try:
            take(handle)
        except OSError as error:
            raise refusal(say("updating.busy", folder=folder)) from error
        yield
    finally:
        os.close(handle)


if sys.platform == "win32":
    import msvcrt

    def take(handle: int) -> None:
        """Lock an open file until it is closed; OSError where another holds it."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(handle: int) -> None:
        """Lock an open file until it is closed; OSError where another holds it."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
