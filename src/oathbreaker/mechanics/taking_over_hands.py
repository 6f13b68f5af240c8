"""CR 601.3 Players who can do nothing for a time, and whose cards another may play from their hand."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.activating_rules import SeatCannotActivate, SeatPlaysOpenly
from oathbreaker.mechanics.casting_for_a_time import SeatCannotCast
from oathbreaker.mechanics.finding import seats
from oathbreaker.terms.abilities import Duration, Filter, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class CannotActForATime(Effect):
    """A player can't cast spells of a kind or activate abilities, and plays with their hand revealed, for a time."""

    duration: Duration
    who: Ref
    what: Filter

    @rule("601.3", "602.5", "611.2a")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin all three for those who are meant now."""
        yield from ()
        for seat in seats(self.who, context):
            for statement in (SeatCannotCast(self.what), SeatCannotActivate(), SeatPlaysOpenly()):
                begin_lasting(context, statement, self.duration, None, seat)


@term
class PlayableFromHand(RuleStatement):
    """Cards in the hand of one player may be played by who is "you": the one whose number was fixed."""

    names: ClassVar[tuple[str, ...]] = ("may cast",)

    @rule("601.3", "305.1")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of that player's hand, and of no other zone."""
        thing = context.state.objects.get(about)
        return thing is not None and thing.zone == "hand" and thing.owner == context.amount

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the usual way of playing it, from the hand."""
        return WayToCast("", ("hand",), seat=context.controller)


@term
class MayPlayFromHand(Effect):
    """You may play lands and cast spells from a player's hand for a time."""

    whose: Ref
    duration: Duration

    @rule("601.3", "305.1", "611.2a")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the permission; cards that come into the hand later may be played too."""
        yield from ()
        for seat in seats(self.whose, context):
            begin_lasting(context, PlayableFromHand(), self.duration, None, seat)


phrase(
    EFFECT,
    "{duration:duration} , {who:player/one} can't cast {what:noun/many} or activate abilities and "
    "plays with their hand revealed",
    CannotActForATime,
    ja="{duration}{who.wa}{what}を唱えることも能力を起動することもできず、自分の手札を公開したままプレイする",
)
phrase(
    EFFECT,
    "you may play lands and cast spells from {whose:own} hand {duration:duration}",
    MayPlayFromHand,
    ja="{duration}あなたは{whose.no}手札から土地をプレイしたり呪文を唱えたりしてもよい",
)
