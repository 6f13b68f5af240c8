"""CR 603.2 Abilities that wait for either of two events: "whenever … and whenever …"."""

from __future__ import annotations

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.language.categories import ABILITY_LINE
from oathbreaker.language.japanese import JapaneseWriter, says
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.lines import triggered
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class EitherEvent(TriggerEvent):
    """Either of two events. Words after it cannot refer to what only one of them is about."""

    first: terms.TriggerEvent
    second: terms.TriggerEvent

    def both(self) -> tuple[TriggerEvent, ...]:
        """Return the two events."""
        return tuple(event for event in (self.first, self.second) if isinstance(event, TriggerEvent))

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of event of either."""
        return tuple(dict.fromkeys(kind for event in self.both() for kind in event.kinds))

    @property
    def is_performed(self) -> bool:
        """Whether both are events, and not states."""
        return self.both() == (self.first, self.second)

    def alternatives(self) -> tuple[TriggerEvent, ...]:
        """Return those of both, since one may look back and the other not."""
        return tuple(one for event in self.both() for one in event.alternatives())

    def in_half(self, half: int) -> TriggerEvent:
        """Return the event with both as that half of a Room says them."""
        return EitherEvent(*(event.in_half(half) for event in self.both()))

    @rule("603.2", "603.2c")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for either."""
        found = (one.matches(context, event) for one in self.both() if event.kind in one.kinds)
        return next((subject for subject in found if subject is not None), None)


def triggered_by_either(
    first: terms.TriggerEvent, second: terms.TriggerEvent, body: tuple[terms.Effect, ...]
) -> TriggeredAbility | None:
    """Return an ability that triggers on either event; an "if" after them is no instruction."""
    return triggered(EitherEvent(first, second), body)


def take_either(ability: TriggeredAbility) -> tuple[object, ...] | None:
    """Take `triggered_by_either` apart."""
    event = ability.event
    is_so = isinstance(event, EitherEvent) and ability.condition is None
    return (event.first, event.second, ability.body) if isinstance(event, EitherEvent) and is_so else None


phrase(
    ABILITY_LINE,
    "{first:event} and {second:event} , {body:body}",
    TriggeredAbility,
    build=triggered_by_either,
    take=take_either,
    ja="{first}と、{second}、{body}",
)


@says(EitherEvent)
def say_either(writer: JapaneseWriter, event: EitherEvent) -> str:
    """Return both events: これが戦場に出たときと、あなたが呪文を唱えるたび."""
    first = writer.say_as("event", event.first).removesuffix("に")
    return f"{first}と、{writer.say_as('event', event.second)}"
