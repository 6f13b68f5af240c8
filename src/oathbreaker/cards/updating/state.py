"""What the installed data came from, so that the same data is not downloaded twice."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

from oathbreaker.cards import storage

STATE_NAME: Final = "update.json"


@dataclass(frozen=True)
class InstalledFrom:
    """What the installed data came from.

    Attributes:
        index: The address of the list of bulk files.
        updated_at: The time which that list gave.
        etag: The server's mark of the file; "" where it gave none.
        file_size, file_time: Size in bytes and time of writing (nanoseconds) of the installed data. If they differ,
            something else has been installed since.
    """

    index: str
    updated_at: str
    etag: str
    file_size: int
    file_time: int


def write_state(folder: Path, index: str, updated_at: str, etag: str) -> None:
    """Remember what the data that was just installed came from."""
    path = storage.installed_path(folder)
    if path:
        status = path.stat()
        state = InstalledFrom(index, updated_at, etag, status.st_size, status.st_mtime_ns)
        (folder / STATE_NAME).write_text(json.dumps(asdict(state)), encoding="utf-8")


def read_state(folder: Path) -> InstalledFrom | None:
    """Return what the installed data came from; None where there is none that can be used, or it came otherwise."""
    path = storage.installed_path(folder)
    if path is None:
        return None
    try:
        storage.open_database(path).close()
        state = InstalledFrom(**json.loads((folder / STATE_NAME).read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, RecursionError):
        return None
    status = path.stat()
    same = (state.file_size, state.file_time) == (status.st_size, status.st_mtime_ns)
    return state if same and isinstance(state.etag, str) else None


def forget_state(folder: Path) -> None:
    """Forget what the installed data came from."""
    (folder / STATE_NAME).unlink(missing_ok=True)
