"""Letting agents play a game to its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from oathbreaker.engine.decisions import Decision
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say

if TYPE_CHECKING:  # a game needs no agents
    from oathbreaker.table.game import Game


class Agent(Protocol):
    """Who decides in a player's place. One with `needs_view = False` is given an empty view, which is much faster."""

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
    while (decision := game.decision) is not None:
        if until is not None and until(game):
            break
        agent = agents[decision.player]
        view = game.view(decision.player) if getattr(agent, "needs_view", True) else {}
        game.answer(agent.choose(view, decision))
    return game
