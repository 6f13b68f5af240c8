"""CR 508.4 Tokens that are created tapped and attacking."""

from __future__ import annotations

from functools import partial
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.combat.attackers import choose_attacked
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.token_events import CreateToken as CreateEvent
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import is_single, phrase
from oathbreaker.mechanics.finding import seats, value_of
from oathbreaker.mechanics.that_many import MANY, ThatMany
from oathbreaker.mechanics.tokens import TokenKind, bare, create_all, definition_of_kind
from oathbreaker.terms.abilities import Amount, Keyword, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import Term, term
from oathbreaker.texts.rules import rule


@term
class CreateAttacking(Effect):
    """A player creates tokens that are tapped and attacking (508.4)."""

    makes: ClassVar[str] = "tokens"

    amount: Amount
    kind: Term
    who: Ref = You()

    @property
    def made(self) -> str:
        """What later words can refer to: "it" is the token where one is made."""
        return "token" if is_single(self.amount) else self.makes

    @rule("508.4", "111.2")
    def perform(self, context: Context) -> Procedure[None]:
        """Let who creates them choose what each attacks, and create them all at once."""
        state, number = context.state, value_of(self.amount, context)
        definition = definition_of_kind(self.kind, context.x)
        events: list[CreateEvent] = []
        for seat in seats(self.who, context):
            for _ in range(number):
                creation = CreateEvent(seat, definition, context.source, tapped=True)
                creation.attacking = yield from choose_attacked(state, seat, context.source)
                events.append(creation)
        yield from create_all(list(events), context)


def attacking(single: bool, amount: Amount, kind: Term) -> CreateAttacking | None:  # noqa: FBT001  as the phrase fixes it
    """Return the creating of attacking tokens."""
    return CreateAttacking(amount, kind) if is_single(amount) == single else None


def take_attacking(single: bool, tree: CreateAttacking) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `attacking` apart."""
    if is_single(tree.amount) != single or isinstance(tree.amount, ThatMany) or tree.who != You():
        return None
    return None if isinstance(tree.kind, TokenKind) and tree.kind != bare(tree.kind) else (tree.amount, tree.kind)


def with_keywords(
    single: bool,  # noqa: FBT001  as the phrase fixes it
    amount: Amount,
    kind: TokenKind,
    keywords: tuple[Keyword, ...],
) -> CreateAttacking | None:
    """Return the creating of attacking tokens with keywords."""
    return attacking(single, amount, kind.changed_field("keywords", keywords))


def take_with_keywords(single: bool, tree: CreateAttacking) -> tuple[object, ...] | None:  # noqa: FBT001  as the phrase fixes it
    """Take `with_keywords` apart."""
    kind = tree.kind
    if is_single(tree.amount) != single or not isinstance(kind, TokenKind) or tree.who != You():
        return None
    is_so = kind.keywords and kind.changed_field("keywords", ()) == bare(kind)
    return (tree.amount, bare(kind), kind.keywords) if is_so else None


def take_that_many(tree: CreateAttacking) -> tuple[object, ...] | None:
    """Take the creating of that many attacking tokens apart."""
    kind = tree.kind
    is_so = isinstance(tree.amount, ThatMany) and tree.who == You()
    return (kind,) if is_so and isinstance(kind, TokenKind) and kind == bare(kind) else None


IN_JAPANESE: Final = "{kind}{amount}{kind.counter}をタップ状態かつ攻撃している状態で生成する"
for single, token, that in ((True, "token", "that's"), (False, "tokens", "that are")):
    created = f"[create|creates] {{amount:count}} {{kind:token-kind}} {token}"
    phrase(
        DEED,
        f"{created} {that} tapped and attacking",
        CreateAttacking,
        build=partial(attacking, single),
        take=partial(take_attacking, single),
        ja=IN_JAPANESE,
    )
    phrase(
        DEED,
        f"{created} with {{keywords:keyword-list}} {that} tapped and attacking",
        CreateAttacking,
        build=partial(with_keywords, single),
        take=partial(take_with_keywords, single),
        ja=f"{{keywords}}を持つ{IN_JAPANESE}",
    )
phrase(
    DEED,
    "[create|creates] that many {kind:token-kind} tokens that are tapped and attacking",
    CreateAttacking,
    build=partial(CreateAttacking, MANY),
    take=take_that_many,
    ja="{many}数の{kind}をタップ状態かつ攻撃している状態で生成する",
)
