"""CR 508.1g-j, 509.1d-f Costs to attack and to block: what they are in all, whether they can be paid, paying them."""

from __future__ import annotations

from collections.abc import Iterable

from oathbreaker.engine.abstract import Cost
from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.asking import ask_may
from oathbreaker.engine.combat.events import Pair
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import TotalCost, can_pay, split_costs, usable_sources
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.index import index_of, statements, values
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.naming import KeywordWord
from oathbreaker.engine.paying import pay
from oathbreaker.engine.player_events import PaysMana
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import OptionalCost
from oathbreaker.terms.abilities import Cost as CostTerm
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


class CombatCost:
    """A total cost to attack or block, locked in: the mana of all together, each other part with its creature.

    Attributes:
        symbols: Mana symbols without braces.
        parts: The other parts, each with the creature that it is for.
    """

    __slots__ = ("parts", "symbols")

    def __init__(self) -> None:
        self.symbols: tuple[str, ...] = ()
        self.parts: tuple[tuple[int, Cost], ...] = ()

    def add(self, creature: int, costs: Iterable[CostTerm]) -> None:
        """Add what one creature costs."""
        symbols, others = split_costs(tuple(costs))
        self.symbols += symbols
        self.parts += tuple((creature, part) for part in others)

    @property
    def is_free(self) -> bool:
        """Whether there is nothing to pay."""
        return not self.symbols and not self.parts


@rule("508.1h", "509.1d")
def cost_of(state: State, name: str, creature: int, whom: Target) -> tuple[CostTerm, ...]:
    """Return what it costs to attack or block somebody with a creature.

    Args:
        state: The game.
        name: "attack cost" or "block cost": the statements of this name whose `bars` concerns the point of view of
            the creature with `subject` whom; their `value` is a tuple of costs.
        creature: The creature.
        whom: Whom it attacks or blocks.
    """
    if name not in index_of(state).named:
        return ()
    found: tuple[CostTerm, ...] = ()
    by = Context(state, creature, state.objects[creature].controller, subject=whom)
    for entry in statements(state, name, creature):
        statement = entry.statement
        if isinstance(statement, RuleStatement) and statement.bars(entry.context(state), name, creature, by):
            value = statement.value(entry.context(state), name, creature)
            found += tuple(part for part in value if isinstance(part, CostTerm)) if isinstance(value, tuple) else ()
    return found


def total_cost(state: State, name: str, pairs: Iterable[Pair]) -> CombatCost:
    """Return what a declaration costs in all."""
    total = CombatCost()
    for creature, whom in pairs:
        total.add(creature, cost_of(state, name, creature, whom))
    return total


@rule("508.1f", "508.1j", "509.1f")
def is_payable(state: State, seat: int, cost: CombatCost, tapped: Iterable[int] = ()) -> bool:
    """Tell whether a player could pay; attackers that will be tapped by then make no mana (`tapped`)."""
    if cost.is_free:
        return True
    busy = set(tapped)
    total, context = TotalCost(cost.symbols, ()), Context(state, -1, seat)
    sources = [source for source in usable_sources(state, seat, total, context) if source.oid not in busy]
    if not can_pay(state, seat, total, 0, context, sources):
        return False
    return all(part.can_be_paid(Context(state, creature, seat)) for creature, part in cost.parts)


def will_tap(state: State, creatures: Iterable[int]) -> list[int]:
    """Return the creatures that attacking will tap (702.20b: not those with vigilance)."""
    return [oid for oid in creatures if not characteristics(state, oid).has("vigilance")]


@rule("508.1i", "508.1j", "509.1e", "509.1f")
def pay_all(state: State, seat: int, cost: CombatCost, rule_number: str) -> Procedure[bool]:
    """Pay a total cost; return False, and the whole declaration is illegal, where that is impossible or given up."""
    if cost.symbols:
        context = Context(state, -1, seat)
        payment = yield from pay(state, seat, TotalCost(cost.symbols, ()), 0, context)
        if not payment.is_paid:
            return False
        if payment.spent:
            yield from happen(state, (PaysMana(seat, payment.spent, NOBODY, rule_number),))
    for creature, part in cost.parts:
        context = Context(state, creature, seat)
        if not part.can_be_paid(context) or not (yield from part.pay(context)):
            return False
    return True


@rule("508.1g")
def choose_optional(
    state: State, seat: int, creatures: Iterable[int], cost: CombatCost
) -> Procedure[dict[int, tuple[str, ...]]]:
    """Ask which costs that may be paid "as" a creature attacks are paid; return their names by creature.

    Statements named "optional attack cost" say an `OptionalCost`: exert, enlist.
    """
    chosen: dict[int, tuple[str, ...]] = {}
    for creature in creatures:
        for said in values(state, "optional attack cost", creature):
            if not isinstance(said, OptionalCost):
                continue
            trial = CombatCost()
            trial.symbols, trial.parts = cost.symbols, cost.parts
            trial.add(creature, said.costs)
            question = say("engine.pay_optional", cost=KeywordWord(said.name))
            if is_payable(state, seat, trial) and (yield from ask_may(state, seat, "508.1g", creature, question)):
                cost.symbols, cost.parts = trial.symbols, trial.parts
                chosen[creature] = (*chosen.get(creature, ()), said.name)
    return chosen


def has_optional(state: State) -> bool:
    """Tell whether anything offers optional costs to attack."""
    return "optional attack cost" in index_of(state).named


@rule("733.1")
def tried(steps: Procedure[bool], pairs: Iterable[Pair], impossible: list[frozenset[Pair]]) -> Procedure[bool]:
    """Carry out a declaration; note a set whose costs turn out not to be payable, so that it is not accepted again.

    One that the player gives up is not noted.
    """
    done = yield from steps
    if not done:
        impossible.append(frozenset(pairs))
    return done
