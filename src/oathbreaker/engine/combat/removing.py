"""CR 506.4 Removal from combat: what it undoes.

Seam: whatever changes control, phases out or regenerates a permanent calls `remove_from_combat`; it needs nothing but
the state, so that every module may. What was put elsewhere is a new object, and in no combat.
"""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule


@rule("506.4")
def remove_from_combat(state: State, oid: int) -> None:
    """Remove a permanent from combat.

    It stops attacking and blocking and being attacked. What attacked it goes on attacking, but nothing (506.4c); what
    blocked it goes on blocking, but nothing; what it blocked stays blocked (509.1h).
    """
    thing = state.objects[oid]
    if thing.defender != NOBODY or thing.blocking:
        own = state.own_status(oid)
        own.attacking = own.defender = NOBODY
        own.blocked = False
        own.blocking = ()
    for other_oid in state.battlefield:
        other = state.objects[other_oid]
        if other.attacking == oid:
            state.own_status(other_oid).attacking = NOBODY
        if oid in other.blocking:
            kept = tuple(NOBODY if attacker == oid else attacker for attacker in other.blocking)
            state.own_status(other_oid).blocking = kept
