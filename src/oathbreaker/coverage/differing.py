"""Why a line that we write is not the one on the card: classes of differences, each with its explanation.

A class is a way in which two lines may say the same: patterns of what is left out of both, or put into one form
(`data/japanese/differences.tsv`). A line is explained if both are the same in the form of all classes; it is of those
classes without which they would not be.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

FIELDS: Final = 5
"""Of a row: the class, the pattern, what is written for it, the explanation in English and in Japanese."""


class DifferenceClass(NamedTuple):
    """One class.

    Attributes:
        name: Its name.
        patterns: What is found, and what is written for it.
        reason: The explanation, by language.
    """

    name: str
    patterns: tuple[tuple[re.Pattern[str], str], ...]
    reason: Mapping[str, str]


@cache
def difference_classes() -> dict[str, DifferenceClass]:
    """Return every class by name, in the order in which they are applied."""
    text = files("oathbreaker.data").joinpath("japanese", "differences.tsv").read_text(encoding="utf-8")
    found: dict[str, DifferenceClass] = {}
    for line in text.splitlines():
        name, pattern, written, english, japanese = line.split("\t")
        known = found.get(name, DifferenceClass(name, (), {"en": english, "ja": japanese}))
        found[name] = known._replace(patterns=(*known.patterns, (re.compile(pattern), written)))
    return found


def in_one_form(line: str, classes: Iterable[DifferenceClass]) -> str:
    """Return a line with what these classes say in one form."""
    for known in classes:
        for pattern, written in known.patterns:
            line = pattern.sub(written, line)
    return line


def classes_between(ours: str, printed: str) -> tuple[str, ...]:
    """Return the names of the classes that explain why two lines differ; () where they do not."""
    every = list(difference_classes().values())
    if in_one_form(ours, every) != in_one_form(printed, every):
        return ()
    needed = [
        known.name
        for known in every
        if in_one_form(ours, without(known, every)) != in_one_form(printed, without(known, every))
    ]
    return tuple(needed or [known.name for known in every if differs_by(known, ours, printed)][:1])


def without(known: DifferenceClass, every: Iterable[DifferenceClass]) -> list[DifferenceClass]:
    """Return all classes but one."""
    return [other for other in every if other is not known]


def differs_by(known: DifferenceClass, ours: str, printed: str) -> bool:
    """Tell whether a class alone changes one of two lines."""
    return in_one_form(ours, [known]) != ours or in_one_form(printed, [known]) != printed
