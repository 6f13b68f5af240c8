"""Words and numbers as the reader of deck statistics sees them."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.decks.statistics.decks_by_hand import CRUISE, ORNITHOPTER, SHOCK, a_card, a_deck

from oathbreaker.decks.statistics.report import deck_statistics
from oathbreaker.decks.statistics.wording import Words, curve_bars, percent, shown_name


@pytest.mark.parametrize(
    ("chance", "written"),
    [
        (Fraction(0), "0%"),
        (Fraction(1, 1000), "<1%"),
        (Fraction(1, 100), "1%"),
        (Fraction(2, 3), "67%"),
        (Fraction(99, 100), "99%"),
        (Fraction(999, 1000), ">99%"),
        (Fraction(1), "100%"),
    ],
)
def test_only_certainty_is_written_as_certainty(chance: Fraction, written: str) -> None:
    """A chance is rounded to a whole percentage, but never to 0% or 100%."""
    assert percent(chance) == written


def test_a_name_is_one_visible_line() -> None:
    """Control characters, direction marks and line breaks of a deck's name are not printed, nor is a screenful."""
    assert shown_name("My\x1b[31m\ndeck\u202e!") == "My [31m deck !"
    assert shown_name(None) == ""
    assert shown_name("x" * 1000) == "x" * 57 + "..."


def test_the_last_bar_takes_all_that_cost_more() -> None:
    """Mana values of 7 and more share the last bar; every bar from 0 is there."""
    emrakul = a_card("Emrakul", "Legendary Creature — Eldrazi", "{15}")
    bars = curve_bars(deck_statistics(a_deck([(1, emrakul), (2, CRUISE), (3, SHOCK), (1, ORNITHOPTER)])))
    assert list(bars) == list(range(8))
    assert bars[7] == (1, 2, 0)
    assert bars[1] == (0, 3, 0)


def test_a_word_that_is_no_card_type_stays() -> None:
    """Card types are named in the reader's language; joke types are shown as printed."""
    words = Words("ja", "community")
    assert words.card_type("sorcery") == "ソーサリー"
    assert words.card_type("eaturecray") == "eaturecray"
    assert words.mana_type("C") == "無色"
