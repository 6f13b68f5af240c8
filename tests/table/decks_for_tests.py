"""Decks with which whole games are played: lists of creatures without text, and decks in which every card is unique."""

from __future__ import annotations

from tests.table.cards_for_tests import card, creature

from oathbreaker.cards.card import Card, Face
from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.library.card import with_reading
from oathbreaker.table.playable import PlayableCards

GREEN = "Deck\n22 Forest\n10 Grizzly Bears\n8 Spined Wurm\n10 Centaur Courser\n10 Runeclaw Bear\n"
RED = "Deck\n22 Mountain\n12 Hill Giant\n14 Mons's Goblin Raiders\n12 Goblin Piker\n"
WHITE = "Deck\n22 Plains\n14 Savannah Lions\n12 Pearled Unicorn\n12 Glory Seeker\n"
BLUE = "Deck\n22 Island\n14 Merfolk of the Pearl Trident\n12 Coral Merfolk\n12 Horned Turtle\n"


def decks(players: int) -> list[str]:
    """Return a deck list for each player."""
    return [GREEN, RED, WHITE, BLUE, GREEN, RED][:players]


def unique_decks(players: int, cards: PlayableCards, size: int = 40) -> list[Deck]:
    """Return decks in which no two cards have the same name, and add their cards to those of the game."""
    found = []
    for seat in range(players):
        made = [unique_card(seat, number) for number in range(size)]
        cards.defined.update({one.name: one for one in made})
        facts = [with_reading(Card(one.name, "normal", (Face(one.name, "Creature"),)), None) for one in made]
        found.append(Deck(tuple(DeckEntry(1, one, "main") for one in facts)))
    return found


def unique_card(seat: int, number: int) -> PlayableCard:
    """Return a land or a small creature, with a name of its own."""
    name = f"Card <{seat}-{number}>"
    if number % 5 < 2:
        return card(name, "Basic Land — Forest")
    keywords = (("flying",), ("first strike",), ("menace",), ("haste", "trample"), ())[number % 7 % 5]
    return creature(name, "{G}" if number % 2 else "{1}{G}", 1 + number % 4, *keywords)
