"""`cards import FILE` and `cards reset`: a file's cards in place of the data in use, and back."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest
from tests.cards.importing.records import as_lines, as_mtgjson, card, written
from tests.cards.updating.homes import JAPANESE, Home, lasting_records, new_file, new_records
from tests.cards.updating.server import FILE, Answer, CardServer

from oathbreaker.cards import storage
from oathbreaker.cards.card import Card
from oathbreaker.cards.folders import cache_folder, data_folder
from oathbreaker.cards.updating import import_cards, remove_installed
from oathbreaker.cards.updating.lock import one_update
from oathbreaker.texts.errors import CardDataError, DataUpdateError


def test_import(home: Home, tmp_path: Path) -> None:
    """The file's cards are in place, with the Japanese names known before; the way back is named."""
    path = written(tmp_path, as_lines(new_records()), "oracle-cards-20260920090159.jsonl")
    change = import_cards(path, home.folder)
    assert (change.changed, change.cards, change.data_date) == (True, 16, "2026-09-20")
    assert str(change.message) == (
        "16 cards of 2026-09-20 were imported from oracle-cards-20260920090159.jsonl. "
        "`oathbreaker cards reset` returns to the data that ships inside."
    )
    assert "`oathbreaker cards reset`" in change.message.text("ja")
    names = {found.name: found.japanese_name for found in home.cards()}
    assert names["Lightning Bolt"] == JAPANESE["Lightning Bolt"][0]
    assert home.about().source == path.name
    assert [str(note) for note in change.notes] == ["1 card of the data before is not in the new data: Old Bear."]


def test_a_small_file_is_imported_with_a_note(home: Home, tmp_path: Path) -> None:
    """Whoever imports a few cards gets them, and is told what that means."""
    change = import_cards(written(tmp_path, as_lines([card("New Bear")])), home.folder)
    assert [found.name for found in home.cards()] == ["New Bear"]
    (note,) = change.notes
    assert str(note).startswith("These are few cards: the data before had 14.")
    assert str(change.message).startswith("1 card of ")
    assert "14枚" in note.text("ja")


def test_a_date_can_be_given(home: Home, tmp_path: Path) -> None:
    """The caller may know the date of the data better than the file."""
    import_cards(written(tmp_path, as_lines(new_records())), home.folder, data_date="2026-02-02")
    assert home.about().data_date == "2026-02-02"


def test_japanese_names_of_a_file(home: Home, tmp_path: Path) -> None:
    """A file's own Japanese names are taken where none was known; those keep no reading of another name."""
    printed = [
        card("Lightning Bolt", "Instant", "{R}", lang="ja", printed_name="稲妻の誤植"),
        card("Bear 1", lang="ja", printed_name="熊"),
    ]
    import_cards(written(tmp_path, as_lines([*printed, *lasting_records()])), home.folder)
    faces = {found.name: found.front for found in home.cards()}
    assert (faces["Lightning Bolt"].japanese_name, faces["Lightning Bolt"].reading) == JAPANESE["Lightning Bolt"]
    assert (faces["Bear 1"].japanese_name, faces["Bear 1"].reading) == ("熊", None)


def test_import_of_mtgjson(home: Home, tmp_path: Path) -> None:
    """An MTGJSON file is imported like any other."""
    entry = [{"name": "New Bear", "type": "Creature — Bear", "manaCost": "{1}{G}", "manaValue": 2, "layout": "normal"}]
    change = import_cards(written(tmp_path, as_mtgjson({"New Bear": entry})), home.folder)
    assert (change.cards, change.data_date) == (1, "2026-03-01")


@pytest.mark.parametrize("text", [b"", b"<html>", b"[{", b'{"a": 1}\n', as_lines([card("Bear", cmc="many")])])
def test_a_bad_file_changes_nothing(home: Home, tmp_path: Path, text: bytes) -> None:
    """A file that cannot be used is refused, and the data in use stays byte for byte."""
    before = home.data
    with pytest.raises(CardDataError):
        import_cards(written(tmp_path, text), home.folder)
    assert home.data == before
    assert home.files() == {"cards.sqlite", "update.lock"}


def test_a_missing_file_changes_nothing(home: Home, tmp_path: Path) -> None:
    """A file that is not there is named."""
    with pytest.raises(CardDataError, match=r"none\.json cannot be read"):
        import_cards(tmp_path / "none.json", home.folder)


def test_no_import_during_an_update(home: Home, tmp_path: Path) -> None:
    """While an update is under way nothing is imported, and nothing is removed."""
    path = written(tmp_path, as_lines(new_records()))
    before = home.data
    with one_update(home.folder):
        with pytest.raises(DataUpdateError, match="under way"):
            import_cards(path, home.folder)
        with pytest.raises(DataUpdateError, match="under way"):
            remove_installed(home.folder)
    assert home.data == before


def test_an_update_after_an_import(home: Home, tmp_path: Path, server: CardServer) -> None:
    """After an import the newest data is downloaded again, although it was there before the import."""
    server.announce()
    server.put(FILE, Answer(new_file(), etag='"one"'))
    assert home.update().changed
    import_cards(written(tmp_path, as_lines(lasting_records())), home.folder)
    assert home.update().changed
    assert home.about().cards == 16


def test_import_shows_progress(home: Home, tmp_path: Path) -> None:
    """Progress of reading is told."""
    path = written(tmp_path, as_lines(new_records()))
    import_cards(path, home.folder, progress=lambda stage, done, total: home.told.append((stage, done, total)))
    assert home.told[-1] == ("read", path.stat().st_size, path.stat().st_size)


def test_a_database_that_cannot_be_written(home: Home, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error of the database while writing is a sentence too, and leaves nothing behind."""

    def fail(_card: Card) -> dict[str, object]:
        raise sqlite3.OperationalError(*["database or disk is full"])

    monkeypatch.setattr(storage, "record_from_card", fail)
    before = home.data
    with pytest.raises(DataUpdateError, match="cannot be written: database or disk is full"):
        import_cards(written(tmp_path, as_lines(new_records())), home.folder)
    assert home.data == before
    assert home.files() == {"cards.sqlite", "update.lock"}


def test_reset(home: Home, tmp_path: Path) -> None:
    """After a reset the data that ships inside is in use; a second reset has nothing to do."""
    import_cards(written(tmp_path, as_lines(new_records())), home.folder)
    change = remove_installed(home.folder)
    assert (change.changed, change.cards, change.data_date) == (True, 34_739, "2026-08-12")
    assert "the data that ships inside is used again" in str(change.message)
    assert storage.installed_path(home.folder) is None
    change = remove_installed(home.folder)
    assert not change.changed
    assert "No card data was imported" in str(change.message)
    assert change.message.text("ja")


def test_reset_of_an_empty_folder(tmp_path: Path) -> None:
    """A reset where nothing was installed makes no folder."""
    assert not remove_installed(tmp_path / "none").changed
    assert not (tmp_path / "none").exists()


def test_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The data folder is the platform's, the environment's or the caller's; caches follow it."""
    monkeypatch.delenv("OATHBREAKER_DATA", raising=False)
    usual = data_folder()
    assert usual.name == "oathbreaker"
    assert cache_folder() != usual
    monkeypatch.setenv("OATHBREAKER_DATA", str(tmp_path))
    assert (data_folder(), cache_folder()) == (tmp_path, tmp_path / "cache")
    assert data_folder(tmp_path / "other") == tmp_path / "other"
    assert cache_folder(tmp_path / "other") == tmp_path / "other" / "cache"
    monkeypatch.setenv("OATHBREAKER_DATA", "~/cards")
    assert data_folder() == Path.home() / "cards"
    monkeypatch.setenv("OATHBREAKER_DATA", "")
    assert data_folder() == usual
