"""CR 702 Keywords that put counters: modular, graft, evolve, training, fabricate, vanishing."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Condition, Effect, Keyword, Subject, TriggerEvent
from oathbreaker.engine.asking import ask_may
from oathbreaker.engine.combat.events import Attacks as AttackEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.events import PutCounters as PutEvent
from oathbreaker.engine.events import RemoveCounters as RemoveEvent
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.counters import EntersWithCounters, PutCounters, RemoveCounters
from oathbreaker.mechanics.destroying import Sacrifice
from oathbreaker.mechanics.events import Dies, Enters
from oathbreaker.mechanics.finding import here, things, value_of
from oathbreaker.mechanics.keywords.attaching import CREATURE_YOU_CONTROL
from oathbreaker.mechanics.nouns import Head, Noun
from oathbreaker.mechanics.player_triggers import StepBegins
from oathbreaker.mechanics.quantities import stat_of_object
from oathbreaker.mechanics.sentences import May
from oathbreaker.mechanics.tokens import CreateToken, TokenKind
from oathbreaker.terms.abilities import (
    Ability,
    Amount,
    Ref,
    StaticAbility,
    TargetSpec,
    TriggeredAbility,
)
from oathbreaker.terms.refs import Some, SubjectRef, TargetRef, This, You
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

GROWTH: Final = "+1/+1"
TIME: Final = "time"
ONE: Final = Number(1)
ITSELF: Final = This("this permanent")
THAT: Final = SubjectRef("thing")
CREATURE: Final = Noun(Head((("creature",),)))
ARTIFACT_CREATURE: Final = Noun(Head((("artifact", "creature"),)))
SERVO: Final = TokenKind("1/1", ("colorless",), ("Servo",), ("artifact", "creature"))


@term
class HasCounter(Condition):
    """The permanent has a counter of a kind on it, or last had."""

    counter: str

    def holds(self, context: Context) -> bool:
        """Look at it as it is or last was."""
        source = context.source_object()
        return source is not None and source.counters.get(self.counter, 0) > 0


def enters_with(number: Amount, counter: str = GROWTH) -> StaticAbility:
    """Return "this permanent enters with N counters on it"."""
    return StaticAbility((EntersWithCounters(ITSELF, number, counter),))


@term
class Modular(Keyword):
    """702.43 Modular."""

    number: Amount

    name: ClassVar[str] = "modular"

    @rule("702.43a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return entering with counters, and what happens to them as the permanent dies."""
        put = May(You("you"), PutAsMany(TargetRef(0)))
        return (
            enters_with(self.number),
            TriggeredAbility(Dies(ITSELF), (put,), (TargetSpec(ARTIFACT_CREATURE),)),
        )


@term
class PutAsMany(Effect):
    """As many +1/+1 counters are put on something as the permanent had as it left."""

    what: Ref

    @rule("122.8", "603.10a")
    def perform(self, context: Context) -> Procedure[None]:
        """Look at what the permanent last was."""
        source = context.source_object()
        number = source.counters.get(GROWTH, 0) if source is not None else 0
        found = here(context.state, things(self.what, context))
        yield from happen(context.state, [PutEvent(oid, GROWTH, number, context.source) for oid in found])


@term
class Graft(Keyword):
    """702.58 Graft."""

    number: Amount

    name: ClassVar[str] = "graft"

    @rule("702.58a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return entering with counters, and what happens as another creature enters."""
        event = Enters(Some(CREATURE, another=True))
        return (
            enters_with(self.number),
            TriggeredAbility(event, (May(You("you"), MoveCounter(GROWTH, THAT)),), (), HasCounter(GROWTH)),
        )


@term
class MoveCounter(Effect):
    """A counter is moved from the permanent onto something."""

    counter: str
    to: Ref

    @rule("122.5")
    def perform(self, context: Context) -> Procedure[None]:
        """Remove it here and put it there, if both are possible."""
        state, source = context.state, context.source
        holder = state.objects.get(source)
        if holder is None or not holder.counters.get(self.counter):
            return
        events: list[Event] = []
        for oid in here(state, things(self.to, context)):
            if oid != source and state.objects[oid].zone == "battlefield":
                events += [RemoveEvent(source, self.counter, 1, source), PutEvent(oid, self.counter, 1, source)]
        yield from happen(state, events)


@term
class Evolve(Keyword):
    """702.100 Evolve."""

    name: ClassVar[str] = "evolve"

    @rule("702.100a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what happens as a greater creature of yours enters."""
        event = Enters(Some(CREATURE_YOU_CONTROL))
        return (TriggeredAbility(event, (PutCounters(ONE, GROWTH, This("this creature")),), (), IsGreater()),)


@term
class IsGreater(Condition):
    """The creature that the trigger event was about has greater power or toughness than this creature."""

    @rule("702.100a", "702.100c", "608.2h")
    def holds(self, context: Context) -> bool:
        """Compare them as they are, or last were; what is no creature is not greater and nothing is greater than it."""
        state = context.state
        this = state.objects.get(context.source)
        if this is None or "creature" not in characteristics(state, this.oid).types:
            return False
        return any(
            stat_of_object(state, context.subject, stat) > stat_of_object(state, this.oid, stat)
            for stat in ("power", "toughness")
        )


@term
class Training(Keyword):
    """702.149 Training."""

    name: ClassVar[str] = "training"

    @rule("702.149a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what attacking with a creature of greater power does."""
        return (TriggeredAbility(AttacksWithGreater(), (PutCounters(ONE, GROWTH, This("this creature")),)),)


@term
class AttacksWithGreater(TriggerEvent):
    """This creature and at least one other with greater power attack."""

    kinds: ClassVar[tuple[str, ...]] = ("attack",)

    def matches(self, context: Context, event: Event) -> Subject | None:  # noqa: ARG002  one attacker is not enough
        """Tell nothing of one attacker by itself."""
        return None

    @rule("702.149a", "603.2c")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Look at all creatures declared together."""
        state = context.state
        attackers = [event.oid for event in events if isinstance(event, AttackEvent)]
        if context.source not in attackers:
            return []
        power = stat_of_object(state, context.source, "power")
        return [Subject()] if any(stat_of_object(state, oid, "power") > power for oid in attackers) else []


@term
class Fabricate(Keyword):
    """702.123 Fabricate."""

    number: Amount

    name: ClassVar[str] = "fabricate"

    @rule("702.123a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return what happens as it enters."""
        return (TriggeredAbility(Enters(ITSELF), (CountersOrServos(self.number),)),)


@term
class CountersOrServos(Effect):
    """You may put +1/+1 counters on the permanent; if you don't, create as many Servos."""

    number: Amount

    @rule("702.123a")
    def perform(self, context: Context) -> Procedure[None]:
        """Ask, if the permanent is there still."""
        state, number = context.state, value_of(self.number, context)
        if context.source in state.objects:
            question = say("mechanics.put_counters", n=number, counter=GROWTH)
            if (yield from ask_may(state, context.controller, "702.123a", context.source, question)):
                yield from happen(state, (PutEvent(context.source, GROWTH, number, context.source),))
                return
        yield from CreateToken(self.number, SERVO).perform(context)


@term
class Vanishing(Keyword):
    """702.63 Vanishing."""

    number: Amount

    name: ClassVar[str] = "vanishing"

    @rule("702.63a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return entering with time counters, losing one each upkeep, and being sacrificed without any."""
        upkeep = StepBegins("upkeep", "your")
        return (
            enters_with(self.number, TIME),
            TriggeredAbility(upkeep, (RemoveCounters(ONE, TIME, ITSELF),), (), HasCounter(TIME)),
            TriggeredAbility(LosesLastCounter(TIME), (Sacrifice(ITSELF),)),
        )


@term
class LosesLastCounter(TriggerEvent):
    """The last counter of a kind is removed from the permanent."""

    counter: str

    kinds: ClassVar[tuple[str, ...]] = ("remove counters",)

    @rule("702.63a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look whether one was removed and none is left."""
        if not isinstance(event, RemoveEvent) or event.target != context.source or event.counter != self.counter:
            return None
        source = context.state.objects.get(context.source)
        return Subject(context.source) if source is not None and not source.counters.get(self.counter) else None


for plain, japanese in ((Evolve(), "進化"), (Training(), "訓練")):
    fixed(KEYWORD, plain.name, plain, ja=japanese)
for numbered, japanese in ((Modular, "接合"), (Graft, "移植"), (Fabricate, "製造"), (Vanishing, "消失")):
    phrase(KEYWORD, f"{numbered.name} {{number:number}}", numbered, ja=f"{japanese}{{number}}")
