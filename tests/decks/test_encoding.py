"""From bytes to text: every encoding people save lists in, and what is no list at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks import encoding
from oathbreaker.decks.deck import Deck
from oathbreaker.texts.errors import DeckFormatError
from oathbreaker.texts.showing import visible

LIST = "4 稲妻\n刀 1\n1 Island\n"


@pytest.mark.parametrize(
    "data",
    [
        LIST.encode(),
        LIST.encode("utf-8-sig"),
        LIST.encode("utf-16"),
        b"\xff\xfe" + LIST.encode("utf-16-le"),
        b"\xfe\xff" + LIST.encode("utf-16-be"),
        LIST.encode("utf-16-le"),
        LIST.encode("utf-16-be"),
        LIST.encode("utf-32"),
        LIST.encode("cp932"),
    ],
)
def test_encodings(data: bytes) -> None:
    """UTF-8, UTF-16 and UTF-32 with or without a mark, and CP932, all give the same text."""
    assert encoding.decode(data) == LIST


@pytest.mark.parametrize("codec", ["utf-8", "utf-16-le", "utf-16-be", "cp932"])
@pytest.mark.parametrize("end", ["", "\x1a", "\x1a\x1a\r\n", "\f", "\v\r\n"])
def test_files_of_dos_and_windows(codec: str, end: str, catalog: CardCatalog) -> None:
    """Line ends of Windows, the end mark of DOS and form feeds refuse a list in no encoding."""
    text = "1 崇高な工匠、サヒーリ\r\n1 物読み\r\n58 島\r\n" + end
    assert [entry.count for entry in Deck.read(text.encode(codec), cards=catalog).entries] == [1, 1, 58]


def test_utf16_without_a_mark_may_have_ideographic_spaces() -> None:
    """Characters whose own low byte is zero do not hide the byte order."""
    text = "4　稲妻\n1　Lightning Bolt\n"
    assert encoding.decode(text.encode("utf-16-le")) == text
    assert encoding.decode(text.encode("utf-16-be")) == text


@pytest.mark.parametrize(
    "data",
    [
        b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR",
        b"PK\x03\x04\0\0\0\0",
        bytes(range(256)),
        "1 Jötun Grunt\n".encode("latin-1"),
        b"\xff\xfe\x00",
        b"1 Isl\0and\n",
    ],
)
def test_what_is_no_text_is_refused(data: bytes) -> None:
    """Binary files and encodings that cannot be told get one clear refusal."""
    with pytest.raises(DeckFormatError):
        encoding.clean(encoding.decode(data))


@pytest.mark.parametrize(
    "character", ["\0", "\x07", "\x1a", "\x1b", "\x7f", "\x85", "\ud800", "\ue000", "\uffff", "\U000f0000"]
)
def test_control_characters_are_refused_by_line(character: str) -> None:
    """A character that no text has is refused, with its line."""
    with pytest.raises(DeckFormatError) as refusal:
        encoding.clean(f"1 Island\r\n1 Swa{character}mp\n")
    assert [line.line for line in refusal.value.lines] == [2]


def test_line_ends_and_invisible_characters() -> None:
    """Every kind of line end is one; what nobody sees is taken out."""
    assert encoding.clean("a\r\nb\rc\nd\u200b\ufeff\u202ee\u2066\u2067\u2068\u2069\xad") == "a\nb\nc\nde"
    assert encoding.clean("a\vb\fc\u2028d") == "a b c d"


@given(st.text())
def test_cleaning_refuses_or_leaves_what_can_be_shown(text: str) -> None:
    """Whatever text comes, it is refused with its line, or can be written and cleaned again without change."""
    try:
        cleaned = encoding.clean(text)
    except DeckFormatError as refusal:
        assert refusal.lines[0].line > 0  # noqa: PT017  either outcome is right
        return
    cleaned.encode()
    assert not {"\r", "\f", "\x1b", "\u202e"} & set(cleaned)
    assert encoding.clean(cleaned) == cleaned


@given(st.text())
def test_titles_are_one_visible_line(text: str) -> None:
    """The name of a deck is one line that any terminal and file can take, or nothing."""
    title = encoding.clean_title(text)
    assert title is None or (title.encode() and title == visible(title) and len(title) <= encoding.LONGEST_TITLE)


def test_a_large_file_is_refused_unread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of 100 MB is refused by its size alone."""
    path = tmp_path / "large.txt"
    with path.open("wb") as file:
        file.truncate(100_000_000)

    def no_opening(*_arguments: object) -> None:
        message = "opened"
        raise AssertionError(message)

    monkeypatch.setattr(Path, "open", no_opening)
    with pytest.raises(DeckFormatError, match="100000000 bytes"):
        encoding.read_file(path)


def test_large_text_is_refused() -> None:
    """Text and bytes that came without a file have the same limit."""
    with pytest.raises(DeckFormatError, match="longer than"):
        encoding.clean("a" * (encoding.MOST_BYTES + 1))
    with pytest.raises(DeckFormatError, match="longer than"):
        encoding.decode(b"a" * (encoding.MOST_BYTES + 1))


def test_what_is_no_file_is_refused_unopened(tmp_path: Path) -> None:
    """Folders, pipes and devices are refused and never waited for."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(DeckFormatError, match="pipe"):
        encoding.read_file(pipe)
    with pytest.raises(DeckFormatError, match="device"):
        encoding.read_file(Path(os.devnull))
    with pytest.raises(DeckFormatError, match="folder"):
        encoding.read_file(tmp_path)


def test_a_path_or_the_list_itself(tmp_path: Path, catalog: CardCatalog) -> None:
    """A path is read; one line of text that names a file is a path; any other text is the list."""
    path = tmp_path / "deck.txt"
    path.write_text("2 Island", encoding="utf-8")
    for source in (path, str(path), "2 Island", "2 Island\n", b"2 Island"):
        (entry,) = Deck.read(source, cards=catalog).entries
        assert (entry.count, entry.card.name) == (2, "Island")


@pytest.mark.parametrize("missing", ["no such deck.dck", "folder/deck.TXT"])
def test_a_missing_file_is_not_read_as_a_list(missing: str, catalog: CardCatalog) -> None:
    """A name that ends like a list's file, and names none, is a missing file."""
    with pytest.raises(FileNotFoundError):
        Deck.read(missing, cards=catalog)
    with pytest.raises(FileNotFoundError):
        Deck.read(Path(missing), cards=catalog)


def test_a_line_that_is_no_file_name_is_a_list(catalog: CardCatalog) -> None:
    """A line that is too long for a name, or has a zero in it, is looked at as a list."""
    with pytest.raises(DeckFormatError, match="characters"):
        Deck.read("a" * 5000, cards=catalog)
    with pytest.raises(DeckFormatError, match=r"U\+0000"):
        Deck.read("Isl\0and", cards=catalog)
