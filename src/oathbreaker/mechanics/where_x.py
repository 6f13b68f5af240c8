"""CR 107.3c, 608.2h Two instructions with the same X that the text says after them: "…, where X is …"."""

from __future__ import annotations

from oathbreaker.language.categories import SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.quantities import WhereX
from oathbreaker.mechanics.sentences import Joined, is_pair, joined_by_doer, take_joined_by_doer
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Amount
from oathbreaker.terms.term import Term


def with_x(first: terms.Effect, second: terms.Effect, amount: Amount) -> WhereX:
    """Return two instructions with an X that is said after them."""
    return WhereX(Joined(first, second, "and"), amount)


def take_with_x(tree: WhereX) -> tuple[object, ...] | None:
    """Take `with_x` apart."""
    effect = tree.effect
    return (effect.first, effect.second, tree.amount) if isinstance(effect, Joined) and is_pair(effect) else None


def by_doer_with_x(first: terms.Effect, second: Term, amount: Amount) -> WhereX | None:
    """Return two deeds of one player with an X that is said after them."""
    both = joined_by_doer("and", first, second)
    return WhereX(both, amount) if both is not None else None


def take_by_doer_with_x(tree: WhereX) -> tuple[object, ...] | None:
    """Take `by_doer_with_x` apart."""
    found = take_joined_by_doer("and", tree.effect) if isinstance(tree.effect, Joined) else None
    return (*found, tree.amount) if found is not None else None


SAID = "{first}。{second}。Ｘは{amount}に等しい。"
phrase(
    SENTENCE,
    "{first:effect} and {second:effect} , where X is {amount:quantity} .",
    WhereX,
    build=with_x,
    take=take_with_x,
    ja=SAID,
)
phrase(
    SENTENCE,
    "{first:effect} and {second:deed/third} , where X is {amount:quantity} .",
    WhereX,
    build=by_doer_with_x,
    take=take_by_doer_with_x,
    ja=SAID,
)
