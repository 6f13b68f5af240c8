"""CR 301.5, 303.4, 701.3 Attaching: what an Aura, Equipment or Fortification can be attached to, and attaching it.

Seam: `attach_events` are the events of an instruction to attach; `can_be_attached` is the one answer for them, for
entering attached (entering.py) and for state-based actions, whose finder is `attachment_actions` (704.5m-n, 704.5p).
Protection and other effects say so by statements named "can't be attached" (`about` what it would be attached to,
`bars` with the point of view of the attachment).
"""

from __future__ import annotations

from collections.abc import Sequence

from oathbreaker.engine.abstract import Filter, Keyword
from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.bestowing import is_bestowed
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Attach, Event
from oathbreaker.engine.index import barred
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

ATTACHMENTS = frozenset({"Aura", "Equipment", "Fortification"})
"""The subtypes of what can be attached."""


@rule("701.3b", "303.4h")
def is_attachment(look: Characteristics) -> bool:
    """Tell whether a permanent is an Aura, Equipment or Fortification."""
    return not ATTACHMENTS.isdisjoint(look.subtypes)


@rule("303.4a", "702.5a", "702.5c")
def enchant_filters(look: Characteristics) -> list[Filter]:
    """Return what an Aura's enchant abilities say it can be attached to; all of them must be met."""
    return [
        spec.what
        for keyword in look.keywords
        if isinstance(keyword, Keyword) and keyword.name.startswith("enchant")
        for spec in keyword.spell_targets()
        if isinstance(spec.what, Filter)
    ]


@rule("301.5", "301.5c", "301.6", "303.4c", "303.4d", "310.9", "701.3a")
def can_attach(  # noqa: PLR0913  all that decides about it
    state: State, look: Characteristics, oid: int, controller: int, to: Target, *, is_as_creature: bool = False
) -> bool:
    """Tell whether something that looks so can be attached to an object or player.

    Args:
        state: The game.
        look: The characteristics of the Aura, Equipment or Fortification, as it is or would be on the battlefield.
        oid: Its id, or that of the card or spell that would become it.
        controller: Who controls it, or would.
        to: What it would be attached to.
        is_as_creature: Whether a planeswalker counts as a creature (702.6e).
    """
    if to == oid or "battle" in look.types or not is_there(state, to):
        return False
    if "creature" in look.types and not look.has("reconfigure"):
        return False
    if not fits(state, look, oid, controller, to, is_as_creature=is_as_creature):
        return False
    return not barred(state, "can't be attached", to, Context(state, oid, controller, subject=to))


def is_there(state: State, to: Target) -> bool:
    """Tell whether something can be attached to this at all: a player in the game, or an object in play."""
    if is_player(to):
        return state.players[to].in_game
    thing = state.objects.get(to)
    return thing is not None and not thing.phased_out


def fits(  # noqa: PLR0913  as `can_attach`
    state: State, look: Characteristics, oid: int, controller: int, to: Target, *, is_as_creature: bool
) -> bool:
    """Tell whether this is what an attachment goes on: as enchant says, a creature, a land."""
    if "Aura" in look.subtypes:
        filters = enchant_filters(look)
        context = Context(state, oid, controller)
        return bool(filters) and all(what.matches(context, to) for what in filters)
    if is_player(to) or state.objects[to].zone != "battlefield":
        return False
    types = characteristics(state, to).types
    if "Equipment" in look.subtypes and ("creature" in types or (is_as_creature and "planeswalker" in types)):
        return True
    return "Fortification" in look.subtypes and "land" in types


@rule("701.3a")
def can_be_attached(state: State, oid: int, to: Target, *, is_as_creature: bool = False) -> bool:
    """Tell whether a permanent can be attached to an object or player, or stay so."""
    thing = state.objects[oid]
    look = characteristics(state, oid)
    return is_attachment(look) and can_attach(state, look, oid, thing.controller, to, is_as_creature=is_as_creature)


@rule("303.4f")
def possible_hosts(state: State, look: Characteristics, oid: int, controller: int) -> list[Target]:
    """Return everything that an Aura could be attached to, in the order of its first enchant ability."""
    filters = enchant_filters(look)
    if not filters:
        return []
    found = filters[0].candidates(Context(state, oid, controller))
    return [to for to in found if can_attach(state, look, oid, controller, to)]


@rule("301.5b", "303.4j", "701.3b")
def attach_events(
    state: State, oid: int, to: Target, source: int = NOBODY, *, is_as_creature: bool = False
) -> list[Event]:
    """Return the event of attaching a permanent to something; none where it can't be, or already is."""
    thing = state.objects.get(oid)
    if thing is None or thing.zone != "battlefield" or thing.attached_to == to:
        return []
    if not can_be_attached(state, oid, to, is_as_creature=is_as_creature):
        return []
    return [Attach(oid, to, source)]


@rule("701.3d")
def unattach_events(state: State, oid: int, source: int = NOBODY) -> list[Event]:
    """Return the event of unattaching a permanent; none where it is attached to nothing."""
    thing = state.objects.get(oid)
    return [Attach(oid, NOBODY, source)] if thing is not None and thing.attached_to != NOBODY else []


def attachments_of(state: State, to: Target) -> list[int]:
    """Return what is attached to an object or player, in timestamp order."""
    return [oid for oid in state.battlefield if state.objects[oid].attached_to == to]


@rule("704.5m", "704.5n", "704.5p", "303.4c", "303.4d", "301.5c", "310.9", "702.103f")
def attachment_actions(state: State, attached: Sequence[int]) -> list[Event]:
    """Find what state-based actions do with these permanents: the Auras, and those that are attached to something.

    An Aura that enchants nothing or something illegal is put into its owner's graveyard; Equipment and Fortifications
    on something illegal, and whatever else is attached, become unattached; so does a bestowed Aura, which ceases to be
    one.
    """
    found: list[Event] = []
    for oid in attached:
        thing = state.objects[oid]
        host = thing.attached_to
        look = characteristics(state, oid)
        if host != NOBODY and is_attachment(look) and can_attach(state, look, oid, thing.controller, host):
            continue
        is_lost = "Aura" in look.subtypes and not is_bestowed(state, oid)
        if is_lost and not (host != NOBODY and "creature" in look.types):
            found.append(ZoneChange(state, oid, "graveyard", reason="704.5m"))
        elif host != NOBODY:
            found.append(Attach(oid, NOBODY))
    return found
