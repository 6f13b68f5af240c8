"""CR 117.1, 601.3, 602.5 What a player may do with priority. One answer for listing, accepting and explaining.

Seam: each `refusal_…` function returns the key of the message that says why not, "" where it is legal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from oathbreaker.engine.abstract import Condition, Cost, Keyword, Restriction
from oathbreaker.engine.activatable import activatable, activatable_elsewhere
from oathbreaker.engine.announcement import NOBODY, Announcement
from oathbreaker.engine.announcing import all_targets_possible
from oathbreaker.engine.chosen_x import for_more_x, targets_exist
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import ability_cost, can_pay, can_pay_mana, could_pay, spell_cost
from oathbreaker.engine.definitions import BACK, FaceDown, PlayableFace
from oathbreaker.engine.face_down import as_face_down_spell, possible_turns
from oathbreaker.engine.index import any_concerns, index_of, may_concern, possible_entries, values
from oathbreaker.engine.index_entries import ActivatableAbility
from oathbreaker.engine.layers import characteristics, effects_of
from oathbreaker.engine.loyalty import may_activate
from oathbreaker.engine.mana import activated
from oathbreaker.engine.mana_added import is_plain_mana
from oathbreaker.engine.mana_sources import mana_makers, most_mana
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.own_terms import can_tap
from oathbreaker.engine.permissions import (
    ABILITIES,
    can_be_aimed,
    has_own_time,
    is_barred,
    is_prohibited,
    may_be_cast_at_once,
)
from oathbreaker.engine.prepared import is_let
from oathbreaker.engine.rooms import possible_unlocks
from oathbreaker.engine.special_actions import possible_specials
from oathbreaker.engine.state import STACK, State
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import SpecialAction, WayToCast, WayToTurnUp, distinct
from oathbreaker.engine.working import activation_zones, place_of
from oathbreaker.terms.abilities import ActivatedAbility
from oathbreaker.texts.rules import rule

MAIN_PHASES: Final = frozenset({"precombat main", "postcombat main"})

CHEAPER: Final = frozenset({"cost change", "delve", "tapping pays"})
"""Statements because of which a spell may take less mana than its mana cost says."""

ONE_WAY: Final = ((0, None),)
"""How a card of one face in a hand or the command zone is played where neither it nor an effect says more."""

REFUSAL_RULES: Final = {
    "engine.not_castable": "601.3",
    "engine.wrong_time": "117.1a",
    "engine.not_your_land_time": "116.2a",
    "engine.land_limit": "305.2",
    "engine.cost_unpayable": "118.3",
    "engine.no_target": "601.2c",
    "engine.forbidden": "601.3",
    "engine.format_forbids": "601.3",
    "engine.restricted": "602.5",
    "engine.loyalty_time": "606.3",
}
"""Why something is not legal -> the rule that says so."""


class Action:
    """One thing that a player may do with priority.

    Attributes:
        kind: "cast", "play land", "activate", "special" or "turn face up".
        oid: The card or permanent.
        face: Which face is cast or played.
        index: Which ability is activated; which of the ways of turning face up is taken.
        way: The other way of casting it, or what it is turned face up for.
        is_mana: Whether it is a mana ability.
    """

    __slots__ = ("face", "index", "is_mana", "kind", "oid", "way")

    def __init__(  # noqa: PLR0913, PLR0917  all that it is made of; positional for speed
        self,
        kind: str,
        oid: int,
        face: int = 0,
        index: int = -1,
        way: WayToCast | WayToTurnUp | SpecialAction | None = None,
        is_mana: bool = False,  # noqa: FBT001, FBT002  positional for speed
    ) -> None:
        self.kind = kind
        self.oid = oid
        self.face = face
        self.index = index
        self.way = way
        self.is_mana = is_mana

    def plain(self, version: int) -> tuple[object, ...]:
        """Return what distinguishes it, at a version of the state."""
        return (version, self.kind, self.oid, self.face, self.index, self.way.name if self.way is not None else "")


@rule("307.1", "117.1a")
def is_sorcery_time(state: State, seat: int) -> bool:
    """Tell whether it is a player's own main phase and the stack is empty."""
    return state.active == seat and state.step in MAIN_PHASES and not state.zones[STACK]


def actions(state: State, seat: int) -> Iterator[Action]:
    """Yield what a player with priority may do besides making mana: lands, spells, abilities."""
    yield from card_actions(state, seat)
    yield from ability_actions(state, seat, activatable(state, seat))
    yield from ability_actions(state, seat, activatable_elsewhere(state, seat))
    yield from (Action("special", oid, 0, place, action) for oid, place, action in possible_specials(state, seat))
    if state.any_rooms and is_sorcery_time(state, seat):
        yield from (Action("special", oid, half, half, action) for oid, half, action in possible_unlocks(state, seat))
    if index_of(state).face_down:
        yield from (Action("turn face up", oid, 0, place, way) for oid, place, way in possible_turns(state, seat))


def mana_actions(state: State, seat: int) -> Iterator[Action]:
    """Yield the mana abilities that a player with priority may activate."""
    is_free = ABILITIES not in index_of(state).named
    objects = state.objects
    for oid, quick in mana_makers(state, seat):
        thing = objects[oid]
        just_taps = is_free and quick.just_taps
        refusal = refusal_there if quick.is_here else refusal_to_activate
        if quick.all_tap and (thing.tapped or (thing.sick and not can_tap(state, oid))):
            continue
        for number, ability, is_mana in activated(characteristics(state, oid)):
            if is_mana and (just_taps or not refusal(state, seat, thing, ability)):
                yield Action("activate", oid, 0, number, None, is_mana)


def ability_actions(state: State, seat: int, among: list[ActivatableAbility]) -> Iterator[Action]:
    """Yield those of a player's abilities that the player may activate now."""
    for one in among:
        if one.ability.loyalty and not is_loyalty_time(state, seat, one.oid):
            continue
        if one.least_mana > most_mana(state, seat) and not may_concern(state, "activation cost change", one.oid):
            continue
        thing = state.objects[one.oid]
        if thing.zone != "stack" and not refusal_there(state, seat, thing, one.ability):
            yield Action("activate", one.oid, 0, one.number)


def is_loyalty_time(state: State, seat: int, oid: int) -> bool:
    """Tell whether a loyalty ability might be activated now as far as the time goes; for a first look."""
    return is_sorcery_time(state, seat) or may_concern(state, "loyalty abilities any time", oid)


def card_actions(state: State, seat: int) -> Iterator[Action]:
    """Yield the lands and spells that a player may play: from hand, and from wherever something allows it."""
    named = index_of(state).named
    is_slow = is_sorcery_time(state, seat) or "as though it had flash" in named
    others_too = "may cast" in named
    objects, changed = state.objects, effects_of(state).looks
    most = most_mana(state, seat)
    for oid in playable_cards(state, seat, is_slow=is_slow):
        thing = objects[oid]
        definition = thing.definition
        ways: Iterable[tuple[int, WayToCast | None]] = ONE_WAY
        if not others_too and not definition.has_ways:
            if not (is_slow or definition.at_once or oid in changed) or is_out_of_reach(state, seat, thing, most):
                continue
        elif not (is_slow or definition.at_once or oid in changed or values(state, "may cast", oid)):
            continue
        is_usual = thing.zone == "hand" or (thing.zone == "command" and not definition.is_land)
        if others_too or definition.has_ways or len(definition.faces) > 1 or not is_usual or oid in changed:
            ways = ways_to_play(state, seat, thing)
        for face, way in ways:
            look = definition.faces[face].characteristics
            if "land" in look.types and (way is None or way.hidden is None):
                if way is None and not refusal_to_play_land(state, seat, thing):
                    yield Action("play land", oid, face)
            elif not refusal_to_cast(state, seat, thing, face, way):
                yield Action("cast", oid, face, -1, way)


def is_out_of_reach(state: State, seat: int, thing: GameObject, most: int) -> bool:
    """Tell at a first look that no face of a card can be cast now; False where that takes a closer look.

    A spell needs something on the stack, or more mana than the most that there is, or mana of other colours.
    """
    is_empty = not state.stack
    for face in thing.definition.faces:
        if is_empty and face.needs_stack:
            continue
        if face.least_mana <= most and (
            face.has_choices or could_pay(state, seat, face.characteristics.mana_cost.texts)
        ):
            return False
        if any_concerns(state, CHEAPER, thing.oid) and may_become_payable(state, seat, thing.oid, face):
            return False
    return True


def may_become_payable(state: State, seat: int, oid: int, face: PlayableFace) -> bool:
    """Tell whether a player might pay for a spell, however much what makes it cheaper took off its cost."""
    if face.has_choices or may_concern(state, "tapping pays", oid) or not spares_colors(state, oid):
        return True
    return could_pay(state, seat, face.colored)


@rule("118.7a")
def spares_colors(state: State, oid: int) -> bool:
    """Tell whether all that may make a spell cheaper takes generic mana alone off its cost."""
    return all(
        isinstance(entry.statement, RuleStatement) and entry.statement.spares_colors
        for entry in possible_entries(index_of(state), "cost change", oid)
    )


def playable_cards(state: State, seat: int, *, is_slow: bool = True) -> Iterable[int]:
    """Return the cards that could be played by any rule: the hand, then those elsewhere; not `is_slow`: at once."""
    found = list(state.hand(seat))
    anything = "may cast" in index_of(state).named
    objects, looks = state.objects, effects_of(state).looks
    found += [
        oid
        for oid in state.zone("command")
        if (anything or objects[oid].owner == seat) and has_permission(state, seat, oid)
    ]
    if not anything and not state.any_ways:
        return found
    if anything:
        hands = (state.hand(other) for other in state.seats() if other != seat)
        for members in (state.zone("exile"), *map(state.graveyard, state.seats()), *hands):
            found += [oid for oid in members if has_permission(state, seat, oid)]
        return found + [oid for oid in state.library(seat)[:1] if values(state, "may cast", oid)]
    for oid in (*state.zone("exile"), *state.graveyard(seat)):
        definition = objects[oid].definition
        has_way = oid in looks or (definition.has_ways and (is_slow or definition.at_once))
        if has_way and has_permission(state, seat, oid):
            found.append(oid)
    return found


def has_permission(state: State, seat: int, oid: int) -> bool:
    """Tell whether a card outside the hand may be played by a rule, its own keyword or a statement."""
    thing = state.objects[oid]
    if state.rules.may_cast_from(state, oid, seat) or values(state, "may cast", oid) or is_let(state, thing, seat):
        return True
    return thing.owner == seat and next(ways_to_play(state, seat, thing), None) is not None


def keyword_ways(keywords: tuple[object, ...]) -> Iterator[WayToCast]:
    """Yield the other ways to cast that keywords give."""
    for keyword in keywords:
        if isinstance(keyword, Keyword):
            yield from keyword.ways()


@rule("601.3", "709.3", "712.11a", "712.11b", "712.11d")
def ways_to_play(state: State, seat: int, thing: GameObject) -> Iterator[tuple[int, WayToCast | None]]:
    """Yield each face that can be cast or played and each way of doing so; None is the ordinary way."""
    usual = thing.zone == "hand" or state.rules.may_cast_from(state, thing.oid, seat)
    if is_let(state, thing, seat):
        yield 0, None
    for face, playable in enumerate(thing.definition.faces):
        if not is_castable_face(thing.definition.layout, face):
            break
        look = playable.characteristics
        is_played = usual and (thing.zone == "hand" or "land" not in look.types)
        if is_played and thing.owner == seat and not look.has("aftermath"):
            yield face, None
        for way in keyword_ways(keywords_of(state, thing, face)):
            is_there = thing.zone in way.zones or (usual and "hand" in way.zones)
            if is_there and thing.owner == seat and is_open(state, seat, thing, way):
                yield way.face_from(face), way
        for said in distinct(values(state, "may cast", thing.oid)):
            if thing.zone in said.zones and seat == who_may(said, thing):
                yield face, None if said.costs is None and not said.name else said


def who_may(way: WayToCast, thing: GameObject) -> int:
    """Return who may cast or play an object in a way that a statement allows."""
    return thing.owner if way.seat == NOBODY else way.seat


def keywords_of(state: State, thing: GameObject, face: int) -> tuple[object, ...]:
    """Return the keywords of a face of a card; of a card with one face, those that effects give it too."""
    if len(thing.definition.faces) > 1 or thing.face_down:
        return thing.definition.faces[face].characteristics.keywords
    return characteristics(state, thing.oid).keywords


@rule("601.3b")
def is_open(state: State, seat: int, thing: GameObject, way: WayToCast) -> bool:
    """Tell whether what must be so for another way of casting is so."""
    return not isinstance(way.condition, Condition) or way.condition.holds(Context(state, thing.oid, seat))


def is_castable_face(layout: str, face: int) -> bool:
    """Tell whether a face of a card can be cast as it is: the first one; halves, modal faces, adventures.

    Not the back of a transforming card, nor what only one way of casting makes: prototyped, fused.
    """
    return face == 0 or (face == BACK and layout in {"split", "modal_dfc", "adventure"})


@rule("305.1", "305.2", "116.2a")
def refusal_to_play_land(state: State, seat: int, thing: GameObject) -> str:
    """Return why a player may not play a land now."""
    if not is_sorcery_time(state, seat):
        return "engine.not_your_land_time"
    more = sum(number for number in values(state, "additional land", seat) if isinstance(number, int))
    if state.players[seat].lands_played >= 1 + more:
        return "engine.land_limit"
    return "engine.forbidden" if values(state, "can't be played", thing.oid) else ""


@rule("601.3")
def refusal_to_cast(state: State, seat: int, thing: GameObject, face: int, way: WayToCast | None) -> str:  # noqa: PLR0911  each reason ends it
    """Return why a player may not begin to cast a card this way now."""
    if state.rules.forbids_casting(state, thing.oid, seat):
        return "engine.format_forbids"
    if way is not None and way.hidden is not None:
        return refusal_face_down(state, seat, thing, way, way.hidden)
    playable = thing.definition.faces[face]
    look = playable.characteristics
    oid = thing.oid
    is_time = is_sorcery_time(state, seat) or has_own_time(look, way)
    if not is_time and not may_be_cast_at_once(state, seat, oid, face, way):
        return "engine.wrong_time"
    if is_prohibited(state, seat, oid, face, way):
        return "engine.forbidden"
    if playable.needs_stack and not state.stack and (way is None or way.aims):
        return "engine.no_target"
    if way is None and playable.least_mana > most_mana(state, seat) and not any_concerns(state, CHEAPER, oid):
        return "engine.cost_unpayable"
    context = Context(state, oid, seat)
    if not can_be_paid_for(context, thing, face, way):
        return "engine.cost_unpayable"
    return refusal_of_targets(context, thing, face, way)


@rule("601.2c")
def refusal_of_targets(context: Context, thing: GameObject, face: int, way: WayToCast | None) -> str:
    """Return that a spell has no targets, where that is so for each X that can be paid for."""
    if way is not None and not all_targets_possible(context, way.targets):
        return "engine.no_target"
    return "" if can_be_aimed(context, thing, face, way) else "engine.no_target"


@rule("601.2f", "702.119c")
def can_be_paid_for(context: Context, thing: GameObject, face: int, way: WayToCast | None) -> bool:
    """Tell whether a card can be paid for in a way, or with something that can be chosen for it."""
    state, seat = context.state, context.controller
    if way is None or not way.has_choices:
        return can_pay(state, seat, spell_cost(state, thing.oid, seat, thing.zone, way=way, face=face), 0, context)
    costs = (spell_cost(state, thing.oid, seat, thing.zone, way=one, face=face) for _, one in way.choices(context))
    return any(can_pay(state, seat, cost, 0, context) for cost in costs)


@rule("708.4", "702.37c")
def refusal_face_down(state: State, seat: int, thing: GameObject, way: WayToCast, hidden: FaceDown) -> str:
    """Return why a player may not begin to cast a card face down now: only what it will be then counts."""
    trial, spell = as_face_down_spell(state, thing.oid, seat, hidden)
    if not is_sorcery_time(state, seat) and not values(trial, "as though it had flash", spell):
        return "engine.wrong_time"
    if values(trial, "can't be cast", spell):
        return "engine.forbidden"
    cost = spell_cost(trial, spell, seat, thing.zone, way=way)
    return "" if can_pay(trial, seat, cost, 0, Context(trial, spell, seat)) else "engine.cost_unpayable"


@rule("602.5")
def refusal_to_activate(state: State, seat: int, thing: GameObject, ability: ActivatedAbility) -> str:
    """Return why a player may not begin to activate an ability now."""
    if is_plain_mana(ability) and "can't be activated" not in index_of(state).named and thing.zone == "battlefield":
        return "" if not thing.tapped and can_tap(state, thing.oid) else "engine.cost_unpayable"
    if place_of(thing) not in activation_zones(ability):
        return "engine.not_castable"
    return refusal_there(state, seat, thing, ability)


@rule("602.5", "602.5a", "602.5d", "606.3")
def refusal_there(state: State, seat: int, thing: GameObject, ability: ActivatedAbility) -> str:  # noqa: PLR0911  each reason ends it
    """Return why a player may not begin to activate an ability now that works where its object is."""
    if ability.loyalty and not may_activate(state, thing, is_sorcery_time=is_sorcery_time(state, seat)):
        return "engine.loyalty_time"
    context = Context(state, thing.oid, seat, announcement=Announcement(ability, thing.oid))
    for limit in ability.restrictions:
        if not isinstance(limit, Restriction) or not limit.allows(context):
            return "engine.restricted"
    for part in ability.costs:
        if not isinstance(part, Cost) or not part.can_be_paid(context):
            return "engine.cost_unpayable"
    if is_barred(state, thing.oid, ability):
        return "engine.forbidden"
    cost = ability_cost(state, thing.oid, ability, 0)
    if cost.symbols and not can_pay_mana(state, seat, cost, 0, context):
        return "engine.cost_unpayable"
    if targets_exist(context, ability):
        return ""
    return "" if for_more_x(context, cost, lambda seen: targets_exist(seen, ability)) else "engine.no_target"
