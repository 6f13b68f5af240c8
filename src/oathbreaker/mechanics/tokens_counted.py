"""CR 111, 107 As many tokens as an amount says: "create a number of … tokens equal to …"."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Amount, Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.language.categories import DEED, QUANTITY
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.tokens import CreateToken, TokenKind, create_all
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Keyword, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class CreateNumberOfTokens(Effect):
    """A player creates as many tokens as an amount says (701.7)."""

    makes: ClassVar[str] = "tokens"

    kind: Term
    amount: terms.Amount
    tapped: bool = False
    who: Ref = You()

    @rule("111.2", "701.7a")
    def perform(self, context: Context) -> Procedure[None]:
        """Create them all at once; they can be referred to."""
        plain = CreateToken(self.amount, self.kind, self.tapped)
        yield from create_all(plain.creations(context, self.who), context)


@term
class HighestLifeTotal(Amount):
    """The highest life total among all players."""

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("119.1")
    def value(self, context: Context) -> int:
        """Look at everybody who is in the game."""
        return max((player.life for player in context.state.players if player.in_game), default=0)


def with_keywords(tapped: bool, kind: TokenKind, keywords: tuple[Keyword, ...], amount: terms.Amount) -> Term:  # noqa: FBT001  a part of the phrase
    """Return the creating of tokens with keywords."""
    return CreateNumberOfTokens(kind.changed_field("keywords", keywords), amount, tapped)


def take_with_keywords(tapped: bool, tree: CreateNumberOfTokens) -> tuple[object, ...] | None:  # noqa: FBT001  a part of the phrase
    """Take `with_keywords` apart."""
    kind = tree.kind
    if not isinstance(kind, TokenKind) or not kind.keywords or tree.tapped != tapped or tree.who != You():
        return None
    return (kind.changed_field("keywords", ()), kind.keywords, tree.amount)


def without_keywords(tapped: bool, tree: CreateNumberOfTokens) -> tuple[object, ...] | None:  # noqa: FBT001  a part of the phrase
    """Take the creating of tokens without keywords apart."""
    if tree.tapped != tapped or tree.who != You() or (isinstance(tree.kind, TokenKind) and tree.kind.keywords):
        return None
    return (tree.kind, tree.amount)


for tapped, state, in_state in ((False, "", ""), (True, "tapped ", "タップ状態で")):
    SAID = f"{{amount}}に等しい数の{{kind}}を{in_state}生成する"
    for category in ("token-kind", "predefined-token"):
        phrase(
            DEED,
            f"[create|creates] a number of {state}{{kind:{category}}} tokens equal to {{amount:quantity}}",
            CreateNumberOfTokens,
            build=partial(lambda is_tapped, kind, amount: CreateNumberOfTokens(kind, amount, is_tapped), tapped),
            take=partial(without_keywords, tapped),
            ja=SAID,
        )
    phrase(
        DEED,
        f"[create|creates] a number of {state}{{kind:token-kind}} tokens with {{keywords:keyword-list}} "
        "equal to {amount:quantity}",
        CreateNumberOfTokens,
        build=partial(with_keywords, tapped),
        take=partial(take_with_keywords, tapped),
        ja=f"{{keywords}}を持つ{{kind}}を{{amount}}に等しい数だけ{in_state}生成する",
    )
fixed(
    QUANTITY,
    "the highest life total among all players",
    HighestLifeTotal(),
    ja="すべてのプレイヤーの中で最も高いライフの総量",
)
