"""CR 118.3, 601.2h Costs paid with objects of a kind: "exile a card from your hand", "sacrifice two Mountains"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from oathbreaker.engine.abstract import Cost
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import Sacrifice, ZoneChange
from oathbreaker.engine.state import State
from oathbreaker.language.categories import COST
from oathbreaker.language.grammar import Build
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number, X
from oathbreaker.mechanics.costs import DiscardOfKind, is_there, meant, move_one
from oathbreaker.mechanics.finding import here, matching, value_of
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.qualifiers import stat_of
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ONE: Final = Number(1)
CARD: Final = Noun(Head((), "card"))


@term
class ExileCost(Cost):
    """Exile something, such as a card from a graveyard or from hand (701.13)."""

    what: Ref

    @property
    def has_x(self) -> bool:
        """Whether X is announced for it: "a card with mana value X" (107.3a)."""
        return any(self.what.find(X))

    def numbers(self, context: Context) -> set[int]:
        """Return each X for which there is a card in hand."""
        state = context.state
        hand = state.hand(context.controller)
        found = {stat_of(state.objects[oid], characteristics(state, oid), "mana value") for oid in hand}
        return {x for x in found if self.possible(with_x(context, x))}

    def greatest_x(self, context: Context) -> int:
        """Return the greatest mana value there is."""
        return max(self.numbers(context), default=0)

    @rule("118.3")
    def possible(self, context: Context) -> tuple[int, ...]:
        """Return what could be exiled: of permanents only one's own, and not the card that is being cast."""
        objects = context.state.objects
        return tuple(
            oid
            for oid in meant(self.what, context)
            if (objects[oid].controller == context.controller or not is_there(context, oid))
            and not (oid == context.source and objects[oid].zone == "hand")
        )

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there is something; with any X where none is announced yet."""
        if self.has_x and context.stack_id == NOBODY:
            return bool(self.numbers(context))
        return bool(self.possible(context))

    def pay(self, context: Context) -> Procedure[bool]:
        """Choose it and exile it."""
        return (yield from move_one(context, self.possible(context), "exile"))


def with_x(context: Context, x: int) -> Context:
    """Return the same point of view with another X."""
    other = context.with_item(context.item)
    other.x = x
    return other


class CostOfSeveral(Cost):
    """A cost that is paid with so many objects of a kind, at once."""

    __slots__ = ()

    amount: Amount
    what: Filter

    @property
    def is_performed(self) -> bool:
        """Whether what pays it can be known before X is announced."""
        return not any(self.find(X))

    def possible(self, context: Context) -> tuple[int, ...]:
        """Return what could pay it: of permanents only one's own, and not the card that is being cast."""
        objects = context.state.objects
        return tuple(
            oid
            for oid in here(context.state, matching(self.what, context))
            if (objects[oid].controller == context.controller or objects[oid].zone != "battlefield")
            and not (oid == context.source and objects[oid].zone == "hand")
        )

    def event(self, state: State, oid: int, context: Context) -> Event:
        """Return what happens to each.

        Raises:
            NotImplementedError: The class does not say what.
        """
        raise NotImplementedError(type(self).__name__)

    @rule("118.3")
    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there are enough."""
        return len(self.possible(context)) >= value_of(self.amount, context)

    @rule("601.2h")
    def pay(self, context: Context) -> Procedure[bool]:
        """Choose so many, and do it to all of them."""
        state, number = context.state, value_of(self.amount, context)
        chosen = yield from choose(
            state, context.controller, "cost", self.possible(context), number, number, "601.2h", source=context.source
        )
        yield from happen(state, [self.event(state, oid, context) for oid in chosen])
        return len(chosen) == number


@term
class SacrificeAsCost(CostOfSeveral):
    """Sacrifice several permanents (701.21)."""

    amount: Amount
    what: Filter

    def event(self, state: State, oid: int, context: Context) -> Event:  # noqa: ARG002  as declared
        """Sacrifice it."""
        return Sacrifice(oid, context.controller, context.source)


@term
class ExileAsCost(CostOfSeveral):
    """Exile several cards or permanents (701.13)."""

    amount: Amount
    what: Filter

    def event(self, state: State, oid: int, context: Context) -> Event:
        """Exile it."""
        return ZoneChange(state, oid, "exile", source=context.source)


@term
class ReturnAsCost(CostOfSeveral):
    """Return several permanents to their owner's hand."""

    amount: Amount
    what: Filter

    def event(self, state: State, oid: int, context: Context) -> Event:
        """Return it."""
        return ZoneChange(state, oid, "hand", source=context.source)


@rule("701.9b")
def discard_of_kind(what: Filter) -> DiscardOfKind | None:
    """Return the cost of discarding a card of a kind; any card at all is said otherwise."""
    is_card = isinstance(what, Noun) and what.head.kind == "card" and what != CARD
    return DiscardOfKind(what) if is_card else None


def exile_itself(what: Ref) -> ExileCost | None:
    """Return the cost of exiling the permanent itself."""
    return ExileCost(what) if isinstance(what, This) and what.said != "this card" else None


def take_exile_itself(cost: ExileCost) -> tuple[Ref] | None:
    """Take `exile_itself` apart."""
    return (cost.what,) if isinstance(cost.what, This) else None


def several(cls: Callable[[Amount, Filter], CostOfSeveral]) -> Build:
    """Return a function that makes a cost of several objects; one object is said otherwise."""
    return lambda amount, what: cls(amount, what) if amount != ONE else None


def take_several(cost: CostOfSeveral) -> tuple[Amount, Filter] | None:
    """Take a cost that is paid with several objects apart."""
    return (cost.amount, cost.what) if cost.amount != ONE else None


phrase(COST, "exile {what:this}", ExileCost, build=exile_itself, take=take_exile_itself, ja="{what}を追放する")
phrase(COST, "exile {what:some}", ExileCost, ja="{what}を追放する")
phrase(COST, "exile {amount:count} {what:noun/many}", ExileAsCost, take=take_several,
       build=several(ExileAsCost), ja="{what}{amount}{what.counter}を追放する")  # fmt: skip
phrase(COST, "sacrifice {amount:count} {what:noun/many}", SacrificeAsCost, take=take_several,
       build=several(SacrificeAsCost), ja="{what}{amount}{what.counter}を生け贄に捧げる")  # fmt: skip
phrase(COST, "return {amount:count} {what:noun/many} to their owner's hand", ReturnAsCost, take=take_several,
       build=several(ReturnAsCost), ja="{what}{amount}{what.counter}をオーナーの手札に戻す")  # fmt: skip
phrase(COST, "discard a {what:noun/one}", DiscardOfKind, build=discard_of_kind, take=lambda cost: (cost.what,),
       ja="{what.one}を捨てる")  # fmt: skip
