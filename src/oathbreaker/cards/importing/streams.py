"""Reading JSON records from a file without holding the file: arrays, JSON lines and MTGJSON objects, plain or gzip.

What a file is, is told from its first bytes, never from its name. Memory is bounded by the longest record, whatever
the file says: records, nesting and what gzip may unpack to have limits.
"""

from __future__ import annotations

import gzip
import io
import json
import re
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, NoReturn

import ijson

from oathbreaker.cards.importing.nesting import NestingGuard, TooDeepError, TooLongError
from oathbreaker.texts.errors import CardDataError, OathbreakerError
from oathbreaker.texts.messages import Message, say

Shape = Literal["array", "lines", "mtgjson"]
"""A JSON array of records, one record a line, or an MTGJSON object whose "data" holds the records by name."""

BUFFER: Final = 1 << 18
PARSER: Final = {"use_float": True, "buf_size": BUFFER}
GZIP_MAGIC: Final = b"\x1f\x8b"
BYTE_ORDER_MARK: Final = b"\xef\xbb\xbf"
GZIP_LAYERS: Final = 2
"""A server may send a .gz file with gzip as its transfer encoding too, and a downloader may keep both."""

PACKINGS: Final = {
    b"PK\x03\x04": "ZIP", b"BZh": "bzip2", b"\xfd7zXZ\x00": "xz", b"\x28\xb5\x2f\xfd": "Zstandard", b"7z\xbc\xaf": "7z",
}  # fmt: skip
OTHER_ENCODINGS: Final = (b"\xff\xfe", b"\xfe\xff", b"\x00")
MTGJSON_HEAD: Final = re.compile(rb'\{\s*"(?:meta|data)"\s*:')


@dataclass(frozen=True)
class Limits:
    """What no card file exceeds; protection against hostile ones.

    Attributes:
        record_bytes: The longest record, in bytes.
        depth: The deepest nesting in an array or an MTGJSON object.
        unpacked_bytes: The most that gzip data may unpack to, in bytes.
        unpacked_ratio: The most that it may unpack to, as a multiple of the file's size; card files reach about 10.
        unpacked_free: What a file may unpack to whatever its own size, in bytes.
    """

    record_bytes: int = 4 << 20
    depth: int = 64
    unpacked_bytes: int = 16 << 30
    unpacked_ratio: int = 200
    unpacked_free: int = 64 << 20

    def unpacked(self, packed: int) -> int:
        """Return what gzip data of this many bytes may unpack to."""
        return min(self.unpacked_bytes, max(self.unpacked_free, packed * self.unpacked_ratio))


USUAL_LIMITS: Final = Limits()


class Unpacked(io.RawIOBase):
    """Gzip data, unpacked while it is read, up to a limit.

    Args:
        packed: The gzip data.
        limit: How many bytes may come out.
        path: The file, for messages.
    """

    def __init__(self, packed: io.BufferedReader, limit: int, path: Path) -> None:
        self._gzip = gzip.GzipFile(fileobj=packed, mode="rb")
        self._limit = limit
        self._path = path
        self._bytes = 0

    def readable(self) -> bool:
        """Return True."""
        return True

    def readinto(self, buffer: Any) -> int:  # noqa: ANN401  the signature of io.RawIOBase
        """Fill the buffer.

        Raises:
            CardDataError: The data is damaged, breaks off, or is more than the limit.
        """
        try:
            count = self._gzip.readinto(buffer)
        except EOFError:
            raise CardDataError(say("importing.truncated", path=self._path, place=at_byte(self._bytes))) from None
        except (gzip.BadGzipFile, zlib.error) as error:
            place = at_byte(self._bytes)
            raise CardDataError(say("importing.bad_gzip", path=self._path, place=place, error=error)) from error
        self._bytes += count
        if self._bytes > self._limit:
            raise CardDataError(say("importing.unpacks_too_large", path=self._path, limit=self._limit))
        return count


def at_byte(byte: int) -> Message:
    """Say where in a file, by bytes."""
    return say("importing.at_byte", byte=byte)


class RecordFile:
    """A file of JSON records, open for one reading; made by `open_records`.

    Attributes:
        path: The file.
        shape: How the records lie in it.
        size: The file's size in bytes, as it lies on the disk.
    """

    def __init__(self, path: Path, file: io.FileIO, limits: Limits) -> None:
        self.path = path
        self.size = path.stat().st_size
        self._file = file
        self._limits = limits
        self._number = 0
        self._guard: NestingGuard | None = None
        self._stream = self._unpack(io.BufferedReader(file, BUFFER))
        self.shape = self._recognise()

    @property
    def done(self) -> int:
        """How many of the file's bytes have been read, as it lies on the disk."""
        return self._file.tell()

    @property
    def place(self) -> Message:
        """Where the record is that came last, or that reading stopped at."""
        if self._guard is None:
            return say("importing.at_line", line=self._number)
        return say("importing.at_record", record=self._number, byte=self._guard.bytes)

    def records(self) -> Iterator[tuple[str, Any]]:
        """Yield (key, record); the key is "" but for MTGJSON, where it is the name.

        Raises:
            CardDataError: The file is not what it seemed; the message says where.
        """
        if self.shape == "lines":
            return self._lines()
        if self.shape == "array":
            return self._parsed(lambda source: (("", record) for record in ijson.items(source, "item", **PARSER)), 1)
        return self._parsed(lambda source: ijson.kvitems(source, "data", **PARSER), 2)

    def first(self, prefix: str) -> Any:  # noqa: ANN401  JSON
        """Return the first value at a place such as "meta.date", None where there is none; reads the file for it."""
        found = self._parsed(lambda source: (("", value) for value in ijson.items(source, prefix, **PARSER)), 2)
        return next(found, ("", None))[1]

    def _unpack(self, stream: io.BufferedReader) -> io.BufferedReader:
        for _ in range(GZIP_LAYERS):
            if not stream.peek(2).startswith(GZIP_MAGIC):
                return stream
            stream = io.BufferedReader(Unpacked(stream, self._limits.unpacked(self.size), self.path), BUFFER)
        if stream.peek(2).startswith(GZIP_MAGIC):
            raise CardDataError(say("importing.packed_too_often", path=self.path))
        return stream

    def _recognise(self) -> Shape:
        """Tell the shape from the first bytes, and refuse what is clearly something else."""
        head = self._stream.peek(BUFFER)
        if head.startswith(BYTE_ORDER_MARK):
            self._stream.read(len(BYTE_ORDER_MARK))
            head = self._stream.peek(BUFFER)
        for magic, packing in PACKINGS.items():
            if head.startswith(magic):
                raise CardDataError(say("importing.other_packing", path=self.path, packing=packing))
        if head.startswith(OTHER_ENCODINGS):
            raise CardDataError(say("importing.not_utf8", path=self.path, place=at_byte(1)))
        text = head.lstrip()
        if not text:
            raise CardDataError(say("importing.empty", path=self.path))
        if text.startswith(b"<"):
            raise CardDataError(say("importing.web_page", path=self.path))
        if text.startswith(b"["):
            return "array"
        if text.startswith(b"{"):
            return "mtgjson" if MTGJSON_HEAD.match(text) else "lines"
        place, error = at_byte(len(head) - len(text) + 1), "[ or {"
        raise CardDataError(say("importing.not_json", path=self.path, place=place, error=error))

    def _lines(self) -> Iterator[tuple[str, Any]]:
        """Read JSON lines; empty lines are allowed."""
        limit = self._limits.record_bytes
        while line := self._stream.readline(limit + 1):
            self._number += 1
            if len(line) > limit:
                self._refuse("too_long", limit=limit)
            if not line.isspace():
                yield "", self._line(line)

    def _line(self, line: bytes) -> Any:  # noqa: ANN401  JSON
        try:
            return DECODER.decode(line.decode("utf-8"))
        except UnicodeDecodeError:
            self._refuse("not_utf8")
        except RecursionError:
            self._refuse("too_deep")
        except ValueError as error:
            is_last = not line.endswith(b"\n")
            if is_last and not line.rstrip().endswith((b"}", b"]")):
                self._refuse("truncated")
            self._refuse("not_json", error=str(error))

    def _parsed(
        self, parse: Callable[[NestingGuard], Iterator[tuple[str, Any]]], base: int
    ) -> Iterator[tuple[str, Any]]:
        """Read with ijson; `base` is the nesting between two records."""
        limits = self._limits
        guard = NestingGuard(self._stream, base=base, depth=limits.depth, record_bytes=limits.record_bytes)
        self._guard = guard
        items = parse(guard)
        while True:
            self._number += 1
            try:
                item = next(items, None)
            except CardDataError:
                raise
            except TooDeepError:
                self._refuse("too_deep")
            except TooLongError:
                self._refuse("too_long", limit=limits.record_bytes)
            except (ijson.JSONError, ValueError) as error:
                self._refuse_parsing(parser_message(error))
            if item is None:
                return
            yield item

    def _refuse_parsing(self, reason: str) -> NoReturn:
        """Say what stopped the parser."""
        if "premature EOF" in reason:
            self._refuse("truncated")
        if "UTF8" in reason:
            self._refuse("not_utf8")
        self._refuse("not_json", error=reason)

    def _refuse(self, key: str, **fields: object) -> NoReturn:
        raise CardDataError(say(f"importing.{key}", path=self.path, place=self.place, **fields)) from None


def refuse_constant(word: str) -> NoReturn:
    """Refuse NaN and Infinity, which Python's JSON reader would take."""
    raise ValueError(word)


DECODER: Final = json.JSONDecoder(parse_constant=refuse_constant)


def parser_message(error: Exception) -> str:
    """Return the first line of what the parser says; ijson's messages are sometimes the text of a bytes object."""
    text = str(error)
    if text.startswith(("b'", 'b"')):
        text = text[2:].replace("\\n", "\n")
    return text.partition("\n")[0].strip().rstrip(".")


@contextmanager
def open_records(path: str | Path, limits: Limits = USUAL_LIMITS) -> Iterator[RecordFile]:
    """Open a file of JSON records.

    Raises:
        CardDataError: There is no such file, or it is empty or clearly something else.
    """
    path = Path(path)
    if path.exists() and not path.is_file():
        raise CardDataError(say("importing.not_a_file", path=path))
    try:
        with io.FileIO(path) as file:
            yield RecordFile(path, file, limits)
    except OathbreakerError:
        raise
    except OSError as error:
        raise CardDataError(say("importing.cannot_open", path=path, error=error.strerror or error)) from error
