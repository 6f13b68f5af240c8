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
from oathbreaker.engine.costs import CHANGES_OF_COST
from oathbreaker.engine.index import AbilityIndex, any_concerns, index_of, may_concern
from oathbreaker.engine.index_entries import ActivatableAbility
from oathbreaker.engine.layers import effects_of
from oathbreaker.engine.legal import (
    CHEAPER,
    Action,
    actions,
    is_loyalty_time,
    is_out_of_reach,
    is_sorcery_time,
    refusal_there,
    refusal_to_cast,
)
from oathbreaker.engine.mana_sources import PlayerSources, most_mana, player_sources
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import COMMAND, EXILE, GRAVEYARD, HAND, STACK, State

OWN: Final = "own"
"""That an ability cannot be activated for as long as a player's permanents are as they are."""

MEANWHILE: Final = "meanwhile"
"""That something cannot be done as long as nothing at all changes."""

UNPAYABLE: Final = "unpayable"
"""That a card cannot be cast for as long as it is where it is, and its owner's mana is the same."""

COSTS: Final = CHEAPER | CHANGES_OF_COST
"""Statements because of which a spell may cost anything but its mana cost and what the format adds."""


class Idle:
    """That a player can do nothing at instant speed, and what that was read from.

    Attributes:
        version: The state's version, where everything was looked at; 0 where a first look was enough.
        effects, moved: The pass through the layers and `State.moved` of the player for which `unable` holds.
        seen_at: The state's version at which it was last found to hold.
        named: The statements at work about the rules of the game.
        here, elsewhere: The player's activated abilities on the battlefield and elsewhere.
        face_down: The permanents that are face down.
        pool, sources: The player's mana and mana sources; no sources where neither mattered.
        changed: The cards outside the battlefield that effects change: they may have been given ways of being cast.
        continuous: The state's `continuous`, where the format forbids casting `forbidden`.
        hand, command, exile, graveyard: What was in those zones.
        quick, led: What of the hand can be cast at any time, and what of that player's in the command zone.
        forbidden: Those of `led` that the format forbids to cast.
        unable: Abilities that cannot be activated with the permanents that there are.
        asked: Abilities that cannot be activated as things are. They and `refused` are looked at again.
        refused: Cards that cannot be cast as things are.
    """

    __slots__ = (
        "asked",
        "changed",
        "command",
        "continuous",
        "effects",
        "elsewhere",
        "exile",
        "face_down",
        "forbidden",
        "graveyard",
        "hand",
        "here",
        "led",
        "moved",
        "named",
        "pool",
        "quick",
        "refused",
        "seen_at",
        "sources",
        "unable",
        "version",
    )

    def __init__(self, state: State, seat: int, index: AbilityIndex, version: int = 0) -> None:
        effects = effects_of(state)
        self.version = version
        self.effects = effects
        self.moved = state.moved[seat]
        self.seen_at = state.version
        self.continuous = state.continuous
        self.changed = effects.elsewhere
        self.named = index.named
        self.here = index.activatable.get(seat)
        self.elsewhere = index.activatable_elsewhere.get(seat)
        self.face_down = index.face_down
        self.pool = state.players[seat].pool
        self.sources: PlayerSources | None = None
        self.hand = state.zones[HAND + 3 * seat]
        self.command = state.zones[COMMAND]
        self.exile = state.zones[EXILE]
        self.graveyard = state.zones[GRAVEYARD + 3 * seat]
        self.quick: tuple[int, ...] | None = ()
        self.led: tuple[int, ...] = ()
        self.forbidden: list[int] = []
        self.unable: list[ActivatableAbility] = []
        self.asked: list[ActivatableAbility] = []
        self.refused: list[int] = []

    def holds(self, state: State, seat: int) -> bool:
        """Tell whether nothing has changed of what was read; note anew what makes no difference."""
        if self.seen_at == state.version:
            return True
        if self.version or not self.holds_of_cards(state, seat):
            return False
        index = index_of(state)
        effects = effects_of(state)
        here = index.activatable.get(seat)
        if (
            self.named is not index.named
            or self.face_down != index.face_down
            or self.here is not (activatable(state, seat) if here is None else here)
            or self.elsewhere is not index.activatable_elsewhere[seat]
            or (self.changed is not effects.elsewhere and self.changed != effects.elsewhere)
        ):
            return False
        if self.sources is not None and (
            self.pool is not state.players[seat].pool or self.sources is not player_sources(state, seat)
        ):
            return False
        if self.unable and (self.effects is not effects or self.moved != state.moved[seat]):
            if not all(refused_for(state, seat, one) == OWN for one in self.unable):
                return False
            self.effects, self.moved = effects, state.moved[seat]
        return all(refused_for(state, seat, one) for one in self.asked) and all(
            is_refused(state, seat, state.objects[oid]) for oid in self.refused
        )

    def holds_of_cards(self, state: State, seat: int) -> bool:
        """Tell whether the same cards matter, with what else lies beside them, and are forbidden still."""
        zones = state.zones
        hand = zones[HAND + 3 * seat]
        if self.hand is not hand:
            if quick_cards(state, hand) != self.quick:
                return False
            self.hand = hand
        if self.command is not zones[COMMAND]:
            if led_cards(state, seat) != self.led:
                return False
            self.command = zones[COMMAND]
        if state.any_ways and not self.holds_elsewhere(state, seat):
            return False
        if self.forbidden and self.continuous != state.continuous:
            if not all(state.rules.forbids_casting(state, oid, seat) for oid in self.forbidden):
                return False
            self.continuous = state.continuous
        return True

    def holds_elsewhere(self, state: State, seat: int) -> bool:
        """Tell whether no card has come to exile or the graveyard that may be cast from there."""
        exile, graveyard = state.zones[EXILE], state.zones[GRAVEYARD + 3 * seat]
        if self.exile is not exile:
            if has_ways_among(state, exile):
                return False
            self.exile = exile
        if self.graveyard is not graveyard:
            if has_ways_among(state, graveyard):
                return False
            self.graveyard = graveyard
        return True


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
        state.idle[place] = Idle(state, seat, index, state.version)
    return found


def first_and_others(found: Iterator[Action]) -> Iterator[Action] | None:
    """Return what is found, None where that is nothing."""
    first = next(found, None)
    return None if first is None else chain((first,), found)


def nothing_in_reach(state: State, seat: int, index: AbilityIndex) -> Idle | None:
    """Return that a player can do nothing at instant speed; None where a first look does not tell."""
    if "may cast" in index.named or "as though it had flash" in index.named:
        return None
    quick = quick_cards(state, state.zones[HAND + 3 * seat])
    if quick is None or has_others(state, seat, index):
        return None
    idle = Idle(state, seat, index)
    idle.here, idle.elsewhere = activatable(state, seat), activatable_elsewhere(state, seat)
    idle.quick = quick
    idle.led = led_cards(state, seat)
    objects = state.objects
    cards = [*quick]
    for oid in idle.led:
        if state.rules.forbids_casting(state, oid, seat):
            idle.forbidden.append(oid)
        elif objects[oid].definition.has_specials or objects[oid].definition.has_ways:
            return None
        else:
            cards.append(oid)
    abilities = [
        one
        for one in chain(idle.here, idle.elsewhere)
        if not one.as_sorcery and (not one.ability.loyalty or is_loyalty_time(state, seat, one.oid))
    ]
    if not cards and not abilities:
        return idle
    return idle if all_refused(state, seat, idle, cards, abilities) else None


def all_refused(state: State, seat: int, idle: Idle, cards: list[int], abilities: list[ActivatableAbility]) -> bool:
    """Tell whether none of these can be cast or activated; note for how long that holds."""
    most = most_mana(state, seat)
    idle.sources = player_sources(state, seat)
    for one in abilities:
        if one.least_mana <= most or may_concern(state, "activation cost change", one.oid):
            known = refused_for(state, seat, one)
            if not known:
                return False
            (idle.unable if known == OWN else idle.asked).append(one)
    for oid in cards:
        thing = state.objects[oid]
        if not is_out_of_reach(state, seat, thing, most):
            known = is_refused(state, seat, thing)
            if not known:
                return False
            if known == MEANWHILE:
                idle.refused.append(oid)
    return True


def quick_cards(state: State, hand: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the cards of a hand that can be cast at any time; None where a first look does not judge one."""
    objects = state.objects
    found = []
    for oid in hand:
        definition = objects[oid].definition
        if definition.has_specials:
            return None
        if definition.at_once:
            if definition.has_ways:
                return None
            found.append(oid)
    return tuple(found)


def led_cards(state: State, seat: int) -> tuple[int, ...]:
    """Return a player's cards in the command zone that can be cast at any time."""
    objects = state.objects
    return tuple(
        [oid for oid in state.zones[COMMAND] if (thing := objects[oid]).owner == seat and thing.definition.at_once]
    )


def has_ways_among(state: State, members: tuple[int, ...]) -> bool:
    """Tell whether one of the cards in exile or in a graveyard may be cast from there at any time."""
    objects = state.objects
    for oid in members:
        definition = objects[oid].definition
        if definition.has_ways and definition.at_once:
            return True
    return False


def refused_for(state: State, seat: int, one: ActivatableAbility) -> str:
    """Return for how long an ability certainly cannot be activated: OWN or MEANWHILE; "" where perhaps it can now."""
    thing = state.objects[one.oid]
    if thing.zone == "battlefield":
        context = Context(state, one.oid, seat)
        for cost in one.ability.costs:
            if isinstance(cost, Cost) and cost.reads_own and not cost.can_be_paid(context):
                return OWN
    return MEANWHILE if thing.zone == "stack" or refusal_there(state, seat, thing, one.ability) else ""


def is_refused(state: State, seat: int, thing: GameObject) -> str:
    """Return for how long a card certainly cannot be cast: UNPAYABLE or MEANWHILE; "" where perhaps it can now.

    Only a card that could be cast in one way alone is looked at. What cannot be paid for stays so with the same mana
    where no statement says more about the cost: what the format adds moves only when this card is cast.
    """
    definition = thing.definition
    if len(definition.faces) > 1 or definition.has_ways or thing.oid in effects_of(state).looks:
        return ""
    if thing.zone != "hand" and not state.rules.may_cast_from(state, thing.oid, seat):
        return ""
    refusal = refusal_to_cast(state, seat, thing, 0, None)
    if refusal != "engine.cost_unpayable" or definition.faces[0].has_choices or any_concerns(state, COSTS, thing.oid):
        return MEANWHILE if refusal else ""
    is_plain = not state.players[seat].pool and not player_sources(state, seat).has_riders
    return UNPAYABLE if is_plain else MEANWHILE


def has_others(state: State, seat: int, index: AbilityIndex) -> bool:
    """Tell whether there is what a first look does not judge: special actions, other ways to cast a card."""
    objects = state.objects
    if index.face_down and any(objects[oid].controller == seat for oid in index.face_down):
        return True
    elsewhere = effects_of(state).elsewhere
    if elsewhere and any(objects[oid].owner == seat for oid in elsewhere):
        return True
    zones = state.zones
    return state.any_ways and (
        has_ways_among(state, zones[EXILE]) or has_ways_among(state, zones[GRAVEYARD + 3 * seat])
    )
