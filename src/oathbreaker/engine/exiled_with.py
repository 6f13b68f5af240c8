"""CR 607.2a Cards that an object has exiled, for an ability of it that speaks of them afterwards."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

EXILED_WITH: Final = "exiled with"
"""The name among a card's memory of the object whose ability has exiled it."""


@rule("607.2a", "607.2q")
def note_exiled(thing: GameObject, source: int) -> None:
    """Keep by which object a card that has just come to exile was exiled."""
    if source != NOBODY:
        thing.memory = (*thing.memory, (EXILED_WITH, source))


def is_exiled_with(thing: GameObject, source: int) -> bool:
    """Tell whether a card in exile was exiled by an ability of an object."""
    return thing.zone == "exile" and (EXILED_WITH, source) in thing.memory


@rule("607.2a")
def exiled_with(state: State, source: int) -> tuple[int, ...]:
    """Return the cards in exile that an ability of an object has exiled, in the order in which they came."""
    return tuple(oid for oid in state.zone("exile") if is_exiled_with(state.objects[oid], source))
