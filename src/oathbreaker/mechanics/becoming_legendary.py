"""CR 205.4 What becomes legendary too: "becomes a legendary 4/4 red Dragon creature with flying"."""

from __future__ import annotations

from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_changes import add_supertypes
from oathbreaker.language.categories import LASTING_TRAIT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.animating import Becomes, TypeLook
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class BecomesLegendary(Becomes):
    """Objects become what `Becomes` says, and legendary."""

    @rule("205.4b")
    def change_types(self, characteristics: Characteristics) -> None:
        """Change the types, and add the supertype."""
        Becomes.change_types(self, characteristics)
        add_supertypes(characteristics, "legendary")


def become(look: TypeLook) -> BecomesLegendary:
    """Return that objects become so for a time."""
    return BecomesLegendary(look)


def take_become(tree: BecomesLegendary) -> tuple[object, ...] | None:
    """Take `become` apart."""
    return (tree.look,) if tree == become(tree.look) else None


phrase(
    LASTING_TRAIT,
    "[become|becomes] a legendary {look:look}",
    BecomesLegendary,
    build=become,
    take=take_become,
    ja="伝説の{look}になる",
)
