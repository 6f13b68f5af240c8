"""CR 500.7, 500.8 Extra turns and additional combat phases, as events."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.combat.steps import add_combat
from oathbreaker.engine.events import PlayerEvent
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule


@rule("500.7")
class ExtraTurn(PlayerEvent):
    """A player is given an extra turn after this one: it comes before those that were there already."""

    __slots__ = ()
    kind: ClassVar[str] = "extra turn"
    cites: ClassVar[str] = "500.7"

    def perform(self, state: State) -> None:
        """Add the turn."""
        state.extra_turns = (*state.extra_turns, self.seat)


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
