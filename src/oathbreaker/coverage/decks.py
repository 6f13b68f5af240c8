"""How much of a deck is read: which of its cards a game can be played with, known without loading any mechanics."""

from __future__ import annotations

import json

from oathbreaker.decks.deck import Deck
from oathbreaker.library.card import Card


def cards_of(deck: Deck) -> tuple[Card, ...]:
    """Return the different cards of a deck that the catalog knows, leaders first."""
    entries = (*deck.leader_entries, *deck.entries)
    cards = {entry.card.name: entry.card for entry in entries}
    return tuple(card for card in cards.values() if isinstance(card, Card) and card.in_catalog)


def is_read(card: Card) -> bool:
    """Tell whether a card's whole text is understood and can be carried out."""
    if card.readings is None:
        return False
    return all(isinstance(face, dict) for face in json.loads(card.readings))


def unread(deck: Deck) -> tuple[Card, ...]:
    """Return the cards of a deck that are not read."""
    return tuple(card for card in cards_of(deck) if not is_read(card))
