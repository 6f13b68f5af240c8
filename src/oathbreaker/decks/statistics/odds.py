"""The odds of a deck's draws in a game of several players: seven cards, one more each turn, one free mulligan.

"By turn t" looks at the opening hand and the t cards drawn since: in a multiplayer game nobody skips the first draw
(103.8c). Turn 0 is the opening hand. A starting player of a two-player game, who does skip it (103.8a), has the odds of
one turn before.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from oathbreaker.cards.card import Card
from oathbreaker.cards.colors import letters_from_colors
from oathbreaker.decks.deck import Deck
from oathbreaker.decks.statistics.casting import SNOW, chances_to_pay, read_demand
from oathbreaker.decks.statistics.colors import deck_identity, is_land, sources_by_letters, symbol_letters
from oathbreaker.decks.statistics.probability import at_least, between, exactly, one_of_each
from oathbreaker.texts.rules import rule

OPENING_HAND: Final = 7
"""The starting hand size (103.5, 906.8)."""

TURNS: Final = range(9)
"""The turns of the tables, 0 being the opening hand."""

LAND_COUNTS: Final = range(1, 8)
"""The numbers of lands of the table "at least k lands by turn t"."""

LATEST_TURN: Final = 20
"""The latest turn for which casting a card on curve is worked out; no planeswalker costs as much."""

MOST_SYMBOLS: Final = 7
"""The most symbols paid by certain mana only with which a cost is worked out.

No planeswalker has more than five. With ten (an illegal deck may name any card its oathbreaker) it would take minutes.
"""

KEEPABLE: Final = (2, 5)
"""The least and the most lands of an opening hand that is called keepable."""

GOOD: Final = (3, 4)
"""The same of a good opening hand."""

Chances = tuple[Fraction, ...]
"""One chance for each turn of a table, 0 to 1."""


@rule("103.8c")
def cards_seen(turn: int) -> int:
    """Return how many cards a player has seen by a turn of a multiplayer game; turn 0 is the opening hand."""
    return OPENING_HAND + turn


@dataclass(frozen=True)
class ColorOdds:
    """The chance to have seen at least one source of a type of mana, by turn.

    Attributes:
        letter: W, U, B, R, G, or C for colourless.
        by_lands: Counting lands only.
        by_all_sources: Counting lands and other permanents.
    """

    letter: str
    by_lands: Chances
    by_all_sources: Chances


@dataclass(frozen=True)
class CastingOdds:
    """The chance to cast an oathbreaker for the first time, with mana of lands alone, one land played a turn.

    Attributes:
        card: The oathbreaker.
        turn: Its turn on the curve: its mana value, at least 1.
        on_curve: The chance on that turn; None where the odds are not worked out, or the turn is past `LATEST_TURN`.
        by_turn: The chance by each turn of `TURNS`, 0 for turn 0; empty where the odds are not worked out: without a
            mana cost, with symbols outside the rules of mana, or with more than `MOST_SYMBOLS`.
    """

    card: Card
    turn: int
    on_curve: Fraction | None
    by_turn: Chances


@dataclass(frozen=True)
class HandOdds:
    """The chance of an opening hand with a number of lands in a range.

    Attributes:
        least, most: The range of lands, both included.
        first: The chance of the first seven cards.
        after_free_mulligan: The chance that one of two sevens is such a hand, the first mulligan being free (103.5c).
    """

    least: int
    most: int
    first: Fraction
    after_free_mulligan: Fraction


@dataclass(frozen=True)
class DeckOdds:
    """All odds of a deck, exact.

    Attributes:
        lands: Number of lands -> the chance of at least that many by each turn of `TURNS`.
        land_drops: The chance of a land to play on every turn up to each of `TURNS`; turn 0 is certain.
        colors: The types of mana the deck wants, one by one.
        every_color: All of them together; None where there are fewer than two.
        casting: Each oathbreaker, in the order of the deck's leaders.
        opening_lands: The chance of exactly 0, 1, … 7 lands in the opening hand.
        keepable: The chance of a keepable opening hand: 2 to 5 lands.
        good: The chance of a good one: 3 or 4 lands.
    """

    lands: Mapping[int, Chances]
    land_drops: Chances
    colors: tuple[ColorOdds, ...]
    every_color: ColorOdds | None
    casting: tuple[CastingOdds, ...]
    opening_lands: Chances
    keepable: HandOdds
    good: HandOdds


@rule("103.5", "103.5c", "103.8c", "305.2")
def deck_odds(deck: Deck) -> DeckOdds:
    """Work out the odds of a deck's library, whatever its size; an empty one draws nothing."""
    cards = sum(entry.count for entry in deck.library_entries)
    lands = sum(entry.count for entry in deck.library_entries if is_land(entry.card))
    colors, every_color = color_odds(deck, cards)

    def lands_by(turn: int, count: int) -> Fraction:
        return at_least(count, lands, cards, cards_seen(turn))

    return DeckOdds(
        lands={count: tuple(lands_by(turn, count) for turn in TURNS) for count in LAND_COUNTS},
        # With one draw a turn, t lands seen by turn t leave a land to play on each turn before as well (see `casting`).
        land_drops=tuple(lands_by(turn, turn) for turn in TURNS),
        colors=colors,
        every_color=every_color,
        casting=casting_odds(deck, cards),
        opening_lands=tuple(exactly(count, lands, cards, OPENING_HAND) for count in range(OPENING_HAND + 1)),
        keepable=hand_odds(*KEEPABLE, lands, cards),
        good=hand_odds(*GOOD, lands, cards),
    )


@rule("103.5c")
def hand_odds(least: int, most: int, lands: int, cards: int) -> HandOdds:
    """Return the odds of `least` to `most` lands in seven cards, and in one of two independent sevens."""
    chance = between(least, most, lands, cards, OPENING_HAND)
    return HandOdds(least, most, chance, 1 - (1 - chance) ** 2)


def wanted_letters(deck: Deck) -> str:
    """Return the types of mana a deck wants: the colours of its identity, and C where a cost has {C}."""
    asks_colorless = any(symbol_letters(entry.card)["C"] for entry in (*deck.leader_entries, *deck.library_entries))
    return letters_from_colors(deck_identity(deck)) + ("C" if asks_colorless else "")


def color_odds(deck: Deck, cards: int) -> tuple[tuple[ColorOdds, ...], ColorOdds | None]:
    """Return the odds of each type of mana the deck wants, and of all of them together (None for fewer than two)."""
    identity = deck_identity(deck)
    lands = sources_by_letters((entry for entry in deck.library_entries if is_land(entry.card)), identity)
    sources = sources_by_letters(deck.library_entries, identity)

    def odds_of(letters: str) -> ColorOdds:
        return ColorOdds(
            letters,
            tuple(one_of_each(letters, lands, cards, cards_seen(turn)) for turn in TURNS),
            tuple(one_of_each(letters, sources, cards, cards_seen(turn)) for turn in TURNS),
        )

    wanted = wanted_letters(deck)
    return tuple(odds_of(letter) for letter in wanted), odds_of(wanted) if len(wanted) > 1 else None


def mana_of_lands(deck: Deck) -> Counter[str]:
    """Count the library's lands by the mana they make: its letters, then S for snow lands; "" for no mana."""
    found: Counter[str] = Counter()
    for entry in deck.library_entries:
        if is_land(entry.card):
            made = entry.card.deck_text.produced_mana
            is_snow = any("snow" in face.types.supertypes for face in entry.card.deck_faces)
            found[made + (SNOW if made and is_snow else "")] += entry.count
    return found


def casting_odds(deck: Deck, cards: int) -> tuple[CastingOdds, ...]:
    """Return the odds of casting each oathbreaker that the data knows."""
    oathbreakers = [pair.oathbreaker.card for pair in deck.leaders if pair.oathbreaker is not None]
    lands = mana_of_lands(deck)
    return tuple(odds_to_cast(card, lands, cards) for card in oathbreakers if card.in_catalog)


def odds_to_cast(card: Card, lands: Mapping[str, int], cards: int) -> CastingOdds:
    """Return the odds of casting one card with these lands in a library of this size."""
    turn = max(1, int(card.mana_value))
    demand = read_demand(card.front.cost)
    if demand is None or len(demand.symbols) > MOST_SYMBOLS:
        return CastingOdds(card, turn, None, ())
    latest = max(TURNS[-1], turn if turn <= LATEST_TURN else 0)
    chances = (
        Fraction(0),
        *chances_to_pay(demand, lands, cards, opening_hand=OPENING_HAND, turns=range(1, latest + 1)),
    )
    return CastingOdds(card, turn, chances[turn] if turn <= latest else None, chances[: len(TURNS)])
