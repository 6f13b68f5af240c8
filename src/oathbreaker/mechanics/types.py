"""CR 205 Types as rules text uses them: card types and subtypes in both numbers, and words before them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

CARD_TYPES: Final = ("artifact", "battle", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery")
PLURALS: Final = {"sorcery": "sorceries"}
IRREGULAR_SUBTYPES: Final = {
    "Elves": "Elf",
    "Dwarves": "Dwarf",
    "Wolves": "Wolf",
    "Werewolves": "Werewolf",
    "Mice": "Mouse",
    "Oxen": "Ox",
    "Plains": "Plains",
    "Fungi": "Fungus",
    "Octopuses": "Octopus",
    "Faeries": "Faerie",
    "Allies": "Ally",
    "Mercenaries": "Mercenary",
    "Foxes": "Fox",
    "Phoenixes": "Phoenix",
    "Sphinxes": "Sphinx",
    "Homunculi": "Homunculus",
    "Pegasi": "Pegasus",
    "Jellyfish": "Jellyfish",
    "Merfolk": "Merfolk",
    "Treefolk": "Treefolk",
    "Myr": "Myr",
    "Kithkin": "Kithkin",
    "Samurai": "Samurai",
    "Ninja": "Ninja",
    "Foods": "Food",
    "Kavu": "Kavu",
    "Eldrazi": "Eldrazi",
    "Equipment": "Equipment",
}
COLORS: Final = {"white": "白", "blue": "青", "black": "黒", "red": "赤", "green": "緑"}
ADJECTIVE_WORDS: Final = {
    **{word: f"{japanese}の" for word, japanese in COLORS.items()},
    "colorless": "無色の",
    "multicolored": "多色の",
    "monocolored": "単色の",
    "attacking": "攻撃している",
    "blocking": "ブロックしている",
    "tapped": "タップ状態の",
    "untapped": "アンタップ状態の",
    "legendary": "伝説の",
    "basic": "基本",
    "snow": "氷雪",
    "nontoken": "トークンでない",
    "attacking or blocking": "攻撃かブロックしている",
    "other": "これでない",
    "nonbasic": "基本でない",
    "nonlegendary": "伝説でない",
    "enchanted": "エンチャントされている",
    "equipped": "装備している",
    "blocked": "ブロックされている",
    "unblocked": "ブロックされていない",
    "historic": "歴史的な",
    "modified": "改善されている",
    "commander": "統率者である",
    "noncommander": "統率者でない",
    "kicked": "キッカーされた",
    "monstrous": "怪物的な",
    "renowned": "高名な",
    "goaded": "使嗾されている",
    "face-down": "裏向きの",
}
OTHER_IN_SPELLS: Final = "それでない"
"""The word "other" where it is not about the object that says it."""
"""Words before the types, and their Japanese."""


@cache
def subtypes() -> frozenset[str]:
    """Return every subtype that cards have (205.3), as printed."""
    text = files("oathbreaker.data").joinpath("types", "subtypes.txt").read_text(encoding="utf-8")
    return frozenset(line for line in text.splitlines() if line and not line.startswith("#"))


def subtype_in(token: str) -> str | None:
    """Return the subtype a word in the singular is; at the beginning of a sentence it may stand in lower case."""
    word = token[:1].upper() + token[1:]
    return word if word in subtypes() else None


def card_type_in(token: str) -> str | None:
    """Return the card type a word in the singular is."""
    return token if token in CARD_TYPES else None


def type_of(token: str) -> str | None:
    """Return the type that a word in the singular is: "creature", "Goblin"."""
    return card_type_in(token) or subtype_in(token)


def type_of_plural(token: str) -> str | None:
    """Return the type that a word in the plural is: "creatures", "Elves"."""
    for one, many in PLURALS.items():
        if token == many:
            return one
    if not token.endswith("s") or token[:-1] in PLURALS:
        return IRREGULAR_SUBTYPES.get(token[:1].upper() + token[1:])
    if token[:-1] in CARD_TYPES:
        return token[:-1]
    word = token[:1].upper() + token[1:]
    if word in IRREGULAR_SUBTYPES:
        return IRREGULAR_SUBTYPES[word]
    return subtype_in(token[:-1]) if word[:-1] not in IRREGULAR_SUBTYPES.values() else None


def plural(word: str) -> str:
    """Return a type in the plural."""
    for many, one in IRREGULAR_SUBTYPES.items():
        if one == word:
            return many
    return PLURALS.get(word, f"{word}s")
