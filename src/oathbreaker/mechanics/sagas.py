"""CR 714 Sagas: chapter abilities."""

from __future__ import annotations

from typing import Final

from oathbreaker.language.categories import ABILITY_LINE, CHAPTER, CHAPTERS
from oathbreaker.language.grammar import COMMAS
from oathbreaker.language.phrases import leaf, phrase, series
from oathbreaker.terms.abilities import Effect, TriggeredAbility, TriggerEvent
from oathbreaker.terms.term import term

ROMAN: Final = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6}
NUMERALS: Final = {number: numeral for numeral, number in ROMAN.items()}


@term
class ChapterReached(TriggerEvent):
    """A Saga gets the lore counter of one of these chapters (714.2b)."""

    chapters: tuple[int, ...]


def chapter_of(token: str) -> int | None:
    """Return the chapter that a Roman number is."""
    return ROMAN.get(token)


def chapter_ability(chapters: tuple[int, ...], body: tuple[Effect, ...]) -> TriggeredAbility:
    """Return a chapter ability."""
    return TriggeredAbility(ChapterReached(chapters), body)


def take_chapter_ability(ability: TriggeredAbility) -> tuple[object, ...] | None:
    """Take a chapter ability apart."""
    return (ability.event.chapters, ability.body) if isinstance(ability.event, ChapterReached) else None


leaf(CHAPTER, chapter_of, NUMERALS.get, ja=lambda number: NUMERALS[number])
series(CHAPTERS, "chapter", COMMAS, ja=",")
phrase(
    ABILITY_LINE,
    "{chapters:chapters} — {body:body}",
    TriggeredAbility,
    build=chapter_ability,
    take=take_chapter_ability,
)
