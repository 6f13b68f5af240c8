"""What the engine's speed is measured by: games of the deck that ships inside, copies, forks, settling, a profile.

`make bench` prints them all (bench.py). CPU time of one process; a limit is broken where the measured time is longer,
and a goal that is not reached is shown as such. The positions are those of the tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import cycle
from pathlib import Path
from time import process_time
from typing import Final

from tests.engine.cards_for_tests import deck as creature_deck
from tests.engine.random_play import play_out
from tools.bench_layers import CHANGES, position, settle_once

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.engine.play import Play
from oathbreaker.engine.priority import settle
from oathbreaker.engine.rules import GameRules
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import play
from oathbreaker.table.setups import DEFAULT_FORMAT

DECK: Final = Path(__file__).parents[1] / "src" / "oathbreaker" / "data" / "decks" / "saheeli-thoughtcast.txt"
PLAYERS: Final = 4
GAMES: Final = 20
"""How many games a median is taken over, each with its own seed."""

ROUNDS: Final = 50
EARLIER: Final = 100
"""How many answers come before the middle of a game."""

AT_ONCE: Final = 20
"""How often what takes a few microseconds is done between two looks at the clock."""

DECISION_GOAL: Final = 1 / 2000
DECISION_LIMIT: Final = 1 / 850
"""What a decision of the shipped deck must not take: the goal is not reached yet, but nothing may fall behind this."""

STRICT: Final = frozenset({"one tapped", "a counter", "continuous effects", "one enters"})
"""After which changes settling has the limit."""


EngineMeasure = tuple[str, float | None, int, Callable[[], float], float | None]
"""What is measured; the longest it may take, in seconds; how often; what measures it once; what is asked for."""


def engine_measures() -> Iterator[EngineMeasure]:
    """Yield what is measured of the engine, in the order of the table."""
    seeds, more, rest = cycle(range(GAMES)), cycle(range(GAMES)), cycle(range(GAMES))
    yield (
        "a decision of four random agents, shipped deck",
        DECISION_LIMIT,
        GAMES,
        lambda: decision_time(next(seeds)),
        DECISION_GOAL,
    )
    yield (
        "  the same as a free-for-all, without leaders",
        DECISION_LIMIT,
        GAMES,
        lambda: decision_time(next(rest), "free_for_all"),
        DECISION_GOAL,
    )
    yield ("  the same with decks of plain creatures", None, GAMES, lambda: creature_time(next(more)), None)
    game = middle_of_game()
    yield ("copy of the state in mid-game", 20e-6, ROUNDS, lambda: copy_time(game), None)
    asked = middle_of_procedure(game)
    yield ("fork in mid-procedure", 500e-6, ROUNDS, lambda: fork_time(asked), None)
    yield ("settling, nothing changed", 2e-6, ROUNDS, lambda: settle_time(game), None)
    for volatile in (0, 2):
        state = position(volatile)
        for name, change in CHANGES.items():
            limit = 1.5e-3 if name in STRICT and not volatile else None
            what = f"settling, 160 permanents, {volatile} volatile: {name}"
            yield (what, limit, ROUNDS // 2, partial(settle_once, state, change), None)


@cache
def shipped() -> tuple[str, PlayableCards]:
    """Return the list that ships inside, and its cards, made ready once."""
    return DECK.read_text(encoding="utf-8"), PlayableCards(None)


def shipped_game(seed: int, game_format: str = DEFAULT_FORMAT) -> Game:
    """Return a new game of four players with the deck that ships inside."""
    text, cards = shipped()
    return Game([text] * PLAYERS, seed, cards=cards, format=game_format)


def agents(seed: int) -> list[RandomAgent]:
    """Return random agents whose chance depends on the seed of the game."""
    return [RandomAgent(PLAYERS * seed + seat) for seat in range(PLAYERS)]


def decision_time(seed: int, game_format: str = DEFAULT_FORMAT) -> float:
    """Return the seconds for each decision of one game to its end."""
    game = shipped_game(seed, game_format)
    start = process_time()
    play(game, agents(seed))
    return (process_time() - start) / len(game.play.answers)


def creature_time(seed: int) -> float:
    """Return the seconds for each decision of one game with decks of creatures, lands and a few spells."""
    game = Play.start(GameRules(), [creature_deck() for _ in range(PLAYERS)], seed)
    start = process_time()
    number = play_out(game, seed)
    return (process_time() - start) / number


def middle_of_game() -> Play:
    """Return a game of the shipped deck after a hundred answers, at a priority decision."""
    game = shipped_game(2)
    players = agents(2)
    going = game.play
    while going.decision is not None and (len(going.answers) < EARLIER or going.decision.kind != "priority"):
        going.answer_accepted(players[going.decision.player].answer(going.decision))
    return going


def middle_of_procedure(before: Play) -> Play:
    """Return the same game somewhat later, where something is asked in the middle of a spell or ability."""
    going = before.copy()
    players = agents(3)
    while going.decision is not None and (going.decision.kind == "priority" or not going.is_announcing()):
        going.answer_accepted(players[going.decision.player].answer(going.decision))
    return going


def copy_time(going: Play) -> float:
    """Return the seconds of copying a state."""
    start = process_time()
    for _ in range(AT_ONCE):
        going.state.copy()
    return (process_time() - start) / AT_ONCE


def fork_time(going: Play) -> float:
    """Return the seconds of copying a game at its decision."""
    start = process_time()
    going.copy()
    return process_time() - start


def settle_time(going: Play) -> float:
    """Return the seconds of settling a state in which nothing is due."""
    start = process_time()
    for _ in range(AT_ONCE):
        for _ in settle(going.state):
            pass
    return (process_time() - start) / AT_ONCE
