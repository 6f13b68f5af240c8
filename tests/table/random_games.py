"""Random games that are checked as they go: what they are made from, and how one that failed is played again."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final, NamedTuple

from tests.table.decks_for_tests import dealt_decks, drawn_decks, shipped_decks, unique_decks
from tests.table.invariants import Watch

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.decks.deck import Deck
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards

KINDS: Final = ("creatures", "shipped", "drawn", "dealt")
"""What decks may be made of: creatures and lands of the tests' own, the lists that ship inside, all playable cards at
random, all of them in turn."""

Watching = Callable[[Game, PlayableCards], Watch]
"""Makes what checks a game as it goes."""

LIFE: Final = {"creatures": 8, "dealt": 40}
"""What players begin with; in games of other kinds 12."""

SETTINGS: Final = ("ask_everything", "stop_everywhere", "random_by_hand", "pay_by_hand")


class Origin(NamedTuple):
    """What a random game is made from.

    Attributes:
        kind: One of KINDS.
        players: How many.
        seed: What all chance begins with: decks, game, agents and checks.
    """

    kind: str
    players: int
    seed: int


def begun(origin: Origin, cards: PlayableCards) -> Game:
    """Return the game that begins so; each setting is on in one game of eight."""
    random = Random(origin.seed)  # noqa: S311  no secret
    settings: dict[str, Any] = {name: random.randrange(8) == 0 for name in SETTINGS}
    people = [seat for seat in range(origin.players) if random.randrange(8) == 0]
    game_format = "commander" if origin.kind == "drawn" and origin.seed % 4 == 0 else "oathbreaker"
    decks: list[Deck] | list[str]
    if origin.kind == "creatures":
        decks = unique_decks(origin.players, cards)
    elif origin.kind == "drawn":
        decks = drawn_decks(origin.players, cards, random, "creature" if game_format == "commander" else "planeswalker")
    elif origin.kind == "dealt":
        decks = dealt_decks(origin.players, cards, origin.seed)
    else:
        lists = shipped_decks()
        decks = [lists[(origin.seed + seat) % len(lists)] for seat in range(origin.players)]
    life = LIFE.get(origin.kind, 12)
    if game_format == "oathbreaker" and random.randrange(8) == 0:
        settings["return_rule"] = "state-based"
    return Game(decks, origin.seed, format=game_format, cards=cards, people=people, starting_life=life, **settings)


def check_game(
    origin: Origin,
    cards: PlayableCards,
    *,
    most: int,
    every: int,
    watching: Callable[[Game, PlayableCards], Watch] = Watch,
) -> Game:
    """Play a random game and check it as it goes; an error says how to play the game again.

    Args:
        origin: What it is made from.
        cards: The cards of the game.
        most: After how many answers it is broken off.
        every: At one decision of so many, the checks that take long are made.
        watching: Makes what checks the game.
    """
    ready = cards.copy()
    game = begun(origin, ready)
    agents = [RandomAgent(origin.seed * 10 + seat) for seat in range(origin.players)]
    random = Random(origin.seed)  # noqa: S311  no secret
    watch = watching(game, ready)
    try:
        while game.decision is not None and len(game.play.answers) < most:
            watch.check_decision()
            answer = agents[game.decision.player].choose({}, game.decision)
            if random.randrange(every) == 0:
                watch.check_views()
                watch.check_courses(answer)
            if random.randrange(400) == 0:
                game.concede(random.choice([player.seat for player in game.players if player.in_game]))
                continue
            game.answer(answer)
        watch.check_end()
    except Exception as error:
        error.add_note(f"Play it again: make soak REPLAY='{written(origin, game)}'")
        raise
    return game


def written(origin: Origin, game: Game) -> str:
    """Return what a game was made from and its answers, as one line of JSON."""
    return json.dumps({**origin._asdict(), "answers": game.play.answers}, separators=(",", ":"))


def played_again(text: str, cards: PlayableCards) -> Game:
    """Play the game that `written` wrote again, checking every decision; the error that ended it comes again."""
    said = json.loads(text)
    ready = cards.copy()
    game = begun(Origin(said["kind"], said["players"], said["seed"]), ready)
    watch = Watch(game, ready)
    for answer in said["answers"]:
        watch.check_decision()
        watch.check_views()
        if watch.is_answer(answer):
            watch.check_courses(answer)
        game.play.replay([answer])
    if game.decision is not None:
        watch.check_decision()
    watch.check_end()
    return game
