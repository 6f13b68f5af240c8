"""CR 106, 601.2h How much mana was spent on a spell, and one number that is greater or less than another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oathbreaker.engine.abstract import Amount, Condition
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import CONDITION, QUANTITY
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.spent_to_cast import SPELLS, mana_spent_on, to_cast
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ManaSpent(Amount):
    """The amount of mana that was spent to cast a spell, or the spell that became a permanent."""

    of: Ref

    @rule("601.2h", "400.7d")
    def value(self, context: Context) -> int:
        """Count the mana, as it was noted when the spell was cast; a spell that was not cast cost nothing."""
        return len(mana_spent_on(self.of, context))


@says(ManaSpent)
def say_mana_spent(writer: JapaneseWriter, amount: ManaSpent) -> str:
    """Return how much mana was spent: その呪文を唱えるために支払われたマナの点数."""
    return f"{to_cast(writer, amount.of)}支払われたマナの点数"


COMPARED: Final[dict[str, Callable[[int, int], bool]]] = {
    "greater": lambda first, second: first > second,
    "less": lambda first, second: first < second,
    "greater than or equal": lambda first, second: first >= second,
    "less than or equal": lambda first, second: first <= second,
}


@term
class Compares(Condition):
    """One number is greater or less than another; `was` if the text says so of what was."""

    first: terms.Amount
    second: terms.Amount
    how: str
    was: bool = False

    @rule("608.2h")
    def holds(self, context: Context) -> bool:
        """Compare them now."""
        return COMPARED[self.how](value_of(self.first, context), value_of(self.second, context))


SPENT: Final = "the amount of mana spent to cast"
for spell in SPELLS:
    fixed(QUANTITY, f"{SPENT} {spell.said}", ManaSpent(spell))
for how, than, japanese in (
    ("greater", "greater than", "より大きい"),
    ("less", "less than", "より小さい"),
    ("greater than or equal", "greater than or equal to", "以上である"),
    ("less than or equal", "less than or equal to", "以下である"),
):
    for verb, was in (("is", False), ("was", True)):
        phrase(
            CONDITION,
            f"{{first:quantity}} {verb} {than} {{second:quantity}}",
            Compares,
            how=how,
            was=was,
            ja=f"{{first}}が{{second}}{japanese}",
        )
