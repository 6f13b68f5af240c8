"""Reading JSON records from files: every shape and packing, and a clear refusal of everything else."""

from __future__ import annotations

import bz2
import json
import os
import tracemalloc
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cards.importing.records import as_array, as_lines, as_mtgjson, packed, written

from oathbreaker.cards.importing.streams import USUAL_LIMITS, Limits, open_records
from oathbreaker.texts.errors import CardDataError

LONG = 1_200_000
SMALL = Limits(record_bytes=1000, depth=8, unpacked_bytes=1 << 20, unpacked_ratio=10, unpacked_free=100_000)


def read(path: Path, limits: Limits = USUAL_LIMITS) -> list[tuple[str, Any]]:
    """Return all records of a file."""
    with open_records(path, limits) as file:
        return list(file.records())


def refusal(path: Path, limits: Limits = USUAL_LIMITS) -> str:
    """Return what is said of a file that cannot be read, after a look at the Japanese form."""
    with pytest.raises(CardDataError) as refused:
        read(path, limits)
    assert str(path) in refused.value.message("ja")
    assert str(refused.value).endswith(".")
    return str(refused.value)


RECORDS = [{"name": "A", "n": 1}, {"name": "Ætherize", "n": 2.5, "list": [[], {}]}]


@pytest.mark.parametrize("text", [as_array(RECORDS), as_lines(RECORDS), json.dumps(RECORDS, indent=1).encode()])
@pytest.mark.parametrize("pack", [bytes, packed, lambda text: packed(packed(text))])
@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_arrays_and_lines(tmp_path: Path, text: bytes, pack: Any, mark: bytes) -> None:  # noqa: ANN401  bytes -> bytes
    """Arrays and JSON lines read the same: plain, in gzip, in gzip twice, with a byte order mark, whatever the name."""
    path = written(tmp_path, pack(mark + text), "cards.txt")
    assert [record for _, record in read(path)] == RECORDS


def test_lines_may_be_empty_and_the_last_unended(tmp_path: Path) -> None:
    """JSON lines may have empty lines, CRLF, and no end of line at the end."""
    path = written(tmp_path, b'{"name": "A"}\r\n\r\n  \n{"name": "B"}')
    assert [record["name"] for _, record in read(path)] == ["A", "B"]


def test_mtgjson(tmp_path: Path) -> None:
    """Of an MTGJSON object the entries of "data" are the records, with their keys; the rest can be asked for."""
    path = written(tmp_path, packed(as_mtgjson({"A": [1], "B // C": [2, 3]})))
    with open_records(path) as file:
        assert file.shape == "mtgjson"
        assert list(file.records()) == [("A", [1]), ("B // C", [2, 3])]
    with open_records(path) as file:
        assert file.first("meta.date") == "2026-03-01"
    with open_records(path) as file:
        assert file.first("meta.color") is None


def test_mtgjson_with_meta_last(tmp_path: Path) -> None:
    """The order of "meta" and "data" does not matter."""
    path = written(tmp_path, b' {"data": {"A": [1]}, "meta": {"date": "2026-01-02"}}')
    assert read(path) == [("A", [1])]
    with open_records(path) as file:
        assert file.first("meta.date") == "2026-01-02"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"", "is empty"),
        (b" \n\t ", "is empty"),
        (packed(b""), "is empty"),
        (b"<!DOCTYPE html><html></html>", "is a web page"),
        (b"PK\x03\x04....", "packed as ZIP"),
        (bz2.compress(b"[]"), "packed as bzip2"),
        (b"\xfd7zXZ\x00...", "packed as xz"),
        ("[{}]".encode("utf-16"), "not UTF-8 text at byte 1"),
        (b"\x00\x01\x02", "not UTF-8"),
        (b"Lightning Bolt\n", "not JSON at byte 1"),
        (b"  3", "not JSON at byte 3"),
        (packed(packed(packed(b"[]"))), "more than twice over"),
        (b'[{"a": 1}, {"b": 2', "breaks off at record 2, near byte 18"),
        (b'[{"a": 1},', "breaks off at record 2"),
        (b"[", "breaks off at record 1"),
        (b'{"a": 1}\n{"b": ', "breaks off at line 2"),
        (b'{"meta": {}, "data": {"A": [1], "B": [', "breaks off at record 2"),
        (b'{"a": 1}\n{"b": 2}}\n{"c": 3}', "not JSON at line 2: Extra data"),
        (b'{\n"a": 1\n}', "not JSON at line 1"),
        (b'[{"a": 1}] x', "not JSON at record 2, near byte 12: parse error: trailing garbage"),
        (b'[{"a": 1},]', "not JSON at record 2"),
        (b'[{"a": nope}]', "not JSON at record 1"),
        (b'[{"a": NaN}]', "not JSON"),
        (b'{"a": NaN}', "not JSON at line 1: NaN"),
        (b'{"a": -Infinity}', "not JSON at line 1"),
        (b'{"a": ' + b"9" * 10_000 + b"}", "not JSON at line 1"),
        (b'[{"a": ' + b"9" * 10_000 + b"}]", "not JSON at record 1"),
        (b'[{"a": "\xff\xfe"}]', "not UTF-8 text at record 1"),
        (b'{"a": 1}\n{"a": "\xff\xfe"}', "not UTF-8 text at line 2"),
        (packed(as_lines(RECORDS * 500))[:-9], "breaks off at byte"),
        (packed(as_array(RECORDS))[:-4] + b"none", "damaged gzip data at byte"),
        (packed(as_array(RECORDS)) + b"more", "damaged gzip data"),
        (b"\x1f\x8b\x00\x00garbage", "damaged gzip data at byte 0"),
    ],
)
def test_refusals(tmp_path: Path, text: bytes, words: str) -> None:
    """What is no card file, or is damaged, is refused with what and where."""
    assert words in refusal(written(tmp_path, text))


@pytest.mark.parametrize("prefix", [b"[", b'{"meta": 1, "data": {"A": ', b'[{"a": '])
@pytest.mark.parametrize("bracket", [b"[", b'{"a": '])
def test_deep_nesting_in_arrays(tmp_path: Path, prefix: bytes, bracket: bytes) -> None:
    """Nesting that no card has is refused before anything is built of it."""
    assert "nested too deeply" in refusal(written(tmp_path, prefix + bracket * 200_000))


def test_deep_nesting_in_lines(tmp_path: Path) -> None:
    """The same in JSON lines, with the line."""
    deep = b'{"a": ' * 100_000 + b"1" + b"}" * 100_000
    assert "nested too deeply at line 2" in refusal(written(tmp_path, b"{}\n" + deep))


def test_nesting_within_the_limit(tmp_path: Path) -> None:
    """Nesting up to the limit is read, and brackets in strings count for nothing."""
    record = {"a": [[[["[[[[[[[[[[[[{{{{{{{{{{{", '"[[[[[[[[[[', "\\"]]]]}
    assert read(written(tmp_path, as_array([record] * 50)), SMALL) == [("", record)] * 50


@pytest.mark.parametrize(
    "text",
    [
        as_array([{"a": 1}, {"a": "x" * LONG}]),
        as_array([{"a": 1}, {"a": [1] * (LONG // 3)}]),
        as_array([{"a": 1}, {str(n): n for n in range(LONG // 10)}]),
        as_array([{"a": 1}, {"\\" * (LONG // 2): '"'}]),
        as_array([{"a": 1}, [1] * (LONG // 3)]),
        b'[{"a": 1}, "' + b"x" * LONG,
        b'[{"a": 1}, 1' + b"1" * LONG,
        b'[{"a": 1}' + b" " * LONG,
        as_mtgjson({"A": [], "B": [1] * (LONG // 3)}),
        as_lines([{"a": 1}, {"a": "x" * LONG}]),
    ],
)
def test_long_records(tmp_path: Path, text: bytes) -> None:
    """A record longer than the limit is refused, whatever makes it long."""
    assert "has a record of more than 300,000 bytes" in refusal(written(tmp_path, text), Limits(record_bytes=300_000))


@pytest.mark.parametrize("text", [as_array(RECORDS * 30_000), as_lines(RECORDS * 30_000)])
def test_a_bomb_is_refused(tmp_path: Path, text: bytes) -> None:
    """Gzip data that unpacks to much more than its size is refused, and can be allowed."""
    path = written(tmp_path, packed(text))
    assert "unpacks to more than 100,000 bytes" in refusal(path, SMALL)
    assert len(read(path)) == 60_000


def test_a_bomb_of_one_line_takes_no_memory(tmp_path: Path) -> None:
    """Gigabytes of one byte, in gzip, are refused at the limit of a record, long before memory is full."""
    path = written(tmp_path, packed(b'{"a": "' + b"x" * 50_000_000))
    tracemalloc.start()
    message = refusal(path)
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert "more than 4,194,304 bytes at line 1" in message
    assert peak < 25_000_000


def test_memory_does_not_grow_with_the_file(tmp_path: Path) -> None:
    """Reading holds one record at a time."""
    record = {"name": "x" * 200}
    peaks = []
    for count in (5_000, 50_000):
        path = written(tmp_path, as_array([record] * count))
        tracemalloc.start()
        with open_records(path) as file:
            assert sum(1 for _ in file.records()) == count
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
    assert peaks[1] < peaks[0] * 1.5


def test_missing_file(tmp_path: Path) -> None:
    """A file that is not there is named, with the reason."""
    assert "cannot be read: No such file" in refusal(tmp_path / "none.json")


def test_a_folder(tmp_path: Path) -> None:
    """A folder is no card file."""
    assert "is not a file" in refusal(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes on this system")
def test_a_pipe_does_not_hang(tmp_path: Path) -> None:
    """A named pipe that nobody writes to is refused rather than waited for."""
    os.mkfifo(tmp_path / "pipe")
    assert "is not a file" in refusal(tmp_path / "pipe")


def test_progress(tmp_path: Path) -> None:
    """How far reading is, is told in bytes of the file as it lies on the disk."""
    path = written(tmp_path, packed(as_lines(RECORDS * 1000)))
    with open_records(path) as file:
        for _ in file.records():
            pass
        assert file.done == file.size == path.stat().st_size


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a file that a property writes again and again."""
    return tmp_path_factory.mktemp("scratch") / "cards.json"


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**40), 2**40) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=10,
)


@given(st.lists(st.dictionaries(st.text(max_size=5), JSON, max_size=4), min_size=1, max_size=5), st.booleans())
def test_any_json_reads_back(scratch: Path, records: list[Any], in_lines: bool) -> None:  # noqa: FBT001  drawn
    """Whatever objects are written as an array or as lines are read."""
    scratch.write_bytes(as_lines(records) if in_lines else as_array(records))
    with open_records(scratch) as file:
        if file.shape != "mtgjson":  # an object whose first key is "meta" or "data" is one
            assert [record for _, record in file.records()] == records


@given(st.binary(max_size=300) | st.binary(max_size=60).map(lambda tail: as_array(RECORDS)[:-4] + tail))
def test_any_bytes_read_or_are_refused(scratch: Path, content: bytes) -> None:
    """Whatever a file holds, it is read or refused with a sentence; nothing else happens."""
    scratch.write_bytes(content)
    said = "read"
    try:
        read(scratch)
    except CardDataError as error:
        said = error.message("ja")
    assert said
