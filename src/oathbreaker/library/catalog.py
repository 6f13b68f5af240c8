"""The public catalog: cards with their rules texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from oathbreaker.cards import card, catalog
from oathbreaker.library.card import Card, with_reading


class CardCatalog(catalog.CardCatalog):
    """All cards of one state of the data, found by name in either language, with their rules texts.

    It is opened and asked as the catalog of facts is; the cards it gives know their text besides.
    """

    def __getitem__(self, name: str) -> Card:
        """Return the card with this name; meaning and errors as of the catalog of facts."""
        return cast("Card", super().__getitem__(name))

    def __iter__(self) -> Iterator[Card]:
        return cast("Iterator[Card]", super().__iter__())

    def named(self, name: str) -> tuple[Card, ...]:
        """Return every card with this name; meaning as of the catalog of facts."""
        return cast("tuple[Card, ...]", super().named(name))

    def called(self, name: str) -> tuple[Card, ...]:
        """Return every card that is called so; meaning as of the catalog of facts."""
        return cast("tuple[Card, ...]", super().called(name))

    def make_card(self, number: int, facts: card.Card) -> Card:
        """Return a card with what is known of its text."""
        return with_reading(facts, self.reading_of(number))
