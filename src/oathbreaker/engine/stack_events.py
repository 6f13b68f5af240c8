"""CR 405, 701.6 What leaves the stack without resolving, or after it: countering, ceasing to exist."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.events import Event, ObjectEvent
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import cease
from oathbreaker.texts.rules import rule


@rule("701.6a")
class CounterSpell(ObjectEvent):
    """A spell or ability on the stack is countered.

    Attributes:
        to: Where a spell's card goes instead of the graveyard.
        position: Where in the zone; None for last.
    """

    __slots__ = ("position", "to")
    kind: ClassVar[str] = "counter"
    cites: ClassVar[str] = "701.6a"

    def __init__(self, oid: int, source: int = NOBODY, to: str = "graveyard", position: int | None = None) -> None:
        super().__init__(oid, source)
        self.to = to
        self.position = position

    def is_possible(self, state: State) -> bool:
        """It must be on the stack."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.zone == "stack"

    def contained(self, state: State) -> list[Event]:
        """Return a spell's move; an ability just ceases to exist."""
        return leaves_stack(state, self.oid, self.to, self.source, self.position)

    def perform(self, state: State) -> None:
        """Let an ability or a copy cease to exist."""
        remove_from_stack(state, self.oid)


@rule("608.2n")
def leaves_stack(state: State, oid: int, to: str, source: int = NOBODY, position: int | None = None) -> list[Event]:
    """Return the move of a spell that leaves the stack, none for an ability or a copy (112.1a, 704.5e)."""
    if state.objects[oid].kind != "card":
        return []
    return [ZoneChange(state, oid, to, source=source, position=position)]


def remove_from_stack(state: State, oid: int) -> None:
    """Let what is on the stack and no card cease to exist."""
    thing = state.objects.get(oid)
    if thing is not None and thing.kind != "card":
        cease(state, oid, characteristics(state, oid))
