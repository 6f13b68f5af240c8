"""CR 613 What a pass through the layers is made from, and going on with the one before for what has come since.

Seam: layers_pass.py asks `collected` for the effects there are, and `goes_on` whether nothing but permanents without
static abilities has come and gone since a pass whose effects are each about single objects; then only what has come is
looked at. layers.py has `take_over_looks` put the rest in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from oathbreaker.engine.layers_counters import keyword_counter_effects
from oathbreaker.engine.layers_effects import ContinuousEffect, copiable, lasting_effect, parts_of, static_effect
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.engine.worded import worded, working_elsewhere
from oathbreaker.engine.working import place_of
from oathbreaker.texts.rules import rule

if TYPE_CHECKING:  # a pass asks for these
    from oathbreaker.engine.layers_pass import LayerPass


def collected(state: State) -> list[ContinuousEffect]:
    """Return every effect that there is before layers change abilities."""
    found: list[ContinuousEffect] = []
    objects = state.objects
    for oid in worded(state).static:
        add_statics(state, objects[oid], found)
    for thing in map(objects.__getitem__, state.battlefield):
        if thing.counters and not thing.phased_out:
            found += keyword_counter_effects(state, thing)
    for oid in working_elsewhere(state):
        add_statics(state, objects[oid], found)
    for lasting in state.lasting:
        effect = lasting_effect(state, lasting)
        if effect is not None:
            found.append(effect)
    return found


@rule("113.6", "604.3")
def add_statics(state: State, thing: GameObject, found: list[ContinuousEffect]) -> None:
    """Add the effects of an object's static abilities that work where it is."""
    for part in parts_of(copiable(thing)).statics:
        statement = part.statement
        if place_of(thing) in statement.zones and (not statement.defines or thing.zone == "battlefield"):
            found.append(static_effect(state, thing, part, thing.timestamp, granted=False))


def goes_on(run: LayerPass, before: LayerPass) -> bool:
    """Tell whether the effects of a pass are those of the one before, and what that found of each object holds.

    Nothing has changed but what is on the battlefield (`shape`); the same permanents have static abilities, and the
    same objects elsewhere; and each effect, then and now, does what it does to an object whatever else there is. So it
    is enough to look at what has come.
    """
    if not (before.is_apart and run.is_apart) or run.shape != before.shape or run.outside != before.outside:
        return False
    return run.words is not None and before.words is not None and run.words.static == before.words.static


def take_over_looks(state: State, old: LayerPass, new: LayerPass) -> None:
    """Put in what the pass before found of the objects that are still there."""
    objects = state.objects
    for oid, look in old.looks.items():
        if oid in objects and oid not in new.looks:
            new.looks[oid] = look
            new.touched.add(oid)
            if oid in old.copied:
                new.copied[oid] = old.copied[oid]
            if oid in old.switches:
                new.switches[oid] = old.switches[oid]
            if oid in old.finished:
                new.finished[oid] = old.finished[oid]
    new.elsewhere = tuple([oid for oid in new.looks if objects[oid].zone != "battlefield"])
    new.is_idle = not new.looks
