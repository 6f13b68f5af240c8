"""Conditions that count what happened this turn: spells cast, creatures that attacked."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.combat.events import Attacks
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.terms.abilities import Amount, Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


def described(what: Filter, context: Context, oids: set[int]) -> int:
    """Return how many of these objects are of a kind, as they are or last were."""
    looks = [found for oid in oids if (found := look_of(context.state, oid)) is not None]
    return sum(isinstance(what, Noun) and what.describes_look(context, *look) for look in looks)


@term
class HasCastMany(Condition):
    """You've cast at least so many spells of a kind this turn."""

    amount: Amount
    what: Filter

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("608.2i", "601.2i")
    def holds(self, context: Context) -> bool:
        """Count them as they were on the stack."""
        log, seat = context.state.log, context.controller
        cast = {event.oid for event in log if isinstance(event, SpellCast) and event.seat == seat}
        return described(self.what, context, cast) >= value_of(self.amount, context)


@term
class ManyAttacked(Condition):
    """At least so many creatures of a kind attacked this turn."""

    amount: Amount
    what: Filter

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("608.2i", "508.1k")
    def holds(self, context: Context) -> bool:
        """Count them as they are or last were."""
        attacked = {event.oid for event in context.state.log if isinstance(event, Attacks)}
        return described(self.what, context, attacked) >= value_of(self.amount, context)


phrase(
    CONDITION,
    "you've cast {amount:count} or more {what:noun/many} this turn",
    HasCastMany,
    ja="このターンにあなたが{amount}つ以上の{what}を唱えていた",
)
phrase(
    CONDITION,
    "{amount:count} or more {what:noun/many} attacked this turn",
    ManyAttacked,
    ja="このターンに{amount}体以上の{what}が攻撃していた",
)
