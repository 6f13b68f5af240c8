"""CR 109.2 Several words before the types of a description: "tapped nontoken", "noncreature, nonland"."""

from __future__ import annotations

from oathbreaker.language.categories import ADJECTIVES
from oathbreaker.language.grammar import RUN
from oathbreaker.language.phrases import phrase, series
from oathbreaker.mechanics.nouns import Adjective


def is_negation(adjective: Adjective) -> bool:
    """Tell whether a word says what something is not: "noncreature"."""
    return adjective.word.startswith("non")


def one_negation(adjectives: tuple[Adjective, ...]) -> tuple[Adjective, ...] | None:
    """Return words one after the other; two that say what something is not are said with a comma."""
    return None if is_two_negations(adjectives) else adjectives


def take_one_negation(adjectives: tuple[Adjective, ...]) -> tuple[Adjective, ...] | None:
    """Take `one_negation` apart."""
    return one_negation(adjectives)


def two_negations(first: Adjective, second: Adjective) -> tuple[Adjective, ...] | None:
    """Return two words that say what something is not: "noncreature, nonland"."""
    return (first, second) if is_two_negations((first, second)) else None


def take_two_negations(adjectives: tuple[Adjective, ...]) -> tuple[Adjective, ...] | None:
    """Take `two_negations` apart."""
    return adjectives if is_two_negations(adjectives) else None


def is_two_negations(adjectives: tuple[Adjective, ...]) -> bool:
    """Tell whether these are two words that say what something is not, and no more."""
    return len(adjectives) == 2 and all(map(is_negation, adjectives))  # noqa: PLR2004  first and second


series(ADJECTIVES, "adjective", RUN, build=one_negation, take=take_one_negation, ja="")
phrase(
    ADJECTIVES,
    "{first:adjective} , {second:adjective}",
    build=two_negations,
    take=take_two_negations,
    ja="{first}{second}",
)
