"""CR 506.7 Moments of combat that spells and abilities name: before or after attackers or blockers are declared.

Terms that restrict when something may be cast or activated ask here.
"""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

PHASE: Final = (
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "first strike combat damage",
    "combat damage",
    "end of combat",
)
"""The steps of a combat phase, in order (506.1)."""

BEFORE_COMBAT: Final = frozenset({"untap", "upkeep", "draw", "precombat main"})


@rule("506.7c")
def is_combat(state: State) -> bool:
    """Tell whether it is a combat phase."""
    return state.step in PHASE


def has_begun(state: State, step: str) -> bool:
    """Tell whether a step of this name has begun in this turn."""
    return any(event.kind == "step begins" and getattr(event, "step", "") == step for event in state.log)


@rule("506.7a", "506.7b", "506.7d", "506.7e")
def is_before(state: State, step: str) -> bool:
    """Tell whether it is still before a step of the first combat phase of this turn.

    Where that step is skipped it is so until the declare attackers step ends; where the whole phase is, until the
    precombat main phase ends.
    """
    if has_begun(state, step):
        return False
    if state.step in BEFORE_COMBAT:
        return True
    passed = state.step not in PHASE or PHASE.index(state.step) > PHASE.index("declare attackers")
    return not passed


@rule("506.7a", "506.7b", "506.7f")
def is_after_in_combat(state: State, step: str) -> bool:
    """Tell whether it is a combat phase in which a step has begun: "during combat after blockers are declared"."""
    if state.step not in PHASE:
        return False
    for event in reversed(state.log):
        if event.kind == "step begins":
            name = getattr(event, "step", "")
            if name == step:
                return True
            if name == PHASE[0]:
                return False
    return False
