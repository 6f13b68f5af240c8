"""CR 508.1c-d, 509.1b-c A declaration of attackers or blockers: its restrictions, and its requirements at their most.

One class serves both kinds. A declaration is a set of pairs of a creature and whom it attacks or blocks. Restrictions
on single pairs are settled before: such pairs are not in it. A requirement is a set of pairs of which at least one is
to be chosen. How many requirements can be obeyed at most is found by a search that is exact while it takes at most
`PATIENCE` steps (any board with up to about a dozen creatures that requirements or group restrictions concern); beyond
that the best found so far counts, so that a legal declaration is never refused.
"""

from __future__ import annotations

from itertools import combinations, islice
from typing import Final

from oathbreaker.engine.announcement import Target
from oathbreaker.engine.combat.events import Pair
from oathbreaker.engine.decisions import Answer
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.state import State
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

PATIENCE: Final = 20_000
"""How many steps the search takes at most."""

MOST_SUBSETS: Final = 256
"""How many sets of attackers are tried for one creature that can block several."""


class Refusal:
    """Why something is not legal.

    Attributes:
        rule: The rule that says so.
        message: The reason, in both languages.
    """

    __slots__ = ("message", "rule")

    def __init__(self, rule_number: str, message: Message) -> None:
        self.rule = rule_number
        self.message = message

    def __repr__(self) -> str:
        return f"<Refusal {self.rule}: {self.message}>"


class Company:
    """A creature that may be declared only together with others: at least so many of these."""

    __slots__ = ("number", "others")

    def __init__(self, number: int, others: frozenset[int]) -> None:
        self.number = number
        self.others = others


class Requirement:
    """Something that a declaration has to obey if it can: one of these pairs is chosen (by their indices)."""

    __slots__ = ("about", "pairs")

    def __init__(self, about: Target, pairs: frozenset[int]) -> None:
        self.about = about
        self.pairs = pairs


class Fault:
    """What is wrong with a set of pairs, before it is put into words."""

    __slots__ = ("about", "kind", "number")

    def __init__(self, kind: str, about: Target, number: int = 0) -> None:
        self.kind = kind
        self.about = about
        self.number = number


@rule("508.1c", "508.1d", "509.1b", "509.1c", "802.3a", "802.4b")
class Declaration:
    """All that decides which sets of pairs may be declared.

    Attributes:
        act: "attack" or "block".
        seat: Who declares.
        pairs: Every pair that no restriction forbids by itself.
        costly: The indices of pairs that cost something: nobody has to pay (508.1d).
        limits: Creature -> how many it may attack or block at once, where not one.
        company: Creature -> the company that it needs, each restriction by itself.
        least, most: Whom -> how many creatures at least, if any, and at most.
        number: The most creatures in all; None for any number.
        requirements: What has to be obeyed if it can.
        impossible: Sets of pairs whose costs turned out not to be payable together, as this was asked before.
    """

    __slots__ = (
        "act",
        "answer",
        "company",
        "costly",
        "impossible",
        "least",
        "limits",
        "most",
        "number",
        "pairs",
        "requirements",
        "seat",
    )

    def __init__(self, act: str, seat: int, pairs: list[Pair]) -> None:
        self.act = act
        self.seat = seat
        self.pairs = pairs
        self.costly: frozenset[int] = frozenset()
        self.limits: dict[int, int] = {}
        self.company: dict[int, list[Company]] = {}
        self.least: dict[Target, int] = {}
        self.most: dict[Target, int] = {}
        self.number: int | None = None
        self.requirements: list[Requirement] = []
        self.impossible: list[frozenset[Pair]] = []
        self.answer: Answer | None = None

    def require(self, about: Target, pairs: frozenset[int]) -> None:
        """Add a requirement; one that no pair can obey is none."""
        if pairs:
            self.requirements.append(Requirement(about, pairs))

    def creatures(self) -> list[int]:
        """Return the creatures in the order of the pairs."""
        return list(dict.fromkeys(creature for creature, _ in self.pairs))

    def obeyed(self, chosen: Answer) -> int:
        """Return how many requirements a set of pairs obeys."""
        return sum(not requirement.pairs.isdisjoint(chosen) for requirement in self.requirements)

    def best(self) -> Answer:
        """Return a set that obeys the most requirements without costs: what automatic play declares."""
        if self.answer is None:
            self.answer = Search(self).run() if self.requirements else ()
        return self.answer

    def fault(self, chosen: Answer) -> Fault | None:
        """Return what is wrong with a set of pairs; None where it may be declared."""
        found = self.disobeyed(chosen)
        if found is not None or not self.requirements:
            return found
        best = self.best()
        if self.obeyed(chosen) >= self.obeyed(best):
            return None
        for requirement in self.requirements:
            if requirement.pairs.isdisjoint(chosen) and not requirement.pairs.isdisjoint(best):
                return Fault("required", requirement.about)
        return None

    def disobeyed(self, chosen: Answer) -> Fault | None:
        """Return the first restriction that a set of pairs disobeys."""
        by_creature: dict[int, int] = {}
        by_whom: dict[Target, int] = {}
        for place in chosen:
            creature, whom = self.pairs[place]
            by_creature[creature] = by_creature.get(creature, 0) + 1
            by_whom[whom] = by_whom.get(whom, 0) + 1
        for creature, number in by_creature.items():
            if number > self.limits.get(creature, 1):
                return Fault("twice", creature, self.limits.get(creature, 1))
        if self.number is not None and len(by_creature) > self.number:
            return Fault("total", self.seat, self.number)
        return self.crowded(by_whom) or self.lonely(by_creature)

    def crowded(self, by_whom: dict[Target, int]) -> Fault | None:
        """Return whom too many or too few creatures attack or block."""
        for whom, number in by_whom.items():
            if number > self.most.get(whom, number):
                return Fault("most", whom, self.most[whom])
            if number < self.least.get(whom, 0):
                return Fault("least", whom, self.least[whom])
        return None

    def lonely(self, by_creature: dict[int, int]) -> Fault | None:
        """Return which creature lacks the company it needs."""
        for creature in by_creature if self.company else ():
            for company in self.company.get(creature, ()):
                if sum(other in company.others for other in by_creature if other != creature) < company.number:
                    return Fault("company", creature, company.number)
        return None

    def refusal(self, state: State, chosen: Answer) -> Refusal | None:
        """Return why a set of pairs may not be declared, with its rule; None where it may."""
        found = self.fault(chosen)
        if found is None:
            return None
        message = say(f"combat.{self.act}_{found.kind}", what=title_of(state, found.about), count=found.number)
        return Refusal(RULES[self.act, found.kind], message)


def drop_impossible(declaration: Declaration) -> None:
    """Drop the pairs that are in no legal set: too few creatures for whom, too little company, no room at all.

    To be called before requirements and costs name pairs by their indices.
    """
    while True:
        pairs = declaration.pairs
        creatures = {creature for creature, _ in pairs}
        most = len(creatures) if declaration.number is None else declaration.number
        lonely = {
            creature
            for creature, needs in declaration.company.items()
            if any(min(len(need.others & creatures - {creature}), most - 1) < need.number for need in needs)
        }
        ready = {whom: len({one for one, other in pairs if other == whom}) for _, whom in pairs}
        kept = [
            (creature, whom)
            for creature, whom in pairs
            if creature not in lonely
            and most > 0
            and min(ready[whom], most, declaration.most.get(whom, most)) >= max(1, declaration.least.get(whom, 0))
        ]
        declaration.pairs = kept
        if len(kept) == len(pairs):
            return


RULES: Final = {
    ("attack", "twice"): "508.1b",
    ("attack", "total"): "508.1c",
    ("attack", "most"): "802.3a",
    ("attack", "least"): "508.1c",
    ("attack", "company"): "508.1c",
    ("attack", "required"): "508.1d",
    ("block", "twice"): "509.1a",
    ("block", "total"): "509.1b",
    ("block", "most"): "509.1b",
    ("block", "least"): "509.1b",
    ("block", "company"): "509.1b",
    ("block", "required"): "509.1c",
}
"""What is wrong -> the rule that says so."""


class Choice:
    """One thing that a creature can do: the pairs chosen for it, and how many requirements of its own it obeys."""

    __slots__ = ("pairs", "weight")

    def __init__(self, pairs: Answer, weight: int) -> None:
        self.pairs = pairs
        self.weight = weight


class Search:
    """The search for a set of pairs that obeys the most requirements: creature after creature, cut where hopeless."""

    __slots__ = ("best", "choices", "declaration", "found", "own", "reach", "shared", "steps")

    def __init__(self, declaration: Declaration) -> None:
        self.declaration = declaration
        owners = [{declaration.pairs[place][0] for place in one.pairs} for one in declaration.requirements]
        together = list(zip(declaration.requirements, owners, strict=True))
        self.own = [one for one, members in together if len(members) == 1]
        self.shared = [one for one, members in together if len(members) > 1]
        self.choices = sorted(self.all_choices(), key=lambda options: -max(option.weight for option in options))
        self.reach = self.possible()
        self.best = -1
        self.found: Answer = ()
        self.steps = 0

    def run(self) -> Answer:
        """Return the best set found."""
        self.extend(0, (), 0, 0)
        return tuple(sorted(self.found))

    def all_choices(self) -> list[list[Choice]]:
        """Return, for each creature that matters, what it can do without cost; nothing is the last or first of it."""
        declaration = self.declaration
        by_creature: dict[int, list[int]] = {}
        for place, (creature, _) in enumerate(declaration.pairs):
            if place not in declaration.costly:
                by_creature.setdefault(creature, []).append(place)
        grouped = bool(declaration.company or declaration.least)
        found: list[list[Choice]] = []
        for creature, places in by_creature.items():
            matters = any(not one.pairs.isdisjoint(places) for one in declaration.requirements)
            if grouped or matters:
                options = self.choices_of(places, declaration.limits.get(creature, 1))
                nothing = Choice((), 0)
                found.append([*options, nothing] if options[0].weight else [nothing, *options])
        return found

    def choices_of(self, places: list[int], limit: int) -> list[Choice]:
        """Return the sets of pairs that one creature can be in, those that obey the most of its requirements first.

        Of several whom nothing else distinguishes the best is enough.
        """
        declaration = self.declaration
        shared = {place for one in self.shared for place in one.pairs}
        if limit == 1:
            plain: list[Choice] = []
            found: list[Choice] = []
            for place in places:
                whom = declaration.pairs[place][1]
                choice = Choice((place,), self.weight((place,)))
                special = place in shared or whom in declaration.least or whom in declaration.most
                (found if special else plain).append(choice)
            found += sorted(plain, key=lambda choice: -choice.weight)[:1]
        else:
            sizes = range(min(limit, len(places)), 0, -1)
            sets = (chosen for size in sizes for chosen in combinations(places, size))
            found = [Choice(chosen, self.weight(chosen)) for chosen in islice(sets, MOST_SUBSETS)]
        return sorted(found, key=lambda choice: -choice.weight)

    def weight(self, chosen: Answer) -> int:
        """Return how many requirements of a single creature a set of its pairs obeys."""
        return sum(not one.pairs.isdisjoint(chosen) for one in self.own)

    def possible(self) -> list[list[int]]:
        """Return, for each place in the order, the sums of the greatest weights that creatures from there can add."""
        found: list[list[int]] = []
        for place in range(len(self.choices) + 1):
            weights = sorted(
                (max(option.weight for option in options) for options in self.choices[place:]), reverse=True
            )
            sums = [0]
            for weight in weights:
                sums.append(sums[-1] + weight)
            found.append(sums)
        return found

    def extend(self, place: int, chosen: Answer, score: int, number: int) -> None:
        """Try what the creature at this place can do, with what is chosen for those before it."""
        if self.steps >= PATIENCE:
            return
        self.steps += 1
        declaration = self.declaration
        room = len(self.choices) if declaration.number is None else declaration.number - number
        reach = self.reach[place]
        open_ones = sum(one.pairs.isdisjoint(chosen) for one in self.shared)
        done = len(self.shared) - open_ones
        if score + done + reach[min(room, len(reach) - 1)] + (open_ones if room else 0) <= self.best:
            return
        if place == len(self.choices):
            if declaration.disobeyed(chosen) is None:
                self.best = score + done
                self.found = chosen
            return
        for option in self.choices[place]:
            if option.pairs and (room == 0 or not self.fits(chosen, option.pairs)):
                continue
            self.extend(place + 1, chosen + option.pairs, score + option.weight, number + bool(option.pairs))

    def fits(self, chosen: Answer, more: Answer) -> bool:
        """Tell whether pairs can be added without too many creatures for anybody."""
        most = self.declaration.most
        if not most:
            return True
        pairs = self.declaration.pairs
        for place in more:
            whom = pairs[place][1]
            if whom in most and sum(pairs[other][1] == whom for other in chosen) >= most[whom]:
                return False
        return True
