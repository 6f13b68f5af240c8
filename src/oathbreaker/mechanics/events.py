"""CR 603 What triggered abilities wait for."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.combat.events import Attacks as AttackEvent
from oathbreaker.engine.combat.events import Blocks as BlockEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import AttachedTo, OneOrMore, Some, This, ThisOrAnother
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


def speaks_of(what: Ref, context: Context, oid: int) -> bool:
    """Tell whether an event's subject takes in an object where it is now, or where it was last."""
    if isinstance(what, This):
        return oid == context.source
    if isinstance(what, AttachedTo):
        source = context.source_object()
        return source is not None and source.attached_to == oid
    if isinstance(what, ThisOrAnother):
        return oid == context.source or fits(what.what, context, oid)
    if isinstance(what, Some):
        return not (what.another and oid == context.source) and fits(what.what, context, oid)
    return isinstance(what, OneOrMore) and fits(what.what, context, oid)


@rule("603.10", "608.2h")
def fits(what: Filter, context: Context, oid: int) -> bool:
    """Tell whether a description fits an object, by last-known information if it is gone."""
    if not isinstance(what, Noun):
        return False
    thing = context.state.objects.get(oid)
    if thing is not None:
        return what.describes(context, thing)
    known = context.state.last_known.get(oid)
    return known is not None and what.describes_look(context, known.object, known.characteristics)


@term
class Enters(TriggerEvent):
    """An object enters (603.6a): the object itself, or one of a kind."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what entered, as it is on the battlefield (603.6a)."""
        if not isinstance(event, ZoneChange) or event.zone != "battlefield":
            return None
        return Subject(event.new_oid) if speaks_of(self.what, context, event.new_oid) else None


@term
class Dies(TriggerEvent):
    """A creature dies (700.4): the object itself, or one of a kind."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    looks_back: ClassVar[bool] = True

    @rule("603.6c", "603.10a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what left, as it last was."""
        if not isinstance(event, ZoneChange) or not (event.origin == "battlefield" and event.zone == "graveyard"):
            return None
        return Subject(event.oid) if speaks_of(self.what, context, event.oid) else None


@term
class EntersOrDies(TriggerEvent):
    """The object itself enters or dies."""

    subject: ClassVar[str] = "thing"

    what: Ref


@term
class LeavesBattlefield(TriggerEvent):
    """A permanent leaves the battlefield (603.6c)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    looks_back: ClassVar[bool] = True

    @rule("603.6c", "603.10a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what left, as it last was."""
        if not isinstance(event, ZoneChange) or event.origin != "battlefield":
            return None
        return Subject(event.oid) if speaks_of(self.what, context, event.oid) else None


@term
class Attacks(TriggerEvent):
    """A creature attacks (508.3a)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("attack",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what attacks."""
        if not isinstance(event, AttackEvent) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.oid)


@term
class EntersOrAttacks(TriggerEvent):
    """The object itself enters or attacks."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("zone change", "attack")

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for either."""
        return Enters(self.what).matches(context, event) or Attacks(self.what).matches(context, event)


@term
class Blocks(TriggerEvent):
    """A creature blocks (509.3a)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("block",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what blocks."""
        if not isinstance(event, BlockEvent) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.oid)


@term
class DealsCombatDamageToPlayer(TriggerEvent):
    """A creature deals combat damage to a player (510.3a)."""

    subject: ClassVar[str] = "thing player"

    what: Ref


@term
class AttacksAlone(TriggerEvent):
    """A creature attacks alone (506.5)."""

    subject: ClassVar[str] = "thing"

    what: Ref


@term
class AttacksUnblocked(TriggerEvent):
    """A creature attacks and is not blocked (509.3g)."""

    subject: ClassVar[str] = "thing"

    what: Ref


@term
class AttacksOrBlocks(TriggerEvent):
    """A creature attacks or blocks."""

    subject: ClassVar[str] = "thing"

    what: Ref


@term
class BecomesBlocked(TriggerEvent):
    """A creature becomes blocked (509.3c)."""

    subject: ClassVar[str] = "thing"

    what: Ref


@term
class BlocksOrBecomesBlocked(TriggerEvent):
    """A creature blocks or becomes blocked."""

    subject: ClassVar[str] = "thing"

    what: Ref


@term
class BecomesTapped(TriggerEvent):
    """A permanent becomes tapped (603.2e)."""

    subject: ClassVar[str] = "thing"

    what: Ref


@term
class BecomesTarget(TriggerEvent):
    """An object becomes the target of a spell or ability."""

    subject: ClassVar[str] = "thing"

    what: Ref


@term
class IsTurnedFaceUp(TriggerEvent):
    """A permanent is turned face up (708.7)."""

    subject: ClassVar[str] = "thing"

    what: Ref


@term
class IsDealtDamage(TriggerEvent):
    """A permanent is dealt damage."""

    subject: ClassVar[str] = "thing"

    what: Ref


@term
class DealsDamage(TriggerEvent):
    """An object deals damage."""

    subject: ClassVar[str] = "thing"

    what: Ref


@term
class DealsDamageToOpponent(TriggerEvent):
    """An object deals damage to an opponent."""

    subject: ClassVar[str] = "thing player"

    what: Ref


@term
class YouAttack(TriggerEvent):
    """You attack with one or more creatures (508.3d)."""


@term
class ThisIsCast(TriggerEvent):
    """You cast this spell (603.2)."""


@term
class ThisIsCycled(TriggerEvent):
    """You cycle this card (702.29c)."""


THING_EVENTS = (
    (Enters, "enters", "enter", "戦場に出た", "戦場に出る"),
    (Dies, "dies", "die", "死亡した", "死亡する"),
    (LeavesBattlefield, "leaves the battlefield", "leave the battlefield", "戦場を離れた", "戦場を離れる"),
    (EntersOrDies, "enters or dies", "", "戦場に出たか死亡した", "戦場に出るか死亡する"),
    (Attacks, "attacks", "attack", "", "攻撃する"),
    (AttacksAlone, "attacks alone", "", "", "単独で攻撃する"),
    (AttacksUnblocked, "attacks and isn't blocked", "", "", "攻撃しブロックされない"),
    (AttacksOrBlocks, "attacks or blocks", "", "", "攻撃するかブロックする"),
    (EntersOrAttacks, "enters or attacks", "", "", "戦場に出るか攻撃する"),
    (Blocks, "blocks", "block", "", "ブロックする"),
    (BecomesBlocked, "becomes blocked", "", "", "ブロックされた状態になる"),
    (BlocksOrBecomesBlocked, "blocks or becomes blocked", "", "", "ブロックするかブロックされた状態になる"),
    (BecomesTapped, "becomes tapped", "become tapped", "", "タップ状態になる"),
    (BecomesTarget, "becomes the target of a spell or ability", "", "", "呪文や能力の対象になる"),
    (IsTurnedFaceUp, "is turned face up", "", "表向きになった", "表向きになる"),
    (IsDealtDamage, "is dealt damage", "", "", "ダメージを受ける"),
    (DealsDamage, "deals damage", "", "", "ダメージを与える"),
    (
        DealsCombatDamageToPlayer,
        "deals combat damage to a player",
        "deal combat damage to a player",
        "",
        "プレイヤー１人に戦闘ダメージを与える",
    ),
    (DealsDamageToOpponent, "deals damage to an opponent", "", "", "対戦相手１人にダメージを与える"),
)
"""(term, what one does, what several do, Japanese after "when" where it happens once, Japanese after "whenever")"""
for cls, one, several, once, always in THING_EVENTS:
    said = f"{{what}}が{always}たび"
    if once:
        phrase(EVENT, f"when {{what:this}} {one}", cls, ja=f"{{what}}が{once}とき")
    else:
        phrase(EVENT, f"whenever {{what:this}} {one}", cls, ja=said)
    phrase(EVENT, f"whenever {{what:some}} {one}", cls, ja=said)
    if several:
        phrase(EVENT, f"whenever {{what:one-or-more}} {several}", cls, ja=said)
fixed(EVENT, "whenever you attack", YouAttack(), ja="あなたが攻撃するたび")
fixed(EVENT, "when you cast this spell", ThisIsCast(), ja="あなたがこの呪文を唱えたとき")
fixed(EVENT, "when you cycle this card", ThisIsCycled(), ja="あなたがこのカードをサイクリングしたとき")
