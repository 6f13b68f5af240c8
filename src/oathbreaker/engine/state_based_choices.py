"""CR 704.5j, 704.5w-x State-based actions for which somebody chooses: the legend rule, who protects a battle."""

from __future__ import annotations

from oathbreaker.engine.asking import choose
from oathbreaker.engine.combat.attacked import possible_protectors, protector
from oathbreaker.engine.combat.events import BecomesProtector
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.index import statements
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.state import State
from oathbreaker.engine.state_based_permanents import Findings
from oathbreaker.texts.rules import rule

NO_LEGEND_RULE = "legend rule doesn't apply"
"""The name of statements about permanents to which the legend rule does not apply."""


@rule("704.5j")
def same_legends(state: State, seen: Findings) -> Procedure[list[Event]]:
    """Let each player keep one of their legendary permanents with the same name; APNAP order."""
    found: list[Event] = []
    for seat in state.apnap():
        for (controller, _), members in seen.legends.items():
            if controller != seat or len(members) == 1:
                continue
            bound = [oid for oid in members if not statements(state, NO_LEGEND_RULE, oid)]
            if len(bound) > 1:
                kept = yield from choose(state, seat, "choose permanents", bound, 1, 1, "704.5j")
                found += [ZoneChange(state, oid, "graveyard", reason="704.5j") for oid in bound if oid not in kept]
    return found


@rule("704.5w", "704.5x", "310.10")
def unprotected_battles(state: State, seen: Findings) -> Procedure[list[Event]]:
    """Let the controllers of battles that nobody may protect as it is choose a protector; else the battle goes."""
    found: list[Event] = []
    for oid in seen.battles:
        number = letter(state, oid)
        if not number:
            continue
        thing = state.objects[oid]
        seats = possible_protectors(state, thing.controller, characteristics(state, oid).subtypes)
        chosen = yield from choose(state, thing.controller, "player", seats, 1, 1, number, source=oid)
        if chosen:
            found.append(BecomesProtector(chosen[0], oid))
        else:
            found.append(ZoneChange(state, oid, "graveyard", reason=number))
    return found


def letter(state: State, oid: int) -> str:
    """Return the letter by which a battle needs another protector, "" for none."""
    seat = protector(state, oid)
    is_siege = "Siege" in characteristics(state, oid).subtypes
    if is_siege and seat == state.objects[oid].controller:
        return "704.5x"
    is_attacked = any(state.objects[other].attacking == oid for other in state.battlefield)
    has_one = seat >= 0 and state.players[seat].in_game
    return "" if has_one or is_attacked else "704.5w"
