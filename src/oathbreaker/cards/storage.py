"""The fast form of card data: an SQLite file, built once from the embedded text or written by an import.

The embedded data is text (`data/cards/cards.jsonl`, with `about.json`, the extra names in `data/names`, and in
`data/trees` what is known of each card's rules text, which rides along as opaque bytes). Its fast form lies in the
cache folder under a name that holds their digests, so that new data never meets an old cache. Installed data
(`cards update`, `cards import`) is one file in the data folder.
"""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, suppress
from dataclasses import dataclass
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, NoReturn

from oathbreaker.cards.card import Card
from oathbreaker.cards.folders import cache_folder, data_folder
from oathbreaker.cards.names import NameKind, fold, fold_reading, names_of
from oathbreaker.cards.records import card_from_record, record_from_card
from oathbreaker.texts.errors import CardDataError
from oathbreaker.texts.messages import say

SHAPE: Final = 3
"""Version of the tables below and of the name folding; a file of another shape is not opened."""

MAPPED: Final = 100_000_000
"""How many bytes of a database may be mapped into memory: all of it, which saves a system call a page."""

INSTALLED_NAME: Final = "cards.sqlite"

EXTRA_NAMES: Final = ((NameKind.SHORT, "short.tsv"), (NameKind.INTERCHANGEABLE, "interchangeable.tsv"))
"""Kind -> its file in `data/names`."""

NO_READINGS: Final[Mapping[str, bytes]] = MappingProxyType({})

UNFINISHED_AGE: Final = 600
"""Seconds after which a database that is still being written was left by a build that was killed."""

TABLES: Final = """
CREATE TABLE about (key TEXT PRIMARY KEY, value TEXT NOT NULL);
CREATE TABLE cards (id INTEGER PRIMARY KEY, record TEXT NOT NULL, reading BLOB);
CREATE TABLE names (key TEXT NOT NULL, kind INTEGER NOT NULL, card INTEGER NOT NULL, name TEXT NOT NULL, playable
INTEGER NOT NULL);
"""
INSERT_NAME: Final = "INSERT INTO names VALUES (?, ?, ?, ?, ?)"
INDEX: Final = "CREATE INDEX names_by_key ON names (key, kind)"


@dataclass(frozen=True)
class AboutData:
    """What is known about a state of the card data.

    Attributes:
        data_date: "YYYY-MM-DD".
        source: Where it comes from, in a few words or as an address.
        cards: Number of cards.
        digest: SHA-256 of the embedded text; "" for installed data.
        phrases: The digest of the embedded readings of the version that has read the texts of installed data; "" for
            embedded data, and where no texts were read.
    """

    data_date: str
    source: str
    cards: int
    digest: str = ""
    phrases: str = ""


def embedded_folder() -> Traversable:
    """Return the folder of the embedded card data."""
    return files("oathbreaker.data").joinpath("cards")


def about_embedded() -> AboutData:
    """Return what is known about the embedded data."""
    return AboutData(**json.loads(embedded_folder().joinpath("about.json").read_text(encoding="utf-8")))


def embedded_cards() -> Iterator[Card]:
    """Read the embedded data's text, card by card."""
    with embedded_folder().joinpath("cards.jsonl").open(encoding="utf-8") as lines:
        for line in lines:
            yield card_from_record(json.loads(line))


def extra_names() -> Iterator[tuple[NameKind, str, str]]:
    """Yield (kind, name, full English card name): the short and interchangeable names (201.3) in `data/names`."""
    for kind, file in EXTRA_NAMES:
        for line in names_folder().joinpath(file).read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                name, card = line.split("\t")
                yield kind, name, card


def names_folder() -> Traversable:
    """Return the folder of the extra names."""
    return files("oathbreaker.data").joinpath("names")


def extra_names_digest() -> str:
    """Return the SHA-256 of the extra names' files: under a millisecond."""
    texts = (names_folder().joinpath(file).read_bytes() for _, file in EXTRA_NAMES)
    return hashlib.sha256(b"".join(texts)).hexdigest()


def readings_folder() -> Traversable:
    """Return the folder of what is known of cards' rules texts."""
    return files("oathbreaker.data").joinpath("trees")


def embedded_readings() -> dict[str, bytes]:
    """Return full card name -> what is known of its rules text, in a form that the library room understands."""
    lines = readings_folder().joinpath("trees.tsv").read_bytes().split(b"\n")
    return {name.decode(): reading for name, _, reading in (line.partition(b"\t") for line in lines) if reading}


def readings_digest() -> str:
    """Return the SHA-256 of the embedded readings, as noted beside them."""
    return str(json.loads(readings_folder().joinpath("about.json").read_text(encoding="utf-8"))["digest"])


def fill(
    database: sqlite3.Connection,
    cards: Iterable[Card],
    about: Mapping[str, str],
    readings: Mapping[str, bytes] = NO_READINGS,
) -> int:
    """Write cards, their names and the readings of their texts into an empty database; return the number of cards."""
    database.executescript(TABLES)
    numbers: dict[str, int] = {}
    for number, card in enumerate(cards):
        numbers[card.name] = number
        text = json.dumps(record_from_card(card), ensure_ascii=False, separators=(",", ":"))
        database.execute("INSERT INTO cards VALUES (?, ?, ?)", (number, text, readings.get(card.name)))
        database.executemany(INSERT_NAME, name_rows(number, names_of(card), playable=card.is_played))
    for kind, name, card_name in extra_names():
        if card_name in numbers:
            database.executemany(INSERT_NAME, name_rows(numbers[card_name], [(kind, name)], playable=True))
    database.execute(INDEX)
    values = {**about, "cards": str(len(numbers)), "shape": str(SHAPE)}
    database.executemany("INSERT INTO about VALUES (?, ?)", values.items())
    database.commit()
    return len(numbers)


def name_rows(
    number: int, names: Iterable[tuple[NameKind, str]], *, playable: bool
) -> list[tuple[str, int, int, str, bool]]:
    """Return the rows of a card's names, each folded as its kind is."""
    readings = {NameKind.READING, NameKind.FACE_READING}
    rows = {(fold_reading(name) if kind in readings else fold(name), int(kind), number): name for kind, name in names}
    return [(*key, name, playable) for key, name in rows.items()]


def write_database(
    path: Path, cards: Iterable[Card], about: Mapping[str, str], readings: Mapping[str, bytes] = NO_READINGS
) -> int:
    """Write a database file in one step, complete or not at all; return the number of cards."""
    path.parent.mkdir(parents=True, exist_ok=True)
    clear_unfinished(path.parent, path.name)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=".part")
    os.close(handle)
    try:
        with closing(sqlite3.connect(temporary)) as database:
            database.execute("PRAGMA journal_mode = OFF")
            database.execute("PRAGMA synchronous = OFF")
            count = fill(database, cards, about, readings)
        with Path(temporary).open("rb") as written:
            os.fsync(written.fileno())
        Path(temporary).replace(path)
    finally:
        with suppress(FileNotFoundError):
            Path(temporary).unlink()
    return count


def install_cards(
    cards: Iterable[Card],
    *,
    data_date: str,
    source: str,
    folder: str | Path | None = None,
    readings: Mapping[str, bytes] = NO_READINGS,
) -> int:
    """Put card data in place of the embedded data, in one step; return the number of cards.

    Args:
        cards: All cards.
        data_date: "YYYY-MM-DD".
        source: Where they come from.
        folder: The data folder; the user's when not given.
        readings: Full card name -> what is known of its rules text.

    Raises:
        OSError: The folder cannot be written. The data in use is unchanged.
    """
    phrases = readings_digest() if readings else ""
    about = {"data_date": data_date, "source": source, "digest": "", "phrases": phrases}
    return write_database(data_folder(folder) / INSTALLED_NAME, cards, about, readings)


def open_database(path: Path) -> sqlite3.Connection:
    """Open a database file for reading.

    Raises:
        CardDataError: It is missing, damaged, or of another shape.
    """
    try:
        database = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True, check_same_thread=False)
        database.execute(f"PRAGMA mmap_size = {MAPPED}")
        shape = database.execute("SELECT value FROM about WHERE key = 'shape'").fetchone()
        if is_current := shape is not None and shape[0] == str(SHAPE):
            about_database(database)
    except (sqlite3.Error, UnicodeDecodeError, KeyError, ValueError) as error:
        raise CardDataError(say("cards.bad_database", path=path, error=error)) from error
    if not is_current:
        database.close()
        raise CardDataError(say("cards.old_database", path=path))
    return database


def about_database(database: sqlite3.Connection) -> AboutData:
    """Return what is known about the data in a database."""
    values: dict[str, Any] = dict(database.execute("SELECT key, value FROM about").fetchall())
    cards = int(values["cards"])
    return AboutData(values["data_date"], values["source"], cards, values["digest"], values.get("phrases", ""))


def embedded_cache() -> Path:
    """Return where the fast form of the embedded data lies, or will lie: the name tells all that it is built from."""
    data = f"{about_embedded().digest[:16]}-{extra_names_digest()[:8]}-{readings_digest()[:8]}"
    return cache_folder() / f"cards-{data}-{SHAPE}.sqlite"


def is_ready() -> bool:
    """Tell whether the newest data at hand can be opened at once, without building its fast form first."""
    return installed_path() is not None or embedded_cache().is_file()


def open_embedded() -> sqlite3.Connection:
    """Open the fast form of the embedded data; build it first where it is missing (about two seconds, once).

    Where the cache folder cannot be written, it is built in memory, each time anew.
    """
    about = about_embedded()
    path = embedded_cache()
    with suppress(CardDataError):
        return open_database(path)
    described = {"data_date": about.data_date, "source": about.source, "digest": about.digest}
    try:
        write_database(path, embedded_cards(), described, embedded_readings())
        return open_database(path)
    except (OSError, sqlite3.Error, CardDataError):
        return in_memory(embedded_cards(), described, embedded_readings())


def rebuild_embedded() -> sqlite3.Connection:
    """Build the fast form of the embedded data anew, in place of a damaged one, and open it."""
    with suppress(OSError):
        embedded_cache().unlink()
    return open_embedded()


def refuse_damaged(path: Path) -> NoReturn:
    """Refuse installed data that turned out to be damaged.

    Raises:
        CardDataError: Always.
    """
    raise CardDataError(say("cards.bad_database", path=path, error=say("cards.damaged_inside")))


def clear_unfinished(folder: Path, name: str) -> None:
    """Remove what builds that were killed have left in a folder."""
    for leftover in folder.glob(f"{name}*.part"):
        with suppress(OSError):
            if time.time() - leftover.stat().st_mtime > UNFINISHED_AGE:
                leftover.unlink()


def in_memory(
    cards: Iterable[Card], about: Mapping[str, str], readings: Mapping[str, bytes] = NO_READINGS
) -> sqlite3.Connection:
    """Return a database of these cards that lives in memory only."""
    database = sqlite3.connect(":memory:", check_same_thread=False)
    fill(database, cards, about, readings)
    return database


def installed_path(folder: str | Path | None = None) -> Path | None:
    """Return the file of installed card data, None where there is none."""
    path = data_folder(folder) / INSTALLED_NAME
    return path if path.is_file() else None
