"""Finding rules by words: titles, explanations and rulings are searched in both languages, close spellings too.

English is compared word by word, without plurals; of Japanese, which does not part its words, the letters. What people
say otherwise than the rules (`data/rules/said.tsv`) is looked for in both ways.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from oathbreaker.texts.explained import Ruling, Words, above, explained, place_of, rows, rulings, title_of
from oathbreaker.texts.languages import FORMAT_WORDS

ENGLISH_WORD: Final = re.compile(r"[a-z0-9+/']+")
JAPANESE: Final = re.compile(r"[぀-ヿ㐀-鿿々]")
IGNORED: Final = frozenset(
    {"a", "an", "and", "are", "by", "for", "in", "is", "it", "of", "on", "or", "the", "to", "with"}
)

CLOSE: Final = 0.78
"""How like a word must be to one of the rules to be taken for it: 1 is the same."""

ENOUGH: Final = 0.6
"""The share of what was asked that a text must have to be found."""

LEAST_SHARE: Final = 0.5
"""How much of the best score something must have to be listed beside it."""

TITLE_WEIGHT: Final = 2.0
"""How much more a word counts in a title, or in the first words that name a section or keyword."""

LONGEST_NAME: Final = 40
"""Letters before a colon that are a name."""

WHOLE_WEIGHT: Final = 2.0
"""What a text gains that has all that was asked: it comes before those that have most of it."""

MISSPELT_WEIGHT: Final = 0.5

AS_SAID: Final = 0.9
"""What people say counts a little less than the rules' words for it."""


@dataclass(frozen=True)
class Entry:
    """Something that can be found.

    Attributes:
        number: The rule's number; "" for a ruling.
        ruling: The ruling, None for a rule.
    """

    number: str
    ruling: Ruling | None = None

    @property
    def words(self) -> Words | None:
        """What it says, None for a rule that is not explained."""
        return self.ruling.words if self.ruling is not None else explained().get(self.number)

    @property
    def name(self) -> str:
        """What it is called where tests are listed: the rule's number, or "ruling 7"."""
        return f"ruling {self.ruling.number}" if self.ruling is not None else self.number

    @property
    def title(self) -> str:
        """What names it, in both languages: its title and those of what it is part of; a ruling's cards and rules."""
        numbers = self.ruling.rules if self.ruling is not None else (self.number,)
        named = dict.fromkeys(part for number in numbers for part in (number, *above(number)))
        cards = self.ruling.cards if self.ruling is not None else ()
        return " ".join((*cards, *map(naming_words, named)))

    @property
    def text(self) -> str:
        """All that it says, in both languages, and what names it alone."""
        words, title = self.words, title_of(self.number)
        own = self.ruling.cards if self.ruling is not None else title.both().values() if title is not None else ()
        return " ".join((*own, *(words.both().values() if words is not None else ())))


def naming_words(number: str) -> str:
    """Return what names a rule in both languages: its title, or the few words before the colon of its explanation."""
    title, words = title_of(number), explained().get(number)
    if title is not None:
        return " ".join(title.both().values())
    parted = [re.split("[:：]", text) for text in words.both().values()] if words is not None else []
    return " ".join(parts[0] for parts in parted if len(parts) > 1 and len(parts[0]) <= LONGEST_NAME)


def find_rules(query: str, *, limit: int = 10) -> list[Entry]:
    """Return the rules and rulings whose title or explanation has these words, in either language, best first.

    Args:
        query: Words; misspelt ones find what they come closest to.
        limit: The greatest number returned.
    """
    scores: dict[Entry, float] = {}
    for place, wanted in enumerate(other_words(folded_query(query))):
        for entry, score in scored(wanted):
            scores[entry] = max(score * (AS_SAID if place else 1.0), scores.get(entry, 0.0))
    enough = max(scores.values(), default=0.0) * LEAST_SHARE
    good = [entry for entry, score in scores.items() if score >= enough]
    return sorted(good, key=lambda entry: (-scores[entry], entry.ruling is not None, place_of(entry.number)))[:limit]


def folded_query(text: str) -> str:
    """Return a text in the form in which texts are compared: half-width Latin, full-width kana, no capitals."""
    return unicodedata.normalize("NFKC", text).casefold().replace("’", "'").strip()


def other_words(query: str) -> Iterator[str]:
    """Yield a query as the rules would have put it, and as it is."""
    meant = query
    for said, word in said_words():
        pattern = re.escape(said) if JAPANESE.search(said) else rf"\b{re.escape(said)}\b"
        meant = re.sub(pattern, word, meant)
    yield from dict.fromkeys((meant, query))


@cache
def said_words() -> tuple[tuple[str, str], ...]:
    """Return what people say and the rules' words for it, the longest first."""
    pairs = [(folded_query(said), folded_query(word)) for said, word in rows("said.tsv")]
    return tuple(sorted(pairs, key=lambda pair: -len(pair[0])))


@cache
def entries() -> tuple[Entry, ...]:
    """Return everything that can be found."""
    return (*map(Entry, explained()), *(Entry("", ruling) for ruling in rulings()))


def scored(query: str) -> Iterator[tuple[Entry, float]]:
    """Yield the entries that have enough of a query, with how much of it they have."""
    japanese = pairs_of_letters(query)
    if japanese:
        yield from weighed(japanese, letters_of_entries(), 1.0)
        return
    asked = [word for word in words_of(query) if word not in IGNORED] or words_of(query)
    yield from weighed([meant_word(word) for word in asked], words_of_entries(), weight_of(asked))


def weight_of(asked: list[str]) -> float:
    """Return how much words count: less where one of them is misspelt."""
    return 1.0 if all(word in vocabulary() for word in asked) else MISSPELT_WEIGHT


def weighed(
    asked: Iterable[str], has: tuple[tuple[Entry, frozenset[str], frozenset[str]], ...], weight: float
) -> Iterator[tuple[Entry, float]]:
    """Yield the entries that have most of what is asked; what few of them have counts more, and what titles have."""
    wanted = list(dict.fromkeys(asked))
    rarity = {word: math.log((1 + len(has)) / (1 + sum(word in words for _, words, _ in has))) + 0.1 for word in wanted}
    total = sum(rarity.values())
    for entry, words, title in has:
        share = sum(rarity[word] for word in wanted if word in words)
        if total and share / total >= ENOUGH:
            named = sum(rarity[word] for word in wanted if word in title)
            whole = WHOLE_WEIGHT if words.issuperset(wanted) else 0.0
            yield entry, weight * (whole + (share + (TITLE_WEIGHT - 1) * named) / total)


def meant_word(word: str) -> str:
    """Return a word of the rules that this is, or that it comes closest to; itself where none is close."""
    if word in vocabulary():
        return word
    return next(iter(get_close_matches(word, vocabulary(), n=1, cutoff=CLOSE)), word)


@cache
def vocabulary() -> dict[str, None]:
    """Return every English word that can be found, in a fixed order."""
    return dict.fromkeys(sorted(word for _, words, _ in words_of_entries() for word in words))


@cache
def words_of_entries() -> tuple[tuple[Entry, frozenset[str], frozenset[str]], ...]:
    """Return each entry with its English words and those of its title."""
    return tuple((entry, frozenset(words_of(entry.text)), frozenset(words_of(entry.title))) for entry in entries())


@cache
def letters_of_entries() -> tuple[tuple[Entry, frozenset[str], frozenset[str]], ...]:
    """Return each entry with the pairs of Japanese letters of its text and of its title."""
    return tuple(
        (entry, frozenset(pairs_of_letters(entry.text)), frozenset(pairs_of_letters(entry.title)))
        for entry in entries()
    )


def words_of(text: str) -> list[str]:
    """Return a text's English words, without the s of a plural."""
    words = (word.strip("'").removesuffix("'s") for word in ENGLISH_WORD.findall(folded_query(text)))
    return [word[:-1] if len(word) > 3 and word.endswith("s") and not word.endswith("ss") else word for word in words]  # noqa: PLR2004  "gas" keeps its s


def pairs_of_letters(text: str) -> list[str]:
    """Return each two neighbouring Japanese letters of a text; a lone one as it is."""
    for words in FORMAT_WORDS.values():  # either term set finds what is said in the other
        for field, word in words.items():
            text = text.replace(folded_query(word), FORMAT_WORDS["community"][field])
    found = []
    for run in re.findall(rf"(?:{JAPANESE.pattern})+", folded_query(text)):
        found += [run[place : place + 2] for place in range(len(run) - 1)] or [run]
    return found
