"""Why lines differ from printed ones: each class in a line of its own, several in one, and what no class explains."""

from __future__ import annotations

import pytest

from oathbreaker.coverage.differing import classes_between, difference_classes

LINES = {
    "comma": ("これは、各クリーチャーに2点の", "これは各クリーチャーに2点の"),
    "choose": (
        "そのプレイヤーはクリーチャー1体を選んで生け贄に捧げる",
        "そのプレイヤーはクリーチャー1体を生け贄に捧げる",
    ),
    "each": ("各対戦相手はそれぞれ1点のライフを失う", "すべての対戦相手は1点のライフを失う"),
    "either": ("墓地にありクリーチャーや土地である", "墓地にありクリーチャーか土地である"),
    "greatest": ("土地の中で最大のマナ総量に等しい", "土地の中のマナ総量の最大値に等しい"),
    "may": (
        "あなたは{2}を支払ってもよい。そうしたなら、カード1枚を引く。",
        "あなたは「{2}を支払い、カード1枚を引く。」を選んでもよい。",
    ),
    "next": ("次のあなたのアップキープの", "あなたの次のアップキープの"),
    "trait": ("+1/+1の修整を受け飛行を持つ", "+1/+1の修整を受けるとともに飛行を持つ"),
    "surveil": (
        "諜報1を行う。",
        "あなたのライブラリーの一番上にあるカード1枚を見る。あなたはそのカードをあなたの墓地に置いてもよい。",
    ),
    "misprints": ("これを生け贄に捧げる", "これを生贄に捧げる"),
}
"""Name of a class -> a line of ours and a printed one."""


@pytest.mark.parametrize(("name", "lines"), LINES.items())
def test_a_class_explains_its_difference(name: str, lines: tuple[str, str]) -> None:
    """Lines that differ in this way are of this class, with none but where sentences end besides."""
    assert set(classes_between(*lines)) - {"sentences"} == {name}


def test_a_line_may_be_of_several_classes() -> None:
    """What differs in two ways is counted in both classes."""
    ours = "各対戦相手はそれぞれ、クリーチャー1体を選んで生け贄に捧げる"
    printed = "すべての対戦相手はクリーチャー1体を生け贄に捧げる"
    assert set(classes_between(ours, printed)) == {"comma", "each", "choose"}


@pytest.mark.parametrize(
    ("ours", "printed"),
    [
        ("クリーチャー1体を破壊する", "クリーチャー1体を追放する"),
        ("2点のライフを得る", "3点のライフを得る"),
        ("対戦相手1人は", "プレイヤー1人は"),
        ("あなたは1点のライフを失う", "あなたは1点のライフを得る"),
        ("飛行を持つ", "飛行を持たない"),
    ],
)
def test_another_meaning_is_in_no_class(ours: str, printed: str) -> None:
    """Other deeds, numbers, players and denials are explained by nothing."""
    assert classes_between(ours, printed) == ()


def test_every_class_is_explained_in_both_languages() -> None:
    """Each has a reason that somebody can read."""
    for known in difference_classes().values():
        assert known.patterns
        assert known.reason["en"].endswith(".")
        assert known.reason["ja"].endswith("。")
