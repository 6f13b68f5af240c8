"""Decks for the deck checks: made of names, legal unless a test makes them otherwise."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest

from oathbreaker.cards.card import Card, Face
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.deck import Board, Deck, DeckEntry, Leaders

MakeDeck = Callable[..., Deck]


@pytest.fixture(scope="session")
def make_deck(catalog: CardCatalog) -> MakeDeck:
    """Return a function that makes a deck: leaders, some cards, and one basic land that fills it up to 60."""

    def make(  # noqa: PLR0913  a deck has that many sides
        oathbreakers: Sequence[str] = ("Saheeli, Sublime Artificer",),
        spells: Sequence[str] = ("Thoughtcast",),
        cards: Mapping[str, int] | Sequence[str] = (),
        *,
        fill: str = "Island",
        size: int = 60,
        outside: Mapping[str, Board] | None = None,
    ) -> Deck:
        counts = dict(cards) if isinstance(cards, Mapping) else dict.fromkeys(cards, 1)
        wanted: list[tuple[str, int, Board]] = [(name, 1, "oathbreaker") for name in oathbreakers]
        wanted += [(name, 1, "signature spell") for name in spells]
        wanted += [(name, count, "main") for name, count in counts.items()]
        missing = size - sum(count for _, count, _ in wanted)
        if missing > 0:
            wanted.append((fill, missing, "main"))
        wanted += [(name, 1, board) for name, board in (outside or {}).items()]
        entries = tuple(
            DeckEntry(count, find(name), board, line) for line, (name, count, board) in enumerate(wanted, start=1)
        )
        pairs = max(len(oathbreakers), len(spells))
        leading: list[DeckEntry | None] = [*entries, None, None, None]
        walkers = [leading[place] if place < len(oathbreakers) else None for place in range(pairs)]
        magic = [leading[len(oathbreakers) + place] if place < len(spells) else None for place in range(pairs)]
        leaders = tuple(Leaders(walker, spell) for walker, spell in zip(walkers, magic, strict=True))
        return Deck(entries, leaders, data_date=catalog.data_date)

    def find(name: str) -> Card:
        if name.startswith("unknown "):
            return Card(name, "unknown", (Face(name, ""),), in_catalog=False)
        return catalog[name]

    return make
