"""CR 903.3, 903.8 Cards that lead a deck: a designation is the card's own, wherever it is and whatever it has become.

Seam: `is_commander` and `was_commander` answer for what texts call a commander, which the format says
(903.3, 906.14); `color_identity` for their colours;
`times_cast` says how often a card has been cast from the command zone.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from oathbreaker.cards.colors import Colors
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.objects import GameCard, GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

CASTS: Final = "casts {}"
"""The name among the game's values of how often a card has been cast from the command zone."""


@rule("903.3", "906.3", "906.4")
def led_by(state: State, oid: int) -> GameCard | None:
    """Return the card of an object where that leads its owner's deck; copies and tokens are no cards."""
    thing = state.objects.get(oid)
    number = leading_card(state, thing) if thing is not None else NOBODY
    return state.cards[number] if number != NOBODY else None


@rule("903.3b", "903.3c")
def leading_card(state: State, thing: GameObject) -> int:
    """Return the number of the card that represents an object and leads its owner's deck; NOBODY for none."""
    if thing.beneath:
        return next((number for number in thing.cards if state.cards[number].designation), NOBODY)
    number = thing.card
    is_leader = number != NOBODY and thing.kind == "card" and state.cards[number].designation
    return number if is_leader else NOBODY


def designation(state: State, oid: int) -> str:
    """Return the designation of an object's card: "oathbreaker", "signature spell", "commander"; "" for none."""
    card = led_by(state, oid)
    return card.designation if card is not None else ""


@rule("903.3", "906.14")
def is_commander(state: State, oid: int) -> bool:
    """Tell whether an object is what texts call a commander in this format."""
    thing = state.objects.get(oid)
    return thing is not None and was_commander(state, thing)


@rule("903.3b", "903.3c", "903.3d", "608.2h")
def was_commander(state: State, thing: GameObject) -> bool:
    """Tell whether an object, or what it last was, is a commander; copies and tokens are no cards."""
    return any(state.cards[number].designation == state.rules.commander for number in thing.cards)


@rule("903.4a", "903.4f", "702.124c", "906.14")
def color_identity(state: State, seat: int) -> Colors | None:
    """Return the colours in the colour identity of a player's commanders together; None for a player without any."""
    return identity_of_leaders(state.cards, seat, state.rules.commander)


@lru_cache(maxsize=32)
def identity_of_leaders(cards: tuple[GameCard, ...], seat: int, leads: str) -> Colors | None:
    """Return the same, found once for the cards of a game, which never change."""
    led = [card for card in cards if card.owner == seat and card.designation == leads]
    return frozenset(color for card in led for color in card.definition.identity) if led else None


@rule("903.8", "906.9", "906.11")
def times_cast(state: State, card: int) -> int:
    """Return how often a card, by its number, has been cast from the command zone in this game."""
    number = state.recall(CASTS.format(card), 0)
    assert isinstance(number, int)  # noqa: S101  as it is kept
    return number


def note_cast(state: State, card: int) -> None:
    """Count that a card has been cast from the command zone."""
    state.remember(CASTS.format(card), times_cast(state, card) + 1)
