"""`cards update` against a good server: what is asked, what is put in place, and what is not asked twice."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cards.importing.records import as_array, as_lines, card, packed
from tests.cards.updating.homes import HASTE, JAPANESE, Home, new_file, new_records, with_japanese
from tests.cards.updating.server import FILE, INDEX, UPDATED_AT, Answer, CardServer

from oathbreaker.cards import storage
from oathbreaker.cards.importing.scryfall import card_from_scryfall
from oathbreaker.cards.updating import update_cards
from oathbreaker.cards.updating.lock import one_update
from oathbreaker.texts.errors import DataUpdateError

DONE = {"cards.sqlite", "update.json", "update.lock"}


def serve(server: CardServer, body: bytes | None = None, etag: str = '"one"', updated_at: str = UPDATED_AT) -> bytes:
    """Let the server have a bulk file; return it."""
    body = new_file() if body is None else body
    server.announce(updated_at, compressed_size=len(body))
    server.put(FILE, Answer(body, etag=etag))
    return body


def test_update(home: Home, server: CardServer) -> None:
    """The new cards are in place, with the Japanese names and readings known before, and nothing else is left."""
    body = serve(server)
    change = home.update()
    expected = [with_japanese(card_from_scryfall(record)) for record in new_records()]
    assert home.cards() == sorted(expected, key=lambda card: card.name)
    assert (change.changed, change.cards, change.data_date) == (True, 16, "2026-09-20")
    assert (home.about().data_date, home.about().source) == ("2026-09-20", server.url + FILE)
    assert str(change.message) == (
        f"The card data is now of 2026-09-20: 16 cards from {server.url}{FILE} (before: 14 cards of 2026-01-01)."
    )
    assert [str(note) for note in change.notes] == [
        "1 card of the data before is not in the new data: Old Bear."
    ]  # fmt: skip
    assert home.files() == DONE
    assert ("download", len(body), len(body)) in home.told
    assert ("read", len(body), len(body)) in home.told


def test_what_is_asked(home: Home, server: CardServer) -> None:
    """Every request says who asks, as Scryfall wants; a packed file is asked for as it is."""
    serve(server)
    home.update()
    assert [path for path, _ in server.requests] == [INDEX, FILE]
    for _, headers in server.requests:
        assert headers["user-agent"].startswith("oathbreaker/")
        assert headers["accept"] == "application/json;q=0.9,*/*;q=0.8"
        assert headers["accept-encoding"] == "identity"
        assert "range" not in headers


def test_japanese_names_of_the_download_count_less(home: Home, server: CardServer) -> None:
    """Where the data in use has a Japanese name it stays; where it has none, a printed one is taken."""
    printed = card("Lightning Bolt", "Instant", "{R}", lang="ja", printed_name="稲妻の誤植")
    bear = card("New Bear", lang="ja", printed_name="新しい熊")
    serve(server, packed(as_lines([printed, bear, *new_records()])))
    home.update()
    names = {found.name: found.japanese_name for found in home.cards()}
    assert names["Lightning Bolt"] == JAPANESE["Lightning Bolt"][0]
    assert names["New Bear"] == "新しい熊"


def test_the_old_shape_of_the_list(home: Home, server: CardServer) -> None:
    """A list as it was before July 2026, which mirrors may still have, works too; the server may pack the array."""
    plain = as_array(new_records())
    entry = {
        "object": "bulk_data",
        "type": "oracle_cards",
        "updated_at": UPDATED_AT,
        "download_uri": server.url + "/oracle-cards.json",
        "size": len(plain),
        "content_type": "application/json",
        "content_encoding": "gzip",
    }
    server.put(INDEX, Answer(json.dumps({"object": "list", "data": [entry]}).encode()))
    server.put("/oracle-cards.json", Answer(packed(plain), headers={"Content-Encoding": "gzip"}))
    assert home.update().cards == 16
    assert server.asked("/oracle-cards.json")[0]["accept-encoding"] == "gzip"
    server.put(INDEX, Answer(json.dumps({"data": [{**entry, "updated_at": "2026-09-21T00:00:00Z"}]}).encode()))
    server.put("/oracle-cards.json", Answer(plain))
    assert home.update().changed


def test_up_to_date(home: Home, server: CardServer) -> None:
    """A second update with the same list downloads nothing and says so."""
    serve(server)
    home.update()
    before = home.data
    change = home.update()
    assert (change.changed, change.cards, change.data_date) == (False, 16, "2026-09-20")
    assert str(change.message) == (
        "The card data is up to date: 16 cards of 2026-09-20. Nothing was downloaded."
    )  # fmt: skip
    assert [path for path, _ in server.requests] == [INDEX, FILE, INDEX]
    assert home.data == before


def test_same_file_under_a_new_time(home: Home, server: CardServer) -> None:
    """If the list has a new time but the server says that the file is the same, nothing comes, then or later."""
    serve(server)
    home.update()
    server.announce("2026-09-21T09:00:00.000+00:00")
    change = home.update()
    assert not change.changed
    assert server.asked(FILE)[1]["if-none-match"] == '"one"'
    assert home.update().message == change.message
    assert len(server.asked(FILE)) == 2


def test_newer_data(home: Home, server: CardServer) -> None:
    """When the list has a newer file it is downloaded."""
    serve(server)
    home.update()
    serve(server, packed(as_lines([*new_records(), card("Latest Bear")])), '"two"', "2026-10-01T09:00:00.1Z")
    change = home.update()
    assert (change.changed, change.cards, home.about().data_date) == (True, 17, "2026-10-01")


def test_another_source_is_asked_anew(home: Home, server: CardServer) -> None:
    """What one list said counts for that list only."""
    serve(server)
    home.update()
    server.answers["/mirror"] = server.answers[INDEX]
    assert home.update(source=server.url + "/mirror").changed


@pytest.mark.parametrize("damage", ["installed anew", "notes damaged"])
def test_installed_data_that_was_changed_otherwise(home: Home, server: CardServer, damage: str) -> None:
    """If the installed file is not the one of the last update, an update downloads again."""
    serve(server)
    home.update()
    storage.install_cards(home.cards()[:15], data_date="2020-01-01", source="else", folder=home.folder)
    if damage == "notes damaged":
        (home.folder / "update.json").write_text("{", encoding="utf-8")
    assert home.update().changed
    assert home.about().cards == 16


def test_installed_data_of_another_version(home: Home, server: CardServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed data that this version cannot open is not up to date, though it came from the newest file."""
    serve(server)
    home.update()
    monkeypatch.setattr(storage, "SHAPE", storage.SHAPE + 1)
    assert "has only 16 cards; the data in use has 34,739" in home.refused()
    assert len(server.asked(FILE)) == 2


def test_damaged_installed_data_is_mended(home: Home, server: CardServer) -> None:
    """Damaged installed data is no reason against an update; the data that ships inside is compared instead."""
    serve(server)
    (home.folder / storage.INSTALLED_NAME).write_bytes(b"no database")
    assert "has only 16 cards; the data in use has 34,739" in home.refused()


def test_first_update_keeps_the_names_that_ship_inside(tmp_path: Path, home: Home, server: CardServer) -> None:
    """Without installed data the data that ships inside counts, so a handful of cards is too few."""
    serve(server)
    with pytest.raises(DataUpdateError, match="has only 16 cards; the data in use has 34,739"):
        update_cards(tmp_path / "new", patience=HASTE, wait=home.waits.append)
    assert {path.name for path in (tmp_path / "new").iterdir()} == {"update.lock"}


def test_redirects(home: Home, server: CardServer) -> None:
    """Redirects are followed, a few of them."""
    serve(server)
    server.answers["/moved"] = server.answers[INDEX]
    server.put(INDEX, Answer(status=302, headers={"Location": "/moved"}))
    server.answers["/there"] = server.answers[FILE]
    server.put(FILE, Answer(status=307, headers={"Location": server.url + "/there"}))
    assert home.update().changed


def test_the_source_of_the_environment(home: Home, server: CardServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """An argument goes before the environment variable."""
    serve(server)
    monkeypatch.setenv("OATHBREAKER_CARD_SOURCE", server.url + "/nowhere")
    assert "/nowhere answered with status 404" in home.refused()
    assert home.update(source=server.index).changed


def test_only_one_update_at_a_time(home: Home, server: CardServer) -> None:
    """While an update is under way a second one is refused; afterwards it works."""
    serve(server)
    with one_update(home.folder):
        assert f"Another update of the card data is under way in {home.folder}" in home.refused()
    assert server.requests == []
    assert home.update().changed


def test_a_lock_left_behind_does_not_matter(home: Home, server: CardServer) -> None:
    """The lock's file stays from a program that was killed, but not its lock."""
    serve(server)
    (home.folder / "update.lock").write_bytes(b"")
    assert home.update().changed


def test_a_folder_that_cannot_be_made(home: Home, tmp_path: Path) -> None:
    """A data folder that cannot be made is named, with what to do."""
    (tmp_path / "file").write_bytes(b"")
    with pytest.raises(DataUpdateError, match=r"cannot be written: .* OATHBREAKER_DATA") as refused:
        update_cards(tmp_path / "file" / "data", patience=HASTE, wait=home.waits.append)
    assert "書き込めません" in refused.value.message("ja")


def test_a_full_disk(home: Home, server: CardServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the new data cannot be written the old data stays, and the download need not be repeated."""
    serve(server)

    def fail(*_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(storage, "install_cards", fail)
        assert "cannot be written: No space left on device. Free some space" in home.refused()
    assert home.update().changed
    assert len(server.asked(FILE)) == 1
