"""CR 701.7 Two kinds of tokens that are created together: "a Treasure token and a 1/1 white Bird creature token"."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import CREATED, DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.tokens import WITH, CreateToken, create_all, create_with, take_create_with
from oathbreaker.terms.abilities import Amount, Keyword, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class CreateBoth(Effect):
    """A player creates tokens of two kinds at the same time (701.7)."""

    makes: ClassVar[str] = "tokens"

    first: CreateToken
    second: CreateToken
    who: Ref = You()

    @rule("701.7a", "111.2")
    def perform(self, context: Context) -> Procedure[None]:
        """Create them all at once; they can be referred to together."""
        events = [*self.first.creations(context, self.who), *self.second.creations(context, self.who)]
        yield from create_all(events, context)


def plain(amount: Amount, kind: Term) -> CreateToken:
    """Return tokens of a kind without more."""
    return CreateToken(amount, kind)


def take_plain(tree: CreateToken) -> tuple[object, ...] | None:
    """Take `plain` apart."""
    has_more = getattr(tree.kind, "keywords", ()) or getattr(tree.kind, "abilities", ())
    return None if has_more or tree != CreateToken(tree.amount, tree.kind) else (tree.amount, tree.kind)


def with_keywords(amount: Amount, kind: Term, keywords: tuple[Keyword, ...]) -> CreateToken:
    """Return tokens of a kind with keywords."""
    return create_with(tapped=False, amount=amount, kind=kind, keywords=keywords)


def take_with_keywords(tree: CreateToken) -> tuple[object, ...] | None:
    """Take `with_keywords` apart."""
    return take_create_with(tapped=False, effect=tree)


for category in ("token-kind", "predefined-token"):
    phrase(
        CREATED,
        f"{{amount:count}} {{kind:{category}}} <token|tokens>",
        CreateToken,
        build=plain,
        take=take_plain,
        ja="{kind}{amount}{kind.counter}",
    )
phrase(
    CREATED,
    f"{{amount:count}} {WITH}",
    CreateToken,
    build=with_keywords,
    take=take_with_keywords,
    ja="{keywords}を持つ{kind}{amount}{kind.counter}",
)
phrase(
    DEED,
    "[create|creates] {first:created} and {second:created}",
    CreateBoth,
    ja="{first}と{second}を生成する",
)
