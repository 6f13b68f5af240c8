"""Positions made by hand: putting cards into any zone without events, and beginning inside any step."""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.objects import GameCard
from oathbreaker.engine.rules import GameRules
from oathbreaker.engine.settings import Settings
from oathbreaker.engine.state import State
from oathbreaker.engine.turn.loop import STEPS
from oathbreaker.engine.zones import create, join_zone


def empty_game(rules: GameRules, seats: int, seed: int, settings: Settings | None = None) -> State:
    """Return a game without any card, past its setup."""
    state = State(rules, settings or Settings(), (), seats, seed)
    state.step = "ready"
    return state


def put(  # noqa: PLR0913  all that decides about it
    state: State,
    definition: PlayableCard,
    owner: int,
    zone: str,
    *,
    controller: int | None = None,
    token: bool = False,
    tapped: bool = False,
    sick: bool = False,
    face: int = 0,
    designation: str = "",
    position: int | None = None,
) -> int:
    """Put a card or token into a zone and return its object's id; nothing triggers.

    A planeswalker or battle enters with its printed counters (306.5b, 310.4b). Cards go below those put into a
    library before.
    """
    card = NOBODY
    if not token:
        card = len(state.cards)
        state.cards = (*state.cards, GameCard(definition, owner, designation))
        state.any_ways = state.any_ways or definition.has_ways or definition.gives_ways
        if designation:
            state.sources = {}
    state.any_rooms = state.any_rooms or definition.has_doors
    kind = "token" if token else "card"
    thing = create(state, definition, owner, zone, kind=kind, card=card, controller=controller, face=face)
    thing.tapped = tapped
    thing.sick = sick
    look = definition.faces[face].characteristics
    if zone == "battlefield":
        if look.loyalty is not None:
            thing.counters["loyalty"] = look.loyalty
        if look.defense is not None:
            thing.counters["defense"] = look.defense
    join_zone(state, thing, position)
    return thing.oid


def begin_at(state: State, active: int, step: str, turn: int = 1) -> None:
    """Begin inside a step, its turn-based actions past, with the active player's priority; before all of "untap"."""
    state.active = state.first_seat = state.priority = active
    state.turn = turn
    state.step = step
    state.steps_left = STEPS[STEPS.index(step) + 1 :]
    state.stage = "begin" if step == "untap" else "priority"
    state.passes = 0
    state.remember("last regular turn", active)
