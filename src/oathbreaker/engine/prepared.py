"""CR 722 Preparation cards: a prepared permanent, and the copy of its prepare spell in exile that may be cast.

Seam: a permanent is prepared as long as it has the designation, whose value is the id of that copy.
"""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.adventures import is_on_adventure
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.definitions import PlayableCard, PlayableFace
from oathbreaker.engine.events import Event, ObjectEvent
from oathbreaker.engine.layers_effects import copiable
from oathbreaker.engine.marks import PREPARED, designate, designated
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import create, join_zone
from oathbreaker.texts.rules import rule

PREPARE_SPELL: Final = "prepare spell"
"""The layout of a copy in exile."""
COPIES: Final = "copies of prepare spells"
"""The name among the game's values that tells that such a copy has been made."""


@rule("722.2a", "722.3a")
def prepare_spell_of(thing: GameObject) -> PlayableFace | None:
    """Return the prepare spell that an object has; None for none."""
    other = copiable(thing).alternative
    return other if other is not None and not other.characteristics.is_permanent else None


@rule("722.3a")
class BecomePrepared(ObjectEvent):
    """A permanent becomes prepared.

    Attributes:
        is_entering: Whether it enters so; it is not there yet as this is looked at.
    """

    __slots__ = ("is_entering",)
    kind: ClassVar[str] = "become prepared"
    cites: ClassVar[str] = "722.3a"

    def __init__(self, oid: int, source: int = NOBODY, *, is_entering: bool = False) -> None:
        super().__init__(oid, source)
        self.is_entering = is_entering

    def is_possible(self, state: State) -> bool:
        """Nothing happens to what has no prepare spell, or is prepared already."""
        thing = state.objects.get(self.oid)
        if thing is None:
            return self.is_entering
        is_new = thing.zone == "battlefield" and not designated(thing, PREPARED)
        return is_new and prepare_spell_of(thing) is not None

    def perform(self, state: State) -> None:
        """Create the copy in exile, and give the designation."""
        make_copy(state, self.oid)


@rule("722.3b")
class BecomeUnprepared(ObjectEvent):
    """A permanent becomes unprepared."""

    __slots__ = ()
    kind: ClassVar[str] = "become unprepared"
    cites: ClassVar[str] = "722.3b"

    def is_possible(self, state: State) -> bool:
        """Only what is prepared can become unprepared."""
        thing = state.objects.get(self.oid)
        return thing is not None and bool(designated(thing, PREPARED))

    def perform(self, state: State) -> None:
        """Take the designation away; the copy ceases to exist with the next state-based actions."""
        designate(state, self.oid, PREPARED, 0)


@rule("722.3c")
def make_copy(state: State, oid: int) -> None:
    """Let a permanent's controller create the copy of its prepare spell in exile; note which it is."""
    thing = state.objects.get(oid)
    spell = prepare_spell_of(thing) if thing is not None else None
    if thing is None or spell is None:
        return
    definition = PlayableCard(spell.characteristics.name, PREPARE_SPELL, (spell,))
    copy = create(state, definition, thing.controller, "exile", kind="copy")
    join_zone(state, copy)
    designate(state, oid, PREPARED, copy.oid)
    state.remember(COPIES, value=True)


@rule("722.3c")
def preparer_of(state: State, copy: int) -> GameObject | None:
    """Return the permanent that is prepared with a copy in exile; None where none is, or it is phased out."""
    things = (state.objects[oid] for oid in state.battlefield)
    return next((thing for thing in things if designated(thing, PREPARED) == copy and not thing.phased_out), None)


@rule("722.3c", "722.3")
def may_cast_prepared(state: State, thing: GameObject, seat: int) -> bool:
    """Tell whether an object is the copy of a prepare spell in exile that a player may cast."""
    if thing.zone != "exile" or thing.definition.layout != PREPARE_SPELL:
        return False
    preparer = preparer_of(state, thing.oid)
    return preparer is not None and preparer.controller == seat


@rule("715.3d", "722.3c")
def is_let(state: State, thing: GameObject, seat: int) -> bool:
    """Tell whether a rule lets a player play something from exile: on an adventure, or as a prepare spell."""
    return is_on_adventure(thing, seat) or may_cast_prepared(state, thing, seat)


@rule("722.3c", "704.5e")
def orphaned_copies(state: State) -> list[int]:
    """Return the copies of prepare spells in exile whose permanent is gone, phased out or no longer prepared."""
    if not state.recall(COPIES):
        return []
    exiled = (state.objects[oid] for oid in state.zone("exile"))
    copies = [thing.oid for thing in exiled if thing.definition.layout == PREPARE_SPELL]
    return [oid for oid in copies if preparer_of(state, oid) is None]


@rule("722.3c", "601.2i")
def unprepared_by(state: State, spell: int) -> list[Event]:
    """Return that the permanent becomes unprepared whose prepare spell has just become cast."""
    if state.objects[spell].definition.layout != PREPARE_SPELL:
        return []
    found = [
        oid
        for oid in state.battlefield
        if (last := state.last_known.get(designated(state.objects[oid], PREPARED))) and last.successor == spell
    ]
    return [BecomeUnprepared(oid, spell) for oid in found]
