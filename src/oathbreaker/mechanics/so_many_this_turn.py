"""CR 608.2i What is counted of this turn: spells cast, creatures that attacked or died, damage, the first life."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition, Subject, TriggerEvent
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.combat.events import Attacks
from oathbreaker.engine.context import Context
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.player_events import GainLife, LoseLife
from oathbreaker.language.categories import CONDITION, EVENT, QUALIFIER
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.qualifiers import Qualifier
from oathbreaker.mechanics.quantities import look_of
from oathbreaker.terms.abilities import Amount, Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


def described(what: Filter, context: Context, oids: set[int]) -> int:
    """Return how many of these objects are of a kind, as they are or last were."""
    looks = [found for oid in oids if (found := look_of(context.state, oid)) is not None]
    return sum(isinstance(what, Noun) and what.describes_look(context, *look) for look in looks)


@term
class HasCastMany(Condition):
    """You've cast at least so many spells of a kind this turn."""

    amount: Amount
    what: Filter

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("608.2i", "601.2i")
    def holds(self, context: Context) -> bool:
        """Count them as they were on the stack."""
        log, seat = context.state.log, context.controller
        cast = {event.oid for event in log if isinstance(event, SpellCast) and event.seat == seat}
        return described(self.what, context, cast) >= value_of(self.amount, context)


@term
class ManyAttacked(Condition):
    """At least so many creatures of a kind attacked this turn."""

    amount: Amount
    what: Filter

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("608.2i", "508.1k")
    def holds(self, context: Context) -> bool:
        """Count them as they are or last were."""
        attacked = {event.oid for event in context.state.log if isinstance(event, Attacks)}
        return described(self.what, context, attacked) >= value_of(self.amount, context)


@term
class ManyDied(Condition):
    """At least so many permanents of a kind died this turn."""

    amount: Amount
    what: Filter

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("608.2i", "700.4")
    def holds(self, context: Context) -> bool:
        """Count them as they were on the battlefield."""
        died = {
            event.oid
            for event in context.state.log
            if isinstance(event, ZoneChange) and (event.origin, event.zone) == ("battlefield", "graveyard")
        }
        return described(self.what, context, died) >= value_of(self.amount, context)


@term
class WasDealtDamage(Qualifier):
    """Permanents that were dealt damage this turn."""

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("608.2i", "120.1")
    def holds(self, context: Context, thing: GameObject, look: Characteristics) -> bool:  # noqa: ARG002  as declared
        """Look at the damage of this turn; whether it is still marked does not matter."""
        log = context.state.log
        return any(isinstance(event, DealDamage) and event.target == thing.oid and event.amount for event in log)


@term
class FirstLifeEachTurn(TriggerEvent):
    """You gain or lose life for the first time in a turn; `verb` says which."""

    counted: ClassVar[bool] = True
    counts_points: ClassVar[bool] = True

    verb: str

    kinds: ClassVar[tuple[str, ...]] = ("gain life", "lose life")

    @rule("603.2", "608.2i")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look whether it is the first such event of this turn."""
        kind = GainLife if self.verb == "gain" else LoseLife
        past = (one for one in context.state.log if isinstance(one, kind) and one.seat == context.controller)
        first = next(past, None)
        return Subject(context.controller, first.amount) if first is event and first is not None else None


phrase(
    CONDITION,
    "you've cast {amount:count} or more {what:noun/many} this turn",
    HasCastMany,
    ja="このターンにあなたが{amount}つ以上の{what}を唱えていた",
)
phrase(
    CONDITION,
    "{amount:count} or more {what:noun/many} attacked this turn",
    ManyAttacked,
    ja="このターンに{amount}体以上の{what}が攻撃していた",
)
phrase(
    CONDITION,
    "{amount:count} or more {what:noun/many} died this turn",
    ManyDied,
    ja="このターンに{amount}体以上の{what}が死亡していた",
)
fixed(QUALIFIER, "that was dealt damage this turn", WasDealtDamage(), ja="このターンにダメージを受けた")
for verb, japanese in (("gain", "得る"), ("lose", "失う")):
    fixed(
        EVENT,
        f"whenever you {verb} life for the first time each turn",
        FirstLifeEachTurn(verb),
        ja=f"各ターン、あなたがはじめてライフを{japanese}たび",
    )
