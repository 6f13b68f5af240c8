"""CR 613.4c, 122.1a-b What counters do to characteristics: power and toughness in layer 7c, keywords in layer 6."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.layers_effects import ContinuousEffect
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.stamps import KEYWORD_COUNTERS, counter_stamp
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import LayerStatement
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

POWER_COUNTERS: Final = {
    "+1/+1": (1, 1),
    "-1/-1": (-1, -1),
    "+1/+0": (1, 0),
    "+0/+1": (0, 1),
    "-1/-0": (-1, 0),
    "-0/-1": (0, -1),
    "+1/+2": (1, 2),
    "+2/+0": (2, 0),
    "+0/+2": (0, 2),
    "+2/+2": (2, 2),
    "-2/-1": (-2, -1),
    "-2/-2": (-2, -2),
    "-0/-2": (0, -2),
    "-1/+1": (-1, 1),
}
"""Counters that change power and toughness in layer 7c (122.1a, 613.4c)."""


@rule("122.1a", "613.4c")
def with_counters(look: Characteristics, counters: dict[str, int]) -> Characteristics:
    """Return a look with its power and toughness changed by counters; itself where none of them does."""
    if look.power is None or look.toughness is None:
        return look
    power = toughness = 0
    for counter, number in counters.items():
        change = POWER_COUNTERS.get(counter)
        if change is not None:
            power += change[0] * number
            toughness += change[1] * number
    if not power and not toughness:
        return look
    found = look.copy()
    found.power = look.power + power
    found.toughness = look.toughness + toughness
    return found


@rule("122.1b")
@term
class CounterKeyword(Keyword):
    """The keyword ability that a keyword counter gives: the rules ask for it by its name alone."""

    word: str

    @property
    def name(self) -> str:
        """The name."""
        return self.word


@rule("613.1f")
@term
class HasCounterKeyword(LayerStatement):
    """What a keyword counter does in layer 6."""

    word: str
    layers: ClassVar[tuple[str, ...]] = ("6",)
    reads: ClassVar[tuple[str, ...] | None] = ()
    takes_away: ClassVar[bool] = False

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002  as declared
        """Give the keyword."""
        characteristics.keywords = (*characteristics.keywords, CounterKeyword(self.word))
        characteristics.keyword_names |= {self.word}


def keyword_counter_effects(state: State, thing: GameObject) -> list[ContinuousEffect]:
    """Return the effects of a permanent's keyword counters."""
    if KEYWORD_COUNTERS.isdisjoint(thing.counters):
        return []
    context = Context(state, thing.oid, thing.controller)
    only = (thing.oid,)
    return [
        ContinuousEffect(
            HasCounterKeyword(counter), context, counter_stamp(thing, counter), only, None, None, frozenset()
        )
        for counter in thing.counters
        if counter in KEYWORD_COUNTERS
    ]
