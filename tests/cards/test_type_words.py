"""205 Type lines in Japanese: their words, their order, and how many printed ones they reproduce."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from oathbreaker.cards.card import NO_JAPANESE_NAME
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cards.type_line import TypeLine, parse_type_line
from oathbreaker.cards.type_words import japanese_type_line, japanese_words

RENAMED = {
    "ナーガ": "蛇",
    "ヴィーアシーノ": "トカゲ",
    "猟犬": "犬",
    "部族": "同族",
    "魚": "サメ",
    "悪魔": "デビル",
}
"""Words that were printed until Oracle gave these cards another type, or the word another translation -> today's."""

SEPARATOR = re.compile(r" — |・")


def printed_type_lines(corpus: Path) -> Iterator[tuple[TypeLine, str]]:
    """Yield the English type line of every face with a printed Japanese text, and the Japanese one, normalised."""
    english = {}
    with (corpus / "cards" / "oracle-cards.jsonl").open(encoding="utf-8") as lines:
        for record in map(json.loads, lines):
            for face in record.get("card_faces", [record]):
                english[record["name"], face["name"]] = parse_type_line(face["type_line"])
    with (corpus / "cards" / "texts-ja.jsonl").open(encoding="utf-8") as lines:
        for record in map(json.loads, lines):
            japanese = unicodedata.normalize("NFKC", record["ja_type"])
            japanese = re.sub(r" *[—―] *", " — ", re.sub(r" *・ *", "・", japanese))
            yield english[record["name"], record.get("face", record["name"])], japanese


def explanation(ours: str, printed: str) -> str | None:
    """Return why a printed type line differs from ours; None where nothing explains it."""
    if printed.startswith("Enchantment"):
        return "printed in English"
    if ours.replace("・", "") == printed.replace("・", ""):
        return "printed without a middle dot"
    current = [RENAMED.get(word, word) for word in SEPARATOR.split(printed)]
    words = SEPARATOR.split(ours)
    if words == current:
        return "a word is another one today"
    rest = iter(words)
    return "Oracle has given it more types" if all(word in rest for word in current) else None


@pytest.mark.parametrize(
    ("english", "japanese"),
    [
        ("Legendary Planeswalker — Saheeli", "伝説のプレインズウォーカー — サヒーリ"),
        ("Legendary Creature — Dragon Wizard", "伝説のクリーチャー — ドラゴン・ウィザード"),
        ("Artifact Creature — Construct", "アーティファクト・クリーチャー — 構築物"),
        ("Enchantment Creature — God", "クリーチャー・エンチャント — 神"),
        ("Enchantment Creature — Saga Dragon", "クリーチャー・エンチャント — 英雄譚・ドラゴン"),
        ("Enchantment Land — Urza's Saga", "エンチャント・土地 — ウルザの・英雄譚"),
        ("Land — Urza's Power-Plant", "土地 — ウルザの・魔力炉"),
        ("Land Creature — Forest Dryad", "土地・クリーチャー — 森・ドライアド"),
        ("Basic Land — Island", "基本土地 — 島"),
        ("Basic Snow Land — Island", "基本氷雪土地 — 島"),
        ("Basic Land", "基本土地"),
        ("Legendary Snow Creature — God", "伝説の氷雪クリーチャー — 神"),
        ("World Enchantment", "ワールド・エンチャント"),
        ("Kindred Instant — Goblin", "同族・インスタント — ゴブリン"),
        ("Sorcery — Adventure", "ソーサリー — 出来事"),
        ("Artifact — Vehicle", "アーティファクト — 機体"),
        ("Battle — Siege", "バトル — 包囲戦"),
        ("Legendary Artifact Planeswalker — Equipment", "伝説のアーティファクト・プレインズウォーカー — 装備品"),
        ("Legendary Creature — Time Lord Wizard", "伝説のクリーチャー — タイムロード・ウィザード"),
        ("Plane — Dominaria", "次元 — ドミナリア"),
        ("", ""),
    ],
)
def test_205_1_japanese_type_lines(english: str, japanese: str) -> None:
    """Supertypes stand before the card types without a dot; an enchantment creature is turned round."""
    assert japanese_type_line(parse_type_line(english)) == japanese


def test_word_without_japanese_form_is_marked() -> None:
    """A word that no table has stays as it is printed, marked like an English card name."""
    line = japanese_type_line(parse_type_line("Legendary Creature — Human Quibbler"))
    assert line == f"伝説のクリーチャー — 人間・Quibbler{NO_JAPANESE_NAME}"
    assert japanese_type_line(parse_type_line("Gizmo")) == f"Gizmo{NO_JAPANESE_NAME}"


def test_table_has_one_form_for_a_word() -> None:
    """No English word is twice in the table, and no line of it is anything but a pair of words."""
    text = files("oathbreaker.data").joinpath("types", "ja.tsv").read_text(encoding="utf-8")
    pairs = [line.split("\t") for line in text.splitlines() if not line.startswith("#")]
    assert {len(pair) for pair in pairs} == {2}
    assert len({english.casefold() for english, _ in pairs}) == len(pairs) == len(japanese_words())
    assert not [japanese for _, japanese in pairs if japanese != unicodedata.normalize("NFKC", japanese).strip()]


def test_planeswalker_types_are_parts_of_japanese_names(catalog: CardCatalog) -> None:
    """The Japanese word of a planeswalker type stands in the Japanese names of the planeswalkers that have it."""
    wrong = [
        (face.japanese_name, subtype)
        for card in catalog
        for face in card.faces
        if face.types.types == ("planeswalker",) and face.japanese_name
        for subtype in face.types.subtypes
        if japanese_words()[subtype.casefold()] not in face.japanese_name
    ]
    # Names that hide who it is.
    assert {name for name, _ in wrong} == {"花の大導師", "オニキス教授", "スペースベレレン", "王家の跡継ぎ"}


def test_most_cards_have_a_whole_japanese_type_line(catalog: CardCatalog) -> None:
    """Of the faces of cards legal in Oathbreaker, 98 in 100 have a type line without an English word."""
    lines = [
        japanese_type_line(face.types)
        for card in catalog
        if card.legality("oathbreaker") == "legal"
        for face in card.faces
    ]
    share = sum(NO_JAPANESE_NAME not in line for line in lines) / len(lines)
    print(f"{share:.2%} of {len(lines)} faces")  # noqa: T201  shown by `pytest -s`
    assert share > 0.98


def test_printed_type_lines_are_reproduced(corpus: Path) -> None:
    """Of the printed type lines, 988 in 1,000 come out as printed; each of the others has its reason."""
    pairs = [(japanese_type_line(type_line), printed) for type_line, printed in printed_type_lines(corpus)]
    different = [(ours, printed) for ours, printed in pairs if ours != printed]
    share = 1 - len(different) / len(pairs)
    print(f"{share:.2%} of {len(pairs)} printed type lines")  # noqa: T201  shown by `pytest -s`
    assert share >= 0.988
    assert [pair for pair in different if explanation(*pair) is None] == []


@pytest.mark.parametrize(
    ("ours", "printed"),
    [
        ("クリーチャー — 人間", "クリーチャー — 猫"),
        ("伝説のプレインズウォーカー — ギデオン", "プレインズウォーカー — ギデオン"),
        ("クリーチャー — 人間・兵士", "クリーチャー — 兵士・人間"),
    ],
)
def test_other_differences_have_no_reason(ours: str, printed: str) -> None:
    """Another word, a supertype that lacks, and another order would be found."""
    assert explanation(ours, printed) is None
