"""702.124 Partner: whether two cards may lead a deck together."""

from __future__ import annotations

from typing import Final

from oathbreaker.cards.card import Card, PartnerAbility
from oathbreaker.texts.rules import rule

BACKGROUND: Final = "Choose a Background"
DOCTOR: Final = "Doctor's companion"
"""The kinds of partner that one of the two cards alone has."""


@rule("702.124f", "702.124h", "702.124i", "702.124j", "702.124k", "702.124m")
def may_lead_together(first: Card, second: Card) -> bool:
    """Tell whether partner abilities let two cards lead a deck together.

    Either both have the same variant (702.124f), or one has a variant that asks for another kind of card.
    """
    return (
        any(
            fit(ability, first, other, second)
            for ability in first.deck_text.partner
            for other in second.deck_text.partner
        )
        or accepts(first, second)
        or accepts(second, first)
    )


def fit(ability: PartnerAbility, card: Card, other: PartnerAbility, other_card: Card) -> bool:
    """Tell whether two partner abilities of two cards allow them together."""
    if ability.kind != other.kind or ability.kind in {BACKGROUND, DOCTOR}:
        return False
    if ability.kind == "partner with":
        return ability.name == other_card.name and other.name == card.name
    return card.name != other_card.name


@rule("702.124k", "702.124m")
def accepts(card: Card, other: Card) -> bool:
    """Tell whether a card chooses a Background and the other is one, or is a companion and the other its Doctor."""
    kinds = {ability.kind for ability in card.deck_text.partner}
    is_companion = DOCTOR in kinds and card.has_type("creature") and "legendary" in card.front.types.supertypes
    return (BACKGROUND in kinds and other.is_background) or (is_companion and is_doctor(other))


@rule("702.124m")
def is_doctor(card: Card) -> bool:
    """Tell whether a card is a legendary Time Lord Doctor creature card without other creature types."""
    types = card.front.types
    return (
        card.has_type("creature") and "legendary" in types.supertypes and set(types.subtypes) == {"Time Lord", "Doctor"}
    )
