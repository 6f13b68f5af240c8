"""`cards update`, `cards import` and `cards reset`: new card data, put in place only when it is whole and good."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from oathbreaker.cards import storage
from oathbreaker.cards.card import Card
from oathbreaker.cards.folders import data_folder
from oathbreaker.cards.importing.bulk import CardFile, read_card_file, shortened
from oathbreaker.cards.importing.streams import USUAL_LIMITS, Limits
from oathbreaker.cards.updating.download import Download
from oathbreaker.cards.updating.fetching import Fetcher, Patience, shown
from oathbreaker.cards.updating.in_use import CardsInUse, about_in_use, cards_in_use, names_gone
from oathbreaker.cards.updating.index import Announced, ask_index, index_address
from oathbreaker.cards.updating.lock import one_update
from oathbreaker.cards.updating.plausibility import LEAST_SHARE, check_plausible
from oathbreaker.cards.updating.refusing import refusal
from oathbreaker.cards.updating.state import forget_state, read_state, write_state
from oathbreaker.texts.errors import CardDataError, OathbreakerError
from oathbreaker.texts.messages import Message, say

Stage = Literal["download", "read", "texts"]
"""What is under way: bytes come over the network, the file is read, or the rules texts of its cards are."""

TextReader = Callable[[Card, Sequence[str]], bytes]
"""Returns what the printed text of each face of a card says, as a catalog carries it. The library room has one."""

Progress = Callable[[Stage, int, int | None], None]
"""Called now and then with (stage, bytes so far, bytes in all or None)."""

CARDS_BETWEEN_REPORTS: Final = 500

USUAL_PATIENCE = Patience()


@dataclass(frozen=True)
class DataChange:
    """What became of the card data.

    Attributes:
        changed: Whether the data in use is now another.
        cards: The number of cards in use now.
        data_date: The date of the data in use now, "YYYY-MM-DD".
        message: What was done, in a sentence.
        notes: What else a person should know.
    """

    changed: bool
    cards: int
    data_date: str
    message: Message
    notes: tuple[Message, ...] = ()


def no_progress(_stage: Stage, _done: int, _total: int | None) -> None:
    """Show no progress."""


def update_cards(  # noqa: PLR0913  the usual ones are all left out
    folder: str | Path | None = None,
    *,
    source: str | None = None,
    reader: TextReader | None = None,
    progress: Progress = no_progress,
    patience: Patience = USUAL_PATIENCE,
    wait: Callable[[float], None] = time.sleep,
) -> DataChange:
    """Get the newest card data from Scryfall and put it in place of the data in use.

    Nothing is in place before the file is whole, was read to its end and holds cards at least as plausible as the
    data in use; then it is put in place in one step. Japanese names and readings are kept from the data in use. A
    download that stopped goes on the next time.

    Args:
        folder: The data folder; the user's when not given (see `cards.folders`).
        source: The address of the list of bulk files; when not given, `OATHBREAKER_CARD_SOURCE` or Scryfall's.
        reader: Reads the rules texts, which are not stored themselves; without it cards have no texts.
        progress: Called while the file is downloaded and read.
        patience: How long to wait and how often to try.
        wait: Waits so many seconds before a further attempt.

    Raises:
        DataUpdateError: New data could not be fetched or is not good. The data in use is unchanged.
    """
    home = data_folder(folder)
    index = index_address(source)
    with one_update(home), writing(home), Fetcher(patience, wait) as fetcher:
        announced = ask_index(fetcher, index)
        state = read_state(home)
        known = state if state and state.index == index else None
        if known and known.updated_at == announced.updated_at:
            return up_to_date(home)
        download = Download(
            fetcher,
            announced,
            home,
            known_etag=known.etag if known else "",
            progress=lambda done, total: progress("download", done, total),
        )
        if not download.run():
            write_state(home, index, announced.updated_at, known.etag if known else "")
            return up_to_date(home)
        change = install_download(home, download, announced, reader, progress)
        write_state(home, index, announced.updated_at, download.etag)
        download.discard()
        return change


def install_download(
    home: Path, download: Download, announced: Announced, reader: TextReader | None, progress: Progress
) -> DataChange:
    """Read and check a downloaded file and put its cards in place; remove the file if it is not good."""
    url = shown(announced.url)
    try:
        file = read_file(download.path, announced.date, progress)
        in_use = cards_in_use(home)
        check_plausible(file.cards, in_use, url)
    except CardDataError as error:
        download.discard()
        raise refusal(Message(error.reason.key, {**error.reason.fields, "path": url})) from error
    except OathbreakerError:
        download.discard()
        raise
    before = in_use.about
    cards = put_in_place(home, file, in_use, url, readings_of(file, reader, progress))
    message = say(
        "updating.updated",
        date=file.data_date,
        cards=cards,
        source=url,
        before=before.cards,
        date_before=before.data_date,
    )
    return DataChange(changed=True, cards=cards, data_date=file.data_date, message=message, notes=notes(file, in_use))


def import_cards(  # noqa: PLR0913  the usual ones are all left out
    path: str | Path,
    folder: str | Path | None = None,
    *,
    data_date: str | None = None,
    reader: TextReader | None = None,
    progress: Progress = no_progress,
    limits: Limits = USUAL_LIMITS,
) -> DataChange:
    """Put the cards of a Scryfall or MTGJSON file in place of the data in use.

    The file must be whole, but need not have all cards: whoever imports a small file wants it, and is told what that
    means. Japanese names and readings known so far are kept; names that only the file has are added.

    Args:
        path: The file.
        folder: The data folder; the user's when not given.
        data_date: The date of the data, "YYYY-MM-DD", where the caller knows it.
        reader: Reads the rules texts, which are not stored themselves; without it cards have no texts.
        progress: Called while the file is read.
        limits: What the file may not exceed.

    Raises:
        CardDataError: The file cannot be used. The data in use is unchanged.
        DataUpdateError: The data folder cannot be written, or an update is under way. The data in use is unchanged.
    """
    home = data_folder(folder)
    with one_update(home), writing(home):
        file = read_file(Path(path), data_date, progress, limits)
        in_use = cards_in_use(home)
        name = Path(path).name
        cards = put_in_place(home, file, in_use, name, readings_of(file, reader, progress))
    message = say("updating.imported", cards=cards, date=file.data_date, source=name)
    return DataChange(changed=True, cards=cards, data_date=file.data_date, message=message, notes=notes(file, in_use))


def remove_installed(folder: str | Path | None = None) -> DataChange:
    """Remove downloaded or imported card data, so that the data that ships inside is used again.

    Args:
        folder: The data folder; the user's when not given.

    Raises:
        DataUpdateError: The data cannot be removed, or an update is under way.
    """
    home = data_folder(folder)
    path = storage.installed_path(home)
    if path is not None:
        with one_update(home), writing(home):
            forget_state(home)
            path.unlink(missing_ok=True)
    about = storage.about_embedded()
    message = say("updating.nothing_to_reset" if path is None else "updating.reset")
    return DataChange(changed=path is not None, cards=about.cards, data_date=about.data_date, message=message)


def up_to_date(home: Path) -> DataChange:
    """Say that the installed data is the newest."""
    about = about_in_use(home)
    message = say("updating.up_to_date", cards=about.cards, date=about.data_date)
    return DataChange(changed=False, cards=about.cards, data_date=about.data_date, message=message)


def read_file(path: Path, data_date: str | None, progress: Progress, limits: Limits = USUAL_LIMITS) -> CardFile:
    """Read a card file, with progress."""
    return read_card_file(
        path, data_date=data_date, limits=limits, progress=lambda done, total: progress("read", done, total)
    )


def readings_of(file: CardFile, reader: TextReader | None, progress: Progress) -> dict[str, bytes]:
    """Return card name -> what its rules text says; nothing without a reader."""
    readings: dict[str, bytes] = {}
    if reader is None:
        return readings
    for number, card in enumerate(file.cards):
        if number % CARDS_BETWEEN_REPORTS == 0:
            progress("texts", number, len(file.cards))
        readings[card.name] = reader(card, file.texts[card.name])
    return readings


def put_in_place(home: Path, file: CardFile, in_use: CardsInUse, source: str, readings: Mapping[str, bytes]) -> int:
    """Put a file's cards in place of the data in use, in one step, with the Japanese names known so far."""
    forget_state(home)
    named = (in_use.with_japanese_names(card) for card in file.cards)
    return storage.install_cards(named, data_date=file.data_date, source=source, folder=home, readings=readings)


def notes(file: CardFile, in_use: CardsInUse) -> tuple[Message, ...]:
    """Return what a person should know of new data besides its number of cards."""
    if len(file.cards) < in_use.about.cards * LEAST_SHARE:
        return (say("updating.few_cards", before=in_use.about.cards), *file.notes)
    gone = names_gone(in_use, iter(file.cards))
    if gone:
        return (say("updating.names_gone", n=len(gone), names=shortened(gone)), *file.notes)
    return file.notes


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Turn errors of writing into a refusal that names the folder."""
    try:
        yield
    except OathbreakerError:
        raise
    except (OSError, sqlite3.Error) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise refusal(say("updating.cannot_write", folder=folder, error=reason)) from error
