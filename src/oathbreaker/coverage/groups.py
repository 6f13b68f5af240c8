"""Groups of cards that are counted apart: planeswalkers, Sagas, double-faced cards, other layouts, lands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oathbreaker.cards.card import Card

OWN_GROUPS: Final = frozenset({"normal", "transform", "modal_dfc", "saga"})
"""Layouts that are not counted among the other layouts."""

GROUPS: Final[dict[str, Callable[[Card], bool]]] = {
    "planeswalker": lambda card: "planeswalker" in card.front.types.types,
    "saga": lambda card: any("Saga" in face.types.subtypes for face in card.faces),
    "double_faced": lambda card: card.is_double_faced,
    "other_layouts": lambda card: card.layout not in OWN_GROUPS,
    "land": lambda card: "land" in card.front.types.types,
}
"""Name -> whether a card is of the group, by what is printed on its faces."""


def groups_of(card: Card) -> tuple[str, ...]:
    """Return the groups that a card is of."""
    return tuple(name for name, is_in in GROUPS.items() if is_in(card))


def is_counted(card: Card) -> bool:
    """Tell whether a card counts: those legal in Oathbreaker do."""
    return card.legality("oathbreaker") == "legal"
