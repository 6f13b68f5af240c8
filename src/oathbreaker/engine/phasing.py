"""CR 702.26 Phasing: permanents phase out and in; what is phased out is treated as though it did not exist.

Seam: `phasing_events` is the first part of each untap step (502.1). Nothing but `PhaseIn` happens to what is phased
out: happening.py asks `Event.reaches_phased_out`. Who controls it is not found anew meanwhile (layers.py).
"""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY, is_player
from oathbreaker.engine.combat.removing import remove_from_combat
from oathbreaker.engine.events import Event, ObjectEvent
from oathbreaker.engine.layers import CONTROLLED, characteristics
from oathbreaker.engine.marks import PREPARED, designated
from oathbreaker.engine.prepared import make_copy
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

PHASING: Final = "phasing"
"""The name of the keyword."""

PASSED_OVER: Final = "turns passed over"
"""The name among the game's values of the departed players whose turn would have begun before this one (702.26n)."""


@rule("702.26b", "702.26g")
class PhaseOut(ObjectEvent):
    """A permanent phases out: directly, or indirectly with the permanent `host` that it is attached to."""

    __slots__ = ("host",)
    kind: ClassVar[str] = "phase out"
    cites: ClassVar[str] = "702.26b"

    def __init__(self, oid: int, source: int = NOBODY, host: int = NOBODY) -> None:
        super().__init__(oid, source)
        self.host = host

    def is_possible(self, state: State) -> bool:
        """Only a permanent that is phased in can phase out."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.zone == "battlefield" and not thing.phased_out

    @rule("702.26g")
    def contained(self, state: State) -> list[Event]:
        """Return that what is attached to it phases out with it."""
        return [
            PhaseOut(oid, self.source, self.oid)
            for oid in state.battlefield
            if state.objects[oid].attached_to == self.oid and not state.objects[oid].phased_out
        ]

    @rule("702.26b", "702.26h", "506.4")
    def perform(self, state: State) -> None:
        """Let it phase out, and out of combat; if it does so in both ways it does so indirectly."""
        remove_from_combat(state, self.oid)
        thing = state.own(self.oid)
        thing.phased_out = True
        if self.host != NOBODY:
            thing.phased_with = self.host
        state.continuous_changed()


@rule("702.26c", "702.26d")
class PhaseIn(ObjectEvent):
    """A permanent phases in. It has never left the battlefield nor its controller's control."""

    __slots__ = ()
    kind: ClassVar[str] = "phase in"
    cites: ClassVar[str] = "702.26c"
    reaches_phased_out: ClassVar[bool] = True

    def is_possible(self, state: State) -> bool:
        """Only what is phased out can phase in."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.phased_out

    @rule("702.26g")
    def contained(self, state: State) -> list[Event]:
        """Return that what phased out with it phases in with it."""
        return [PhaseIn(oid, self.source) for oid in state.battlefield if state.objects[oid].phased_with == self.oid]

    @rule("702.26f", "702.26i", "722.3c")
    def perform(self, state: State) -> None:
        """Let it phase in, attached to what it was attached to if that is there still; its controller is found anew."""
        thing = state.own(self.oid)
        thing.phased_out = False
        thing.phased_with = NOBODY
        host = thing.attached_to
        is_gone = not state.players[host].in_game if is_player(host) else host not in state.objects
        if host != NOBODY and is_gone:
            thing.attached_to = NOBODY
        if thing.controller != thing.base_controller:
            state.remember(CONTROLLED, value=True)
        state.continuous_changed()
        if designated(thing, PREPARED):
            make_copy(state, self.oid)


@rule("502.1", "702.26a", "702.26n")
def phasing_events(state: State) -> list[Event]:
    """Return what phases out and in, all together, as the active player's untap step begins."""
    passed_over = state.recall(PASSED_OVER, ())
    assert isinstance(passed_over, tuple)  # noqa: S101  as it is kept
    found: list[Event] = []
    for oid in state.battlefield:
        thing = state.objects[oid]
        if thing.phased_out:
            if thing.phased_with == NOBODY and thing.controller in {state.active, *passed_over}:
                found.append(PhaseIn(oid))
        elif thing.controller == state.active and characteristics(state, oid).has(PHASING):
            found.append(PhaseOut(oid))
    return found
