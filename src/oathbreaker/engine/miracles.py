"""CR 702.94, 603.11 Cards with miracle: revealed as they are drawn, by choice, and only the first of a turn.

Seam: happening.py asks `may_be_revealed` of each card that is drawn, and `as_it_is_drawn` where the answer is yes.
"""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.asking import ask_may
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.revealing import Reveal
from oathbreaker.engine.state import State
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

MIRACLE: Final = "miracle"
"""The name of the keyword and of the way of casting."""


class RevealedAsDrawn(Reveal):
    """A player reveals a card as they draw it."""

    __slots__ = ()
    kind: ClassVar[str] = "reveal as drawn"
    cites: ClassVar[str] = "702.94a"

    def is_possible(self, state: State) -> bool:  # noqa: ARG002  as declared
        """It happens together with the drawing."""
        return True


@rule("702.94a")
def may_be_revealed(state: State, event: Event) -> bool:
    """Tell whether a card with miracle is drawn, as the first of its owner's in this turn."""
    if not isinstance(event, ZoneChange) or event.reason != "draw" or event.zone != "hand":
        return False
    thing = state.objects[event.oid]
    return event.face_of(state).characteristics.has(MIRACLE) and state.players[thing.owner].drawn == 1


@rule("702.94a", "121.9")
def as_it_is_drawn(state: State, event: ZoneChange) -> Procedure[list[Event]]:
    """Ask whether the card is revealed; return the drawing, and the revealing with it."""
    seat = state.objects[event.oid].owner
    question = say("engine.ask_miracle", card=title_of(state, event.oid))
    if not (yield from ask_may(state, seat, "702.94a", question=question)):
        return [event]
    return [event, RevealedAsDrawn(event.new_oid, seat)]
