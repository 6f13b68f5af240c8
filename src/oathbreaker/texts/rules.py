"""Rule citations: which code implements which rule, and which rule numbers exist.

Numbers are those of the Comprehensive Rules (edition in `EDITION`) and of the Oathbreaker rules 906.1-906.14. The
numbers that exist are listed in `data/rules/numbers.txt`; the rules' text is not part of this project.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Final, TypeVar

EDITION: Final = "2026-04-17"
"""The date of the Comprehensive Rules whose numbers are cited."""

OATHBREAKER_EDITION: Final = "2019-07-15"
"""The date of the Oathbreaker rules 906.x (the founding document)."""

Implementation = TypeVar("Implementation", bound=Callable[..., object])

_citations: dict[str, list[str]] = {}


def rule(*numbers: str) -> Callable[[Implementation], Implementation]:
    """Mark a class or function as the implementation of these rules: `@rule("704.5j")`.

    The mark changes nothing about what it marks. `cited_rules` lists the marks; a test checks that every number exists.
    """

    def mark(implementation: Implementation) -> Implementation:
        place = f"{implementation.__module__}.{implementation.__qualname__}"
        for number in numbers:
            _citations.setdefault(number, []).append(place)
        return implementation

    return mark


def cited_rules() -> dict[str, list[str]]:
    """Return, for each rule number cited by modules imported so far, the dotted names of what implements it."""
    return {number: list(places) for number, places in sorted(_citations.items())}


@cache
def rule_numbers() -> frozenset[str]:
    """Return every rule number that exists, sections ("906") included."""
    lines = files("oathbreaker.data").joinpath("rules", "numbers.txt").read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def rule_exists(number: str) -> bool:
    """Tell whether the Comprehensive Rules or the Oathbreaker rules have a rule with this number."""
    return number in rule_numbers()
