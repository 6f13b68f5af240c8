"""Rules explained in our own words, in both languages: `data/rules/explained`, a file for each section of the rules.

Each line of `NNN.tsv` is a rule's number, English and Japanese. `rulings.tsv` has the rulings of 6 June 2025: number,
cards (kinds of cards in brackets), rules, English, Japanese. The format's words are fields, as in messages. What
`@rule` marks, tests hold and decisions rest on is listed in `implemented.tsv`, `tests.tsv` and `decisions.tsv`, which
`make docs` writes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Final

from oathbreaker.texts.languages import FORMAT_WORDS, Language, Terms
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule_numbers

RULINGS_FILE: Final = "rulings.tsv"

NUMBER: Final = re.compile(r"(\d{3})(?:\.(\d{1,3})([a-z]?))?")
"""A rule's number: section, rule, letter."""

STILL_ENGLISH: Final = "〔英〕"
"""What marks an English text among Japanese ones, where there is no Japanese yet."""

LIKE_NUMBER: Final = re.compile(r"(\d{1,3})\d*\.?(\d{0,3})[\d.]*([a-z]?)")
"""What somebody may have taken for a rule's number."""

NUMBER_IN_NAME: Final = re.compile(r"(?<=_)(\d{3})_(\d{1,3}[a-z]?)(?=_|$)")
SECTION_IN_NAME: Final = re.compile(r"^test_(\d{3})(?=_|$)")
RULING_IN_NAME: Final = re.compile(r"test_ruling_(\d+)_")

Place = tuple[int, int, str]
"""A rule's number as it is ordered: 906.12a after 906.2."""


@dataclass(frozen=True)
class Words:
    """A sentence or two in both languages, with the format's words as fields in Japanese.

    Attributes:
        english: In English.
        japanese: In Japanese, as it is kept.
    """

    english: str
    japanese: str

    def display(self, language: Language, terms: Terms = "community") -> str:
        """Return the text in the reader's language, with the reader's words for the format."""
        text = self.english if language == "en" else self.japanese or f"{self.english}{STILL_ENGLISH}"
        for field, word in FORMAT_WORDS[terms].items():
            text = text.replace(f"{{{field}}}", word if language == "ja" else field.replace("_", " "))
        return text

    def both(self, terms: Terms = "community") -> dict[str, str]:
        """Return {"en": …, "ja": …}, the shape that JSON output uses."""
        return {"en": self.display("en", terms), "ja": self.display("ja", terms)}


@dataclass(frozen=True)
class Ruling:
    """One ruling of the second founding document.

    Attributes:
        number: Its place in the document, from 1.
        cards: English names of cards that it speaks of.
        kinds: Kinds of cards that it is about: "saga", "creature saga", "transforming", "double-faced".
        rules: The numbers of the rules that it explains.
        words: What it says.
    """

    number: int
    cards: tuple[str, ...]
    kinds: tuple[str, ...]
    rules: tuple[str, ...]
    words: Words


@dataclass(frozen=True)
class Decision:
    """Something decided where the rules are silent: a heading of docs/decisions.md.

    Attributes:
        rules: The numbers of the rules that it names.
        words: Its heading.
    """

    rules: tuple[str, ...]
    words: Words


def rows(*path: str) -> Iterator[list[str]]:
    """Yield the fields of each line of a table of `data/rules`, but for comments; none where there is no such file."""
    file = files("oathbreaker.data").joinpath("rules", *path)
    if file.is_file():
        for line in file.read_text(encoding="utf-8").splitlines():
            if line and not line.startswith("#"):
                yield line.split("\t")


@cache
def explained() -> dict[str, Words]:
    """Return rule number -> what it means, in the order of the rules."""
    folder = files("oathbreaker.data").joinpath("rules", "explained")
    names = [file.name for file in folder.iterdir() if file.name.endswith(".tsv") and file.name != RULINGS_FILE]
    found = {number: Words(*words) for name in names for number, *words in rows("explained", name)}
    return dict(sorted(found.items(), key=lambda entry: place_of(entry[0])))


@cache
def rulings() -> tuple[Ruling, ...]:
    """Return the rulings of the second founding document in its order."""
    return tuple(map(ruling_of, rows("explained", RULINGS_FILE)))


def ruling_of(fields: list[str]) -> Ruling:
    """Return the ruling of a line's fields."""
    number, about, rules, english, japanese = fields
    names = about.split(";")
    kinds = tuple(name.strip("()") for name in names if name.startswith("("))
    cards = tuple(name for name in names if not name.startswith("("))
    return Ruling(int(number), cards, kinds, tuple(rules.split(";")), Words(english, japanese))


@cache
def implemented() -> dict[str, tuple[str, ...]]:
    """Return rule number -> the dotted names of what implements it, in every module of the package."""
    return {number: tuple(places.split(";")) for number, places in rows("implemented.tsv")}


def places_of(*numbers: str) -> tuple[str, ...]:
    """Return the dotted names of what implements these rules, each once."""
    return tuple(dict.fromkeys(place for number in numbers for place in implemented().get(number, ())))


@cache
def held() -> dict[str, tuple[str, ...]]:
    """Return rule number, or "ruling 7" -> the tests that bear it in their names: "tests/x/test_y.py::test_906_1_…"."""
    found: dict[str, list[str]] = {}
    file = ""
    for first, *test in rows("tests.tsv"):
        file = first or file
        for name in test:
            for number in numbers_in(name):
                found.setdefault(number, []).append(f"{file}::{name}")
    return {number: tuple(tests) for number, tests in found.items()}


def held_by(number: str) -> tuple[str, ...]:
    """Return the tests that hold a rule, those of rulings about it last; or those of "ruling 7"."""
    of_rulings = (f"ruling {ruling.number}" for ruling in rulings() if number in ruling.rules)
    return tuple(dict.fromkeys(test for name in (number, *of_rulings) for test in held().get(name, ())))


def numbers_in(test: str) -> list[str]:
    """Return the rules that a test's name names, "704.6d" of `test_704_6d_…`; of `test_ruling_7_2_…` "ruling 7"."""
    ruling = RULING_IN_NAME.match(test)
    if ruling:
        return [f"ruling {ruling[1]}"]
    numbers = [f"{section}.{rule}" for section, rule in NUMBER_IN_NAME.findall(test)]
    sections = [] if numbers else SECTION_IN_NAME.findall(test)
    return [number for number in numbers + sections if number in rule_numbers()]


@cache
def decisions() -> tuple[Decision, ...]:
    """Return what was decided about rules, in the order of docs/decisions.md."""
    return tuple(Decision(tuple(rules.split(";")), Words(*words)) for rules, *words in rows("decisions.tsv"))


def title_of(number: str) -> Message | None:
    """Return what a rule is called in the report of a check, if it is."""
    titles: dict[str, object] = import_module("oathbreaker.texts.catalog.titles").MESSAGES
    return say(f"titles.{number}") if number in titles else None


def place_of(number: str) -> Place:
    """Return a rule number's place in the order of the rules; what is none comes first."""
    found = NUMBER.fullmatch(number)
    return (int(found[1]), int(found[2] or 0), found[3] or "") if found else (0, 0, "")


def above(number: str) -> tuple[str, ...]:
    """Return what a rule is part of, the section first: of 906.12a these are 906 and 906.12."""
    section = number.partition(".")[0]
    steps = (section, number.rstrip("abcdefghijklmnopqrstuvwxyz"))
    return tuple(step for step in dict.fromkeys(steps) if step != number)


def below(number: str) -> tuple[str, ...]:
    """Return the rules that are parts of this one, in their order: of 906 these are 906.1 to 906.14."""
    return tuple(sorted((part for part in rule_numbers() if number in above(part)[-1:]), key=place_of))


def nearest(number: str, count: int = 3) -> list[str]:
    """Return the numbers of existing rules that come closest to one that does not exist, the closest first."""
    digits = LIKE_NUMBER.match(number)
    wanted = (int(digits[1].ljust(3, "0")), int(digits[2] or 0), digits[3]) if digits else place_of(number)
    prefix = number.rstrip("abcdefghijklmnopqrstuvwxyz")

    def distance(other: str) -> tuple[bool, int, int, int, Place]:
        section, rule, letter = place_of(other)
        letters = abs(ord(letter or "`") - ord(wanted[2] or "`"))
        return (
            not (other.startswith(prefix) and prefix != ""),
            abs(section - wanted[0]),
            abs(rule - wanted[1]),
            letters,
            place_of(other),
        )

    return sorted(rule_numbers(), key=distance)[:count]
