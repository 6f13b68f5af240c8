"""CR 109.2 Objects without any of several keywords: "without first strike, double strike, or vigilance"."""

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


@term
class WithoutAny(Qualifier):
    """Objects with none of several keywords: "without first strike, double strike, or vigilance"."""

    reads: ClassVar[tuple[str, ...] | None] = ("abilities",)

    keywords: tuple[Keyword, ...]

    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for each keyword by its name."""
        return not any(look.has(getattr(keyword, "name", "")) for keyword in self.keywords)


phrase(QUALIFIER, "without {keywords:keyword-choice}", WithoutAny, ja="{keywords}のどれも持たない")
