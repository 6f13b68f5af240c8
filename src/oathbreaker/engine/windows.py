"""CR 117.3d Windows in which a player can only pass: told by a first look, which is not taken again for nothing.

Seam: `possible` owns `State.idle`: by seat, and by whether there is anything on the stack. A first look reads what a
player has (hand, mana, abilities at work); what it found holds until one of those is another. Where it leaves something
open, every action is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import Final

from oathbreaker.engine.abstract import Cost
from oathbreaker.engine.activatable import activatable, activatable_elsewhere
from oathbreaker.engine.context import Context
from oathbreaker.engine.index import AbilityIndex, index_of, may_concern
from oathbreaker.engine.index_entries import ActivatableAbility
from oathbreaker.engine.layers import effects_of
from oathbreaker.engine.layers_pass import LayerPass
from oathbreaker.engine.legal import (
    Action,
    actions,
    is_loyalty_time,
    is_out_of_reach,
    is_sorcery_time,
    refusal_to_activate,
    refusal_to_cast,
)
from oathbreaker.engine.mana_sources import PlayerSources, most_mana, player_sources
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import COMMAND, EXILE, GRAVEYARD, HAND, STACK, State

OWN: Final = "own"
"""That an ability cannot be activated for as long as a player's permanents are as they are."""

MEANWHILE: Final = "meanwhile"
"""That something cannot be done as long as nothing at all changes."""


class Idle:
    """That a player can do nothing at instant speed, and what that was read from.

    Attributes:
        version: The state's version, where what forbids something may change with it; 0 where a first look was enough.
        own: The pass through the layers and `State.moved` of the player, where permanents cannot pay for an ability.
        seen_at: The state's version at which it was last found to hold.
        named: The statements at work about the rules of the game.
        here, elsewhere: The player's activated abilities on the battlefield and elsewhere.
        face_down: The permanents that are face down.
        pool, sources: The player's mana and mana sources; no sources where neither mattered.
        changed: The cards outside the battlefield that effects change: they may have been given ways of being cast.
        continuous: The state's `continuous`, where the format forbids casting a card; 0 where it does not.
        hand, command, exile, graveyard: What was in those zones.
    """

    __slots__ = (
        "changed",
        "command",
        "continuous",
        "elsewhere",
        "exile",
        "face_down",
        "graveyard",
        "hand",
        "here",
        "named",
        "own",
        "pool",
        "seen_at",
        "sources",
        "version",
    )

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of; positional for speed
        self,
        state: State,
        seat: int,
        version: int,
        index: AbilityIndex,
        sources: PlayerSources | None,
        continuous: int = 0,
        own: tuple[LayerPass, int] | None = None,
    ) -> None:
        self.version = version
        self.own = own
        self.seen_at = state.version
        self.continuous = continuous
        self.changed = effects_of(state).elsewhere
        self.named = index.named
        self.here = index.activatable.get(seat)
        self.elsewhere = index.activatable_elsewhere.get(seat)
        self.face_down = index.face_down
        self.pool = state.players[seat].pool
        self.sources = sources
        self.hand = state.zones[HAND + 3 * seat]
        self.command = state.zones[COMMAND]
        self.exile = state.zones[EXILE]
        self.graveyard = state.graveyard(seat)

    def holds(self, state: State, seat: int) -> bool:  # noqa: PLR0911  each change ends it
        """Tell whether nothing has changed of what was read."""
        if self.seen_at == state.version:
            return True
        if self.version:
            return self.version == state.version
        zones = state.zones
        if self.hand is not zones[HAND + 3 * seat] or self.command is not zones[COMMAND]:
            return False
        if state.any_ways and (self.exile is not zones[EXILE] or self.graveyard is not zones[GRAVEYARD + 3 * seat]):
            return False
        if self.continuous and self.continuous != state.continuous:
            return False
        if self.own is not None and (self.own[1] != state.moved[seat] or self.own[0] is not effects_of(state)):
            return False
        index = index_of(state)
        here = index.activatable.get(seat)
        return (
            self.named is index.named
            and self.changed == effects_of(state).elsewhere
            and self.face_down == index.face_down
            and self.here is (activatable(state, seat) if here is None else here)
            and self.elsewhere is index.activatable_elsewhere[seat]
            and (
                self.sources is None
                or (self.pool is state.players[seat].pool and self.sources is player_sources(state, seat))
            )
        )


def possible(state: State, seat: int) -> Iterator[Action] | None:
    """Return what a player may do with priority besides making mana, None where they can only pass."""
    if state.active == seat and is_sorcery_time(state, seat):
        return first_and_others(actions(state, seat))
    place = 2 * seat + bool(state.zones[STACK])
    known = state.idle.get(place)
    if known is not None and known.holds(state, seat):
        known.seen_at = state.version
        return None
    index = index_of(state)
    idle = nothing_in_reach(state, seat, index)
    if idle is not None:
        state.idle[place] = idle
        return None
    found = first_and_others(actions(state, seat))
    if found is None:
        state.idle[place] = Idle(state, seat, state.version, index, None)
    return found


def first_and_others(found: Iterator[Action]) -> Iterator[Action] | None:
    """Return what is found, None where that is nothing."""
    first = next(found, None)
    return None if first is None else chain((first,), found)


def nothing_in_reach(state: State, seat: int, index: AbilityIndex) -> Idle | None:
    """Return that a player can do nothing at instant speed; None where a first look does not tell."""
    if "may cast" in index.named or "as though it had flash" in index.named:
        return None
    objects = state.objects
    own = [oid for oid in state.zones[COMMAND] if objects[oid].owner == seat]
    led = [oid for oid in own if objects[oid].definition.at_once]
    forbidden = [oid for oid in led if state.rules.forbids_casting(state, oid, seat)]
    continuous = state.continuous if forbidden else 0
    hand = [objects[oid] for members in (state.hand(seat), led) for oid in members if oid not in forbidden]
    quick = [thing for thing in hand if thing.definition.at_once]
    abilities = [
        one
        for known in (activatable(state, seat), activatable_elsewhere(state, seat))
        for one in known
        if not one.as_sorcery and (not one.ability.loyalty or is_loyalty_time(state, seat, one.oid))
    ]
    if has_others(state, seat, index, hand, quick):
        return None
    if not quick and not abilities:
        return Idle(state, seat, 0, index, None, continuous)
    most = most_mana(state, seat)
    refused: set[str] = set()
    for one in abilities:
        if one.least_mana <= most or may_concern(state, "activation cost change", one.oid):
            refused.add(refused_for(state, seat, one))
    for thing in quick:
        if not is_out_of_reach(state, seat, thing, most):
            refused.add(MEANWHILE if is_refused(state, seat, thing) else "")
        if "" in refused:
            break
    if "" in refused:
        return None
    version = state.version if MEANWHILE in refused else 0
    unable = (effects_of(state), state.moved[seat]) if OWN in refused else None
    return Idle(state, seat, version, index, player_sources(state, seat), continuous, unable)


def refused_for(state: State, seat: int, one: ActivatableAbility) -> str:
    """Return for how long an ability certainly cannot be activated: OWN or MEANWHILE; "" where perhaps it can now."""
    thing = state.objects[one.oid]
    if thing.zone == "battlefield":
        context = Context(state, one.oid, seat)
        for cost in one.ability.costs:
            if isinstance(cost, Cost) and cost.reads_own and not cost.can_be_paid(context):
                return OWN
    return MEANWHILE if thing.zone == "stack" or refusal_to_activate(state, seat, thing, one.ability) else ""


def is_refused(state: State, seat: int, thing: GameObject) -> bool:
    """Tell that a card certainly cannot be cast now: it could be in one way only, and cannot in that."""
    definition = thing.definition
    if len(definition.faces) > 1 or definition.has_ways or thing.oid in effects_of(state).looks:
        return False
    if thing.zone != "hand" and not state.rules.may_cast_from(state, thing.oid, seat):
        return False
    return bool(refusal_to_cast(state, seat, thing, 0, None))


def has_others(state: State, seat: int, index: AbilityIndex, hand: list[GameObject], quick: list[GameObject]) -> bool:
    """Tell whether there are things that a first look does not judge: special actions, other ways to cast a card."""
    for thing in hand:
        if thing.definition.has_specials:
            return True
    for thing in quick:
        if thing.definition.has_ways:
            return True
    objects = state.objects
    if index.face_down and any(objects[oid].controller == seat for oid in index.face_down):
        return True
    elsewhere = effects_of(state).elsewhere
    if elsewhere and any(objects[oid].owner == seat for oid in elsewhere):
        return True
    for members in (state.zones[EXILE], state.graveyard(seat)) if state.any_ways else ():
        for oid in members:
            definition = objects[oid].definition
            if definition.has_ways and definition.at_once:
                return True
    return False
