"""CR 107, 105 Conditions on what permanents of a kind are together: their total power, the colors among them."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.engine.layers import characteristics
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import here, matching, value_of
from oathbreaker.terms.abilities import Amount, Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class TotalPowerAtLeast(Condition):
    """Creatures of a kind have at least so much power in all."""

    reads: ClassVar[tuple[str, ...] | None] = None

    what: Filter
    amount: Amount

    @rule("107.1", "208.4")
    def holds(self, context: Context) -> bool:
        """Add up their powers, negative ones too."""
        found = here(context.state, matching(self.what, context))
        total = sum(characteristics(context.state, oid).power or 0 for oid in found)
        return total >= value_of(self.amount, context)


@term
class ColorsAmong(Condition):
    """There are at least so many colors among things of a kind."""

    reads: ClassVar[tuple[str, ...] | None] = None

    amount: Amount
    what: Filter

    @rule("105.1", "105.2")
    def holds(self, context: Context) -> bool:
        """Count the colors that any of them is."""
        found = here(context.state, matching(self.what, context))
        colors = {color for oid in found for color in characteristics(context.state, oid).colors}
        return len(colors) >= value_of(self.amount, context)


phrase(CONDITION, "{what:noun/many} have total power {amount:number} or greater", TotalPowerAtLeast,
       ja="{what}のパワーの合計が{amount}以上である")  # fmt: skip
phrase(CONDITION, "there are {amount:count} colors among {what:noun/many}", ColorsAmong,
       ja="{what}の中に{amount}色がある")  # fmt: skip
