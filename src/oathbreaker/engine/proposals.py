"""CR 101.4 What players are about to do at the same time: kept until each of them has chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.decisions import Chosen, Decision, Procedure

if TYPE_CHECKING:
    from oathbreaker.engine.costs import TotalCost
    from oathbreaker.engine.events import Event
    from oathbreaker.engine.state import State


class Gathering:
    """Choices that are being made before anything is done (101.4). Only while a procedure is at work.

    Attributes:
        promised: What players have said that they pay: (seat, cost).
        chosen: What they have chosen (101.4b).
    """

    __slots__ = ("chosen", "promised")

    def __init__(self) -> None:
        self.promised: list[tuple[int, TotalCost]] = []
        self.chosen: list[Chosen] = []


class Proposal(Decision):
    """What a procedure does next, now that its choices are made. Nobody is asked: whoever gathers them carries it out.

    Attributes:
        events: What would happen.
        deed: Or what is done in turn, since it cannot be done at the same time as anything else (608.2f).
        done: What really happened.
    """

    __slots__ = ("deed", "done", "events")

    def __init__(self, events: Sequence[Event] = (), deed: Procedure[None] | None = None) -> None:
        super().__init__(NOBODY, "order", (), 0, 0, "101.4")
        self.events = events
        self.deed = deed
        self.done: list[Event] = []


def in_turn(state: State, deed: Procedure[None]) -> Procedure[None]:
    """Do something that cannot be done at the same time as what others do: each does it in turn (608.2f)."""
    if state.gathering is None:
        yield from deed
    else:
        yield Proposal(deed=deed)


def action_over(state: State) -> Procedure[None]:
    """Wait for those who do something while this player does nothing, before the next action (608.2e)."""
    if state.gathering is not None:
        yield Proposal()
