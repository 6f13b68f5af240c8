"""How messages name objects and players."""

from __future__ import annotations

from functools import cache
from typing import Final

from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.state import State
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

EVERYBODY: Final = -2
"""Who may see what is public."""

HIDDEN_ZONES: Final = frozenset({"hand", "library"})
"""400.2: the zones in which not everybody sees the cards' faces."""


@rule("400.2", "708.5")
def who_sees(state: State, thing: Target) -> int:
    """Return who may see which card an object is: EVERYBODY, its owner or controller alone, or NOBODY (a library)."""
    found = state.objects.get(thing)
    if found is None:
        known = state.last_known.get(thing)
        if known is None:
            return EVERYBODY
        if known.successor in state.objects:
            return who_sees(state, known.successor)
        found = known.object
    if found.zone == "hand":
        return found.owner
    if found.zone == "library":
        return NOBODY
    return found.controller if found.face_down else EVERYBODY


@cache
def player_title(seat: int) -> Message:
    """Return how messages name a player."""
    return say("engine.player", number=seat + 1)


def title_of(state: State, thing: Target) -> object:
    """Return an object's or player's name for use in a message, in either language."""
    if is_player(thing):
        return player_title(thing)
    found = state.objects.get(thing)
    if found is None:
        known = state.last_known.get(thing)
        if known is None:
            return say("engine.something")
        found = known.object
    if found.kind == "ability" and found.announcement is not None and found.announcement.source != thing:
        return say("engine.ability_of", source=title_of(state, found.announcement.source))
    if found.face_down:
        return say("engine.face_down")
    return found.definition.faces[found.face].title
