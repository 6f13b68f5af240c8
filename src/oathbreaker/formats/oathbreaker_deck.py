"""906.3-906.6 What an Oathbreaker deck must be besides what `led_deck` asks: its leaders and its card pool.

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


@rule("906.3", "906.3a")
def find_wrong_oathbreakers(listing: Listing) -> Iterator[Problem]:
    """An oathbreaker is a planeswalker card; of a double-faced card the front face decides."""
    for entry in listing.leaders:
        card = entry.card
        if card.has_type("planeswalker") or not card.in_catalog:
            continue
        if any("planeswalker" in face.types.types for face in card.faces):
            reason = say("check.front_face_not_planeswalker", card=card)
            yield problem("front-face-not-planeswalker", "906.3a", reason, entries=[entry])
        elif card.deck_text.can_be_commander:
            reason = say("check.commander_not_planeswalker", card=card)
            yield problem("oathbreaker-not-planeswalker", "906.3", reason, entries=[entry])
        else:
            reason = say("check.oathbreaker_not_planeswalker", card=card)
            yield problem("oathbreaker-not-planeswalker", "906.3", reason, entries=[entry])


@rule("906.3b", "702.124")
def find_wrong_partners(listing: Listing) -> Iterator[Problem]:
    """Two oathbreakers need partner with each other; more than two there can never be."""
    entries = listing.leaders
    cards = [entry.card for entry in entries]
    if len(entries) > MOST_LEADERS:
        yield problem(
            "too-many-oathbreakers", "906.3b", say("check.too_many_oathbreakers", cards=cards), entries=entries
        )
    elif listing.has_partners and all(card.in_catalog for card in cards) and not may_lead_together(*cards):
        yield problem("not-partners", "906.3b", say("check.not_partners", cards=cards), entries=entries)


@rule("906.4", "906.4b", "709.4", "712.8a", "715.4", "720.4", "722.4")
def find_wrong_signature_spells(listing: Listing) -> Iterator[Problem]:
    """A signature spell is an instant or sorcery card within the identity of its own oathbreaker."""
    number = "906.4b" if listing.has_partners else "906.4"
    for pair in listing.deck.leaders:
        entry = pair.signature_spell
        if entry is None or not entry.card.in_catalog:
            continue
        card = entry.card
        if not (card.has_type("instant") or card.has_type("sorcery")):
            yield problem("signature-spell-type", "906.4", wrong_spell_type(card), entries=[entry])
        leader = pair.oathbreaker
        if leader is None or not leader.card.in_catalog or card.color_identity <= leader.card.color_identity:
            continue
        reason = say(
            "check.signature_spell_identity",
            card=card,
            oathbreaker_card=leader.card,
            extra=ColorWords(card.color_identity - leader.card.color_identity),
            identity=ColorWords(leader.card.color_identity),
        )
        yield problem("signature-spell-identity", number, reason, entries=[entry])


def wrong_spell_type(card: Card) -> Message:
    """Return why a card that is no instant or sorcery in a deck cannot be a signature spell."""
    if any({"instant", "sorcery"} & set(face.types.types) for face in card.faces):
        key = "check.spell_only_elsewhere" if card.is_double_faced else "check.spell_only_as_adventure"
        return say(key, card=card)
    return say("check.signature_spell_type", card=card)


@rule("906.4", "906.4b")
def find_wrong_number_of_spells(listing: Listing) -> Iterator[Problem]:
    """There is one signature spell for each oathbreaker."""
    wanted = max(1, min(len(listing.leaders), MOST_LEADERS))
    if len(listing.spells) > wanted:
        reason = say(
            "check.too_many_spells",
            cards=[entry.card for entry in listing.spells],
            count=len(listing.spells),
            wanted=wanted,
        )
        number = "906.4b" if listing.has_partners else "906.4"
        yield problem("too-many-signature-spells", number, reason, entries=listing.spells)
    if listing.has_partners and len(listing.spells) == 1:
        alone = [pair.oathbreaker for pair in listing.deck.leaders if pair.oathbreaker and not pair.signature_spell]
        reason = say("check.partner_without_spell", cards=[entry.card for entry in alone])
        yield problem("signature-spell-missing", "906.4b", reason, entries=alone)


@rule("906.6e")
def find_missing_leaders(listing: Listing) -> Iterator[Problem]:
    """The deck includes its oathbreaker and its signature spell."""
    if not listing.leaders:
        yield problem("oathbreaker-missing", "906.6e", say("check.oathbreaker_missing"))
    if not listing.spells:
        yield problem("signature-spell-missing", "906.6e", say("check.signature_spell_missing"))


def pool_problem(card: Card, *, banned_list: bool) -> tuple[str, str] | None:
    """Return (code, message key) if the card is outside the format's card pool."""
    vintage, oathbreaker = card.legality("vintage"), card.legality("oathbreaker")
    if vintage == "banned":
        return "banned-in-vintage", "check.banned_in_vintage"
    if vintage == "not legal":
        return "not-in-vintage", "check.not_in_vintage"
    if vintage == "unknown":
        return "legality-unknown", "check.legality_unknown"
    if oathbreaker in {"banned", "not legal"} and banned_list:
        return "banned", "check.banned_and_restricted" if vintage == "restricted" else "check.banned"
    return None


@rule("906.13")
def warn_outside_the_game(listing: Listing) -> Iterator[Problem]:
    """Sideboards, maybeboards and companions are no part of the deck."""
    for board in ("companion", "sideboard", "maybeboard"):
        entries = [entry for entry in listing.deck.outside_entries if entry.board == board]
        if entries:
            reason = say(f"check.outside_{board}", count=sum(entry.count for entry in entries))
            yield problem(f"outside-{board}", "906.13", reason, entries=entries)


RULES: Final = DeckRules(
    format="oathbreaker",
    topic="check",
    construction="906.6",
    size="906.6a",
    copies="906.6b",
    identity="906.6c",
    land_types="906.6d",
    pool="906.6f",
    pool_problem=pool_problem,
    finders=(
        find_wrong_oathbreakers,
        find_wrong_partners,
        find_wrong_signature_spells,
        find_wrong_number_of_spells,
        find_missing_leaders,
        *FINDERS,
    ),
    warners=(*WARNERS, warn_outside_the_game),
)
"""What an Oathbreaker deck must be."""
