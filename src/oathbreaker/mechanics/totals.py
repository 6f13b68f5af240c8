"""CR 107 Sums: "the number of … plus the number of …", "their total power"."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import Amount
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import QUANTITY
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import matching, things
from oathbreaker.mechanics.quantities import STATS, stat_of_object
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import Pronoun
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

BEFORE: Final = "them"
"""The word that refers to the objects of which "their total power" speaks."""


@term
class CountOfBoth(Amount):
    """The number of objects of one kind plus the number of those of another."""

    first: Filter
    second: Filter

    def value(self, context: Context) -> int:
        """Count both; what is of both kinds counts twice."""
        return len(matching(self.first, context)) + len(matching(self.second, context))


@term
class TheirTotal(Amount):
    """The total power, toughness or mana value of the objects that were named before."""

    stat: str
    of: Ref

    @rule("608.2h", "107.1b")
    def value(self, context: Context) -> int:
        """Add all of them up, as they are or last were."""
        return sum(stat_of_object(context.state, oid, self.stat) for oid in things(self.of, context))


def their_total(stat: str) -> TheirTotal:
    """Return the total of the objects named before."""
    return TheirTotal(stat, Pronoun(BEFORE))


phrase(
    QUANTITY,
    "the number of {first:noun/many} plus the number of {second:noun/many}",
    CountOfBoth,
    ja="{first}の数に{second}の数を足した値",
)
for stat in STATS:
    fixed(QUANTITY, f"their total {stat}", their_total(stat))


@says(TheirTotal)
def say_their_total(_writer: JapaneseWriter, total: TheirTotal) -> str:
    """Return the total of what was named before: それらのパワーの合計."""
    return f"それらの{STATS[total.stat]}の合計"
