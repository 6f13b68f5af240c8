"""CR 800.4 Leaving a multiplayer game: what goes along, what is exiled, who has priority then.

Seam: `leave_game` is called as players lose (ending.py). `exile_uncontrolled` is called as the game settles (800.4c),
`turn_would_begin` for each player passed over as the next turn begins (800.4m). A choice that would be asked of
somebody who has left is asked of another in asking.py (800.4f-h).
"""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import ends
from oathbreaker.engine.events import Event, PlayerEvent
from oathbreaker.engine.happening import happen, perform
from oathbreaker.engine.lasting import LastingEffect
from oathbreaker.engine.layers import characteristics, update_controllers
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import LayerStatement
from oathbreaker.engine.token_events import take_id
from oathbreaker.engine.zones import cease
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

DECLINED: Final = {
    "800.4n": "no cards are anted (407)",
    "800.4p": "Planechase (901) is not played",
}
"""Letters of 800.4 that are not there -> why."""

HANDED_ON: Final = ("monarch", "initiative")
"""Designations by which the state remembers a seat, and that pass on as that player leaves (725.4, 726.4)."""

TURN_MOMENTS: Final = ("turn begins", "untap step begins", "cleanup")
"""The moments of a turn at which effects end."""


class LeaveGame(PlayerEvent):
    """A player leaves the game (800.4a).

    Attributes:
        spells: What leaves the stack with the player: spells of theirs, and abilities and copies that they control.
    """

    __slots__ = ("spells",)
    kind: ClassVar[str] = "leave game"
    cites: ClassVar[str] = "800.4a"

    def __init__(self, seat: int, spells: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.spells = spells

    def about(self) -> tuple[Target, ...]:
        """Return the player, and what leaves the stack."""
        return (self.seat, *self.spells)


@rule("603.6c", "800.4a")
class LeavesWithOwner(ZoneChange):
    """A permanent leaves the game because its owner does: abilities that see permanents leave see it."""

    __slots__ = ()
    cites: ClassVar[str] = "800.4a"

    def __init__(self, state: State, oid: int) -> None:
        super().__init__(state, oid, "outside")

    def contained(self, state: State) -> list[Event]:  # noqa: ARG002  as declared
        """It joins nothing."""
        return []

    def perform(self, state: State) -> None:
        """Take it out of the game."""
        before = self.before if self.before is not None else characteristics(state, self.oid)
        self.before = before
        cease(state, self.oid, before)

    def about(self) -> tuple[Target, ...]:
        """Return the object that it was."""
        return (self.oid,)

    def told(self, titles: tuple[object, ...]) -> Message:
        """Return what happened, with this name for what it was about."""
        return say("engine.event_leave_game", what=titles[0] if titles else "")


@rule("800.4a", "800.4i")
def leave_game(state: State, seats: tuple[int, ...]) -> None:
    """Let players leave together, with all they own; what they still control is exiled.

    Their life total and counters stay as they were, and so does what the log tells of what they did (800.4i).
    """
    hand_priority_on(state, seats)
    for seat in seats:
        state.own_player(seat).in_game = False
        LeaveGame(seat, leaving_stack(state, seat)).record(state)
    hand_designations_on(state, seats)
    permanents = [oid for oid in state.battlefield if state.objects[oid].owner in seats]
    perform(state, [LeavesWithOwner(state, oid) for oid in permanents if not state.objects[oid].phased_out])
    cease_together(state, [oid for oid, thing in state.objects.items() if thing.owner in seats])
    end_control(state, seats)
    left = [oid for oid in state.stack if state.objects[oid].controller in seats]
    cease_together(state, [oid for oid in left if state.objects[oid].kind != "card"])
    exile_at_once(state)
    forget(state, seats)
    for oid in state.battlefield:
        if state.objects[oid].attacking in seats:
            state.own_status(oid).attacking = NOBODY
    state.continuous_changed()


def leaving_stack(state: State, seat: int) -> tuple[int, ...]:
    """Return what leaves the stack with a player: their cards, and what is no card and under their control."""
    things = (state.objects[oid] for oid in state.stack)
    return tuple(thing.oid for thing in things if seat == (thing.owner if thing.kind == "card" else thing.controller))


def cease_together(state: State, members: list[int]) -> None:
    """Take objects out of the game together: each is remembered as it was before."""
    looks = [characteristics(state, oid) for oid in members]
    for oid, look in zip(members, looks, strict=True):
        cease(state, oid, look)


@rule("800.4a", "117.4")
def hand_priority_on(state: State, seats: tuple[int, ...]) -> None:
    """Pass priority to the next player who stays; those who leave no longer count among those who have passed."""
    order = state.from_seat(state.priority) if state.priority != NOBODY else []
    passed = order[len(order) - state.passes :] if state.passes else []
    state.passes -= sum(seat in seats for seat in passed)
    staying = [seat for seat in order if seat not in seats]
    if state.priority in seats and staying:
        state.priority = staying[0]


@rule("725.4", "726.4")
def hand_designations_on(state: State, seats: tuple[int, ...]) -> None:
    """Let the active player become the monarch or take the initiative, or the next player where that one leaves too."""
    for name in HANDED_ON:
        if state.recall(name) in seats:
            heirs = state.apnap()
            state.remember(name, heirs[0] if heirs else None)
            state.continuous_changed()


@rule("800.4a")
def end_control(state: State, seats: tuple[int, ...]) -> None:
    """End the effects that give control of anything to those who left, whoever made them."""
    kept = tuple(effect for effect in state.lasting if not gives_control_to(state, effect, seats))
    if len(kept) != len(state.lasting):
        state.lasting = kept
    state.continuous_changed()
    update_controllers(state)


def gives_control_to(state: State, effect: LastingEffect, seats: tuple[int, ...]) -> bool:
    """Tell whether a continuous effect gives control to these players and to nobody else."""
    statement = effect.statement
    if not isinstance(statement, LayerStatement) or "2" not in statement.layers:
        return False
    context = Context(state, effect.source, effect.controller, x=effect.amount, amount=effect.amount)
    objects = effect.objects if effect.objects is not None else state.battlefield
    given = {statement.controller(context, oid) for oid in objects if oid in state.objects} - {NOBODY}
    return bool(given) and given <= set(seats)


@rule("800.4a", "800.4c", "702.26n")
def uncontrolled(state: State) -> list[ZoneChange]:
    """Return the exile of whatever is controlled by somebody who has left."""
    gone = [player.seat for player in state.players if not player.in_game]
    there = {thing.oid for seat in gone for thing in state.controlled(seat)}
    found = [oid for oid in state.battlefield if oid in there] if there else []
    things = [state.objects[oid] for oid in state.stack] if gone else []
    found += [thing.oid for thing in things if thing.controller in gone and not thing.phased_out]
    return [ZoneChange(state, oid, "exile") for oid in found]


@rule("800.4a")
def exile_at_once(state: State) -> None:
    """Exile what is controlled by somebody who has left: at once, not as a state-based action.

    What a rule of the format may put elsewhere waits until the game settles, since its owner may have to be asked. Of
    what several cards are together each goes, in the order in which they lie.
    """
    events = [event for event in uncontrolled(state) if not state.rules.replacements_of(state, event)]
    for event in events:
        take_id(state, event)
    perform(state, [*events, *(part for event in events for part in event.contained(state))])


@rule("800.4c")
def exile_uncontrolled(state: State) -> Procedure[None]:
    """Exile what has come under the control of somebody who has left, and what waited for its owner to be asked."""
    events = uncontrolled(state)
    if events:
        yield from happen(state, events)


@rule("800.4d", "800.4k")
def forget(state: State, seats: tuple[int, ...]) -> None:
    """Forget the abilities of those who left that have triggered or wait to, and their extra turns."""
    state.pending = tuple(pending for pending in state.pending if pending.controller not in seats)
    state.delayed = tuple(waiting for waiting in state.delayed if waiting.controller not in seats)
    state.extra_turns = tuple(seat for seat in state.extra_turns if seat not in seats)


@rule("800.4m")
def turn_would_begin(state: State, seat: int) -> None:
    """End the effects of a player who has left that last until their next turn, or until a moment of it."""
    if state.players[seat].in_game or not any(effect.controller == seat for effect in state.lasting):
        return
    active, state.active = state.active, seat
    kept = tuple(
        effect
        for effect in state.lasting
        if effect.controller != seat or not any(ends(state, effect, moment) for moment in TURN_MOMENTS)
    )
    state.active = active
    if len(kept) != len(state.lasting):
        state.lasting = kept
        state.continuous_changed()


@rule("800.4m")
def passed_over(state: State, before: int) -> list[int]:
    """Return the players who have left whose turns would have begun between a player's turn and the active one's."""
    number = len(state.players)
    found: list[int] = []
    for step in range(1, number):
        seat = (before + step) % number
        if seat == state.active:
            break
        found.append(seat)
    return [seat for seat in found if not state.players[seat].in_game]
