"""CR 109.2 Descriptions of what has the greatest number among others, and of what has one of two keywords."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.language.categories import QUALIFIER
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import matching
from oathbreaker.mechanics.qualifiers import NUMBERS, Qualifier, stat_of
from oathbreaker.mechanics.quantities import stat_of_object
from oathbreaker.terms.abilities import Filter, Keyword
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class WithGreatest(Qualifier):
    """Objects with the greatest number among objects of a kind: more than one may have it."""

    reads: ClassVar[tuple[str, ...] | None] = None
    ends: ClassVar[bool] = True

    number: str
    among: Filter

    @rule("109.2")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:
        """Compare the number with those of the others."""
        others = matching(self.among, context)
        own = stat_of(thing, look, self.number)
        return thing.oid in others and all(stat_of_object(context.state, oid, self.number) <= own for oid in others)


@term
class WithEitherKeyword(Qualifier):
    """Objects with one of two keywords: "with trample or haste"."""

    reads: ClassVar[tuple[str, ...] | None] = ("abilities",)

    first: Keyword
    second: Keyword

    @rule("702.1")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for either by its name."""
        return any(look.has(getattr(keyword, "name", "")) for keyword in (self.first, self.second))


for stat, japanese in NUMBERS.items():
    phrase(
        QUALIFIER,
        f"with the greatest {stat} among {{among:noun/many}}",
        WithGreatest,
        number=stat,
        ja=f"{{among}}の中で最大の{japanese}を持つ",
    )
phrase(
    QUALIFIER,
    "with {first:keyword} or {second:keyword}",
    WithEitherKeyword,
    ja="{first}か{second}を持つ",
)
