"""CR 702.51 Convoke, 702.66 delve, 702.126 improvise: other means than mana to pay for mana."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed
from oathbreaker.mechanics.rules_about import RuleAboutItself
from oathbreaker.mechanics.statements import ANYWHERE
from oathbreaker.terms.abilities import Ability, StaticAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@rule("702.51a", "702.126a")
@term
class PaidByTapping(RuleAboutItself):
    """Untapped permanents of a type may be tapped rather than mana paid for this spell.

    Attributes:
        card_type: The type.
        with_color: Whether one also pays for mana of a color it has, and not only for generic mana.
    """

    card_type: str
    with_color: bool

    names: ClassVar[tuple[str, ...]] = ("tapping pays",)
    zones: ClassVar[tuple[str, ...]] = ANYWHERE

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the type, and whether colors count."""
        return (self.card_type, self.with_color)


@rule("702.66a")
@term
class PaidFromGraveyard(RuleAboutItself):
    """Cards in the graveyard may be exiled rather than generic mana paid."""

    names: ClassVar[tuple[str, ...]] = ("delve",)
    zones: ClassVar[tuple[str, ...]] = ANYWHERE


@term
class Convoke(Keyword):
    """702.51 Convoke: creatures pay for generic mana or mana of their colors."""

    name: ClassVar[str] = "convoke"

    @rule("702.51a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the static ability."""
        return (StaticAbility((PaidByTapping("creature", with_color=True),)),)


@term
class Improvise(Keyword):
    """702.126 Improvise: artifacts pay for generic mana."""

    name: ClassVar[str] = "improvise"

    @rule("702.126a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the static ability."""
        return (StaticAbility((PaidByTapping("artifact", with_color=False),)),)


@term
class Delve(Keyword):
    """702.66 Delve: cards in the graveyard pay for generic mana."""

    name: ClassVar[str] = "delve"

    @rule("702.66a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the static ability."""
        return (StaticAbility((PaidFromGraveyard(),)),)


fixed(KEYWORD, "convoke", Convoke(), ja="召集")
fixed(KEYWORD, "improvise", Improvise(), ja="即席")
fixed(KEYWORD, "delve", Delve(), ja="探査")
