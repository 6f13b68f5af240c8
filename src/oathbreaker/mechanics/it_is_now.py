"""CR 205.1, 613 "As long as …, it's a 7/7 Dragon creature": what a static ability says of its own object by a word."""

from __future__ import annotations

from functools import partial

from oathbreaker.language.categories import STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.animating import Becomes, TypeLook, is_fixed
from oathbreaker.terms.refs import Back, Pronoun


def it_is(said: str, look: TypeLook) -> Becomes | None:
    """Return that the object named before is so; only what is a creature, since types alone are said otherwise."""
    return Becomes(look, what=Pronoun(said)) if is_fixed(look) and look.size else None


def take_it_is(said: str, tree: Becomes) -> tuple[TypeLook] | None:
    """Take `it_is` apart."""
    what = tree.what
    is_so = isinstance(what, Pronoun | Back) and what.said == said and not tree.keeps and not tree.loses
    return (tree.look,) if is_so else None


for said in ("it's", "he's", "she's"):
    phrase(
        STATEMENT,
        f"{said} a {{look:look}}",
        Becomes,
        build=partial(it_is, said),
        take=partial(take_it_is, said),
        ja="これは{look}である",
    )
