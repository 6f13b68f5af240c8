"""CR 608, 701.6 What is said of a spell itself while it is on the stack."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class CannotBeCountered(RuleStatement):
    """A spell cannot be countered."""

    names: ClassVar[tuple[str, ...]] = ("can't counter",)
    zones: ClassVar[tuple[str, ...]] = ("stack",)

    @rule("701.6a", "614.17")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of this spell alone."""
        return about == context.source


@term
class SpellsCannotBeCountered(RuleStatement):
    """Spells of a kind cannot be countered."""

    what: Filter

    names: ClassVar[tuple[str, ...]] = ("can't counter",)

    @rule("701.6a", "614.17")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of such spells on the stack."""
        return isinstance(self.what, Noun) and self.what.head.kind == "spell" and self.what.matches(context, about)


fixed(STATEMENT, "this spell can't be countered", CannotBeCountered(), ja="この呪文は打ち消されない")
phrase(STATEMENT, "{what:noun/many} can't be countered", SpellsCannotBeCountered, ja="{what}は打ち消されない")
