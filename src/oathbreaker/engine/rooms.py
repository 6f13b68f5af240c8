"""CR 709.5 Split cards with a shared type line (Rooms): the special action that unlocks a half.

Seam: legal.py offers `possible_unlocks` when a sorcery could be cast; priority.py takes the action as a special one.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import TotalCost, can_pay, split_costs
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.designations import UnlockDoor, locked_halves
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics, effects_of
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.state import State
from oathbreaker.engine.ways import SpecialAction
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

WORDS: Final = ("unlock left", "unlock right")
"""What options call unlocking either half."""


@term
class OpenHalf(Effect):
    """A half of the permanent is unlocked, its unlock cost having been paid. It is no term of any card."""

    half: int

    @rule("709.5e", "116.2m")
    def perform(self, context: Context) -> Procedure[None]:
        """Unlock it."""
        event = UnlockDoor(context.source, self.half, context.controller, context.source)
        yield from happen(context.state, (event,))


@rule("709.5e", "116.2m", "118.6")
def unlocking(state: State, oid: int, half: int) -> SpecialAction | None:
    """Return the action that unlocks a half for its mana cost; None where it has none."""
    doors = characteristics(state, oid).doors
    cost = str(doors[1 << half].mana_cost) if doors is not None else ""
    return SpecialAction(WORDS[half], (PayMana(cost),), OpenHalf(half), None) if cost else None


@rule("709.5e", "116.2m")
def possible_unlocks(state: State, seat: int) -> Iterator[tuple[int, int, SpecialAction]]:
    """Yield the locked halves that a player can unlock, the time being right: permanent, half and action."""
    copied = effects_of(state).copied  # what else is a Room has it printed, or is a copy itself
    for thing in state.controlled(seat):
        if thing.definition.combined is None and thing.copied is None and not thing.beneath and thing.oid not in copied:
            continue
        for half in locked_halves(state, thing.oid):
            action = unlocking(state, thing.oid, half)
            if action is not None:
                cost = TotalCost(*split_costs(action.costs))
                if can_pay(state, seat, cost, 0, Context(state, thing.oid, seat)):
                    yield thing.oid, half, action
