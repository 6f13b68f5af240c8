"""The public catalog: cards with their rules texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import cast

from oathbreaker.cards import card, catalog
from oathbreaker.library.card import Card, with_reading


class CardCatalog(catalog.CardCatalog):
    """All cards of one state of the data, found by name in either language, with their rules texts.

    It is opened and asked as the catalog of facts is; the cards it gives know their text besides.
    """

    _texts: Mapping[str, Sequence[str]] = MappingProxyType({})

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
        """Return a card with what is known of its text; a text that is kept is read now."""
        text = self._texts.get(facts.name)
        if text is None:
            return with_reading(facts, self.reading_of(number))
        from oathbreaker.library.readings import read_to_bytes  # noqa: PLC0415  loads all mechanics

        return with_reading(facts, read_to_bytes(facts, text))

    def keep_texts(self, texts: Mapping[str, Sequence[str]]) -> None:
        """Take the printed texts of cards, which are read when the card is first asked for."""
        self._texts = texts
