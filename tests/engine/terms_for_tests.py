"""Small concrete terms with which the engine is proven without the language: effects, filters, events, statements."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Duration, Effect, Filter, Keyword, Ref, Subject, TriggerEvent
from oathbreaker.engine.announcement import Target, is_player
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import Destroy, Draw, ZoneChange
from oathbreaker.engine.player_events import GainLife
from oathbreaker.engine.stack_events import CounterSpell
from oathbreaker.terms.term import term


@term
class TestKeyword(Keyword):
    """A keyword that rules ask for by name."""

    __test__ = False
    word: str = "flying"

    @property
    def name(self) -> str:
        """The name."""
        return self.word


@term
class AnyTarget(Filter):
    """Creatures, planeswalkers and players (115.4)."""

    zones: ClassVar[tuple[str, ...]] = ("battlefield", "player")

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether damage can be dealt to it."""
        if is_player(target):
            return True
        thing = context.state.objects.get(target)
        types = characteristics(context.state, target).types
        return thing is not None and thing.zone == "battlefield" and ("creature" in types or "planeswalker" in types)


@term
class Permanents(Filter):
    """Permanents of a card type, of anyone."""

    card_type: str = "creature"

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether it is such a permanent."""
        thing = context.state.objects.get(target)
        return (
            thing is not None
            and thing.zone == "battlefield"
            and self.card_type in characteristics(context.state, target).types
        )


@term
class Spells(Filter):
    """Spells on the stack."""

    zones: ClassVar[tuple[str, ...]] = ("stack",)

    def matches(self, context: Context, target: Target) -> bool:
        """Tell whether it is a spell."""
        thing = context.state.objects.get(target)
        return thing is not None and thing.zone == "stack" and thing.kind != "ability"


@term
class Targeted(Ref):
    """The targets of one use of "target"."""

    place: int = 0

    def things(self, context: Context) -> tuple[Target, ...]:
        """Return them."""
        return context.targets[self.place] if self.place < len(context.targets) else ()


@term
class You(Ref):
    """The controller."""

    def things(self, context: Context) -> tuple[Target, ...]:
        """Return the controller's seat."""
        return (context.controller,)


@term
class It(Ref):
    """What the trigger event was about."""

    def things(self, context: Context) -> tuple[Target, ...]:
        """Return it."""
        return (context.subject,)


@term
class DrawCards(Effect):
    """You draw cards."""

    number: int = 1

    def perform(self, context: Context) -> Procedure[None]:
        """Draw them one at a time."""
        for _ in range(self.number):
            yield from happen(context.state, (Draw(context.controller),))


@term
class Damage(Effect):
    """The source deals damage to something."""

    amount: int
    to: Ref

    def perform(self, context: Context) -> Procedure[None]:
        """Deal it."""
        events = [DealDamage(context.source, target, self.amount) for target in self.to.things(context)]
        yield from happen(context.state, events)


@term
class Gain(Effect):
    """You gain life."""

    amount: int

    def perform(self, context: Context) -> Procedure[None]:
        """Gain it."""
        yield from happen(context.state, (GainLife(context.controller, self.amount, context.source),))


@term
class DestroyThem(Effect):
    """Destroy something."""

    what: Ref

    def perform(self, context: Context) -> Procedure[None]:
        """Destroy it."""
        yield from happen(context.state, [Destroy(oid, context.source) for oid in self.what.things(context)])


@term
class Counter(Effect):
    """Counter a spell."""

    what: Ref

    def perform(self, context: Context) -> Procedure[None]:
        """Counter it."""
        yield from happen(context.state, [CounterSpell(oid, context.source) for oid in self.what.things(context)])


@term
class SelfEnters(TriggerEvent):
    """When this enters."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Match its own arrival."""
        fits = isinstance(event, ZoneChange) and event.zone == "battlefield" and event.new_oid == context.source
        return Subject(context.source) if fits else None


@term
class CreatureDies(TriggerEvent):
    """Whenever a creature dies; this one too."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Match any creature's way to a graveyard."""
        if not isinstance(event, ZoneChange) or event.origin != "battlefield" or event.zone != "graveyard":
            return None
        return Subject(event.oid) if "creature" in characteristics(context.state, event.oid).types else None


@term
class ThisTurn(Duration):
    """Until end of turn."""

    moments: ClassVar[tuple[str, ...]] = ("cleanup",)
