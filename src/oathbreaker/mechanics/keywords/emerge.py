"""CR 702.119 Emerge: another cost with a sacrifice, reduced by the mana value of what is sacrificed."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Cost, Filter, Keyword
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import Sacrifice
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.transforming import cost_for_mana_value
from oathbreaker.engine.ways import CostChange, WayToCast
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

CREATURE = Noun(Head((("creature",),)))


@term
class SacrificeChosen(Cost):
    """Sacrifice one particular permanent, chosen before; said by no text."""

    oid: int

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether it is there still, and yours."""
        thing = context.state.objects.get(self.oid)
        return thing is not None and thing.zone == "battlefield" and thing.controller == context.controller

    def pay(self, context: Context) -> Procedure[bool]:
        """Sacrifice it."""
        done = yield from happen(context.state, (Sacrifice(self.oid, context.controller, context.source),))
        return bool(done)


class WayWithSacrifice(WayToCast):
    """Casting for an emerge cost: one choice for each permanent that could be sacrificed.

    Attributes:
        cost: The mana.
        what: What can be sacrificed.
    """

    __slots__ = ("cost", "what")

    def __init__(self, cost: str, what: terms.Filter) -> None:
        super().__init__("emerge", costs=(PayMana(cost),))
        self.cost = cost
        self.what = what

    @property
    def has_choices(self) -> bool:
        """Whether a permanent is chosen for it as it is announced."""
        return True

    @rule("702.119a", "702.119c")
    def choices(self, context: Context) -> list[tuple[int, WayToCast]]:
        """Return what could be sacrificed, each with the way that it makes: less by its mana value."""
        state = context.state
        found: list[tuple[int, WayToCast]] = []
        for thing in state.controlled(context.controller):
            if isinstance(self.what, Filter) and self.what.matches(context, thing.oid):
                value = int(cost_for_mana_value(thing, characteristics(state, thing.oid)).mana_value)
                costs = (PayMana(self.cost), SacrificeChosen(thing.oid))
                found.append((thing.oid, WayToCast(self.name, costs=costs, changes=(CostChange(-value),))))
        return found


@term
class Emerge(Keyword):
    """702.119 Emerge.

    Attributes:
        cost: The mana.
        what: What is sacrificed, where the text says so (702.119b); None for a creature.
    """

    cost: str
    what: terms.Filter | None = None

    name: ClassVar[str] = "emerge"

    @rule("702.119a", "702.119b")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the other way to cast it."""
        return (WayWithSacrifice(self.cost, CREATURE if self.what is None else self.what),)


phrase(KEYWORD, "emerge {cost:mana}", Emerge, ja="現出{cost}")
phrase(
    KEYWORD,
    "emerge from {what:noun/one} {cost:mana}",
    Emerge,
    build=lambda what, cost: Emerge(cost, what),
    take=lambda tree: (tree.what, tree.cost) if tree.what is not None else None,
    ja="現出（{what}）{cost}",
)
