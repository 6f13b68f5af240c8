"""A guard before the JSON parser: text that is nested too deeply, or whose records are too long, never reaches it."""

from __future__ import annotations

import io
import re
from typing import Final

STRING: Final = re.compile(rb'"[^"\\]*+(?:\\.[^"\\]*+)*+"', re.DOTALL)
NOT_BRACKETS: Final = bytes(set(range(256)) - set(b"[]{}"))


class TooDeepError(Exception):
    """The text is nested more deeply than allowed."""


class TooLongError(Exception):
    """A record is longer than allowed."""


class NestingGuard:
    """A stream of JSON text that can be read only as long as it is harmless.

    A parser that builds objects would follow a million opening brackets until memory ends; counting brackets costs
    little, because strings and matched pairs are removed in bulk.

    Args:
        source: The JSON text.
        base: The nesting between two records: 1 in an array of records.
        depth: The deepest nesting allowed.
        record_bytes: The most bytes between two places where the nesting is `base` or less; seen in whole chunks.
    """

    def __init__(self, source: io.BufferedReader, *, base: int, depth: int, record_bytes: int) -> None:
        self.bytes = 0
        self._source = source
        self._base = base
        self._allowed = depth
        self._record_bytes = record_bytes
        self._depth = 0
        self._since_record = 0
        self._open_string = b""

    def read(self, size: int = -1) -> bytes:
        """Return the next bytes.

        Raises:
            TooDeepError: They are nested too deeply.
            TooLongError: A record in them is too long.
        """
        chunk = self._source.read(size)
        self.bytes += len(chunk)
        text = self._without_strings(chunk)
        lowest = self._follow(text.translate(None, NOT_BRACKETS))
        at_record = lowest <= self._base and any(mark in text for mark in (b",", b"[", b"]", b"{", b"}"))
        self._since_record = 0 if at_record else self._since_record + len(chunk)
        if max(self._since_record, len(self._open_string)) > self._record_bytes:
            raise TooLongError
        return chunk

    def _without_strings(self, chunk: bytes) -> bytes:
        """Return the text without its strings; a string that goes on beyond it is kept for the next chunk."""
        text = STRING.sub(b"", self._open_string + chunk)
        text, quote, rest = text.partition(b'"')
        self._open_string = quote + rest
        return text

    def _follow(self, brackets: bytes) -> int:
        """Follow the nesting; return the lowest that was reached. Each round removes the innermost pairs."""
        for _ in range(self._allowed):
            fewer = brackets.replace(b"[]", b"").replace(b"{}", b"")
            if fewer == brackets:
                break
            brackets = fewer
        else:
            raise TooDeepError
        opened = brackets.lstrip(b"]}")
        lowest = self._depth - (len(brackets) - len(opened))
        self._depth = lowest + len(opened)
        if self._depth > self._allowed:
            raise TooDeepError
        return lowest
