"""CR 702.62 Suspend, 702.143 foretell, 702.170 plot: special actions that exile a card from hand, to be cast later."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition, Duration, Effect, Keyword, Subject, TriggerEvent
from oathbreaker.engine.casting_by_effect import may_cast
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event, PutCounters, RemoveCounters
from oathbreaker.engine.happening import happen, moved_to
from oathbreaker.engine.lasting import LastingEffect
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.legal import is_sorcery_time
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.permissions import has_own_time, is_prohibited, may_be_cast_at_once
from oathbreaker.engine.player_events import StepBegins
from oathbreaker.engine.ways import SpecialAction, WayToCast
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.continuous import HaveKeywords
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.keywords.plain import PlainKeyword
from oathbreaker.terms.abilities import Ability, Amount, TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class IsYourTurn(Condition):
    """It is your turn."""

    @rule("116.2h")
    def holds(self, context: Context) -> bool:
        """Look whose turn it is."""
        return context.state.active == context.controller


@term
class IsSorceryTime(Condition):
    """It is your main phase and the stack is empty."""

    @rule("116.2k")
    def holds(self, context: Context) -> bool:
        """Look at the time."""
        return is_sorcery_time(context.state, context.controller)


@term
class CouldBeginToCast(Condition):
    """You could begin to cast the card from your hand: the time is right and nothing prohibits it."""

    @rule("116.2f", "702.62c")
    def holds(self, context: Context) -> bool:
        """Look at the time and at what prohibits it; what it would cost does not matter."""
        state, oid = context.state, context.source
        seat = context.controller
        is_time = is_sorcery_time(state, seat) or has_own_time(characteristics(state, oid), None)
        is_time = is_time or may_be_cast_at_once(state, seat, oid, 0, None)
        return is_time and not is_prohibited(state, seat, oid, 0, None)


@term
class LaidAside(Condition):
    """The card was foretold or plotted in an earlier turn; a plotted one is cast as a sorcery would be.

    Attributes:
        how: "foretold" or "plotted".
    """

    how: str

    @rule("702.143a", "702.170d")
    def holds(self, context: Context) -> bool:
        """Look when it was exiled."""
        state = context.state
        turn = next((value for name, value in state.objects[context.source].memory if name == self.how), None)
        is_later = isinstance(turn, int) and turn < state.turn
        return is_later and (self.how == "foretold" or is_sorcery_time(state, context.controller))


@term
class LayAside(Effect):
    """The card is exiled from hand, to be cast in a later turn; a foretold one face down."""

    how: str

    @rule("702.143a", "702.170a")
    def perform(self, context: Context) -> Procedure[None]:
        """Exile it, and keep when that was."""
        state, oid = context.state, context.source
        move = ZoneChange(state, oid, "exile", source=oid)
        move.face_down = self.how == "foretold"
        card = moved_to((yield from happen(state, (move,))), oid)
        if card in state.objects and state.objects[card].zone == "exile":
            thing = state.own(card)
            thing.memory = tuple(sorted([*thing.memory, (self.how, state.turn)], key=lambda pair: pair[0]))


@term
class Foretell(Keyword):
    """702.143 Foretell: exile the card face down for {2}, and cast it for another cost in a later turn."""

    cost: str

    name: ClassVar[str] = "foretell"

    @rule("702.143a", "702.143b")
    def special_actions(self) -> tuple[SpecialAction, ...]:
        """Return the special action."""
        return (SpecialAction("foretell", (PayMana("{2}"),), LayAside("foretold"), IsYourTurn()),)

    @rule("702.143a")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the way to cast it from exile."""
        return (WayToCast("foretell", ("exile",), (PayMana(self.cost),), condition=LaidAside("foretold")),)


@term
class Plot(Keyword):
    """702.170 Plot: exile the card for a cost, and cast it without paying for it in a later turn."""

    cost: str

    name: ClassVar[str] = "plot"

    @rule("702.170a", "702.170b")
    def special_actions(self) -> tuple[SpecialAction, ...]:
        """Return the special action."""
        return (SpecialAction("plot", (PayMana(self.cost),), LayAside("plotted"), IsSorceryTime()),)

    @rule("702.170d")
    def ways(self) -> tuple[WayToCast, ...]:
        """Return the way to cast it from exile."""
        return (WayToCast("plot", ("exile",), (), condition=LaidAside("plotted")),)


@term
class ExileWithTime(Effect):
    """The card is exiled with time counters on it."""

    time: Amount

    @rule("702.62a")
    def perform(self, context: Context) -> Procedure[None]:
        """Exile it and put the counters on it."""
        state, oid = context.state, context.source
        number = value_of(self.time, context)
        card = moved_to((yield from happen(state, (ZoneChange(state, oid, "exile", source=oid),))), oid)
        if card in state.objects and state.objects[card].zone == "exile":
            yield from happen(state, (PutCounters(card, "time", number, card),))


@term
class UpkeepWhileSuspended(TriggerEvent):
    """Your upkeep begins while the card is suspended."""

    kinds: ClassVar[tuple[str, ...]] = ("step begins",)
    zones: ClassVar[tuple[str, ...]] = ("exile",)

    @rule("702.62a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at the step and whose turn it is."""
        is_yours = isinstance(event, StepBegins) and event.step == "upkeep" and event.seat == context.controller
        return Subject(context.source) if is_yours else None


@term
class IsSuspended(Condition):
    """The card is in exile with a time counter on it."""

    @rule("702.62b")
    def holds(self, context: Context) -> bool:
        """Look at it."""
        thing = context.state.objects.get(context.source)
        return thing is not None and thing.zone == "exile" and thing.counters.get("time", 0) > 0


@term
class RemoveTime(Effect):
    """A time counter is removed from the card."""

    @rule("702.62a")
    def perform(self, context: Context) -> Procedure[None]:
        """Remove it."""
        yield from happen(context.state, (RemoveCounters(context.source, "time", 1, context.source),))


@term
class LastTimeRemoved(TriggerEvent):
    """The last time counter is removed from the card."""

    kinds: ClassVar[tuple[str, ...]] = ("remove counters",)
    zones: ClassVar[tuple[str, ...]] = ("exile",)

    @rule("702.62a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look whether it was the last."""
        is_this = isinstance(event, RemoveCounters) and event.target == context.source and event.counter == "time"
        is_last = is_this and not context.state.objects[context.source].counters.get("time", 0)
        return Subject(context.source) if is_last else None


@term
class WhileControlled(Duration):
    """Until you lose control of the spell or the permanent it becomes."""

    def holds(self, context: Context, effect: LastingEffect) -> bool:
        """Look who controls it."""
        objects = context.state.objects
        return all(oid in objects and objects[oid].controller == effect.controller for oid in effect.objects or ())


@term
class CastSuspended(Effect):
    """The card may be cast without paying its mana cost; a creature has haste then."""

    @rule("702.62a", "702.62d")
    def perform(self, context: Context) -> Procedure[None]:
        """Ask, and give a creature spell haste."""
        state, oid, seat = context.state, context.source, context.controller
        if oid not in state.objects or state.objects[oid].zone != "exile":
            return
        if not (yield from may_cast(state, seat, oid, WayToCast("suspend", ("exile",), ()), "702.62a")):
            return
        spell = state.last_known[oid].successor
        if spell in state.objects and "creature" in characteristics(state, spell).types:
            begin_lasting(context, HaveKeywords((PlainKeyword("haste"),)), WhileControlled(), (spell,))


@term
class Suspend(Keyword):
    """702.62 Suspend: exile the card with time counters, and cast it when the last is gone."""

    time: Amount
    cost: str

    name: ClassVar[str] = "suspend"

    @rule("702.62a", "116.2f")
    def special_actions(self) -> tuple[SpecialAction, ...]:
        """Return the special action."""
        return (SpecialAction("suspend", (PayMana(self.cost),), ExileWithTime(self.time), CouldBeginToCast()),)

    @rule("702.62a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the two triggered abilities."""
        return (
            TriggeredAbility(UpkeepWhileSuspended(), (RemoveTime(),), (), IsSuspended()),
            TriggeredAbility(LastTimeRemoved(), (CastSuspended(),)),
        )


phrase(KEYWORD, "foretell {cost:mana}", Foretell, ja="予顕{cost}")
phrase(KEYWORD, "plot {cost:mana}", Plot, ja="計画{cost}")
phrase(KEYWORD, "suspend {time:number} -- {cost:mana}", Suspend, ja="待機{time}―{cost}")
