"""Whether downloaded cards can be what they claim to be: at least as good as the data in use."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from oathbreaker.cards.card import Card
from oathbreaker.cards.colors import letters_from_colors
from oathbreaker.cards.importing.bulk import shortened
from oathbreaker.cards.updating.in_use import CardsInUse, names_gone
from oathbreaker.cards.updating.refusing import refusal
from oathbreaker.texts.messages import say

LEAST_SHARE: Final = 0.9
"""What share of the cards in use, and of their names, new data must have. Cards are renamed or removed now and then."""

LEAST_LEGALITIES: Final = 0.5
"""For what share of the cards new data must say whether they are legal in Oathbreaker."""

KNOWN_CARDS: Final[Mapping[str, tuple[str, str, str]]] = {
    "Forest": ("land", "", "G"),
    "Sol Ring": ("artifact", "{1}", ""),
    "Lightning Bolt": ("instant", "{R}", "R"),
    "Saheeli, Sublime Artificer": ("planeswalker", "{1}{U/R}{U/R}", "UR"),
    "Delver of Secrets // Insectile Aberration": ("creature", "{U}", "U"),
}
"""Cards that will not change: name -> (card type, mana cost, colour identity)."""


def check_plausible(cards: Sequence[Card], in_use: CardsInUse, url: str) -> None:
    """Check cards that came from an address.

    Raises:
        DataUpdateError: They cannot be all cards, or their facts are wrong.
    """
    by_name = {card.name: card for card in cards}
    for name, facts in KNOWN_CARDS.items():
        card = by_name.get(name)
        if card is None or not is_as_known(card, *facts):
            raise refusal(say("updating.strange_card", url=url, name=name))
    if sum("oathbreaker" in card.legalities for card in cards) < len(cards) * LEAST_LEGALITIES:
        raise refusal(say("updating.no_legalities", url=url))
    if len(cards) < in_use.about.cards * LEAST_SHARE:
        raise refusal(say("updating.too_few", url=url, cards=len(cards), before=in_use.about.cards))
    gone = names_gone(in_use, iter(cards))
    if len(gone) > len(in_use.playable) * (1 - LEAST_SHARE):
        raise refusal(say("updating.names_missing", url=url, n=len(gone), names=shortened(gone)))


def is_as_known(card: Card, card_type: str, mana_cost: str, identity: str) -> bool:
    """Tell whether a card has these facts, and is one that people play with."""
    facts = (card.has_type(card_type), card.front.mana_cost, letters_from_colors(card.color_identity))
    return facts == (True, mana_cost, identity) and card.is_played
