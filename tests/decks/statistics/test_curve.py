"""The mana curve, the types and the average mana value."""

from __future__ import annotations

from fractions import Fraction

from tests.decks.statistics.decks_by_hand import (
    CRUISE,
    EXPANSE,
    ISLAND,
    MAGE,
    ORNITHOPTER,
    SHOCK,
    a_card,
    a_deck,
    of_two_faces,
    unknown_card,
)

from oathbreaker.cards.card import Card
from oathbreaker.decks.deck import DeckEntry
from oathbreaker.decks.statistics.curve import CurvePoint, average_mana_value, count_types, mana_curve


def entries(*cards: tuple[int, Card]) -> list[DeckEntry]:
    """Return a library of these cards."""
    return [DeckEntry(count, card, "main") for count, card in cards]


def test_the_curve_counts_each_nonland_card_once() -> None:
    """Lands are left out; an artifact creature counts as a creature; empty points are not listed."""
    lantern = a_card("Chromatic Lantern", "Artifact", "{3}")
    curve = mana_curve(entries((9, ISLAND), (2, ORNITHOPTER), (1, SHOCK), (3, MAGE), (1, lantern)))
    assert curve == (CurvePoint(0, 2, 0, 0), CurvePoint(1, 0, 1, 0), CurvePoint(3, 3, 0, 1))
    assert [point.cards for point in curve] == [2, 1, 4]


def test_unknown_cards_are_on_no_curve() -> None:
    """A stand-in has no known cost: it is not counted as 0."""
    assert mana_curve(entries((3, unknown_card("Shokc")))) == ()


def test_only_the_front_counts() -> None:
    """A spell with a land on its back is a spell of the spell's mana value (712.8a)."""
    front, back = a_card("Jwari Disruption", "Instant", "{1}{U}"), a_card("Jwari Ruins", "Land", makes="U")
    (point,) = mana_curve(entries((1, of_two_faces(front, back, "modal_dfc"))))
    assert point == CurvePoint(2, 0, 1, 0)


def test_half_a_mana_is_rounded_down() -> None:
    """A mana value of one half stands at 0."""
    assert mana_curve(entries((1, a_card("Little Girl", "Creature", "{HW}"))))[0].mana_value == 0


def test_a_card_of_several_types_counts_for_each() -> None:
    """An artifact creature is an artifact and a creature; the usual types come first, other words last."""
    odd = a_card("Odd", "Eaturecray")
    types = count_types(entries((2, ORNITHOPTER), (1, EXPANSE), (3, SHOCK), (1, odd), (1, unknown_card("?"))))
    assert list(types.items()) == [("creature", 2), ("instant", 3), ("artifact", 2), ("land", 1), ("eaturecray", 1)]


def test_both_halves_of_a_split_card_give_types() -> None:
    """A split card of an instant and a sorcery is both (709.4), once each."""
    fire, ice = a_card("Life", "Sorcery", "{G}"), a_card("Death", "Instant", "{1}{B}")
    assert count_types(entries((1, of_two_faces(fire, ice, "split")))) == {"instant": 1, "sorcery": 1}


def test_average_with_and_without_leaders() -> None:
    """Lands and unknown cards have no part; each copy counts, each leader once."""
    deck = a_deck([(20, ISLAND), (2, SHOCK), (1, CRUISE), (4, unknown_card("Shokc"))])
    average = average_mana_value(deck)
    assert average.without_leaders == Fraction(1 + 1 + 8, 3)
    assert average.with_leaders == Fraction(1 + 1 + 8 + 3 + 5, 5)


def test_average_of_nothing() -> None:
    """A library of lands has no average; with its leaders it has."""
    average = average_mana_value(a_deck([(58, ISLAND)]))
    assert average.without_leaders is None
    assert average.with_leaders == 4
