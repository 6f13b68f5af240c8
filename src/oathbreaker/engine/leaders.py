"""CR 903.3, 903.8 Cards that lead a deck: a designation is the card's own, wherever it is and whatever it has become.

Seam: `commanders` and `is_commander` answer for what texts call a commander, which the format says (903.3, 906.14);
`times_cast` says how often a card has been cast from the command zone.
"""

from __future__ import annotations

from typing import Final

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
    if thing is None or thing.kind != "card" or thing.card == NOBODY:
        return None
    card = state.cards[thing.card]
    return card if card.designation else None


def designation(state: State, oid: int) -> str:
    """Return the designation of an object's card: "oathbreaker", "signature spell", "commander"; "" for none."""
    card = led_by(state, oid)
    return card.designation if card is not None else ""


@rule("903.3", "906.14")
def is_commander(state: State, oid: int) -> bool:
    """Tell whether an object is what texts call a commander in this format."""
    return designation(state, oid) == state.rules.commander


@rule("903.3", "906.14")
def commanders(state: State, seat: int) -> list[GameObject]:
    """Return a player's commanders, in any zone; none of one who has left the game."""
    return [thing for thing in state.objects.values() if thing.owner == seat and is_commander(state, thing.oid)]


@rule("903.8", "906.9", "906.11")
def times_cast(state: State, card: int) -> int:
    """Return how often a card, by its number, has been cast from the command zone in this game."""
    number = state.recall(CASTS.format(card), 0)
    assert isinstance(number, int)  # noqa: S101  as it is kept
    return number


def note_cast(state: State, card: int) -> None:
    """Count that a card has been cast from the command zone."""
    state.remember(CASTS.format(card), times_cast(state, card) + 1)
