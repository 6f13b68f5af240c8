"""CR 107 Numbers: fixed ones and X."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.language.categories import COUNT, MANA_COUNT, NUMBER
from oathbreaker.language.phrases import leaf
from oathbreaker.terms.abilities import Amount
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import full_width

WORDS: Final = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
COUNTS: Final = {"a": 1} | {word: number for number, word in enumerate(WORDS) if number > 1}
"""Words before a noun: one is "a"."""
COUNT_WORDS: Final = {number: word for word, number in COUNTS.items()}
LONGEST_NUMBER: Final = 9
"""Digits; no card has so great a number."""


@term
class Number(Amount):
    """A fixed number (107.1)."""

    reads: ClassVar[tuple[str, ...] | None] = ()

    value: int

    @property
    def is_single(self) -> bool:
        """Whether the noun after it is in the singular."""
        return self.value == 1


@term
class X(Amount):
    """The X of the cost (107.3)."""

    reads: ClassVar[tuple[str, ...] | None] = ()


def number_of_word(word: str) -> Number | X | None:
    """Return the number that a word before a noun says: "a", "two", "X"."""
    if word == "X":
        return X()
    return Number(COUNTS[word]) if word in COUNTS else None


def word_of_number(amount: object) -> str | None:
    """Return the word before a noun for a number."""
    if isinstance(amount, Number):
        return COUNT_WORDS.get(amount.value)
    return "X" if isinstance(amount, X) else None


def number_of_mana(word: str) -> Number | X | None:
    """Return the number that a word before "mana" says: there, one is "one"."""
    return Number(1) if word == "one" else number_of_word(word) if word != "a" else None


def mana_of_number(amount: object) -> str | None:
    """Return the word before "mana" for a number."""
    return "one" if amount == Number(1) else word_of_number(amount)


def number_of_digits(token: str) -> Number | X | None:
    """Return the number that digits say."""
    if token.isascii() and token.isdigit() and len(token) <= LONGEST_NUMBER and str(int(token)) == token:
        return Number(int(token))
    return X() if token == "X" else None  # noqa: S105  a word, no secret


def digits_of_number(amount: object) -> str | None:
    """Return the digits of a number."""
    return str(amount.value) if isinstance(amount, Number) else "X" if isinstance(amount, X) else None


def japanese_number(amount: Amount) -> str:
    """Return a number as Japanese cards write it."""
    return full_width(amount.value) if isinstance(amount, Number) else "Ｘ"


leaf(COUNT, number_of_word, word_of_number, ja=japanese_number)
leaf(MANA_COUNT, number_of_mana, mana_of_number, ja=japanese_number)
leaf(NUMBER, number_of_digits, digits_of_number, ja=japanese_number)
