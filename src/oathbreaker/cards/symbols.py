"""CR 107.4 Mana symbols and CR 202 Mana costs."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from oathbreaker.cards.colors import Color, Colors, colors_from_letters
from oathbreaker.texts.rules import rule

SYMBOL: Final = re.compile(r"\{([^{}]+)\}")
COST: Final = re.compile(r"(?:\{[^{}]+\})*")


@rule("107.4")
@dataclass(frozen=True, slots=True)
class Symbol:
    """One mana symbol, written without its braces.

    Attributes:
        text: "2", "U", "X", "C", "S", "W/U", "2/W", "C/W", "W/P", "W/U/P", …
    """

    text: str

    @property
    def parts(self) -> tuple[str, ...]:
        """What the symbol is made of: ("W", "U") for a hybrid, ("2",) for generic mana."""
        return tuple(self.text.split("/"))

    @property
    @rule("105.2", "107.4e", "107.4f")
    def colors(self) -> Colors:
        """The symbol's colours: both halves of a hybrid, the colour of a Phyrexian one."""
        return colors_of_symbol(self.text)

    @property
    @rule("202.3", "202.3e", "202.3f", "202.3g")
    def mana_value(self) -> float:
        """What the symbol adds to a mana value: the largest component of a hybrid; X counts as 0."""
        return max(part_mana_value(part) for part in self.parts)

    @property
    def is_phyrexian(self) -> bool:
        """Whether 2 life can be paid instead (107.4f)."""
        return self.parts[-1] == "P" and len(self.parts) > 1


@lru_cache(maxsize=1024)
def colors_of_symbol(text: str) -> Colors:
    """Return the colours of a mana symbol written without its braces."""
    return colors_from_letters(part.removeprefix("H") for part in text.split("/"))


def part_mana_value(part: str) -> float:
    """Return one component's mana value. Symbols of no cost in black-bordered Magic count as their face says."""
    if part.isascii() and part.isdigit():
        return int(part)
    if part in {"X", "Y", "Z", "P"}:
        return 0
    if part == "½" or part.startswith("H"):
        return 0.5
    return 1_000_000 if part == "∞" else 1


@rule("202.1")
@dataclass(frozen=True, slots=True)
class ManaCost:
    """A mana cost: its symbols in printed order. No symbols means no mana cost (202.1b), which is not {0}.

    Attributes:
        symbols: The symbols.
        texts: Their texts, without braces.
    """

    symbols: tuple[Symbol, ...]
    texts: tuple[str, ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "texts", tuple(symbol.text for symbol in self.symbols))

    @property
    @rule("202.3")
    def mana_value(self) -> float:
        """The total mana value; 0 without a cost (202.3a)."""
        return sum(symbol.mana_value for symbol in self.symbols)

    @property
    @rule("202.2")
    def colors(self) -> Colors:
        """The colours of the mana symbols."""
        return frozenset[Color]().union(*(symbol.colors for symbol in self.symbols))

    def __str__(self) -> str:
        return "".join(f"{{{symbol.text}}}" for symbol in self.symbols)


@lru_cache(maxsize=4096)
def parse_mana_cost(text: str) -> ManaCost:
    """Read a mana cost such as "{1}{U/R}{U/R}"; "" is no mana cost.

    Raises:
        ValueError: The text is not a run of symbols in braces.
    """
    if not COST.fullmatch(text):
        raise ValueError(text)
    return ManaCost(tuple(Symbol(symbol) for symbol in SYMBOL.findall(text)))


@lru_cache(maxsize=4096)
def colors_of_cost(text: str) -> Colors:
    """Return the colours of a mana cost (202.2).

    Raises:
        ValueError: The text is no mana cost.
    """
    return parse_mana_cost(text).colors


def symbols_in(text: str) -> tuple[Symbol, ...]:
    """Return every symbol in braces in a text, in order: mana symbols and others such as {T}."""
    return tuple(Symbol(symbol) for symbol in SYMBOL.findall(text))
