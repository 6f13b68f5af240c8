"""CR 702.24 Cumulative upkeep, 702.30 echo, 702.32 fading: permanents that do not stay for nothing."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Effect, Keyword
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import PutCounters, RemoveCounters
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import Sacrifice
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.costs import DiscardCost, PayLife
from oathbreaker.mechanics.keywords.attaching import take_mana
from oathbreaker.mechanics.keywords.counters import enters_with
from oathbreaker.mechanics.paying import pay_costs
from oathbreaker.mechanics.player_triggers import StepBegins
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ability, Amount, TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

AGE: Final = "age"
FADE: Final = "fade"
YOUR_UPKEEP: Final = StepBegins("upkeep", "your")


@term
class NewSinceUpkeep(Condition):
    """The permanent came under your control since the beginning of your last upkeep."""

    @rule("702.30a")
    def holds(self, context: Context) -> bool:
        """Compare when it came with when the upkeep before this one began."""
        source = context.source_object()
        return source is not None and source.since > context.state.players[context.controller].upkeeps[0]


@term
class SacrificeUnlessPaid(Effect):
    """The permanent is sacrificed unless its controller pays mana, as often as it has age counters or once.

    Attributes:
        cost: The mana.
        per_age: Whether an age counter is put on it first and the cost is paid for each.
    """

    cost: str
    per_age: bool = False

    @rule("702.24a", "702.30a")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the controller pay all of it or sacrifice the permanent."""
        state, oid = context.state, context.source
        if oid not in state.objects or state.objects[oid].zone != "battlefield":
            return
        if self.per_age:
            yield from happen(state, (PutCounters(oid, "age", 1, oid),))
        times = state.objects[oid].counters.get("age", 0) if self.per_age else 1
        if not (yield from pay_costs((PayMana(self.cost * times),), context, context.controller)):
            yield from happen(state, (Sacrifice(oid, context.controller, oid),))


@term
class Echo(Keyword):
    """702.30 Echo: pay the cost in the first upkeep, or sacrifice the permanent."""

    cost: str

    name: ClassVar[str] = "echo"

    @rule("702.30a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the triggered ability."""
        return (TriggeredAbility(YOUR_UPKEEP, (SacrificeUnlessPaid(self.cost),), (), NewSinceUpkeep()),)


@term
class CumulativeUpkeep(Keyword):
    """702.24 Cumulative upkeep: pay more in each upkeep, or sacrifice the permanent."""

    cost: str

    name: ClassVar[str] = "cumulative upkeep"

    @rule("702.24a", "702.24b")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the triggered ability."""
        return (TriggeredAbility(YOUR_UPKEEP, (SacrificeUnlessPaid(self.cost, per_age=True),)),)


@term
class PayForEachAge(Effect):
    """An age counter is put on the permanent; it is sacrificed unless costs are paid for each of those."""

    costs: tuple[terms.Cost, ...]

    @rule("702.24a", "118.12")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the controller pay all of it, cost after cost, or sacrifice the permanent."""
        state, oid = context.state, context.source
        if oid not in state.objects or state.objects[oid].zone != "battlefield":
            return
        yield from happen(state, (PutCounters(oid, AGE, 1, oid),))
        times = state.objects[oid].counters.get(AGE, 0)
        together = tuple(part for cost in self.costs for part in repeated(cost, times))
        if not (yield from pay_costs(together, context, context.controller)):
            yield from happen(state, (Sacrifice(oid, context.controller, oid),))


def repeated(cost: terms.Cost, times: int) -> tuple[terms.Cost, ...]:
    """Return a cost as it is paid so many times at once."""
    if isinstance(cost, PayLife) and isinstance(cost.amount, Number):
        return (PayLife(Number(cost.amount.value * times)),)
    if isinstance(cost, DiscardCost) and isinstance(cost.amount, Number):
        return (DiscardCost(Number(cost.amount.value * times)),)
    return (cost,) * times


def is_repeatable(cost: terms.Cost) -> bool:
    """Tell whether what can be paid for a cost once tells what can be paid several times."""
    return isinstance(cost, PayMana) or (isinstance(cost, PayLife | DiscardCost) and isinstance(cost.amount, Number))


@term
class CumulativeUpkeepCosts(Keyword):
    """702.24 Cumulative upkeep with costs that are not mana alone."""

    costs: tuple[terms.Cost, ...]

    name: ClassVar[str] = "cumulative upkeep"

    @property
    def is_performed(self) -> bool:
        """Whether each cost is mana, life or discarding, of which it is known how often it can be paid."""
        return all(map(is_repeatable, self.costs))

    @rule("702.24a", "702.24b")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the triggered ability."""
        return (TriggeredAbility(YOUR_UPKEEP, (PayForEachAge(self.costs),)),)


@term
class Fading(Keyword):
    """702.32 Fading: counters that run out, and the permanent with them."""

    number: Amount

    name: ClassVar[str] = "fading"

    @rule("702.32a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return entering with fade counters, and losing one each upkeep."""
        return (enters_with(self.number, FADE), TriggeredAbility(YOUR_UPKEEP, (RemoveOrSacrifice(),)))


@term
class RemoveOrSacrifice(Effect):
    """A fade counter is removed from the permanent, or it is sacrificed."""

    @rule("702.32a")
    def perform(self, context: Context) -> Procedure[None]:
        """Remove one; sacrifice it where that cannot be."""
        state, oid = context.state, context.source
        if oid in state.objects and state.objects[oid].zone == "battlefield":
            has_any = state.objects[oid].counters.get(FADE, 0) > 0
            done = (yield from happen(state, (RemoveCounters(oid, FADE, 1, oid),))) if has_any else []
            if not done:
                yield from happen(state, (Sacrifice(oid, context.controller, oid),))


phrase(KEYWORD, "fading {number:number}", Fading, ja="消散{number}")
phrase(KEYWORD, "echo {cost:mana}", Echo, ja="エコー{cost}")
phrase(KEYWORD, "cumulative upkeep {cost:mana}", CumulativeUpkeep, ja="累加アップキープ{cost}")
phrase(
    KEYWORD,
    "cumulative upkeep -- {costs:costs} .",
    CumulativeUpkeepCosts,
    build=lambda costs: None if take_mana(costs) is not None else CumulativeUpkeepCosts(costs),
    take=lambda tree: (tree.costs,),
    ja="累加アップキープ―{costs}。",
)
