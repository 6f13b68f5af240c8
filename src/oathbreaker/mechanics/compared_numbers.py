"""CR 109.2, 107 Descriptions whose number is compared with an amount: "with mana value less than or equal to …"."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.language.categories import QUALIFIER
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.qualifiers import NUMBERS, Qualifier, stat_of
from oathbreaker.terms.abilities import Amount
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

COMPARISONS: Final = {
    "less than or equal to": "以下",
    "equal to": "に等しい",
    "less than": "未満",
    "greater than": "より大きい",
}
"""How a number is compared -> in Japanese, after the amount."""


@term
class ComparedNumber(Qualifier):
    """Objects whose number is compared with an amount.

    Attributes:
        number: "mana value", "power" or "toughness".
        how: A key of `COMPARISONS`.
        amount: What it is compared with.
    """

    reads: ClassVar[tuple[str, ...] | None] = None

    number: str
    how: str
    amount: Amount

    @rule("107.1", "202.3")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:
        """Compare the number."""
        found, wanted = stat_of(thing, look, self.number), value_of(self.amount, context)
        if self.how == "equal to":
            return found == wanted
        if self.how == "greater than":
            return found > wanted
        return found < wanted or (found == wanted and self.how == "less than or equal to")


for stat, japanese in NUMBERS.items():
    for how, compared in COMPARISONS.items():
        phrase(
            QUALIFIER,
            f"with {stat} {how} {{amount:quantity}}",
            ComparedNumber,
            number=stat,
            how=how,
            ja=f"{japanese}が{{amount}}{compared}である" if "等" not in compared and "大" not in compared
            else f"{japanese}が{{amount}}{compared}",
        )
