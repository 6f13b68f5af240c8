"""Play random games of random read cards and count in how many each card was used, every invariant checked.

Usage: python -m tools.count_played [--games N] [--first N] [--every N]

Four random players have decks dealt from all cards that can be played, so that each card has its turn. A game that ends
without a fault counts for the cards that were cast, played or activated in it; the counts are added to those of
`data/trees/played.tsv`, from which `oathbreaker cards coverage` tells how many cards were played. A game that fails is
told with what plays it again, and the exit code is 1.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.table.random_games import Origin, check_game
from tools.count_uses import UseWatch

from oathbreaker.cards.storage import embedded_readings
from oathbreaker.coverage.played import PLAYED, Games, digest_of, games_from_text, games_text, still_so
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards

PLAYERS: Final = 4
MOST_DECISIONS: Final = 5_000
"""A game is broken off after so many; what was used in it counts."""
BETWEEN_WRITES: Final = 10
"""How many games are played before the counts are written."""
FILE: Final = Path(__file__).parents[1] / "src" / "oathbreaker" / "data" / "trees" / PLAYED


class Watched:
    """Keeps what watched the game that is played.

    Attributes:
        watch: It; None before the first game.
    """

    def __init__(self) -> None:
        self.watch: UseWatch | None = None

    def __call__(self, game: Game, cards: PlayableCards) -> UseWatch:
        """Return what watches a game."""
        self.watch = UseWatch(game, cards)
        return self.watch


def main() -> int:
    """Play the games, add up the counts and return the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="how many games")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--every", type=int, default=200, help="at one decision of so many, what takes long is checked")
    said = parser.parse_args()
    cards = PlayableCards(CardCatalog.embedded())
    failed = 0
    used: Counter[str] = Counter()
    for number in range(said.first, said.first + said.games):
        found = used_in(number, cards, said.every)
        failed += found is None
        used.update(found or ())
        done = number + 1 - said.first
        print(f"\r{done}/{said.games} games, {failed} failed, {len(used)} cards used", end="", file=sys.stderr)
        if done % BETWEEN_WRITES == 0 or done == said.games:
            add(used)
            used.clear()
    print(file=sys.stderr)
    return 1 if failed else 0


def used_in(number: int, cards: PlayableCards, every: int) -> set[str] | None:
    """Play a game; return the names of the cards of the catalog that were used in it, None where it failed."""
    watched = Watched()
    try:
        game = check_game(Origin("dealt", PLAYERS, number), cards, most=MOST_DECISIONS, every=every, watching=watched)
    except Exception as error:  # noqa: BLE001  one game that fails must not end the others
        print(f"\ngame {number} failed:", "".join(traceback.format_exception(error)), sep="\n")
        return None
    uses = watched.watch.uses if watched.watch is not None else {}
    return {game.state.cards[card].definition.name for card, _ in uses if card >= 0}


def add(used: Mapping[str, int]) -> None:
    """Add to the counts that are kept."""
    digests = {name: digest_of(reading) for name, reading in embedded_readings().items()}
    games = still_so(games_from_text(FILE.read_text(encoding="utf-8")), digests)
    FILE.write_text(games_text(added(games, used, digests)), encoding="utf-8", newline="\n")


def added(games: Games, used: Mapping[str, int], digests: Mapping[str, str]) -> dict[str, tuple[str, int]]:
    """Return counts with more games; a name that is no card of the catalog is left out."""
    found = dict(games)
    for name in used:
        if name in digests:
            found[name] = (digests[name], found.get(name, ("", 0))[1] + used[name])
    return found


if __name__ == "__main__":
    sys.exit(main())
