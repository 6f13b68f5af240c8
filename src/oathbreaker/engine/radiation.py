"""CR 728 Rad counters: the inherent triggered ability of those that a player has.

Seam: the turn calls `let_radiation_trigger` as a precombat main phase begins; the ability has no source.
"""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Effect, Subject, TriggerEvent
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event, RemoveCounters
from oathbreaker.engine.happening import happen, wound_up
from oathbreaker.engine.lasting import PendingTrigger
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.matching import add_pending
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.player_events import LoseLife
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

RAD: Final = "rad"


@rule("728.1a")
class LoseLifeFromRadiation(LoseLife):
    """A player loses life from radiation."""

    __slots__ = ()
    cites: ClassVar[str] = "728.1"


@rule("728.1")
@term
class MainPhaseBegins(TriggerEvent):
    """The active player's precombat main phase begins; the turn itself lets the ability trigger."""

    def matches(self, context: Context, event: Event) -> Subject | None:  # noqa: ARG002  as declared
        """Return nothing: no index holds the ability."""
        return None


@rule("728.1", "603.4")
@term
class HasRad(Condition):
    """The player has one or more rad counters."""

    def holds(self, context: Context) -> bool:
        """Count them."""
        return context.state.players[context.controller].counters.get(RAD, 0) > 0


@rule("728.1")
@term
class Radiate(Effect):
    """The player mills as many cards as they have rad counters, and pays for each that is no land."""

    def perform(self, context: Context) -> Procedure[None]:
        """Mill the cards together; then each nonland card takes 1 life and one counter."""
        state, seat = context.state, context.controller
        number = state.players[seat].counters.get(RAD, 0)
        events = [ZoneChange(state, oid, "graveyard", reason="mill") for oid in state.library(seat)[:number]]
        done = yield from happen(state, events)
        milled = [new for event in events if (new := wound_up(done, event.oid)) in state.objects]
        for oid in milled:
            if "land" not in characteristics(state, oid).types:
                yield from happen(state, (LoseLifeFromRadiation(seat), RemoveCounters(seat, RAD, 1)))


ABILITY: Final = TriggeredAbility(MainPhaseBegins(), (Radiate(),), condition=HasRad())


@rule("728.1", "122.1i")
def let_radiation_trigger(state: State) -> None:
    """Let the ability trigger if the active player has rad counters, who controls it."""
    if state.players[state.active].in_game and state.players[state.active].counters.get(RAD, 0):
        add_pending(state, PendingTrigger(ABILITY, NOBODY, NOBODY, state.active))
