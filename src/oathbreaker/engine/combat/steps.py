"""CR 506 The combat phase: which of its steps happen, and what happens as each begins.

Seam: turn/loop.py calls `COMBAT_ACTIONS[step](state)` as a combat step begins, `combat_steps_after(state)` to know the
steps left, and `end_combat(state)` as the phase ends. Combat lives in the objects' fields attacking, defender, blocked
and blocking: a creature attacks while `defender` is a seat; it blocks while `blocking` is not empty.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.combat.attackers import declare_attackers
from oathbreaker.engine.combat.blockers import declare_blockers
from oathbreaker.engine.combat.damage import STRUCK, deal_combat_damage, has_first_strike
from oathbreaker.engine.combat.events import anything_attacked
from oathbreaker.engine.combat.timing import PHASE
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.index import values
from oathbreaker.engine.state import VERSIONS, State
from oathbreaker.texts.rules import rule

SKIPPED: Final = frozenset({"declare blockers", "first strike combat damage", "combat damage"})
"""The steps that do not happen where nothing attacked (508.8)."""

PHASES_WITH_STEPS: Final = (("untap", "upkeep", "draw"), PHASE, ("end", "cleanup"))
"""The phases that have steps, each with its steps in order (501.1, 506.1, 512.1)."""


@rule("510.4")
def first_strike_damage(state: State) -> Procedure[None]:
    """Deal the damage of creatures with first strike or double strike."""
    yield from deal_combat_damage(state, first=True)


@rule("510.2")
def regular_damage(state: State) -> Procedure[None]:
    """Deal the damage of the other creatures, and of those with double strike again."""
    yield from deal_combat_damage(state, first=False)


COMBAT_ACTIONS: Final[dict[str, Callable[[State], Procedure[None]]]] = {
    "declare attackers": declare_attackers,
    "declare blockers": declare_blockers,
    "first strike combat damage": first_strike_damage,
    "combat damage": regular_damage,
}


@rule("506.1", "508.8", "510.4")
def combat_steps_after(state: State) -> tuple[str, ...]:
    """Return the steps still to come.

    Nothing attacked: no blocks and no damage. No first strike: one damage step. An effect named "skips combat" (`about`
    the active player): no combat phase.
    """
    left = state.steps_left
    if not left:
        return left
    if state.step == "declare attackers" and not anything_attacked(state):
        return rest_without(left, SKIPPED)
    if left[0] == "first strike combat damage" and not has_first_strike(state):
        return left[1:]
    if left[0] == PHASE[0] and values(state, "skips combat", state.active):
        return rest_without(left, frozenset(PHASE))
    return left


def rest_without(left: tuple[str, ...], skipped: frozenset[str]) -> tuple[str, ...]:
    """Return the steps left without those of this combat phase that are skipped; later combat phases stay."""
    number = 0
    while number < len(left) and left[number] in skipped:
        number += 1
    return left[number:]


@rule("500.8", "505.1a")
def add_combat(state: State, number: int = 1, *, with_main: bool = False) -> None:
    """Add combat phases after this phase, and a main phase after them where it is said."""
    add_after_phase(state, (*(PHASE * number), *(("postcombat main",) if with_main else ())))


@rule("500.8", "500.10")
def add_after_phase(state: State, steps: tuple[str, ...]) -> None:
    """Add steps after this phase: whole phases, or one step of a phase whose other steps are skipped."""
    left = state.steps_left
    phase = next((steps for steps in PHASES_WITH_STEPS if state.step in steps), (state.step,))
    place = 0
    while place < len(left) and left[place] in phase[1:]:
        place += 1
    state.steps_left = (*left[:place], *steps, *left[place:])
    state.version = next(VERSIONS)


@rule("511.3")
def end_combat(state: State) -> None:
    """Remove everything from combat."""
    for oid in state.battlefield:
        thing = state.objects[oid]
        if thing.attacking != NOBODY or thing.defender != NOBODY or thing.blocking or thing.blocked:
            own = state.own_status(oid)
            own.attacking = own.defender = NOBODY
            own.blocking = ()
            own.blocked = False
    if state.recall(STRUCK) is not None:
        state.remember(STRUCK, None)
