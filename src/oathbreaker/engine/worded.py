"""CR 113.6 Where there are words to look for: permanents that have some, and objects whose abilities work elsewhere.

Seam: this module owns `State.worded` and `State.outside`, found anew only when one of those may have come, gone or
changed; what effects of the layers change is not in them.
"""

from __future__ import annotations

from operator import add

from oathbreaker.engine.layers_effects import copiable, may_have_text, parts_of
from oathbreaker.engine.state import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, STACK, State
from oathbreaker.texts.rules import rule


class Worded:
    """The permanents that have, or may have, words that something must look for, before effects change them.

    Attributes:
        shape, members: The state's `shape` and battlefield for which they were found.
        kept: The phased-in permanents with such words.
        static: Those of them with static abilities that change characteristics.
        face_down: The phased-in permanents that are face down.
    """

    __slots__ = ("face_down", "kept", "members", "shape", "static")

    def __init__(
        self,
        shape: int,
        members: tuple[int, ...],
        kept: tuple[int, ...],
        static: tuple[int, ...],
        face_down: tuple[int, ...],
    ) -> None:
        self.shape = shape
        self.members = members
        self.kept = kept
        self.static = static
        self.face_down = face_down

    def without_what_left(self, members: tuple[int, ...]) -> Worded:
        """Return the same of those alone that are on the battlefield still; nothing else about them has changed."""
        there = set(members)
        parts = (self.members, self.kept, self.static, self.face_down)
        return Worded(self.shape, *[tuple([oid for oid in part if oid in there]) for part in parts])


def other_zones(state: State) -> list[tuple[int, ...]]:
    """Return what is on the stack, in exile, in the command zone, and in each player's hand and graveyard."""
    zones = state.zones
    found = [zones[STACK], zones[EXILE], zones[COMMAND]]
    for player in state.players:
        found += (zones[HAND + 3 * player.seat], zones[GRAVEYARD + 3 * player.seat])
    return found


@rule("113.6")
def working_elsewhere(state: State) -> tuple[int, ...]:
    """Return the objects outside the battlefield and the libraries with abilities that work there, zone by zone.

    They are looked for anew when one of them has come or gone, which moves `State.placed` or `State.shape`.
    """
    placed, shape, found = state.outside
    if placed == state.placed and shape == state.shape:
        return found
    objects = state.objects
    found = tuple(
        [
            oid
            for members in other_zones(state)
            for oid in members
            if objects[oid].definition.faces[objects[oid].face].works_elsewhere
        ]
    )
    state.outside = (state.placed, state.shape, found)
    return found


def worded(state: State) -> Worded:
    """Return the permanents with words to look for; where some have merely come and gone, only those are looked at."""
    known = state.worded
    members = state.zones[BATTLEFIELD]
    if known is not None and known.shape == state.shape:
        if known.members is members:
            return known
        before = known if members[: len(known.members)] == known.members else known.without_what_left(members)
        number = len(before.members)
        if members[:number] == before.members:
            came = words_among(state, members[number:]) if len(members) > number else ((), (), ())
            parts = map(add, (before.kept, before.static, before.face_down), came)
            found = state.worded = Worded(state.shape, members, *parts)
            return found
    found = state.worded = Worded(state.shape, members, *words_among(state, members))
    return found


def words_among(state: State, members: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return those of some permanents that have words to look for, that have statics, and that are face down."""
    things = [thing for thing in map(state.objects.__getitem__, members) if not thing.phased_out]
    kept = [thing for thing in things if may_have_text(thing) or thing.definition.faces[thing.face].acts]
    return (
        tuple([thing.oid for thing in kept]),
        tuple([thing.oid for thing in kept if parts_of(copiable(thing)).statics]),
        tuple([thing.oid for thing in things if thing.face_down]),
    )
