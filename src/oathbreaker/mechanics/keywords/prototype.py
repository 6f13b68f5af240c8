"""CR 702.160 Prototype: a card cast with a smaller set of mana cost, power and toughness."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.cards.symbols import parse_mana_cost
from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Prototype(Keyword):
    """702.160 Prototype: the card may be cast prototyped, with this mana cost, power and toughness."""

    cost: str
    size: str

    name: ClassVar[str] = "prototype"

    @rule("702.160a", "718.3", "718.3a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return casting it prototyped: its mana cost is then the other one."""
        return (WayToCast("prototype", transformed=True),)

    @rule("718.2", "718.2a", "718.3b", "718.5")
    def prototyped(self, look: Characteristics) -> Characteristics:
        """Return the same characteristics with the other mana cost, its colors, and the other power and toughness."""
        small = look.copy()
        small.mana_cost = parse_mana_cost(self.cost)
        small.colors = small.mana_cost.colors
        small.power, small.toughness = map(int, self.size.split("/"))
        return small


phrase(KEYWORD, "prototype {cost:mana} — {size:size}", Prototype, ja="試作{cost} ― {size}")
