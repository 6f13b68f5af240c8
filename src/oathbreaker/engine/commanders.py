"""CR 903.3, 906.14 Which objects are commanders: the commander in a Commander game, here the oathbreakers.

Never the signature spell: it leads with its oathbreaker, but is none.
"""

from __future__ import annotations

from typing import Final

from oathbreaker.cards.colors import Colors
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.rules import rule

LEADERS: Final = frozenset({"commander", "oathbreaker"})
"""The designations that make a card what texts call a commander."""


@rule("903.3", "906.14")
def is_commander(state: State, thing: GameObject) -> bool:
    """Tell whether an object is a commander: the card that represents it is, in every zone; a copy of it is not."""
    return thing.card != NOBODY and thing.kind == "card" and state.cards[thing.card].designation in LEADERS


def commander_cards(state: State, seat: int) -> tuple[int, ...]:
    """Return the indices among the game's cards of a player's commanders."""
    return tuple(
        number for number, card in enumerate(state.cards) if card.owner == seat and card.designation in LEADERS
    )


@rule("903.4a", "903.4f", "702.124c", "906.14")
def color_identity(state: State, seat: int) -> Colors | None:
    """Return the colours in the colour identity of a player's commanders together; None for a player without any."""
    cards = [state.cards[number].definition for number in commander_cards(state, seat)]
    return frozenset(color for card in cards for color in card.identity) if cards else None


@rule("903.8", "906.9")
def times_cast(state: State, thing: GameObject) -> int:
    """Return how often the card that an object is has been cast from the command zone."""
    found = state.recall(f"casts {thing.card}", 0) if thing.kind == "card" else 0
    return found if isinstance(found, int) else 0
