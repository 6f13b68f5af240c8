"""All cards, found by name in either language."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from oathbreaker.cards.card import Card


class CardCatalog:
    """All cards of one state of the data, found by name in either language. (Contract; body being written.)"""

    data_date: str
    """The date of the card data, "YYYY-MM-DD"."""

    @classmethod
    def embedded(cls) -> CardCatalog:
        """Open the data that ships inside."""
        raise NotImplementedError

    @classmethod
    def default(cls) -> CardCatalog:
        """Open the newest data at hand: what `cards update` or `cards import` brought, else the embedded data."""
        raise NotImplementedError

    @classmethod
    def from_scryfall(cls, path: str | Path) -> CardCatalog:
        """Read a Scryfall bulk file."""
        raise NotImplementedError

    @classmethod
    def from_mtgjson(cls, path: str | Path) -> CardCatalog:
        """Read an MTGJSON AtomicCards file."""
        raise NotImplementedError

    def __getitem__(self, name: str) -> Card:
        """Return the one card with this name (full or face, either language). Raises CardNotFoundError."""
        raise NotImplementedError

    def named(self, name: str) -> tuple[Card, ...]:
        """Return every card that has exactly this name (folded: case, width, accents, punctuation); a full name beats a face name."""
        raise NotImplementedError

    def find(self, name: str, *, limit: int = 20) -> list[Card]:
        """Return cards whose name is or resembles this, best first, in either language."""
        raise NotImplementedError

    def __iter__(self) -> Iterator[Card]:
        raise NotImplementedError

    def __len__(self) -> int:
        raise NotImplementedError
