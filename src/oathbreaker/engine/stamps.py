"""CR 613.7 Timestamps of keyword counters (122.1b), and of what gets one simultaneously."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import order_zone
from oathbreaker.texts.rules import rule

KEYWORD_COUNTERS: Final = frozenset(
    {
        "deathtouch",
        "double strike",
        "first strike",
        "flying",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "shadow",
        "trample",
        "vigilance",
    }
)
"""The keyword counters whose keyword is a name that rules ask for (122.1b)."""


@rule("613.7c")
def stamp_counter(state: State, oid: int, counter: str) -> None:
    """Give the keyword counters of a kind on an object the timestamp of the newest; continuous effects change."""
    thing = state.own(oid)
    name = stamp_name(counter)
    kept = [(key, value) for key, value in thing.memory if key != name]
    if counter in thing.counters:
        kept.append((name, state.new_timestamp()))
    thing.memory = tuple(sorted(kept, key=lambda pair: pair[0]))
    state.continuous_changed()


def counter_stamp(thing: GameObject, counter: str) -> int:
    """Return the timestamp of a kind of counter on an object; that of the object where it entered with them."""
    name = stamp_name(counter)
    return next((value for key, value in thing.memory if key == name and isinstance(value, int)), thing.timestamp)


def stamp_name(counter: str) -> str:
    """Return under which name an object keeps the timestamp."""
    return f"stamp of {counter} counters"


@rule("613.7m", "101.4")
def stamp_together(state: State, oids: Sequence[int]) -> None:
    """Let permanents that got timestamps simultaneously have them in APNAP order of their controllers.

    Those of one player keep the order in which they were named.
    """
    there = [oid for oid in oids if oid in state.objects]
    seats = [state.objects[oid].controller for oid in there]
    if len(set(seats)) < 2:  # noqa: PLR2004  one player's are in order
        return
    place = {seat: number for number, seat in enumerate(state.apnap())}
    order = sorted(there, key=lambda oid: place.get(state.objects[oid].controller, len(place)))
    stamps = sorted(state.objects[oid].timestamp for oid in there)
    for oid, stamp in zip(order, stamps, strict=True):
        if state.objects[oid].timestamp != stamp:
            state.own(oid).timestamp = stamp
    order_zone(state, "battlefield", 0, tuple(sorted(state.battlefield, key=lambda oid: state.objects[oid].timestamp)))
    state.continuous_changed()
