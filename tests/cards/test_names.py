"""Folding of names: what does not distinguish cards is folded away."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cards.names import NameKind, fold, fold_reading, names_of


@pytest.mark.parametrize(
    ("written", "same"),
    [
        ("Fire // Ice", "Fire/Ice"),
        ("Fire // Ice", "Fire / Ice"),
        ("Lim-Dûl's Vault", "lim-dul’s vault"),
        ("Æther Vial", "Aether Vial"),
        ("ＳＯＬ　ＲＩＮＧ", "Sol Ring"),
        ("《稲妻》", "稲妻"),
        ("切（せつ）なる想（おも）い", "切なる想い"),
        ("サヒーリ・ライ", "サヒーリライ"),
        ("ﾗｲﾄﾆﾝｸﾞ", "ライトニング"),
        ("Nazgûl", "NAZGUL"),
        ("Khabál Ghoul", "Khabal Ghoul"),
    ],
)
def test_names_that_are_the_same(written: str, same: str) -> None:
    """Case, width, accents, apostrophes, slashes, brackets and furigana do not distinguish names."""
    assert fold(written) == fold(same)


@pytest.mark.parametrize(("one", "other"), [("が", "か"), ("パ", "ハ"), ("ー", ""), ("+2 Mace", "Mace")])
def test_names_that_differ(one: str, other: str) -> None:
    """Voiced kana, long vowels and digits do distinguish names."""
    assert fold(one) != fold(other)


@given(st.text(max_size=30))
def test_folding_is_a_fixed_point(text: str) -> None:
    """Folding a folded name changes nothing."""
    assert fold(fold(text)) == fold(text)


@given(st.text(alphabet="アイウエオカキヴぁいうーが", max_size=20))
def test_readings_do_not_know_katakana(text: str) -> None:
    """A reading is the same in hiragana and katakana."""
    assert fold_reading(text) == fold_reading(fold_reading(text))


def test_names_of_a_double_faced_card(catalog: CardCatalog) -> None:
    """A card of two faces has a full name and face names in both languages, readings, and names without epithets."""
    names = list(names_of(catalog["Rowan, Scholar of Sparks"]))
    assert (NameKind.FULL, "Rowan, Scholar of Sparks // Will, Scholar of Frost") in names
    assert (NameKind.FACE, "霜の学者、ウィル") in names
    assert (NameKind.PART, "ローアン") in names
    assert (NameKind.PART, "Will") in names
    assert {kind for kind, _ in names} == {NameKind.FULL, NameKind.FACE, NameKind.FACE_READING, NameKind.PART}
