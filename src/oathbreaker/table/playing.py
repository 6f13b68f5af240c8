"""Letting agents play a game to its end."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, Protocol

from oathbreaker.engine.decisions import Decision
from oathbreaker.table.view import board_of
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say

if TYPE_CHECKING:  # a game needs no agents
    from oathbreaker.table.game import Game


OBJECTS_BETWEEN_COLLECTIONS: Final = 50_000
"""How many objects are made before the collector looks for cycles while a game is played by agents."""


class Agent(Protocol):
    """Who decides in a player's place.

    One with `needs_view = False` is given an empty view, one with `needs_log = False` a view without `log` and
    `decision`: that is faster.
    """

    def choose(self, view: Mapping[str, Any], decision: Decision) -> object:
        """Return an answer to the decision, as `Game.answer` takes it.

        Args:
            view: What the player may see; docs/view.md has its schema.
            decision: What is asked of the player.
        """


def play(game: Game, agents: Sequence[Agent], until: Callable[[Game], bool] | None = None) -> Game:
    """Let agents play a game to its end, one for each seat, and return it.

    Args:
        game: The game; it goes on from where it is.
        agents: Who decides, by seat.
        until: Asked before each decision; the game stops where it is true.

    Raises:
        GameSetupError: There are not as many agents as players.
        IllegalAnswer: An agent answered what is not allowed; the game stands at that decision.
    """
    number = len(game.state.players)
    if len(agents) != number:
        raise GameSetupError(say("table.agents", players=number, agents=len(agents)))
    with rare_collections():
        while (decision := game.decision) is not None:
            if until is not None and until(game):
                break
            agent = agents[decision.player]
            game.answer(agent.choose(view_for(agent, game, decision.player), decision))
        if game.is_over:
            forget_effects(game)
    return game


def forget_effects(game: Game) -> None:
    """Let go of what was found out about continuous effects: it knows the state, and both would stay in memory.

    So it is with each moment that the game could go back to. Whoever looks at the game again finds it anew.
    """
    for state in (game.state, *(point.state for point in game.play.checkpoints)):
        state.effects, state.index, state.worded = None, None, None
        state.sources, state.idle = {}, {}


def view_for(agent: Agent, game: Game, seat: int) -> Mapping[str, Any]:
    """Return what an agent is shown: as much of its player's view as it says that it needs."""
    if not getattr(agent, "needs_view", True):
        return {}
    if getattr(agent, "needs_log", True):
        return game.view(seat)
    game.complete_options()
    return board_of(game, seat)


@contextmanager
def rare_collections() -> Iterator[None]:
    """Let Python look for garbage in cycles more rarely for a while, and once at the end.

    A game makes little of it: states on trial, each of which what was found out about its effects knows. What was there
    before the game is not looked at, which is most: the cards. Whoever has frozen objects or turned the collector off
    is left alone.
    """
    usual = gc.get_threshold()
    is_ours = gc.isenabled() and bool(usual[0]) and not gc.get_freeze_count()
    if usual[0]:
        gc.set_threshold(max(usual[0], OBJECTS_BETWEEN_COLLECTIONS), *usual[1:])
    if is_ours:
        gc.freeze()
    try:
        yield
    finally:
        gc.set_threshold(*usual)
        if is_ours:
            gc.collect()
            gc.unfreeze()
