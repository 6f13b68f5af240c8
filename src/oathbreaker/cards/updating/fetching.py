"""Asking over http: addresses and redirects that are allowed, time limits, and a limited number of attempts."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from email.utils import parsedate_to_datetime
from importlib.metadata import PackageNotFoundError, version
from typing import Final, Self, TypeVar

import httpx

from oathbreaker.cards.updating.refusing import refusal
from oathbreaker.texts.errors import DataUpdateError
from oathbreaker.texts.messages import say

Answer = TypeVar("Answer")

REDIRECTS: Final = 5
LAST_PORT: Final = 65_535
TRY_AGAIN: Final = frozenset({408, 425, 429, 500, 502, 503, 504})
"""Statuses after which another attempt may help."""


@dataclass(frozen=True)
class Patience:
    """How long to wait, and how often to try.

    Attributes:
        connect: Seconds until a connection must stand.
        read: Seconds until the next bytes must come.
        total: Seconds until one update's downloads must be done.
        attempts: How often one thing is asked for.
        pause: Seconds before the second attempt; each further pause is twice as long.
        longest_pause: The most seconds a server may ask to wait; if it asks for more, the update ends.
        largest: The most bytes of one file; `oracle_cards` has 25 MB in gzip, 200 MB plain.
    """

    connect: float = 10
    read: float = 30
    total: float = 3600
    attempts: int = 4
    pause: float = 1
    longest_pause: float = 120
    largest: int = 2 << 30


class TryAgainError(Exception):
    """An attempt failed in a way that another one may mend.

    Args:
        final: What to say when no attempt is left.
        after: Seconds the server asked to wait.
    """

    def __init__(self, final: DataUpdateError, after: float | None = None) -> None:
        super().__init__(str(final))
        self.final = final
        self.after = after


class Fetcher:
    """Asks a server for things, patiently within limits.

    Args:
        patience: The limits.
        wait: Waits so many seconds.
        clock: Tells the time in seconds, from any start.
    """

    def __init__(
        self,
        patience: Patience,
        wait: Callable[[float], None] = time.sleep,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.patience = patience
        self._wait = wait
        self._clock = clock
        self._end = clock() + patience.total
        self._protected = False
        self._client = httpx.Client(
            headers={"User-Agent": user_agent(), "Accept": "application/json;q=0.9,*/*;q=0.8"},
            timeout=httpx.Timeout(patience.read, connect=patience.connect),
            follow_redirects=False,
        )

    def __enter__(self) -> Self:
        """Return the fetcher itself."""
        return self

    def __exit__(self, *exception: object) -> None:
        """Close all connections."""
        self._client.close()

    def attempt(self, ask: Callable[[], Answer]) -> Answer:
        """Ask until there is an answer.

        Raises:
            DataUpdateError: No attempt succeeded, or one failed in a way that no further attempt would mend.
        """
        pause = self.patience.pause
        for number in range(1, self.patience.attempts + 1):
            try:
                return ask()
            except TryAgainError as failure:
                after = pause if failure.after is None else failure.after
                if number == self.patience.attempts or after > self.patience.longest_pause:
                    raise failure.final from failure
                self._wait(after)
                pause *= 2
        raise AssertionError(self.patience)

    @contextmanager
    def answer(self, url: str, headers: Mapping[str, str]) -> Iterator[httpx.Response]:
        """Ask once, follow redirects, and give the answer with its body still to be read.

        Raises:
            TryAgainError: The server did not answer in time, broke off, or is busy.
            DataUpdateError: The address, a redirect or the answer cannot be used.
        """
        with self.trouble(url):
            response = self._sent(url, headers)
            try:
                self._check_status(response)
                yield response
            finally:
                response.close()

    @contextmanager
    def trouble(self, url: str) -> Iterator[None]:
        """Turn what httpx raises into our errors."""
        attempts = self.patience.attempts
        try:
            yield
        except httpx.TimeoutException as error:
            raise TryAgainError(refusal(say("updating.no_answer", url=shown(url), attempts=attempts))) from error
        except (httpx.InvalidURL, httpx.UnsupportedProtocol) as error:
            raise bad_address(url, "malformed") from error
        except httpx.HTTPError as error:
            reason = str(error) or type(error).__name__
            raise TryAgainError(
                refusal(say("updating.no_connection", url=shown(url), error=reason, attempts=attempts))
            ) from error

    def check_time(self, url: str) -> None:
        """Raise DataUpdateError if the update has taken too long."""
        if self._clock() > self._end:
            raise refusal(say("updating.too_slow", url=shown(url), seconds=self.patience.total))

    def allowed(self, url: str) -> str:
        """Return an address that may be asked.

        Once an https address was asked, plain http is allowed on this machine only: what began protected stays so.

        Raises:
            DataUpdateError: It is no such address.
        """
        try:
            target = httpx.URL(url)
        except httpx.InvalidURL as error:
            raise bad_address(url, "malformed") from error
        if target.scheme not in {"http", "https"}:
            raise bad_address(url, "scheme")
        if not target.host or (target.port or 1) > LAST_PORT:
            raise bad_address(url, "malformed")
        if self._protected and target.scheme == "http" and not is_loopback(target.host):
            raise bad_address(url, "insecure")
        return url

    def _sent(self, url: str, headers: Mapping[str, str]) -> httpx.Response:
        """Send a request and follow its redirects."""
        request = self._client.build_request("GET", self.allowed(url), headers=dict(headers))
        for _ in range(REDIRECTS + 1):
            self.check_time(url)
            self._protected = self._protected or request.url.scheme == "https"
            response = self._client.send(request, stream=True)
            if response.next_request is None:
                return response
            response.close()
            request = response.next_request
            self.allowed(str(request.url))
        raise refusal(say("updating.too_many_redirects", url=shown(url), limit=REDIRECTS))

    def _check_status(self, response: httpx.Response) -> None:
        """Refuse an answer that is no success; 304 and 416 are for the asker to judge."""
        if response.is_success or response.status_code in {httpx.codes.NOT_MODIFIED, UNSATISFIABLE}:
            return
        url, status = shown(str(response.url)), response.status_code
        failure = refusal(say("updating.status", url=url, status=status))
        if status not in TRY_AGAIN:
            raise failure
        after = asked_pause(response)
        if after is not None:
            failure = refusal(say("updating.asked_to_wait", url=url, status=status, seconds=after))
        raise TryAgainError(failure, after)


UNSATISFIABLE: Final = httpx.codes.REQUESTED_RANGE_NOT_SATISFIABLE


def user_agent() -> str:
    """Return who we are, as Scryfall asks every program to say."""
    try:
        return f"oathbreaker/{version('oathbreaker')}"
    except PackageNotFoundError:
        return "oathbreaker"


def bad_address(url: str, why: str) -> DataUpdateError:
    """Return the refusal of an address; `why` is "malformed", "scheme" or "insecure"."""
    return refusal(say("updating.bad_address", url=shown(url), why=say(f"updating.why_{why}")))


def is_loopback(host: str) -> bool:
    """Tell whether a host is this machine itself."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def asked_pause(response: httpx.Response) -> float | None:
    """Return how many seconds the answer asks to wait, None where it does not say.

    A date counts from the answer's own.
    """
    said = response.headers.get("Retry-After", "").strip()
    if said.isascii() and said.isdecimal():
        return float(said[:9])
    try:
        until, now = parsedate_to_datetime(said), parsedate_to_datetime(response.headers.get("Date", ""))
        return max(0.0, (until - now).total_seconds())
    except (TypeError, ValueError):
        return None


def shown(url: object) -> str:
    """Return an address as a message shows it: without a user's name and password, without its query, not too long."""
    text = "".join(character for character in str(url) if character.isprintable())
    head, separator, rest = text.partition("://")
    host, slash, path = rest.partition("/")
    whole = f"{head}{separator}{host.rpartition('@')[2]}{slash}{path}" if separator else text
    return whole.partition("?")[0][:200]
