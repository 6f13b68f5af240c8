"""CR 205.1b, 613.4b Artifacts that become creatures as large as their mana value."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_changes import add_card_types, set_power_toughness
from oathbreaker.language.categories import LASTING_TRAIT, TRAIT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import About
from oathbreaker.mechanics.qualifiers import stat_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ArtifactCreatureByManaValue(About):
    """Objects are artifact creatures, their power and toughness each equal to their mana value.

    Attributes:
        said: How the text says it: "is" or "becomes".
        what: The objects.
    """

    said: str
    what: Ref = NO_SUBJECT

    reads: ClassVar[tuple[str, ...] | None] = ("name",)
    layers: ClassVar[tuple[str, ...]] = ("4", "7b")
    takes_away: ClassVar[bool] = False

    @rule("205.1b", "613.4b", "202.3")
    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:
        """Add the types, or set the numbers."""
        if layer == "4":
            add_card_types(characteristics, "artifact", "creature")
            return
        number = stat_of(context.state.objects[oid], characteristics, "mana value")
        set_power_toughness(characteristics, number, number)


SIZE = "an artifact creature with power and toughness each equal to its mana value"
phrase(
    LASTING_TRAIT,
    f"[become|becomes] {SIZE}",
    ArtifactCreatureByManaValue,
    said="becomes",
    ja="パワーとタフネスがそれぞれそれのマナ総量に等しいアーティファクト・クリーチャーになる",
)
phrase(
    TRAIT,
    f"is {SIZE}",
    ArtifactCreatureByManaValue,
    forms=("third",),
    said="is",
    ja="パワーとタフネスがそれぞれそれのマナ総量に等しいアーティファクト・クリーチャーである",
)
