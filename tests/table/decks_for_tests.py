"""Decks with which whole games are played: lists of creatures without text, and decks in which every card is unique."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from random import Random

from tests.table.cards_for_tests import card, creature

from oathbreaker import data
from oathbreaker.cards.card import Card, Face
from oathbreaker.decks.deck import Board, Deck, DeckEntry, Leaders
from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.library.card import with_reading
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards
from oathbreaker.texts.errors import UnplayableCardError

GREEN = "Deck\n22 Forest\n10 Grizzly Bears\n8 Spined Wurm\n10 Centaur Courser\n10 Runeclaw Bear\n"
RED = "Deck\n22 Mountain\n12 Hill Giant\n14 Mons's Goblin Raiders\n12 Goblin Piker\n"
WHITE = "Deck\n22 Plains\n14 Savannah Lions\n12 Pearled Unicorn\n12 Glory Seeker\n"
BLUE = "Deck\n22 Island\n14 Merfolk of the Pearl Trident\n12 Coral Merfolk\n12 Horned Turtle\n"

BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")
DRAWN_SPELLS = 40
DEALT = 70
"""How many cards each deck is dealt; some half of them can be played."""
ANY_COLOR = Card("Land of Any Color", "normal", (Face("Land of Any Color", "Land"),))


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


def shipped_decks() -> list[str]:
    """Return the lists of the decks that ship inside."""
    folder = files(data) / "decks"
    lists = sorted((entry for entry in folder.iterdir() if entry.name.endswith(".txt")), key=lambda entry: entry.name)
    return [entry.read_text(encoding="utf-8") for entry in lists]


def drawn_decks(players: int, cards: PlayableCards, random: Random, leader: str = "planeswalker") -> list[Deck]:
    """Return decks drawn from all cards that can be played; besides basic lands no card is there twice.

    Each is led by cards of the type `leader` with a spell each: by one, or in a quarter of them by two.
    """
    names = [one.name for one in cards.catalog if one.name not in BASICS]
    leaders = [name for name in names if cards.catalog[name].has_type(leader)]
    spells = [name for name in names if any(map(cards.catalog[name].has_type, ("instant", "sorcery")))]
    taken: set[str] = set()
    found = []
    for _ in range(players):
        pairs = tuple(
            Leaders(
                drawn_leader(cards, random, leaders, taken, "oathbreaker"),
                drawn_leader(cards, random, spells, taken, "signature spell"),
            )
            for _ in range(1 + (random.randrange(4) == 0))
        )
        found.append(drawn_deck(cards, random, names, taken, pairs))
    return found


def drawn_leader(cards: PlayableCards, random: Random, names: list[str], taken: set[str], board: Board) -> DeckEntry:
    """Return a card that can be played and is in no deck yet."""
    while True:
        name = random.choice(names)
        if name not in taken and can_be_played(cards, name):
            taken.add(name)
            return DeckEntry(1, cards.catalog[name], board)


def drawn_deck(
    cards: PlayableCards, random: Random, names: list[str], taken: set[str], pairs: tuple[Leaders, ...]
) -> Deck:
    """Return a deck of two colours: a third of it basic lands, the rest whatever can be played of those colours.

    Who leads it can be of any color.
    """
    lands = random.sample(BASICS, 2)
    identity = frozenset().union(*(cards.catalog[land].color_identity for land in lands))
    entries = [DeckEntry(DRAWN_SPELLS // 4, cards.catalog[land], "main") for land in lands]
    while len(entries) < DRAWN_SPELLS + len(lands):
        chosen = cards.catalog[random.choice(names)]
        if chosen.name in taken or not chosen.color_identity <= identity or not can_be_played(cards, chosen.name):
            continue
        taken.add(chosen.name)
        entries.append(DeckEntry(1, chosen, "main"))
    leading = [entry for pair in pairs for entry in (pair.oathbreaker, pair.signature_spell) if entry is not None]
    return Deck((*leading, *entries), pairs)


def dealt_decks(players: int, cards: PlayableCards, number: int) -> list[Deck]:
    """Return decks dealt from all legal cards in a random order, so that in games one after another each has its turn.

    What cannot be played of what is dealt is left out. The lands make mana of any color; who leads is drawn.
    """
    names, leaders, spells = map(list, legal_names(cards.catalog))
    turn, place = divmod(number, len(names) // (players * DEALT))
    Random(turn).shuffle(names)  # noqa: S311  no secret
    hands = [names[(place * players + seat) * DEALT :][:DEALT] for seat in range(players)]
    random = Random(number)  # noqa: S311  no secret
    taken = {name for hand in hands for name in hand}
    cards.define(ANY_COLOR, "{T}: Add one mana of any color.")
    found = []
    for hand in hands:
        pair = Leaders(
            drawn_leader(cards, random, leaders, taken, "oathbreaker"),
            drawn_leader(cards, random, spells, taken, "signature spell"),
        )
        leading = [entry for entry in (pair.oathbreaker, pair.signature_spell) if entry is not None]
        entries = [DeckEntry(1, cards.catalog[name], "main") for name in hand if can_be_played(cards, name)]
        lands = [DeckEntry(len(entries) // 2, with_reading(ANY_COLOR, None), "main")]
        lands += [DeckEntry(2, cards.catalog[name], "main") for name in BASICS]
        found.append(Deck((*leading, *lands, *entries), (pair,)))
    return found


@cache
def legal_names(catalog: CardCatalog) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return the legal cards but basic lands, and of them those that may be an oathbreaker and its signature spell."""
    legal = [one for one in catalog if one.legality("oathbreaker") == "legal" and one.name not in BASICS]
    leaders = [one.name for one in legal if one.has_type("planeswalker")]
    spells = [one.name for one in legal if any(map(one.has_type, ("instant", "sorcery")))]
    return tuple(one.name for one in legal), tuple(leaders), tuple(spells)


def can_be_played(cards: PlayableCards, name: str) -> bool:
    """Tell whether a game takes a card."""
    try:
        return bool(cards[name].name)
    except UnplayableCardError:
        return False
