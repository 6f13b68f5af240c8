"""CR 118.12 What a player does, rather than pays, as something resolves or enters: "unless you discard a card"."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from oathbreaker.engine.abstract import Cost
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.revealing import Reveal as RevealEvent
from oathbreaker.language.categories import PAY, PRICE
from oathbreaker.language.phrases import phrase, same
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.costs import DiscardCost, DiscardOfKind, ReturnCost, SacrificeCost, TapCost, meant
from oathbreaker.mechanics.costs_of_several import ONE, ExileCost, ReturnAsCost, SacrificeAsCost, discard_of_kind
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.abilities import Cost as CostTerm
from oathbreaker.terms.refs import Some
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class RevealCost(Cost):
    """Reveal a card of a kind from hand (701.20)."""

    what: Ref

    def possible(self, context: Context) -> tuple[int, ...]:
        """Return the cards in hand that could be revealed."""
        state = context.state
        return tuple(oid for oid in meant(self.what, context) if state.objects[oid].owner == context.controller)

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there is one."""
        return bool(self.possible(context))

    @rule("701.20a")
    def pay(self, context: Context) -> Procedure[bool]:
        """Choose one and reveal it."""
        state, seat = context.state, context.controller
        chosen = yield from choose(state, seat, "cost", self.possible(context), 1, 1, "701.20a", source=context.source)
        yield from happen(state, [RevealEvent(oid, seat, context.source) for oid in chosen])
        return bool(chosen)


def only(costs: tuple[CostTerm, ...], kind: type[CostTerm]) -> CostTerm | None:
    """Return the one cost of costs that are nothing but one of a class."""
    return costs[0] if len(costs) == 1 and type(costs[0]) is kind else None


def reveal(what: Ref) -> tuple[CostTerm, ...] | None:
    """Return the cost of revealing a card from hand."""
    is_in_hand = isinstance(what, Some) and isinstance(what.what, Noun) and what.what.zones == ("hand",)
    return (RevealCost(what),) if is_in_hand else None


def declare(template: str, kind: type[CostTerm], ja: str, make: Callable[..., CostTerm | None] | None = None) -> None:
    """Declare a price that is one cost of a class, whose fields are the slots of the template."""
    making = make or kind

    def build(*values: object) -> tuple[CostTerm, ...] | None:
        cost = making(*values)
        return None if cost is None else (cost,)

    def take(costs: tuple[CostTerm, ...]) -> tuple[object, ...] | None:
        cost = only(costs, kind)
        if cost is None:
            return None
        values = tuple([getattr(cost, name) for name in cost.field_names])
        return values if build(*values) == costs else None

    phrase(PRICE, template, build=build, take=take, ja=ja)


def several(kind: Callable[[Amount, Filter], CostTerm]) -> Callable[[Amount, Filter], CostTerm | None]:
    """Return a function that makes a cost of several objects; one object is said otherwise."""
    return lambda amount, what: kind(amount, what) if amount != ONE else None


def chosen(kind: Callable[[Ref], CostTerm]) -> Callable[[Ref], CostTerm | None]:
    """Return a function that makes a cost of one of a kind; what is named already is said otherwise."""
    return lambda what: kind(what) if isinstance(what, Some) else None


def sacrifice(what: Ref, *, says_choice: bool) -> tuple[CostTerm, ...] | None:
    """Return the cost of sacrificing one of a kind; "of their choice" says what holds anyway (701.21a)."""
    return (SacrificeCost(what, says_choice),) if isinstance(what, Some) else None


def sacrificed(costs: tuple[CostTerm, ...], *, says_choice: bool) -> tuple[object, ...] | None:
    """Take `sacrifice` apart."""
    cost = only(costs, SacrificeCost)
    is_so = isinstance(cost, SacrificeCost) and isinstance(cost.what, Some) and cost.says_choice == says_choice
    return (cost.what,) if isinstance(cost, SacrificeCost) and is_so else None


same(PRICE, PAY)
phrase(
    PRICE,
    "[reveal|reveals] {what:some}",
    build=reveal,
    take=lambda costs: (cost.what,) if isinstance(cost := only(costs, RevealCost), RevealCost) else None,
    ja="{what}を公開する",
)
phrase(
    PRICE,
    "[tap|taps] a {what:noun/one}",
    build=lambda what: (TapCost(Number(1), what),),
    take=lambda costs: (
        (cost.what,) if isinstance(cost := only(costs, TapCost), TapCost) and cost.amount == Number(1) else None
    ),
    ja="{what.one}をタップする",
)
declare("[discard|discards] {amount:count} <card|cards>", DiscardCost, "カード{amount}枚を捨てる")
declare("[discard|discards] a {what:noun/one}", DiscardOfKind, "{what.one}を捨てる", discard_of_kind)
for words, japanese in (("", ""), (" of their choice", "選んで")):
    phrase(
        PRICE,
        f"[sacrifice|sacrifices] {{what:some}}{words}",
        build=partial(sacrifice, says_choice=bool(words)),
        take=partial(sacrificed, says_choice=bool(words)),
        ja=f"{{what}}を{japanese}生け贄に捧げる",
    )
declare(
    "[sacrifice|sacrifices] {amount:count} {what:noun/many}",
    SacrificeAsCost,
    "{what}{amount}{what.counter}を生け贄に捧げる",
    several(SacrificeAsCost),
)
declare("[exile|exiles] {what:some}", ExileCost, "{what}を追放する", chosen(ExileCost))
declare(
    "[return|returns] {what:some} to [its|its] owner's hand",
    ReturnCost,
    "{what}をオーナーの手札に戻す",
    chosen(ReturnCost),
)
declare(
    "[return|returns] {amount:count} {what:noun/many} to their owner's hand",
    ReturnAsCost,
    "{what}{amount}{what.counter}をオーナーの手札に戻す",
    several(ReturnAsCost),
)
