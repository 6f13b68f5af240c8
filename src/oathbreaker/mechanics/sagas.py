"""CR 714 Sagas: chapter abilities."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Keyword, Subject, TriggerEvent
from oathbreaker.engine.asking import choose_number
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event, PutCounters
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.replacement import entering_look
from oathbreaker.engine.state import State
from oathbreaker.engine.state_based_permanents import final_chapter
from oathbreaker.language.categories import ABILITY_LINE, CHAPTER, CHAPTERS, KEYWORD
from oathbreaker.language.grammar import COMMAS
from oathbreaker.language.phrases import fixed, leaf, phrase, series
from oathbreaker.mechanics.keywords.entering import AsItEnters, add_counters
from oathbreaker.terms.abilities import Ability, Effect, StaticAbility, TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ROMAN: Final = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5, "VI": 6}
LORE: Final = "lore"
READ_AHEAD: Final = "read ahead"
NUMERALS: Final = {number: numeral for numeral, number in ROMAN.items()}


@term
class ChapterReached(TriggerEvent):
    """A Saga gets the lore counter of one of these chapters (714.2b)."""

    chapters: tuple[int, ...]

    kinds: ClassVar[tuple[str, ...]] = ("put counters", "zone change")
    moves_itself: ClassVar[bool] = True

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at the lore counters put on the Saga: whether one of the chapters has been reached."""
        return Subject(context.source) if self.times(context, [event]) else None

    @rule("714.2b", "714.2c", "603.2c", "122.7", "702.155a")
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
        before = now - put
        if now and characteristics(state, saga).has(READ_AHEAD) and has_just_entered(state, saga):
            before = now - 1
        return sum(before < chapter <= now for chapter in self.chapters)


@rule("702.155a")
def has_just_entered(state: State, oid: int) -> bool:
    """Tell whether a permanent has entered the battlefield this turn."""
    return any(
        isinstance(event, ZoneChange) and event.new_oid == oid and event.zone == "battlefield" for event in state.log
    )


@term
class ReadAhead(Keyword):
    """702.155 Read ahead: a Saga enters with the lore counters of the chapter that its controller chooses."""

    name: ClassVar[str] = READ_AHEAD

    @rule("702.155b", "714.3b")
    def abilities(self) -> tuple[Ability, ...]:
        """Return how it enters; which chapters trigger then, these ask themselves."""
        return (StaticAbility((EntersReadAhead(),)),)


@term
class EntersReadAhead(AsItEnters):
    """As it enters, a number up to the final chapter number is chosen; it enters with so many lore counters."""

    is_alike: ClassVar[bool] = True

    @rule("702.155c")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply once, however many instances there are."""
        return AsItEnters.applies(self, context, event) and LORE not in getattr(event, "counters", ())

    @rule("702.155b", "714.3b", "614.12a")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let its controller choose; what has no chapters gets no counter."""
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        state = context.state
        final = final_chapter(entering_look(state, event))
        if final:
            seat = event.holder(state)
            number = yield from choose_number(state, seat, "number", 1, final, "702.155b", context.source)
            add_counters(event, LORE, number)
        return [event]


def chapter_of(token: str) -> int | None:
    """Return the chapter that a Roman number is."""
    return ROMAN.get(token)


def chapter_ability(chapters: tuple[int, ...], body: tuple[Effect, ...]) -> TriggeredAbility:
    """Return a chapter ability."""
    return TriggeredAbility(ChapterReached(chapters), body)


def take_chapter_ability(ability: TriggeredAbility) -> tuple[object, ...] | None:
    """Take a chapter ability apart."""
    return (ability.event.chapters, ability.body) if isinstance(ability.event, ChapterReached) else None


fixed(KEYWORD, "read ahead", ReadAhead(), ja="先読")
leaf(CHAPTER, chapter_of, NUMERALS.get, ja=lambda number: NUMERALS[number])
series(CHAPTERS, "chapter", COMMAS, ja=", ")
phrase(
    ABILITY_LINE,
    "{chapters:chapters} — {body:body}",
    TriggeredAbility,
    build=chapter_ability,
    take=take_chapter_ability,
)
