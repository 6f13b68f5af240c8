"""Addresses that may be asked, above all when https leads elsewhere."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from tests.cards.updating.homes import HASTE

from oathbreaker.cards.updating.fetching import Fetcher, is_loopback, shown
from oathbreaker.cards.updating.index import SCRYFALL, index_address
from oathbreaker.texts.errors import DataUpdateError


def fetcher(answer: Callable[[httpx.Request], httpx.Response]) -> Fetcher:
    """Return a fetcher whose server is a function."""
    made = Fetcher(HASTE, wait=lambda _: None)
    made._client.close()
    made._client = httpx.Client(transport=httpx.MockTransport(answer))
    return made


def redirecting(targets: dict[str, str]) -> Callable[[httpx.Request], httpx.Response]:
    """Return a server that redirects from some addresses to others, and answers to all others with their address."""

    def answer(request: httpx.Request) -> httpx.Response:
        target = targets.get(str(request.url))
        return (
            httpx.Response(302, headers={"Location": target}) if target else httpx.Response(200, text=str(request.url))
        )

    return answer


def read(asker: Fetcher, url: str) -> str:
    """Return the body of an answer."""
    with asker.answer(url, {}) as response:
        return response.read().decode()


@pytest.mark.parametrize("target", ["https://files.example/cards", "http://127.0.0.1:8000/cards", "http://[::1]/cards"])
def test_https_may_lead_to_https_or_to_this_machine(target: str) -> None:
    """A redirect from https to https, or to this machine, is followed."""
    with fetcher(redirecting({"https://example.org/index": target})) as asker:
        assert read(asker, "https://example.org/index") == target


@pytest.mark.parametrize(
    "targets",
    [
        ["http://example.org/cards"],
        ["http://127.0.0.1.example.org/cards"],
        ["http://127.0.0.1/", "http://example.org/cards"],
        ["https://example.org/", "http://example.org/cards"],
    ],
)
def test_https_never_leads_to_http(targets: list[str]) -> None:
    """A redirect from https to http elsewhere is refused, also by way of this machine."""
    chain = ["https://example.org/index", *targets]
    with fetcher(redirecting(dict(zip(chain, targets, strict=False)))) as asker:
        with pytest.raises(DataUpdateError, match="it leads from https to unprotected http") as refused:
            read(asker, chain[0])
        assert "httpsから" in refused.value.message("ja")


def test_a_protected_list_never_announces_an_unprotected_file() -> None:
    """Once an https address was asked, no http address elsewhere is, whoever names it."""
    with fetcher(redirecting({})) as asker:
        assert asker.allowed("http://example.org/cards")
        read(asker, "https://example.org/index")
        with pytest.raises(DataUpdateError, match="unprotected"):
            asker.allowed("http://example.org/cards")
        assert asker.allowed("http://localhost/cards")


def test_http_may_lead_to_https() -> None:
    """From http to https is no harm."""
    with fetcher(redirecting({"http://example.org/index": "https://example.org/index"})) as asker:
        assert read(asker, "http://example.org/index") == "https://example.org/index"


@pytest.mark.parametrize(
    "error", [httpx.ConnectError("refused"), httpx.ReadError(""), httpx.RemoteProtocolError("cut")]
)
def test_broken_connections_are_tried_again(error: httpx.HTTPError) -> None:
    """Any failure of the connection leads to another attempt, and in the end to a sentence."""
    attempts: list[str] = []

    def fail(request: httpx.Request) -> httpx.Response:
        attempts.append(str(request.url))
        raise error

    with fetcher(fail) as asker, pytest.raises(DataUpdateError, match=r"could not be read: \w+ \(3 attempts\)"):
        asker.attempt(lambda: read(asker, "https://example.org/index"))
    assert len(attempts) == 3


@pytest.mark.parametrize(
    ("host", "expected"),
    [("localhost", True), ("127.0.0.1", True), ("127.8.9.1", True), ("::1", True), ("10.0.0.1", False), ("a.b", False)],
)
def test_this_machine(host: str, expected: bool) -> None:  # noqa: FBT001  the expected answer
    """What is this machine is told from the address."""
    assert is_loopback(host) is expected


@pytest.mark.parametrize(
    ("url", "text"),
    [
        ("https://me:secret@example.org/a?key=secret", "https://example.org/a"),
        ("https://example.org/a@b", "https://example.org/a@b"),
        ("https://example.org", "https://example.org"),
        ("nonsense\x1b[31m", "nonsense[31m"),
        ("https://example.org/" + "a" * 500, "https://example.org/" + "a" * 180),
    ],
)
def test_addresses_in_messages(url: str, text: str) -> None:
    """A message shows an address without secrets, without control characters, and not too long."""
    assert shown(url) == text


def test_where_the_list_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list is Scryfall's, unless the environment or the caller names another."""
    monkeypatch.delenv("OATHBREAKER_CARD_SOURCE", raising=False)
    assert index_address() == SCRYFALL
    monkeypatch.setenv("OATHBREAKER_CARD_SOURCE", "https://mirror.example/bulk-data")
    assert index_address() == "https://mirror.example/bulk-data"
    assert index_address("https://other.example/") == "https://other.example/"
