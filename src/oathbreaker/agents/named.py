"""Agents by name: those that a command or a simulation can be told to take."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from oathbreaker.agents.greedy import GreedyAgent
from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.table.playing import Agent
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say
from oathbreaker.texts.showing import visible

AGENTS: Final[Mapping[str, Callable[[int], Agent]]] = MappingProxyType(
    {"greedy": lambda _seed: GreedyAgent(), "random": RandomAgent}
)
"""Name -> what makes the agent, from a seed."""


def known_agents(names: Sequence[str]) -> list[str]:
    """Return these names, each of which is an agent's.

    Raises:
        GameSetupError: There is no agent of that name.
    """
    for name in names:
        if name not in AGENTS:
            raise GameSetupError(say("play.no_agent", name=visible(name), names=list(AGENTS)))
    return list(names)


def made_agents(names: Sequence[str], seed: int) -> list[Agent]:
    """Return an agent of each name, one a seat; each begins with its own chance, from the seed of the game."""
    return [AGENTS[name](seed * len(names) + seat) for seat, name in enumerate(names)]
