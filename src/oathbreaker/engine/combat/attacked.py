"""CR 506.2, 508.1b, 802.2 Whom creatures can attack: players, their planeswalkers, and the battles they protect."""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

PROTECTOR = "protector"
"""The name of a battle's protector among the values it remembers."""


@rule("310.8", "310.8a", "310.8g")
def protector(state: State, oid: int) -> int:
    """Return the seat that protects a battle; NOBODY where none is designated and its type asks for one (310.10)."""
    thing = state.objects[oid]
    for name, value in thing.memory:
        if name == PROTECTOR and isinstance(value, int):
            return value
    return NOBODY if "Siege" in characteristics(state, oid).subtypes else thing.controller


@rule("310.8f")
def protect(state: State, oid: int, seat: int) -> None:
    """Let a player become a battle's protector."""
    thing = state.own(oid)
    kept = [pair for pair in thing.memory if pair[0] != PROTECTOR]
    thing.memory = tuple(sorted([*kept, (PROTECTOR, seat)], key=lambda pair: pair[0]))


@rule("310.11a", "310.8a")
def possible_protectors(state: State, controller: int, subtypes: tuple[str, ...]) -> list[int]:
    """Return who can protect a battle: an opponent of a Siege's controller, otherwise its controller."""
    return state.opponents(controller) if "Siege" in subtypes else [controller]


@rule("508.5", "310.8d", "802.2a")
def defender_of(state: State, whom: Target) -> int:
    """Return the defending player of a creature that attacks this: the player, the controller or the protector."""
    if is_player(whom):
        return whom
    if "battle" in characteristics(state, whom).types:
        return protector(state, whom)
    return state.objects[whom].controller


@rule("506.2", "508.1b", "802.2", "802.3", "310.8b")
def attackable(state: State) -> list[Target]:
    """Return whom the active player may attack: each opponent, their planeswalkers, and the battles they protect."""
    opponents = state.opponents(state.active)
    walkers: dict[int, list[Target]] = {seat: [] for seat in opponents}
    battles: list[Target] = []
    for oid in state.battlefield:
        thing = state.objects[oid]
        types = () if thing.phased_out else characteristics(state, oid).types
        if "planeswalker" in types and thing.controller in walkers:
            walkers[thing.controller].append(oid)
        elif "battle" in types and protector(state, oid) in walkers:
            battles.append(oid)
    return [*opponents, *(oid for seat in opponents for oid in walkers[seat]), *battles]


@rule("508.1k")
def attackers_of(state: State) -> list[GameObject]:
    """Return the attacking creatures in timestamp order, those that attack nothing any more included (506.4c)."""
    found = (state.objects[oid] for oid in state.battlefield)
    return [thing for thing in found if thing.defender != NOBODY and not thing.phased_out]


@rule("509.1g")
def blockers_of(state: State, attacker: int) -> list[int]:
    """Return the creatures that block an attacking creature, in timestamp order."""
    return [oid for oid in state.battlefield if attacker in state.objects[oid].blocking]


@rule("509.1h")
def is_unblocked(state: State, oid: int) -> bool:
    """Tell whether an attacking creature is unblocked: blockers have been declared, and none for it."""
    thing = state.objects[oid]
    if thing.defender == NOBODY or thing.blocked:
        return False
    return state.step in {"declare blockers", "first strike combat damage", "combat damage", "end of combat"}


@rule("506.5")
def attacks_alone(state: State, oid: int) -> bool:
    """Tell whether a creature is attacking and no other is."""
    return [thing.oid for thing in attackers_of(state)] == [oid]


@rule("506.5")
def blocks_alone(state: State, oid: int) -> bool:
    """Tell whether a creature is blocking and no other is."""
    return [other for other in state.battlefield if state.objects[other].blocking] == [oid]
