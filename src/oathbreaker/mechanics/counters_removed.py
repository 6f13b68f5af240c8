"""CR 122.1, 306.8 Counters that are removed from an object, by costs, effects or damage."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Subject
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event, RemoveCounters
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.noticing import Notices, by_thing, once_each, speaks_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class CountersRemoved(Notices):
    """One or more counters of a kind are removed from an object; it tells how many."""

    subject: ClassVar[str] = "thing"

    counter: str
    what: Ref

    counted: ClassVar[bool] = True
    kinds: ClassVar[tuple[str, ...]] = ("remove counters",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what counters are removed, and from what."""
        if not isinstance(event, RemoveCounters) or event.counter != self.counter:
            return None
        return Subject(event.target, event.amount) if speaks_of(self.what, context, event.target) else None

    @rule("603.2c")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return each object once, with all that is removed from it at the same time."""
        return once_each(Notices.occurrences(self, context, events), by_thing)


phrase(
    EVENT,
    "whenever one or more {counter:counter-kind} counters are removed from {what:this}",
    CountersRemoved,
    ja="{what}の上から{counter}１個以上が取り除かれるたび",
)
