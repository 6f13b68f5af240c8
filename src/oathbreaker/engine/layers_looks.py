"""CR 613 What a pass through the layers keeps and compares: looks, steps, and the objects of zones."""

from __future__ import annotations

from collections.abc import Iterable

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_effects import LAYERS, ContinuousEffect, copiable, parts_of
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import Ability, StaticAbility
from oathbreaker.texts.rules import rule


class Check:
    """What a volatile effect did in a pass, to tell later whether it would do the same again."""

    __slots__ = ("effect", "is_first", "layer", "results", "seen")

    def __init__(
        self, effect: ContinuousEffect, layer: str, seen: dict[int, Characteristics], *, is_first: bool
    ) -> None:
        self.effect = effect
        self.layer = layer
        self.seen = seen
        self.is_first = is_first
        self.results: list[Characteristics] = []


class Step:
    """One effect applied to one object in one layer, for explanations."""

    __slots__ = ("after", "before", "effect", "layer", "oid")

    def __init__(
        self, layer: str, effect: ContinuousEffect, oid: int, before: Characteristics, after: Characteristics
    ) -> None:
        self.layer = layer
        self.effect = effect
        self.oid = oid
        self.before = before
        self.after = after


@rule("604.3", "113.6a", "613.3")
def self_defined(state: State, thing: GameObject) -> Characteristics:
    """Return an object's copiable values; off the battlefield with what it defines of itself.

    While something is being defined in a layer, other objects are seen as the layers before it leave them.
    """
    base = copiable(thing)
    if thing.zone == "battlefield" or not base.abilities or not parts_of(base).defines:
        return base
    found = base.copy()
    context = Context(state, thing.oid, thing.controller)
    parts = [part.statement for part in parts_of(base).statics if part.statement.defines]
    last = state.defining
    for place, layer in enumerate(LAYERS[:last]):
        for statement in parts:
            if layer in statement.layers and statement.affects(context, thing.oid):
                state.defining = place
                statement.apply(context, thing.oid, found, layer)
    state.defining = last
    return found


def objects_in(state: State, zone: str) -> Iterable[int]:
    """Return the objects in a zone, of all players; phased-out permanents are not there."""
    if zone == "battlefield":
        return [oid for oid in state.battlefield if not state.objects[oid].phased_out]
    if zone in {"hand", "library", "graveyard"}:
        return [oid for player in state.players for oid in state.zone(zone, player.seat)]
    return state.zone(zone)


def is_same_look(one: Characteristics, other: Characteristics) -> bool:
    """Tell whether two looks are equal in every characteristic."""
    return (
        one.power == other.power
        and one.toughness == other.toughness
        and one.types == other.types
        and one.abilities == other.abilities
        and one.keyword_names == other.keyword_names
        and one.keywords == other.keywords
        and one.colors == other.colors
        and one.subtypes == other.subtypes
        and one.supertypes == other.supertypes
        and one.name == other.name
        and one.mana_cost == other.mana_cost
        and one.loyalty == other.loyalty
        and one.defense == other.defense
    )


def has_statics(abilities: tuple[Ability, ...]) -> bool:
    """Tell whether any of these is a static ability."""
    return any(isinstance(ability, StaticAbility) for ability in abilities)
