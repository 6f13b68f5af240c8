"""CR 716.2b, 719.3b Designations of permanents: a level, being solved. No ability, and not copied.

Seam: an object keeps them in its memory under these names; `designated` asks, `designate` gives.
"""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.events import ObjectEvent
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

LEVEL: Final = "level"
SOLVED: Final = "solved"
NAMES: Final = (LEVEL, SOLVED)
"""All of them, in the order in which they are shown."""


def designated(thing: GameObject, name: str) -> int:
    """Return the value of a designation that an object has; 0 for none."""
    return next((value for key, value in thing.memory if key == name and isinstance(value, int)), 0)


def designate(state: State, oid: int, name: str, value: int) -> None:
    """Give an object a designation, in place of the value that it had; 0 takes it away."""
    thing = state.own(oid)
    kept = [pair for pair in thing.memory if pair[0] != name]
    given = [(name, value)] if value else []
    thing.memory = tuple(sorted([*kept, *given], key=lambda pair: pair[0]))
    state.continuous_changed()


def designations_of(thing: GameObject) -> dict[str, int]:
    """Return all designations of an object that everybody sees, with their values."""
    return {name: value for name in NAMES if (value := designated(thing, name))}


@rule("716.2d")
def level_of(thing: GameObject) -> int:
    """Return a permanent's level: 1 where it has none."""
    return designated(thing, LEVEL) or 1


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
