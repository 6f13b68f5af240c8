"""CR 400.2 What a player knows of cards in hidden zones: those seen whose place can be followed."""

from __future__ import annotations

from collections.abc import Iterator

from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.naming import EVERYBODY, HIDDEN_ZONES
from oathbreaker.engine.player_events import Shuffle
from oathbreaker.engine.revealing import LookAt, Reveal
from oathbreaker.engine.shown_hands import is_hand_shown, who_sees_top
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule


@rule("400.2", "701.20a", "701.20e")
def known_cards(state: State, viewer: int) -> set[int]:
    """Return the ids of objects in hidden zones whose cards a player has seen and could follow since."""
    known = Known(state, viewer)
    for event in events(state):
        known.follow(event)
    shown = {oid for seat in state.seats() if is_hand_shown(state, seat) for oid in state.hand(seat)}
    tops = {
        oid
        for seat in state.seats()
        if who_sees_top(state, seat) in {EVERYBODY, viewer}
        for oid in state.library(seat)[:1]
    }
    return {oid for oid in known.oids if oid in state.objects} | shown | tops


def events(state: State) -> Iterator[Event]:
    """Yield everything that has happened, oldest first."""
    for turn in state.past:
        yield from turn
    yield from state.log


class Known:
    """What one player knows, event by event.

    Attributes:
        oids: Objects in hidden zones whose cards are known.
    """

    def __init__(self, state: State, viewer: int) -> None:
        self.state = state
        self.viewer = viewer
        self.oids: set[int] = set()

    def follow(self, event: Event) -> None:
        """Learn from an event, or lose track by it."""
        if isinstance(event, ZoneChange):
            self.follow_move(event)
        elif isinstance(event, Reveal):
            self.oids.add(event.oid)
        elif isinstance(event, LookAt):
            self.follow_look(event)
        elif isinstance(event, Shuffle):
            self.oids = {oid for oid in self.oids if not self.may_be_in(oid, "library", event.seat)}

    def follow_move(self, event: ZoneChange) -> None:
        """Follow a card into a hidden zone; which one another player took out of one unseen is not known."""
        was_known = event.oid in self.oids
        self.oids.discard(event.oid)
        if event.zone not in HIDDEN_ZONES and not event.face_down:
            return
        is_seen = event.seen_by[0] in {EVERYBODY, self.viewer}
        is_followed = was_known and event.reason == "draw"
        is_own = event.origin == "hand" and self.owner(event.new_oid) == self.viewer
        if is_seen or is_followed or is_own:
            self.oids.add(event.new_oid)
        elif event.origin == "hand":
            seat = self.owner(event.new_oid)
            self.oids = {oid for oid in self.oids if not self.may_be_in(oid, "hand", seat)}

    def follow_look(self, event: LookAt) -> None:
        """Learn what the player looks at; what others look at in a library they may put elsewhere in it."""
        if event.seat == self.viewer:
            self.oids.add(event.oid)
        elif self.may_be_in(event.oid, "library", self.owner(event.oid)):
            self.oids.discard(event.oid)

    def owner(self, oid: int) -> int | None:
        """Return who owns an object that is there, None for what has gone."""
        thing = self.state.objects.get(oid)
        return thing.owner if thing is not None else None

    def may_be_in(self, oid: int, zone: str, seat: int | None) -> bool:
        """Tell whether an object is in a player's zone; what has gone since may have been anywhere."""
        thing = self.state.objects.get(oid)
        return thing is None or (thing.zone == zone and thing.owner == seat)
