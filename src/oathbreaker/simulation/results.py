"""What the games of a simulation show: who won how often, with intervals, and how long the games were."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Any, Final

from oathbreaker.simulation.planning import Plan
from oathbreaker.simulation.records import GameRecord
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import Agent

CONFIDENCE: Final = 0.95
"""How surely an interval holds the share that endless games would show."""


@dataclass(frozen=True)
class Tally:
    """How often one deck, or one agent, won.

    Attributes:
        name: What it is called.
        games: From how many seats it played: more than one in each game where it sits there more than once.
        wins: How many of those games were won from that seat.
    """

    name: str
    games: int
    wins: int

    @property
    def share(self) -> float:
        """The share of wins, 0 to 1; 0 where it has not played."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The interval that holds the true share in 95 of 100 simulations, by Wilson's score."""
        return wilson(self.wins, self.games)

    def as_json(self) -> dict[str, Any]:
        """Return this as JSON."""
        return {**asdict(self), "share": self.share, "interval": list(self.interval)}


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Return Wilson's score interval of a share, from 0 to 1 where nothing is known."""
    if not games:
        return 0.0, 1.0
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    share = wins / games
    weight = 1 + z * z / games
    middle = (share + z * z / (2 * games)) / weight
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / weight
    return (0.0 if not wins else middle - half), (1.0 if wins == games else middle + half)


@dataclass(frozen=True)
class Spread:
    """Some numbers, one of each game, in short; all zero where there are none.

    Attributes:
        mean: Their mean.
        deviation: Their standard deviation.
        least: The least of them.
        most: The greatest of them.
    """

    mean: float
    deviation: float
    least: float
    most: float


def spread(numbers: Sequence[float]) -> Spread:
    """Return numbers in short."""
    if not numbers:
        return Spread(0.0, 0.0, 0.0, 0.0)
    deviation = stdev(numbers) if len(numbers) > 1 else 0.0
    return Spread(fmean(numbers), deviation, min(numbers), max(numbers))


class Simulation:
    """Games that have been simulated, and what they show. A game that failed counts for nobody.

    Args:
        plan: What the games are made from.
        asked: How many games were asked for.
        records: Those that are there, in any order.

    Attributes:
        records: A record of each game, in the order of their numbers.
    """

    def __init__(self, plan: Plan, asked: int, records: Iterable[GameRecord]) -> None:
        self.plan = plan
        self.asked = asked
        self.records = sorted((record for record in records if record.game < asked), key=lambda record: record.game)

    def __repr__(self) -> str:
        return f"<Simulation {len(self.records)} of {self.asked} games>"

    @property
    def is_whole(self) -> bool:
        """Whether all games that were asked for are there."""
        return len(self.records) == self.asked

    @property
    def over(self) -> list[GameRecord]:
        """The games that came to their end."""
        return [record for record in self.records if not record.error]

    @property
    def failures(self) -> list[GameRecord]:
        """The games that failed."""
        return [record for record in self.records if record.error]

    @property
    def drawn(self) -> int:
        """How many games nobody won."""
        return sum(record.winner is None for record in self.over)

    @property
    def decks(self) -> list[Tally]:
        """How often each deck won, in the order in which they were given."""
        return self._tallies(self.plan.decks, [record.decks for record in self.over])

    @property
    def agents(self) -> list[Tally]:
        """How often each agent won, in the order in which they were given."""
        return self._tallies(self.plan.agents, [record.agents for record in self.over])

    def _tallies(self, names: Iterable[str], seats: Sequence[Sequence[str]]) -> list[Tally]:
        winners = [record.winner for record in self.over]
        winning = [seated[winner] for seated, winner in zip(seats, winners, strict=True) if winner is not None]
        seated = [name for each in seats for name in each]
        return [Tally(name, seated.count(name), winning.count(name)) for name in dict.fromkeys(names)]

    @property
    def turns(self) -> Spread:
        """How many turns a game had."""
        return spread([record.turns for record in self.over])

    @property
    def decisions(self) -> Spread:
        """How many decisions a game had."""
        return spread([record.decisions for record in self.over])

    @property
    def seconds(self) -> Spread:
        """How many seconds the processor worked on a game; what alone differs where the same games are played again."""
        return spread([record.seconds for record in self.over])

    def begun(self, number: int, cards: PlayableCards | None = None) -> tuple[Game, list[Agent]]:
        """Return one of the games at its first decision, and agents who play it as they did: `ob.play(game, agents)`.

        Args:
            number: The number of the game, from 0.
            cards: Where its cards are looked up; the newest data at hand when not given.
        """
        return self.plan.begun(number, cards if cards is not None else PlayableCards())

    def as_json(self) -> dict[str, Any]:
        """Return all this as JSON; shares and ends of intervals are from 0 to 1."""
        return {
            "format": self.plan.setup["format"],
            "seed": self.plan.seed,
            "asked": self.asked,
            "games": len(self.over),
            "drawn": self.drawn,
            "failed": len(self.failures),
            "confidence": CONFIDENCE,
            "decks": [tally.as_json() for tally in self.decks],
            "agents": [tally.as_json() for tally in self.agents],
            "turns": asdict(self.turns),
            "decisions": asdict(self.decisions),
            "seconds": asdict(self.seconds),
            "failures": [
                {
                    "game": record.game,
                    "seed": record.seed,
                    "error": record.error,
                    "again": self.plan.command(record.game),
                }
                for record in self.failures
            ],
        }
