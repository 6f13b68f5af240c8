"""906.3-906.6 What an Oathbreaker deck must be: one problem for each rule it breaks, all of them reported.

Facts only: neither the engine nor any card's rules text is needed. Every finder takes a `Listing` and yields problems.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from oathbreaker.cards.card import Card
from oathbreaker.cards.colors import Color, Colors, ColorWords, colors_from_letters
from oathbreaker.cards.type_line import BASIC_LAND_TYPES
from oathbreaker.decks.deck import DECK_SIZE, Deck, DeckEntry
from oathbreaker.formats.partners import may_lead_together
from oathbreaker.formats.report import DeckReport, Problem, problem
from oathbreaker.texts.errors import DeckFormatError
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

MOST_OATHBREAKERS: Final = 2


@dataclass(frozen=True)
class Listing:
    """A deck as the rules look at it.

    Attributes:
        deck: The deck.
        oathbreakers: The entries that lead it as oathbreakers.
        spells: The entries that are its signature spells.
        library: Every other entry of the deck; not sideboards, and not a second mention of a leader that is the
            same card.
        same_card: Entries that mention a leader a second time and are taken as the same card.
        banned_list: Whether the format's banned list counts.
    """

    deck: Deck
    oathbreakers: tuple[DeckEntry, ...]
    spells: tuple[DeckEntry, ...]
    library: tuple[DeckEntry, ...]
    same_card: tuple[DeckEntry, ...]
    banned_list: bool

    @property
    def all_entries(self) -> tuple[DeckEntry, ...]:
        """Every entry of the deck, leaders first."""
        return (*self.oathbreakers, *self.spells, *self.library)

    @property
    def size(self) -> int:
        """The number of cards, leaders included."""
        return sum(entry.count for entry in self.all_entries)

    @property
    def has_partners(self) -> bool:
        """Whether two oathbreakers lead it, so that each has a signature spell of its own (906.4b)."""
        return len(self.oathbreakers) == MOST_OATHBREAKERS

    @property
    @rule("906.6c", "702.124c")
    def identity(self) -> Colors:
        """The colour identity of the oathbreaker, or of both together."""
        return frozenset[Color]().union(*(entry.card.color_identity for entry in self.oathbreakers))


Finder = Callable[[Listing], Iterator[Problem]]


@rule("906.6")
def check_deck(deck: Deck, *, banned_list: bool = True) -> DeckReport:
    """Check a deck against the construction rules of Oathbreaker.

    Args:
        deck: A deck that was read; its sideboard, maybeboard and companion are no part of it (906.13).
        banned_list: Whether the format's own banned list counts; Vintage's always does.

    Returns:
        Every problem, in the order of the rules, and warnings. Names that the data does not know are warnings, not
        problems.

    Raises:
        DeckFormatError: It is not clear who leads the deck (`deck.question`).
    """
    if deck.question is not None:
        raise DeckFormatError(deck.question)
    listing = list_deck(deck, banned_list=banned_list)
    problems = [found for finder in FINDERS for found in finder(listing)]
    problems.sort(key=lambda found: rule_order(found.rule))
    warnings = [found for finder in WARNERS for found in finder(listing)]
    return DeckReport(deck, "oathbreaker", tuple(problems), tuple(warnings), listing.size)


def rule_order(number: str) -> tuple[int, ...]:
    """Return what sorts rule numbers as the rules stand: 906.3, 906.3a, 906.4, 906.13."""
    return tuple(int(part) if part.isdigit() else ord(part) for part in re.findall(r"\d+|[a-z]", number))


def list_deck(deck: Deck, *, banned_list: bool) -> Listing:
    """Take a deck apart as the rules look at it."""
    return Listing(
        deck,
        oathbreakers=tuple(pair.oathbreaker for pair in deck.leaders if pair.oathbreaker),
        spells=tuple(pair.signature_spell for pair in deck.leaders if pair.signature_spell),
        library=deck.library_entries,
        same_card=deck.repeated_leaders,
        banned_list=banned_list,
    )


@rule("906.3", "906.3a")
def find_wrong_oathbreakers(listing: Listing) -> Iterator[Problem]:
    """An oathbreaker is a planeswalker card; of a double-faced card the front face decides."""
    for entry in listing.oathbreakers:
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
    entries = listing.oathbreakers
    cards = [entry.card for entry in entries]
    if len(entries) > MOST_OATHBREAKERS:
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
    wanted = max(1, min(len(listing.oathbreakers), MOST_OATHBREAKERS))
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


@rule("906.6a")
def find_wrong_size(listing: Listing) -> Iterator[Problem]:
    """A deck has exactly 60 cards, leaders included."""
    difference = listing.size - DECK_SIZE
    if difference:
        key = "check.too_many_cards" if difference > 0 else "check.too_few_cards"
        yield problem("deck-size", "906.6a", say(key, count=listing.size, difference=abs(difference)))


@rule("906.6b", "201.3b")
def find_copies(listing: Listing) -> Iterator[Problem]:
    """All cards differ in name, except basic lands and cards whose own text allows more."""
    counts = Counter[str]()
    for entry in listing.all_entries:
        counts[entry.card.name] += entry.count
    for name, count in counts.items():
        entries = [entry for entry in listing.all_entries if entry.card.name == name]
        card = entries[0].card
        limit = card.deck_text.copy_limit or 1
        if card.is_basic_land or count <= limit:
            continue
        key = "check.copies" if limit == 1 else "check.copies_over_own_limit"
        reason = say(key, card=card, count=count, limit=limit, excess=count - limit)
        yield problem("copies", "906.6b", reason, entries=entries)


@rule("906.6c", "906.5")
def find_outside_identity(listing: Listing) -> Iterator[Problem]:
    """A card's colour identity lies within that of the oathbreakers. Signature spells answer to 906.4 instead."""
    if not all(entry.card.in_catalog for entry in listing.oathbreakers) or not listing.oathbreakers:
        return
    for entry in listing.library:
        extra = entry.card.color_identity - listing.identity
        if extra:
            reason = say(
                "check.outside_identity",
                card=entry.card,
                extra=ColorWords(extra),
                identity=ColorWords(listing.identity),
            )
            yield problem("outside-identity", "906.6c", reason, entries=[entry])


@rule("906.6d", "305.6", "903.5d")
def find_outside_land_types(listing: Listing) -> Iterator[Problem]:
    """Every colour of mana that a card's basic land types could produce lies within the oathbreakers' identity."""
    if not all(entry.card.in_catalog for entry in listing.oathbreakers) or not listing.oathbreakers:
        return
    for entry in listing.library:
        types = dict.fromkeys(land for face in entry.card.deck_faces for land in face.types.basic_land_types)
        wrong = [land for land in types if not colors_from_letters(BASIC_LAND_TYPES[land]) <= listing.identity]
        if wrong:
            reason = say(
                "check.outside_land_type",
                card=entry.card,
                n=len(wrong),
                land_types=[say(f"words.{land.lower()}") for land in wrong],
                extra=ColorWords(colors_from_letters(BASIC_LAND_TYPES[land] for land in wrong)),
            )
            yield problem("outside-land-type", "906.6d", reason, entries=[entry])


@rule("906.6e")
def find_missing_leaders(listing: Listing) -> Iterator[Problem]:
    """The deck includes its oathbreaker and its signature spell."""
    if not listing.oathbreakers:
        yield problem("oathbreaker-missing", "906.6e", say("check.oathbreaker_missing"))
    if not listing.spells:
        yield problem("signature-spell-missing", "906.6e", say("check.signature_spell_missing"))


@rule("906.6f")
def find_banned_cards(listing: Listing) -> Iterator[Problem]:
    """Every card is legal in Vintage (restricted ones too) and not on the format's banned list."""
    for entry in listing.all_entries:
        if not entry.card.in_catalog:
            continue
        found = pool_problem(entry.card, banned_list=listing.banned_list)
        if found:
            code, key = found
            yield problem(code, "906.6f", say(key, card=entry.card), entries=[entry])


@rule("712.4b", "712.8a")
def find_meld_results(listing: Listing) -> Iterator[Problem]:
    """The combined back of two meld cards is no card that could be in a deck."""
    for entry in listing.all_entries:
        if entry.card.is_meld_result:
            yield problem("meld-result", "712.4b", say("check.meld_result", card=entry.card), entries=[entry])


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


def warn_same_card(listing: Listing) -> Iterator[Problem]:
    """A leader that the main deck lists again was taken as the same card."""
    for entry in listing.same_card:
        yield problem(
            "leader-listed-twice", "906.6a", say("check.leader_listed_twice", card=entry.card), entries=[entry]
        )


def warn_unknown_cards(listing: Listing) -> Iterator[Problem]:
    """Names that the data does not know could not be checked."""
    unknown = [entry for entry in listing.all_entries if not entry.card.in_catalog]
    for entry in unknown:
        reason = say("check.unknown_card", name=entry.card.name, date=listing.deck.data_date)
        yield problem("unknown-card", "906.6f", reason, entries=[entry])


def warn_without_banned_list(listing: Listing) -> Iterator[Problem]:
    """The data has no banned list for this format (older data), so it could not be checked."""
    known = [entry.card for entry in listing.all_entries if entry.card.in_catalog]
    if known and listing.banned_list and all(card.legality("oathbreaker") == "unknown" for card in known):
        yield problem("no-banned-list", "906.6f", say("check.no_banned_list", date=listing.deck.data_date))


@rule("906.13")
def warn_outside_the_game(listing: Listing) -> Iterator[Problem]:
    """Sideboards, maybeboards and companions are no part of the deck."""
    for board in ("companion", "sideboard", "maybeboard"):
        entries = [entry for entry in listing.deck.outside_entries if entry.board == board]
        if entries:
            reason = say(f"check.outside_{board}", count=sum(entry.count for entry in entries))
            yield problem(f"outside-{board}", "906.13", reason, entries=entries)


def warn_reading_notes(listing: Listing) -> Iterator[Problem]:
    """What the reader of the list did on its own."""
    for note in listing.deck.notes:
        if note.code != "unknown-card":  # which `warn_unknown_cards` says, with what to do
            yield Problem(note.code, note.rule, note.message, note.cards, note.lines)


FINDERS: Final[tuple[Finder, ...]] = (
    find_wrong_oathbreakers,
    find_wrong_partners,
    find_wrong_signature_spells,
    find_wrong_number_of_spells,
    find_wrong_size,
    find_copies,
    find_outside_identity,
    find_outside_land_types,
    find_missing_leaders,
    find_banned_cards,
    find_meld_results,
)
"""In the order of the rules."""

WARNERS: Final[tuple[Finder, ...]] = (
    warn_reading_notes,
    warn_same_card,
    warn_unknown_cards,
    warn_without_banned_list,
    warn_outside_the_game,
)
