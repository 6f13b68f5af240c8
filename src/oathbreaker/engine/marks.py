"""CR 110.5, 607.2d, 701.37b, 702.112b, 716.2b, 719.3b, 722.3a What a permanent has become: not copied.

What was chosen as it entered is kept the same way.

Seam: an object keeps these in its memory under these names; `designated` asks, `designate` gives.
"""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

FLIPPED: Final = "flipped"
LEVEL: Final = "level"
SOLVED: Final = "solved"
MONSTROUS: Final = "monstrous"
RENOWNED: Final = "renowned"
PREPARED: Final = "prepared"
"""Its value is the id of the copy in exile."""
CHOSEN: Final = {"color": "chosen color", "type": "chosen type"}
"""607.2d: what is chosen as a permanent enters -> the name under which it is kept."""
MUTATED: Final = "mutated"
"""Its value says how often a permanent has mutated; that is no designation."""
DOORS: Final = ("left_unlocked", "right_unlocked")
"""The unlocked designations of the two halves of a Room, the left first (709.5c)."""
USED_UP: Final = "used up"
"""Its value are the abilities that can be activated only once and were; that is no designation."""
NAMES: Final = (FLIPPED, LEVEL, SOLVED, MONSTROUS, RENOWNED, PREPARED, *DOORS)
"""All of them, in the order in which they are shown."""


def designated(thing: GameObject, name: str) -> int:
    """Return the value of a designation that an object has; 0 for none."""
    return next((value for key, value in thing.memory if key == name and isinstance(value, int)), 0)


def designations_of(thing: GameObject) -> dict[str, int]:
    """Return all designations of an object, with their values."""
    return {name: value for name in NAMES if (value := designated(thing, name))} if thing.memory else {}


@rule("607.2d")
def chosen_of(thing: GameObject) -> dict[str, str]:
    """Return what was chosen as a permanent entered: the color, the type."""
    if not thing.memory:
        return {}
    kept = dict(thing.memory)
    return {kind: str(kept[name]) for kind, name in CHOSEN.items() if name in kept}


def designate(state: State, oid: int, name: str, value: int) -> None:
    """Give an object a designation, in place of the value that it had; 0 takes it away."""
    thing = state.own(oid)
    kept = [pair for pair in thing.memory if pair[0] != name]
    given = [(name, value)] if value else []
    thing.memory = tuple(sorted([*kept, *given], key=lambda pair: pair[0]))
    state.continuous_changed()


@rule("602.5b")
def used_up(thing: GameObject) -> tuple[object, ...]:
    """Return the abilities of an object that can be activated only once and were."""
    return next((value for key, value in thing.memory if key == USED_UP and isinstance(value, tuple)), ())


@rule("602.5b")
def use_up(state: State, oid: int, ability: object) -> None:
    """Keep that an ability that can be activated only once was activated."""
    thing = state.own(oid)
    kept = [pair for pair in thing.memory if pair[0] != USED_UP]
    thing.memory = tuple(sorted([*kept, (USED_UP, (*used_up(thing), ability))], key=lambda pair: pair[0]))


@rule("709.5c")
def unlocked(thing: GameObject) -> int:
    """Return which halves of a permanent are unlocked: 0 for none, 1 for the left, 2 for the right, 3 for both."""
    return sum(1 << half for half, name in enumerate(DOORS) if designated(thing, name))


@rule("716.2d")
def level_of(thing: GameObject) -> int:
    """Return a permanent's level: 1 where it has none."""
    return designated(thing, LEVEL) or 1
