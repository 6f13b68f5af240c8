"""Imported data gives cards their verdicts, trees and texts, although no official text is stored."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from tests.cards.importing.records import as_lines, as_mtgjson, card, face, two_faces, written

from oathbreaker.cards import storage
from oathbreaker.cards.updating import import_cards
from oathbreaker.cli.main import main
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.library.readings import read_to_bytes
from oathbreaker.table.scenario import Scenario
from oathbreaker.terms.printing import Reminder

REMINDER = "(Its wings are small.)"
BEAR = f"Flying {REMINDER}\nWhen Wing Bear dies, draw two cards."
ODD = "Flying\nWhen Odd Bear dies, wave two cards."
SIZE = {"power": "2", "toughness": "2"}


def records() -> bytes:
    """Return a file of a bear that is read, one that is not, and a card of two faces."""
    return as_lines(
        [
            card("Wing Bear", oracle_text=BEAR, **SIZE),
            card("Odd Bear", oracle_text=ODD, **SIZE),
            two_faces(face("Day Bear", oracle_text="Haste"), face("Night Bear", oracle_text="Trample")),
        ]
    )


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Import the file; return the data folder."""
    import_cards(written(tmp_path, records()), tmp_path / "home", reader=read_to_bytes)
    return tmp_path / "home"


@pytest.fixture
def imported(home: Path) -> Iterator[CardCatalog]:
    """Open what was installed."""
    with closing(storage.open_database(home / storage.INSTALLED_NAME)) as database:
        yield CardCatalog(database)


def test_imported_cards_are_read(imported: CardCatalog) -> None:
    """A card of the file has its tree and is written in both languages; each face has its own."""
    bear = imported["Wing Bear"]
    assert bear.verdict.is_read
    assert bear.text("en") == "Flying\nWhen Wing Bear dies, draw two cards."
    assert bear.text("ja") == "飛行\nこれが死亡したとき、カード２枚を引く。"
    assert bear.trees[0] is not None
    assert bear.trees[0].marks == (Reminder(0, len("Flying")),)
    assert imported["Day Bear"].text("en") == "Haste\n//\nTrample"


def test_where_an_imported_card_is_not_read(imported: CardCatalog) -> None:
    """The verdict tells line, column and word of the text of the file."""
    found = imported["Odd Bear"].verdict
    assert (found.kind, found.line, found.column, found.word) == ("declined", 2, 21, "wave")


def test_no_official_text_is_stored(home: Path) -> None:
    """What is installed has the trees of the texts, not the texts."""
    stored = b"".join(path.read_bytes() for path in home.rglob("*") if path.is_file())
    assert b"Wing Bear" in stored
    for words in (REMINDER, "dies, draw two", "wave two cards"):
        assert words.encode() not in stored


def test_readings_of_another_version_count_as_none(
    home: Path, imported: CardCatalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Trees that another version has read are not taken for this one's; the verdict says what to do."""
    monkeypatch.setattr(storage, "readings_digest", lambda: "another")
    assert imported["Wing Bear"].verdict.reason == "no_text"
    assert "`oathbreaker cards update`" in str(imported["Wing Bear"].verdict.message)
    import_cards(written(home, records()), home, reader=read_to_bytes)
    with closing(storage.open_database(home / storage.INSTALLED_NAME)) as database:
        assert CardCatalog(database)["Wing Bear"].verdict.is_read


def test_imported_cards_can_be_played(imported: CardCatalog) -> None:
    """A game takes imported cards like any other."""
    table = Scenario(players=2, cards=imported)
    bear = table.battlefield(0, "Wing Bear")
    table.library(0, "Wing Bear", "Wing Bear", "Wing Bear")
    table.library(1, "Wing Bear")
    assert "flying" in table.start().thing(bear).keywords


def test_a_catalog_of_a_file(tmp_path: Path) -> None:
    """A file that is opened without being installed gives cards with their texts too."""
    found = CardCatalog.from_scryfall(written(tmp_path, records()))
    assert (found["Wing Bear"].verdict.is_read, found["Odd Bear"].verdict.word) == (True, "wave")


def test_606_4_loyalty_costs_of_mtgjson(tmp_path: Path) -> None:
    """MTGJSON writes loyalty costs in brackets; they are read all the same."""
    text = "[+1]: Draw a card.\n[-2]: You gain 3 life.\n[0]: Scry 1."
    entry = {"name": "Bear Walker", "type": "Planeswalker — Bear", "layout": "normal", "manaValue": 2, "text": text}
    found = CardCatalog.from_mtgjson(written(tmp_path, as_mtgjson({"Bear Walker": [entry]})))["Bear Walker"]
    assert found.text("en") == "+1: Draw a card.\n−2: You gain 3 life.\n0: Scry 1."


def test_a_face_of_which_only_the_name_is_known(tmp_path: Path) -> None:
    """A face without a type line has no text to read: the card is declined, not taken for a card without text."""
    record = two_faces(face("Day Bear", oracle_text="Haste"), face("Night Bear", ""))
    found = CardCatalog.from_scryfall(written(tmp_path, as_lines([record])))["Day Bear"].verdict
    assert (found.kind, found.reason, found.face) == ("declined", "no_text", 1)


def test_the_command_reads_texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`oathbreaker cards import` reads the texts of the file."""
    monkeypatch.setenv("OATHBREAKER_DATA", str(tmp_path / "home"))
    assert main(["cards", "import", str(written(tmp_path, records()))]) == 0
    assert CardCatalog.default()["Wing Bear"].text("en") == "Flying\nWhen Wing Bear dies, draw two cards."
