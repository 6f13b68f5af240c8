"""Cards that have been used in random games: each with the digest of the trees that were played, and in how many games.

`make played` counts them. A card whose trees are others by now has not been played as it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import blake2b
from typing import Final

from oathbreaker.cards.storage import readings_folder

PLAYED: Final = "played.tsv"
"""The file beside the embedded trees."""
LEAST_GAMES: Final = 3
"""In so many games a card must have been cast, played or activated to count as played."""

DIGEST_BYTES: Final = 6

Games = Mapping[str, tuple[str, int]]
"""Card name -> (digest of its trees, in how many games it was used)."""


def digest_of(written: bytes) -> str:
    """Return the digest of a reading as a catalog carries it."""
    return blake2b(written, digest_size=DIGEST_BYTES).hexdigest()


def embedded_games() -> dict[str, tuple[str, int]]:
    """Return in how many games the cards that ship inside were used."""
    return games_from_text(readings_folder().joinpath(PLAYED).read_text(encoding="utf-8"))


def games_from_text(text: str) -> dict[str, tuple[str, int]]:
    """Return what `games_text` wrote."""
    rows = (line.split("\t") for line in text.splitlines())
    return {name: (digest, int(games)) for name, digest, games in rows}


def games_text(games: Games) -> str:
    """Return counts as text: name, digest and number of games, tabs between them, by name."""
    return "".join(f"{name}\t{digest}\t{number}\n" for name, (digest, number) in sorted(games.items()))


def still_so(games: Games, digests: Mapping[str, str]) -> dict[str, tuple[str, int]]:
    """Return the counts of those cards whose trees are as they were played."""
    return {name: entry for name, entry in games.items() if digests.get(name) == entry[0]}


def played(games: Games, digests: Mapping[str, str]) -> int:
    """Return how many cards have been played as they are; `digests` are those of the trees of the cards read."""
    return sum(number >= LEAST_GAMES for _, number in still_so(games, digests).values())
