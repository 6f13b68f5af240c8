"""906.6, CR 903.5 What a deck led by cards of its own must be: the rules that Oathbreaker and Commander share.

Facts only: neither the engine nor any card's rules text is needed. Every finder takes a `Listing` and yields problems.
What one format alone asks stands in its own module.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations_with_replacement
from typing import Final, Protocol

from oathbreaker.cards.card import Card
from oathbreaker.cards.colors import Color, Colors, ColorWords, colors_from_letters
from oathbreaker.cards.type_line import BASIC_LAND_TYPES
from oathbreaker.decks.deck import DECK_SIZES, Deck, DeckEntry, DeckFormat
from oathbreaker.formats.report import DeckReport, Problem, problem
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

MOST_LEADERS: Final = 2
"""906.3b, 702.124g: one oathbreaker or commander, or two."""


class PoolProblem(Protocol):
    """Says why a card is outside a format's card pool: (code, message key), None where it is not."""

    def __call__(self, card: Card, *, banned_list: bool) -> tuple[str, str] | None:
        """Return the reason; `banned_list` tells whether the format's own list counts."""


@dataclass(frozen=True)
class DeckRules:
    """What a format asks of decks.

    Attributes:
        format: Its name.
        topic: The catalog of what it says in its own words.
        construction, size, copies, identity, land_types, pool: The numbers of its rules.
        pool_problem: Why a card is outside its card pool.
        finders: What finds problems; what they find is put into the order of the rules.
        warners: What finds warnings.
    """

    format: DeckFormat
    topic: str
    construction: str
    size: str
    copies: str
    identity: str
    land_types: str
    pool: str
    pool_problem: PoolProblem
    finders: tuple[Finder, ...]
    warners: tuple[Finder, ...]


@dataclass(frozen=True)
class Listing:
    """A deck as the rules look at it.

    Attributes:
        deck: The deck.
        rules: What its format asks.
        leaders: The entries that lead it as oathbreakers or commanders.
        spells: The entries that are its signature spells.
        library: Every other entry of the deck; not sideboards, and not a second mention of a leader that is the
            same card.
        same_card: Entries that mention a leader a second time and are taken as the same card.
        banned_list: Whether the format's banned list counts.
    """

    deck: Deck
    rules: DeckRules
    leaders: tuple[DeckEntry, ...]
    spells: tuple[DeckEntry, ...]
    library: tuple[DeckEntry, ...]
    same_card: tuple[DeckEntry, ...]
    banned_list: bool

    @property
    def all_entries(self) -> tuple[DeckEntry, ...]:
        """Every entry of the deck, leaders first."""
        return (*self.leaders, *self.spells, *self.library)

    @property
    def size(self) -> int:
        """The number of cards, leaders included."""
        return sum(entry.count for entry in self.all_entries)

    @property
    def has_partners(self) -> bool:
        """Whether two cards lead it, so that each oathbreaker has a signature spell of its own (906.4b)."""
        return len(self.leaders) == MOST_LEADERS

    @property
    def has_identity(self) -> bool:
        """Whether the deck has leaders and the data knows them all."""
        return bool(self.leaders) and all(entry.card.in_catalog for entry in self.leaders)

    @property
    @rule("906.6c", "702.124c", "903.4b")
    def identity(self) -> Colors:
        """The colour identity of the leader, or of both together, with the colours chosen for them."""
        printed = frozenset[Color]().union(*(entry.card.color_identity for entry in self.leaders))
        return printed | self.chosen_colors

    @property
    @rule("903.4b")
    def chosen_colors(self) -> Colors:
        """The colours that are best chosen for commanders that have a chosen one: those with which most cards fit."""
        choosing = sum(entry.card.deck_text.chooses_color for entry in self.leaders)
        if not choosing or self.rules.format != "commander":
            return frozenset()
        printed = frozenset[Color]().union(*(entry.card.color_identity for entry in self.leaders))
        choices = [frozenset(colors) for colors in combinations_with_replacement(Color, choosing)]
        return max(choices, key=lambda colors: self.fitting(printed | colors))

    def fitting(self, identity: Colors) -> int:
        """Return how many entries of the library lie within an identity."""
        return sum(entry.card.color_identity <= identity for entry in self.library)


Finder = Callable[[Listing], Iterator[Problem]]


@rule("906.6", "903.5")
def check_by(rules: DeckRules, deck: Deck, *, banned_list: bool) -> DeckReport:
    """Check a deck against a format's rules of construction: every problem, in the order of the rules, and warnings."""
    listing = list_deck(deck, rules, banned_list=banned_list)
    problems = [found for finder in rules.finders for found in finder(listing)]
    problems.sort(key=lambda found: rule_order(found.rule))
    warnings = [found for finder in rules.warners for found in finder(listing)]
    return DeckReport(deck, rules.format, tuple(problems), tuple(warnings), listing.size)


def rule_order(number: str) -> tuple[int, ...]:
    """Return what sorts rule numbers as the rules stand: 906.3, 906.3a, 906.4, 906.13."""
    return tuple(int(part) if part.isdigit() else ord(part) for part in re.findall(r"\d+|[a-z]", number))


def list_deck(deck: Deck, rules: DeckRules, *, banned_list: bool) -> Listing:
    """Take a deck apart as the rules look at it."""
    return Listing(
        deck,
        rules,
        leaders=tuple(pair.oathbreaker for pair in deck.leaders if pair.oathbreaker),
        spells=tuple(pair.signature_spell for pair in deck.leaders if pair.signature_spell),
        library=deck.library_entries,
        same_card=deck.repeated_leaders,
        banned_list=banned_list,
    )


@rule("906.6a", "903.5a", "702.124b")
def find_wrong_size(listing: Listing) -> Iterator[Problem]:
    """A deck has exactly as many cards as its format says, leaders included."""
    difference = listing.size - DECK_SIZES[listing.rules.format]
    if difference:
        name = "too_many_cards" if difference > 0 else "too_few_cards"
        reason = say(f"{listing.rules.topic}.{name}", count=listing.size, difference=abs(difference))
        yield problem("deck-size", listing.rules.size, reason)


@rule("906.6b", "903.5b", "201.3b")
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
        yield problem("copies", listing.rules.copies, reason, entries=entries)


@rule("906.6c", "906.5", "903.5c")
def find_outside_identity(listing: Listing) -> Iterator[Problem]:
    """A card's colour identity lies within that of the leaders. Signature spells answer to 906.4 instead."""
    if not listing.has_identity:
        return
    for entry in listing.library:
        extra = entry.card.color_identity - listing.identity
        if extra:
            reason = say(
                f"{listing.rules.topic}.outside_identity",
                card=entry.card,
                extra=ColorWords(extra),
                identity=ColorWords(listing.identity),
            )
            yield problem("outside-identity", listing.rules.identity, reason, entries=[entry])


@rule("906.6d", "305.6", "903.5d")
def find_outside_land_types(listing: Listing) -> Iterator[Problem]:
    """Every colour of mana that a card's basic land types could produce lies within the leaders' identity."""
    if not listing.has_identity:
        return
    for entry in listing.library:
        types = dict.fromkeys(land for face in entry.card.deck_faces for land in face.types.basic_land_types)
        wrong = [land for land in types if not colors_from_letters(BASIC_LAND_TYPES[land]) <= listing.identity]
        if wrong:
            reason = say(
                f"{listing.rules.topic}.outside_land_type",
                card=entry.card,
                n=len(wrong),
                land_types=[say(f"words.{land.lower()}") for land in wrong],
                extra=ColorWords(colors_from_letters(BASIC_LAND_TYPES[land] for land in wrong)),
            )
            yield problem("outside-land-type", listing.rules.land_types, reason, entries=[entry])


@rule("906.6f")
def find_banned_cards(listing: Listing) -> Iterator[Problem]:
    """Every card is of the format's card pool and not on its banned list."""
    for entry in listing.all_entries:
        if not entry.card.in_catalog:
            continue
        found = listing.rules.pool_problem(entry.card, banned_list=listing.banned_list)
        if found:
            code, key = found
            yield problem(code, listing.rules.pool, say(key, card=entry.card), entries=[entry])


@rule("712.4b", "712.8a")
def find_meld_results(listing: Listing) -> Iterator[Problem]:
    """The combined back of two meld cards is no card that could be in a deck."""
    for entry in listing.all_entries:
        if entry.card.is_meld_result:
            yield problem("meld-result", "712.4b", say("check.meld_result", card=entry.card), entries=[entry])


def warn_reading_notes(listing: Listing) -> Iterator[Problem]:
    """What the reader of the list did on its own."""
    for note in listing.deck.notes:
        if note.code != "unknown-card":  # which `warn_unknown_cards` says, with what to do
            same_chapter = note.rule.split(".")[0] == listing.rules.construction.split(".")[0]
            number = note.rule if same_chapter else listing.rules.construction
            yield Problem(note.code, number, note.message, note.cards, note.lines)


def warn_same_card(listing: Listing) -> Iterator[Problem]:
    """A leader that the main deck lists again was taken as the same card."""
    for entry in listing.same_card:
        reason = say(f"{listing.rules.topic}.leader_listed_twice", card=entry.card)
        yield problem("leader-listed-twice", listing.rules.size, reason, entries=[entry])


def warn_unknown_cards(listing: Listing) -> Iterator[Problem]:
    """Names that the data does not know could not be checked."""
    unknown = [entry for entry in listing.all_entries if not entry.card.in_catalog]
    for entry in unknown:
        reason = say("check.unknown_card", name=entry.card.name, date=listing.deck.data_date)
        yield problem("unknown-card", listing.rules.pool, reason, entries=[entry])


def warn_without_banned_list(listing: Listing) -> Iterator[Problem]:
    """The data has no banned list for this format (older data), so it could not be checked."""
    known = [entry.card for entry in listing.all_entries if entry.card.in_catalog]
    if known and listing.banned_list and all(card.legality(listing.rules.format) == "unknown" for card in known):
        reason = say(f"{listing.rules.topic}.no_banned_list", date=listing.deck.data_date)
        yield problem("no-banned-list", listing.rules.pool, reason)


FINDERS: Final[tuple[Finder, ...]] = (
    find_wrong_size,
    find_copies,
    find_outside_identity,
    find_outside_land_types,
    find_banned_cards,
    find_meld_results,
)
"""What every format asks, in the order of the rules."""

WARNERS: Final[tuple[Finder, ...]] = (
    warn_reading_notes,
    warn_same_card,
    warn_unknown_cards,
    warn_without_banned_list,
)
"""What every format warns of."""
