"""CR 715 Adventurer cards, 720 omen cards: where the spell in the inset frame goes as it resolves."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.happening import happen, moved_to
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.player_events import Shuffle
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

ADVENTURE: Final = "Adventure"
OMEN: Final = "Omen"
ON_ADVENTURE: Final = "on an adventure"
"""The name among a card's memory of the player who may play it from exile."""


def goes_elsewhere(look: Characteristics) -> bool:
    """Tell whether a spell that resolves does not go to the graveyard, because of what it was cast as."""
    return ADVENTURE in look.subtypes or OMEN in look.subtypes


@rule("715.3d", "720.3d")
def put_away(state: State, oid: int, look: Characteristics) -> Procedure[None]:
    """Let the controller of an Adventure that resolves exile it; let that of an Omen shuffle it into the library."""
    thing = state.objects[oid]
    zone = "exile" if ADVENTURE in look.subtypes else "library"
    done = yield from happen(state, (ZoneChange(state, oid, zone, reason="resolve"),))
    if zone == "library":
        yield from happen(state, (Shuffle(thing.owner, 1, oid),))
        return
    card = moved_to(done, oid)
    if card in state.objects and state.objects[card].zone == zone:
        own = state.own(card)
        own.memory = tuple(sorted([*own.memory, (ON_ADVENTURE, thing.controller)], key=lambda pair: pair[0]))


@rule("715.3d")
def is_on_adventure(thing: GameObject, seat: int) -> bool:
    """Tell whether a player may play a card from exile, because they exiled it as an Adventure; not as one again."""
    return thing.zone == "exile" and (ON_ADVENTURE, seat) in thing.memory
