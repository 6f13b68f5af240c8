"""CR 608.2c What happens if a card that may be put onto the battlefield is not put there."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.phrases import fixed
from oathbreaker.mechanics.finding import things
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Pronoun
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class NotPutOntoBattlefield(Condition):
    """A card has not been put onto the battlefield by the instruction before: it is still where it was."""

    what: Ref

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("608.2c", "400.7")
    def holds(self, context: Context) -> bool:
        """Tell whether it is the object that it was, and no permanent."""
        objects = context.state.objects
        return any(oid in objects and objects[oid].zone != "battlefield" for oid in things(self.what, context))


fixed(
    CONDITION,
    "you don't put the card onto the battlefield",
    NotPutOntoBattlefield(Pronoun("the card")),
    ja="あなたがそのカードを戦場に出さない",
)
