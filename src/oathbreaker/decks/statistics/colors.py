"""Which mana a deck's costs ask for and which cards make it, by the six types of mana (106.1b)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from oathbreaker.cards.card import Card
from oathbreaker.cards.colors import COLORS, LETTERS, Color, Colors, letters_from_colors
from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.texts.messages import Text, say
from oathbreaker.texts.rules import rule

MANA_TYPES: Final = "WUBRGC"
"""The letters of the six types of mana, in the order of 106.1b; C is colourless."""

PERMANENT_TYPES: Final = frozenset({"artifact", "battle", "creature", "enchantment", "land", "planeswalker"})
"""The card types of permanents (110.4)."""


@rule("106.1b")
def mana_type_name(letter: str) -> str:
    """Return the rules' own word for a type of mana: "blue" for U, "colorless" for C."""
    return "colorless" if letter == "C" else COLORS[LETTERS.index(letter)].value


def mana_type_text(letter: str) -> Text:
    """Return a type of mana as something that can say itself in both languages."""
    return say("statistics.colorless") if letter == "C" else COLORS[LETTERS.index(letter)]


@dataclass(frozen=True)
class ManaTypeCount:
    """How much a deck's costs ask for one type of mana, and how many of its cards make it.

    Attributes:
        letter: W, U, B, R, G, or C for colourless.
        symbols: Mana symbols of that type in the costs of the library's cards, each copy counted.
        leader_symbols: The same in the costs of the leaders.
        lands: Land cards of the library that can make it.
        others: Other cards of the library that can make it once they are on the battlefield.
    """

    letter: str
    symbols: int
    leader_symbols: int
    lands: int
    others: int

    @property
    def sources(self) -> int:
        """All cards of the library that can make this type of mana."""
        return self.lands + self.others


@rule("906.5")
def deck_identity(deck: Deck) -> Colors:
    """Return the colour identity of the known oathbreakers, or of all known cards where no oathbreaker is known."""
    leading = [pair.oathbreaker.card for pair in deck.leaders if pair.oathbreaker and pair.oathbreaker.card.in_catalog]
    cards = leading or [entry.card for entry in (*deck.leader_entries, *deck.library_entries)]
    return frozenset[Color]().union(*(card.color_identity for card in cards))


@rule("107.4", "107.4e", "107.4f")
def symbol_letters(card: Card) -> Counter[str]:
    """Count the mana symbols in the costs of a card by type of mana.

    A hybrid symbol counts for both of its colours, a Phyrexian one for its colour, generic mana for none. Every face
    that has a cost counts: both halves of a split card, adventures, the backs of double-faced cards that can be cast.
    """
    found: Counter[str] = Counter()
    for symbol in (symbol for face in card.faces for symbol in face.cost.symbols):
        found.update(letters_from_colors(symbol.colors))
        found.update("C" for part in symbol.parts if part == "C")
    return found


def is_land(card: Card) -> bool:
    """Tell whether a card is a land in the library, where only its front counts."""
    return card.has_type("land")


def is_source(card: Card) -> bool:
    """Tell whether a card is counted as a source of mana: it makes mana, and it is or can become a permanent.

    So a spell with a land on its back is one, a spell that adds mana once is none.
    """
    can_be_permanent = any(PERMANENT_TYPES.intersection(face.types.types) for face in card.faces)
    return bool(card.deck_text.produced_mana) and can_be_permanent


def source_letters(card: Card, identity: Colors) -> str:
    """Return the types of mana that a card makes; of "any color" those of the deck's colour identity."""
    made = card.deck_text.produced_mana
    if not set(LETTERS) <= set(made):
        return made
    return letters_from_colors(identity) + ("C" if "C" in made else "")


def sources_by_letters(entries: Iterable[DeckEntry], identity: Colors) -> Counter[str]:
    """Count the sources among these cards by the types of mana they make: {"U": 9, "UR": 2}."""
    found: Counter[str] = Counter()
    for entry in entries:
        letters = source_letters(entry.card, identity) if is_source(entry.card) else ""
        if letters:
            found[letters] += entry.count
    return found


def count_mana_types(deck: Deck) -> tuple[ManaTypeCount, ...]:
    """Count symbols and sources by type of mana, in the order of `MANA_TYPES`.

    The colours of the deck's identity are always there, any other type of mana where the deck asks for it or makes it.
    """
    identity = deck_identity(deck)
    symbols: Counter[str] = Counter()
    leader_symbols: Counter[str] = Counter()
    for entry in deck.library_entries:
        symbols.update({letter: number * entry.count for letter, number in symbol_letters(entry.card).items()})
    for entry in deck.leader_entries:
        leader_symbols.update(symbol_letters(entry.card))
    lands = sources_by_letters((entry for entry in deck.library_entries if is_land(entry.card)), identity)
    others = sources_by_letters((entry for entry in deck.library_entries if not is_land(entry.card)), identity)
    counted = (
        ManaTypeCount(
            letter,
            symbols[letter],
            leader_symbols[letter],
            sum(number for letters, number in lands.items() if letter in letters),
            sum(number for letters, number in others.items() if letter in letters),
        )
        for letter in MANA_TYPES
    )
    wanted = letters_from_colors(identity)
    return tuple(of for of in counted if of.letter in wanted or of.symbols or of.leader_symbols or of.sources)
