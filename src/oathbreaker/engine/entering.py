"""CR 303.4f-i, 301.5e, 310.8a Choices as a permanent enters: what an Aura enchants, who protects a battle.

Seam: happening.py calls `as_it_enters` for each permanent that enters, when nothing replaces the event any more.
"""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.asking import choose
from oathbreaker.engine.attaching import can_attach, is_attachment, possible_hosts
from oathbreaker.engine.bestowing import is_bestowed
from oathbreaker.engine.combat.attacked import possible_protectors
from oathbreaker.engine.combat.events import BecomesProtector
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.state import State
from oathbreaker.engine.token_events import TokenEnters
from oathbreaker.texts.rules import rule


def has_choices(state: State, event: Event) -> bool:
    """Tell whether a permanent enters that asks for a choice here; the answer no costs next to nothing."""
    if not isinstance(event, ZoneChange) or event.zone != "battlefield" or event.face_down:
        return False
    look = event.look(state)
    return "Aura" in look.subtypes or "battle" in look.types or event.attach_to != NOBODY


@rule("303.4f", "303.4h", "301.5e", "310.8a")
def as_it_enters(state: State, event: Event) -> Procedure[list[Event]]:
    """Ask for what is chosen as a permanent enters.

    Return the event and what happens with it; something else, or nothing, where it doesn't enter.
    """
    assert isinstance(event, ZoneChange)  # noqa: S101  `has_choices` has told
    look = characteristics(state, event.oid) if is_bestowed(state, event.oid) else event.look(state)
    seat = event.holder(state)
    if "battle" in look.types:
        event.attach_to = NOBODY
        found = possible_protectors(state, seat, look.subtypes)
        chosen = yield from choose(state, seat, "player", found, 1, 1, "310.8a")
        return [event, *(BecomesProtector(protector, event.new_oid) for protector in chosen)]
    if "Aura" in look.subtypes:
        return (yield from enter_attached(state, event, look, seat))
    if not is_attachment(look) or not can_attach(state, look, event.oid, seat, event.attach_to):
        event.attach_to = NOBODY
    return [event]


@rule("303.4f", "303.4g", "303.4i", "608.3b")
def enter_attached(state: State, event: ZoneChange, look: Characteristics, seat: int) -> Procedure[list[Event]]:
    """Let an Aura enter attached to what is said or chosen; without anything legal it stays where it is.

    From the stack it is put into its owner's graveyard instead; a token isn't created.
    """
    host: Target = event.attach_to
    seen = with_token(state, event)
    if host == NOBODY:
        hosts = possible_hosts(seen, look, event.oid, seat)
        chosen = yield from choose(state, seat, "choose permanents", hosts, 1, 1, "303.4f", source=event.oid)
        host = chosen[0] if chosen else NOBODY
    if host != NOBODY and can_attach(seen, look, event.oid, seat, host):
        event.attach_to = host
        return [event]
    if event.origin == "stack" and not isinstance(event, TokenEnters) and state.objects[event.oid].kind == "card":
        return [ZoneChange(state, event.oid, "graveyard", reason="resolve")]
    return []


@rule("614.12")
def with_token(state: State, event: ZoneChange) -> State:
    """Return a trial state in which a token is already there, to be looked at; for a card the game itself."""
    if not isinstance(event, TokenEnters):
        return state
    trial = state.copy()
    event.perform(trial)
    return trial
