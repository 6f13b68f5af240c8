"""A server on loopback that answers as Scryfall does, or as badly as a test wants."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

INDEX = "/bulk-data"
FILE = "/oracle-cards/oracle-cards-20260920090159.jsonl.gz"
UPDATED_AT = "2026-09-20T09:01:59.187+00:00"


@dataclass
class Answer:
    """One answer of the server.

    Attributes:
        body: The body.
        status: The status.
        headers: Headers besides Content-Length.
        etag: The mark of the body; with one, ranges are answered as the standard says.
        sent: How many bytes of the body are really sent before the connection is closed; all of them if None.
        length: The Content-Length that is claimed; the true one if None, no header if 0.
        holds: Whether the server keeps the connection open in silence, once it has sent what it sends.
        endless: Whether the body is sent again and again, until the other side hangs up.
    """

    body: bytes = b""
    status: int = 200
    headers: dict[str, str] = field(default_factory=dict)
    etag: str = ""
    sent: int | None = None
    length: int | None = None
    holds: bool = False
    endless: bool = False


Answering = Answer | Callable[[Mapping[str, str]], Answer]
"""An answer, or what makes one from the request's headers."""


class CardServer:
    """The server: what it answers to each path, and what it was asked.

    Attributes:
        url: Its address, without a path.
        answers: Path -> answers, one after another; the last is given again and again.
        requests: (path, headers) of every request.
    """

    def __init__(self, url: str) -> None:
        self.url = url
        self.answers: dict[str, list[Answering]] = {}
        self.requests: list[tuple[str, Mapping[str, str]]] = []
        self.closing = threading.Event()

    @property
    def index(self) -> str:
        """The address of the list of bulk files."""
        return self.url + INDEX

    def put(self, path: str, *answers: Answering) -> None:
        """Give these answers to a path."""
        self.answers[path] = list(answers)

    def announce(self, updated_at: str = UPDATED_AT, uri: str | None = None, **more: Any) -> None:  # noqa: ANN401  JSON
        """Give a list of bulk files with an `oracle_cards` file in the shape of 2026."""
        entry = {"type": "oracle_cards", "updated_at": updated_at, "jsonl_download_uri": uri or self.url + FILE, **more}
        others = [{"type": "rulings", "updated_at": updated_at, "jsonl_download_uri": self.url + "/rulings.jsonl.gz"}]
        self.put(INDEX, Answer(json.dumps({"object": "list", "has_more": False, "data": [*others, entry]}).encode()))

    def asked(self, path: str) -> list[Mapping[str, str]]:
        """Return the headers of the requests for a path."""
        return [headers for asked, headers in self.requests if asked == path]

    def next_answer(self, path: str, headers: Mapping[str, str]) -> Answer:
        """Note a request and return the answer to it."""
        self.requests.append((path, headers))
        answers = self.answers.get(path, [Answer(b"no such path", status=404)])
        answer = answers.pop(0) if len(answers) > 1 else answers[0]
        return answer if isinstance(answer, Answer) else answer(headers)


def index(*entries: Any) -> Answer:  # noqa: ANN401  JSON
    """Return a list of bulk files with these entries."""
    return Answer(json.dumps({"object": "list", "data": list(entries)}).encode())


def entry(**more: Any) -> dict[str, Any]:  # noqa: ANN401  JSON
    """Return an entry of such a list, without an address."""
    return {"type": "oracle_cards", "updated_at": UPDATED_AT, **more}


@contextmanager
def running_server() -> Iterator[CardServer]:
    """Run a server on loopback."""
    http_server = ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler)
    server = CardServer(f"http://127.0.0.1:{http_server.server_port}")
    http_server.RequestHandlerClass = handler_of(server)
    http_server.daemon_threads = True
    thread = threading.Thread(target=http_server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True)
    thread.start()
    try:
        yield server
    finally:
        server.closing.set()
        http_server.shutdown()
        http_server.server_close()
        thread.join()


def handler_of(server: CardServer) -> type[BaseHTTPRequestHandler]:
    """Return the class that answers for a server."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            headers = {name.lower(): value for name, value in self.headers.items()}
            self.give(ranged(server.next_answer(self.path, headers), headers))

        def give(self, answer: Answer) -> None:
            with suppress(ConnectionError):
                self.send_response_only(answer.status)
                for name, value in answer.headers.items():
                    self.send_header(name, value)
                length = len(answer.body) if answer.length is None else answer.length
                if length and not answer.endless:
                    self.send_header("Content-Length", str(length))
                if answer.etag:
                    self.send_header("ETag", answer.etag)
                self.send_header("Connection", "close")
                self.end_headers()
                self.wfile.write(answer.body[: answer.sent])
                self.wfile.flush()
                while answer.endless and not server.closing.wait(0.001):
                    self.wfile.write(answer.body)
                if answer.holds:
                    server.closing.wait(10)
            self.close_connection = True

        def log_message(self, *_: object) -> None:
            """Write no log."""

    return Handler


def ranged(answer: Answer, headers: Mapping[str, str]) -> Answer:
    """Return the part of an answer that was asked for, as a good server does."""
    asked = headers.get("range", "")
    if answer.status != 200 or not answer.etag:
        return answer
    if headers.get("if-none-match") == answer.etag:
        return Answer(status=304, etag=answer.etag)
    if not asked.startswith("bytes=") or headers.get("if-range", answer.etag) != answer.etag:
        return answer
    start = int(asked.removeprefix("bytes=").rstrip("-"))
    size = len(answer.body)
    if start >= size:
        return Answer(status=416, headers={"Content-Range": f"bytes */{size}"})
    part = {"Content-Range": f"bytes {start}-{size - 1}/{size}"}
    return Answer(answer.body[start:], 206, {**answer.headers, **part}, answer.etag, sent=answer.sent)
