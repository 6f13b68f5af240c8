"""CR 603.7 Delayed triggered abilities that wait for a time, 603.12 reflexive ones: "when you do"."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.matching import JustDone, delay, reflect
from oathbreaker.language.categories import OWN_BODY, SENTENCE
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.describing import say_targets
from oathbreaker.mechanics.finding import FAILED
from oathbreaker.mechanics.player_triggers import Casts
from oathbreaker.mechanics.sentences import DID, Delayed
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Duration, Filter, SpellAbility, TriggeredAbility, TriggerEvent
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class WhenYouDo(Effect):
    """A reflexive triggered ability: it triggers if the player did what was said just before (603.12)."""

    own_ability: ClassVar[str] = "then"

    then: SpellAbility

    @rule("603.12", "603.12a")
    def perform(self, context: Context) -> Procedure[None]:
        """Let it trigger if that was done; its targets are chosen as it is put onto the stack."""
        yield from ()
        if context.results.get(DID, FAILED not in context.results):
            reflect(context, TriggeredAbility(JustDone(), self.then.body, self.then.targets))


@term
class TriggersFor(Effect):
    """A delayed triggered ability that waits for a time (603.7b).

    Attributes:
        then: The ability.
        duration: How long it waits.
        first: Whether the text says the time first.
        once: Whether it triggers only the next time.
    """

    own_ability: ClassVar[str] = "then"

    then: TriggeredAbility
    duration: Duration
    first: bool = False
    once: bool = False

    @rule("603.7a", "603.7b")
    def perform(self, context: Context) -> Procedure[None]:
        """Create it; it looks for its event from now on."""
        yield from ()
        delay(context, self.then, self.duration, repeats=not self.once)


def this_turn(event: TriggerEvent, body: tuple[terms.Effect, ...]) -> TriggersFor:
    """Return what happens each time in this turn."""
    return TriggersFor(TriggeredAbility(event, body), ThisTurn())


def take_this_turn(tree: TriggersFor) -> tuple[object, ...] | None:
    """Take `this_turn` apart."""
    return None if tree.first or tree.once else (tree.then.event, tree.then.body)


def for_a_time(duration: Duration, event: TriggerEvent, body: tuple[terms.Effect, ...]) -> TriggersFor:
    """Return what happens each time for a while that is said first."""
    return TriggersFor(TriggeredAbility(event, body), duration, first=True)


def take_for_a_time(tree: TriggersFor) -> tuple[object, ...] | None:
    """Take `for_a_time` apart."""
    return (tree.duration, tree.then.event, tree.then.body) if tree.first else None


def next_cast(what: Filter, body: tuple[terms.Effect, ...]) -> TriggersFor:
    """Return what happens as you cast the next such spell this turn."""
    return TriggersFor(TriggeredAbility(Casts("you", what), body), ThisTurn(), once=True)


def take_next_cast(tree: TriggersFor) -> tuple[object, ...] | None:
    """Take `next_cast` apart."""
    event = tree.then.event
    return (event.what, tree.then.body) if tree.once and isinstance(event, Casts) else None


@says(WhenYouDo)
def say_when_you_do(writer: JapaneseWriter, tree: WhenYouDo) -> str:
    """Return a reflexive ability: そうしたとき、, its targets, and what happens."""
    return f"そうしたとき、{say_own(writer, tree.then)}"


@says(TriggersFor)
def say_triggers_for(writer: JapaneseWriter, tree: TriggersFor) -> str:
    """Return a delayed ability: how long, its event, its targets, and what happens."""
    event, time = tree.then.event, writer.say_as("duration", tree.duration)
    if tree.once and isinstance(event, Casts):
        said = f"このターン、あなたが次に{writer.say_as('noun', event.what)}を唱えたとき"
    else:
        said = time + writer.say_as("event", event)
    return f"{said}、{say_own(writer, tree.then)}"


def say_own(writer: JapaneseWriter, ability: SpellAbility | TriggeredAbility) -> str:
    """Return what an ability of its own does; without targets of its own it speaks of those said before."""
    inner = writer.with_targets(ability.targets) if ability.targets else writer
    return say_targets(inner, ability.targets) + inner.say_as("body", ability.body)


@term
class DelayedFirst(Delayed):
    """Something that happens once, later, where the text says first when (603.7)."""


phrase(
    SENTENCE,
    "{event:later} , {effect:effect} .",
    DelayedFirst,
    build=lambda event, effect: DelayedFirst(effect, event),
    take=lambda tree: (tree.event, tree.effect),
    ja="{event}、{effect}。",
)
phrase(OWN_BODY, "{body:body}", SpellAbility)
phrase(SENTENCE, "when you do , {then:own-body}", WhenYouDo)
phrase(SENTENCE, "{event:event} this turn , {body:body}", TriggersFor, build=this_turn, take=take_this_turn)
phrase(
    SENTENCE,
    "{duration:duration} , {event:event} , {body:body}",
    TriggersFor,
    build=for_a_time,
    take=take_for_a_time,
)
phrase(
    SENTENCE,
    "when you next cast a {what:noun/one} this turn , {body:body}",
    TriggersFor,
    build=next_cast,
    take=take_next_cast,
)
