"""The mana curve, the card types and the average mana value of a deck's library."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

from oathbreaker.cards.card import Card
from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.statistics.colors import is_land
from oathbreaker.texts.rules import rule

CurveGroup = Literal["creatures", "instants and sorceries", "others"]
"""The part of a bar of the curve in which a card is counted, each card once."""

CURVE_GROUPS: Final[tuple[CurveGroup, ...]] = ("creatures", "instants and sorceries", "others")

CARD_TYPES: Final = (
    "creature", "planeswalker", "instant", "sorcery", "artifact", "enchantment", "battle", "land", "kindred",
    "conspiracy", "dungeon", "phenomenon", "plane", "scheme", "vanguard",
)  # fmt: skip
"""The card types (300.1), those of ordinary decks first. Any other word on a type line is listed behind them."""


@dataclass(frozen=True)
class CurvePoint:
    """The nonland cards of the library with one mana value.

    Attributes:
        mana_value: The mana value, rounded down where it is no whole number.
        creatures: Creature cards, artifact creatures included.
        instants_and_sorceries: Instant and sorcery cards.
        others: All other cards: artifacts, enchantments, planeswalkers, battles.
    """

    mana_value: int
    creatures: int
    instants_and_sorceries: int
    others: int

    @property
    def cards(self) -> int:
        """All cards of this mana value."""
        return self.creatures + self.instants_and_sorceries + self.others

    def of_group(self, group: CurveGroup) -> int:
        """Return the number of cards in a part of the bar."""
        numbers = (self.creatures, self.instants_and_sorceries, self.others)
        return numbers[CURVE_GROUPS.index(group)]


def curve_group(card: Card) -> CurveGroup:
    """Return the part of the curve in which a card is counted: by the first that fits, a creature being one always."""
    if card.has_type("creature"):
        return "creatures"
    if card.has_type("instant") or card.has_type("sorcery"):
        return "instants and sorceries"
    return "others"


def has_known_cost(entry: DeckEntry) -> bool:
    """Tell whether an entry is on the curve: a nonland card that the data knows."""
    return entry.card.in_catalog and not is_land(entry.card)


@rule("202.3", "712.8a")
def mana_curve(entries: Iterable[DeckEntry]) -> tuple[CurvePoint, ...]:
    """Return the curve of these cards without lands and unknown cards; lowest mana value first, no empty points."""
    counted: Counter[tuple[int, CurveGroup]] = Counter()
    for entry in entries:
        if has_known_cost(entry):
            counted[int(entry.card.mana_value), curve_group(entry.card)] += entry.count
    values = sorted({value for value, _ in counted})
    return tuple(CurvePoint(value, *(counted[value, group] for group in CURVE_GROUPS)) for value in values)


def count_types(entries: Iterable[DeckEntry]) -> dict[str, int]:
    """Count cards by card type, in the order of `CARD_TYPES`. A card of several types counts for each of them."""
    counted: Counter[str] = Counter()
    for entry in entries:
        types = {name for face in entry.card.deck_faces for name in face.types.types} if entry.card.in_catalog else ()
        counted.update(dict.fromkeys(types, entry.count))
    order = [name for name in CARD_TYPES if name in counted]
    return {name: counted[name] for name in (*order, *sorted(set(counted) - set(order)))}


@dataclass(frozen=True)
class AverageManaValue:
    """The average mana value of the nonland cards whose cost is known; None where there is no such card.

    Attributes:
        without_leaders: Of the library.
        with_leaders: Of the library and the leaders.
    """

    without_leaders: Fraction | None
    with_leaders: Fraction | None


def average_mana_value(deck: Deck) -> AverageManaValue:
    """Return the average mana value of a deck's nonland cards, with and without its leaders."""
    library = [(entry.card.mana_value, entry.count) for entry in deck.library_entries if has_known_cost(entry)]
    leaders = [(entry.card.mana_value, 1) for entry in deck.leader_entries if has_known_cost(entry)]
    return AverageManaValue(average(library), average(library + leaders))


def average(values: Iterable[tuple[float, int]]) -> Fraction | None:
    """Return the exact average of (value, how often) pairs, None of none."""
    total, number = Fraction(0), 0
    for value, count in values:
        total += Fraction(value) * count
        number += count
    return total / number if number else None
