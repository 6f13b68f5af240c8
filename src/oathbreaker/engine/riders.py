"""CR 106.6 Riders of mana: what it may be spent on, and what spending it does."""

from __future__ import annotations

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.terms.term import Term
from oathbreaker.texts.rules import rule


@rule("106.6")
class ManaRider(Term):
    """What mana may be spent on, or what happens as it is spent."""

    __slots__ = ()

    def may_pay(self, context: Context) -> bool:  # noqa: ARG002  as declared
        """Tell whether the mana may be spent on the spell or ability of this point of view."""
        return True

    def spent(self, context: Context) -> Procedure[None]:  # noqa: ARG002  as declared
        """Do what spending the mana on this spell or ability does."""
        yield from ()
