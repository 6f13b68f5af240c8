"""CR 608.2c What happens if a card that may be put onto the battlefield is not put there."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.phrases import phrase
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


THE_CARD: Final = "the card"


def not_put() -> NotPutOntoBattlefield:
    """Return the condition about the card that was named before."""
    return NotPutOntoBattlefield(Pronoun(THE_CARD))


def take_not_put(tree: NotPutOntoBattlefield) -> tuple[()] | None:
    """Take `not_put` apart."""
    return () if getattr(tree.what, "said", "") == THE_CARD else None


phrase(
    CONDITION,
    f"you don't put {THE_CARD} onto the battlefield",
    NotPutOntoBattlefield,
    build=not_put,
    take=take_not_put,
    ja="あなたがそのカードを戦場に出さない",
)
