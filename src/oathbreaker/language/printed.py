"""What is printed beside the lines of a text (207.2): taken from normalising it, and put back for writing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from oathbreaker.language.ability_words import JAPANESE
from oathbreaker.language.normal import OLD_SPELLINGS, Edit, Normal
from oathbreaker.language.tokens import DASH, SELF
from oathbreaker.terms.printing import AbilityWord, FlavorWord, FullName, Mark, OldWording, Reminder

TODAYS: Final = dict(OLD_SPELLINGS)
JAPANESE_DASH: Final = " ― "
BEFORE_WORDS: Final = re.compile(f"・|[IVX]+(?:,[IVX]+)*{JAPANESE_DASH}")
"""What stands before an ability word: a bullet, or the numbers of chapters."""
NO_JAPANESE: Final = "〔英〕"


def marks_of(normal: Normal, names: Sequence[str]) -> tuple[Mark, ...]:
    """Return what a text has printed beside its lines, in the order of the text.

    Args:
        normal: The normalised text.
        names: What the card calls itself, the longest first; where it stands under the last there is no mark.
    """
    found: list[Mark] = []
    for edit in normal.edits:
        line = normal.text.count("\n", 0, edit.start)
        place = edit.start - (normal.text.rfind("\n", 0, edit.start) + 1)
        mark = mark_of(edit, names, line, place)
        if mark is not None:
            found.append(mark)
    return tuple(found)


def mark_of(edit: Edit, names: Sequence[str], line: int, place: int) -> Mark | None:
    """Return the mark of one edit; None for the usual name."""
    if edit.kind == "ability word":
        return AbilityWord(edit.original.removesuffix(DASH), line, place)
    if edit.kind == "flavor word":
        return FlavorWord(line, place)
    if edit.kind == "reminder":
        return Reminder(line, place)
    if edit.kind == "old wording":
        return OldWording(edit.original, line, place)
    return FullName(line, place) if edit.original != names[-1] else None


def with_marks(text: str, marks: Sequence[Mark], names: Sequence[str], asides: Iterable[str] = ()) -> str:
    """Return a normalised text as it is printed.

    Args:
        text: The lines, written from the tree.
        marks: What is printed beside them.
        names: What the card calls itself, the longest first.
        asides: The reminder texts and flavor words, in order; they are left out where there are none.
    """
    lines = text.split("\n")
    remaining = iter(asides)
    for number, group in groupby(marks, key=lambda mark: mark.line):
        if number < len(lines):
            lines[number] = "".join(pieces(lines[number], group, names, remaining))
    return "\n".join(lines).replace(SELF, names[-1])


def pieces(line: str, marks: Iterable[Mark], names: Sequence[str], asides: Iterator[str]) -> Iterator[str]:
    """Yield a line in pieces, the marks among them."""
    place = 0
    for mark in marks:
        yield line[place : mark.place]
        place = mark.place
        if isinstance(mark, AbilityWord):
            yield mark.word + DASH
        elif isinstance(mark, OldWording):
            yield mark.said
            place += len(TODAYS[mark.said])
        elif isinstance(mark, FullName):
            yield names[0]
            place += len(SELF)
        else:
            yield next(asides, "")
    yield line[place:]


def with_japanese_marks(text: str, marks: Sequence[Mark]) -> str:
    """Return a text in Japanese with its ability words; nothing else that is printed has Japanese."""
    lines = text.split("\n")
    for mark in marks:
        if isinstance(mark, AbilityWord) and mark.line < len(lines):
            line = lines[mark.line]
            before = BEFORE_WORDS.match(line)
            place = before.end() if before else 0
            word = JAPANESE.get(mark.word, mark.word + NO_JAPANESE)
            lines[mark.line] = f"{line[:place]}{word}{JAPANESE_DASH}{line[place:]}"
    return "\n".join(lines)
