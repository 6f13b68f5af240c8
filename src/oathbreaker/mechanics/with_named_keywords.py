"""CR 702.1 Objects with a keyword ability that is called by its name alone: "card with flashback"."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.objects import GameObject
from oathbreaker.language.categories import QUALIFIER
from oathbreaker.language.phrases import fixed
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

NAMED: Final = {
    "cycling": "サイクリング",
    "disturb": "降霊",
    "flashback": "フラッシュバック",
    "foretell": "予顕",
    "mutate": "変容",
    "suspend": "待機",
}
"""Keywords that have a cost of their own on each card -> their names in Japanese."""

CYCLING: Final = "cycling"


@term
class WithKeywordNamed(Qualifier):
    """Objects with a keyword ability of a name, whatever its cost: "with flashback"."""

    reads: ClassVar[tuple[str, ...] | None] = ("abilities",)

    name: str

    @rule("702.1", "702.29f")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look for the keyword by its name; typecycling is cycling too."""
        return look.has(self.name) or (self.name == CYCLING and any(map(is_cycling, look.keyword_names)))


def is_cycling(name: str) -> bool:
    """Tell whether a keyword is cycling of a type: plainscycling."""
    return name.endswith(CYCLING)


for word, japanese in NAMED.items():
    fixed(QUALIFIER, f"with {word}", WithKeywordNamed(word), ja=f"{japanese}を持つ")
