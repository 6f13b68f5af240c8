"""Playing the games of a plan on a Ray cluster; Ray is an optional extra."""

from __future__ import annotations

import logging
import os
from collections import deque
from collections.abc import Generator, Iterable
from importlib import import_module
from socket import create_connection
from typing import Any, Final

from oathbreaker.simulation.planning import Plan, digest_of
from oathbreaker.simulation.playing import played
from oathbreaker.simulation.records import GameRecord, record_of
from oathbreaker.table.playable import PlayableCards
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say
from oathbreaker.texts.showing import shortened, visible

LONGEST_REASON: Final = 200

SECONDS_TO_ANSWER: Final = 10
"""How long a cluster's address may take to answer at all."""


class Player:
    """Plays games of a plan in a process of the cluster, which reads the cards once.

    Args:
        plan: The plan.
    """

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.cards = PlayableCards()

    def digest(self) -> str:
        """Return the digest of the plan as it is made there: another one where cards or program are others."""
        return digest_of(self.plan.setup, self.plan.decks, self.plan.agents, self.cards)

    def played(self, number: int) -> GameRecord:
        """Play a game to its end."""
        return played(self.plan, number, self.cards)


def played_on_ray(plan: Plan, numbers: Iterable[int], address: str) -> Generator[GameRecord, None, None]:
    """Play games on the processors of a cluster; records come as games end.

    A process that dies costs the game that it played, which has failed; another takes its place.

    Args:
        plan: What they are made from.
        numbers: Their numbers.
        address: Where the cluster is: host and port, "auto" for one that runs on this computer, "local" for one that
            is started here and ended afterwards.

    Raises:
        GameSetupError: Ray is not installed, there is no such cluster, or it has another version of this program.
    """
    waiting = deque(numbers)
    ray = connected(address)
    try:
        team = team_of(ray, plan, len(waiting), address)
        running: dict[Any, tuple[Any, int]] = {}
        for player in team:
            begin(running, player, waiting.popleft())
        while running:
            done, _rest = ray.wait(list(running))
            for result in done:
                player, number = running.pop(result)
                try:
                    record = ray.get(result)
                except ray.exceptions.RayError as error:
                    record = failed(plan, number, error)
                    player = ray.remote(Player).remote(plan)
                if waiting:
                    begin(running, player, waiting.popleft())
                yield record
    finally:
        ray.shutdown()


def begin(running: dict[Any, tuple[Any, int]], player: Any, number: int) -> None:  # noqa: ANN401  Ray gives no types
    """Let a player begin a game, and keep which."""
    running[player.played.remote(number)] = (player, number)


def connected(address: str) -> Any:  # noqa: ANN401  it need not be installed
    """Return Ray, connected with a cluster."""
    try:
        ray = import_module("ray")
    except ImportError:
        raise GameSetupError(say("simulation.no_ray")) from None
    host, colon, port = address.rpartition(":")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # a cluster that is started here tells nobody
    try:
        if colon and port.isdecimal() and "/" not in host:  # where nothing answers Ray itself waits for minutes
            create_connection((host, int(port)), timeout=SECONDS_TO_ANSWER).close()
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, OverflowError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise GameSetupError(say("simulation.no_cluster", address=address, reason=reason_of(error))) from None
    return ray


def team_of(ray: Any, plan: Plan, games: int, address: str) -> list[Any]:  # noqa: ANN401  it need not be installed
    """Return a player for each processor, no more than there are games; all play as this program does."""
    number = min(games, max(1, int(ray.cluster_resources().get("CPU", 1))))
    team = [ray.remote(Player).remote(plan) for _ in range(number)]
    try:
        digests = ray.get([player.digest.remote() for player in team])
    except ray.exceptions.RayError as error:
        raise GameSetupError(say("simulation.no_cluster", address=address, reason=reason_of(error))) from None
    if set(digests) != {plan.digest}:
        raise GameSetupError(say("simulation.other_cluster", address=address))
    return team


def failed(plan: Plan, number: int, error: Exception) -> GameRecord:
    """Return the record of a game whose process has died."""
    return record_of(plan, number, places=None, turns=0, decisions=0, seconds=0.0, error=reason_of(error))


def reason_of(error: Exception) -> str:
    """Return what an error says, in a line."""
    return shortened(visible(f"{type(error).__name__}: {error}"), LONGEST_REASON)
