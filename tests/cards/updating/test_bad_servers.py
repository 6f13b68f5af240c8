"""`cards update` against servers that are broken, slow, busy or lying: a sentence, and the data in use stays."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from tests.cards.importing.records import NOT_LEGAL, Record, as_array, as_lines, card, packed
from tests.cards.updating.homes import HASTE, Home, lasting_records, new_file, new_records
from tests.cards.updating.server import FILE, INDEX, UPDATED_AT, Answer, CardServer

LEFT = {"cards.sqlite", "update.lock"}
"""The files in the data folder when nothing of a download is kept."""

HALF = {*LEFT, "download.part", "download.json"}
"""The files when a download can go on."""


def index(*entries: Any) -> Answer:  # noqa: ANN401  JSON
    """Return a list of bulk files with these entries."""
    return Answer(json.dumps({"object": "list", "data": list(entries)}).encode())


def entry(**more: Any) -> Record:  # noqa: ANN401  JSON
    """Return an entry of such a list."""
    return {"type": "oracle_cards", "updated_at": UPDATED_AT, **more}


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
    words = home.refused(patience=replace(HASTE, read=0.05, attempts=2))
    assert "gave no answer in time (2 attempts). Check the network" in words
    assert len(server.asked(path)) == 2


def test_servers_that_stop_in_the_middle(home: Home, server: CardServer) -> None:
    """A server that falls silent in the middle is given up; what has come is kept, and the next update goes on."""
    body = new_file()
    server.announce(compressed_size=len(body))
    server.put(FILE, Answer(body, etag='"one"', sent=100, holds=True))
    assert "gave no answer in time (1 attempt)" in home.refused(patience=replace(HASTE, read=0.05, attempts=1))
    assert home.files() == HALF
    server.put(FILE, Answer(body, etag='"one"'))
    assert home.update().changed
    asked = server.asked(FILE)[1]
    assert (asked["range"], asked["if-range"]) == ("bytes=100-", '"one"')


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


def test_resuming(home: Home, server: CardServer) -> None:
    """A connection that breaks is taken up where it broke, within one update."""
    body = new_file()
    server.announce(compressed_size=len(body))
    server.put(
        FILE, Answer(body, etag='"one"', sent=100), Answer(body, etag='"one"', sent=50), Answer(body, etag='"one"')
    )
    assert home.update().changed
    assert [headers.get("range") for headers in server.asked(FILE)] == [None, "bytes=100-", "bytes=150-"]


@pytest.mark.parametrize("etag", ["", 'W/"one"', "one"])
def test_nothing_is_resumed_without_a_strong_mark(home: Home, server: CardServer, etag: str) -> None:
    """Without a mark that promises the same bytes, a download begins anew."""
    body = new_file()
    server.announce()
    headers = {"ETag": etag} if etag else {}
    server.put(FILE, Answer(body, headers=headers, sent=100), Answer(body, headers=headers))
    assert home.update().changed
    assert [headers.get("range") for headers in server.asked(FILE)] == [None, None]


def half_downloaded(home: Home, server: CardServer, body: bytes) -> None:
    """Let an update end after 100 bytes."""
    server.announce()
    server.put(FILE, Answer(body, etag='"one"', sent=100))
    assert "could not be read" in home.refused(patience=replace(HASTE, attempts=1))
    assert home.files() == HALF


def lie(status: int, body: bytes, **headers: str) -> Answer:
    """Return an answer to a request for the rest of a file."""
    return Answer(body, status, {name.replace("_", "-"): value for name, value in headers.items()})


BODY = new_file()
SIZE = len(BODY)
REST = BODY[100:]


@pytest.mark.parametrize(
    "answer",
    [
        Answer(BODY),
        Answer(BODY, etag='"two"'),
        lie(206, BODY, Content_Range=f"bytes 0-{SIZE - 1}/{SIZE}"),
        lie(206, REST[10:], Content_Range=f"bytes 110-{SIZE - 1}/{SIZE}"),
        lie(206, REST, Content_Range=f"bytes 100-{SIZE - 1}/{SIZE + 1}"),
        lie(206, REST[:50], Content_Range=f"bytes 100-149/{SIZE}"),
        lie(206, REST, Content_Range="rest"),
        lie(206, REST),
        lie(206, REST, Content_Range=f"bytes 100-{SIZE - 1}/{SIZE}", ETag='"two"'),
        lie(206, REST[:-5], Content_Range=f"bytes 100-{SIZE - 1}/{SIZE}"),
        lie(206, REST + b"more", Content_Range=f"bytes 100-{SIZE - 1}/{SIZE}"),
        lie(416, b"", Content_Range=f"bytes */{SIZE}"),
        lie(416, b""),
        lie(304, b""),
        lie(204, b""),
    ],
)
def test_wrong_rests(home: Home, server: CardServer, answer: Answer) -> None:
    """If what comes is not the rest of the same file, the download begins anew and succeeds."""
    half_downloaded(home, server, BODY)
    server.put(FILE, answer, Answer(BODY, etag='"three"'))
    assert home.update().cards == 16
    assert server.asked(FILE)[1]["range"] == "bytes=100-"
    assert all("range" not in headers for headers in server.asked(FILE)[2:])


def test_a_rest_with_other_bytes(home: Home, server: CardServer) -> None:
    """A rest that claims to fit but has other bytes is found out at the latest by the file's checksum."""
    half_downloaded(home, server, BODY)
    server.put(FILE, lie(206, bytes(len(REST)), Content_Range=f"bytes 100-{SIZE - 1}/{SIZE}", ETag='"one"'))
    assert f"{server.url}{FILE} is damaged gzip data" in home.refused()
    assert home.files() == LEFT


def test_a_server_that_always_sends_another_part(home: Home, server: CardServer) -> None:
    """A server that never sends the part asked for is given up."""
    server.announce()
    server.put(FILE, lie(206, BODY, Content_Range=f"bytes 7-{SIZE - 1}/{SIZE}"))
    assert "sent another part of the file than was asked for (3 attempts)" in home.refused()
    assert home.files() == LEFT


@pytest.mark.parametrize(
    "notes",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"url": 1}',
        "[" * 100_000,
        json.dumps({"url": "http://other/", "updated_at": UPDATED_AT, "etag": '"one"', "total": SIZE}),
        json.dumps({"url": 1, "updated_at": 2, "etag": 3, "total": "4"}),
    ],
)
def test_damaged_notes_of_a_download(home: Home, server: CardServer, notes: str) -> None:
    """What is kept of a download is used only if its notes are good and of the same file."""
    half_downloaded(home, server, BODY)
    (home.folder / "download.json").write_text(notes, encoding="utf-8")
    server.put(FILE, Answer(BODY, etag='"one"'))
    assert home.update().changed
    assert "range" not in server.asked(FILE)[1]


def test_a_kept_download_of_an_older_file(home: Home, server: CardServer) -> None:
    """What is kept of an older file is not taken for the beginning of a newer one."""
    half_downloaded(home, server, BODY)
    server.announce("2026-09-21T09:00:00Z")
    server.put(FILE, Answer(BODY, etag='"one"'))
    assert home.update().changed
    assert "range" not in server.asked(FILE)[1]


def test_a_kept_download_that_is_too_long(home: Home, server: CardServer) -> None:
    """A partial file that is longer than the whole is thrown away."""
    half_downloaded(home, server, BODY)
    (home.folder / "download.part").write_bytes(BODY + b"more")
    server.put(FILE, Answer(BODY, etag='"one"'))
    assert home.update().changed


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
