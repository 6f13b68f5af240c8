"""The plan of a simulation: which decks and agents sit where in each of its games, and what chance begins with."""

from __future__ import annotations

import json
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from importlib.metadata import version
from itertools import cycle, islice
from pathlib import Path

from oathbreaker.agents.named import known_agents, made_agents
from oathbreaker.decks.deck import Deck
from oathbreaker.decks.embedded import embedded_name
from oathbreaker.table.game import Game
from oathbreaker.table.named_decks import named_deck, refuse_unplayable
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import Agent
from oathbreaker.table.setups import Setup, deck_setup, names_of, play_decks
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say
from oathbreaker.texts.showing import visible

SEED_BYTES = 5
"""How long the seed of a game is: short enough to be typed."""


@dataclass(frozen=True)
class Plan:
    """What all games of a simulation are made from; the games are numbered from 0, and each follows from its number.

    Attributes:
        setup: How a game of these decks begins, before decks change seats.
        decks: What each deck is called.
        names: By what each deck is found again: a file, or a deck that ships inside; "" where it was given itself.
        agents: The name of an agent for each seat.
        seed: What chance begins with.
        digest: A digest of all this and of the card data: equal plans, equal digests.
    """

    setup: Setup
    decks: tuple[str, ...]
    names: tuple[str, ...]
    agents: tuple[str, ...]
    seed: int
    digest: str

    def seed_of(self, number: int) -> int:
        """Return the seed of a game."""
        return int.from_bytes(blake2b(f"{self.seed}/{number}".encode(), digest_size=SEED_BYTES).digest(), "big")

    def places_of(self, number: int) -> list[int]:
        """Return which deck sits at each seat: all move by one seat from game to game."""
        return [(seat - number) % len(self.decks) for seat in range(len(self.decks))]

    def agents_of(self, number: int) -> list[str]:
        """Return the agent of each seat: they move by one seat when all decks have been everywhere.

        So each agent plays each deck from each seat equally often.
        """
        players = len(self.agents)
        return [self.agents[(seat - number // players) % players] for seat in range(players)]

    def decks_of(self, number: int) -> list[str]:
        """Return what the deck of each seat is called."""
        return [self.decks[place] for place in self.places_of(number)]

    def setup_of(self, number: int) -> Setup:
        """Return how a game begins."""
        places = self.places_of(number)
        moved = {key: [self.setup[key][place] for place in places] for key in ("decks", "leaders")}
        return {**self.setup, **moved, "seed": self.seed_of(number)}

    def begun(self, number: int, cards: PlayableCards) -> tuple[Game, list[Agent]]:
        """Return a game at its first decision, and its agents.

        Raises:
            GameSetupError: The format does not exist, or is not for so many players.
        """
        setup = self.setup_of(number)
        ready = cards.copy()
        return Game.of(play_decks(setup, ready), setup, ready), made_agents(self.agents_of(number), setup["seed"])

    def command(self, number: int) -> str:
        """Return the command that plays a game again; where a deck has no name, the call that begins it again."""
        if not all(self.names):
            return f"Simulation.begun({number})"
        decks = [word for place in self.places_of(number) for word in ("--deck", self.names[place])]
        agents = ",".join(self.agents_of(number))
        words = ["oathbreaker", "play", "--format", self.setup["format"], *decks]
        return shlex.join([*words, "--agents", agents, "--seed", str(self.seed_of(number))])


def planned(
    decks: Sequence[Deck | str | Path], agents: Sequence[str], seed: int, game_format: str, cards: PlayableCards
) -> Plan:
    """Return the plan of a simulation, whose first game can begin.

    Args:
        decks: A deck for each player: one that has been read, a list, its file, or the name of one that ships inside.
        agents: Names of agents for the seats; where there are fewer, they are taken again from the first.
        seed: What chance begins with.
        game_format: What is played.
        cards: Where names are looked up.

    Raises:
        GameSetupError: There is no such deck, agent or format, or it is not for so many players.
        DeckFormatError: A deck cannot be read.
        UnplayableCardError: Some of its cards cannot be played.
    """
    if not agents or len(agents) > len(decks):
        raise GameSetupError(say("simulation.agents", decks=len(decks), agents=len(agents)))
    seated = tuple(islice(cycle(known_agents(agents)), len(decks)))
    read = [found_deck(deck, cards) for deck in decks]
    setup = deck_setup(read, seed=seed, game_format=game_format, house_rules={}, cards=cards)
    names = tuple(name_of(deck) for deck in decks)
    called = tuple(titles(read, names))
    plan = Plan(setup, called, names, seated, seed, digest_of(setup, called, seated, cards))
    plan.begun(0, cards)
    return plan


def digest_of(setup: Setup, decks: Sequence[str], agents: Sequence[str], cards: PlayableCards) -> str:
    """Return the digest of a plan: how its games begin, who plays, the card data and the version of this program."""
    content = [setup, decks, agents, cards.digest(names_of(setup)), version("oathbreaker")]
    return blake2b(json.dumps(content, ensure_ascii=False).encode(), digest_size=6).hexdigest()


def found_deck(deck: Deck | str | Path, cards: PlayableCards) -> Deck:
    """Return a deck, wherever it is; all its cards can be played."""
    if isinstance(deck, str) and "\n" in deck:
        deck = Deck.read(deck, cards=cards.catalog)
    if not isinstance(deck, Deck):
        return named_deck(str(deck), cards)
    refuse_unplayable(deck, cards)
    return deck


def name_of(deck: Deck | str | Path) -> str:
    """Return by what a deck is found again: its file, or the full name of one that ships inside; "" if by nothing."""
    if isinstance(deck, Deck) or "\n" in str(deck):
        return ""
    return embedded_name(str(deck)) or str(deck)


def titles(decks: Sequence[Deck], names: Sequence[str]) -> list[str]:
    """Return what decks are called: by name, else by who leads them; different decks are called differently."""
    given: dict[str, Deck] = {}
    called = []
    for number, (deck, name) in enumerate(zip(decks, names, strict=True), 1):
        leaders = " + ".join(entry.card.name for entry in deck.leader_entries)
        title = plain = visible(name or deck.name or leaders or str(number))
        times = 1
        while given.setdefault(title, deck) != deck:
            times += 1
            title = f"{plain} ({times})"
        called.append(title)
    return called
