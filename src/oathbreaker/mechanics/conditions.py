"""Conditions: "you control three or more artifacts", "it's a permanent card"."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.engine.layers import characteristics
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.grammar import SaySlot
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.describing import NUMBER
from oathbreaker.mechanics.finding import matching, thing, value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import Pronoun
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


def yours(what: Filter, context: Context) -> tuple[int, ...]:
    """Return the permanents of a kind that you control."""
    return tuple(oid for oid in matching(what, context) if context.state.objects[oid].controller == context.controller)


@term
class ControlsAtLeast(Condition):
    """You control at least so many permanents of a kind."""

    reads: ClassVar[tuple[str, ...] | None] = ("control",)

    amount: Amount
    what: Filter

    def holds(self, context: Context) -> bool:
        """Count them."""
        return len(yours(self.what, context)) >= value_of(self.amount, context)


@term
class ControlsAtMost(Condition):
    """You control at most so many permanents of a kind."""

    reads: ClassVar[tuple[str, ...] | None] = ("control",)

    amount: Amount
    what: Filter

    def holds(self, context: Context) -> bool:
        """Count them."""
        return len(yours(self.what, context)) <= value_of(self.amount, context)


@term
class Controls(Condition):
    """You control a permanent of a kind; `another` excludes the object itself."""

    reads: ClassVar[tuple[str, ...] | None] = ("control",)

    what: Filter
    another: bool = False

    def holds(self, context: Context) -> bool:
        """Look for one."""
        return any(oid != context.source or not self.another for oid in yours(self.what, context))


@term
class IsA(Condition):
    """An object is of a kind, or is not: "it's a permanent card"."""

    what: Ref
    kind: Filter
    denied: bool = False

    def holds(self, context: Context) -> bool:
        """Look at the object, wherever it is."""
        here = context.state.objects.get(thing(self.what, context))
        is_so = here is not None and isinstance(self.kind, Noun) and self.kind.describes(context, here)
        return is_so != self.denied


@term
class IsEither(Condition):
    """An object is of one kind or of another, each described by itself."""

    what: Ref
    kind: Filter
    other: Filter

    def holds(self, context: Context) -> bool:
        """Look for either."""
        return IsA(self.what, self.kind).holds(context) or IsA(self.what, self.other).holds(context)


@term
class CardTypesInGraveyard(Condition):
    """There are at least so many card types among the cards in your graveyard (delirium)."""

    reads: ClassVar[tuple[str, ...] | None] = ("graveyard",)

    amount: Amount

    def holds(self, context: Context) -> bool:
        """Count the card types."""
        state = context.state
        types = {word for oid in state.graveyard(context.controller) for word in characteristics(state, oid).types}
        return len(types) >= value_of(self.amount, context)


@term
class DevotionBelow(Condition):
    """Your devotion to a color is less than a number (700.5)."""

    reads: ClassVar[tuple[str, ...] | None] = ("control", "name")

    color: str
    amount: Amount

    @rule("700.5")
    def holds(self, context: Context) -> bool:
        """Count the mana symbols of the colour among costs of permanents you control."""
        return devotion(context, self.color) < value_of(self.amount, context)


@rule("700.5")
def devotion(context: Context, color: str) -> int:
    """Return your devotion to a color: its mana symbols among the mana costs of permanents you control."""
    state = context.state
    costs = [characteristics(state, thing.oid).mana_cost for thing in state.controlled(context.controller)]
    return sum([color in symbol.colors for cost in costs for symbol in cost.symbols])


def is_not(said: str, kind: Filter) -> IsA:
    """Return that something said before is not of a kind."""
    return IsA(Pronoun(said), kind, denied=True)


def take_is_not(said: str, tree: IsA) -> tuple[object, ...] | None:
    """Take `is_not` apart."""
    return (tree.kind,) if tree.denied and getattr(tree.what, "said", "") == said else None


def at_least(slot: SaySlot) -> str:
    """Return a condition's things in Japanese with their least number: これでない２つ以上の土地."""
    return slot("what.number").replace(NUMBER, f"{slot('amount')}{slot('what.counter')}以上の")


phrase(
    CONDITION,
    "you control {amount:count} or more {what:noun/many}",
    ControlsAtLeast,
    ja=lambda slot: f"あなたが{at_least(slot)}をコントロールしている",
)
phrase(
    CONDITION,
    "you control {amount:count} or fewer {what:noun/many}",
    ControlsAtMost,
    ja="あなたがコントロールしている{what}が{amount}{what.counter}以下である",
)
phrase(CONDITION, "you control a {what:noun/one}", Controls, ja="あなたが{what}をコントロールしている")
phrase(
    CONDITION,
    "you control another {what:noun/one}",
    Controls,
    another=True,
    ja="あなたがこれでない{what}をコントロールしている",
)
phrase(CONDITION, "it's a {kind:noun/one}", IsA, build=lambda kind: IsA(Pronoun("it's"), kind),
       take=lambda tree: (tree.kind,) if not tree.denied and tree.what.said == "it's" else None,
       ja="それが{kind}である")  # fmt: skip
phrase(
    CONDITION,
    "it's a {kind:noun/one} or a {other:noun/one}",
    IsEither,
    build=lambda kind, other: IsEither(Pronoun("it's"), kind, other),
    take=lambda tree: (tree.kind, tree.other),
    ja="それが{kind}か{other}である",
)
for words, said in (("it's not", "it's"), ("it isn't", "it")):
    phrase(
        CONDITION,
        f"{words} a {{kind:noun/one}}",
        IsA,
        build=partial(is_not, said),
        take=partial(take_is_not, said),
        ja="それが{kind}でない",
    )
phrase(
    CONDITION,
    "there are {amount:count} or more card types among cards in your graveyard",
    CardTypesInGraveyard,
    ja="あなたの墓地にあるカードの中に{amount}種類以上のカード・タイプがある",
)
phrase(
    CONDITION,
    "your devotion to {color:color} is less than {amount:count}",
    DevotionBelow,
    ja="あなたの{color}への信心が{amount}未満である",
)
