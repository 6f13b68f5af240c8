"""Scryfall's list of bulk files: which file to get, and what is said of it beforehand."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from oathbreaker.cards.updating.fetching import Fetcher, shown
from oathbreaker.cards.updating.refusing import refusal
from oathbreaker.texts.messages import say

SOURCE_VARIABLE: Final = "OATHBREAKER_CARD_SOURCE"
"""Environment variable: the address of the list of bulk files, for mirrors."""

SCRYFALL: Final = "https://api.scryfall.com/bulk-data"
WANTED: Final = "oracle_cards"
LARGEST_INDEX: Final = 1 << 20
"""The most bytes of the list; it has some 4,000."""

TIMESTAMP: Final = re.compile(r"20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T[0-9:.]{5,20}(?:Z|[+-]\d\d:\d\d)?")


@dataclass(frozen=True)
class Announced:
    """A bulk file, as the list announces it.

    Attributes:
        url: Where it is.
        updated_at: When it was made, as the list writes it.
        size: Its bytes on the way, None where the list does not say.
        plain_size: Its bytes when unpacked, None where the list does not say.
    """

    url: str
    updated_at: str
    size: int | None = None
    plain_size: int | None = None

    @property
    def date(self) -> str:
        """The day it was made, "YYYY-MM-DD"."""
        return self.updated_at[:10]


def index_address(source: str | None = None) -> str:
    """Return the address of the list: the argument, else `OATHBREAKER_CARD_SOURCE`, else Scryfall's."""
    return source or os.environ.get(SOURCE_VARIABLE) or SCRYFALL


def ask_index(fetcher: Fetcher, url: str) -> Announced:
    """Ask for the list and choose the file with one record for each card.

    Raises:
        DataUpdateError: There is no answer, or not such a list.
    """
    body = fetcher.attempt(lambda: read_index(fetcher, url))
    try:
        index = json.loads(body)
    except (ValueError, RecursionError) as error:
        raise refusal(say("updating.bad_index", url=shown(url), why=say("updating.why_not_json"))) from error
    files = index.get("data") if isinstance(index, Mapping) else None
    for file in files if isinstance(files, list) else ():
        if isinstance(file, Mapping) and file.get("type") == WANTED:
            announced = announced_by(file)
            if announced:
                fetcher.allowed(announced.url)
                return announced
    raise refusal(say("updating.bad_index", url=shown(url), why=say("updating.why_no_file")))


def read_index(fetcher: Fetcher, url: str) -> bytes:
    """Return the list's text."""
    body = b""
    with fetcher.answer(url, {"Accept-Encoding": "identity"}) as response:
        for chunk in response.iter_bytes():
            fetcher.check_time(url)
            body += chunk
            if len(body) > LARGEST_INDEX:
                raise refusal(say("updating.bad_index", url=shown(url), why=say("updating.why_too_large")))
        return body


def announced_by(file: Mapping[str, Any]) -> Announced | None:
    """Return what an entry of the list announces, None where it lacks an address or a time.

    Since July 2026 Scryfall gives JSON lines in gzip (`jsonl_download_uri`, `compressed_size`); before that, and on
    mirrors, a JSON array (`download_uri`, and its `size` when unpacked).
    """
    updated_at = file.get("updated_at")
    if not isinstance(updated_at, str) or not TIMESTAMP.fullmatch(updated_at):
        return None
    lines, array = file.get("jsonl_download_uri"), file.get("download_uri")
    if isinstance(lines, str) and lines:
        return Announced(lines, updated_at, size=whole_number(file.get("compressed_size")))
    if isinstance(array, str) and array:
        return Announced(array, updated_at, plain_size=whole_number(file.get("size")))
    return None


def whole_number(value: object) -> int | None:
    """Return a count of bytes, None for anything else."""
    return value if isinstance(value, int) and not isinstance(value, bool) and value > 0 else None
