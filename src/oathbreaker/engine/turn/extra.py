"""CR 500.7-500.10 Extra turns, and additional phases and steps, as events."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.combat.steps import add_after_phase, add_combat
from oathbreaker.engine.events import PlayerEvent
from oathbreaker.engine.state import VERSIONS, State
from oathbreaker.texts.rules import rule

BEGINNING: Final = ("untap", "upkeep", "draw")
"""The steps of a beginning phase (501.1)."""

ADDED_UNTAP: Final = "added untap steps"
"""The name among the game's values of how many untap steps of this turn do not begin it."""


PROMISED: Final = "extra turns after a next turn"
"""The name among the game's values of who takes an extra turn after their next turn: seats, the latest last."""


@rule("500.7")
class ExtraTurn(PlayerEvent):
    """A player is given an extra turn after this one: it comes before those that were there already."""

    __slots__ = ()
    kind: ClassVar[str] = "extra turn"
    cites: ClassVar[str] = "500.7"

    def perform(self, state: State) -> None:
        """Add the turn."""
        state.extra_turns = (*state.extra_turns, self.seat)


@rule("500.7")
def promise_extra_turn(state: State, seat: int) -> None:
    """Let a player take an extra turn after that player's next turn."""
    state.remember(PROMISED, (*promised(state), seat))


@rule("500.7")
def promised_turns(state: State) -> list[ExtraTurn]:
    """Return the extra turns that come after the turn that begins; they are promised no more."""
    waiting = promised(state)
    now = [ExtraTurn(seat) for seat in waiting if seat == state.active]
    if now:
        state.remember(PROMISED, tuple(seat for seat in waiting if seat != state.active) or None)
    return now


def promised(state: State) -> tuple[int, ...]:
    """Return who takes an extra turn after their next turn."""
    seats = state.recall(PROMISED, ())
    assert isinstance(seats, tuple)  # noqa: S101  as it is kept
    return seats


@rule("500.8")
class ExtraCombat(PlayerEvent):
    """Combat phases are added to the turn after this phase; `with_main` adds a main phase after them."""

    __slots__ = ("with_main",)
    kind: ClassVar[str] = "extra combat"
    cites: ClassVar[str] = "500.8"

    def __init__(self, seat: int, amount: int = 1, source: int = NOBODY, *, with_main: bool = False) -> None:
        super().__init__(seat, amount, source)
        self.with_main = with_main

    def is_possible(self, state: State) -> bool:  # noqa: ARG002  as declared
        """A turn goes on without its player (800.4j)."""
        return True

    def perform(self, state: State) -> None:
        """Add the phases."""
        add_combat(state, self.amount, with_main=self.with_main)


@rule("500.8", "500.9", "500.10", "500.10a")
class ExtraSteps(PlayerEvent):
    """Steps are added to the turn of a player, after this step or after this phase.

    Attributes:
        steps: Which, in order.
        after_step: Whether they come right after this step.
    """

    __slots__ = ("after_step", "steps")
    kind: ClassVar[str] = "extra steps"
    cites: ClassVar[str] = "500.9"

    def __init__(self, seat: int, steps: tuple[str, ...], source: int = NOBODY, *, after_step: bool = False) -> None:
        super().__init__(seat, len(steps), source)
        self.steps = steps
        self.after_step = after_step

    def is_possible(self, state: State) -> bool:
        """No steps are added to another player's turn."""
        return bool(self.steps) and self.seat == state.active

    def perform(self, state: State) -> None:
        """Add the steps; an untap step among them does not begin the turn once more."""
        added = self.steps.count("untap")
        if added:
            state.remember(ADDED_UNTAP, int(str(state.recall(ADDED_UNTAP, 0))) + added)
        if self.after_step:
            state.steps_left = (*self.steps, *state.steps_left)
            state.version = next(VERSIONS)
        else:
            add_after_phase(state, self.steps)


@rule("500.8")
def is_added_untap(state: State) -> bool:
    """Tell whether the untap step that begins was added to the turn; then one fewer is left of those."""
    left = int(str(state.recall(ADDED_UNTAP, 0)))
    if left:
        state.remember(ADDED_UNTAP, left - 1 or None)
    return bool(left)
