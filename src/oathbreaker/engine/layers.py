"""CR 613 Continuous effects: what an object is now.

Seam: everybody asks `characteristics(state, oid)` and nobody else caches the answer. This module owns `State.effects`,
the last pass through the layers, and the fields `cached` and `cached_version` of objects. What no effect touches shares
its printed characteristics; counters move only its own version; a new pass is made when `State.continuous` has moved,
or when an effect that depends on something else (a life total, a tapped permanent) would do something else than before.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oathbreaker.engine.abstract import Condition, Duration
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.combat.removing import remove_from_combat
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.lasting import LastingEffect
from oathbreaker.engine.layers_counters import with_counters
from oathbreaker.engine.layers_effects import ContinuousEffect, copiable
from oathbreaker.engine.layers_going_on import take_over_looks
from oathbreaker.engine.layers_looks import self_defined
from oathbreaker.engine.layers_pass import LayerPass
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import VERSIONS, State
from oathbreaker.texts.rules import rule

CONTROLLED: Final = "controlled"
"""The name among the game's values that tells that an effect may have changed who controls something."""

ROUNDS: Final = 8
"""How often controllers are found anew where control of one thing gives control of another."""


@rule("613.1", "613.5")
def characteristics(state: State, oid: int) -> Characteristics:
    """Return an object's characteristics as continuous effects make them; never to be changed by the caller."""
    thing = state.objects[oid]
    effects = state.effects
    if effects is None or (state.effects_at != state.version and not effects.layer):
        effects = effects_of(state)
    if effects.layer:
        look = effects.looks.get(oid)
        return look if look is not None and not thing.counters else effects.seen(thing)
    if effects.looks:
        look = effects.looks.get(oid)
        if look is not None:
            return effects.result(thing, look, state)
    if thing.cached is not None and thing.cached_version == thing.version:
        return thing.cached
    return untouched(state, thing)


def untouched(state: State, thing: GameObject) -> Characteristics:
    """Return the characteristics of an object that no effect but its counters and what it defines itself changes."""
    found = self_defined(state, thing)
    if thing.counters and thing.zone == "battlefield":
        found = with_counters(found, thing.counters)
    if found is copiable(thing) or thing.zone == "battlefield":
        thing.cached = found
        thing.cached_version = thing.version
    return found


@rule("613.2c", "707.2", "608.2h")
def copiable_values(state: State, oid: int) -> Characteristics:
    """Return an object's copiable values: those after layer 1; of one that has left its zone those it had last."""
    thing = state.objects.get(oid)
    if thing is None:
        known = state.last_known[oid]
        return known.copied or copiable(known.object)
    found = effects_of(state).copied.get(oid)
    return copiable(thing) if found is None else found


@rule("113.7a", "608.2h")
def last_look(state: State, oid: int) -> tuple[Characteristics, Characteristics | None]:
    """Return how an object that is about to move looks, and what a copy effect makes of it, which `LastKnown` keeps."""
    return characteristics(state, oid), effects_of(state).copied.get(oid)


def effects_of(state: State) -> LayerPass:
    """Return the pass through the layers that holds now, made anew when something it depends on has changed."""
    effects = state.effects
    if effects is not None and effects.version == state.continuous:
        if state.effects_at == state.version or effects.layer:
            return effects
        if not effects.checks or effects.checked == state.version or effects.is_same_again(state):
            effects.checked = state.effects_at = state.version
            return effects
    return new_pass(state, effects)


def new_pass(state: State, old: LayerPass | None) -> LayerPass:
    """Make a pass and keep it; effects see it while it runs."""
    new = LayerPass(state)
    state.effects = new
    state.effects_at = 0
    try:
        new.run(old)
        if new.only is not None and not new.is_apart:
            new = state.effects = LayerPass(state)
            new.run()
    except BaseException:  # whatever it was, an interruption too: half a pass must not be looked at later
        state.effects = None
        raise
    if old is not None:
        if new.only is not None:
            take_over_looks(state, old, new)
        take_over(state, old, new)
    if old is not None and old.version == new.version:
        same = same_abilities(state, old, new)
        new.abilities_key = old.abilities_key if same else next(VERSIONS)
    elif old is not None and old.shape == new.shape and came_without_words(old, new):
        new.abilities_key = old.abilities_key
    state.effects_at = state.version
    return new


def take_over(state: State, old: LayerPass, new: LayerPass) -> None:
    """Let what was found out hold on: of objects that no effect changes, and of abilities that are as before."""
    looks = new.looks
    new.quiet = old.quiet
    if looks or old.looks:
        new.quiet = old.quiet.copy()
        for oid in looks.keys() | old.looks.keys():
            if looks.get(oid) is not old.looks.get(oid):
                new.quiet.pop(oid, None)
    for oid, before in old.looks.items():
        after = looks.get(oid)
        if after is not None and after.abilities is not before.abilities and after.abilities == before.abilities:
            after.abilities = before.abilities
            after.activated, after.parts, after.quick = before.activated, before.parts, before.quick
    if old.makers and old.shape == new.shape:
        new.makers = makers_that_stay(state, old, new)


def makers_that_stay(state: State, old: LayerPass, new: LayerPass) -> dict[int, list[tuple[int, object]]]:
    """Return the players' permanents with mana abilities that are the same as in the pass before.

    Permanents have merely come and gone, and what effects give and take may have changed.
    """
    kept = old.makers
    changed: set[int] = set()
    if new.members is not old.members:
        before, now = frozenset(old.members), frozenset(new.members)
        changed.update([state.objects[oid].controller for oid in now - before])
        left = before - now
        if left:
            kept = {seat: found for seat, found in kept.items() if left.isdisjoint([oid for oid, _ in found])}
    changed.update([state.objects[oid].controller for oid in changed_for_mana(old, new) if oid in state.objects])
    return {seat: found for seat, found in kept.items() if seat not in changed}


def changed_for_mana(old: LayerPass, new: LayerPass) -> Iterator[int]:
    """Yield what looks otherwise than in the pass before in what mana abilities depend on."""
    for oid in old.looks.keys() | new.looks.keys():
        before, after = old.looks.get(oid), new.looks.get(oid)
        if before is not after and (
            before is None
            or after is None
            or before.abilities is not after.abilities
            or before.types is not after.types
            or before.supertypes is not after.supertypes
        ):
            yield oid


def same_abilities(state: State, old: LayerPass, new: LayerPass) -> bool:
    """Tell whether two passes over the same objects leave every object the same abilities."""
    for oid in old.looks.keys() | new.looks.keys():
        base = copiable(state.objects[oid])
        before = old.looks.get(oid, base).abilities
        after = new.looks.get(oid, base).abilities
        if before is not after and before != after:
            return False
    return True


def came_without_words(old: LayerPass, new: LayerPass) -> bool:
    """Tell whether between two passes only permanents without words to look for came and went.

    The index of abilities is made of permanents with words and of what effects change, each with its abilities,
    controller and timestamp, which nothing changes without moving `State.shape`; of objects elsewhere (`placed`); and
    of lasting effects and designations, which move `shape` too.
    """
    if old.words is not new.words:
        if old.words is None or new.words is None or old.words.kept != new.words.kept:
            return False
        if old.words.face_down != new.words.face_down:
            return False
    before, now = old.looks, new.looks
    if not before and not now:
        return True
    return before.keys() == now.keys() and all(now[oid].abilities is before[oid].abilities for oid in now)


@rule("613.1b", "108.4", "110.2")
def controller(state: State, oid: int) -> int:
    """Return who controls a permanent by layer 2; who does by default where no effect says otherwise."""
    thing = state.objects[oid]
    found = thing.base_controller
    for effect in effects_of(state).controls:
        if changes_control(state, effect, oid):
            new = effect.statement.controller(effect.seen_from(state), oid)
            if new != NOBODY and state.players[new].in_game:
                found = new
    return found


def changes_control(state: State, effect: ContinuousEffect, oid: int) -> bool:
    """Tell whether an effect of layer 2 works on an object."""
    if effect.objects is not None:
        return oid in effect.objects and not state.objects[oid].phased_out
    context = effect.seen_from(state)
    condition = effect.condition
    if isinstance(condition, Condition) and not condition.holds(context):
        return False
    return effect.statement.affects(context, oid)


@rule("613.1b", "302.6", "506.4", "611.2b")
def update_controllers(state: State) -> None:
    """Let permanents and spells be controlled by whom layer 2 says; end what has lasted "for as long as" something.

    A permanent with a new controller is sick (302.6) and out of combat (506.4).
    """
    for _ in range(ROUNDS):
        if state.lasting:
            end_conditional(state)
        controls = effects_of(state).controls
        if not controls and not state.recall(CONTROLLED):
            return
        if bool(controls) != bool(state.recall(CONTROLLED)):
            state.remember(CONTROLLED, bool(controls) or None)
        if not hand_over(state):
            return


def hand_over(state: State) -> bool:
    """Give every permanent and spell to its controller; return whether any changed hands."""
    objects = state.objects
    members = (*state.battlefield, *(oid for oid in state.stack if objects[oid].kind != "ability"))
    fixed = fixed_control(state)
    if fixed is not None:
        things = [objects[oid] for oid in members]
        members = tuple([one.oid for one in things if one.oid in fixed or one.controller != one.base_controller])
    new = [(oid, controller(state, oid)) for oid in members if not objects[oid].phased_out]
    moved = [(oid, seat) for oid, seat in new if objects[oid].controller != seat]
    for oid, seat in moved:
        thing = state.own(oid)
        thing.controller = seat
        if thing.zone == "battlefield":
            thing.sick = True
            thing.since = state.next_oid
            remove_from_combat(state, oid)
    if moved:
        state.continuous_changed()
    return bool(moved)


def fixed_control(state: State) -> frozenset[int] | None:
    """Return all that effects give control of, where each of them affects what it has affected from the start."""
    found: set[int] = set()
    for effect in effects_of(state).controls:
        if effect.objects is None:
            return None
        found.update(effect.objects)
    return frozenset(found)


@rule("611.2b")
def end_conditional(state: State) -> None:
    """End the effects that last "for as long as" something that is no longer so."""
    kept = tuple(effect for effect in state.lasting if lasts(state, effect))
    if len(kept) != len(state.lasting):
        state.lasting = kept
        state.continuous_changed()


@rule("611.2b")
def lasts(state: State, effect: LastingEffect) -> bool:
    """Tell whether what an effect lasts "for as long as" is so; True for other durations."""
    duration = effect.duration
    if not isinstance(duration, Duration) or type(duration).holds is Duration.holds:
        return True
    return duration.holds(Context(state, effect.source, effect.controller), effect)
