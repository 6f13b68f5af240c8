"""CR 106.6 Riders of mana: what it may be spent on, and what spending it does."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.terms.term import Term
from oathbreaker.texts.rules import rule

SPELL: Final = "spell"
ABILITY: Final = "ability"
"""What mana can be spent on: casting a spell, or activating an ability."""


@rule("106.6")
class ManaRider(Term):
    """What mana may be spent on, or what happens as it is spent."""

    __slots__ = ()

    is_bound: ClassVar[bool] = False
    """Whether the mana cannot pay for the mana abilities of others on the way to what it may pay for."""

    @rule("500.5")
    def outlasts(self, step: str) -> bool:  # noqa: ARG002  as declared
        """Tell whether the mana is kept as a step ends."""
        return False

    def may_pay(self, context: Context, paid_for: str, source: int) -> bool:  # noqa: ARG002  as declared
        """Tell whether the mana may be spent on the spell or ability of this point of view.

        Args:
            context: Of what is paid for.
            paid_for: "spell" for casting it, "ability" for activating it, "" for any other cost.
            source: What the mana comes from.
        """
        return True

    def spent(self, context: Context) -> Procedure[None]:  # noqa: ARG002  as declared
        """Do what spending the mana on this spell or ability does."""
        yield from ()
