"""CR 701 and 702: which keywords are read on which cards, and what is missing of the others."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from typing import Final

from oathbreaker.cards.card import Card
from oathbreaker.coverage.reading import CardResult
from oathbreaker.texts.rules import rule

MOST_PHRASES: Final = 3
"""How many of the phrases that are missing are named."""

ENDINGS: Final = {"landwalk": "walk", "cycling": "cycling"}
"""Keyword -> how the names of its variants end: islandwalk, plainscycling."""
VARIANTS: Final = {
    "hexproof": ("hexproof from",),
    "kicker": ("multikicker",),
    "morph": ("megamorph",),
    "ninjutsu": ("commander ninjutsu",),
    "partner": ("partner with", "friends forever", "doctor's companion", "choose a background"),
}
"""Keyword -> its variants with names of their own."""


@dataclass(frozen=True, slots=True)
class KeywordCoverage:
    """How far one keyword of the rules is read.

    Attributes:
        rule: Its number.
        name: Its name.
        cards: How many cards have it.
        read: How many of them are read whole.
        waiting: How many wait for a phrase with this keyword; None where that has not been looked for.
        phrases: The phrases for which most of them wait.
    """

    rule: str
    name: str
    cards: int
    read: int
    waiting: int | None = None
    phrases: tuple[str, ...] = ()


def keywords_text(keywords: Iterable[KeywordCoverage]) -> str:
    """Return coverages of keywords as text, tabs between their fields."""
    return "".join("\t".join(map(str, row(keyword))) + "\n" for keyword in keywords)


def row(keyword: KeywordCoverage) -> tuple[object, ...]:
    """Return the fields of a line."""
    waiting = "" if keyword.waiting is None else keyword.waiting
    return (keyword.rule, keyword.name, keyword.cards, keyword.read, waiting, *keyword.phrases)


def keywords_from_text(text: str) -> tuple[KeywordCoverage, ...]:
    """Return what `keywords_text` wrote."""
    found = []
    for line in text.splitlines():
        number, name, cards, read, waiting, *phrases = line.split("\t")
        numbers = (int(cards), int(read), int(waiting) if waiting else None)
        found.append(KeywordCoverage(number, name, *numbers, tuple(phrases)))
    return tuple(found)


@rule("701.1", "702.1")
@cache
def rules_keywords() -> tuple[tuple[str, str], ...]:
    """Return (number, name) of each keyword action and keyword ability."""
    text = files("oathbreaker.data").joinpath("rules", "keywords.tsv").read_text(encoding="utf-8")
    rows = (line.split("\t") for line in text.splitlines())
    return tuple((number, name) for number, name in rows)


def keywords_read(
    cards: Sequence[Card], texts: Mapping[str, Sequence[str]], results: Mapping[str, CardResult], *, probing: bool
) -> tuple[KeywordCoverage, ...]:
    """Return how far the keywords are read that these cards have, in the order of the rules.

    Args:
        cards: The cards that are counted.
        texts: Card name -> the printed text of each face.
        results: Card name -> what reading it gave.
        probing: Whether the results tell all that stops cards.
    """
    named = [(card, {name.casefold() for name in card.keywords}) for card in cards]
    lower = {card.name: "\n".join(texts[card.name]).casefold() for card in cards}
    found = []
    for number, keyword in rules_keywords():
        words = keyword.casefold().split(" and ")
        having = [card for card, names in named if any(is_named(word, names) for word in words)]
        having = having or [card for card in cards if is_said(words, lower[card.name])]
        if having:
            read = sum(results[card.name].verdict == "read" for card in having)
            coverage = KeywordCoverage(number, keyword, len(having), read)
            found.append(with_waiting(coverage, words, results.values()) if probing else coverage)
    return tuple(found)


def is_named(word: str, names: Iterable[str]) -> bool:
    """Tell whether a keyword or a variant of it is among names: "hexproof from", "islandwalk"."""
    ending = ENDINGS.get(word)
    return any(name in {word, *VARIANTS.get(word, ())} or (ending and name.endswith(ending)) for name in names)


def is_said(words: Iterable[str], text: str) -> bool:
    """Tell whether one of some words is in a text, in any form: "destroy" in "destroyed"."""
    return any(re.search(rf"\b{re.escape(word)}", text) for word in words if word in text)


def with_waiting(coverage: KeywordCoverage, words: Sequence[str], results: Iterable[CardResult]) -> KeywordCoverage:
    """Return a keyword's coverage with the cards that wait for a phrase with it."""
    waiting: Counter[str] = Counter()
    cards = 0
    for result in results:
        phrases = result.stops.phrases if result.stops is not None else ()
        missing = [phrase for phrase in phrases if is_said(words, phrase.casefold())]
        waiting.update(missing)
        cards += bool(missing)
    most = sorted(waiting, key=lambda phrase: (-waiting[phrase], phrase))[:MOST_PHRASES]
    return replace(coverage, waiting=cards, phrases=tuple(most))


def kept_waiting(now: Iterable[KeywordCoverage], before: Iterable[KeywordCoverage]) -> tuple[KeywordCoverage, ...]:
    """Return counts of now with what was found out before of the cards that wait."""
    known = {keyword.rule: keyword for keyword in before}
    return tuple(
        replace(keyword, waiting=known[keyword.rule].waiting, phrases=known[keyword.rule].phrases)
        if keyword.waiting is None and keyword.rule in known
        else keyword
        for keyword in now
    )
