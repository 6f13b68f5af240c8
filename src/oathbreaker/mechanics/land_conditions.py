"""CR 614.1d What lands ask as they enter or add mana: kinds of lands, lives, opponents, what entered this turn."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition as PerformedCondition
from oathbreaker.engine.abstract import Restriction
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import CONDITION, RESTRICTION, STATEMENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.conditions import yours
from oathbreaker.mechanics.finding import matching, things, value_of
from oathbreaker.mechanics.keywords.entering import AsItEnters
from oathbreaker.mechanics.restrictions import only_so
from oathbreaker.mechanics.sentences import holds
from oathbreaker.terms.abilities import Amount, Condition, Filter, Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ControlsEither(PerformedCondition):
    """You control a permanent of one kind or of another."""

    reads: ClassVar[tuple[str, ...] | None] = ("control",)

    first: Filter
    second: Filter

    @rule("109.2")
    def holds(self, context: Context) -> bool:
        """Look for one of either kind."""
        return bool(yours(self.first, context) or yours(self.second, context))


@term
class ControlsBoth(PerformedCondition):
    """You control a permanent of one kind and one of another."""

    reads: ClassVar[tuple[str, ...] | None] = ("control",)

    first: Filter
    second: Filter

    @rule("109.2")
    def holds(self, context: Context) -> bool:
        """Look for one of each kind."""
        return bool(yours(self.first, context)) and bool(yours(self.second, context))


@term
class ControlsNone(PerformedCondition):
    """You control no permanent of a kind."""

    reads: ClassVar[tuple[str, ...] | None] = ("control",)

    what: Filter

    @rule("109.2")
    def holds(self, context: Context) -> bool:
        """Look for any."""
        return not yours(self.what, context)


@term
class SomebodysLife(PerformedCondition):
    """A player of a kind has at most so much life, or at least."""

    who: Filter
    amount: Amount
    at_least: bool = False

    @rule("614.1d")
    def holds(self, context: Context) -> bool:
        """Compare the life total of each of them."""
        number = value_of(self.amount, context)
        lives = [context.state.players[seat].life for seat in matching(self.who, context)]
        return any(life >= number if self.at_least else life <= number for life in lives)


@term
class HasOpponents(PerformedCondition):
    """You have at least so many opponents."""

    amount: Amount

    @rule("102.2")
    def holds(self, context: Context) -> bool:
        """Count those who are in the game."""
        return len(context.state.opponents(context.controller)) >= value_of(self.amount, context)


@term
class OpponentsControl(PerformedCondition):
    """Your opponents together control at least so many permanents of a kind."""

    reads: ClassVar[tuple[str, ...] | None] = ("control",)

    amount: Amount
    what: Filter

    @rule("102.2")
    def holds(self, context: Context) -> bool:
        """Count those of all of them."""
        state = context.state
        opponents = state.opponents(context.controller)
        theirs = [oid for oid in matching(self.what, context) if state.objects[oid].controller in opponents]
        return len(theirs) >= value_of(self.amount, context)


@term
class EnteredThisTurn(PerformedCondition):
    """An object entered the battlefield this turn."""

    reads: ClassVar[tuple[str, ...] | None] = None

    what: Ref

    @rule("400.7", "603.6a")
    def holds(self, context: Context) -> bool:
        """Look for its entering among what has happened this turn."""
        return any(has_entered(context, oid) for oid in things(self.what, context))


def has_entered(context: Context, oid: int) -> bool:
    """Tell whether an object entered the battlefield this turn."""
    return any(
        isinstance(past, ZoneChange) and past.new_oid == oid and past.zone == "battlefield"
        for past in context.state.log
    )


@term
class OnlyIfEither(Restriction):
    """Only if one thing is so, or another."""

    condition: Condition
    other: Condition

    @rule("602.5")
    def allows(self, context: Context) -> bool:
        """Look whether either is so now."""
        return holds(self.condition, context) or holds(self.other, context)


@term
class EntersTappedIf(AsItEnters):
    """A permanent enters tapped if something is so as it enters."""

    condition: Condition
    what: Ref

    @rule("614.1d", "614.12")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Look whether it is so, and let it enter tapped."""
        yield from ()
        assert isinstance(event, ZoneChange)  # noqa: S101  `applies` has told
        event.tapped = event.tapped or holds(self.condition, context)
        return [event]


phrase(
    CONDITION,
    "you control a {first:noun/one} or a {second:noun/one}",
    ControlsEither,
    ja="あなたが{first}か{second}をコントロールしている",
)
phrase(
    CONDITION,
    "you control a {first:noun/one} and a {second:noun/one}",
    ControlsBoth,
    ja="あなたが{first}と{second}をコントロールしている",
)
phrase(CONDITION, "you control no {what:noun/many}", ControlsNone, ja="あなたが{what}をコントロールしていない")
for more, at_least, japanese in (("more", True, "以上"), ("less", False, "以下")):
    phrase(
        CONDITION,
        f"a {{who:player-noun/one}} has {{amount:number}} or {more} life",
        SomebodysLife,
        at_least=at_least,
        ja=f"いずれかの{{who}}のライフが{{amount}}点{japanese}である",
    )
phrase(
    CONDITION,
    "you have {amount:count} or more opponents",
    HasOpponents,
    ja="あなたに{amount}人以上の対戦相手がいる",
)
phrase(
    CONDITION,
    "your opponents control {amount:count} or more {what:noun/many}",
    OpponentsControl,
    ja="あなたの対戦相手がコントロールしている{what}が合計{amount}{what.counter}以上である",
)
phrase(CONDITION, "{what:this} entered this turn", EnteredThisTurn, ja="このターンに{what}が戦場に出ていた")
phrase(
    RESTRICTION,
    "activate only if {condition:condition} or if {other:condition} .",
    OnlyIfEither,
    ja=lambda slot: only_so(f"{slot('condition')}か、{slot('other')}"),
)
phrase(
    STATEMENT,
    "if {condition:condition} , {what:this} enters tapped",
    EntersTappedIf,
    ja="{condition.nara}、{what}はタップ状態で戦場に出る",
)
