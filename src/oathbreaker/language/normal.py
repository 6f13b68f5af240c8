"""Normalisation of rules text, and its exact inverse.

A card's text is brought into one form before it is read: no reminder text (207.2a), the card's own name as `~` (201.5),
no ability words (207.2c) and flavor words (207.2d), and today's spelling in place of older ones. Each replacement
remembers what was there, so that `Normal.restore` gives back the text as it was printed, byte for byte. What of them
belongs to the text for good, `printed` tells as marks.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from oathbreaker.language.ability_words import ABILITY_WORDS
from oathbreaker.language.tokens import DASH, SELF
from oathbreaker.texts.rules import rule

PARENTHESIS: Final = re.compile(r"[()]")

EditKind = Literal["reminder", "name", "old wording", "ability word", "flavor word", "mixed"]
"""What was replaced; "mixed" where a replacement took in another."""


@dataclass(frozen=True, slots=True)
class Edit:
    """One replacement: `text[start:end]` of the normalised text stands where `original` stood."""

    start: int
    end: int
    original: str
    kind: EditKind


@dataclass(frozen=True, slots=True)
class Normal:
    """A normalised text, and what must be done to undo it.

    Attributes:
        text: The normalised text.
        edits: What was replaced, from left to right; no edit overlaps another.
    """

    text: str
    edits: tuple[Edit, ...] = ()

    def restore(self) -> str:
        """Return the text as it was printed."""
        return undone(self.text, self.edits)

    def printed_offset(self, offset: int) -> int:
        """Return where a character of the normalised text stands in the printed one; in an edit, where that begins."""
        moved = 0
        for edit in self.edits:
            if offset < edit.start or (offset == edit.start and edit.start != edit.end):
                break
            if offset < edit.end:
                return edit.start + moved
            moved += len(edit.original) - (edit.end - edit.start)
        return offset + moved

    @property
    def asides(self) -> tuple[str, ...]:
        """The reminder texts and flavor words, with what sets them off, from left to right."""
        return tuple(edit.original for edit in self.edits if edit.kind in {"reminder", "flavor word"})


def undone(text: str, edits: Iterable[Edit], offset: int = 0) -> str:
    """Return a text with edits undone; `offset` is where the text begins in that of the edits."""
    pieces: list[str] = []
    place = 0
    for edit in edits:
        pieces += [text[place : edit.start - offset], edit.original]
        place = edit.end - offset
    pieces.append(text[place:])
    return "".join(pieces)


Replacement = tuple[int, int, str]
"""(start, end, what to put there) in the text that a step is given."""


def normalize(text: str, names: Sequence[str]) -> Normal:
    """Normalise a face's rules text.

    Args:
        text: The text, as printed.
        names: What the card calls itself, the longest first: its full name, and its short name if it has one.
    """
    normal = Normal(text)
    finders: tuple[tuple[EditKind, Callable[[str], Iterable[Replacement]]], ...] = (
        ("reminder", find_reminders),
        ("name", lambda text: find_names(text, names)),
        ("old wording", find_old_spellings),
        ("ability word", find_ability_words),
        ("flavor word", find_flavor_words),
    )
    for kind, find in finders:
        replacements = sorted(find(normal.text))
        if replacements:
            normal = replaced(normal, replacements, kind)
    return normal


def replaced(normal: Normal, replacements: Sequence[Replacement], kind: EditKind) -> Normal:
    """Make replacements of one kind, which do not overlap, in a text that has been changed before."""
    pieces: list[str] = []
    edits: list[Edit] = []
    before = list(normal.edits)
    place = length = 0
    for start, end, new in replacements:
        while before and before[0].end <= start:
            edits.append(moved(before.pop(0), length - place))
        within: list[Edit] = []
        while before and before[0].start < end:
            within.append(before.pop(0))
        pieces += [normal.text[place:start], new]
        length += start - place
        original = undone(normal.text[start:end], within, start)
        edits.append(Edit(length, length + len(new), original, "mixed" if within else kind))
        length += len(new)
        place = end
    pieces.append(normal.text[place:])
    edits += [moved(edit, length - place) for edit in before]
    return Normal("".join(pieces), tuple(edits))


def moved(edit: Edit, by: int) -> Edit:
    """Return an edit so many characters further to the right."""
    return replace(edit, start=edit.start + by, end=edit.end + by) if by else edit


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
    """Return what a face calls itself, the longest first: its name, and the short name of a legendary one.

    The short name ends before a comma, "the" or "of", else after the first word: "Ajani" of Ajani Vengeant.
    """
    if not is_legendary:
        return (name,)
    ends = [name.find(mark) for mark in (", ", " the ", " of ") if mark in name]
    if not ends and " " in name and not name.startswith("The "):
        ends = [name.find(" ")]
    return (name, name[: min(ends)]) if ends else (name,)


@rule("201.5", "201.5a")
def find_names(text: str, names: Sequence[str]) -> Iterable[Replacement]:
    """Find the card's own name, in full or short, where it stands as a whole word."""
    taken: list[tuple[int, int]] = []
    for name in names:
        place = text.find(name) if name else -1
        while place >= 0:
            end = place + len(name)
            is_free = not any(start < end and place < stop for start, stop in taken)
            if (
                is_free
                and is_word(text, place, end)
                and (name == names[0] or is_short_name(names[0], text, place, end))
            ):
                taken.append((place, end))
                yield place, end, SELF
            place = text.find(name, place + 1)


BEFORE_TYPES: Final = frozenset({"a", "an", "all", "another", "each", "named", "other"})
"""What stands before a word that is a type, or the beginning of another name, and not the object's short name."""
OTHER_NAME: Final = re.compile(r", [A-Z]")
"""What stands after the beginning of another name into which the object is melded."""
AFTER_TYPES: Final = re.compile(r" (?:(?:card|creature|permanent|planeswalker|spell|token)s?\b|[A-Z])")
"""What stands after such a word."""


@rule("201.5c")
def is_short_name(name: str, text: str, start: int, end: int) -> bool:
    """Tell whether a stretch of text is the short name of a name: that of a planeswalker is its type as well."""
    before = text[:start].rstrip().rpartition(" ")[2].casefold()
    is_first_word = name[end - start :].startswith(" ") and not name[end - start :].startswith((" the ", " of "))
    if before in BEFORE_TYPES or (before == "target" and is_first_word):
        return False
    if before == "into" and OTHER_NAME.match(text, end):
        return False
    return AFTER_TYPES.match(text, end) is None


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
    yield from (found for word, found in words_before_a_dash(text) if word in ABILITY_WORDS)


@rule("207.2d", "614.12c")
def find_flavor_words(text: str) -> Iterable[Replacement]:
    """Find flavor words at the beginning of a line or mode, with their dash.

    They are on no list, so they are what else stands before such a dash: no keyword, no chapter, no instruction to
    choose, and no anchor word, which the text has chosen before.
    """
    for word, found in words_before_a_dash(text):
        if (
            FLAVOR_WORD.fullmatch(word)
            and word not in ABILITY_WORDS
            and not word.endswith("villainous choice")
            and not word.startswith(KEYWORDS_BEFORE_A_DASH)
            and not re.search(rf"[Cc]hoose [^.—]*{re.escape(word)}", text)
        ):
            yield found


KEYWORDS_BEFORE_A_DASH: Final = (
    *("Boast", "Choose", "Companion", "Exhaust", "Forecast", "Max speed", "Power-up", "Prize", "Prototype", "Solved"),
    *("Suspend", "To solve", "Visit"),
)
"""How lines begin that have a dash for another reason."""

FLAVOR_WORD: Final = re.compile(r"(?![IVX]+(?:, [IVX]+)*$)[A-Z][\w'’!?-]*(?:,? [\w'’!?-]+)*[!?]?")
"""Words, but not the numbers of chapters."""


BEFORE_WORDS: Final = re.compile(r"• |[IVX]+(?:, [IVX]+)*" + DASH)
"""What stands before an ability or flavor word: a bullet, or the numbers of chapters."""


def words_before_a_dash(text: str) -> Iterable[tuple[str, Replacement]]:
    """Yield the words before the first dash of each line and how to leave them out with the dash.

    A bullet and the numbers of chapters stand before them.
    """
    start = 0
    for line in text.split("\n") if DASH in text else ():
        before = BEFORE_WORDS.match(line)
        place = before.end() if before else 0
        words, dash, _ = line[place:].partition(DASH)
        if dash:
            yield words, (start + place, start + place + len(words) + len(dash), "")
        start += len(line) + 1
