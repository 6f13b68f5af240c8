"""CR 118 Costs other than mana: tapping, sacrificing, discarding, life, loyalty."""

from __future__ import annotations

import re
from typing import ClassVar

from oathbreaker.engine.abstract import Cost
from oathbreaker.engine.abstract import Filter as EngineFilter
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import RemoveCounters, Tap
from oathbreaker.engine.happening import happen
from oathbreaker.engine.loyalty import ChangeLoyalty
from oathbreaker.engine.movement import Discard, Sacrifice, ZoneChange
from oathbreaker.engine.own_terms import TapSelf, UntapSelf
from oathbreaker.engine.player_events import LoseLife
from oathbreaker.language.categories import COST, COSTS, PAY
from oathbreaker.language.grammar import COST_COMMAS, SaySlot
from oathbreaker.language.phrases import fixed, leaf, phrase, series
from oathbreaker.mechanics.amounts import Number, X
from oathbreaker.mechanics.finding import SACRIFICED, here, matching, possible, things, value_of
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import Some, This
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

LOYALTY = re.compile(r"(\[?)([+−]?)(\d+|X)(\]?)")


@term
class SacrificeCost(Cost):
    """Sacrifice a permanent (701.21), said with "of their choice" or without."""

    what: Ref
    says_choice: bool = False

    @property
    def is_performed(self) -> bool:
        """Whether what pays it can be known before X is announced."""
        return not any(self.what.find(X))

    @property
    def is_simple(self) -> bool:
        """Whether it is the permanent itself, so that nothing must be chosen."""
        return isinstance(self.what, This)

    def possible(self, context: Context) -> tuple[int, ...]:
        """Return the permanents that could be sacrificed."""
        state = context.state
        another = isinstance(self.what, Some) and self.what.another
        return tuple(
            oid
            for oid in things(self.what, context)
            if oid in state.objects
            and state.objects[oid].zone == "battlefield"
            and state.objects[oid].controller == context.controller
            and not (another and oid == context.source)
        )

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there is one."""
        return bool(self.possible(context))

    def pay(self, context: Context) -> Procedure[bool]:
        """Choose one and sacrifice it."""
        state = context.state
        chosen = yield from choose(
            state, context.controller, "cost", self.possible(context), 1, 1, "701.21a", source=context.source
        )
        done = yield from happen(state, [Sacrifice(oid, context.controller, context.source) for oid in chosen])
        context.note(SACRIFICED, *chosen)
        return bool(done)


@term
class DiscardThis(Cost):
    """Discard the card itself."""

    from_zone: ClassVar[str] = "hand"

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether it is in hand."""
        thing = context.state.objects.get(context.source)
        return thing is not None and thing.zone == "hand"

    def pay(self, context: Context) -> Procedure[bool]:
        """Discard it."""
        done = yield from happen(context.state, (Discard(context.source, context.controller, context.source),))
        return bool(done)


@term
class DiscardCost(Cost):
    """Discard cards (701.9)."""

    amount: Amount

    @property
    def has_x(self) -> bool:
        """Whether X is announced for it (107.3a)."""
        return isinstance(self.amount, X)

    def greatest_x(self, context: Context) -> int:
        """Return how many cards there are."""
        return len(self.possible(context))

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there are as many cards in hand, the card itself not counted while it is being cast."""
        return len(self.possible(context)) >= value_of(self.amount, context)

    def possible(self, context: Context) -> tuple[int, ...]:
        """Return the cards that could be discarded."""
        return tuple(oid for oid in context.state.hand(context.controller) if oid != context.source)

    def pay(self, context: Context) -> Procedure[bool]:
        """Choose the cards and discard them."""
        number = value_of(self.amount, context)
        state, seat = context.state, context.controller
        chosen = yield from choose(
            state, seat, "cost", self.possible(context), number, number, "701.9b", source=context.source
        )
        yield from happen(state, [Discard(oid, seat, context.source) for oid in chosen])
        return len(chosen) == number


@term
class DiscardOfKind(Cost):
    """Discard a card of a kind (701.9)."""

    what: Filter

    def possible(self, context: Context) -> tuple[int, ...]:
        """Return the cards that could be discarded."""
        state = context.state
        return tuple(
            oid
            for oid in state.hand(context.controller)
            if oid != context.source and isinstance(self.what, EngineFilter) and self.what.matches(context, oid)
        )

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there is one in hand."""
        return bool(self.possible(context))

    def pay(self, context: Context) -> Procedure[bool]:
        """Choose the card and discard it."""
        state, seat = context.state, context.controller
        chosen = yield from choose(state, seat, "cost", self.possible(context), 1, 1, "701.9b", source=context.source)
        yield from happen(state, [Discard(oid, seat, context.source) for oid in chosen])
        return bool(chosen)


@term
class ExileThisFromGraveyard(Cost):
    """Exile the card itself from its owner's graveyard."""

    from_zone: ClassVar[str] = "graveyard"

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether it is in the graveyard."""
        thing = context.state.objects.get(context.source)
        return thing is not None and thing.zone == "graveyard"

    def pay(self, context: Context) -> Procedure[bool]:
        """Exile it."""
        done = yield from happen(context.state, (ZoneChange(context.state, context.source, "exile"),))
        return bool(done)


@term
class ReturnCost(Cost):
    """Return a permanent to its owner's hand."""

    what: Ref

    def possible(self, context: Context) -> tuple[int, ...]:
        """Return the permanents you control that could be returned."""
        objects = context.state.objects
        found = meant(self.what, context)
        return tuple(oid for oid in found if objects[oid].controller == context.controller and is_there(context, oid))

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there is one."""
        return bool(self.possible(context))

    def pay(self, context: Context) -> Procedure[bool]:
        """Choose one and return it."""
        return (yield from move_one(context, self.possible(context), "hand"))


def meant(what: Ref, context: Context) -> tuple[int, ...]:
    """Return the objects that a cost could be paid with."""
    found = possible(what, context) if isinstance(what, Some) else things(what, context)
    return here(context.state, found)


def is_there(context: Context, oid: int) -> bool:
    """Tell whether an object is on the battlefield."""
    return context.state.objects[oid].zone == "battlefield"


@rule("601.2h", "118.3")
def move_one(context: Context, found: tuple[int, ...], zone: str) -> Procedure[bool]:
    """Let a player choose one of these and move it to a zone; return whether it moved."""
    state = context.state
    chosen = yield from choose(state, context.controller, "cost", found, 1, 1, "601.2h", source=context.source)
    done = yield from happen(state, [ZoneChange(state, oid, zone, source=context.source) for oid in chosen])
    return bool(done)


@term
class TapCost(Cost):
    """Tap untapped permanents (701.26)."""

    amount: Amount
    what: Filter

    @property
    def has_x(self) -> bool:
        """Whether X is announced for it (107.3a)."""
        return isinstance(self.amount, X)

    def greatest_x(self, context: Context) -> int:
        """Return how many can be tapped besides the object itself, which may be tapped for the same cost."""
        return len([oid for oid in self.possible(context) if oid != context.source])

    def possible(self, context: Context) -> tuple[int, ...]:
        """Return the untapped permanents you control that could be tapped."""
        state = context.state
        return tuple(
            oid
            for oid in matching(self.what, context)
            if state.objects[oid].controller == context.controller and not state.objects[oid].tapped
        )

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there are enough."""
        return len(self.possible(context)) >= value_of(self.amount, context)

    def pay(self, context: Context) -> Procedure[bool]:
        """Choose them and tap them."""
        number = value_of(self.amount, context)
        chosen = yield from choose(
            context.state,
            context.controller,
            "cost",
            self.possible(context),
            number,
            number,
            "601.2h",
            source=context.source,
        )
        yield from happen(context.state, [Tap(oid, context.source) for oid in chosen])
        return len(chosen) == number


def counters_on(context: Context, oid: int, counter: str) -> int:
    """Return how many counters of a kind an object has; -1 where it is not there."""
    here = context.state.objects.get(oid)
    return here.counters.get(counter, 0) if here is not None else -1


@term
class RemoveCountersCost(Cost):
    """Remove counters from the object itself (122.1)."""

    amount: Amount
    counter: str
    what: Ref

    @property
    def has_x(self) -> bool:
        """Whether X is announced for it (107.3a)."""
        return isinstance(self.amount, X)

    @property
    def is_simple(self) -> bool:
        """Whether so many are removed from the permanent itself, so that nothing must be chosen."""
        return isinstance(self.what, This) and isinstance(self.amount, Number)

    def greatest_x(self, context: Context) -> int:
        """Return how many counters there are."""
        return max((counters_on(context, oid, self.counter) for oid in things(self.what, context)), default=0)

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there are as many counters."""
        number = value_of(self.amount, context)
        return any(counters_on(context, oid, self.counter) >= number for oid in things(self.what, context))

    def pay(self, context: Context) -> Procedure[bool]:
        """Remove them."""
        number = value_of(self.amount, context)
        events = [RemoveCounters(oid, self.counter, number, context.source) for oid in things(self.what, context)]
        done = yield from happen(context.state, events)
        return bool(done)


@term
class PayLife(Cost):
    """Pay life (119.4)."""

    amount: Amount

    @property
    def has_x(self) -> bool:
        """Whether X is announced for it (107.3a)."""
        return isinstance(self.amount, X)

    def greatest_x(self, context: Context) -> int:
        """Return how much life there is."""
        return max(0, context.state.players[context.controller].life)

    @property
    def is_simple(self) -> bool:
        """Whether it is known beforehand: life always is."""
        return True

    @rule("119.4")
    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there is as much life."""
        return context.state.players[context.controller].life >= value_of(self.amount, context)

    def pay(self, context: Context) -> Procedure[bool]:
        """Lose the life."""
        yield from happen(
            context.state, (LoseLife(context.controller, value_of(self.amount, context), context.source),)
        )
        return True


@term
class PayLifeEqual(PayLife):
    """Pay as much life as an amount says."""


def loyalty_of(token: str) -> ChangeLoyalty | None:
    """Return the loyalty cost that a token is: "+1", "−2", "0", "−X" (606.4), in brackets where it is quoted."""
    found = LOYALTY.fullmatch(token)
    if found is None or bool(found[2]) == (found[3] == "0") or bool(found[1]) != bool(found[4]):
        return None
    sign, in_brackets = -1 if found[2] == "−" else 1, bool(found[1])
    if found[3] == "X":
        return ChangeLoyalty(sign, is_x=True, in_brackets=in_brackets)
    return ChangeLoyalty(sign * int(found[3]), in_brackets=in_brackets)


def token_of_loyalty(cost: object) -> str | None:
    """Return the token of a loyalty cost."""
    if not isinstance(cost, ChangeLoyalty):
        return None
    sign = "−" if cost.change < 0 else "+" if cost.change > 0 else ""
    written = f"{sign}X" if cost.is_x else f"{sign}{abs(cost.change)}"
    return f"[{written}]" if cost.in_brackets else written


def life_cost(amount: Amount) -> tuple[Cost, ...]:
    """Return a cost that is nothing but life."""
    return (PayLife(amount),)


def take_life_cost(costs: tuple[Cost, ...]) -> tuple[Amount] | None:
    """Take a cost that is nothing but life apart."""
    only = costs[0] if len(costs) == 1 else None
    return (only.amount,) if isinstance(only, PayLife) else None


def sacrifice_text(slot: SaySlot) -> str:
    """Return what is sacrificed; another than the object itself is これ以外の in a cost."""
    what = slot("what")
    return f"{what.replace('これでない', 'これ以外の', 1) if what.startswith('これでない') else what}を生け贄に捧げる"


fixed(COST, "{T}", TapSelf(), ja="{T}")
fixed(COST, "{Q}", UntapSelf(), ja="{Q}")
phrase(COST, "sacrifice {what:thing/one}", SacrificeCost, ja=sacrifice_text)
phrase(COST, "return {what:thing/one} to its owner's hand", ReturnCost, ja="{what}をオーナーの手札に戻す")
phrase(COST, "tap a {what:noun/one}", TapCost, build=lambda what: TapCost(Number(1), what),
       take=lambda cost: (cost.what,) if cost.amount == Number(1) else None, ja="{what.one}をタップする")  # fmt: skip
phrase(COST, "tap {amount:count} {what:noun/many}", TapCost,
       take=lambda cost: (cost.amount, cost.what) if cost.amount != Number(1) else None,
       ja="{what}{amount}{what.counter}をタップする")  # fmt: skip
phrase(COST, "remove {amount:count} {counter:counter-kind} <counter|counters> from {what:this}", RemoveCountersCost,
       ja="{what}の上から{counter}{amount}個を取り除く")  # fmt: skip
fixed(COST, "discard this card", DiscardThis(), ja="これを捨てる")
fixed(COST, "exile this card from your graveyard", ExileThisFromGraveyard(), ja="あなたの墓地にあるこれを追放する")
phrase(COST, "discard {amount:count} <card|cards>", DiscardCost, ja="カード{amount}枚を捨てる")
phrase(COST, "pay {amount:number} life", PayLife, ja="{amount}点のライフを支払う")
phrase(COST, "pay life equal to {amount:quantity}", PayLifeEqual, ja="{amount}に等しい点数のライフを支払う")
phrase(PAY, "[pay|pays] {amount:number} life", build=life_cost, take=take_life_cost, ja="{amount}点のライフを支払う")
leaf(COST, loyalty_of, token_of_loyalty, ja=lambda cost: (token_of_loyalty(cost) or "").replace("−", "-").strip("[]"))
series(COSTS, "cost", COST_COMMAS, ja=", ")
