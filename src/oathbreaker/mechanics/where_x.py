"""CR 107.3c, 608.2h Instructions with the same X that the text says after them: "…, where X is …"."""

from __future__ import annotations

from typing import Final

from oathbreaker.language.categories import SENTENCE
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import X
from oathbreaker.mechanics.quantities import WhereX
from oathbreaker.mechanics.sentences import (
    NUMBERS,
    THEN,
    IfYouDo,
    Joined,
    Then,
    is_pair,
    joined_by_doer,
    take_joined_by_doer,
)
from oathbreaker.mechanics.unless import Unless
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Amount, Cost, Ref
from oathbreaker.terms.term import Term
from oathbreaker.texts.rules import rule


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


def then_with_x(effect: terms.Effect, amount: Amount) -> Then:
    """Return an instruction that begins with "then", with an X that is said after it."""
    return Then(WhereX(effect, amount))


def take_then_with_x(tree: Then) -> tuple[object, ...] | None:
    """Take `then_with_x` apart."""
    inner = tree.effect
    return (inner.effect, inner.amount) if isinstance(inner, WhereX) and not is_pair(inner.effect) else None


def if_you_do_with_x(effect: terms.Effect, amount: Amount) -> IfYouDo:
    """Return what follows from doing something, with an X that is said after it."""
    return IfYouDo(WhereX(effect, amount))


def take_if_you_do_with_x(tree: IfYouDo) -> tuple[object, ...] | None:
    """Take `if_you_do_with_x` apart."""
    inner = tree.effect
    return (inner.effect, inner.amount) if isinstance(inner, WhereX) and not is_pair(inner.effect) else None


def if_you_do_both_with_x(first: terms.Effect, second: terms.Effect, amount: Amount) -> IfYouDo:
    """Return two instructions that follow from doing something, with an X that is said after them."""
    return IfYouDo(with_x(first, second, amount))


def take_if_you_do_both_with_x(tree: IfYouDo) -> tuple[object, ...] | None:
    """Take `if_you_do_both_with_x` apart."""
    return take_with_x(tree.effect) if isinstance(tree.effect, WhereX) else None


@rule("608.2c", "608.2h")
def in_turn_with_x(first: terms.Effect, second: terms.Effect, amount: Amount) -> terms.Effect:
    """Return two instructions in turn, with an X that is said after them: it is found where it is first needed."""
    if any(first.find(X)):
        return WhereX(Joined(first, second, THEN), amount)
    return Joined(first, WhereX(second, amount), THEN)


def take_in_turn_with_x(tree: terms.Effect) -> tuple[object, ...] | None:
    """Take `in_turn_with_x` apart."""
    if isinstance(tree, WhereX) and isinstance(tree.effect, Joined) and tree.effect.how == THEN:
        found = (tree.effect.first, tree.effect.second, tree.amount)
    elif isinstance(tree, Joined) and tree.how == THEN and isinstance(tree.second, WhereX):
        found = (tree.first, tree.second.effect, tree.second.amount)
    else:
        return None
    return found if in_turn_with_x(*found) == tree else None


def unless_with_x(effect: terms.Effect, who: Ref, costs: tuple[Cost, ...], amount: Amount) -> WhereX:
    """Return what happens unless a player pays, with an X that is said after it."""
    return WhereX(Unless(effect, who, costs), amount)


def take_unless_with_x(tree: WhereX) -> tuple[object, ...] | None:
    """Take `unless_with_x` apart."""
    inner = tree.effect
    return (inner.effect, inner.who, inner.costs, tree.amount) if isinstance(inner, Unless) else None


X_IS: Final = "Ｘは{amount}に等しい。"
phrase(
    SENTENCE,
    "then {effect:effect} , where X is {amount:quantity} .",
    Then,
    build=then_with_x,
    take=take_then_with_x,
    ja=f"その後、{{effect}}。{X_IS}",
)
phrase(
    SENTENCE,
    "if you do , {effect:effect} , where X is {amount:quantity} .",
    IfYouDo,
    build=if_you_do_with_x,
    take=take_if_you_do_with_x,
    ja=f"そうしたなら、{{effect}}。{X_IS}",
)
phrase(
    SENTENCE,
    "if you do , {first:effect} and {second:effect} , where X is {amount:quantity} .",
    IfYouDo,
    build=if_you_do_both_with_x,
    take=take_if_you_do_both_with_x,
    ja=f"そうしたなら、{{first}}。{{second}}。{X_IS}",
)
phrase(
    SENTENCE,
    "{first:effect} , then {second:effect} , where X is {amount:quantity} .",
    build=in_turn_with_x,
    take=take_in_turn_with_x,
    ja=f"{{first}}。その後、{{second}}。{X_IS}",
)
for number, verb in NUMBERS:
    phrase(
        SENTENCE,
        f"{{effect:effect}} unless {{who:player/{number}}} {{costs:price/{verb}}} , where X is {{amount:quantity}} .",
        WhereX,
        build=unless_with_x,
        take=take_unless_with_x,
        ja=f"{{who.ga}}{{costs.nai}}かぎり、{{effect}}。{X_IS}",
    )


def one_then_another(first: terms.Effect, amount: Amount, second: terms.Effect) -> Joined:
    """Return an instruction with an X that is said after it, and another after that."""
    return Joined(WhereX(first, amount), second, "then")


def take_one_then_another(tree: Joined) -> tuple[object, ...] | None:
    """Take `one_then_another` apart."""
    first = tree.first
    return (first.effect, first.amount, tree.second) if tree.how == "then" and isinstance(first, WhereX) else None


phrase(
    SENTENCE,
    "{first:effect} , where X is {amount:quantity} , then {second:effect} .",
    Joined,
    build=one_then_another,
    take=take_one_then_another,
    ja="{first}。Ｘは{amount}に等しい。その後、{second}。",
)
