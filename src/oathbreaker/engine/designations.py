"""CR 701.37, 702.112, 709.5, 710.4, 716.2a, 719.3a Events in which a permanent gets a designation."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.events import Event, ObjectEvent
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.layers_effects import component_look, copiable, is_flip
from oathbreaker.engine.marks import DOORS, FLIPPED, LEVEL, MONSTROUS, RENOWNED, SOLVED, designate, designated, unlocked
from oathbreaker.engine.objects import GameObject
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


class BecomeMarked(ObjectEvent):
    """A permanent becomes something that marks it, and stays so.

    Attributes:
        mark: The designation.
    """

    __slots__ = ()
    mark: ClassVar[str]

    def is_possible(self, state: State) -> bool:
        """Nothing happens to what is so already."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.zone == "battlefield" and not designated(thing, self.mark)

    def perform(self, state: State) -> None:
        """Note that it is so."""
        designate(state, self.oid, self.mark, 1)


@rule("719.3a", "719.3b")
class BecomeSolved(BecomeMarked):
    """A permanent becomes solved."""

    __slots__ = ()
    kind: ClassVar[str] = "become solved"
    cites: ClassVar[str] = "719.3b"
    mark: ClassVar[str] = SOLVED


@rule("702.112b")
class BecomeRenowned(BecomeMarked):
    """A permanent becomes renowned."""

    __slots__ = ()
    kind: ClassVar[str] = "become renowned"
    cites: ClassVar[str] = "702.112b"
    mark: ClassVar[str] = RENOWNED


@rule("701.37b", "701.37c")
class BecomeMonstrous(BecomeMarked):
    """A permanent becomes monstrous.

    Attributes:
        number: The X of the instruction that made it so.
    """

    __slots__ = ("number",)
    kind: ClassVar[str] = "become monstrous"
    cites: ClassVar[str] = "701.37b"
    mark: ClassVar[str] = MONSTROUS

    def __init__(self, oid: int, number: int, source: int = NOBODY) -> None:
        super().__init__(oid, source)
        self.number = number


BOTH: Final = 3
"""Both halves of a Room (`marks.unlocked`)."""


class OfDoor(ObjectEvent):
    """An event about one half of a Room, and the player who does it.

    Attributes:
        half: 0 for the left, 1 for the right.
        seat: Who.
        name: The name of the half.
    """

    __slots__ = ("half", "name", "seat")

    def __init__(self, oid: int, half: int, seat: int, source: int = NOBODY) -> None:
        super().__init__(oid, source)
        self.half = half
        self.seat = seat
        self.name: object = ""

    def note_name(self, state: State) -> None:
        """Keep how the log names the half."""
        self.name = door_title(state.objects[self.oid], self.half)

    def about(self) -> tuple[Target, ...]:
        """Return the permanent and the player."""
        return (self.oid, self.seat)

    def detail(self) -> object:
        """Return the name of the half."""
        return self.name


@rule("709.5c", "709.5e", "709.5f")
class UnlockDoor(OfDoor):
    """A half of a permanent is unlocked.

    Attributes:
        is_entering: Whether the permanent enters with that half, which was cast (709.5d).
        is_full: Whether both are unlocked with it (709.5i).
    """

    __slots__ = ("is_entering", "is_full")
    kind: ClassVar[str] = "unlock door"
    cites: ClassVar[str] = "709.5e"

    def __init__(self, oid: int, half: int, seat: int, source: int = NOBODY, *, is_entering: bool = False) -> None:
        super().__init__(oid, half, seat, source)
        self.is_entering = is_entering
        self.is_full = False

    def is_possible(self, state: State) -> bool:
        """Only a locked half of a permanent that has halves is unlocked."""
        return self.is_entering or self.half in locked_halves(state, self.oid)

    @rule("709.5d", "709.5i")
    def perform(self, state: State) -> None:
        """Give the permanent the designation."""
        if self.half in locked_halves(state, self.oid):
            designate(state, self.oid, DOORS[self.half], 1)
            self.is_full = unlocked(state.objects[self.oid]) == BOTH
            self.note_name(state)


@rule("709.5g")
class LockDoor(OfDoor):
    """A half of a permanent is locked."""

    __slots__ = ()
    kind: ClassVar[str] = "lock door"
    cites: ClassVar[str] = "709.5g"

    def is_possible(self, state: State) -> bool:
        """Only an unlocked half is locked."""
        return self.half in unlocked_halves(state, self.oid)

    def perform(self, state: State) -> None:
        """Take the designation away."""
        self.note_name(state)
        designate(state, self.oid, DOORS[self.half], 0)


def door_title(thing: GameObject, half: int) -> object:
    """Return how messages name a half: by the face of the card, or of a copy by what is copied."""
    faces = thing.definition.faces
    if thing.copied is None and len(faces) > half:
        return faces[half].title
    doors = copiable(thing).doors
    return doors[1 << half].name if doors is not None else ""


def halves_of(state: State, oid: int) -> tuple[int, ...]:
    """Return the halves that a permanent has: both of a Room, none of anything else."""
    thing = state.objects.get(oid)
    if thing is None or thing.zone != "battlefield" or thing.face_down:
        return ()
    return (0, 1) if characteristics(state, oid).doors is not None else ()


@rule("709.5c")
def locked_halves(state: State, oid: int) -> tuple[int, ...]:
    """Return the locked halves of a permanent."""
    return tuple(half for half in halves_of(state, oid) if not unlocked(state.objects[oid]) >> half & 1)


@rule("709.5c")
def unlocked_halves(state: State, oid: int) -> tuple[int, ...]:
    """Return the unlocked halves of a permanent."""
    return tuple(half for half in halves_of(state, oid) if unlocked(state.objects[oid]) >> half & 1)


@rule("709.5d", "709.5h")
def door_of_spell(state: State, spell: int, permanent: int, seat: int) -> list[Event]:
    """Return that the half of a Room is unlocked that was cast as the spell that becomes the permanent."""
    thing = state.objects[spell]
    is_cast = thing.zone == "stack" and thing.kind == "card" and not thing.face_down
    if not is_cast or thing.definition.faces[thing.face].characteristics.doors is None:
        return []
    return [UnlockDoor(permanent, thing.face, seat, is_entering=True)]
