"""CR 702.51, 702.126 Tapping permanents rather than paying mana: which could be tapped, and for what."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.index import index_of, values
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.mana_sources import ManaSource
from oathbreaker.engine.payment import GENERIC, same_ways
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

TAPPED: Final = -2
"""In place of the index of a mana ability: the permanent is tapped to pay, and no ability is activated."""


@rule("702.51a", "702.126a")
def tappable(state: State, seat: int, spell: int) -> dict[int, tuple[str, ...]]:
    """Return the permanents that may be tapped to pay for a spell, each with the mana that it may stand for.

    That is letters of colors, or `GENERIC` for generic mana alone.
    """
    if "tapping pays" not in index_of(state).named:
        return {}
    said = [value for value in values(state, "tapping pays", spell) if isinstance(value, tuple)]
    found: dict[int, tuple[str, ...]] = {}
    for thing in state.controlled(seat) if said else ():
        if thing.tapped or thing.phased_out:
            continue
        look = characteristics(state, thing.oid)
        fitting = [with_color for card_type, with_color in said if card_type in look.types]
        if fitting:
            colors = tuple(color.letter for color in sorted(look.colors, key=str)) if any(fitting) else ()
            found[thing.oid] = (*colors, GENERIC)
    return found


@rule("702.51a", "702.126a")
def with_tapping(state: State, seat: int, context: Context, sources: list[ManaSource]) -> list[ManaSource]:
    """Return mana sources with what may be tapped instead: a permanent does one or the other."""
    extra = tappable(state, seat, context.source)
    if not extra:
        return sources
    found = []
    for source in sources:
        letters = extra.pop(source.oid, ())
        found.append(joined(source, letters) if letters else source)
    for oid, letters in extra.items():
        ways = same_ways(letters, rank=1)
        found.append(ManaSource(oid, ways, tuple((TAPPED, way) for way in range(len(letters)))))
    return found


def joined(source: ManaSource, letters: tuple[str, ...]) -> ManaSource:
    """Return a source that also may be tapped to pay."""
    old = source.ways
    costs = (*old.costs, *(() for _ in letters)) if old.costs else ()
    ways = same_ways((*old.ways, *letters), is_snow=old.is_snow, rank=old.rank + 1, costs=costs, is_bound=old.is_bound)
    riders = (*source.riders, *(None for _ in letters)) if source.riders else ()
    return ManaSource(source.oid, ways, (*source.abilities, *((TAPPED, way) for way in range(len(letters)))), riders)
