"""Why something cannot be done: the same answers that listing and accepting use, as messages with their rules."""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.legal import (
    REFUSAL_RULES,
    playable_cards,
    refusal_to_activate,
    refusal_to_cast,
    refusal_to_play_land,
    ways_to_play,
)
from oathbreaker.engine.mana import activated
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.state import State
from oathbreaker.texts.messages import Message, say

Reason = tuple[str, Message]
"""A rule number and a sentence."""


def why_not(state: State, seat: int, oid: int) -> list[Reason]:
    """Return why a player may do nothing with a card or permanent now; nothing where they may do something."""
    thing = state.objects[oid]
    refusals: list[str] = []
    if thing.zone == "battlefield":
        if thing.controller == seat:
            refusals = [
                refusal_to_activate(state, seat, thing, ability)
                for _, ability, _ in activated(characteristics(state, oid))
            ]
    elif oid in playable_cards(state, seat):
        for face, way in ways_to_play(state, seat, thing):
            is_land = "land" in thing.definition.faces[face].characteristics.types
            refusals.append(
                refusal_to_play_land(state, seat, thing) if is_land else refusal_to_cast(state, seat, thing, face, way)
            )
    if state.priority not in {seat, NOBODY}:
        return [("117.1", say("engine.no_priority", player=title_of(state, state.priority)))]
    if not refusals:
        refusals = ["engine.not_castable"]
    if "" in refusals:
        return []
    return [(REFUSAL_RULES[key], say(key, card=title_of(state, oid))) for key in dict.fromkeys(refusals)]
