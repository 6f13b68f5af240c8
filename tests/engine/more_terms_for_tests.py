"""Test terms for triggers, replacements, costs and statements."""

from __future__ import annotations

from typing import ClassVar

from tests.engine.terms_for_tests import AnyTarget

from oathbreaker.engine.abstract import (
    Condition,
    Cost,
    Effect,
    Keyword,
    Restriction,
    StateTrigger,
    Subject,
    TriggerEvent,
)
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event, PutCounters
from oathbreaker.engine.happening import happen
from oathbreaker.engine.matching import delay, reflect
from oathbreaker.engine.modes import Modal, Mode
from oathbreaker.engine.movement import Discard, Draw, Sacrifice, ZoneChange
from oathbreaker.engine.player_events import GainLife, LoseLife, StepBegins
from oathbreaker.engine.preparing import token
from oathbreaker.engine.statements import LayerStatement, Replacement, RuleStatement
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.engine.ways import CostChange, OptionalCost, WayToCast
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.term import term

TOKEN = token(Characteristics("Servo", types=("artifact", "creature"), subtypes=("Servo",), power=1, toughness=1))


@term
class DamageX(Effect):
    """X damage to the target."""

    def perform(self, context: Context) -> Procedure[None]:
        """Deal it."""
        yield from happen(context.state, [DealDamage(context.source, thing, context.x) for thing in context.targets[0]])


@term
class DividedDamage(Effect):
    """Damage divided as you choose among the targets."""

    total: int

    def division(self, context: Context) -> tuple[int, int]:  # noqa: ARG002  as declared
        """Divide among the first targets."""
        return 0, self.total

    def perform(self, context: Context) -> Procedure[None]:
        """Deal it."""
        pairs = zip(context.targets[0], context.divisions[0], strict=True)
        yield from happen(context.state, [DealDamage(context.source, thing, part) for thing, part in pairs])


@term
class ChooseOne(Modal):
    """A modal body."""

    least: int
    most: int
    bodies: tuple[Effect, ...]
    targeted: tuple[terms.TargetSpec, ...] = ()

    def modes(self) -> tuple[Mode, ...]:
        """Return one mode a body; the last has the targets."""
        last = len(self.bodies) - 1
        return tuple(Mode((body,), self.targeted if place == last else ()) for place, body in enumerate(self.bodies))

    def bounds(self, context: Context) -> tuple[int, int]:  # noqa: ARG002  as declared
        """Return the numbers given."""
        return self.least, self.most


@term
class MakeServo(Effect):
    """Create a Servo."""

    def perform(self, context: Context) -> Procedure[None]:
        """Create it."""
        yield from happen(context.state, (CreateToken(context.controller, TOKEN, context.source),))


@term
class GrowSelf(Effect):
    """Put a +1/+1 counter on the source."""

    def perform(self, context: Context) -> Procedure[None]:
        """Put it there."""
        yield from happen(context.state, (PutCounters(context.source, "+1/+1", 1, context.source),))


@term
class Loss(Effect):
    """Each opponent loses life."""

    amount: int

    def perform(self, context: Context) -> Procedure[None]:
        """Lose it."""
        state = context.state
        yield from happen(state, [LoseLife(seat, self.amount) for seat in state.opponents(context.controller)])


@term
class EveryoneLoses(Effect):
    """Each player loses life."""

    amount: int

    def perform(self, context: Context) -> Procedure[None]:
        """Lose it, all at once."""
        yield from happen(context.state, [LoseLife(seat, self.amount) for seat in context.state.apnap()])


@term
class Later(Effect):
    """Create a delayed triggered ability."""

    ability: terms.TriggeredAbility
    each_time: bool = False

    def perform(self, context: Context) -> Procedure[None]:
        """Create it."""
        yield from ()
        delay(context, self.ability, repeats=self.each_time)


@term
class DiscardThen(Effect):
    """Discard a card; when you do, the ability triggers."""

    ability: terms.TriggeredAbility

    def perform(self, context: Context) -> Procedure[None]:
        """Discard and reflect."""
        state, seat = context.state, context.controller
        chosen = yield from choose(state, seat, "choose cards", state.hand(seat), 1, 1, "701.9a")
        done = yield from happen(state, [Discard(oid, seat) for oid in chosen])
        if done:
            reflect(context, self.ability)


@term
class AtStep(TriggerEvent):
    """At the beginning of a step."""

    step: str
    kinds: ClassVar[tuple[str, ...]] = ("step begins",)

    def matches(self, context: Context, event: Event) -> Subject | None:  # noqa: ARG002  as declared
        """Match that step of anyone."""
        return Subject(event.seat) if isinstance(event, StepBegins) and event.step == self.step else None


@term
class WhenYouGain(TriggerEvent):
    """Whenever you gain life."""

    kinds: ClassVar[tuple[str, ...]] = ("gain life",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Match the controller's gain."""
        fits = isinstance(event, GainLife) and event.seat == context.controller
        return Subject(context.controller, event.amount) if fits and isinstance(event, GainLife) else None


@term
class Never(TriggerEvent):
    """What a reflexive ability says: it is matched as it is made."""


@term
class NoHand(StateTrigger):
    """When you have no cards in hand."""

    def holds(self, context: Context) -> bool:
        """Tell whether the hand is empty."""
        return not context.state.hand(context.controller)


@term
class LifeAtLeast(Condition):
    """You have at least so much life."""

    life: int

    def holds(self, context: Context) -> bool:
        """Compare."""
        return context.state.players[context.controller].life >= self.life


@term
class SacrificeSelf(Cost):
    """Sacrifice this."""

    is_simple: ClassVar[bool] = True

    def can_be_paid(self, context: Context) -> bool:
        """It must be on the battlefield."""
        thing = context.state.objects.get(context.source)
        return thing is not None and thing.zone == "battlefield"

    def pay(self, context: Context) -> Procedure[bool]:
        """Sacrifice it."""
        done = yield from happen(context.state, (Sacrifice(context.source, context.controller),))
        return bool(done)


@term
class OnceEachTurn(Restriction):
    """Activate only once each turn."""

    def allows(self, context: Context) -> bool:
        """Tell whether it has not been activated this turn."""
        return not context.state.objects[context.source].used


@term
class DrawMore(Replacement):
    """If you would draw a card, draw that many instead."""

    number: int
    kinds: ClassVar[tuple[str, ...]] = ("draw",)

    def applies(self, context: Context, event: Event) -> bool:
        """Apply to the controller's draws."""
        return isinstance(event, Draw) and event.seat == context.controller

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Draw more."""
        yield from ()
        return [Draw(context.controller) for _ in range(self.number)]


@term
class MoreDamage(Replacement):
    """Damage is changed: times, then plus."""

    times: int = 1
    plus: int = 0
    kinds: ClassVar[tuple[str, ...]] = ("damage",)

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to all damage."""
        return isinstance(event, DealDamage)

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Change the amount."""
        yield from ()
        assert isinstance(event, DealDamage)
        event.amount = event.amount * self.times + self.plus
        return [event]


@term
class EntersTapped(Replacement):
    """This enters tapped."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    for_itself: ClassVar[bool] = True

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to its arrival."""
        return isinstance(event, ZoneChange) and event.zone == "battlefield"

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Let it enter tapped."""
        yield from ()
        assert isinstance(event, ZoneChange)
        event.tapped = True
        return [event]


@term
class ExileInstead(Replacement):
    """If a card would be put into a graveyard, exile it instead."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    def applies(self, context: Context, event: Event) -> bool:  # noqa: ARG002  as declared
        """Apply to any way into a graveyard."""
        return isinstance(event, ZoneChange) and event.zone == "graveyard"

    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:  # noqa: ARG002  as declared
        """Exile it."""
        yield from ()
        assert isinstance(event, ZoneChange)
        event.zone = "exile"
        return [event]


@term
class Cheaper(RuleStatement):
    """Spells cost less, or more."""

    generic: int
    minimum: int = 0
    names: ClassVar[tuple[str, ...]] = ("cost change",)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the change."""
        return CostChange(self.generic, minimum=self.minimum)


@term
class Says(RuleStatement):
    """A statement of any name that just says so, or says a number."""

    name: str
    number: int = 1

    @property
    def names(self) -> tuple[str, ...]:
        """The name."""
        return (self.name,)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the number."""
        return self.number


@term
class TestFlashback(Keyword):
    """Cast it from the graveyard for another cost."""

    __test__ = False
    costs: tuple[terms.Cost, ...]
    name: ClassVar[str] = "flashback"

    def ways(self) -> tuple[WayToCast, ...]:
        """Return the way."""
        return (WayToCast("flashback", ("graveyard",), self.costs),)


@term
class TestKicker(Keyword):
    """An optional additional cost."""

    __test__ = False
    costs: tuple[terms.Cost, ...]
    name: ClassVar[str] = "kicker"

    def optional_costs(self) -> tuple[OptionalCost, ...]:
        """Return the cost."""
        return (OptionalCost("kicker", self.costs),)


@term
class MoreIfKicked(Effect):
    """Draw a card; two if this was kicked."""

    def perform(self, context: Context) -> Procedure[None]:
        """Draw."""
        kicked = context.announcement is not None and ("kicker", 1) in context.announcement.paid
        for _ in range(1 + kicked):
            yield from happen(context.state, (Draw(context.controller),))


@term
class Weaker(LayerStatement):
    """All creatures get -n/-n."""

    number: int
    layers: ClassVar[tuple[str, ...]] = ("7c",)

    def affects(self, context: Context, oid: int) -> bool:
        """Affect every creature on the battlefield."""
        return context.state.objects[oid].zone == "battlefield"

    def apply(self, context: Context, oid: int, characteristics: Characteristics, layer: str) -> None:  # noqa: ARG002  as declared
        """Subtract."""
        if characteristics.power is not None and characteristics.toughness is not None:
            characteristics.power -= self.number
            characteristics.toughness -= self.number


@term
class TappedLandMana(TriggerEvent):
    """Whenever you tap something for mana."""

    kinds: ClassVar[tuple[str, ...]] = ("tapped for mana",)

    def matches(self, context: Context, event: Event) -> Subject | None:  # noqa: ARG002  as declared
        """Match all."""
        return Subject()


ANY = terms.TargetSpec(AnyTarget())
