"""The Japanese we write against what Japanese cards of 2021 and 2022 say, line by line, width and reminders aside."""

from __future__ import annotations

from pathlib import Path

import pytest

from oathbreaker.cards.names import FURIGANA
from oathbreaker.cards.said_names import said_names
from oathbreaker.coverage.customs import in_todays_words
from oathbreaker.coverage.japanese import PRINTED_TEXTS, Comparison, compared, printed_texts
from oathbreaker.library.catalog import CardCatalog

LEAST_PRINTED = 0.75
"""Share of the lines since 2021 that are just as printed, least of all that it was with new families of cards. Most
others follow an older custom."""
LEAST_EXACT = 0.835
"""The same with older customs put into today's words."""
MOST_UNEXPLAINED = 0.045
"""Share of them that no class of differences explains, at most."""
SINCE = "2021"


def test_written_japanese_is_that_of_the_cards(corpus: Path, catalog: CardCatalog) -> None:
    """Of the lines of recent Japanese cards that are read, most are written just as they are printed."""
    found = compared(catalog, printed_texts(corpus / "cards" / PRINTED_TEXTS))
    recent = [era for year, era in found.eras.items() if year >= SINCE]
    printed = sum(era.printed for era in recent) / sum(era.lines for era in recent)
    print({year: era.as_json() for year, era in sorted(found.eras.items())})  # noqa: T201  shown with -s
    assert printed >= LEAST_PRINTED
    assert found.share(SINCE) >= LEAST_EXACT
    unexplained = sum(year >= SINCE for year, _, _ in found.unexplained)
    assert unexplained <= MOST_UNEXPLAINED * sum(era.lines for era in recent)
    assert all(era.printed <= era.exact <= era.lines for era in found.eras.values())


@pytest.mark.slow
def test_every_card_that_is_read_writes_japanese(catalog: CardCatalog) -> None:
    """No phrase lacks its Japanese on any card."""
    silent = [
        card.name
        for card in catalog
        for face, tree in enumerate(card.trees)
        if tree is not None and card.face_text(face, "ja") is None
    ]
    assert silent == []


def test_201_2_names_that_texts_say_are_those_of_the_cards(catalog: CardCatalog) -> None:
    """A card that another card names is called by its own Japanese name."""
    for english, japanese in said_names().items():
        faces = [face for card in catalog.named(english) for face in card.faces if face.name == english]
        assert [FURIGANA.sub("", str(face.japanese_name)) for face in faces] == [japanese]
    text = catalog.named("Grand Master of Flowers")[0].face_text(0, "ja")
    assert text is not None
    assert "Monk" not in text


@pytest.mark.parametrize(
    ("older", "today"),
    [
        ("カードを1枚引く。", "カード1枚を引く。"),
        ("クリーチャーが1体死亡するたび、", "クリーチャー1体が死亡するたび、"),
        ("点数で見たマナ・コストが2以下のカード", "マナ総量が2以下であるカード"),
        ("クリーチャー1体を対象とし、それを破壊する。", "クリーチャー1体を対象とする。それを破壊する。"),
        ("アーティファクト1つかエンチャント1つを対象とする。", "アーティファクトやエンチャントのうち1つを対象とする。"),
        ("クリーチャー1体かプレインズウォーカー1体を", "クリーチャーやプレインズウォーカーのうち1体を"),
        ("あなたの墓地からカード1枚を対象とする。", "あなたの墓地にあるカード1枚を対象とする。"),
        ("あなたの手札から島か沼であるカード1枚を公開", "あなたの手札にあり島か沼であるカード1枚を公開"),
        ("他のすべてのクリーチャーは", "これでないすべてのクリーチャーは"),
        ("カード2枚を引き、その後カード1枚を捨てる。", "カード2枚を引く。その後、カード1枚を捨てる。"),
        ("土地1つにつき1体の、緑の2/2の狼を生成する。", "土地1つにつき緑の2/2の狼1体を生成する。"),
    ],
)
def test_older_customs_are_put_into_todays_words(older: str, today: str) -> None:
    """A line of an older card says what one of today would say."""
    assert in_todays_words(older) == today
    assert in_todays_words(today) == today


def test_lines_are_counted_by_year_and_their_differences_named() -> None:
    """A line is as printed, the same in today's words, or different; then the words are named that differ."""
    found = Comparison()
    found.add("2019", "カード1枚を引く。", "カードを1枚引く。")
    found.add("2022", "これを破壊する。", "これを破壊する。")
    found.add("2022", "これを破壊する。", "これを追放する。")
    assert found.eras["2019"].as_json() == {"lines": 1, "printed": 0, "exact": 1}
    assert found.eras["2022"].as_json() == {"lines": 2, "printed": 1, "exact": 1}
    assert found.as_json()["differences"] == [{"ours": "破壊", "printed": "追放", "lines": 1}]
    assert found.share("2022") == 0.5
