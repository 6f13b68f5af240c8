"""CR 207.2 What is printed beside the lines is kept as marks, and put back where it stood."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oathbreaker.language.face import read_face, write_english, write_japanese
from oathbreaker.language.normal import normalize
from oathbreaker.language.printed import marks_of, with_marks
from oathbreaker.mechanics.phrasebook import grammar
from oathbreaker.terms.abilities import FaceText
from oathbreaker.terms.printing import AbilityWord, FlavorWord, FullName, Mark, OldWording, Reminder
from oathbreaker.terms.term import term_from_json

NAMES = ("Bear, the Cub", "Bear")


def read(text: str) -> tuple[FaceText, tuple[str, ...]]:
    """Return the tree of a legendary bear's text, and what of the text it does not hold."""
    reading = read_face(grammar(), text, NAMES, is_spell=False)
    assert reading.verdict.is_read, reading.verdict
    assert reading.text is not None
    return reading.text, reading.normal.asides


@pytest.mark.parametrize(
    ("text", "marks"),
    [
        ("Landfall — When Bear dies, draw a card.", (AbilityWord("Landfall"),)),
        ("Flying (It flies.)\nHaste", (Reminder(0, 6),)),
        ("Flying\n(It flies.)", (Reminder(0, 6),)),
        ("When Bear, the Cub enters, Bear deals 1 damage to any target.", (FullName(0, 5),)),
        ("When Bear enters the battlefield, draw a card.", (OldWording("enters the battlefield", 0, 7),)),
        ("Flying\nWild Cub — Whenever Bear attacks, draw a card.", (FlavorWord(1, 0),)),
        (
            "When Bear, the Cub dies, choose one —\n• Honey — You gain 2 life. (Yum.)\n• Draw a card.",
            (FullName(0, 5), FlavorWord(1, 2), Reminder(1, 18)),
        ),
    ],
)
def test_207_2_marks_are_kept_and_put_back(text: str, marks: tuple[Mark, ...]) -> None:
    """The tree says where each stood; written from the tree with what it may not hold, the text is as printed."""
    tree, asides = read(text)
    assert tree.marks == marks
    assert term_from_json(tree.as_json()) == tree
    assert write_english(grammar(), tree, NAMES, asides) == text


def test_207_2a_reminders_are_left_out_where_they_are_not_known() -> None:
    """A tree alone gives a text without reminder text, and without the space before it."""
    tree, _ = read("Flying (It flies.)\n(Wow.)\nWhen Bear, the Cub dies, draw a card.")
    assert write_english(grammar(), tree, NAMES) == "Flying\nWhen Bear, the Cub dies, draw a card."


def test_207_2c_ability_words_in_japanese() -> None:
    """An ability word stands before its line in Japanese too; one without a Japanese word is marked as English."""
    tree, _ = read("Raid — When Bear dies, draw a card.\nFlurry — When Bear enters, draw a card.")
    first, second = (write_japanese(grammar(), tree) or "").split("\n")
    assert first == "強襲 ― これが死亡したとき、カード１枚を引く。"
    assert second == "Flurry〔英〕 ― これが戦場に出たとき、カード１枚を引く。"


def test_an_ability_word_of_a_mode_in_japanese() -> None:
    """It stands behind the mark of the mode."""
    tree, _ = read("When Bear enters, choose one —\n• You gain 2 life.\n• Raid — Draw a card.")
    assert (write_japanese(grammar(), tree) or "").split("\n")[2] == "・強襲 ― カード１枚を引く。"


@given(st.text(alphabet="ab() .\nBear—,the Cubnsl", max_size=60))
def test_every_text_is_printed_again(text: str) -> None:
    """Whatever text is normalised, its marks and asides give it back, unless one replacement took in another."""
    normal = normalize(text, NAMES)
    if all(edit.kind != "mixed" for edit in normal.edits):
        assert with_marks(normal.text, marks_of(normal, NAMES), NAMES, normal.asides) == text
