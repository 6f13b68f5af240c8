"""CR 903.3-903.5 What a Commander deck must be besides what `led_deck` asks: its commanders and its card pool.

Facts only: neither the engine nor any card's rules text is needed. Every finder takes a `Listing` and yields problems.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from oathbreaker.cards.card import Card
from oathbreaker.cards.colors import ColorWords
from oathbreaker.formats.led_deck import FINDERS, MOST_LEADERS, WARNERS, DeckRules, Listing
from oathbreaker.formats.partners import may_lead_together
from oathbreaker.formats.report import Problem, problem
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule


@rule("903.3")
def find_missing_commander(listing: Listing) -> Iterator[Problem]:
    """Each deck has a commander."""
    if not listing.leaders:
        yield problem("commander-missing", "903.3", say("commander_deck.missing"))


@rule("903.3", "903.3a", "702.124k")
def find_wrong_commanders(listing: Listing) -> Iterator[Problem]:
    """A commander is a legendary creature, Vehicle or fit Spacecraft, or says that it can be one.

    A Background is one beside a card that chooses it.
    """
    for entry in listing.leaders:
        card = entry.card
        if card.can_be_commander or not card.in_catalog:
            continue
        if not card.is_background:
            yield problem("commander-type", "903.3", wrong_type(card), entries=[entry])
        elif not any(chooses_background(other.card) for other in listing.leaders):
            reason = say("commander_deck.background_alone", card=card)
            yield problem("background-alone", "702.124k", reason, entries=[entry])


def chooses_background(card: Card) -> bool:
    """Tell whether a card has "choose a Background", or may have: the data does not know it."""
    return not card.in_catalog or any(ability.kind == "Choose a Background" for ability in card.deck_text.partner)


@rule("712.8a")
def wrong_type(card: Card) -> Message:
    """Return why a card cannot be a commander: by its back only, by being no legend, or by its types."""
    if card.is_double_faced and any(
        "legendary" in face.types.supertypes and "creature" in face.types.types for face in card.faces[1:]
    ):
        return say("commander_deck.legend_on_the_back", card=card)
    if "legendary" not in card.front.types.supertypes and card.has_type("creature"):
        return say("commander_deck.not_legendary", card=card)
    if "Spacecraft" in card.front.types.subtypes:
        return say("commander_deck.spacecraft_without_power", card=card)
    return say("commander_deck.wrong_type", card=card)


@rule("702.124a", "702.124f", "702.124g")
def find_wrong_partners(listing: Listing) -> Iterator[Problem]:
    """Two commanders need partner abilities that fit; more than two there can never be."""
    entries = listing.leaders
    cards = [entry.card for entry in entries]
    if len(entries) > MOST_LEADERS:
        reason = say("commander_deck.too_many_commanders", cards=cards)
        yield problem("too-many-commanders", "702.124g", reason, entries=entries)
    elif listing.has_partners and all(may_be_partner(card) for card in cards) and not may_lead_together(*cards):
        yield problem("not-partners", "702.124a", say("commander_deck.not_partners", cards=cards), entries=entries)


def may_be_partner(card: Card) -> bool:
    """Tell whether a card is one of which nothing worse is said than that it has no partner."""
    return card.in_catalog and (card.can_be_commander or card.is_background)


@rule("903.3")
def find_wrong_number(listing: Listing) -> Iterator[Problem]:
    """A commander is one card."""
    for entry in listing.leaders:
        if entry.count > 1:
            reason = say("commander_deck.several_of_one", card=entry.card, count=entry.count)
            yield problem("too-many-commanders", "903.3", reason, entries=[entry])


@rule("903.5")
def pool_problem(card: Card, *, banned_list: bool) -> tuple[str, str] | None:
    """Return (code, message key) if the card is outside the format's card pool."""
    legality = card.legality("commander")
    if legality == "unknown":
        # Data that says nothing of the format; Vintage tells at least what is a card for playing at all.
        legality = "legal" if card.is_played else card.legality("vintage")
    if legality == "banned":
        return ("banned", "commander_deck.banned") if banned_list else None
    if legality == "not legal":
        return "not-in-commander", "commander_deck.not_legal"
    return ("legality-unknown", "commander_deck.legality_unknown") if legality == "unknown" else None


@rule("903.4b")
def warn_chosen_colors(listing: Listing) -> Iterator[Problem]:
    """The list does not say which color was chosen for a commander; the check took the one that fits best."""
    choosing = [entry for entry in listing.leaders if entry.card.deck_text.chooses_color]
    if choosing:
        cards, colors = [entry.card for entry in choosing], ColorWords(listing.chosen_colors)
        reason = say("commander_deck.color_chosen", cards=cards, colors=colors)
        yield problem("color-chosen", "903.4b", reason, entries=choosing)


@rule("903.5e", "702.139a")
def warn_outside_the_deck(listing: Listing) -> Iterator[Problem]:
    """Sideboards, maybeboards and companions are no part of the deck."""
    for board, number in (("companion", "702.139a"), ("sideboard", "903.5e"), ("maybeboard", "903.5e")):
        entries = [entry for entry in listing.deck.outside_entries if entry.board == board]
        if entries:
            reason = say(f"commander_deck.outside_{board}", count=sum(entry.count for entry in entries))
            yield problem(f"outside-{board}", number, reason, entries=entries)


RULES: Final = DeckRules(
    format="commander",
    topic="commander_deck",
    construction="903.5",
    size="903.5a",
    copies="903.5b",
    identity="903.5c",
    land_types="903.5d",
    pool="903.5",
    pool_problem=pool_problem,
    finders=(
        find_missing_commander,
        find_wrong_commanders,
        find_wrong_number,
        find_wrong_partners,
        *FINDERS,
    ),
    warners=(*WARNERS, warn_chosen_colors, warn_outside_the_deck),
)
"""What a Commander deck must be."""
