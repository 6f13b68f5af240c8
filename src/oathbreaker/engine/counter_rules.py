"""CR 122.1c-d, 122.1h Replacement effects that counters themselves create: stun counters."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event, RemoveCounters, Untap
from oathbreaker.engine.statements import Replacement
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

STUN: Final = "stun"


@rule("122.1d")
@term
class StunCounterStays(Replacement):
    """A permanent with a stun counter that would become untapped loses one of them instead."""

    kinds: ClassVar[tuple[str, ...]] = ("untap",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to what has a stun counter."""
        thing = context.state.objects.get(event.affected(context.state))
        return isinstance(event, Untap) and thing is not None and thing.counters.get(STUN, 0) > 0

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Remove a counter instead."""
        yield from ()
        return [RemoveCounters(event.affected(context.state), STUN, 1)]


REPLACEMENTS: Final[tuple[Replacement, ...]] = (StunCounterStays(),)
"""Those there are at any time, whatever the format."""
