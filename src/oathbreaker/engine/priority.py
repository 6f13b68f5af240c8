"""CR 117 Priority: settling what is due, giving players priority, and what happens when all pass."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from oathbreaker.engine.activating import activate
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.casting import cast, play_land
from oathbreaker.engine.combat.staying import update_combat
from oathbreaker.engine.day_night import asks_for_daytime, keep_daytime
from oathbreaker.engine.decisions import Decision, Option, Procedure
from oathbreaker.engine.ending import check_end, draw_game
from oathbreaker.engine.face_down import turn_face_up
from oathbreaker.engine.layers import characteristics, update_controllers
from oathbreaker.engine.leaving import exile_uncontrolled
from oathbreaker.engine.legal import MAIN_PHASES, Action, actions, is_sorcery_time, mana_actions
from oathbreaker.engine.loops import is_mandatory_loop
from oathbreaker.engine.mana_sources import Offers, player_sources
from oathbreaker.engine.matching import match_states
from oathbreaker.engine.resolving import resolve_top
from oathbreaker.engine.special_actions import take_special
from oathbreaker.engine.state import State
from oathbreaker.engine.state_based import perform_state_based_actions
from oathbreaker.engine.triggers import put_triggers
from oathbreaker.engine.ways import SpecialAction, WayToTurnUp
from oathbreaker.engine.windows import possible
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

ENDLESS_ROUNDS: Final = 2_000
"""How many rounds of state-based actions and triggers are a loop that nothing can stop (104.4b)."""

PASS: Final = Option("pass", "pass", is_default=True)

KEPT: Final = frozenset({"cast", "play land", "activate"})
"""Kinds of actions whose options are made once."""


@rule("117.5", "704.3", "603.3b")
def settle(state: State) -> Procedure[None]:
    """Perform state-based actions and put triggers on the stack until there is nothing more of either."""
    rounds = 0
    while state.version != state.settled and not state.over:
        rounds += 1
        if rounds > ENDLESS_ROUNDS:
            draw_game(state)
            return
        version = state.version
        update_controllers(state)
        if state.fallen:
            yield from exile_uncontrolled(state)
        update_combat(state)
        if asks_for_daytime(state):
            yield from keep_daytime(state)
        yield from perform_state_based_actions(state)
        check_end(state)
        if state.version != version:
            continue
        match_states(state)
        if state.pending:
            yield from put_triggers(state)
        else:
            state.settled = state.version


@rule("117.3", "117.4", "500.2")
def give_priority(state: State) -> Procedure[None]:
    """Let players act until all have passed in succession on an empty stack; then the step's stage is "end".

    Everything is in the state at each priority decision, so that this may be entered anew there.
    """
    while not state.over:
        if state.version != state.settled:
            yield from settle(state)
            continue
        seat = state.priority
        if seat == NOBODY or not state.players[seat].in_game:
            state.priority = state.next_seat(seat if seat != NOBODY else state.active)
            continue
        offered = actions(state, seat) if state.settings.stop_everywhere else window(state, seat)
        if offered is not None and not (yield from act(state, seat, offered)):
            continue
        playing = len(state.seats() if state.fallen else state.players)
        if state.passes + 1 < playing:
            state.passes += 1
            state.priority = state.next_seat(seat)
        elif (yield from all_passed(state)):
            return


def window(state: State, seat: int) -> Iterator[Action] | None:
    """Return what a player is offered who is asked for priority now, mana abilities aside; None: they are not asked.

    An agent is asked where it can do more than pass. What a person is asked tells nothing about the hand: with cards in
    it, the person is asked in their main phases, when there is something of another player's to respond to, and where
    they stop.
    """
    if seat not in state.settings.people or not state.hand(seat):
        return possible(state, seat)
    if state.step in state.players[seat].stops:
        is_asked = True
    elif state.stack:
        is_asked = state.objects[state.stack[-1]].controller != seat
    else:
        is_asked = state.active == seat and state.step in MAIN_PHASES
    return actions(state, seat) if is_asked else None


@rule("117.3d", "117.4")
def all_passed(state: State) -> Procedure[bool]:
    """Resolve the top of the stack when all have passed in succession. Return True where the step is over."""
    state.passes = 0
    state.priority = first_with_priority(state)
    if not state.stack:
        state.stage = "end"
        return True
    yield from resolve_top(state)
    state.priority = first_with_priority(state)
    state.forced += 1
    if is_mandatory_loop(state):
        draw_game(state)
    return False


@rule("117.3b", "800.4j")
def first_with_priority(state: State) -> int:
    """Return the active player, or the next one where the active player has left."""
    return state.active if state.players[state.active].in_game else state.next_seat(state.active)


@rule("117.1", "117.3c")
def act(state: State, seat: int, offered: Iterable[Action]) -> Procedure[bool]:
    """Ask a player with priority what to do, and do it; return True where the player passes.

    Mana abilities are offered too, after the others. What turned out to be impossible is not offered again while
    nothing has changed.
    """
    found = [*offered, *mana_actions(state, seat)]
    if state.refused:
        found = [action for action in found if action.plain(state.version) not in state.refused]
    offers = player_sources(state, seat).offers
    options = [PASS, *[known_option(state, action, offers) for action in found]]
    answer = yield Decision(seat, "priority", options, 1, 1, "117.1")
    if answer == (0,):
        return True
    action = found[answer[0] - 1]
    if (yield from carry_out(state, seat, action)):
        state.passes = 0
        state.forced = 0
        state.refused = ()
    elif not state.gave_up:
        state.refused = (*state.refused, action.plain(state.version))
    return False


def carry_out(state: State, seat: int, action: Action) -> Procedure[bool]:
    """Carry out what a player chose; return whether it was done."""
    way = action.way
    if isinstance(way, WayToTurnUp):
        return (yield from turn_face_up(state, seat, action.oid, way))
    if isinstance(way, SpecialAction):
        return (yield from take_special(state, seat, action.oid, way))
    if action.kind == "cast":
        needs_flash = not is_sorcery_time(state, seat)
        return (yield from cast(state, seat, action.oid, action.face, way, needs_flash=needs_flash))
    if action.kind == "play land":
        return (yield from play_land(state, seat, action.oid, action.face))
    return (yield from activate(state, seat, action.oid, action.index))


def known_option(state: State, action: Action, offers: Offers) -> Option:
    """Return the option that stands for an action, made once for as long as the object looks the same.

    Nothing else is in it but what the key says; special actions are worded anew.
    """
    if action.kind not in KEPT:
        return action_option(state, action)
    thing = state.objects[action.oid]
    look = characteristics(state, action.oid)
    key = (action.kind, action.oid, action.face, action.index, action.way.name if action.way is not None else "")
    known = offers.get(key)
    if known is not None:
        before, definition, face = known[0]
        if before is look and definition is thing.definition and face == thing.face:
            return known[1]
    option = action_option(state, action)
    if not thing.face_down:
        offers[key] = ((look, thing.definition, thing.face), option)
    return option


def action_option(state: State, action: Action) -> Option:
    """Return the option that stands for an action."""
    thing = state.objects[action.oid]
    name = thing.definition.name
    playable = thing.definition.faces[min(action.face, len(thing.definition.faces) - 1)]
    face = playable.characteristics.name
    way = action.way.name if action.way is not None else None
    title = playable.title
    ability = None
    key = f"{action.kind} {action.oid}"
    if action.kind == "activate":
        ability = (action.index, "")
        title = say("engine.ability_number", source=title, number=action.index + 1)
        name = characteristics(state, action.oid).name
        key += f" {action.index}"
    elif action.kind == "turn face up":
        other = way if action.index else None
        return Option(f"{key} {way}", "special", name, None, None, action.oid, None, action.kind, other, title=title)
    elif action.kind == "special":
        return Option(f"{key} {way}", "special", name, None, None, action.oid, None, way, title=title)
    elif action.face or way:
        key += f" {action.face} {way or ''}"
    made = "mana" if action.is_mana else None
    return Option(
        key, action.kind, name, face if face != name else None, ability, action.oid, None, made, way, title=title
    )
