"""CR 122.1c-d, 122.1h Replacement and prevention effects that counters create: shield, stun and finality counters.

Seam: `counter_entries` is asked beside the index of abilities, for each event about a permanent with counters.
"""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event, RemoveCounters, Untap
from oathbreaker.engine.index_entries import StatementEntry
from oathbreaker.engine.movement import Destroy, ZoneChange
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import Replacement
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

STUN: Final = "stun"
SHIELD: Final = "shield"
FINALITY: Final = "finality"


def number_on(state: State, oid: Target, counter: str) -> int:
    """Return how many counters of a kind are on a permanent."""
    thing = state.objects.get(oid)
    return thing.counters.get(counter, 0) if thing is not None and thing.zone == "battlefield" else 0


@rule("122.1d")
@term
class StunCounterStays(Replacement):
    """A permanent with a stun counter that would become untapped loses one of them instead."""

    kinds: ClassVar[tuple[str, ...]] = ("untap",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to what has a stun counter."""
        return isinstance(event, Untap) and number_on(context.state, event.oid, STUN) > 0

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Remove a counter instead."""
        yield from ()
        return [RemoveCounters(event.affected(context.state), STUN, 1)]


class ShieldSpent(RemoveCounters):
    """A shield counter is removed for damage: one for all that would be dealt at the same time.

    Attributes:
        left: How many there will be, whatever else was prevented at that time.
    """

    __slots__ = ("left",)

    def __init__(self, oid: int, left: int) -> None:
        super().__init__(oid, SHIELD, 1)
        self.left = left

    def waits_for(self, others: list[Event]) -> bool:
        """It is looked at anew once another has been removed at the same time."""
        return any(isinstance(other, ShieldSpent) and other.target == self.target for other in others)

    def is_possible(self, state: State) -> bool:
        """Nothing more is removed once the one is."""
        return number_on(state, self.target, SHIELD) > self.left


@rule("122.1c", "615.12")
@term
class ShieldPreventsDamage(Replacement):
    """Damage to a permanent with shield counters is prevented, and one of them is removed.

    Damage that can't be prevented is dealt, and the counter is removed all the same.
    """

    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to damage to what has a shield counter."""
        return isinstance(event, DealDamage) and number_on(context.state, event.target, SHIELD) > 0

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Prevent it, and remove a counter."""
        yield from ()
        assert isinstance(event, DealDamage)  # noqa: S101  `applies` has told
        spent = ShieldSpent(event.target, number_on(context.state, event.target, SHIELD) - 1)
        return [event, spent] if event.unpreventable else [spent]


@rule("122.1c")
@term
class ShieldStopsDestruction(Replacement):
    """A permanent with shield counters that an effect would destroy loses one of them instead."""

    kinds: ClassVar[tuple[str, ...]] = ("destroy",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to what an effect would destroy, not a state-based action."""
        return isinstance(event, Destroy) and not event.by_rule and number_on(context.state, event.oid, SHIELD) > 0

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Remove a counter instead."""
        yield from ()
        return [RemoveCounters(event.affected(context.state), SHIELD, 1)]


@rule("122.1h")
@term
class FinalityExiles(Replacement):
    """A permanent with finality counters that would be put into a graveyard is exiled instead."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to what would be put into a graveyard from the battlefield."""
        if not isinstance(event, ZoneChange) or event.origin != "battlefield" or event.zone != "graveyard":
            return False
        return number_on(context.state, event.oid, FINALITY) > 0

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let it go into exile."""
        yield from ()
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        return [ZoneChange(context.state, event.oid, "exile", reason=event.reason, source=NOBODY)]


REPLACEMENTS: Final[tuple[Replacement, ...]] = (
    StunCounterStays(),
    ShieldPreventsDamage(),
    ShieldStopsDestruction(),
    FinalityExiles(),
)
"""Those there are at any time, whatever the format."""

ENTRIES: Final = {
    kind: [StatementEntry(one, NOBODY, NOBODY, ("counters", kind))] for one in REPLACEMENTS for kind in one.kinds
}
"""They by the kind of event; each event looks at its own permanent, so that none stands in the index of abilities."""


def counter_entries(state: State, event: Event) -> list[StatementEntry]:
    """Return the effects that counters on the affected permanent may have on an event."""
    entries = ENTRIES.get(event.kind)
    if entries is None:
        return []
    thing = state.objects.get(event.affected(state))
    return entries if thing is not None and thing.counters else []
