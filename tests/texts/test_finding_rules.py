"""Finding rules by words in either language."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from oathbreaker.texts.finding_rules import find_rules, words_of


def found(query: str, limit: int = 10) -> list[str]:
    """Return what a query finds: numbers, and "ruling 7"."""
    return [entry.name for entry in find_rules(query, limit=limit)]


@pytest.mark.parametrize(
    ("query", "name"),
    [
        ("creature saga", "714.1a"),
        ("creature Sagas", "ruling 1"),
        ("commander tax", "906.9"),
        ("COMMANDER TAX", "903.8"),
        ("read ahead", "702.155"),
        ("legend rule", "704.5j"),
        ("Crystal Fragments", "ruling 17"),
        ("伝説のルール", "906.3c"),
        ("レジェンド・ルール", "906.3c"),
        ("統率者税", "906.9"),
        ("英雄譚 クリーチャー", "714.1a"),
        ("サーガ クリーチャー", "714.1a"),
        ("誓い破り", "906"),
        ("オースブレイカー", "906"),
        ("先読", "702.155"),
        ("ﾚｼﾞｪﾝﾄﾞ･ﾙｰﾙ", "906.3c"),
    ],
)
def test_words_that_find_it(query: str, name: str) -> None:
    """Titles, explanations and rulings are found by words of either language, whatever their spelling."""
    assert name in found(query)


@pytest.mark.parametrize(
    ("query", "name"), [("legned rule", "906.3c"), ("comander tax", "906.9"), ("sumon bahamut", "ruling 1")]
)
def test_close_spellings(query: str, name: str) -> None:
    """A misspelt word is taken for the rules' word that it comes closest to."""
    assert name in found(query)


def test_the_best_comes_first() -> None:
    """What has all the words comes before what has most of them, and the rules' own word before a likeness."""
    assert found("creature saga")[0] == "714.1a"
    assert found("伝説のルール")[:2] == ["704.5j", "906.3c"]
    assert found("creature saga")[:2] == ["714.1a", "ruling 1"]
    assert found("Saga")[0] == "714"
    assert len(found("card", limit=3)) == 3


@pytest.mark.parametrize("query", ["zzzz qqqq", "。", "", "the", "ゑゑゑ"])
def test_words_that_find_nothing(query: str) -> None:
    """What nothing speaks of finds nothing; the smallest words alone find what has them."""
    assert query == "the" or found(query) == []


def test_plurals_are_one_word() -> None:
    """English words lose the s of a plural or possessor, and no other."""
    assert words_of("Sagas, the player's class has gas") == ["saga", "the", "player", "class", "has", "gas"]


@given(st.text(max_size=40))
def test_anything_may_be_asked(query: str) -> None:
    """Whatever is asked, the answer is a list of at most ten."""
    assert len(found(query)) <= 10
