"""CR 508.3d How many creatures of a kind you attack with: abilities that trigger on so many at once."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.combat.events import AttackersDeclared
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.noticing import fits
from oathbreaker.terms.abilities import Amount, Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ONE = Number(1)


@term
class YouAttackWith(TriggerEvent):
    """You attack with at least so many creatures of a kind (508.3d); they can be referred to."""

    subject: ClassVar[str] = "targets"

    amount: Amount
    targeted: Filter

    counted: ClassVar[bool] = True
    kinds: ClassVar[tuple[str, ...]] = ("attackers declared",)

    @rule("508.3d")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at who has declared attackers, and which of them are meant: once for all of them."""
        if not isinstance(event, AttackersDeclared) or event.seat != context.controller:
            return None
        found = tuple(oid for oid, _ in event.pairs if fits(self.targeted, context, oid))
        if not found or len(found) < value_of(self.amount, context):
            return None
        return Subject(event.seat, len(found), (("subject targets", found),))


phrase(
    EVENT,
    "whenever you attack with {amount:count} or more {targeted:noun/many}",
    YouAttackWith,
    build=lambda amount, targeted: None if amount == ONE else YouAttackWith(amount, targeted),
    take=lambda tree: None if tree.amount == ONE else (tree.amount, tree.targeted),
    ja="あなたが{amount}{targeted.counter}以上の{targeted}で攻撃するたび",
)
phrase(
    EVENT,
    "whenever you attack with one or more {targeted:noun/many}",
    YouAttackWith,
    build=lambda targeted: YouAttackWith(ONE, targeted),
    take=lambda tree: (tree.targeted,) if tree.amount == ONE else None,
    ja="あなたが１{targeted.counter}以上の{targeted}で攻撃するたび",
)
