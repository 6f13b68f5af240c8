"""CR 401.5, 701.20a Hands and top cards of libraries that are shown for as long as an effect says so."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.index import values
from oathbreaker.engine.naming import EVERYBODY
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

HAND_REVEALED: Final = "hand revealed"
"""The name of statements by which a player plays with their hand revealed."""
TOP_REVEALED: Final = "top of library revealed"
"""The name of statements by which a player plays with the top card of their library revealed."""
TOP_LOOKED_AT: Final = "top of library looked at"
"""The name of statements by which a player may look at the top card of their library any time."""


@rule("400.2", "701.20a")
def is_hand_shown(state: State, seat: int) -> bool:
    """Tell whether everybody may see a player's hand."""
    return bool(values(state, HAND_REVEALED, seat))


@rule("401.5")
def who_sees_top(state: State, seat: int) -> int:
    """Return who may see the top card of a player's library: EVERYBODY, the player alone, or NOBODY.

    While a spell is being cast that was that card, nobody sees the next one.
    """
    last = state.objects.get(state.stack[-1]) if state.stack else None
    if last is not None and last.owner == seat and is_being_cast_from(state, last, "library"):
        return NOBODY
    if values(state, TOP_REVEALED, seat):
        return EVERYBODY
    return seat if values(state, TOP_LOOKED_AT, seat) else NOBODY


@rule("401.5", "601.2i")
def is_being_cast_from(state: State, spell: GameObject, zone: str) -> bool:
    """Tell whether a spell is being cast from a zone and has not become cast yet."""
    said = spell.announcement
    if spell.kind != "card" or said is None or said.zone != zone:
        return False
    return not any(event.kind == "cast" and spell.oid in event.about() for event in state.log)
