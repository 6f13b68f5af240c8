"""An agent that answers every decision with some legal answer."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Final

from oathbreaker.engine.decisions import NUMBER_LISTS, Answer, Decision

TRIES: Final = 20
"""How many answers are drawn before the default is taken."""


class RandomAgent:
    """Decides by chance, from a generator of its own, so that the same seed decides the same.

    With priority it does not activate mana abilities: mana is made as costs are paid.

    Args:
        seed: What its chance begins with.
    """

    needs_view = False

    def __init__(self, seed: int = 0) -> None:
        self.random = Random(seed)  # noqa: S311  no secret

    def choose(self, view: Mapping[str, Any], decision: Decision) -> object:  # noqa: ARG002  it does not look
        """Return some legal answer to the decision."""
        return decision.chosen(self.answer(decision))

    def answer(self, decision: Decision) -> Answer:
        """Return some legal answer as indices, or as the numbers of a division."""
        if decision.kind in NUMBER_LISTS:
            return self.division(decision)
        number = len(decision.options)
        if decision.kind == "priority":
            useful = [place for place, option in enumerate(decision.options) if option.value != "mana"]
            return (self.random.choice(useful),)
        for _ in range(TRIES):
            size = self.random.randint(decision.minimum, min(decision.maximum, number))
            answer = tuple(self.random.sample(range(number), size))
            if decision.fault(answer) is None:
                return answer
        return decision.default()

    def division(self, decision: Decision) -> Answer:
        """Return some legal division."""
        for _ in range(TRIES):
            numbers = [decision.minimum] * len(decision.options)
            for _ in range(decision.total - sum(numbers)):
                numbers[self.random.randrange(len(numbers))] += 1
            if decision.fault(tuple(numbers)) is None:
                return tuple(numbers)
        return decision.default()
