"""CR 305.2 Additional lands: this turn, or on each turn."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import EFFECT, STATEMENT
from oathbreaker.language.phrases import fixed
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

WORDS = (("an additional land", 1, "追加の土地１枚"), ("two additional lands", 2, "追加の土地２枚"))


@term
class MoreLands(RuleStatement):
    """You may play so many additional lands on each of your turns."""

    number: int

    names: ClassVar[tuple[str, ...]] = ("additional land",)

    @rule("305.2", "505.6b")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of its controller."""
        return about == context.controller

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return how many."""
        return self.number


@term
class PlayMoreLands(Effect):
    """You may play so many additional lands this turn."""

    number: int

    @rule("305.2")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect."""
        yield from ()
        begin_lasting(context, MoreLands(self.number), ThisTurn())


for words, number, japanese in WORDS:
    fixed(
        EFFECT,
        f"you may play {words} this turn",
        PlayMoreLands(number),
        ja=f"このターン、あなたは{japanese}をプレイしてもよい",
    )
    fixed(
        STATEMENT,
        f"you may play {words} on each of your turns",
        MoreLands(number),
        ja=f"あなたは、あなたの各ターンに{japanese}をプレイしてもよい",
    )
