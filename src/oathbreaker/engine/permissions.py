"""CR 601.3, 601.5, 602.5 Whether effects allow or prohibit casting a spell, and activating abilities.

What they say of spells is asked about the spell that a card would be.
"""

from __future__ import annotations

from collections.abc import Iterator

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.announcement import Announcement
from oathbreaker.engine.announcing import changed, context_of
from oathbreaker.engine.chosen_x import are_targets_there, face_targets_exist, for_more_x
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import can_pay, greatest_x, spell_cost
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.index import index_of, may_concern, values
from oathbreaker.engine.layers import characteristics, effects_of
from oathbreaker.engine.mana import is_mana_ability
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.engine.ways import WayToCast
from oathbreaker.engine.zones import move, new_id
from oathbreaker.terms.abilities import ActivatedAbility
from oathbreaker.texts.rules import rule

PROHIBITS = "can't be cast"
AS_FLASH = "as though it had flash"
"""The names of statements that prohibit casting, and that allow it at any time."""

ABILITIES = "can't be activated"
MANA_ABILITIES = "mana abilities can't be activated"
OTHER_ABILITIES = "abilities that are no mana abilities can't be activated"
"""The names of statements that prohibit activating abilities of an object: any, those for mana, all others."""


@rule("601.3a", "601.3e")
def is_prohibited(state: State, seat: int, oid: int, face: int, way: WayToCast | None) -> bool:
    """Tell whether effects keep a player from casting a card, whatever is chosen as it is proposed."""
    if not may_concern(state, PROHIBITS, oid):
        return False
    return all(values(trial, PROHIBITS, spell) for trial, spell in proposals(state, seat, oid, face, way))


@rule("601.3b", "601.3d", "601.3e")
def may_be_cast_at_once(state: State, seat: int, oid: int, face: int, way: WayToCast | None) -> bool:
    """Tell whether an effect lets a player cast a card at any time, for some choice as it is proposed.

    As though it had flash, or because it gives flash to what the spell would be.
    """
    if not may_concern(state, AS_FLASH, oid) and oid not in effects_of(state).looks:
        return False
    return any(
        values(trial, AS_FLASH, spell) or characteristics(trial, spell).has("flash")
        for trial, spell in proposals(state, seat, oid, face, way)
    )


def proposals(state: State, seat: int, oid: int, face: int, way: WayToCast | None) -> Iterator[tuple[State, int]]:
    """Yield the game with a card proposed as a spell, and the spell's id, for each X that can be chosen."""
    before = state.objects[oid].zone
    trial = state.copy()
    thing = move(trial, oid, "stack", characteristics(trial, oid), new_oid=new_id(trial), controller=seat, face=face)
    alternative = way.name if way is not None else ""
    for x in values_of_x(state, seat, state.objects[oid], face, way):
        trial.own(thing.oid).announcement = Announcement(zone=before, alternative=alternative, x=x)
        trial.continuous_changed()
        yield trial, thing.oid


def values_of_x(state: State, seat: int, thing: GameObject, face: int, way: WayToCast | None) -> range:
    """Return what can be chosen for X of a mana cost; 0 alone without an X, or where the mana cost is not paid."""
    look = thing.definition.faces[face].characteristics
    if (way is not None and way.costs is not None) or all(symbol.text != "X" for symbol in look.mana_cost.symbols):
        return range(1)
    cost = spell_cost(state, thing.oid, seat, thing.zone, way=way, face=face)
    return range(greatest_x(state, seat, cost, Context(state, thing.oid, seat)) + 1)


@rule("601.2c", "702.33g")
def can_be_aimed_if_paid(state: State, seat: int, oid: int, face: int, way: WayToCast | None) -> bool:
    """Tell whether a spell has all its targets if a cost that may be paid besides is paid, and that can be."""
    zone, keywords = state.objects[oid].zone, state.objects[oid].definition.faces[face].characteristics.keywords
    costs = [one for keyword in keywords if isinstance(keyword, Keyword) for one in keyword.optional_costs()]
    for trial, spell in proposals(state, seat, oid, face, way) if costs else ():
        for optional in costs:
            changed(trial, spell).paid = ((optional.name, 1),)
            cost = spell_cost(trial, spell, seat, zone, way=way, optional=(optional,))
            if are_targets_there(trial, spell) and can_pay(trial, seat, cost, 0, context_of(trial, spell)):
                return True
    return False


@rule("601.2c", "702.33g")
def can_be_aimed(context: Context, thing: GameObject, face: int, way: WayToCast | None) -> bool:
    """Tell whether a card has its targets as it would be cast, for some X, with what can be paid besides."""
    playable = thing.definition.faces[face]
    if (way is not None and not way.aims) or face_targets_exist(context, playable):
        return True
    state, seat = context.state, context.controller
    cost = spell_cost(state, thing.oid, seat, thing.zone, way=way, face=face)
    if for_more_x(context, cost, lambda seen: face_targets_exist(seen, playable)):
        return True
    return can_be_aimed_if_paid(state, seat, thing.oid, face, way)


@rule("117.1a", "702.8a")
def has_own_time(look: Characteristics, way: WayToCast | None) -> bool:
    """Tell whether a spell that looks so may be cast any time an instant may be, without another effect."""
    return "instant" in look.types or "flash" in look.keyword_names or (way is not None and way.any_time)


@rule("601.5", "601.3a", "601.3b")
def is_still_allowed(state: State, spell: int, way: WayToCast | None, *, needs_flash: bool) -> bool:
    """Tell whether a spell may be cast as it was proposed.

    Args:
        state: The game.
        spell: The spell on the stack.
        way: The other way of casting it.
        needs_flash: Whether it could be begun only as though it had flash.
    """
    if values(state, PROHIBITS, spell):
        return False
    return not needs_flash or has_own_time(characteristics(state, spell), way) or bool(values(state, AS_FLASH, spell))


@rule("602.5")
def is_barred(state: State, oid: int, ability: ActivatedAbility) -> bool:
    """Tell whether statements keep players from activating an ability of an object."""
    named = index_of(state).named
    if ABILITIES in named and values(state, ABILITIES, oid):
        return True
    only_mana = "only mana abilities" in named or (OTHER_ABILITIES in named and values(state, OTHER_ABILITIES, oid))
    return bool(only_mana) and not is_mana_ability(ability)
