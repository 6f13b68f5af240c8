"""The words that head a part of a list, in the languages in which programs and people write them."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final, Literal

from oathbreaker.decks.deck import Board

Part = Board | Literal["type", "tokens", "about"]
"""What a heading opens: a board; a group of cards by type; tokens, which are no cards; facts about the deck."""

PARTS: Final[dict[Part, str]] = {
    "oathbreaker": (
        "oathbreaker, oathbreakers, rompejuramentos, parjure, eidbrecher, "
        "オースブレイカー, オースブレーカー, 誓い破り, 誓約者"
    ),
    "signature spell": (
        "signature spell, signature spells, sig spell, sig spells, sig. spell, sig. spells, "
        "hechizo distintivo, hechizos distintivos, "
        "feitiço característico, magia característica, sort de prédilection, sort signature, signaturzauber, "
        "magia distintiva, 刻銘呪文, トレードマークの呪文, トレードマーク呪文, 宣誓呪文, シグネチャースペル"
    ),
    "commander": (
        "commander, commanders, command zone, comandante, comandantes, commandant, kommandeur, "
        "統率者, 統率者領域, 統率領域, ジェネラル, コマンダー, 指挥官, 指揮官, 커맨더, 사령관, 지휘관, командир"
    ),
    "main": (
        "deck, main, main deck, maindeck, mainboard, main board, decklist, deck list, cards, "
        "mazo, mazo principal, mazzo, grimorio, jeu principal, hauptdeck, malet, "
        "枚, デッキ, メイン, メインデッキ, メインボード, ライブラリー, ライブラリ, 本体, 牌库, 牌庫, 덱, колода"
    ),
    "sideboard": (
        "sideboard, side, side board, sidedeck, side deck, sb, sideboard cards, banquillo, reserva, réserve, "
        "サイドボード, サイド, 备牌, 備牌, 사이드보드, резерв, "
        "attractions, stickers, contraptions, アトラクション, ステッカー"
    ),
    "maybeboard": (
        "maybeboard, maybe board, maybe, considering, considerando, en considération, wishlist, acquireboard, "
        "候補, 検討中, 検討, 採用候補, メイビーボード"
    ),
    "companion": "companion, companions, compañero, companheiro, compagnon, compagno, gefährte, 相棒, 伙伴, 夥伴, 단짝",
    "type": (
        "creature, creatures, planeswalker, planeswalkers, instant, instants, sorcery, sorceries, spell, spells, "
        "other spells, other, others, instants and sorceries, instants & sorceries, instants/sorceries, "
        "artifact, artifacts, enchantment, enchantments, land, lands, basic lands, basic land, nonbasic lands, "
        "non basic lands, utility lands, mana, battle, battles, "
        "クリーチャー, クリーチャー呪文, プレインズウォーカー, インスタント, ソーサリー, インスタント・ソーサリー, "
        "インスタントとソーサリー, インスタント/ソーサリー, 呪文, その他の呪文, その他呪文, その他, スペル, "
        "アーティファクト, エンチャント, 土地, 基本土地, 特殊土地, 基本でない土地, マナ基盤, バトル"
    ),
    "tokens": "token, tokens, tokens & extras, トークン",
    "about": "about, 概要, 情報, デッキ情報",
}
"""Part -> its words, separated by commas."""

COUNT_AFTER: Final = re.compile(r"[\s:(\[]*\d{1,5}(?:\s*/\s*\d{1,5})?\s*(?:cards?|枚|total)?\s*$", re.IGNORECASE)
"""The count that may follow a heading: "Creatures (20)", "土地 24枚", "Deck: 60 cards"."""

SUMMED: Final = re.compile(
    r"(?P<said>(?:total|合計|計)?)\s*[:=]?\s*\d{1,5}\s*(?P<word>枚|[^\W\d][^\d]*)?$", re.IGNORECASE
)
"""A count before a heading's word, which sums a part up: "24 lands", "60 cards", "合計60枚"."""

DECORATION: Final = " \t:!~-–—=_*#/\\<>[](){}|+.・■□◆◇●○★☆▼▽▲△♦【】〔〕〈〉「」『』"
"""What people put around headings."""

AROUND_SUMS: Final = " \t:~-–—=*#/()[]【】"

ACCENTS: Final = re.compile(r"[\u0300-\u036f]")
SEPARATORS: Final = re.compile(r"[\s_\-・]+")

BETWEEN_KINDS: Final = re.compile(r"\s*(?:[&/+,、・と]|\s[-–—|]\s|\b(?:and|und|et|y|e)\b)\s*", re.IGNORECASE)
"""What stands between the two words of a heading for both kinds of leaders: "Oathbreaker & Signature Spell"."""

BOTH_KINDS: Final = frozenset[Part]({"oathbreaker", "signature spell"})

LONGEST_HEADING: Final = 60
"""Characters; a longer line is no heading."""


def fold_heading(text: str) -> str:
    """Return a heading's word without case, accents, spaces and hyphens."""
    plain = ACCENTS.sub("", unicodedata.normalize("NFD", text.casefold()))
    return SEPARATORS.sub("", unicodedata.normalize("NFC", plain))


WORDS: Final[dict[str, Part]] = {
    fold_heading(word): part for part, words in PARTS.items() for word in words.split(", ")
}


@lru_cache(maxsize=1024)
def part_named(word: str) -> Part | None:
    """Return the part that this word heads, decoration around it not counted; None if it is no such word."""
    bare = word.strip(DECORATION)
    known = WORDS.get(fold_heading(bare))
    if known is None and {WORDS.get(fold_heading(half)) for half in BETWEEN_KINDS.split(bare)} == BOTH_KINDS:
        return "commander"
    return known


def heading_part(line: str) -> Part | None:
    """Return what a line heads, None if it is no heading: "Deck", "// Sideboard", "[Main]", "■土地 (24枚)".

    Args:
        line: A line of a list after NFKC.
    """
    if len(line) > LONGEST_HEADING:
        return None
    bare = line.strip(DECORATION)
    return part_named(bare) or part_named(COUNT_AFTER.sub("", bare))


def is_sum(line: str) -> bool:
    """Tell whether a line sums up a part of the list: "24 lands", "60 cards", "合計 60枚"."""
    summed = SUMMED.match(line.strip(AROUND_SUMS)) if len(line) <= LONGEST_HEADING else None
    if summed is None:
        return False
    return part_named(summed["word"]) in {"type", "main"} if summed["word"] else bool(summed["said"])
