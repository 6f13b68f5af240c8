"""CR 710.4, 716.2a, 719.3a Events in which a permanent is flipped, gains a level, or becomes solved."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.events import ObjectEvent
from oathbreaker.engine.layers_effects import component_look, copiable, is_flip
from oathbreaker.engine.marks import FLIPPED, LEVEL, SOLVED, designate, designated
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule


@rule("710.4", "110.5c")
class BecomeFlipped(ObjectEvent):
    """A permanent is flipped; it cannot become unflipped."""

    __slots__ = ()
    kind: ClassVar[str] = "become flipped"
    cites: ClassVar[str] = "710.4"

    @rule("730.2h")
    def is_possible(self, state: State) -> bool:
        """Nothing happens to what is flipped already, nor to what has no other half."""
        thing = state.objects.get(self.oid)
        if thing is None or thing.zone != "battlefield" or designated(thing, FLIPPED):
            return False
        return any(map(is_flip, (copiable(thing), *map(component_look, thing.beneath))))

    def perform(self, state: State) -> None:
        """Flip it; it stays the same object."""
        designate(state, self.oid, FLIPPED, 1)


@rule("716.2a", "716.2b")
class BecomeLevel(ObjectEvent):
    """The level of a permanent becomes another."""

    __slots__ = ("level",)
    kind: ClassVar[str] = "become level"
    cites: ClassVar[str] = "716.2a"

    def __init__(self, oid: int, level: int, source: int = NOBODY) -> None:
        super().__init__(oid, source)
        self.level = level

    def is_possible(self, state: State) -> bool:
        """Only a permanent has a level."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.zone == "battlefield"

    def perform(self, state: State) -> None:
        """Note the level."""
        designate(state, self.oid, LEVEL, self.level)

    def amount_of(self) -> int:
        """Return the level."""
        return self.level


@rule("719.3a", "719.3b")
class BecomeSolved(ObjectEvent):
    """A permanent becomes solved, and stays so."""

    __slots__ = ()
    kind: ClassVar[str] = "become solved"
    cites: ClassVar[str] = "719.3b"

    def is_possible(self, state: State) -> bool:
        """Nothing happens to what is solved already."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.zone == "battlefield" and not designated(thing, SOLVED)

    def perform(self, state: State) -> None:
        """Note that it is solved."""
        designate(state, self.oid, SOLVED, 1)
