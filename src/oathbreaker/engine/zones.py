"""CR 400 Zones: the only two functions that change what is in a zone, and moving as a new object (400.7)."""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.definitions import Characteristics, PlayableCard
from oathbreaker.engine.last_known import LastKnown
from oathbreaker.engine.objects import Component, GameObject
from oathbreaker.engine.state import OWN_ZONES, SHARED_ZONES, VERSIONS, State
from oathbreaker.texts.rules import rule


def leave_zone(state: State, oid: int) -> None:
    """Take an object out of the zone it is in, and out of the game's objects."""
    thing = state.objects.pop(oid)
    place = zone_place(thing.zone, thing.owner)
    members = state.zones[place]
    where = members.index(oid)
    state.zones[place] = members[:where] + members[where + 1 :]
    note_change(state, thing)


def join_zone(state: State, thing: GameObject, position: int | None = None) -> None:
    """Put an object into the zone that it names: last, or at a position (0 is the top of a library)."""
    state.objects[thing.oid] = thing
    place = zone_place(thing.zone, thing.owner)
    members = state.zones[place]
    if position is None or position >= len(members):
        state.zones[place] = (*members, thing.oid)
    else:
        state.zones[place] = (*members[:position], thing.oid, *members[position:])
    note_change(state, thing)


def order_zone(state: State, zone: str, seat: int, order: tuple[int, ...]) -> None:
    """Put the objects of a zone into another order: shuffling, or putting cards back in any order."""
    state.zones[zone_place(zone, seat)] = order
    state.version = next(VERSIONS)


def zone_place(zone: str, seat: int) -> int:
    """Return where a zone's contents are among `State.zones`."""
    place = SHARED_ZONES.get(zone)
    return place if place is not None else OWN_ZONES[zone] + 3 * seat


def note_change(state: State, thing: GameObject) -> None:
    """Move the versions for an object that came or went: continuous effects only where it can have to do with them."""
    effects = state.effects
    is_changed = effects is not None and thing.oid in effects.looks
    face = thing.definition.faces[thing.face]
    if thing.zone == "battlefield" and not thing.phased_out:
        state.members_changed()
    elif thing.zone == "battlefield" or is_changed or face.changes_elsewhere:
        state.continuous_changed()
    else:
        state.version = next(VERSIONS)
        if face.works_elsewhere:
            state.placed = state.version


def create(  # noqa: PLR0913  all that decides about it
    state: State,
    definition: PlayableCard,
    owner: int,
    zone: str,
    *,
    kind: str = "card",
    card: int = NOBODY,
    oid: int | None = None,
    controller: int | None = None,
    face: int = 0,
) -> GameObject:
    """Return a new object that is in no zone yet. `oid`: an id taken before by `new_id`."""
    holder = owner if controller is None else controller
    number = new_id(state) if oid is None else oid
    version = next(VERSIONS)
    stamp = state.new_timestamp()
    return GameObject(state.token, version, number, kind, card, definition, face, owner, holder, holder, zone, stamp)


def new_id(state: State) -> int:
    """Take the next object id: an event that will move an object names the new one beforehand."""
    number = state.next_oid
    state.next_oid += 1
    return number


@rule("400.7")
def move(  # noqa: PLR0913  all that decides about it
    state: State,
    oid: int,
    zone: str,
    characteristics: Characteristics,
    *,
    new_oid: int,
    controller: int | None = None,
    position: int | None = None,
    face: int = 0,
    keeps_announcement: bool = False,
    first: Component | None = None,
    further: tuple[int, ...] = (),
    copied: Characteristics | None = None,
) -> GameObject:
    """Move an object to another zone, where it is a new object; keep how it looked (400.7, 113.7a).

    Args:
        state: The game.
        oid: What moves.
        zone: Where to; a card always goes to its owner's hand, library or graveyard (400.3).
        characteristics: What it was just before.
        new_oid: The id of the object it becomes.
        controller: Who will control it; its owner where not given.
        position: Where in the zone; last where not given.
        face: Which face is up afterwards.
        keeps_announcement: Whether the new object remembers how it was cast (400.7d).
        first: Of a permanent represented by several cards, the one that becomes this new object (712.21).
        further: The ids of the objects that the others become.
        copied: What a copy effect that lasts made of it; None where its copiable values were its own.
    """
    old = state.objects[oid]
    leave_zone(state, oid)
    state.last_known[oid] = LastKnown(old, characteristics, new_oid, further, copied)
    part = first or old
    new = create(
        state,
        part.definition,
        old.owner,
        zone,
        kind=part.kind,
        card=part.card,
        oid=new_oid,
        controller=controller,
        face=face,
    )
    if keeps_announcement:
        new.announcement = old.announcement
    new.sick = zone == "battlefield"
    if part.kind in {"token", "copy"}:
        new.copied = part.copied
    if (part.kind == "token" and zone != "battlefield") or (part.kind == "copy" and zone != "stack"):
        if part.kind == "copy" and zone == "battlefield":
            new.kind = "token"
        else:
            state.strays = (*state.strays, new_oid)
    join_zone(state, new, position)
    return new


@rule("400.7a")
def carry_effects(state: State, spell: int, permanent: int) -> None:
    """Let continuous effects on a permanent spell go on for the permanent that it becomes."""
    if any(effect.objects and spell in effect.objects for effect in state.lasting):
        state.lasting = tuple(effect.followed(spell, permanent) for effect in state.lasting)
        state.continuous_changed()


def cease(state: State, oid: int, characteristics: Characteristics) -> None:
    """Let an object cease to exist: an ability that has resolved, a token outside the battlefield (111.7, 608.2n)."""
    old = state.objects[oid]
    leave_zone(state, oid)
    state.last_known[oid] = LastKnown(old, characteristics, NOBODY)
