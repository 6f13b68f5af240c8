"""CR 714 Sagas: chapter abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event, PutCounters
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import ABILITY_LINE, CHAPTER, CHAPTERS
from oathbreaker.language.grammar import COMMAS
from oathbreaker.language.phrases import leaf, phrase, series
from oathbreaker.terms.abilities import Effect, TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ROMAN: Final = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6}
LORE: Final = "lore"
NUMERALS: Final = {number: numeral for numeral, number in ROMAN.items()}


@term
class ChapterReached(TriggerEvent):
    """A Saga gets the lore counter of one of these chapters (714.2b)."""

    chapters: tuple[int, ...]

    kinds: ClassVar[tuple[str, ...]] = ("put counters", "zone change")

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at the lore counters put on the Saga: whether one of the chapters has been reached."""
        return Subject(context.source) if self.times(context, [event]) else None

    @rule("714.2b", "714.2c", "603.2c", "122.7")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return a subject for each chapter that these simultaneous events reach."""
        return [Subject(context.source)] * self.times(context, events)

    def times(self, context: Context, events: list[Event]) -> int:
        """Return how many of the chapters are reached by these events, which have just happened."""
        state, saga = context.state, context.source
        put = sum(
            event.amount
            for event in events
            if isinstance(event, PutCounters) and event.target == saga and event.counter == LORE
        ) + sum(
            event.counters.get(LORE, 0)
            for event in events
            if isinstance(event, ZoneChange) and event.new_oid == saga and event.zone == "battlefield"
        )
        now = state.objects[saga].counters.get(LORE, 0) if put and saga in state.objects else 0
        return sum(now - put < chapter <= now for chapter in self.chapters)


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
