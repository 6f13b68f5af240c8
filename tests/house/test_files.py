"""The repository's files: no official card text, no place of one machine, no package index's host, pinned versions."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from tests.house.source import ROOT, text_files

SHORTEST_LINE = 40
"""Characters: shorter lines of card text are phrases that many cards share, and may stand under test."""

KEY_LENGTH = 24
"""Letters of a line's beginning by which it is looked for; the whole line then decides."""

PLACES = re.compile(r"(?<![\w.*])/(?:work|home|root|tmp|Users|usr/local)/\w|\b[A-Z]:\\\\?Users\b")
"""A path that only some machine has."""

HOSTS = re.compile(
    r"\b(?:pypi|pythonhosted|npmjs|anaconda|debian)\.(?:org|com)\b|--(?:extra-)?index-url", re.IGNORECASE
)
"""Where packages come from is the user's own setting."""

PIN = re.compile(r"[A-Za-z0-9._-]+==[A-Za-z0-9.!+_-]+")


def letters(text: str) -> str:
    """Return a text's letters and digits alone, so that neither quoting nor line breaks hide a sentence."""
    return re.sub(r"[\W_]+", "", text)


def official_lines(corpus: Path) -> Iterator[str]:
    """Yield every line of official card text that is long enough to be somebody's words: Oracle and Japanese."""
    with (corpus / "cards" / "oracle-cards.jsonl").open(encoding="utf-8") as cards:
        for record in map(json.loads, cards):
            for face in (record, *record.get("card_faces", ())):
                yield from long_lines(face.get("oracle_text", ""))
    with (corpus / "cards" / "texts-ja.jsonl").open(encoding="utf-8") as cards:
        for record in map(json.loads, cards):
            yield from long_lines(record.get("en", ""))
            yield from long_lines(record.get("ja", ""))


def long_lines(text: str) -> Iterator[str]:
    """Yield the lines of a text that are long enough to count."""
    return (line for line in text.splitlines() if len(line) >= SHORTEST_LINE)


def official_text_in(files: Iterable[tuple[str, str]], lines: Iterable[str]) -> list[str]:
    """Return every file that has one of these lines, with the line."""
    by_key: dict[str, set[str]] = {}
    for line in map(letters, lines):
        by_key.setdefault(line[:KEY_LENGTH], set()).add(line)
    found = []
    for name, text in files:
        plain = letters(text)
        keys = {plain[place : place + KEY_LENGTH] for place in range(len(plain))} & by_key.keys()
        found += [f"{name}: {line}" for key in keys for line in by_key[key] if line in plain]
    return found


def matches(pattern: re.Pattern[str], files: Iterable[tuple[str, str]]) -> list[str]:
    """Return "file:line text" for each match of a pattern."""
    return [
        f"{name}:{text.count(chr(10), 0, match.start()) + 1} {match[0]}"
        for name, text in files
        for match in pattern.finditer(text)
    ]


def pins(text: str) -> dict[str, str]:
    """Return distribution -> version of a constraints file; its canonical names."""
    return {canonicalize_name(line.partition("==")[0]): line.partition("==")[2] for line in text.splitlines()}


def needed(extras: Iterable[str]) -> set[str]:
    """Return the canonical names of all that the project needs with these extras, as far as it is installed."""
    extras = tuple(extras)
    found: set[str] = set()
    waiting = [("oathbreaker", extras)]
    while waiting:
        name, wanted = waiting.pop()
        try:
            listed = requires(name) or []
        except PackageNotFoundError:
            continue
        for requirement in map(Requirement, listed):
            marker = requirement.marker
            if marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *wanted)):
                key = canonicalize_name(requirement.name)
                if key not in found:
                    found.add(key)
                    waiting.append((requirement.name, tuple(requirement.extras)))
    return found - {"oathbreaker"}


def test_no_official_card_text(corpus: Path) -> None:
    """No file of the project has a line of official card text, in either language."""
    found = official_text_in(text_files(), official_lines(corpus))
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "text",
    [
        "x = 'When this sample enters, draw a card, then laugh.'",
        '# When this sample enters,\n# draw a card, then "laugh".',
        '{"text": "When this sample\\nenters, draw a card, then laugh."}',
    ],
)
def test_official_text_is_found(text: str) -> None:
    """The checker sees a line whole, broken over comment lines, and quoted."""
    line = "When this sample enters, draw a card, then laugh."
    found = official_text_in([("sample.py", text.replace("\\n", " "))], [line])
    assert len(found) == 1


def test_part_of_a_line_is_allowed() -> None:
    """The checker lets a short phrase under test stand."""
    line = "When this sample enters, draw a card, then laugh."
    assert official_text_in([("sample.py", "'When this sample enters, draw a card'")], [line]) == []
    assert list(long_lines("Flying\nDraw a card.")) == []


def test_no_place_of_one_machine() -> None:
    """No file names a folder that only somebody's machine has."""
    assert matches(PLACES, text_files()) == []


@pytest.mark.parametrize("path", ["/{}/main/x", "see /{}/cards", '"/{}/x"'])
def test_a_machine_path_is_found(path: str) -> None:
    """The checker sees absolute paths, and no others."""
    assert matches(PLACES, [("sample", path.format("home"))])
    assert matches(PLACES, [("sample", path.format("home").replace("/home", "docs/home"))]) == []


def test_no_host_of_a_package_index() -> None:
    """No file says where packages are to be had."""
    assert matches(HOSTS, text_files()) == []


def test_a_host_is_found() -> None:
    """The checker sees hosts and the options that name them."""
    assert matches(HOSTS, [("sample", "https://" + "pypi" + ".org/simple")])
    assert matches(HOSTS, [("sample", "pip install --index" + "-url x")])


def test_constraints_are_pins_alone() -> None:
    """The constraints file has one exact version a line and no address."""
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if not PIN.fullmatch(line)] == []


def test_constraints_pin_all_that_is_needed() -> None:
    """Whatever the project needs, for use, development and data, has its version in the constraints."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    pinned = pins((ROOT / "constraints.txt").read_text(encoding="utf-8"))
    assert needed(extras) - pinned.keys() == set()


def test_a_missing_pin_is_found() -> None:
    """The walk through requirements reaches those of requirements."""
    assert {"rich", "pygments", "pytest", "pluggy"} <= needed(["dev"])
    assert "pytest" not in needed([])


def test_pins_are_what_is_installed() -> None:
    """The tests run with the versions that the constraints name."""
    pinned = pins((ROOT / "constraints.txt").read_text(encoding="utf-8"))
    installed = {}
    for name in pinned:
        try:
            installed[name] = version(name)
        except PackageNotFoundError:
            continue
    assert installed == {name: pinned[name] for name in installed}
