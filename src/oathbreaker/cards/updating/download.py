"""Downloading a bulk file into the data folder, going on where an earlier download stopped."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

import httpx

from oathbreaker.cards.importing.streams import GZIP_MAGIC
from oathbreaker.cards.updating.fetching import Fetcher, TryAgainError, shown
from oathbreaker.cards.updating.index import Announced
from oathbreaker.cards.updating.refusing import refusal
from oathbreaker.texts.errors import DataUpdateError
from oathbreaker.texts.messages import say

Progress = Callable[[int, int | None], None]
"""Called with (bytes so far, bytes in all or None)."""

PARTIAL_NAME: Final = "download.part"
NOTES_NAME: Final = "download.json"

SIZE_TOLERANCE: Final = 0.1
"""How far a file's size may be from what was announced. The list and the files come from different machines, and a
file's own checksum and its cards are checked anyway; what is caught here is another file altogether."""

CONTENT_RANGE: Final = re.compile(r"bytes (\d{1,15})-(\d{1,15})/(?:(\d{1,15})|\*)")
LENGTH: Final = re.compile(r"\d{1,15}")
STRONG_ETAG: Final = re.compile(r'"[\x21\x23-\x7e]{1,200}"')
"""A weak mark (W/…) does not promise the same bytes."""


@dataclass(frozen=True)
class DownloadNotes:
    """What must still hold for a download to go on, kept beside the partial file.

    Attributes:
        url: Where the file comes from.
        updated_at: The time the list gave for it.
        etag: The server's mark for exactly these bytes; "" where it gave none, so that nothing can go on.
        total: The file's size, None where it is not known.
    """

    url: str
    updated_at: str
    etag: str
    total: int | None


class Download:
    """One bulk file on its way into a folder.

    Args:
        fetcher: Who asks.
        announced: Which file.
        folder: The data folder.
        known_etag: The mark of the file that the data in use comes from; the server then says if it is the same.
        progress: Called while bytes come.
    """

    def __init__(
        self, fetcher: Fetcher, announced: Announced, folder: Path, *, known_etag: str, progress: Progress
    ) -> None:
        self.path = folder / PARTIAL_NAME
        self.etag = ""
        self._notes_path = folder / NOTES_NAME
        self._fetcher = fetcher
        self._announced = announced
        self._known_etag = known_etag
        self._progress = progress

    def run(self) -> bool:
        """Download the file; return False if the server says that it is the file already in use.

        Raises:
            DataUpdateError: It did not come. What has arrived is kept where the download can go on with it.
            OSError: It cannot be written.
        """
        came = self._fetcher.attempt(self._attempt)
        if came:
            self._check_size()
        return came

    def discard(self) -> None:
        """Remove what has arrived."""
        for path in (self.path, self._notes_path):
            path.unlink(missing_ok=True)

    def _attempt(self) -> bool:
        """Ask for the file, or for what is missing of it."""
        notes = self._kept()
        have = self.path.stat().st_size if notes else 0
        if notes and notes.total == have:
            self.etag = notes.etag
            return True
        with self._fetcher.answer(self._announced.url, self._headers(notes, have)) as response:
            if response.status_code == httpx.codes.NOT_MODIFIED and not notes and self._known_etag:
                return False
            if response.status_code == httpx.codes.OK:
                self._begin(response)
                have = 0
            elif not continues(response, notes, have):
                self.discard()
                raise TryAgainError(self._wrong_part())
            self._receive(response, have)
        return True

    def _headers(self, notes: DownloadNotes | None, have: int) -> dict[str, str]:
        """Return the headers of a request.

        The bytes are kept as they come, so that the download can go on and the server's own compression helps; a file
        that is compressed already is not to be compressed again.
        """
        headers = {"Accept-Encoding": "identity" if self._announced.url.endswith(".gz") else "gzip"}
        if notes:
            return headers | {"Range": f"bytes={have}-", "If-Range": notes.etag}
        return headers | {"If-None-Match": self._known_etag} if self._known_etag else headers

    def _kept(self) -> DownloadNotes | None:
        """Return the notes of a download that can go on; remove anything else."""
        notes = read_notes(self._notes_path)
        announced = self._announced
        if notes and self.path.is_file() and (notes.url, notes.updated_at) == (announced.url, announced.updated_at):
            size = self.path.stat().st_size
            if notes.etag and size > 0 and (notes.total is None or size <= notes.total):
                return notes
        self.discard()
        return None

    def _begin(self, response: httpx.Response) -> None:
        """Begin the file anew."""
        self.discard()
        etag = response.headers.get("ETag", "")
        length = response.headers.get("Content-Length", "")
        notes = DownloadNotes(
            url=self._announced.url,
            updated_at=self._announced.updated_at,
            etag=etag if STRONG_ETAG.fullmatch(etag) else "",
            total=int(length) if LENGTH.fullmatch(length) else None,
        )
        self._notes_path.write_text(json.dumps(asdict(notes)), encoding="utf-8")

    def _receive(self, response: httpx.Response, have: int) -> None:
        """Write the body to the file as it comes."""
        notes = read_notes(self._notes_path)
        total, self.etag = (notes.total, notes.etag) if notes else (None, "")
        limit = self._largest()
        with self.path.open("ab") as file:
            for chunk in response.iter_raw():
                self._fetcher.check_time(self._announced.url)
                have += len(chunk)
                if have > limit:
                    break
                file.write(chunk)
                self._progress(have, total)
        if have > limit:
            self.discard()
            raise refusal(say("updating.too_large", url=shown(self._announced.url), limit=limit))
        if total is not None and have != total:
            self.discard()
            raise TryAgainError(self._wrong_part())

    def _wrong_part(self) -> DataUpdateError:
        attempts = self._fetcher.patience.attempts
        return refusal(say("updating.wrong_part", url=shown(self._announced.url), attempts=attempts))

    def _largest(self) -> int:
        """Return the most bytes that the file may have."""
        expected = self._announced.size or self._announced.plain_size
        largest = self._fetcher.patience.largest
        return min(largest, int(expected * (1 + SIZE_TOLERANCE)) + 1) if expected else largest

    def _check_size(self) -> None:
        """Compare the file's size with what was announced.

        Raises:
            DataUpdateError: It is another file.
        """
        with self.path.open("rb") as file:
            packed = file.read(len(GZIP_MAGIC)) == GZIP_MAGIC
        received = self.path.stat().st_size
        expected = self._announced.size or (None if packed else self._announced.plain_size)
        if expected and abs(received - expected) > expected * SIZE_TOLERANCE:
            self.discard()
            raise refusal(
                say("updating.wrong_size", url=shown(self._announced.url), received=received, announced=expected)
            )


def continues(response: httpx.Response, notes: DownloadNotes | None, have: int) -> bool:
    """Tell whether an answer is the rest of the file of which we have so many bytes."""
    if notes is None or response.status_code != httpx.codes.PARTIAL_CONTENT:
        return False
    part = CONTENT_RANGE.fullmatch(response.headers.get("Content-Range", ""))
    if part is None or int(part[1]) != have:
        return False
    if notes.total is not None and (int(part[2]) + 1 != notes.total or (part[3] and int(part[3]) != notes.total)):
        return False
    etag: str = response.headers.get("ETag", notes.etag)
    return etag == notes.etag


def read_notes(path: Path) -> DownloadNotes | None:
    """Return the notes in a file, None where there are none."""
    try:
        notes = DownloadNotes(**json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, RecursionError):
        return None
    texts = (notes.url, notes.updated_at, notes.etag)
    good = all(isinstance(text, str) for text in texts) and isinstance(notes.total, int | None)
    return notes if good else None
