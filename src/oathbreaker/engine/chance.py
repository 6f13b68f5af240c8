"""The game's own source of chance: one whole number in the state, so that a copy of the state has the same future.

The generator is SplitMix64; it needs no more than to be fair, fast and the same everywhere.
"""

from __future__ import annotations

from typing import Final, Protocol, TypeVar

MASK: Final = (1 << 64) - 1
STEP: Final = 0x9E3779B97F4A7C15

T = TypeVar("T")


class HasChance(Protocol):
    """What holds the generator's number."""

    chance: int


def next_number(holder: HasChance) -> int:
    """Advance the generator and return 64 fresh bits."""
    holder.chance = (holder.chance + STEP) & MASK
    mixed = holder.chance
    mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
    return mixed ^ (mixed >> 31)


def below(holder: HasChance, bound: int) -> int:
    """Return a fair number from 0 to bound - 1: draws that would favour small numbers are drawn again."""
    limit = MASK + 1 - (MASK + 1) % bound
    drawn = next_number(holder)
    while drawn >= limit:
        drawn = next_number(holder)
    return drawn % bound


def shuffle(holder: HasChance, items: list[T]) -> None:
    """Put a list in a random order, every order equally likely."""
    for place in range(len(items) - 1, 0, -1):
        other = below(holder, place + 1)
        items[place], items[other] = items[other], items[place]
