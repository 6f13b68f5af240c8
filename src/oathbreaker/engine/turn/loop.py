"""CR 500 The turn's steps in order. The loop resumes from a state at any priority decision."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.announcement import Mana
from oathbreaker.engine.asking import LEFT
from oathbreaker.engine.combat.steps import COMBAT_ACTIONS, combat_steps_after, end_combat
from oathbreaker.engine.controlling_players import begin_control
from oathbreaker.engine.day_night import PREVIOUS_ACTIVE
from oathbreaker.engine.decisions import Decision, Option, Procedure
from oathbreaker.engine.durations import end_durations
from oathbreaker.engine.happening import happen
from oathbreaker.engine.leaving import passed_over, turn_would_begin
from oathbreaker.engine.once_each_turn import forget_uses
from oathbreaker.engine.phasing import PASSED_OVER
from oathbreaker.engine.player_events import StepBegins, TurnBegins
from oathbreaker.engine.priority import first_with_priority, give_priority
from oathbreaker.engine.radiation import let_radiation_trigger
from oathbreaker.engine.riders import ManaRider
from oathbreaker.engine.setup import set_up
from oathbreaker.engine.snapshots import forget_snapshots
from oathbreaker.engine.state import VERSIONS, State
from oathbreaker.engine.turn.actions import (
    advance_sagas,
    before_untapping,
    clean_up,
    draw_for_turn,
    untap_permanents,
)
from oathbreaker.engine.turn.extra import ADDED_UNTAP, is_added_untap, promised_turns
from oathbreaker.texts.rules import rule

STEPS: Final = (
    "untap",
    "upkeep",
    "draw",
    "precombat main",
    "beginning of combat",
    "declare attackers",
    "declare blockers",
    "first strike combat damage",
    "combat damage",
    "end of combat",
    "postcombat main",
    "end",
    "cleanup",
)
"""The steps and phases of a turn; combat leaves out what does not happen (506.1, 510.4)."""


SKIPPED: Final = "turn is skipped"
"""The name among the game's values for a turn that was skipped as it would have begun."""

GO_ON: Final = Option("go on", "yes", is_default=True)


@rule("500.1", "104.1")
def play_on(state: State) -> Procedure[None]:
    """Play from wherever the state is to the end of the game."""
    if state.step == "setup" and not state.over:
        yield from set_up(state)
        next_turn(state)
    while not state.over:
        pauses = state.settings.pauses
        if state.stage == "begin":
            if pauses:
                yield from pause(state, "start")
            yield from begin_step(state)
        elif state.stage == "priority":
            yield from give_priority(state)
        else:
            end_step(state)
            if pauses:
                yield from pause(state, "end")
            left = combat_steps_after(state)
            if pauses:
                yield from pause_at_skipped(state, left)
            next_step(state, left)


def pause(state: State, at: str) -> Procedure[None]:
    """Stop where the settings say so: at the start or the end of a step, of one that is skipped too."""
    if (state.turn, state.step, at) in state.settings.pauses:
        while (yield Decision(first_with_priority(state), "pause", (GO_ON,), 1, 1, "500.1")) == LEFT:
            pass


@rule("500.7", "500.11", "103.8", "800.4j")
def next_turn(state: State) -> None:
    """Begin the next turn: an extra turn, the latest created first, or that of the next player in turn order.

    A turn that was skipped is none: the turn before it goes on being the previous one (500.11).
    """
    extra = state.extra_turns
    passed: tuple[int, ...] = ()
    is_skipped = state.recall(SKIPPED) is not None
    state.remember(SKIPPED, None)
    state.remember(ADDED_UNTAP, None)
    if state.turn and not is_skipped:
        state.remember(PREVIOUS_ACTIVE, state.active)
    if extra and state.turn:
        state.active = extra[-1]
        state.extra_turns = extra[:-1]
    elif state.turn:
        before = int(str(state.recall("last regular turn", state.active)))
        state.active = state.next_seat(before)
        passed = tuple(passed_over(state, before))
        for seat in passed:
            turn_would_begin(state, seat)
    state.remember(PASSED_OVER, passed or None)
    if not extra:
        state.remember("last regular turn", state.active)
    state.steps_left = STEPS[1:]
    state.step = STEPS[0]
    state.stage = "begin"
    if not is_skipped:
        state.turn += 1
        state.past = (*state.past, tuple(state.log))
        state.log = []
    forget_snapshots(state)
    begin_counting(state)
    state.version = next(VERSIONS)


def begin_counting(state: State) -> None:
    """Let what is counted in each turn begin anew: lands played, cards drawn, abilities activated."""
    for player in state.players:
        if player.lands_played or player.drawn:
            own = state.own_player(player.seat)
            own.lands_played = 0
            own.drawn = 0
    forget_uses(state)


@rule("500.4", "302.6", "723.1")
def begin_turn(state: State) -> None:
    """Let a turn really begin: what lasts until then ends, and what the active player controls is no longer sick."""
    end_durations(state, "turn begins")
    begin_control(state)
    for oid in state.battlefield:
        thing = state.objects[oid]
        if thing.sick and thing.controller == state.active:
            state.own_status(oid).sick = False


@rule("500.6", "703.3", "614.10", "103.8a")
def begin_step(state: State) -> Procedure[None]:
    """Begin a step: what triggers at its beginning, its turn-based actions, then priority to the active player.

    Where an effect replaces the beginning with nothing, the step or the whole turn is skipped (614.10). So is the
    first draw step of the first player of two.
    """
    state.stage = "end"
    if state.step == "untap" and not is_added_untap(state):
        if not (yield from happen(state, (TurnBegins(state.active),))):
            state.steps_left = ()
            state.remember(SKIPPED, value=True)
            return
        begin_turn(state)
        yield from happen(state, promised_turns(state))
    if state.step == "draw" and state.turn == 1 and not state.rules.first_player_draws(len(state.players)):
        return
    if not (yield from happen(state, (StepBegins(state.active, state.step),))):
        return
    state.stage = "priority"
    state.passes = 0
    state.priority = first_with_priority(state)
    if state.step == "untap":
        yield from before_untapping(state)
        yield from untap_permanents(state)
        state.stage = "end"
    elif state.step == "draw":
        yield from draw_for_turn(state)
    elif state.step == "precombat main":
        let_radiation_trigger(state)
        yield from advance_sagas(state)
    elif state.step == "cleanup":
        yield from clean_up(state)
    elif state.step in COMBAT_ACTIONS:
        yield from COMBAT_ACTIONS[state.step](state)


@rule("500.5")
def outlasts(mana: Mana, step: str) -> bool:
    """Tell whether mana is kept as a step ends."""
    return isinstance(mana.rider, ManaRider) and mana.rider.outlasts(step)


@rule("500.5", "500.4")
def end_step(state: State) -> None:
    """End a step: mana empties from pools, and combat ends after its last step."""
    for player in state.players:
        if player.pool:
            state.own_player(player.seat).pool = tuple([mana for mana in player.pool if outlasts(mana, state.step)])
    if state.step == "end of combat":
        end_combat(state)
        end_durations(state, "end of combat")


def pause_at_skipped(state: State, left: tuple[str, ...]) -> Procedure[None]:
    """Stop at steps that do not happen before what is left: pauses count for them too."""
    for step in state.steps_left[: len(state.steps_left) - len(left)]:
        state.step = step
        yield from pause(state, "start")
        yield from pause(state, "end")


def next_step(state: State, left: tuple[str, ...]) -> None:
    """Go to the next step that happens, of those that are left, or to the next turn."""
    state.steps_left = left
    if not state.steps_left:
        next_turn(state)
        return
    state.step, state.steps_left = state.steps_left[0], state.steps_left[1:]
    state.stage = "begin"
