"""CR 702.24 Cumulative upkeep, 702.30 Echo: permanents that are sacrificed unless something is paid."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Effect, Keyword
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import PutCounters
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import Sacrifice
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.paying import pay_costs
from oathbreaker.mechanics.player_triggers import StepBegins
from oathbreaker.terms.abilities import Ability, TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

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


phrase(KEYWORD, "echo {cost:mana}", Echo, ja="エコー{cost}")
phrase(KEYWORD, "cumulative upkeep {cost:mana}", CumulativeUpkeep, ja="累加アップキープ{cost}")
