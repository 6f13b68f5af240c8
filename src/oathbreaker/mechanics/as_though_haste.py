"""CR 602.5a, 302.6 Abilities that may be activated as though creatures had haste."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.own_terms import AS_THOUGH_HASTE
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import is_meant
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ActivateAsThoughHaste(RuleStatement):
    """You may activate abilities of creatures as though those creatures had haste."""

    what: Ref

    names: ClassVar[tuple[str, ...]] = (AS_THOUGH_HASTE,)

    @rule("602.5a", "609.4")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Concern such creatures, while you control them."""
        thing = context.state.objects.get(about)
        return thing is not None and thing.controller == context.controller and is_meant(self.what, context, about)


phrase(
    STATEMENT,
    "you may activate abilities of {what:thing/many} as though those creatures had haste",
    ActivateAsThoughHaste,
    ja="あなたは{what}の能力を、それらのクリーチャーが速攻を持っているかのように起動してもよい",
)
