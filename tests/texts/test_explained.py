"""Explained rules: numbers above, below and near; tests by their names; the format's words."""

from __future__ import annotations

import pytest

from oathbreaker.texts.explained import (
    Words,
    above,
    below,
    decisions,
    explained,
    held_by,
    nearest,
    numbers_in,
    places_of,
    rulings,
)


def test_above_and_below() -> None:
    """906.12 lists 906.12a, 906 its rules in their order; above stand the section and the rule."""
    assert below("906.12") == ("906.12a",)
    assert below("906")[8:11] == ("906.9", "906.10", "906.11")
    assert below("906.12a") == ()
    assert above("906.12a") == ("906", "906.12")
    assert above("906.12") == ("906",)
    assert above("906") == ()


@pytest.mark.parametrize(
    ("number", "first"),
    [("906.99", "906.14"), ("906.12b", "906.12a"), ("714.5", "714.4"), ("9066", "906"), ("9.2", "900.2"), ("", "100")],
)
def test_nearest_numbers(number: str, first: str) -> None:
    """A number that no rule has leads to those that come closest, with its own beginning first."""
    assert nearest(number)[0] == first
    assert len(nearest(number)) == 3


@pytest.mark.parametrize(
    ("test", "numbers"),
    [
        ("test_906_12a_before_buyback", ["906.12a"]),
        ("test_704_6d_903_9a_a_commander", ["704.6d", "903.9a"]),
        ("test_906_6c_and_906_6d_outside", ["906.6c", "906.6d"]),
        ("test_906_10_row_18_from_anywhere", ["906.10"]),
        ("test_903_whole_games", ["903"]),
        ("test_ruling_17_2_it_stays", ["ruling 17"]),
        ("test_906_99_is_none", []),
        ("test_decks_of_100_2_cards", []),
    ],
)
def test_numbers_in_names(test: str, numbers: list[str]) -> None:
    """A test's name names the rules that it holds; what no rule has is no number."""
    assert [number for number in numbers_in(test) if number != "100.2"] == numbers


def test_the_words_of_the_format() -> None:
    """In Japanese the reader's words stand for the format's, in English its names; mana symbols stay."""
    words = Words("The {signature_spell} costs {2}.", "{oathbreaker}の{signature_spell}は{2}")
    assert words.display("en") == "The signature spell costs {2}."
    assert words.display("ja") == "オースブレイカーの刻銘呪文は{2}"
    assert Words("Still English", "").display("ja") == "Still English〔英〕"
    assert words.both("publisher")["ja"] == "誓い破りのトレードマークの呪文は{2}"


def test_what_is_known_of_a_rule() -> None:
    """Code, tests and decisions are found by number."""
    assert list(explained())[:2] == sorted(explained(), key=lambda number: list(explained()).index(number))[:2]
    assert "oathbreaker.formats.led_deck.find_copies" in places_of("906.6b")
    assert places_of("906.6b", "906.6b") == places_of("906.6b")
    assert places_of("714.1") == ()
    assert any(test.endswith("::test_906_12a_before_buyback_rebound_and_the_rest") for test in held_by("906.12a"))
    assert all("::test_ruling_7_" in test for test in held_by("ruling 7"))
    assert any("::test_ruling_9_" in test for test in held_by("714.4"))
    assert any("906.12a" in decision.rules for decision in decisions())


def test_rulings_have_cards_kinds_and_rules() -> None:
    """A ruling knows the cards it names, the kinds it is about and the rules it explains."""
    ruling = rulings()[16]
    assert (ruling.number, ruling.cards, ruling.kinds) == (17, ("Crystal Fragments",), ("transforming",))
    assert ruling.rules == ("712.14a",)
