"""CR 702.19 Trample, and trample over planeswalkers: how much must be assigned before the rest goes further.

What other creatures of the same player assign in the same step counts, whichever is asked first (702.19b): what one
trampler leaves to be assigned is owed by those asked after it, and a division is refused where they could not pay.
Only for the loyalty of a planeswalker nothing is owed: several creatures with trample over planeswalkers count what was
assigned to it before.
"""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.combat.declaring import Refusal
from oathbreaker.engine.decisions import Answer
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.state import State
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


class Trampler:
    """An attacking creature with trample.

    Attributes:
        oid, power: The creature, and how much it assigns.
        blockers: The creatures that block it.
        attacked: Whom or what it attacks; for 702.19e the player it may assign damage to.
        beyond: With trample over planeswalkers, the controller of the planeswalker that it attacks; else NOBODY.
        deathtouch: Whether any damage of it is lethal (702.2c).
    """

    __slots__ = ("attacked", "beyond", "blockers", "deathtouch", "oid", "power")

    def __init__(  # noqa: PLR0913  all that decides about its damage
        self,
        thing: GameObject,
        power: int,
        blockers: list[Target],
        attacked: Target,
        beyond: Target = NOBODY,
        *,
        deathtouch: bool = False,
    ) -> None:
        self.oid = thing.oid
        self.power = power
        self.blockers = blockers
        self.attacked = attacked
        self.beyond = beyond
        self.deathtouch = deathtouch

    def recipients(self) -> list[Target]:
        """Return all that its damage can be assigned to: blockers, what it attacks, the player beyond."""
        return [*self.blockers, self.attacked, *([self.beyond] if self.beyond != NOBODY else [])]

    def goes_beyond(self, answer: Answer) -> list[Target]:
        """Return what must have been assigned lethal damage for a division: the blockers, then the planeswalker."""
        number = len(self.blockers)
        if self.beyond != NOBODY and answer[number + 1]:
            return [*self.blockers, self.attacked]
        return self.blockers if answer[number] else []


class Assigning:
    """What a player's creatures have been assigned to deal so far in this step.

    Attributes:
        damage: (creature, recipient, amount), in the order assigned.
        given: How much each recipient is assigned in all.
        touched: The recipients assigned damage by a creature with deathtouch.
        owed: The recipients that must have been assigned lethal damage in the end.
    """

    __slots__ = ("damage", "given", "owed", "touched")

    def __init__(self) -> None:
        self.damage: list[tuple[int, Target, int]] = []
        self.given: dict[Target, int] = {}
        self.touched: dict[Target, bool] = {}
        self.owed: list[Target] = []

    def add(self, oid: int, among: list[Target], answer: Answer, *, deathtouch: bool) -> None:
        """Add one creature's division."""
        for target, amount in zip(among, answer, strict=True):
            if amount:
                self.damage.append((oid, target, amount))
                self.given[target] = self.given.get(target, 0) + amount
                if deathtouch:
                    self.touched[target] = True

    def with_division(self, trampler: Trampler, answer: Answer) -> Assigning:
        """Return what it would be with one more division."""
        other = Assigning()
        other.given = self.given.copy()
        other.touched = self.touched.copy()
        other.owed = list(self.owed)
        other.add(trampler.oid, trampler.recipients(), answer, deathtouch=trampler.deathtouch)
        return other

    def owe(self, state: State, trampler: Trampler, answer: Answer) -> None:
        """Note what a trampler that tramples over leaves to be assigned by others."""
        for target in trampler.goes_beyond(answer):
            if target not in self.owed and self.missing(state, target):
                self.owed.append(target)

    def missing(self, state: State, target: Target) -> int:
        """Return how much more it takes until a recipient is assigned lethal damage."""
        if self.touched.get(target) and is_creature(state, target):
            return 0
        return max(0, lethal(state, target, deathtouch=False) - self.given.get(target, 0))


def is_creature(state: State, target: Target) -> bool:
    """Tell whether a recipient is a creature that is still there."""
    return target in state.objects and "creature" in characteristics(state, target).types


@rule("510.1c", "702.2c", "702.19b", "702.19c")
def lethal(state: State, target: Target, *, deathtouch: bool) -> int:
    """Return how much damage is lethal to a creature, damage marked on it counted, or takes all loyalty."""
    if is_player(target) or target not in state.objects:
        return 0
    thing = state.objects[target]
    look = characteristics(state, target)
    if "creature" in look.types:
        needed = max(0, (look.toughness or 0) - thing.damage)
        return min(needed, 1) if deathtouch else needed
    return thing.counters.get("defense" if "battle" in look.types else "loyalty", 0)


@rule("702.19b", "702.19c", "510.1e")
def refusal_of_trample(
    state: State, found: Assigning, trampler: Trampler, answer: Answer, later: list[Trampler]
) -> Refusal | None:
    """Return why a trampler's damage can't be divided so; None where it can."""
    trial = found.with_division(trampler, answer)
    needed = trampler.goes_beyond(answer)
    walker = trampler.attacked if len(needed) > len(trampler.blockers) else NOBODY
    if walker != NOBODY and trial.missing(state, walker):
        return Refusal("702.19c", say("combat.trample_planeswalker", whom=title_of(state, walker)))
    targets = dict.fromkeys([*found.owed, *(target for target in needed if target != walker)])
    missing = {target: trial.missing(state, target) for target in targets}
    short = {target: number for target, number in missing.items() if number}
    if can_cover(short, {one.oid: one.power for one in later}, later):
        return None
    return Refusal("702.19b", say("combat.trample", whom=title_of(state, next(iter(short)))))


def can_cover(short: dict[Target, int], power: dict[int, int], later: list[Trampler]) -> bool:
    """Tell whether creatures that are asked later can assign what is missing, each to those that block it.

    Each step gives one creature's damage to one blocker until either has no more: some such order finds every way.
    """
    if not short:
        return True
    for target, number in short.items():
        for one in later:
            if power[one.oid] and target in one.blockers:
                part = 1 if one.deathtouch else min(number, power[one.oid])
                rest = {other: need for other, need in short.items() if other != target}
                if not one.deathtouch and number > part:
                    rest[target] = number - part
                if can_cover(rest, {**power, one.oid: power[one.oid] - part}, later):
                    return True
    return False


def default_of(state: State, found: Assigning, trampler: Trampler) -> Answer:
    """Return what automatic play assigns: lethal damage to each blocker in turn, the rest as far as it goes."""
    answer: list[int] = []
    left = trampler.power
    for target in trampler.recipients():
        if target == trampler.recipients()[-1]:
            part = left
        else:
            need = found.missing(state, target)
            part = min(left, min(need, 1) if trampler.deathtouch and is_creature(state, target) else need)
        answer.append(part)
        left -= part
    return tuple(answer)
