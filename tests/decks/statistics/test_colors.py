"""Mana symbols in costs, and which cards are sources of which mana."""

from __future__ import annotations

import pytest
from tests.decks.statistics.decks_by_hand import (
    COUNTERSPELL,
    EXPANSE,
    GUILDGATE,
    ISLAND,
    LANTERN,
    MOUNTAIN,
    SHOCK,
    WASTES,
    a_card,
    a_deck,
    of_two_faces,
    unknown_card,
)

from oathbreaker.cards.card import Card
from oathbreaker.decks.statistics.colors import count_mana_types, is_source, symbol_letters


@pytest.mark.parametrize(
    ("cost", "letters"),
    [
        ("{2}{U}{U}", {"U": 2}),
        ("{1}{U/R}{U/R}", {"U": 2, "R": 2}),
        ("{1}{G}{G/W/P}{W}", {"G": 2, "W": 2}),
        ("{2/U}{X}{S}{0}", {"U": 1}),
        ("{C}{C/R}{U/P}", {"C": 2, "R": 1, "U": 1}),
        ("", {}),
    ],
)
def test_symbols_by_type_of_mana(cost: str, letters: dict[str, int]) -> None:
    """Hybrid counts for both colours, Phyrexian for its colour, {C} for colourless, generic and snow for none."""
    assert symbol_letters(a_card("Any", "Creature", cost)) == letters


def test_every_castable_face_asks_for_mana() -> None:
    """An adventure's cost counts as well as the creature's."""
    giant, stomp = a_card("Bonecrusher Giant", "Creature", "{2}{R}"), a_card("Stomp", "Instant", "{1}{R}")
    assert symbol_letters(of_two_faces(giant, stomp, "adventure")) == {"R": 2}


def test_symbols_and_sources_of_a_deck() -> None:
    """Copies count, leaders stand apart, lands and other sources stand apart; "any color" is the deck's colours."""
    deck = a_deck(
        [(9, ISLAND), (7, MOUNTAIN), (1, GUILDGATE), (1, EXPANSE), (2, LANTERN), (4, COUNTERSPELL), (3, SHOCK)],
        sideboard=[(4, WASTES)],
    )
    blue, red = count_mana_types(deck)
    assert (blue.letter, blue.symbols, blue.leader_symbols, blue.lands, blue.others) == ("U", 8, 3, 10, 2)
    assert (red.letter, red.symbols, red.leader_symbols, red.lands, red.others) == ("R", 3, 2, 8, 2)
    assert blue.sources == 12


def test_colors_outside_the_identity_are_shown() -> None:
    """An illegal deck shows what its lands really make, colourless too."""
    pool = a_card("Breeding Pool", "Land — Forest Island", makes="UG")
    letters = {of.letter: of.lands for of in count_mana_types(a_deck([(1, pool), (2, WASTES)]))}
    assert letters == {"U": 1, "R": 0, "G": 1, "C": 2}


def test_without_known_leaders_the_cards_say_the_colors() -> None:
    """A list that names nobody has the colours of its cards."""
    deck = a_deck([(1, SHOCK), (1, LANTERN), (1, unknown_card("Shokc"))], leaders=[])
    assert [(of.letter, of.others) for of in count_mana_types(deck)] == [("R", 1)]


RITUAL = a_card("Seething Song", "Instant", "{2}{R}", makes="R")
DISRUPTION = of_two_faces(
    a_card("Jwari Disruption", "Instant", "{1}{U}"), a_card("Jwari Ruins", "Land", makes="U"), "modal_dfc"
)


@pytest.mark.parametrize(
    ("card", "is_one"), [(ISLAND, True), (LANTERN, True), (DISRUPTION, True), (RITUAL, False), (EXPANSE, False)]
)
def test_what_is_a_source(card: Card, is_one: bool) -> None:  # noqa: FBT001  a test's parameter
    """Permanents that make mana are sources, also as a land on the back; spells and lands without mana are none."""
    assert is_source(card) is is_one


def test_a_land_on_the_back_is_no_land() -> None:
    """It counts among the other sources."""
    (blue, _) = count_mana_types(a_deck([(1, DISRUPTION)]))
    assert (blue.lands, blue.others) == (0, 1)
