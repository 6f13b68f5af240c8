"""CR 613.4b Several objects that become creatures: "artifacts you control become artifact creatures with base …"."""

from __future__ import annotations

from oathbreaker.language.categories import LASTING_TRAIT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.animating import CREATURE, Becomes, TypeLook
from oathbreaker.mechanics.becoming import X_SIZE
from oathbreaker.terms.term import term


@term
class BecomeMany(Becomes):
    """Several objects become creatures of another type besides, with a base power and toughness."""


def become_many(card_type: str, size: str) -> BecomeMany | None:
    """Return that objects become creatures that are of a type besides."""
    if card_type == CREATURE or X_SIZE in size:
        return None
    return BecomeMany(TypeLook(size, (), (), (card_type, CREATURE), based=True))


def take_become_many(tree: BecomeMany) -> tuple[object, ...] | None:
    """Take `become_many` apart."""
    return tree.look.types[0], tree.look.size


phrase(
    LASTING_TRAIT,
    "become {card_type:card-type} creatures with base power and toughness {size:size}",
    BecomeMany,
    forms=("base",),
    build=become_many,
    take=take_become_many,
    ja="基本のパワーとタフネスが{size}である{card_type}・クリーチャーになる",
)
