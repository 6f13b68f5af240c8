"""CR 703 Turn-based actions: untapping, drawing for the turn, and the cleanup step."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.asking import choose
from oathbreaker.engine.day_night import check_daytime
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import end_durations
from oathbreaker.engine.events import Event, PutCounters, Untap
from oathbreaker.engine.happening import happen
from oathbreaker.engine.index import index_of, values
from oathbreaker.engine.layers import characteristics, update_controllers
from oathbreaker.engine.movement import Discard, Draw
from oathbreaker.engine.phasing import phasing_events
from oathbreaker.engine.priority import settle
from oathbreaker.engine.state import State
from oathbreaker.engine.state_based_permanents import chapters_of
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

UNTAPS_TOO: Final = "untaps during other untap steps"
"""The name of statements by which permanents untap in the untap step of another than their controller."""
MAY_STAY_TAPPED: Final = "may stay tapped"
"""The name of statements by which their controller may choose not to untap permanents."""
UNTAPPED: Final = "untapped"
"""The moment after the active player's permanents have untapped, at which what kept one of them tapped can end."""


@rule("502.1", "502.2", "703.4a", "703.4b")
def before_untapping(state: State) -> Procedure[None]:
    """Let permanents phase in and out together; then see whether day or night ends."""
    events = phasing_events(state)
    if events:
        yield from happen(state, events)
        update_controllers(state)
    yield from check_daytime(state)


@rule("502.3", "502.4")
def untap_permanents(state: State) -> Procedure[None]:
    """Untap the active player's permanents together, and those that other players' effects untap at the same time."""
    end_durations(state, "untap step begins")
    events: list[Event] = []
    for oid in state.battlefield:
        thing = state.objects[oid]
        if not thing.tapped or thing.phased_out:
            continue
        untaps = not values(state, "doesn't untap", oid) if thing.controller == state.active else False
        if untaps or values(state, UNTAPS_TOO, oid):
            events.append(Untap(oid))
    staying = yield from staying_tapped(state, [event.oid for event in events if isinstance(event, Untap)])
    events = [event for event in events if not isinstance(event, Untap) or event.oid not in staying]
    if events:
        yield from happen(state, events)
    end_durations(state, UNTAPPED)


@rule("502.3")
def staying_tapped(state: State, untapping: list[int]) -> Procedure[tuple[int, ...]]:
    """Let the active player say which permanents of theirs stay tapped, of those for which they may choose that."""
    if MAY_STAY_TAPPED not in index_of(state).named:
        return ()
    seat = state.active
    free = [oid for oid in untapping if state.objects[oid].controller == seat and values(state, MAY_STAY_TAPPED, oid)]
    question = say("asking.stay_tapped")
    return (yield from choose(state, seat, "choose permanents", free, 0, len(free), "502.3", question=question))


@rule("504.1")
def draw_for_turn(state: State) -> Procedure[None]:
    """Let the active player draw a card."""
    if state.players[state.active].in_game:
        yield from happen(state, (Draw(state.active),))


@rule("714.3c", "505.4")
def advance_sagas(state: State) -> Procedure[None]:
    """Put a lore counter on each Saga with chapter abilities that the active player controls."""
    found = [
        here.oid
        for here in state.controlled(state.active)
        if "Saga" in (look := characteristics(state, here.oid)).subtypes and chapters_of(look)
    ]
    if found:
        yield from happen(state, [PutCounters(oid, "lore", 1, by_rule="714.3c") for oid in found])


@rule("514.1", "514.2", "514.3", "514.3a")
def clean_up(state: State) -> Procedure[None]:
    """Discard to the maximum hand size, then remove damage and end effects of the turn.

    Players get priority only if something is due; then another cleanup step follows.
    """
    yield from discard_to_hand_size(state)
    for oid in state.battlefield:
        thing = state.objects[oid]
        if thing.damage or thing.deathtouched:
            own = state.own(oid)
            own.damage = 0
            own.deathtouched = False
    end_durations(state, "cleanup")
    before = len(state.log)
    yield from settle(state)
    if state.stack or len(state.log) > before:
        state.steps_left = ("cleanup", *state.steps_left)
    else:
        state.stage = "end"


@rule("514.1", "402.2")
def discard_to_hand_size(state: State) -> Procedure[None]:
    """Let the active player discard down to their maximum hand size."""
    seat = state.active
    if not state.players[seat].in_game:
        return
    most: int | None = state.rules.hand_size
    for said in values(state, "maximum hand size", seat):
        most = None if said is True else said if isinstance(said, int) else most
    if most is None:
        return
    number = len(state.hand(seat)) - most
    if number > 0:
        chosen = yield from choose(state, seat, "choose cards", state.hand(seat), number, number, "514.1")
        yield from happen(state, [Discard(oid, seat, by_rule="514.1") for oid in chosen])
