"""CR 601.2b, 400.7d What abilities of keywords ask about how a spell was cast, and where it goes from the stack."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Effect
from oathbreaker.engine.announcement import Announcement
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.matching import delay
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.statements import Replacement
from oathbreaker.mechanics.into_exile import IntoExile
from oathbreaker.mechanics.player_triggers import StepBegins
from oathbreaker.terms.abilities import TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

NEXT_END_STEP: Final = StepBegins("end step", "the next")


@rule("400.7d", "608.2h")
def announced(context: Context) -> Announcement:
    """Return how the source was cast: the spell itself, or the spell that became the permanent."""
    source = context.source_object()
    said = source.announcement if source is not None else None
    return said if said is not None else Announcement()


@term
class CastFor(Condition):
    """The spell was cast in another way: for its evoke cost or so (118.9)."""

    way: str

    def holds(self, context: Context) -> bool:
        """Look at what was announced."""
        return announced(context).alternative == self.way


@term
class PaidFor(Condition):
    """An optional additional cost of the spell was paid (118.8)."""

    name: str

    def holds(self, context: Context) -> bool:
        """Look at what was announced."""
        return announced(context).times_paid(self.name) > 0


@term
class WhenItBecomes(Replacement):
    """If a spell was cast for a cost, something happens to what it becomes at the beginning of the next end step.

    Attributes:
        way: The cost: "dash".
        effect: What happens.
    """

    way: str
    effect: Effect

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    zones: ClassVar[tuple[str, ...]] = ("stack",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to this spell as it becomes a permanent."""
        if not isinstance(event, ZoneChange) or event.oid != context.source or event.zone != "battlefield":
            return False
        return announced(context).alternative == self.way

    @rule("702.109a", "702.152a", "603.7")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let it enter, and create the delayed triggered ability of what enters."""
        yield from ()
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        later = context.with_item(context.item)
        later.source = event.new_oid
        delay(later, TriggeredAbility(NEXT_END_STEP, (self.effect,)))
        return [event]


@term
class ExiledFromStack(IntoExile):
    """A spell that was cast in a way of its own is exiled rather than put anywhere else as it leaves the stack.

    Attributes:
        way: The way; "" for any way of casting it from a graveyard.
    """

    way: str

    zones: ClassVar[tuple[str, ...]] = ("stack",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to this spell as it leaves the stack for anywhere but exile."""
        if not isinstance(event, ZoneChange) or event.oid != context.source or event.origin != "stack":
            return False
        said = announced(context)
        was_so = said.alternative == self.way if self.way else said.zone == "graveyard"
        return was_so and event.zone != "exile"


@term
class ReturnedAsItResolves(Replacement):
    """A spell goes to its owner's hand rather than to the graveyard as it resolves, if a cost was paid."""

    name: str

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    zones: ClassVar[tuple[str, ...]] = ("stack",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to this spell as it resolves and would go to the graveyard."""
        if not isinstance(event, ZoneChange) or event.oid != context.source:
            return False
        resolves = event.reason == "resolve" and event.zone == "graveyard"
        return resolves and announced(context).times_paid(self.name) > 0

    @rule("614.1a")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let it go to the hand."""
        yield from ()
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        return [ZoneChange(context.state, event.oid, "hand", reason=event.reason, source=event.source)]
