"""CR 702.150 Compleated: planeswalkers that enter with less loyalty where life was paid for them."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import PAID_WITH_LIFE
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed
from oathbreaker.mechanics.keywords.entering import AsItEnters
from oathbreaker.terms.abilities import Ability, StaticAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

LOYALTY = "loyalty"


@term
class Compleated(Keyword):
    """702.150 Compleated."""

    name: ClassVar[str] = "compleated"

    @rule("702.150a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return how it enters."""
        return (StaticAbility((EntersWithLessLoyalty(),)),)


@term
class EntersWithLessLoyalty(AsItEnters):
    """It enters with two loyalty counters fewer for each Phyrexian symbol for which life was paid."""

    @rule("702.150a", "107.4f")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Look at what was announced as the spell was cast that becomes it."""
        yield from ()
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        spell = context.state.objects.get(event.oid)
        said = spell.announcement if spell is not None and event.origin == "stack" else None
        number = dict(said.results).get(PAID_WITH_LIFE, (0,))[0] if said is not None else 0
        if number and event.counters.get(LOYALTY):
            event.counters[LOYALTY] = max(0, event.counters[LOYALTY] - 2 * number)
        return [event]


fixed(KEYWORD, "compleated", Compleated(), ja="完成化")
