"""Count how often each card of the decks that ship inside is used by greedy agents, every invariant checked.

Usage: python -m tools.count_uses [--games N] [--first N] [--every N] [--deck NAME ...] [--tsv FILE]

Plays games of four greedy agents with the decks in turn, and checks after every decision what must hold in any game
(tests/table/invariants.py). Then tells for each deck how often each card was cast or played, and how often something of
it was activated; cards that no game used come last, by name. Exit 1 where a game failed; its number plays it again.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

from tests.table.invariants import Watch

from oathbreaker.agents.greedy import GreedyAgent
from oathbreaker.decks.deck import Deck
from oathbreaker.decks.embedded import embedded_decks
from oathbreaker.engine.activating import AbilityActivated
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.casting import LandPlayed, SpellCast
from oathbreaker.engine.events import Event
from oathbreaker.table.game import Game
from oathbreaker.table.named_decks import named_deck
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.view import board_of

PLAYERS: Final = 4
MOST_DECISIONS: Final = 20_000
"""A game that is not over by then has failed."""

USES: Final[dict[type[Event], str]] = {SpellCast: "cast", LandPlayed: "played", AbilityActivated: "activated"}
"""What counts as a use of a card."""


class UseWatch(Watch):
    """Checks a game as it goes, and counts the uses of cards by their number."""

    def __init__(self, game: Game, cards: PlayableCards) -> None:
        super().__init__(game, cards)
        self.uses: Counter[tuple[int, str]] = Counter()

    def note(self, event: Event) -> None:
        """Note a use besides."""
        super().note(event)
        what = USES.get(type(event))
        if what is not None:
            oid = event.source if isinstance(event, AbilityActivated) else getattr(event, "oid", NOBODY)
            self.uses[self.card_of(oid), what] += 1


@dataclass
class Table:
    """How often the cards of each deck were used.

    Attributes:
        games: How many games each deck was in.
        uses: Deck -> (card, kind of use) -> how often.
        failed: What went wrong, game by game.
        decisions: In all games.
        seconds: CPU time of all games, without the checks that take long.
    """

    games: Counter[str] = field(default_factory=Counter)
    uses: dict[str, Counter[tuple[str, str]]] = field(default_factory=lambda: defaultdict(Counter))
    failed: list[str] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0


def main() -> int:
    """Play the games, print the table and return the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="how many games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--every", type=int, default=100, help="at one decision of so many, what takes long is checked")
    parser.add_argument("--deck", action="append", help="a deck that ships inside; all of them where none is named")
    parser.add_argument("--tsv", type=Path, help="a file for the table, tabs between its fields")
    said = parser.parse_args()
    cards = PlayableCards()
    decks = {name: named_deck(name, cards) for name in said.deck or embedded_decks()}
    table = Table()
    for number in range(said.first, said.first + said.games):
        play_one(number, decks, cards, table, said.every)
        print(f"\r{number + 1 - said.first}/{said.games} games, {len(table.failed)} failed", end="", file=sys.stderr)
    print(file=sys.stderr)
    lines = [*rows(decks, table)]
    if said.tsv is not None:
        said.tsv.write_text("".join("\t".join(row) + "\n" for row in lines), encoding="utf-8")
    print("\n".join(shown(lines)))
    print("\n".join(summary(decks, table)))
    return 1 if table.failed else 0


def seated(number: int, names: list[str]) -> list[str]:
    """Return the decks of a game: four different ones where there are as many, each equally often in each seat."""
    random = Random(number // len(names))  # noqa: S311  no secret
    order = random.sample(names, len(names))
    start = number % len(names)
    return [order[(start + seat) % len(order)] for seat in range(PLAYERS)]


def play_one(number: int, decks: dict[str, Deck], cards: PlayableCards, table: Table, every: int) -> None:
    """Play a game to its end, checking it, and count the uses; a failure is noted."""
    names = seated(number, list(decks))
    ready = cards.copy()
    game = Game([decks[name] for name in names], number, cards=ready)
    watch = UseWatch(game, ready)
    agents = [GreedyAgent() for _ in range(PLAYERS)]
    random = Random(number)  # noqa: S311  no secret
    began = process_time()
    checking = 0.0
    try:
        while (decision := game.decision) is not None:
            watch.check_decision()
            game.complete_options()
            answer = agents[decision.player].choose(board_of(game, decision.player), decision)
            if random.randrange(every) == 0:
                start = process_time()
                watch.check_views()
                watch.check_courses(answer)
                checking += process_time() - start
            game.answer(answer)
            if len(game.play.answers) > MOST_DECISIONS:
                table.failed.append(f"game {number}: not over after {MOST_DECISIONS} decisions")
                break
        watch.check_decision() if game.decision is not None else watch.check_end()
    except Exception as error:  # noqa: BLE001  one game that fails must not end the others
        table.failed.append(f"game {number}, answer {len(game.play.answers)}: {type(error).__name__}: {error}"[:500])
    table.seconds += process_time() - began - checking
    table.decisions += len(game.play.answers)
    table.games.update(names)
    for event in watch.new_events():
        watch.note(event)
    for (card, what), times in watch.uses.items():
        if card >= 0:
            data = game.state.cards[card]
            table.uses[names[data.owner]][data.definition.name, what] += times


def rows(decks: dict[str, Deck], table: Table) -> list[tuple[str, ...]]:
    """Return a row for each card of each deck, the least used last."""
    found = []
    for name, deck in decks.items():
        uses = table.uses[name]
        names = list(dict.fromkeys(entry.card.name for entry in (*deck.leader_entries, *deck.entries)))
        counted = [(card, [uses[card, what] for what in USES.values()]) for card in names]
        counted.sort(key=lambda row: -sum(row[1]))
        found += [(name, card, *map(str, numbers)) for card, numbers in counted]
    return found


def shown(lines: list[tuple[str, ...]]) -> list[str]:
    """Return the rows with their columns below one another."""
    head = ("deck", "card", *USES.values())
    widths = [max(len(row[place]) for row in (head, *lines)) for place in range(len(head))]
    return ["  ".join(part.ljust(width) for part, width in zip(row, widths, strict=True)) for row in (head, *lines)]


def summary(decks: dict[str, Deck], table: Table) -> list[str]:
    """Return what is to be said after the table: cards never used, games and their speed, failures."""
    never = [row for row in rows(decks, table) if not any(map(int, row[2:]))]
    number = max(1, sum(table.games.values()) // PLAYERS)
    pace = f"{table.decisions / number:.0f} decisions and {table.seconds / number:.2f} CPU-seconds a game"
    return [
        "",
        *(f"{name}: {table.games[name]} games" for name in decks),
        f"{len(never)} cards never used:" if never else "Every card was used.",
        *(f"  {deck}: {card}" for deck, card, *_ in never),
        f"{pace}, with the quick checks",
        *table.failed,
    ]


if __name__ == "__main__":
    sys.exit(main())
