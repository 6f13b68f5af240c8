"""CR 601.2d What is divided or distributed as its controller chooses: damage, counters."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage as DamageEvent
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import PutCounters as PutEvent
from oathbreaker.engine.happening import happen
from oathbreaker.language.categories import ACT, DEED
from oathbreaker.language.japanese import SUBJECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.damage_and_life import note_damaged
from oathbreaker.mechanics.finding import doer, here, target_of, things, value_of
from oathbreaker.terms.abilities import Amount, Ref, TargetSpec
from oathbreaker.terms.refs import Targeted, TargetRef, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@rule("601.2d")
def division_among(among: Ref, amount: Amount, context: Context) -> tuple[int, int] | None:
    """Return among which use of "target" how much is divided; None where nothing was targeted."""
    if not isinstance(among, TargetRef) or not context.targets[among.place]:
        return None
    return among.place, value_of(amount, context)


@rule("601.2d", "608.2b")
def parts_of_division(among: Ref, context: Context) -> list[tuple[Target, int]]:
    """Return each target that is still legal with its part; the parts of the others are lost."""
    if not isinstance(among, TargetRef) or not context.divisions:
        return []
    return list(zip(target_of(among.place, context), context.divisions[among.place], strict=False))


@term
class DealDividedDamage(Effect):
    """An object deals damage that is divided among targets as its controller chooses (601.2d)."""

    amount: Amount
    among: Ref
    what: Ref = NO_SUBJECT

    def division(self, context: Context) -> tuple[int, int] | None:
        """Return what is divided as the spell or ability is put onto the stack."""
        return division_among(self.among, self.amount, context)

    @rule("601.2d", "120.1")
    def perform(self, context: Context) -> Procedure[None]:
        """Deal each target its part, all at once."""
        events = [
            DamageEvent(source, target, number)
            for source in things(self.what, context)
            for target, number in parts_of_division(self.among, context)
        ]
        note_damaged(context, (yield from happen(context.state, events)))


@term
class DistributeCounters(Effect):
    """A player distributes counters among targets as they choose (601.2d)."""

    amount: Amount
    counter: str
    among: Ref
    who: Ref = You()

    def division(self, context: Context) -> tuple[int, int] | None:
        """Return what is distributed as the spell or ability is put onto the stack."""
        return division_among(self.among, self.amount, context)

    @rule("601.2d", "122.6")
    def perform(self, context: Context) -> Procedure[None]:
        """Put its part on each target, all at once."""
        state, by = context.state, doer(self.who, context)
        parts = parts_of_division(self.among, context)
        there = here(state, tuple(target for target, _ in parts))
        events = [PutEvent(oid, self.counter, number, context.source, by) for oid, number in parts if oid in there]
        yield from happen(state, events)


@term
class DealEvenDamage(Effect):
    """An object deals damage divided evenly, rounded down, among targets."""

    amount: Amount
    among: Ref
    what: Ref = NO_SUBJECT

    @rule("608.2h", "608.2b", "107.1a")
    def perform(self, context: Context) -> Procedure[None]:
        """Divide it as it is dealt, among the targets that are legal still."""
        found = things(self.among, context)
        share = value_of(self.amount, context) // len(found) if found else 0
        sources = things(self.what, context)
        yield from happen(context.state, [DamageEvent(one, target, share) for one in sources for target in found])


def even(amount: Amount, spec: TargetSpec) -> DealEvenDamage:
    """Return damage that is divided evenly among targets."""
    return DealEvenDamage(amount, Targeted(spec))


def divided(amount: Amount, spec: TargetSpec) -> DealDividedDamage:
    """Return damage that is divided among targets."""
    return DealDividedDamage(amount, Targeted(spec))


def take_divided(tree: DealDividedDamage) -> tuple[object, ...]:
    """Take `divided` apart."""
    return (tree.amount, tree.among.spec if isinstance(tree.among, Targeted) else tree.among)


def distributed(amount: Amount, counter: str, spec: TargetSpec) -> DistributeCounters:
    """Return counters that are distributed among targets."""
    return DistributeCounters(amount, counter, Targeted(spec))


def take_distributed(tree: DistributeCounters) -> tuple[object, ...]:
    """Take `distributed` apart."""
    return (tree.amount, tree.counter, tree.among.spec if isinstance(tree.among, Targeted) else tree.among)


DIVIDED: Final = (
    f"合計{{amount}}点分をあなたの望むように割り振る。{SUBJECT}{{among.ni}}その割り振った点数のダメージを与える"
)
for targets in ("target/many", "targets-mixed"):
    phrase(
        ACT,
        f"[deal|deals] {{amount:number}} damage divided as you choose among {{among:{targets}}}",
        DealDividedDamage,
        build=divided,
        take=take_divided,
        ja=DIVIDED,
    )
phrase(
    DEED,
    "[distribute|distributes] {amount:count} {counter:counter-kind} counters among {among:target/many}",
    DistributeCounters,
    build=distributed,
    take=take_distributed,
    ja="{among.on}{counter}{amount}個を望むように割り振って置く",
)
phrase(
    ACT,
    "[deal|deals] {amount:number} damage divided evenly , rounded down , among {among:targets-mixed}",
    DealEvenDamage,
    build=even,
    take=lambda tree: (tree.amount, tree.among.spec if isinstance(tree.among, Targeted) else tree.among),
    ja=f"{SUBJECT}{{among.ni}}、端数を切り捨てて均等に割り振った{{amount}}点のダメージを与える",
)
