"""CR 701.54 How often the Ring has tempted each player, and who is whose Ring-bearer."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.events import ObjectEvent, PlayerEvent
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

TEMPTED: Final = "the Ring tempted"
"""The name among a player's memory of how often the Ring has tempted them."""
BEARER: Final = "Ring-bearer"
"""The name among a player's memory of their Ring-bearer: its id, and since when they have controlled it."""


def recalled(state: State, seat: int, name: str) -> object:
    """Return what is known of a player under a name; None for nothing."""
    return next((value for known, value in state.players[seat].memory if known == name), None)


def remember(state: State, seat: int, name: str, value: object) -> None:
    """Keep something of a player under a name."""
    player = state.own_player(seat)
    kept = [pair for pair in player.memory if pair[0] != name]
    player.memory = tuple(sorted([*kept, (name, value)], key=lambda pair: pair[0]))
    state.continuous_changed()


@rule("701.54c")
def times_tempted(state: State, seat: int) -> int:
    """Return how often the Ring has tempted a player."""
    found = recalled(state, seat, TEMPTED)
    return found if isinstance(found, int) else 0


@rule("701.54a", "701.54e")
def is_ring_bearer(state: State, seat: int, thing: GameObject) -> bool:
    """Tell whether a permanent is a player's Ring-bearer: nobody else has controlled it since it became that."""
    is_theirs = thing.zone == "battlefield" and thing.controller == seat
    return is_theirs and recalled(state, seat, BEARER) == (thing.oid, thing.since)


@rule("701.54b")
class BecomeRingBearer(ObjectEvent):
    """A creature becomes its controller's Ring-bearer."""

    __slots__ = ()
    kind: ClassVar[str] = "become ring bearer"
    cites: ClassVar[str] = "701.54a"

    def perform(self, state: State) -> None:
        """Give it the designation; any other of the player's ceases to be their Ring-bearer."""
        thing = state.objects[self.oid]
        remember(state, thing.controller, BEARER, (thing.oid, thing.since))


@rule("701.54d")
class RingTempts(PlayerEvent):
    """The Ring has tempted a player: once everything that belongs to that is done."""

    __slots__ = ()
    kind: ClassVar[str] = "ring tempts"
    cites: ClassVar[str] = "701.54d"

    def __init__(self, seat: int, source: int = NOBODY) -> None:
        super().__init__(seat, 1, source)
