"""CR 205.3m, 613.1d Objects that gain or lose all creature types for a time, or are of all of them."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_changes import add_every_creature_type, lose_every_creature_type
from oathbreaker.language.categories import LASTING_TRAIT, TRAIT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import About
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class AreAllCreatureTypes(About):
    """Objects are of every creature type; `said` is "all" or "every"."""

    said: str = "all"
    what: Ref = NO_SUBJECT

    goes_beside: ClassVar[bool] = True

    layers: ClassVar[tuple[str, ...]] = ("4",)
    takes_away: ClassVar[bool] = False
    can_be_for_good: ClassVar[bool] = True

    @property
    def is_performed(self) -> bool:
        """Whether it is no object that is so of itself, which would be so in every zone (604.3)."""
        return self.said != "every" or not isinstance(self.what, This)

    @rule("205.3m", "613.1d")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Give them every creature type."""
        add_every_creature_type(characteristics)


@term
class LoseAllCreatureTypes(About):
    """Objects are of no creature type."""

    what: Ref = NO_SUBJECT

    layers: ClassVar[tuple[str, ...]] = ("4",)
    takes_away: ClassVar[bool] = False

    @rule("205.3m", "613.1d")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002
        """Take every creature type away."""
        lose_every_creature_type(characteristics)


phrase(LASTING_TRAIT, "[gain|gains] all creature types", AreAllCreatureTypes, ja="すべてのクリーチャー・タイプを得る")
phrase(LASTING_TRAIT, "[lose|loses] all creature types", LoseAllCreatureTypes, ja="すべてのクリーチャー・タイプを失う")
phrase(TRAIT, "[are|is] all creature types", AreAllCreatureTypes, ja="すべてのクリーチャー・タイプである")
phrase(
    TRAIT,
    "[are|is] every creature type",
    AreAllCreatureTypes,
    said="every",
    ja="すべてのクリーチャー・タイプである",
)
