"""`cards update` when a download breaks off, and when what then comes is not the rest of it."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from tests.cards.updating.homes import HALF, HASTE, LEFT, Home, new_file
from tests.cards.updating.server import FILE, UPDATED_AT, Answer, CardServer

BODY = new_file()
SIZE = len(BODY)
REST = BODY[100:]


def test_servers_that_stop_in_the_middle(home: Home, server: CardServer) -> None:
    """A server that falls silent in the middle is given up; what has come is kept, and the next update goes on."""
    body = new_file()
    server.announce(compressed_size=len(body))
    server.put(FILE, Answer(body, etag='"one"', sent=100, holds=True))
    assert "gave no answer in time (1 attempt)" in home.refused(patience=replace(HASTE, read=0.2, attempts=1))
    assert home.files() == HALF
    server.put(FILE, Answer(body, etag='"one"'))
    assert home.update().changed
    asked = server.asked(FILE)[1]
    assert (asked["range"], asked["if-range"]) == ("bytes=100-", '"one"')


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
    server.put(FILE, lie(206, REST[:-6] + b"abcdef", Content_Range=f"bytes 100-{SIZE - 1}/{SIZE}", ETag='"one"'))
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
