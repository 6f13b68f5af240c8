"""CR 731, 702.145 Day and night: the designations, when they change, and the permanents that turn with them.

Seam: `check_daytime` is the second part of each untap step (502.2). `keep_daytime` is called as the game settles: what
has daybound or nightbound turns, and day or night begins, immediately and not as a state-based action.
"""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.index import index_of
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.state import State
from oathbreaker.engine.transforming import DAYBOUND, NIGHTBOUND, Transform
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

DAYTIME: Final = "daytime"
"""The name among the game's values: "day", "night", or nothing at all."""

PREVIOUS_ACTIVE: Final = "previous active"
"""The name among the game's values of the active player of the turn before."""

MANY_SPELLS: Final = 2
"""How many spells of the active player in one turn end the night (731.2b)."""


def daytime(state: State) -> object:
    """Return "day", "night", or None."""
    return state.recall(DAYTIME)


@rule("731.1", "731.1a")
class DaytimeChanges(Event):
    """It becomes day or night; `before` is what it was."""

    __slots__ = ("before", "daytime")
    kind: ClassVar[str] = "daytime changes"
    cites: ClassVar[str] = "731.1"

    def __init__(self, to: str) -> None:
        super().__init__()
        self.daytime = to
        self.before: object = None

    def is_possible(self, state: State) -> bool:
        """Nothing changes where it is so already."""
        return daytime(state) != self.daytime

    @rule("702.145b", "702.145e")
    def contained(self, state: State) -> list[Event]:
        """Return that the permanents turn that turn with it."""
        return turning(state, self.daytime)

    def perform(self, state: State) -> None:
        """Change the designation."""
        self.before = daytime(state)
        state.remember(DAYTIME, self.daytime)
        state.continuous_changed()

    def told(self, titles: tuple[object, ...]) -> Message:  # noqa: ARG002  it is about nothing
        """Return what it has become."""
        return say(f"engine.event_becomes_{self.daytime}")


def turning(state: State, to: str) -> list[Event]:
    """Return how permanents with daybound turn over at night, and those with nightbound by day."""
    keyword, face = (DAYBOUND, 0) if to == "night" else (NIGHTBOUND, 1)
    return [
        Transform(oid, by=keyword)
        for oid in state.battlefield
        if not state.objects[oid].phased_out
        and state.objects[oid].face == face
        and characteristics(state, oid).has(keyword)
    ]


def asks_for_daytime(state: State) -> bool:
    """Tell whether any permanent has daybound or nightbound."""
    named = index_of(state).named
    return DAYBOUND in named or NIGHTBOUND in named


@rule("702.145c", "702.145d", "702.145f", "702.145g")
def keep_daytime(state: State) -> Procedure[None]:
    """Let day or night begin where a permanent asks for it, and turn what has the wrong face up."""
    if daytime(state) is None:
        yield from happen(state, (DaytimeChanges("day" if DAYBOUND in index_of(state).named else "night"),))
    wrong = turning(state, str(daytime(state)))
    if wrong:
        yield from happen(state, wrong)


@rule("502.2", "731.2", "731.2a", "731.2b", "731.2c")
def check_daytime(state: State) -> Procedure[None]:
    """Change day to night after a turn without spells of its active player, night to day after one with two."""
    now = daytime(state)
    if now is None or not state.past:
        return
    seat = state.recall(PREVIOUS_ACTIVE)
    spells = sum(isinstance(event, SpellCast) and event.seat == seat for event in state.past[-1])
    if now == "day" and not spells:
        yield from happen(state, (DaytimeChanges("night"),))
    elif now == "night" and spells >= MANY_SPELLS:
        yield from happen(state, (DaytimeChanges("day"),))
