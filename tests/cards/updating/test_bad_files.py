"""`cards update` when what comes is damaged, is something else, or is not what was announced."""

from __future__ import annotations

import pytest
from tests.cards.importing.records import NOT_LEGAL, Record, as_array, as_lines, card, packed
from tests.cards.updating.homes import LEFT, Home, lasting_records, new_file, new_records
from tests.cards.updating.server import FILE, INDEX, Answer, CardServer, entry, index

BODY = new_file()
SIZE = len(BODY)


@pytest.mark.parametrize(
    ("body", "words"),
    [
        (b"", "is empty"),
        (b"<!DOCTYPE html><html>Sign in</html>", "is a web page, not card data"),
        (packed(b"<html></html>"), "is a web page"),
        (BODY[:-20], "breaks off at byte"),
        (BODY[:-6] + b"abcdef", "damaged gzip data"),
        (as_lines(new_records())[:-40], "breaks off at line 16"),
        (as_array(new_records())[:-40], "breaks off at record 16"),
        (b'{"object": "error", "status": 500}\n', "is a file of Scryfall error objects"),
        (as_lines([{"object": "ruling"}]), "is a file of Scryfall ruling objects"),
        (as_lines([{**record, "cmc": "many"} for record in new_records()]), "16 of 16 records"),
        (packed(b'{"a": "' + b"x" * 70_000_000), "more than 4,194,304 bytes at line 1"),
        (packed(b'{"layout": "token"}\n' + (b" " * 1_000_000 + b"\n") * 80), "unpacks to more than 67,108,864 bytes"),
        (b"[" * 900_000, "nested too deeply"),
        (b"\x00" * 1000, "not UTF-8"),
    ],
)
def test_files_that_are_no_card_data(home: Home, server: CardServer, body: bytes, words: str) -> None:
    """A whole answer that is not card data, or is damaged, is refused with what it is; nothing of it is kept."""
    server.announce()
    server.put(FILE, Answer(body, etag='"one"'))
    said = home.refused()
    assert words in said
    assert f"{server.url}{FILE}" in said
    assert home.files() == LEFT


@pytest.mark.parametrize(
    ("records", "words"),
    [
        (lasting_records()[:5], "sent has only 5 cards; the data in use has 14."),
        ([card("Forest"), *new_records()[1:]], "is wrong about Forest, which every player knows"),
        (new_records()[1:], "is wrong about Forest"),
        ([{**record, "mana_cost": "{B}"} for record in new_records()], "is wrong about Forest"),
        ([{**record, "legalities": NOT_LEGAL} for record in new_records()], "is wrong about Forest"),
        (
            [{**record, "legalities": {"vintage": "legal"}} for record in new_records()],
            "does not say which cards are legal in Oathbreaker",
        ),
        (
            [*lasting_records()[:5], *(card(f"Other Bear {number}") for number in range(20))],
            "sent lacks 9 cards of the data in use, such as Bear 0, Bear 1,",
        ),
    ],
)
def test_implausible_data(home: Home, server: CardServer, records: list[Record], words: str) -> None:
    """Card data that is whole but cannot be all cards, or is wrong, is refused."""
    server.announce()
    server.put(FILE, Answer(packed(as_lines(records)), etag='"one"'))
    assert words in home.refused()
    assert home.files() == LEFT


@pytest.mark.parametrize("size", [SIZE * 2, SIZE // 2])
def test_wrong_sizes_announced(home: Home, server: CardServer, size: int) -> None:
    """A file of quite another size than announced is refused; a small difference does not matter."""
    server.announce(compressed_size=size)
    server.put(FILE, Answer(BODY, etag='"one"'))
    assert "bytes" in home.refused()
    assert home.files() == LEFT
    server.announce(compressed_size=SIZE + 20)
    assert home.update().changed


def test_wrong_plain_size_announced(home: Home, server: CardServer) -> None:
    """The size of the old list is that of the plain file, and is compared with a plain file only."""
    plain = as_array(new_records())
    server.put(INDEX, index(entry(download_uri=server.url + FILE, size=len(plain) * 2)))
    server.put(FILE, Answer(plain))
    assert f"sent {len(plain):,} bytes, but {len(plain) * 2:,} were announced" in home.refused()
    server.put(FILE, Answer(packed(plain)))
    assert home.update().changed


@pytest.mark.parametrize("size", ["many", -5, 0, True, None, 1.5])
def test_strange_sizes_announced(home: Home, server: CardServer, size: object) -> None:
    """A size that is none counts as not announced."""
    server.announce(compressed_size=size)
    server.put(FILE, Answer(BODY, etag='"one"'))
    assert home.update().changed


def test_a_content_length_that_is_too_long(home: Home, server: CardServer) -> None:
    """A body that is shorter than its Content-Length says has not come whole."""
    server.announce()
    server.put(FILE, Answer(BODY, etag="", length=SIZE + 100))
    said = home.refused()
    assert "could not be read" in said
    assert "(3 attempts)" in said


def test_a_content_length_that_is_too_short(home: Home, server: CardServer) -> None:
    """A body that is longer than its Content-Length says is cut there, and the checksum finds it out."""
    server.announce()
    server.put(FILE, Answer(BODY, length=SIZE - 50))
    assert "breaks off" in home.refused()
    assert home.files() == LEFT


@pytest.mark.parametrize("length", ["many", "-5", "9" * 30])
def test_nonsense_as_content_length(home: Home, server: CardServer, length: str) -> None:
    """A Content-Length that is no number ends in a sentence."""
    server.announce()
    server.put(FILE, Answer(BODY, length=0, headers={"Content-Length": length}))
    assert "could not be read" in home.refused()


def test_plain_text_announced_as_gzip(home: Home, server: CardServer) -> None:
    """What a file is, is told from its bytes: plain lines are good, whatever the headers and the name say."""
    server.announce()
    headers = {"Content-Type": "application/gzip", "Content-Encoding": "gzip"}
    server.put(FILE, Answer(as_lines(new_records()), headers=headers))
    assert home.update().cards == 16


def test_plain_text_of_another_size_announced_as_gzip(home: Home, server: CardServer) -> None:
    """If the size for gzip was announced, a plain file is another file than announced."""
    server.announce(compressed_size=SIZE)
    server.put(FILE, Answer(as_lines(new_records()), headers={"Content-Encoding": "gzip"}))
    assert "bytes" in home.refused()


def test_gzip_in_gzip(home: Home, server: CardServer) -> None:
    """A server that packs what is packed already does no harm."""
    server.announce()
    server.put(FILE, Answer(packed(BODY), headers={"Content-Encoding": "gzip"}))
    assert home.update().cards == 16
