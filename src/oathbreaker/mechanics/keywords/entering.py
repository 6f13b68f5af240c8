"""CR 702 Keywords about how a permanent enters: bloodthirst, devour, riot, unleash."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.asking import ask_may, choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import Sacrifice, ZoneChange
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import X
from oathbreaker.mechanics.combat_rules import CombatRule
from oathbreaker.mechanics.continuous import HaveKeywords
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.keywords.counters import GROWTH, HasCounter
from oathbreaker.mechanics.keywords.plain import PlainKeyword
from oathbreaker.terms.abilities import Ability, Amount, StaticAbility
from oathbreaker.terms.refs import This
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

HASTE: Final = (PlainKeyword("haste"),)


class AsItEnters(Replacement):
    """A static ability that changes how its own permanent enters."""

    __slots__ = ()

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    for_itself: ClassVar[bool] = True

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to the permanent itself as it enters."""
        return isinstance(event, ZoneChange) and event.zone == "battlefield"


def add_counters(event: Event, counter: str, number: int) -> None:
    """Let a permanent enter with so many more counters."""
    if isinstance(event, ZoneChange) and number:
        event.counters[counter] = event.counters.get(counter, 0) + number


@term
class Bloodthirst(Keyword):
    """702.54 Bloodthirst."""

    number: Amount

    name: ClassVar[str] = "bloodthirst"

    @rule("702.54a", "702.54b")
    def abilities(self) -> tuple[Ability, ...]:
        """Return entering with counters if an opponent was dealt damage this turn."""
        return (StaticAbility((EntersBloodthirsty(self.number),)),)


@term
class EntersBloodthirsty(AsItEnters):
    """If an opponent was dealt damage this turn, it enters with counters; X is how much they all were dealt."""

    number: Amount

    @rule("702.54a", "702.54b", "614.1c")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Look at what happened this turn."""
        yield from ()
        opponents = context.state.opponents(context.controller)
        dealt = sum(
            past.amount
            for past in context.state.log
            if isinstance(past, DealDamage) and is_player(past.target) and past.target in opponents
        )
        if dealt:
            add_counters(event, GROWTH, dealt if isinstance(self.number, X) else value_of(self.number, context))
        return [event]


@term
class Devour(Keyword):
    """702.82 Devour."""

    number: Amount

    name: ClassVar[str] = "devour"

    @rule("702.82a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what may be sacrificed as it enters."""
        return (StaticAbility((EntersDevouring(self.number),)),)


@term
class EntersDevouring(AsItEnters):
    """As it enters, any number of creatures may be sacrificed; it enters with counters for each."""

    number: Amount

    @rule("702.82a", "614.12a", "614.13b")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let its controller choose; they are sacrificed as it enters."""
        state, seat = context.state, context.controller
        spent = event.spent if isinstance(event, ZoneChange) else ()
        creatures = [
            here.oid
            for here in state.controlled(seat)
            if here.oid not in spent and "creature" in characteristics(state, here.oid).types
        ]
        chosen = yield from choose(
            state, seat, "choose permanents", creatures, 0, len(creatures), "702.82a", source=context.source
        )
        add_counters(event, GROWTH, value_of(self.number, context) * len(chosen))
        if isinstance(event, ZoneChange):
            event.spent = (*spent, *chosen)
        return [event, *(Sacrifice(oid, seat, context.source) for oid in chosen)]


@term
class Riot(Keyword):
    """702.136 Riot."""

    name: ClassVar[str] = "riot"

    @rule("702.136a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the choice between a counter and haste."""
        return (StaticAbility((EntersRioting(),)),)


@term
class EntersRioting(AsItEnters):
    """It may enter with an additional +1/+1 counter; if it doesn't, it gains haste."""

    @rule("702.136a", "702.136b")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let its controller choose."""
        if (yield from wants_counter(context, "702.136a")):
            add_counters(event, GROWTH, 1)
        elif isinstance(event, ZoneChange):
            begin_lasting(context, HaveKeywords(HASTE), None, (event.new_oid,))
        return [event]


def wants_counter(context: Context, citation: str) -> Procedure[bool]:
    """Ask whether a permanent shall enter with an additional +1/+1 counter."""
    question = say("mechanics.put_counters", n=1, counter=GROWTH)
    return (yield from ask_may(context.state, context.controller, citation, context.source, question))


@term
class Unleash(Keyword):
    """702.98 Unleash."""

    name: ClassVar[str] = "unleash"

    @rule("702.98a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the choice of a counter, and not blocking as long as there is one."""
        cannot_block = CombatRule("can't block", This("this permanent"))
        return (StaticAbility((EntersUnleashed(),)), StaticAbility((cannot_block,), HasCounter(GROWTH)))


@term
class EntersUnleashed(AsItEnters):
    """It may enter with an additional +1/+1 counter."""

    @rule("702.98a")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Let its controller choose."""
        if (yield from wants_counter(context, "702.98a")):
            add_counters(event, GROWTH, 1)
        return [event]


for plain, japanese in ((Riot(), "暴動"), (Unleash(), "解鎖")):
    fixed(KEYWORD, plain.name, plain, ja=japanese)
for numbered, japanese in ((Bloodthirst, "狂喜"), (Devour, "貪食")):
    phrase(KEYWORD, f"{numbered.name} {{number:number}}", numbered, ja=f"{japanese}{{number}}")
