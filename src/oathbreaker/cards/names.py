"""Names as people write them: folding away what does not distinguish cards, kana readings, short names.

A folded name is its letters and digits after NFKC, without case, accents, spaces and punctuation, so that
`Fire // Ice`, `Fire/Ice` and `fire ice` are the same, as are `Lim-Dûl's Vault` and `lim-dul’s vault`, 《稲妻》 and
稲妻. `named` prefers an exact spelling where folding is too coarse.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from enum import IntEnum
from functools import lru_cache
from typing import Final

from oathbreaker.cards.card import Card

FURIGANA: Final = re.compile(r"[（(][ぁ-ゖァ-ヺー・\s]+[)）]")
COMBINING_ACCENTS: Final = re.compile(r"[\u0300-\u036f]")
UNACCENTED: Final = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"})
KATAKANA_TO_HIRAGANA: Final = {code: code - 0x60 for code in range(ord("ァ"), ord("ヶ") + 1)}
FACE_SEPARATOR: Final = " // "


class NameKind(IntEnum):
    """What a name is to its card; the smaller kinds are found first."""

    FULL = 0
    """The full name, in either language."""
    FACE = 1
    """The name of one face."""
    INTERCHANGEABLE = 2
    """A name interchangeable with the card's (201.3)."""
    SHORT = 3
    """A name players use for it."""
    READING = 4
    """The Japanese name in kana."""
    FACE_READING = 5
    """The Japanese name of one face in kana."""
    PART = 6
    """The name without its epithet: "Saheeli" of "Saheeli, Sublime Artificer", サヒーリ of 《崇高な工匠、サヒーリ》."""


@lru_cache(maxsize=8192)
def fold(name: str) -> str:
    """Return what distinguishes a name: see the module. A name of punctuation alone is returned as it is."""
    text = unicodedata.normalize("NFKC", FURIGANA.sub("", name)).casefold()
    text = COMBINING_ACCENTS.sub("", unicodedata.normalize("NFD", text))
    text = unicodedata.normalize("NFC", text).translate(UNACCENTED)
    return "".join(filter(str.isalnum, text)) or name.strip()


@lru_cache(maxsize=8192)
def fold_reading(name: str) -> str:
    """Return a name folded, with katakana as hiragana: the form in which kana readings are compared."""
    return to_hiragana(fold(name))


def to_hiragana(text: str) -> str:
    """Return the text with each katakana letter as hiragana."""
    return text.translate(KATAKANA_TO_HIRAGANA)


def names_of(card: Card) -> Iterator[tuple[NameKind, str]]:
    """Yield every name of a card that is printed on it or follows from what is printed, with its kind."""
    yield NameKind.FULL, card.name
    if card.japanese_name:
        yield NameKind.FULL, card.japanese_name
    for face in card.faces:
        if len(card.faces) > 1:
            yield NameKind.FACE, face.name
            if face.japanese_name:
                yield NameKind.FACE, face.japanese_name
        if face.japanese_name:
            kind = NameKind.READING if len(card.faces) == 1 else NameKind.FACE_READING
            yield kind, face.reading or face.japanese_name
        if "legendary" in face.types.supertypes or "planeswalker" in face.types.types:
            yield from ((NameKind.PART, part) for part in parts(face.name, face.japanese_name))


def parts(english: str, japanese: str | None) -> Iterator[str]:
    """Yield the part of a legendary name that is the person: before the comma in English, after it in Japanese."""
    if ", " in english:
        yield english.partition(", ")[0]
    if japanese and "、" in japanese:
        yield japanese.rpartition("、")[2]
