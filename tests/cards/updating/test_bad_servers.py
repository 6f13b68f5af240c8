"""`cards update` against servers that are broken, slow or busy: a sentence, and the data in use stays as it is."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.cards.updating.homes import HASTE, LEFT, Home, new_file
from tests.cards.updating.server import FILE, INDEX, Answer, CardServer, entry, index


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (Answer(b"<html>Hello</html>"), "is no list of Scryfall's bulk files (it is not JSON)"),
        (Answer(b""), "it is not JSON"),
        (Answer(b"[" * 100_000), "it is not JSON"),
        (Answer(b"[]"), "it names no usable oracle_cards file"),
        (Answer(b'{"data": {}}'), "it names no usable oracle_cards file"),
        (Answer(b'{"object": "error", "status": 403}'), "it names no usable oracle_cards file"),
        (index(entry()), "it names no usable oracle_cards file"),
        (index(entry(jsonl_download_uri=3)), "it names no usable oracle_cards file"),
        (index(entry(jsonl_download_uri="", download_uri="")), "it names no usable oracle_cards file"),
        (index({"type": "oracle_cards", "jsonl_download_uri": "http://127.0.0.1/"}), "it names no usable"),
        (index(entry(jsonl_download_uri="http://127.0.0.1/", updated_at="../..")), "it names no usable"),
        (index(entry(jsonl_download_uri="http://127.0.0.1/", updated_at=3)), "it names no usable"),
        (index(3, None, {"type": "all_cards"}), "it names no usable"),
        (Answer(b" " * 3_000_000), "it is too large"),
        (Answer(b" " * 60_000, endless=True), "it is too large"),
        (index(entry(jsonl_download_uri="file:///etc/passwd")), "file:///etc/passwd cannot be used as an address"),
        (index(entry(jsonl_download_uri="ftp://example.org/cards")), "only http and https are"),
        (index(entry(jsonl_download_uri="data:application/json,[]")), "only http and https are"),
        (index(entry(jsonl_download_uri="/cards.json")), "only http and https are"),
        (index(entry(jsonl_download_uri="http:///cards.json")), "it is no address"),
        (index(entry(jsonl_download_uri="http://[::1/cards.json")), "it is no address"),
        (index(entry(jsonl_download_uri="http://ex\x00ample/")), "it is no address"),
        (index(entry(jsonl_download_uri="http://127.0.0.1:99999999/")), "it is no address"),
        (Answer(status=404), "answered with status 404. Check OATHBREAKER_CARD_SOURCE"),
        (Answer(status=403), "answered with status 403"),
        (Answer(status=304), "it is not JSON"),
        (Answer(status=302), "answered with status 302"),
        (Answer(status=302, headers={"Location": INDEX}), "redirects more than 5 times"),
        (Answer(status=302, headers={"Location": "file:///etc/passwd"}), "only http and https are"),
    ],
)
def test_bad_lists(home: Home, server: CardServer, answer: Answer, words: str) -> None:
    """A list of bulk files that cannot be used is refused at once, with why."""
    server.put(INDEX, answer)
    assert words in home.refused()
    assert home.waits == []
    assert home.files() == LEFT


def test_a_redirect_to_nowhere(home: Home, server: CardServer) -> None:
    """A redirect to what is no address ends in a sentence."""
    server.put(INDEX, Answer(status=302, headers={"Location": "http://[::1/"}))
    assert "could not be read: Invalid URL in location header" in home.refused()


@pytest.mark.parametrize("path", [INDEX, FILE])
@pytest.mark.parametrize("status", [429, 500, 502, 503])
def test_busy_servers(home: Home, server: CardServer, path: str, status: int) -> None:
    """A busy server is asked again, after longer and longer pauses, and then given up."""
    server.announce()
    server.put(path, Answer(b"busy", status=status))
    assert f"answered with status {status}" in home.refused()
    assert home.waits == [1, 2]
    assert len(server.asked(path)) == 3


@pytest.mark.parametrize("path", [INDEX, FILE])
def test_a_server_that_recovers(home: Home, server: CardServer, path: str) -> None:
    """If a later attempt succeeds all is well."""
    server.announce()
    server.put(FILE, Answer(new_file(), etag='"one"'))
    good = server.answers[path][0]
    server.put(path, Answer(status=503), Answer(status=429, headers={"Retry-After": "7"}), good)
    assert home.update().changed
    assert home.waits == [1, 7]


@pytest.mark.parametrize(
    ("headers", "pause"),
    [
        ({"Retry-After": "0"}, 0),
        ({"Retry-After": "90"}, 90),
        ({"Retry-After": "Sun, 20 Sep 2026 10:00:30 GMT", "Date": "Sun, 20 Sep 2026 10:00:00 GMT"}, 30),
        ({"Retry-After": "Sun, 20 Sep 2026 09:00:00 GMT", "Date": "Sun, 20 Sep 2026 10:00:00 GMT"}, 0),
        ({"Retry-After": "soon"}, 1),
        ({"Retry-After": "-5"}, 1),
        ({"Retry-After": "²"}, 1),
    ],
)
def test_retry_after(home: Home, server: CardServer, headers: dict[str, str], pause: float) -> None:
    """The pause that a server asks for is made, be it in seconds or until a time; nonsense is not obeyed."""
    server.announce()
    server.put(FILE, Answer(status=429, headers=headers), Answer(new_file(), etag='"one"'))
    assert home.update().changed
    assert home.waits == [pause]


@pytest.mark.parametrize("after", ["3600", "9" * 5000])
def test_a_server_that_asks_for_too_long_a_pause(home: Home, server: CardServer, after: str) -> None:
    """If the pause would be too long the person is told when to try again."""
    server.announce()
    server.put(FILE, Answer(status=429, headers={"Retry-After": after}))
    assert f"asks to wait {int(after[:9]):,} seconds. Try again after that." in home.refused()
    assert home.waits == []


@pytest.mark.parametrize("path", [INDEX, FILE])
def test_silent_servers(home: Home, server: CardServer, path: str) -> None:
    """A server that takes the request and says nothing is given up after its time, and asked again."""
    server.announce()
    server.put(path, Answer(length=1000, sent=0, holds=True))
    words = home.refused(patience=replace(HASTE, read=0.2, attempts=2))
    assert "gave no answer in time (2 attempts). Check the network" in words
    assert len(server.asked(path)) == 2


def test_a_server_that_never_ends(home: Home, server: CardServer) -> None:
    """An endless body is cut off: at the size announced, or at the most that card data can have."""
    server.announce(compressed_size=10_000)
    server.put(FILE, Answer(b"x" * 5_000, endless=True))
    assert "sends more than 11,001 bytes" in home.refused()
    assert home.files() == LEFT
    server.announce()
    assert "sends more than 1,048,576 bytes" in home.refused()
    assert home.files() == LEFT


def test_a_server_that_drips(home: Home, server: CardServer) -> None:
    """A body that comes byte by byte, always in time, ends with the time of the whole update."""
    server.announce()
    server.put(FILE, Answer(b"x", endless=True))
    words = home.refused(patience=replace(HASTE, total=0.2))
    assert "did not finish within 0 seconds" in words


def test_no_server(home: Home) -> None:
    """Where nothing listens, that is said."""
    words = home.refused(source="http://127.0.0.1:9/bulk-data")
    assert "http://127.0.0.1:9/bulk-data could not be read" in words
    assert "Check the network" in words
    assert home.waits == [1, 2]


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("file:///etc/passwd", "only http and https are"),
        ("api.scryfall.com/bulk-data", "only http and https are"),
        ("http://", "it is no address"),
        ("\x1b[31m", "it is no address"),
    ],
)
def test_bad_sources(home: Home, source: str, words: str) -> None:
    """A source that is no web address is refused."""
    said = home.refused(source=source)
    assert words in said
    assert said.isprintable()


def test_passwords_are_not_shown(home: Home, server: CardServer) -> None:
    """A message shows an address without the user's name and password, and without its query."""
    source = server.index.replace("http://", "http://me:secret@") + "?key=secret"
    server.put(INDEX + "?key=secret", Answer(status=403))
    words = home.refused(source=source)
    assert server.index in words
    assert "secret" not in words


def test_a_redirect_loop_of_the_file(home: Home, server: CardServer) -> None:
    """Redirects that never end are refused."""
    server.announce()
    server.put(FILE, Answer(status=301, headers={"Location": "/a"}))
    server.put("/a", Answer(status=301, headers={"Location": FILE}))
    assert "redirects more than 5 times" in home.refused()
    assert home.files() == LEFT


def test_a_missing_file(home: Home, server: CardServer) -> None:
    """A list that announces a file which is not there leads to the status of that file."""
    server.announce()
    assert f"{server.url}{FILE} answered with status 404" in home.refused()
    assert home.waits == []
    assert home.files() == LEFT
