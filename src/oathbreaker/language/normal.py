"""Normalisation of rules text, and its exact inverse.

A card's text is brought into one form before it is read: no reminder text (207.2a), the card's own name as `~` (201.5),
no ability words (207.2c), and today's spelling in place of older ones. Each step only replaces stretches of the text
and remembers what was there, so that `Normal.restore` gives back the text as it was printed, byte for byte.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from oathbreaker.language.ability_words import ABILITY_WORDS
from oathbreaker.language.tokens import DASH, SELF
from oathbreaker.texts.rules import rule

PARENTHESIS: Final = re.compile(r"[()]")


@dataclass(frozen=True, slots=True)
class Edit:
    """One replacement: `text[start:end]` of the result stands where `original` stood."""

    start: int
    end: int
    original: str


Step = tuple[Edit, ...]


@dataclass(frozen=True, slots=True)
class Normal:
    """A normalised text, and what must be done to undo it.

    Attributes:
        text: The normalised text.
        steps: The edits of each step, in the order they were made; those of one step do not overlap and go from left
            to right.
    """

    text: str
    steps: tuple[Step, ...]

    def restore(self, text: str | None = None) -> str:
        """Return the text as it was before; of another text than our own only if it is equal to it.

        Raises:
            ValueError: The text given is not the normalised one, so the edits do not fit it.
        """
        if text is not None and text != self.text:
            raise ValueError(text)
        restored = self.text
        for step in reversed(self.steps):
            for edit in reversed(step):
                restored = restored[: edit.start] + edit.original + restored[edit.end :]
        return restored

    def printed_offset(self, offset: int) -> int:
        """Return where a character of the normalised text stands in the printed one; in an edit, where that begins."""
        for step in reversed(self.steps):
            offset = offset_before(step, offset)
        return offset


def offset_before(step: Step, offset: int) -> int:
    """Return where a character stood before a step of edits."""
    moved = 0
    for edit in step:
        if offset < edit.start or (offset == edit.start and edit.start != edit.end):
            break
        if offset < edit.end:
            return edit.start + moved
        moved += len(edit.original) - (edit.end - edit.start)
    return offset + moved


Replacement = tuple[int, int, str]
"""(start, end, what to put there) in the text a step is given."""


def normalize(text: str, names: Sequence[str]) -> Normal:
    """Normalise a face's rules text.

    Args:
        text: The text, as printed.
        names: What the card calls itself, the longest first: its full name, and its short name if it has one.
    """
    steps: list[Step] = []
    finders: tuple[Callable[[str], Iterable[Replacement]], ...] = (
        find_reminders,
        lambda text: find_names(text, names),
        find_old_spellings,
        find_ability_words,
    )
    for find in finders:
        replacements = sorted(find(text))
        if replacements:
            text, step = replaced(text, replacements)
            steps.append(step)
    return Normal(text, tuple(steps))


def replaced(text: str, replacements: Sequence[Replacement]) -> tuple[str, Step]:
    """Make replacements that do not overlap, and return the result with the edits that undo them."""
    pieces: list[str] = []
    edits: list[Edit] = []
    place = length = 0
    for start, end, new in replacements:
        pieces += [text[place:start], new]
        length += start - place
        edits.append(Edit(length, length + len(new), text[start:end]))
        length += len(new)
        place = end
    pieces.append(text[place:])
    return "".join(pieces), tuple(edits)


@rule("207.2a")
def find_reminders(text: str) -> Iterable[Replacement]:
    """Find reminder text: parentheses, in quotation marks too, with the space or line break that sets them off."""
    depth = start = 0
    for found in PARENTHESIS.finditer(text):
        if found[0] == "(":
            start = start if depth else found.start()
            depth += 1
        elif depth:
            depth -= 1
            if depth == 0:
                yield whole_reminder(text, start, found.end())


def whole_reminder(text: str, start: int, end: int) -> Replacement:
    """Widen a reminder to the space that sets it off, or to its line if it is all of it."""
    before, after = text[:start], text[end:]
    if before.endswith(" "):
        return start - 1, end, ""
    if (not before or before.endswith("\n")) and after.startswith("\n"):
        return start, end + 1, ""
    if (not before or before.endswith("\n")) and after.startswith(" "):
        return start, end + 1, ""
    if before.endswith("\n") and not after:
        return start - 1, end, ""
    return start, end, ""


@rule("201.5c")
def own_names(name: str, *, is_legendary: bool) -> tuple[str, ...]:
    """Return what a face calls itself, the longest first: its name, and the short name of a legendary one."""
    if not is_legendary:
        return (name,)
    ends = [name.find(mark) for mark in (", ", " the ", " of ") if mark in name]
    return (name, name[: min(ends)]) if ends else (name,)


@rule("201.5", "201.5a")
def find_names(text: str, names: Sequence[str]) -> Iterable[Replacement]:
    """Find the card's own name, in full or short, where it stands as a whole word."""
    taken: list[tuple[int, int]] = []
    for name in names:
        place = text.find(name) if name else -1
        while place >= 0:
            end = place + len(name)
            if is_word(text, place, end) and not any(start < end and place < stop for start, stop in taken):
                taken.append((place, end))
                yield place, end, SELF
            place = text.find(name, place + 1)


def is_word(text: str, start: int, end: int) -> bool:
    """Tell whether a stretch of text is not a part of a longer word or hyphenated name."""
    before = text[start - 1 : start]
    after = text[end : end + 1]
    return not (
        before.isalnum() or before == "-" or after.isalnum() or (after == "-" and text[end + 1 : end + 2].isalnum())
    )


OLD_SPELLINGS: Final = (
    ("enters the battlefield", "enters"),
    ("enter the battlefield", "enter"),
    ("entered the battlefield", "entered"),
    ("entering the battlefield", "entering"),
    ("converted mana cost", "mana value"),
)
"""Older wording -> today's, where nothing but the wording has changed."""


def find_old_spellings(text: str) -> Iterable[Replacement]:
    """Find older wordings."""
    for old, new in OLD_SPELLINGS:
        place = text.find(old)
        while place >= 0:
            yield place, place + len(old), new
            place = text.find(old, place + len(old))


@rule("207.2c")
def find_ability_words(text: str) -> Iterable[Replacement]:
    """Find ability words at the beginning of a line, with their dash."""
    start = 0
    for line in text.split("\n") if DASH in text else ():
        words, dash, _ = line.partition(DASH)
        bare = words.removeprefix("• ")
        if dash and bare in ABILITY_WORDS:
            begin = start + len(words) - len(bare)
            yield begin, start + len(words) + len(dash), ""
        start += len(line) + 1
