"""CR 601.3, 611.2 What may be cast as though it had flash, or can't be cast, for a time."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.permissions import PROHIBITS
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.casting_rules import FLASH, WHO, AsThoughFlash, CannotCast, is_such_spell
from oathbreaker.mechanics.finding import seats
from oathbreaker.terms.abilities import Duration, Filter, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class FlashForATime(Effect):
    """You may cast spells of a kind as though they had flash, for a time; `first` if the text says the time first."""

    what: Filter
    duration: Duration
    first: bool = False

    @rule("601.3b", "611.2a")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the permission; it is about any such spell that you cast meanwhile."""
        yield from ()
        begin_lasting(context, AsThoughFlash("you", self.what), self.duration)


@term
class SeatCannotCast(RuleStatement):
    """One player can't cast spells of a kind: the one whose number was fixed as the effect began."""

    what: Filter

    names: ClassVar[tuple[str, ...]] = (PROHIBITS,)

    @rule("101.2", "601.3")
    def concerns(self, context: Context, name: str, about: Target) -> bool:  # noqa: ARG002  as declared
        """Speak of such spells of that player."""
        thing = context.state.objects.get(about)
        return thing is not None and thing.controller == context.amount and is_such_spell(self.what, context, about)


@term
class CannotCastForATime(Effect):
    """A player can't cast spells of a kind for a time; `first` if the text says the time first."""

    who: Ref
    what: Filter
    duration: Duration
    first: bool = False

    @rule("601.3", "611.2a", "611.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the prohibition for those who are meant now."""
        yield from ()
        for seat in seats(self.who, context):
            begin_lasting(context, SeatCannotCast(self.what), self.duration, None, seat)


@term
class NobodyCanCastForATime(Effect):
    """Players or your opponents can't cast spells of a kind for a time.

    Attributes:
        who: Which players, as the text says it.
        what: The spells.
        duration: For how long.
        first: Whether the text says the time first.
    """

    who: str
    what: Filter
    duration: Duration
    first: bool = False

    @rule("601.3", "611.2a")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the prohibition."""
        yield from ()
        begin_lasting(context, CannotCast(self.who, self.what), self.duration)


def flash_first(duration: Duration, what: Filter) -> FlashForATime:
    """Return the permission whose time the text says first."""
    return FlashForATime(what, duration, first=True)


def cannot_first(duration: Duration, who: Ref, what: Filter) -> CannotCastForATime:
    """Return the prohibition whose time the text says first."""
    return CannotCastForATime(who, what, duration, first=True)


def nobody_first(who: str, duration: Duration, what: Filter) -> NobodyCanCastForATime:
    """Return the prohibition for all such players whose time the text says first."""
    return NobodyCanCastForATime(who, what, duration, first=True)


def take_nobody_first(who: str, tree: NobodyCanCastForATime) -> tuple[object, ...] | None:
    """Take `nobody_first` apart."""
    return (tree.duration, tree.what) if tree.first and tree.who == who else None


phrase(
    EFFECT,
    "you may cast {what:noun/many} {duration:duration} as though they had flash",
    FlashForATime,
    ja=f"{{duration}}あなたは{{what}}を、{FLASH}",
)
phrase(
    EFFECT,
    "{duration:duration} , you may cast {what:noun/many} as though they had flash",
    FlashForATime,
    build=flash_first,
    take=lambda tree: (tree.duration, tree.what) if tree.first else None,
    ja=f"{{duration}}あなたは{{what}}を、{FLASH}",
)
for number in ("one", "many"):
    phrase(
        EFFECT,
        f"{{who:player/{number}}} can't cast {{what:noun/many}} {{duration:duration}}",
        CannotCastForATime,
        ja="{duration}{who.wa}{what}を唱えられない",
    )
    phrase(
        EFFECT,
        f"{{duration:duration}} , {{who:player/{number}}} can't cast {{what:noun/many}}",
        CannotCastForATime,
        build=cannot_first,
        take=lambda tree: (tree.duration, tree.who, tree.what) if tree.first else None,
        ja="{duration}{who.wa}{what}を唱えられない",
    )
for who in ("players", "your opponents"):
    phrase(
        EFFECT,
        f"{who} can't cast {{what:noun/many}} {{duration:duration}}",
        NobodyCanCastForATime,
        who=who,
        ja=f"{{duration}}{WHO[who]}{{what}}を唱えられない",
    )
    phrase(
        EFFECT,
        f"{{duration:duration}} , {who} can't cast {{what:noun/many}}",
        NobodyCanCastForATime,
        build=partial(nobody_first, who),
        take=partial(take_nobody_first, who),
        ja=f"{{duration}}{WHO[who]}{{what}}を唱えられない",
    )
