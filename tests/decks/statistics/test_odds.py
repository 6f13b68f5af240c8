"""The odds of a deck: which cards count for what, and by which turn."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import comb

import pytest
from tests.decks.statistics.decks_by_hand import (
    COUNTERSPELL,
    EXPANSE,
    GUILDGATE,
    ISLAND,
    IZZET,
    LANTERN,
    MOUNTAIN,
    SAHEELI,
    SHOCK,
    THOUGHTCAST,
    WASTES,
    a_card,
    a_deck,
    unknown_card,
)

from oathbreaker.decks.statistics.odds import TURNS, cards_seen, deck_odds


def test_nobody_skips_the_first_draw() -> None:
    """By turn 1 eight cards are seen, in the opening hand seven (103.8c)."""
    assert [cards_seen(turn) for turn in TURNS] == [7, 8, 9, 10, 11, 12, 13, 14, 15]


def test_lands_by_turn_are_hypergeometric() -> None:
    """At least one land in the opening hand: all hands but those of nonland cards."""
    odds = deck_odds(a_deck(IZZET))
    assert odds.lands[1][0] == 1 - Fraction(comb(40, 7), comb(58, 7))
    assert odds.lands[7][8] == sum(Fraction(comb(18, n) * comb(40, 15 - n), comb(58, 15)) for n in range(7, 16))


def test_a_land_every_turn_is_as_many_lands_as_turns() -> None:
    """In every order of a small library, t lands seen by turn t are a land to play on each turn until then."""
    lands, cards, hand = 4, 7, 2
    for order in permutations(range(cards), cards):
        for turn in range(1, cards - hand + 1):
            seen_by = [sum(card < lands for card in order[: hand + each]) for each in range(turn + 1)]
            every_turn = all(seen_by[each] >= each for each in range(1, turn + 1))
            assert every_turn == (seen_by[turn] >= turn)


def test_land_drops_stand_in_the_table_of_lands() -> None:
    """The chance of a land on every turn up to t is that of t lands by turn t."""
    odds = deck_odds(a_deck(IZZET))
    assert odds.land_drops[0] == 1
    assert odds.land_drops[1:8] == tuple(odds.lands[turn][turn] for turn in range(1, 8))


def test_each_color_counts_every_land_that_makes_it() -> None:
    """Nine Islands and a Guildgate are ten lands for blue; any-colour artifacts come in only among all sources."""
    blue, red = deck_odds(a_deck(IZZET)).colors
    assert (blue.letter, red.letter) == ("U", "R")
    assert blue.by_lands[0] == 1 - Fraction(comb(48, 7), comb(58, 7))
    assert red.by_lands[0] == 1 - Fraction(comb(50, 7), comb(58, 7))
    assert blue.by_all_sources[0] == 1 - Fraction(comb(47, 7), comb(58, 7))


def test_every_color_is_below_each_color() -> None:
    """Having all colours is never likelier than having one, and one colour alone has no such row."""
    odds = deck_odds(a_deck(IZZET))
    assert odds.every_color is not None
    for turn in TURNS:
        assert odds.every_color.by_lands[turn] < min(color.by_lands[turn] for color in odds.colors)
    mono = a_card("Jace", "Legendary Planeswalker — Jace", "{2}{U}{U}")
    assert deck_odds(a_deck([(20, ISLAND)], leaders=[(mono, None)])).every_color is None


def test_colorless_is_wanted_only_by_its_symbol() -> None:
    """A Wastes alone asks for nothing; a cost with {C} makes colourless a type of mana to look for."""
    karn = a_card("Karn", "Legendary Planeswalker — Karn", "{4}")
    assert deck_odds(a_deck([(20, WASTES)], leaders=[(karn, None)])).colors == ()
    matter = a_card("Matter Reshaper", "Creature — Eldrazi", "{2}{C}")
    (colorless,) = deck_odds(a_deck([(20, WASTES), (20, matter)], leaders=[(karn, None)])).colors
    assert colorless.letter == "C"
    assert colorless.by_lands[0] == 1 - Fraction(comb(20, 7), comb(40, 7))


def test_the_oathbreaker_on_turn_three() -> None:
    """{1}{U/R}{U/R} needs three lands that make mana, two of them blue or red: fetching lands make none."""
    deck = a_deck([(10, ISLAND), (5, WASTES), (3, EXPANSE), (40, SHOCK)])
    (saheeli,) = deck_odds(deck).casting
    ways = sum(
        comb(10, islands) * comb(5, wastes) * comb(43, 10 - islands - wastes)
        for islands in range(2, 11)
        for wastes in range(6)
        if 3 <= islands + wastes <= 10
    )
    assert (saheeli.card, saheeli.turn) == (SAHEELI, 3)
    assert saheeli.on_curve == Fraction(ways, comb(58, 10)) == saheeli.by_turn[3]
    assert list(saheeli.by_turn[:3]) == [0, 0, 0]


def test_life_can_come_before_the_mana_value() -> None:
    """A Phyrexian symbol is paid with life: a cost of mana value 3 can be cast on turn 2."""
    tamiyo = a_card("Tamiyo", "Legendary Planeswalker — Tamiyo", "{1}{U}{G/P}")
    (of,) = deck_odds(a_deck([(20, ISLAND), (38, SHOCK)], leaders=[(tamiyo, None)])).casting
    assert of.turn == 3
    assert of.by_turn[1] == 0
    assert of.by_turn[2] == sum(Fraction(comb(20, n) * comb(38, 9 - n), comb(58, 9)) for n in range(2, 10))


def test_any_color_pays_even_without_a_color_identity() -> None:
    """A land for any colour makes mana in a colourless deck too, where it is a source of no colour."""
    karn = a_card("Karn", "Legendary Planeswalker — Karn", "{4}")
    city = a_card("City of Brass", "Land", makes="WUBRG")
    (of,) = deck_odds(a_deck([(40, city)], leaders=[(karn, None)])).casting
    assert of.on_curve == 1


def test_snow_lands_pay_for_snow() -> None:
    """{S} is paid by mana of snow lands only (107.4h)."""
    walker = a_card("Snow walker", "Legendary Planeswalker — Test", "{S}")
    snow = a_card("Snow-Covered Island", "Basic Snow Land — Island", makes="U")
    for land, chance in ((snow, 1), (ISLAND, 0)):
        (of,) = deck_odds(a_deck([(40, land)], leaders=[(walker, None)])).casting
        assert of.on_curve == chance


def test_partners_have_odds_each() -> None:
    """Two oathbreakers are worked out one by one, in the order of the leaders."""
    will = a_card("Will Kenrith", "Legendary Planeswalker — Will", "{4}{U}{U}")
    rowan = a_card("Rowan Kenrith", "Legendary Planeswalker — Rowan", "{4}{R}{R}")
    odds = deck_odds(a_deck(IZZET, leaders=[(will, THOUGHTCAST), (rowan, SHOCK)]))
    assert [(of.card, of.turn) for of in odds.casting] == [(will, 6), (rowan, 6)]
    assert odds.casting[0].on_curve != odds.casting[1].on_curve


@pytest.mark.parametrize("cost", ["", "{HW}", "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}"])
def test_costs_without_odds(cost: str) -> None:
    """No mana cost, half a mana, and more symbols than any planeswalker has: no odds, and no long wait."""
    leader = a_card("Leader", "Legendary Creature", cost)
    (of,) = deck_odds(a_deck(IZZET, leaders=[(leader, None)])).casting
    assert of.on_curve is None
    assert of.by_turn == ()


def test_a_huge_mana_value_has_no_turn_on_the_curve() -> None:
    """A cost beyond every game is given by turn, but not on its curve."""
    leader = a_card("Leader", "Legendary Creature", "{1000000}")
    (of,) = deck_odds(a_deck(IZZET, leaders=[(leader, None)])).casting
    assert of.on_curve is None
    assert set(of.by_turn) == {0}


def test_unknown_leaders_have_no_odds() -> None:
    """A stand-in leads without odds, and the colours are those of the cards that are known."""
    odds = deck_odds(a_deck(IZZET, leaders=[(unknown_card("Sahelli"), unknown_card("Thoughtcats"))]))
    assert odds.casting == ()
    assert [color.letter for color in odds.colors] == ["U", "R"]


def test_keepable_hands_and_the_free_mulligan() -> None:
    """Two to five lands in seven; the free mulligan gives a second, independent seven (103.5c)."""
    odds = deck_odds(a_deck(IZZET))
    assert sum(odds.opening_lands) == 1
    assert odds.keepable.first == sum(odds.opening_lands[2:6])
    assert odds.good.first == sum(odds.opening_lands[3:5])
    assert 1 - odds.keepable.after_free_mulligan == (1 - odds.keepable.first) ** 2


def test_an_empty_library_has_no_odds_above_zero() -> None:
    """Nothing is divided by zero: no lands, no colours, no oathbreaker."""
    odds = deck_odds(a_deck([]))
    assert odds.lands[1] == (0,) * len(TURNS)
    assert odds.opening_lands[0] == 1
    assert odds.keepable.after_free_mulligan == 0
    assert odds.casting[0].on_curve == 0


def test_chances_never_fall_from_turn_to_turn() -> None:
    """Every row but that of land drops grows with the turns."""
    odds = deck_odds(a_deck([(5, ISLAND), (4, GUILDGATE), (9, MOUNTAIN), (2, LANTERN), (30, COUNTERSPELL)]))
    rows = [*odds.lands.values(), *(of.by_turn for of in odds.casting)]
    rows += [row for of in odds.colors for row in (of.by_lands, of.by_all_sources)]
    for row in rows:
        assert list(row) == sorted(row)
        assert all(0 <= chance <= 1 for chance in row)
    assert list(odds.land_drops) == sorted(odds.land_drops, reverse=True)
