"""CR 207.2 What a text has printed beside its lines: ability words, reminders, names in full, older wording.

Nothing of it has a meaning, so no line holds it. It is kept so that the text is written back as it stands. Of
reminder text and flavor words only the place is kept.
"""

from __future__ import annotations

from oathbreaker.terms.term import Term, term


class Mark(Term):
    """Something printed at a place of a text.

    Every mark has the fields `line`, the line from 0, modes counted on their own, and `place`, the character of that
    line from 0, both of the text without any marks.
    """

    __slots__ = ()

    line: int
    place: int


@term
class AbilityWord(Mark):
    """An ability word (207.2c) before the rest of its line: "Landfall"."""

    word: str
    line: int = 0
    place: int = 0


@term
class FlavorWord(Mark):
    """A flavor word (207.2d) before the rest of its line; which one is not kept."""

    line: int = 0
    place: int = 0


@term
class Reminder(Mark):
    """Reminder text (207.2a) stands here; its words are not kept."""

    line: int = 0
    place: int = 0


@term
class FullName(Mark):
    """Here the object's name stands in full, although it may be shortened (201.5c)."""

    line: int = 0
    place: int = 0


@term
class OldWording(Mark):
    """Here stands an older wording; `said` is its words."""

    said: str
    line: int = 0
    place: int = 0
