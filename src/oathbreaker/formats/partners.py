"""702.124 Partner: whether two cards may lead a deck together."""

from __future__ import annotations

from oathbreaker.cards.card import Card, PartnerAbility
from oathbreaker.texts.rules import rule


@rule("702.124f", "702.124h", "702.124i", "702.124j")
def may_lead_together(first: Card, second: Card) -> bool:
    """Tell whether two cards have a partner ability with each other: the same variant on both (702.124f).

    "Choose a Background" and "Doctor's companion" (702.124k, m) ask for cards that are no planeswalkers; they never
    fit here.
    """
    return any(
        fit(ability, first, other, second) for ability in first.deck_text.partner for other in second.deck_text.partner
    )


def fit(ability: PartnerAbility, card: Card, other: PartnerAbility, other_card: Card) -> bool:
    """Tell whether two partner abilities of two cards allow them together."""
    if ability.kind != other.kind or ability.kind in {"Choose a Background", "Doctor's companion"}:
        return False
    if ability.kind == "partner with":
        return ability.name == other_card.name and other.name == card.name
    return card.name != other_card.name
