"""`oathbreaker play`: agents play a game, which is told as it goes."""

from __future__ import annotations

import signal
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from itertools import cycle, islice
from pathlib import Path
from random import SystemRandom
from typing import Final

from oathbreaker.agents.greedy import GreedyAgent
from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.cli.arguments import Arguments, positive
from oathbreaker.cli.decks import explain_unreadable, open_as
from oathbreaker.cli.screen import Screen
from oathbreaker.cli.told_view import ToldGame, write_game
from oathbreaker.decks.deck import Deck
from oathbreaker.engine.naming import player_title
from oathbreaker.formats.free_for_all import LEAST_PLAYERS, FreeForAll
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import Agent, play
from oathbreaker.texts.errors import DeckFormatError, GameSetupError, UnplayableCardError
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.showing import visible

DONE: Final = 0
REFUSED: Final = 2
INTERRUPTED: Final = 130

PLAYERS: Final = 4
"""How many play where the arguments do not say."""

MOST_SEED: Final = 1_000_000
AGENTS: Final = ("greedy", "random")


def add_arguments(arguments: Arguments) -> None:
    """Add the command's arguments."""
    arguments.add("--players", metavar="N", type=positive)
    names = ", ".join(embedded_decks())
    arguments.add(
        "--deck",
        about="help_play_deck",
        formats=names,
        action="append",
        default=[],
        metavar="DECK",
        dest="decks",
    )
    arguments.add("--agents", metavar="NAMES", default="greedy")
    arguments.add("--seed", metavar="N", type=int)
    arguments.add("--until", metavar="TURN", type=positive)
    arguments.add("--save", metavar="FILE", type=Path)
    arguments.add("--json", about="help_json_lines", action="store_true")
    arguments.add_reader_options()


def run(options: Namespace, screen: Screen) -> int:
    """Play and tell a game; 0 done, 2 a deck or the setup is refused, 130 interrupted.

    Raises:
        GameSetupError: There are too few or too many players, or there is no such agent or deck.
        OSError: A file cannot be read or written.
    """
    number = players_of(options)
    makers = agents_of(options.agents)
    cards = PlayableCards(open_as(CardCatalog, screen))
    try:
        decks = [read_deck(name, cards) for name in dict.fromkeys(options.decks or embedded_decks())]
    except DeckFormatError as error:
        explain_unreadable(error, screen)
        return REFUSED
    seats = list(islice(cycle(decks), number))
    seed = options.seed if options.seed is not None else SystemRandom().randrange(MOST_SEED)
    game = Game(seats, seed, cards=cards)
    if options.save is not None:
        write_game(game, options.save)  # whether the file can be written shows before the game is played
    agents = [make(seed * number + seat) for seat, make in enumerate(islice(cycle(makers), number))]
    introduce(seats, agents, seed, screen)
    told = ToldGame(game, screen, options.until, as_json=options.json)
    with stopping_cleanly(told):
        play(game, agents, until=told.is_done)
        told.end()
    if options.save is not None:
        write_game(game, options.save, options.until)
        screen.hint(say("play.saved", file=options.save))
    if told.is_stopped:
        screen.error(say("cli.interrupted"))
        return INTERRUPTED
    return DONE


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


def agents_of(names: str) -> list[Callable[[int], Agent]]:
    """Return what makes the agents, from a seed each.

    Raises:
        GameSetupError: There is no agent of that name.
    """
    makers: dict[str, Callable[[int], Agent]] = {"greedy": lambda _seed: GreedyAgent(), "random": RandomAgent}
    found = []
    for name in names.split(","):
        if name not in makers:
            raise GameSetupError(say("play.no_agent", name=visible(name), names=list(AGENTS)))
        found.append(makers[name])
    return found


def embedded_decks() -> list[str]:
    """Return the names of the decks that ship inside."""
    folder = files("oathbreaker.data").joinpath("decks")
    return sorted(file.name.removesuffix(".txt") for file in folder.iterdir())


def read_deck(name: str, cards: PlayableCards) -> Deck:
    """Return the deck of a file, or one that ships inside, all of whose cards can be played.

    Raises:
        GameSetupError: There is no such file or deck.
        DeckFormatError: It cannot be read.
        UnplayableCardError: Some of its cards cannot be played.
    """
    path = Path(name)
    inside = [deck for deck in embedded_decks() if deck.startswith(name)]
    if name and path.exists():
        deck = Deck.read(path, cards=cards.catalog)
    elif name and len(inside) == 1:
        text = files("oathbreaker.data").joinpath("decks", f"{inside[0]}.txt").read_text(encoding="utf-8")
        deck = Deck.read(text, cards=cards.catalog)
    else:
        raise GameSetupError(say("play.no_deck", name=visible(name), names=embedded_decks()))
    check_playable(deck, cards)
    return deck


def check_playable(deck: Deck, cards: PlayableCards) -> None:
    """Refuse a deck with cards that cannot be played: the first is named with what it lacks, the others are counted.

    Raises:
        UnplayableCardError: There are such cards.
    """
    reasons = list(refusals(deck, cards))
    if len(reasons) == 1:
        raise UnplayableCardError(reasons[0])
    if reasons:
        raise UnplayableCardError(say("play.unplayable", n=len(reasons) - 1, reason=reasons[0]))


def refusals(deck: Deck, cards: PlayableCards) -> Iterator[Message]:
    """Yield why each card of a deck that cannot be played cannot."""
    for entry in (*deck.leader_entries, *deck.library_entries):
        try:
            cards[entry.card.name]
        except UnplayableCardError as error:
            yield error.reason


def introduce(decks: Sequence[Deck], agents: Sequence[Agent], seed: int, screen: Screen) -> None:
    """Say on standard error who plays what, and the seed that plays the same game again."""
    for seat, (deck, agent) in enumerate(zip(decks, agents, strict=True)):
        leaders = [entry.card for entry in deck.leader_entries] or [entry.card for entry in deck.library_entries[:1]]
        kind = "greedy" if isinstance(agent, GreedyAgent) else "random"
        agent_word = say(f"play.agent_{kind}")
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
