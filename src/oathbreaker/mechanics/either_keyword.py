"""CR 702.1 Descriptions of what has one of two keywords: "with trample or haste"."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.language.categories import QUALIFIER
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.terms.abilities import Keyword
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


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


phrase(
    QUALIFIER,
    "with {first:keyword} or {second:keyword}",
    WithEitherKeyword,
    ja="{first}か{second}を持つ",
)
