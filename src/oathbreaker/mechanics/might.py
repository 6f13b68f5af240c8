"""CR 508, 120 How many creatures attacked this turn, and how much damage a player was dealt."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.combat.events import AttackersDeclared
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import value_of
from oathbreaker.terms.abilities import Amount
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class AttackedWithMany(Condition):
    """You attacked with at least so many creatures this turn."""

    reads: ClassVar[tuple[str, ...] | None] = None

    amount: Amount

    @rule("508.1")
    def holds(self, context: Context) -> bool:
        """Count the different creatures that you declared as attackers."""
        declared = [event for event in context.state.log if isinstance(event, AttackersDeclared)]
        mine = {oid for event in declared if event.seat == context.controller for oid, _ in event.pairs}
        return len(mine) >= value_of(self.amount, context)


@term
class OpponentWasDealt(Condition):
    """An opponent was dealt at least so much damage this turn."""

    reads: ClassVar[tuple[str, ...] | None] = None

    amount: Amount

    @rule("120.3a")
    def holds(self, context: Context) -> bool:
        """Add up the damage of each opponent."""
        state = context.state
        dealt: Counter[int] = Counter()
        for event in state.log:
            if isinstance(event, DealDamage):
                dealt[event.target] += event.amount
        return any(dealt[seat] >= value_of(self.amount, context) for seat in state.opponents(context.controller))


phrase(
    CONDITION,
    "you attacked with {amount:count} or more creatures this turn",
    AttackedWithMany,
    ja="このターンにあなたが{amount}体以上のクリーチャーで攻撃していた",
)
phrase(
    CONDITION,
    "an opponent was dealt {amount:number} or more damage this turn",
    OpponentWasDealt,
    ja="このターンに対戦相手１人が{amount}点以上のダメージを与えられていた",
)
