"""CR 707.10 Copies of spells and abilities on the stack."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.casting import aimed_at
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import ObjectEvent
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers_effects import copiable
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.retargeting import choose_new_targets
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import create, join_zone, new_id
from oathbreaker.texts.rules import rule


class Copied(ObjectEvent):
    """An object is copied where it is.

    Attributes:
        seat: Whose copy it is.
        new_oid: The copy's id.
    """

    __slots__ = ("new_oid", "seat")

    def __init__(self, oid: int, seat: int, new_oid: int, source: int = NOBODY) -> None:
        super().__init__(oid, source)
        self.seat = seat
        self.new_oid = new_oid

    def about(self) -> tuple[Target, ...]:
        """Return what is copied and whose copy it is."""
        return (self.oid, self.seat)


@rule("707.10")
class CopyOnStack(Copied):
    """A spell or ability on the stack is copied; the copy is not cast and not activated."""

    __slots__ = ()
    kind: ClassVar[str] = "copy on stack"
    cites: ClassVar[str] = "707.10"

    @rule("707.10f", "608.2h")
    def is_possible(self, state: State) -> bool:
        """It must be on the stack, or have been there last, and the copy's controller in the game."""
        thing = known_on_stack(state, self.oid)
        return thing is not None and state.players[self.seat].in_game

    def perform(self, state: State) -> None:
        """Put the copy on the stack with every choice made for the original: modes, targets, X, costs paid (707.10).

        It was cast from nowhere, and no mana was spent on it. What has two faces has both as a copy (707.10g).
        """
        old = known_on_stack(state, self.oid)
        assert old is not None  # noqa: S101  `is_possible` has told
        kind = "ability" if old.kind == "ability" else "copy"
        copy = create(state, old.definition, self.seat, "stack", kind=kind, oid=self.new_oid, face=old.face)
        copy.copied = copiable(old) if old.face_down else old.copied
        if old.announcement is not None:
            copy.announcement = old.announcement.copy()
            copy.announcement.zone, copy.announcement.caster, copy.announcement.spent = "", NOBODY, ()
        join_zone(state, copy)

    def about(self) -> tuple[Target, ...]:
        """Return the copy and its controller."""
        return (self.new_oid, self.seat)


@rule("608.2h")
def known_on_stack(state: State, oid: int) -> GameObject | None:
    """Return a spell or ability as it is on the stack, or was as it left; None for what was not there."""
    known = state.last_known.get(oid)
    thing = state.objects.get(oid) or (known.object if known is not None else None)
    return thing if thing is not None and thing.zone == "stack" else None


@rule("707.10c", "800.4a")
def copy_on_stack(
    state: State, oid: int, seat: int, source: int = NOBODY, *, new_targets: bool = True
) -> Procedure[int]:
    """Copy a spell or ability for a player, who may choose new targets; return the copy's id.

    NOBODY stands for no copy: none was made, or the player left while choosing.
    """
    copy = new_id(state)
    done = yield from happen(state, (CopyOnStack(oid, seat, copy, source),))
    if not done or copy not in state.objects:
        return NOBODY
    if new_targets:
        yield from choose_new_targets(state, copy)
    if copy not in state.objects:
        return NOBODY
    yield from happen(state, aimed_at(state, copy))
    return copy
