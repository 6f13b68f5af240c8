"""CR 104 Ending the game: who loses leaves, the last one wins, nobody left is a draw."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.events import Event, PlayerEvent
from oathbreaker.engine.leaving import leave_game
from oathbreaker.engine.player_events import CONCEDED, WINNERS, LoseGame
from oathbreaker.engine.state import VERSIONS, State
from oathbreaker.texts.rules import rule


class Wins(PlayerEvent):
    """A player wins the game because all opponents have left it."""

    __slots__ = ()
    kind: ClassVar[str] = "wins"
    cites: ClassVar[str] = "104.2a"


class NobodyWins(Event):
    """The game is a draw because all who were left have lost at once."""

    __slots__ = ()
    kind: ClassVar[str] = "nobody wins"
    cites: ClassVar[str] = "104.4a"


class DrawnByEffect(Event):
    """The game is a draw because an effect says so."""

    __slots__ = ()
    kind: ClassVar[str] = "drawn by effect"
    cites: ClassVar[str] = "104.4c"


class GameDrawn(Event):
    """The game is a draw because of a loop of mandatory actions."""

    __slots__ = ()
    kind: ClassVar[str] = "game drawn"
    cites: ClassVar[str] = "104.4b"


@rule("104.3", "104.4a", "104.5")
def check_end(state: State) -> None:
    """Let everyone who loses leave together, then see whether the game is over."""
    if WINNERS in state.remembered and end_by_winning(state):
        return
    losers = tuple([player.seat for player in state.players if player.lost and player.in_game])
    for seat in losers:
        if state.players[seat].lost == CONCEDED:
            LoseGame(seat, CONCEDED).record(state)
    if losers:
        state.fallen = (*state.fallen, losers)
        leave_game(state, losers)
    if state.fallen:
        check_winner(state)


@rule("104.1", "104.2b", "104.3f")
def end_by_winning(state: State) -> bool:
    """End the game where an effect says that a player wins who does not lose at once; tell whether it has ended.

    Of several who would win at once each would lose as well: none of them wins by that (104.3f).
    """
    won = state.recall(WINNERS)
    if not isinstance(won, tuple) or state.over:
        return False
    state.remember(WINNERS, None)
    seats = {seat for seat in won if state.players[seat].in_game}
    for seat in seats if len(seats) > 1 else ():
        state.own_player(seat).lost = state.players[seat].lost or "104.3f"
    seats = {seat for seat in seats if not state.players[seat].lost}
    if not seats:
        return False
    winner = seats.pop()
    others = tuple(seat for seat in state.seats() if seat != winner)
    state.fallen = (*state.fallen, others) if others else state.fallen
    for seat in others:
        state.own_player(seat).lost = "104.2b"
        state.own_player(seat).in_game = False
    state.over = True
    state.winner = (winner,)
    state.version = next(VERSIONS)
    return True


@rule("104.2a", "104.4a")
def check_winner(state: State) -> None:
    """End the game when at most one player is left."""
    left = state.seats()
    if len(left) <= 1 and not state.over:
        state.over = True
        state.winner = tuple(left)
        ending = Wins(left[0]) if left else NobodyWins()
        ending.record(state)
        state.version = next(VERSIONS)


@rule("104.3a")
def concede(state: State, seat: int) -> None:
    """Let a player concede: they lose and leave at once, whatever is being done."""
    state.own_player(seat).lost = CONCEDED
    check_end(state)


@rule("104.4c")
def draw_by_effect(state: State) -> None:
    """End the game as a draw among all who are still in it, because an effect says so."""
    state.over = True
    state.winner = ()
    DrawnByEffect().record(state)
    state.version = next(VERSIONS)


@rule("104.4b")
def draw_game(state: State) -> None:
    """End the game as a draw among all who are still in it."""
    state.over = True
    state.winner = ()
    GameDrawn().record(state)
    state.version = next(VERSIONS)


def standings(state: State) -> list[list[int]]:
    """Return the seats first to last, those who drew or lost together in one group."""
    left = state.seats()
    return ([left] if left else []) + [list(group) for group in reversed(state.fallen)]
