"""`oathbreaker play --watch`: agents play a game, which is told as it goes."""

from __future__ import annotations

import signal
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import cycle, islice
from random import SystemRandom
from typing import Final

from oathbreaker.agents.named import known_agents, made_agents
from oathbreaker.cli.decks import explain_unreadable, illegal_lists, open_as
from oathbreaker.cli.screen import Screen
from oathbreaker.cli.told_view import ToldGame, write_game
from oathbreaker.decks.deck import Deck
from oathbreaker.decks.embedded import embedded_decks
from oathbreaker.engine.naming import player_title
from oathbreaker.formats.free_for_all import LEAST_PLAYERS, FreeForAll
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.named_decks import named_deck
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import play
from oathbreaker.table.setups import DEFAULT_FORMAT
from oathbreaker.texts.errors import DeckFormatError, GameSetupError
from oathbreaker.texts.messages import say

DONE: Final = 0
REFUSED: Final = 2
INTERRUPTED: Final = 130

PLAYERS: Final = 4
"""How many play where the arguments do not say."""

MOST_SEED: Final = 1_000_000


def run_told(options: Namespace, screen: Screen) -> int:
    """Play and tell a game; 0 done, 2 a deck or the setup is refused, 130 interrupted.

    Raises:
        GameSetupError: There are too few or too many players, or there is no such agent or deck.
        OSError: A file cannot be read or written.
    """
    number = players_of(options)
    agent_names = agents_of(options, number)
    cards = PlayableCards(open_as(CardCatalog, screen))
    try:
        seats = decks_of(options, number, cards)
    except DeckFormatError as error:
        explain_unreadable(error, screen)
        return REFUSED
    seed = seed_of(options)
    game = Game(seats, seed, format=options.format or DEFAULT_FORMAT, cards=cards)
    if options.save is not None:
        write_game(game, options.save)  # whether the file can be written shows before the game is played
    introduce(seats, agent_names, seed, screen)
    for notice in illegal_lists(options.decks, options.format or DEFAULT_FORMAT, cards.catalog):
        screen.hint(notice)
    told = ToldGame(game, screen, options.until, as_json=options.json)
    with stopping_cleanly(told):
        play(game, made_agents(agent_names, seed), until=told.is_done)
        told.end()
    if options.save is not None:
        write_game(game, options.save, options.until)
        screen.hint(say("play.saved", file=options.save))
    if told.is_stopped:
        screen.error(say("cli.interrupted"))
        return INTERRUPTED
    return DONE


def decks_of(options: Namespace, number: int, cards: PlayableCards) -> list[Deck]:
    """Return the deck of each seat: those of the arguments in turn, or those that ship inside.

    Raises:
        GameSetupError: There is no such file or deck.
        DeckFormatError: A deck cannot be read.
        UnplayableCardError: Some of its cards cannot be played.
    """
    names = list(islice(cycle(options.decks or embedded_decks()), number))
    decks = {name: named_deck(name, cards) for name in dict.fromkeys(names)}
    return [decks[name] for name in names]


def agents_of(options: Namespace, number: int) -> list[str]:
    """Return the name of the agent at each seat: those of the arguments in turn.

    Raises:
        GameSetupError: There is no such agent.
    """
    return list(islice(cycle(known_agents(options.agents.split(","))), number))


def seed_of(options: Namespace) -> int:
    """Return the seed of the arguments, or any."""
    return options.seed if options.seed is not None else SystemRandom().randrange(MOST_SEED)


def players_of(options: Namespace) -> int:
    """Return how many play: as the arguments say, or as many as there are decks.

    Raises:
        GameSetupError: Fewer or more than can play.
    """
    number: int = options.players or max(len(options.decks), LEAST_PLAYERS if options.decks else PLAYERS)
    if not LEAST_PLAYERS <= number <= FreeForAll.most_players or len(options.decks) > number:
        given = max(number, len(options.decks))
        raise GameSetupError(say("play.players", least=LEAST_PLAYERS, most=FreeForAll.most_players, given=given))
    return number


def introduce(decks: Sequence[Deck], agents: Sequence[str], seed: int, screen: Screen) -> None:
    """Say on standard error who plays what, and the seed that plays the same game again."""
    for seat, (deck, agent) in enumerate(zip(decks, agents, strict=True)):
        leaders = [entry.card for entry in deck.leader_entries] or [entry.card for entry in deck.library_entries[:1]]
        agent_word = say(f"play.agent_{agent}")
        screen.hint(say("play.seat", player=player_title(seat), leaders=leaders, agent=agent_word))
    screen.hint(say("play.seed", seed=seed))


@contextmanager
def stopping_cleanly(told: ToldGame) -> Iterator[None]:
    """Let an interruption stop the game after the answer that is being carried out; a second one at once."""

    def stop(_number: int, _frame: object) -> None:
        told.stop()
        signal.signal(signal.SIGINT, before)

    before = signal.getsignal(signal.SIGINT)
    signal.signal(signal.SIGINT, stop)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
