"""CR 205.1, 613 What several objects become: "become 4/4 Elemental creatures with trample"."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import Final, cast

from oathbreaker.cards.type_words import japanese_type_word
from oathbreaker.language.categories import LASTING_TRAIT, LOOKS, SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.animating import (
    OTHER_TYPES,
    SLOTS,
    Becomes,
    TypeLook,
    build_bare,
    but,
    still,
    take_bare,
    take_still,
)
from oathbreaker.mechanics.types import CARD_TYPES
from oathbreaker.terms import abilities as terms

SEVERAL: Final = "several"


def of_types(slots: tuple[bool, ...], *given: object) -> TypeLook | None:
    """Return a look whose types the text says in the plural."""
    types = cast("tuple[str, ...]", given[-1])
    return build_bare(slots, *given) if all(word in CARD_TYPES for word in types) else None


def with_keywords(slots: tuple[bool, ...], *given: object) -> TypeLook | None:
    """Return a look with keywords."""
    *parts, keywords = given
    look = of_types(slots, *parts)
    return but(look, keywords=keywords) if look is not None else None


def take_with_keywords(slots: tuple[bool, ...], look: TypeLook) -> tuple[object, ...] | None:
    """Take `with_keywords` apart."""
    if not look.keywords or look.abilities or look.every or look.based:
        return None
    found = take_bare(slots, but(look, keywords=()))
    return (*found, look.keywords) if found is not None else None


def with_base(slots: tuple[bool, ...], *given: object) -> TypeLook | None:
    """Return a look whose size the text says last."""
    *parts, size = given
    look = of_types(slots, *parts)
    is_fixed = "X" not in cast("str", size)
    return but(look, size=size, based=True) if look is not None and not look.size and is_fixed else None


def take_with_base(slots: tuple[bool, ...], look: TypeLook) -> tuple[object, ...] | None:
    """Take `with_base` apart."""
    if not look.based or look.keywords or look.abilities or look.every:
        return None
    found = take_bare(slots, but(look, size="", based=False))
    return (*found, look.size) if found is not None else None


def become(keeps: str, look: TypeLook) -> Becomes:
    """Return that several objects become so for a time."""
    return Becomes(look, keeps, said=SEVERAL)


def take_become(keeps: str, tree: Becomes) -> tuple[object, ...] | None:
    """Take `become` apart."""
    return (tree.look,) if tree == become(keeps, tree.look) else None


def are_still(kind: str, effect: terms.Effect) -> terms.Effect | None:
    """Return an instruction by which several objects become creatures, with the type of which they are still some."""
    return still(effect, f"{kind}s") if any(one.said == SEVERAL for one in effect.find(Becomes)) else None


for slots in product((True, False), repeat=len(SLOTS)):
    there = " ".join(slot for slot, is_there in zip(SLOTS, slots, strict=True) if is_there)
    types = f"{there} {{types:type-words/many}}".strip()
    phrase(LOOKS, types, TypeLook, build=partial(of_types, slots), take=partial(take_bare, slots))
    phrase(LOOKS, f"{types} with {{keywords:keyword-list}}", TypeLook, build=partial(with_keywords, slots),
           take=partial(take_with_keywords, slots))  # fmt: skip
    if slots[0]:
        continue
    phrase(LOOKS, f"{types} with base power and toughness {{base:size}}", TypeLook, build=partial(with_base, slots),
           take=partial(take_with_base, slots))  # fmt: skip
for keeps, words, japanese in (("", "", ""), (OTHER_TYPES, "in addition to their other types", "他のタイプに加えて")):
    phrase(
        LASTING_TRAIT,
        f"become {{look:looks}} {words}".strip(),
        Becomes,
        forms=("base",),
        build=partial(become, keeps),
        take=partial(take_become, keeps),
        ja=f"{japanese}{{look}}になる",
    )
for kind in ("land", "artifact", "enchantment", "planeswalker"):
    phrase(
        SENTENCE,
        f"{{effect:effect}} . they're still {kind}s .",
        build=partial(are_still, kind),
        take=partial(take_still, f"{kind}s"),
        ja=f"{{effect}}。それらは{japanese_type_word(kind)}でもある。",
    )
