"""CR 109.2, 107 Descriptions whose number is compared with an amount: "with mana value less than or equal to …"."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.language.categories import QUALIFIER
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.qualifiers import NUMBERS, Qualifier, is_from_zone, stat_of
from oathbreaker.terms.abilities import Amount
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

COMPARISONS: Final = {
    "less than or equal to": "以下である",
    "equal to": "に等しい",
    "less than": "未満である",
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
    ends: ClassVar[bool] = True

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


def compared(number: str, how: str, amount: Amount) -> ComparedNumber | None:
    """Return a comparison; where things come from is not said of what is counted for it."""
    is_moved = any(is_from_zone(one) for noun in amount.find(Noun) for one in noun.qualifiers)
    return None if is_moved else ComparedNumber(number, how, amount)


def take_compared(number: str, how: str, tree: ComparedNumber) -> tuple[object, ...] | None:
    """Take `compared` apart."""
    return (tree.amount,) if (tree.number, tree.how) == (number, how) else None


for stat, japanese in NUMBERS.items():
    for how, said in COMPARISONS.items():
        phrase(
            QUALIFIER,
            f"with {stat} {how} {{amount:quantity}}",
            ComparedNumber,
            build=partial(compared, stat, how),
            take=partial(take_compared, stat, how),
            ja=f"{japanese}が{{amount}}{said}",
        )
