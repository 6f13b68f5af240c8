"""Reading a face's text whole, with a verdict."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.language.saying import declines

from oathbreaker.language.face import MOST_CHARACTERS, read_face, write_english, write_japanese
from oathbreaker.language.verdicts import Verdict
from oathbreaker.mechanics.phrasebook import grammar
from oathbreaker.terms.abilities import FaceText
from oathbreaker.terms.printing import OldWording, Reminder

WORDS = st.sampled_from(
    [
        *("draw", "a", "card", "target", "creature", "you", "control", "it", "that", "player", "whenever", "if", "and"),
        *("then", ",", ".", ":", '"', "{T}", "{1}{U}", "~", "•", " — ", "1/1", "+1/+1", "\n", "(", ")", "two", "or"),
        *("gets", "until", "end", "of", "turn", "flying", "Bear", "deals", "damage", "to", "any", "artifact", "X"),
    ]
)


def verdict(text: str, *, is_spell: bool = False) -> Verdict:
    """Return the verdict on the text of a card named Bear."""
    return read_face(grammar(), text, ["Bear"], is_spell=is_spell).verdict


def test_a_text_that_is_read() -> None:
    """A text is read with all its lines, and written from the tree in both languages."""
    text = "Flying (It flies.)\nWhen Bear enters the battlefield, draw a card."
    reading = read_face(grammar(), text, ["Bear"], is_spell=False)
    assert reading.verdict.is_read
    assert reading.text is not None
    assert reading.normal.restore() == text
    assert reading.text.marks == (Reminder(0, 6), OldWording("enters the battlefield", 1, 7))
    assert write_english(grammar(), reading.text, ["Bear"], reading.normal.asides) == text
    assert write_english(grammar(), reading.text, ["Bear"]) == text.replace(" (It flies.)", "")
    assert write_japanese(grammar(), reading.text) == "飛行\nこれが戦場に出たとき、カード１枚を引く。"


def test_no_text_is_read() -> None:
    """A card without text, or with reminder text alone, is understood."""
    for text, marks in (("", ()), ("(It has no abilities.)", (Reminder(),))):
        reading = read_face(grammar(), text, ["Bear"], is_spell=False)
        assert (reading.verdict.kind, reading.text) == ("read", FaceText((), marks))


def test_where_a_text_is_not_understood() -> None:
    """The verdict tells line, column and word of the printed text, and what was expected there."""
    found = verdict("Flying (Wow.)\n(Ha!) When Bear enters the battlefield, draw a cat.")
    assert (found.kind, found.line, found.word, found.is_read) == ("declined", 2, "cat", False)
    assert found.column == len("(Ha!) When Bear enters the battlefield, draw a ") + 1
    assert "card" in found.expected
    assert found.message.text("en").startswith("Line 2, column 48: “cat” is not understood; expected here: ")
    assert "2行48文字目" in found.message.text("ja")


def test_a_line_that_ends_too_early() -> None:
    """The end of a line is told as such."""
    found = declines("Draw a card", spell=True)
    assert (found.word, found.column) == ("", len("Draw a card") + 1)
    assert "." in found.expected
    assert "the end of the line" in found.message.text("en")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Draw  a card.", "spacing"),
        ("Draw a card.\n\nDraw a card.", "spacing"),
        ("Sacrifice ~.", "spacing"),
        ("Draw a card." * MOST_CHARACTERS, "too_long"),
        ("Draw a card, then that player draws a card.", "unclear"),
    ],
)
def test_reasons(text: str, reason: str) -> None:
    """Why a text is declined is told in both languages."""
    found = verdict(text, is_spell=True)
    assert (found.kind, found.reason) == ("declined", reason)
    assert found.message.text("en") != found.message.text("ja")


@given(st.lists(WORDS, max_size=80).map(" ".join) | st.text(max_size=200))
def test_any_text_gets_a_verdict(text: str) -> None:
    """Whatever a text is, reading ends with a verdict."""
    for is_spell in (True, False):
        assert verdict(text, is_spell=is_spell).kind in {"read", "declined"}


@pytest.mark.parametrize("unit", ['Creatures you control have "', "If you control a land, ", "For each land, ", "("])
def test_deep_texts_get_a_verdict(unit: str) -> None:
    """A text with a phrase in a phrase many times over is declined, not a crash."""
    assert verdict(unit * (MOST_CHARACTERS // len(unit))).kind in {"read", "declined"}
