"""CR 707.12 Copies of cards: made where the card is, to be cast while something resolves; else they cease to exist."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.copying import Copied
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import create, join_zone, new_id
from oathbreaker.texts.rules import rule


@rule("707.12")
class CopyCard(Copied):
    """A card is copied in the zone where it is."""

    __slots__ = ()
    kind: ClassVar[str] = "copy card"
    cites: ClassVar[str] = "707.12"

    def is_possible(self, state: State) -> bool:
        """It must be a card that is there, and the player in the game."""
        thing = state.objects.get(self.oid)
        return thing is not None and thing.kind == "card" and state.players[self.seat].in_game

    @rule("707.10a", "709.3c")
    def perform(self, state: State) -> None:
        """Put the copy where the card is, with all its faces; state-based actions end it there."""
        card = state.objects[self.oid]
        copy = create(state, card.definition, self.seat, card.zone, kind="copy", oid=self.new_oid)
        join_zone(state, copy)
        state.strays = (*state.strays, self.new_oid)


def copy_card(state: State, oid: int, seat: int, source: int) -> Procedure[int]:
    """Copy a card for a player; return the copy's id, NOBODY where none was made."""
    copy = new_id(state)
    done = yield from happen(state, (CopyCard(oid, seat, copy, source),))
    return copy if done and copy in state.objects else NOBODY
