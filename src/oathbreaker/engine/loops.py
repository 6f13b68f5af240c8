"""CR 104.4b Mandatory loops: the game is a draw when a position comes again without anybody having had a choice."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from oathbreaker.engine.announcement import FIRST_OBJECT, NOBODY, Target
from oathbreaker.engine.lasting import DelayedTrigger, PendingTrigger
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

PATIENCE: Final = 24
"""How many things resolve without a choice before positions are compared."""

ENDLESS: Final = 20_000
"""How many things resolve without a choice until a loop that changes the position each time counts as one."""


@rule("104.4b")
def is_mandatory_loop(state: State) -> bool:
    """Tell whether the game repeats itself with no way to stop."""
    if state.forced < PATIENCE:
        state.seen = frozenset()
        return False
    position = comparable(state)
    if position in state.seen or state.forced >= ENDLESS:
        return True
    state.seen |= {position}
    return False


def comparable(state: State) -> str:
    """Return a digest of the position in which ids count by their order alone, and timestamps not at all."""
    order: dict[int, int] = {}
    for members in state.zones:
        for oid in members:
            order[oid] = FIRST_OBJECT + len(order)
    parts: list[object] = [state.turn, state.step, state.active, repr(state.memory), state.extra_turns]
    parts += [player.plain() for player in state.players]
    for members in state.zones:
        parts.append(len(members))
        parts += [look_of(state, state.objects[oid], order) for oid in members]
    parts += [waiting_look(waiting, order) for waiting in state.pending]
    parts += [waiting_look(waiting, order) for waiting in state.delayed]
    return blake2b(repr(parts).encode(), digest_size=16).hexdigest()


def look_of(state: State, thing: GameObject, order: dict[int, int]) -> tuple[object, ...]:
    """Return what distinguishes an object from others in its place, with ids by their order.

    A creature's toughness does: an effect that lowers it again and again comes to an end.
    """
    toughness = characteristics(state, thing.oid).toughness if thing.zone == "battlefield" else None
    is_what = (
        toughness,
        thing.kind,
        thing.card,
        thing.definition.name,
        thing.face,
        thing.controller,
        thing.base_controller,
    )
    status = (thing.tapped, thing.face_down, thing.phased_out, thing.sick, thing.damage, tuple(thing.counters.items()))
    links = places((thing.attached_to, thing.attacking, *thing.blocking), order)
    said = thing.announcement
    if said is None:
        return (*is_what, *status, *links)
    announced = (repr(said.ability), said.x, said.modes, places((said.source, said.subject), order))
    return (*is_what, *status, *links, *announced, all_places(said.targets, order))


def waiting_look(waiting: PendingTrigger | DelayedTrigger, order: dict[int, int]) -> tuple[object, ...]:
    """Return what distinguishes a triggered ability that waits."""
    known = (places((waiting.source,), order), waiting.controller, waiting.amount)
    return (repr(waiting.ability), *known, all_places(waiting.targets, order))


def places(things: tuple[Target, ...], order: dict[int, int]) -> tuple[Target, ...]:
    """Return objects by their places, players as they are, and all that is gone as one."""
    return tuple(thing if thing < FIRST_OBJECT else order.get(thing, NOBODY) for thing in things)


def all_places(things: tuple[tuple[Target, ...], ...], order: dict[int, int]) -> tuple[tuple[Target, ...], ...]:
    """Return the same for each group."""
    return tuple(places(group, order) for group in things)
