"""CR 205 Type lines in Japanese: the words of `data/types` in the order in which Japanese cards print them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from oathbreaker.cards.card import NO_JAPANESE_NAME
from oathbreaker.cards.type_line import TypeLine
from oathbreaker.texts.rules import rule


@rule("205.1")
def japanese_type_line(type_line: TypeLine) -> str:
    """Return a type line as Japanese cards print it: 伝説のプレインズウォーカー — サヒーリ.

    A word without a Japanese form stays English and is marked with `NO_JAPANESE_NAME`.
    """
    supertypes = "".join(japanese_type_word(word) for word in type_line.supertypes)
    types = "・".join(japanese_type_word(word) for word in printed_order(type_line.types))
    subtypes = "・".join(japanese_type_word(word) for word in type_line.subtypes)
    return f"{supertypes}{types} — {subtypes}" if subtypes else f"{supertypes}{types}"


def printed_order(types: tuple[str, ...]) -> tuple[str, ...]:
    """Return card types in the order of Japanese cards: an enchantment creature is クリーチャー・エンチャント there."""
    if "enchantment" in types and "creature" in types:
        return (*(word for word in types if word != "enchantment"), "enchantment")
    return types


def japanese_type_word(word: str) -> str:
    """Return a supertype (as it stands before a card type), card type or subtype in Japanese, else marked English."""
    japanese = japanese_words().get(word.casefold())
    return japanese or f"{word[:1].upper()}{word[1:]}{NO_JAPANESE_NAME}"


def japanese_words() -> dict[str, str]:
    """Return English -> Japanese of the table; the English word in lower case."""
    return table("ja.tsv")


def japanese_keyword(keyword: str) -> str:
    """Return a keyword or ability word as the data names it in Japanese, else marked English.

    What card data calls a keyword may be the name of a token: Treasure.
    """
    word = keyword.casefold()
    return table("keywords.tsv").get(word) or japanese_words().get(word) or f"{keyword}{NO_JAPANESE_NAME}"


@cache
def table(file: str) -> dict[str, str]:
    """Return the English -> Japanese of a file of `data/types`; the English word in lower case."""
    text = files("oathbreaker.data").joinpath("types", file).read_text(encoding="utf-8")
    lines = (line.split("\t") for line in text.splitlines() if line and not line.startswith("#"))
    return {english.casefold(): japanese for english, japanese in lines}
