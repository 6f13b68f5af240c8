"""CR 602.1, 113.6 Each player's activated abilities that work where their objects are, found once for each index.

Seam: this module owns `AbilityIndex.activatable` and `activatable_elsewhere`; a list stays the same
object for as long as nothing in it changes.
"""

from __future__ import annotations

from oathbreaker.engine.abstract import Restriction
from oathbreaker.engine.cost_changes import ChangesActivationCost
from oathbreaker.engine.costs import split_costs
from oathbreaker.engine.definitions import least_mana
from oathbreaker.engine.index import AbilityIndex, index_of
from oathbreaker.engine.index_entries import ActivatableAbility
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.layers_effects import Parts
from oathbreaker.engine.mana import activated
from oathbreaker.engine.state import State
from oathbreaker.engine.working import activation_zones
from oathbreaker.terms.abilities import ActivatedAbility


def activatable(state: State, seat: int) -> list[ActivatableAbility]:
    """Return the activated abilities of a player's permanents that work there, mana abilities aside."""
    index = index_of(state)
    if seat not in index.activatable:
        find_activatable(state, index)
    return index.activatable[seat]


def activatable_elsewhere(state: State, seat: int) -> list[ActivatableAbility]:
    """Return the activated abilities of a player's cards in hand, graveyard, exile and command zone."""
    index = index_of(state)
    if seat not in index.activatable_elsewhere:
        find_activatable(state, index)
    return index.activatable_elsewhere[seat]


def zones_of(parts: Parts, number: int, ability: ActivatedAbility) -> frozenset[str]:
    """Return the zones in which an ability may be activated, found once for the abilities that it is one of."""
    found = parts.activation_zones.get(number)
    if found is None:
        found = parts.activation_zones[number] = activation_zones(ability)
    return found


def find_activatable(state: State, index: AbilityIndex) -> None:
    """Find every player's activated abilities: an index's objects are those that have any."""
    objects = state.objects
    here: dict[int, list[ActivatableAbility]] = {player.seat: [] for player in state.players}
    elsewhere: dict[int, list[ActivatableAbility]] = {player.seat: [] for player in state.players}
    for oid, entries in index.found.items():
        mine = entries.activatable
        if mine is None:
            is_here = objects[oid].zone == "battlefield"
            mine = entries.activatable = [
                activatable_ability(oid, number, ability)
                for number, ability, is_mana in activated(characteristics(state, oid))
                if not (is_mana and is_here) and entries.zone in zones_of(entries.parts, number, ability)
            ]
        if mine:
            if objects[oid].zone == "battlefield":
                here[entries.controller] += mine
            else:
                elsewhere[objects[oid].owner] += mine
    for found, before in ((here, index.before[0]), (elsewhere, index.before[1])):
        for seat, known in before.items():
            if known == found[seat]:
                found[seat] = known
    index.activatable, index.activatable_elsewhere = here, elsewhere


def activatable_ability(oid: int, number: int, ability: ActivatedAbility) -> ActivatableAbility:
    """Return an activated ability of an object with the least mana that its cost takes: none where it can be less."""
    is_changed = any(isinstance(limit, ChangesActivationCost) for limit in ability.restrictions)
    symbols, _ = split_costs(() if is_changed else ability.costs)
    as_sorcery = any(isinstance(limit, Restriction) and limit.as_sorcery for limit in ability.restrictions)
    return ActivatableAbility(oid, number, ability, sum(map(least_mana, symbols)), as_sorcery=as_sorcery)
