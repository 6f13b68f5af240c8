"""CR 506.4 Staying in combat: the permanents that no longer belong there are removed as the game settles."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.announcement import NOBODY, is_player
from oathbreaker.engine.combat.removing import remove_from_combat
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

COMBAT_STEPS: Final = frozenset(
    {"declare attackers", "declare blockers", "first strike combat damage", "combat damage", "end of combat"}
)
"""The steps in which something can be in combat."""


@rule("506.4", "506.4d", "506.4e")
def update_combat(state: State) -> None:
    """Remove from combat what its types, its controller or its status no longer let take part."""
    if state.step not in COMBAT_STEPS:
        return
    objects = state.objects
    things = [objects[oid] for oid in state.battlefield]
    fighting = [thing.oid for thing in things if thing.defender != NOBODY or thing.blocking]
    for oid in fighting:
        thing = objects[oid]
        if (thing.defender != NOBODY or thing.blocking) and not may_stay(state, thing):
            remove_from_combat(state, oid)
    for oid in fighting:
        thing = objects[oid]
        if thing.attacking != NOBODY and not is_player(thing.attacking) and not is_attacked_by(state, thing):
            state.own_status(oid).attacking = NOBODY


def may_stay(state: State, thing: GameObject) -> bool:
    """Tell whether an attacking or blocking creature still belongs in combat."""
    if thing.phased_out:
        return False
    if thing.defender != NOBODY and thing.controller != state.active:
        return False
    types = characteristics(state, thing.oid).types
    return "creature" in types and "battle" not in types


@rule("506.4c", "506.4e")
def is_attacked_by(state: State, attacker: GameObject) -> bool:
    """Tell whether the permanent that a creature attacks is still there to be attacked by it."""
    attacked = state.objects.get(attacker.attacking)
    if attacked is None or attacked.zone != "battlefield" or attacked.phased_out:
        return False
    types = characteristics(state, attacked.oid).types
    return "battle" in types or ("planeswalker" in types and attacked.controller == attacker.defender)
