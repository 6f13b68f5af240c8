"""CR 603 What triggered abilities wait for: things that enter, leave, become tapped or targets."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.casting import BecomesTarget as TargetEvent
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.events import Tap as TapEvent
from oathbreaker.engine.events import Untap as UntapEvent
from oathbreaker.engine.face_down import TurnFaceUp
from oathbreaker.engine.finding_again import BECAME
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.combat_triggers import (
    Attacks,
    AttacksAlone,
    AttacksOrBlocks,
    AttacksUnblocked,
    BecomesBlocked,
    Blocks,
    BlocksOrBecomesBlocked,
    YouAttack,
)
from oathbreaker.mechanics.damage_triggers import (
    DealsCombatDamageOnce,
    DealsCombatDamageToPlayer,
    DealsDamage,
    DealsDamageOnce,
    DealsDamageToOpponent,
    IsDealtDamage,
)
from oathbreaker.mechanics.noticing import Notices, NoticesMove, by_thing, once_each, speaks_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@rule("400.7e")
def gone(event: ZoneChange) -> Subject:
    """Return the subject of an event in which a permanent leaves: it as it was, and what it has become."""
    return Subject(event.oid, 1, ((BECAME, (event.new_oid, *event.further)),))


@term
class Enters(NoticesMove):
    """An object enters (603.6a): the object itself, or one of a kind; of "one or more" it tells how many."""

    subject: ClassVar[str] = "thing"
    counted: ClassVar[bool] = True

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what entered, as it is on the battlefield (603.6a)."""
        if not isinstance(event, ZoneChange) or event.zone != "battlefield":
            return None
        return Subject(event.new_oid, 1) if speaks_of(self.what, context, event.new_oid) else None


@term
class Dies(NoticesMove):
    """A creature dies (700.4): the object itself, or one of a kind; of "one or more" it tells how many."""

    subject: ClassVar[str] = "thing"
    counted: ClassVar[bool] = True

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    looks_back: ClassVar[bool] = True

    @rule("603.6c", "603.10a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what left, as it last was."""
        if not isinstance(event, ZoneChange) or not (event.origin == "battlefield" and event.zone == "graveyard"):
            return None
        return gone(event) if speaks_of(self.what, context, event.oid) else None


@term
class DiesEachTime(Dies):
    """What the object is attached to dies, which may happen again and again: "whenever equipped creature dies"."""


@term
class EntersUntapped(NoticesMove):
    """The object itself enters the battlefield, and untapped."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    @rule("603.6a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at how it entered, whatever has become of it since."""
        is_untapped = isinstance(event, ZoneChange) and not event.tapped
        return Enters(self.what).matches(context, event) if is_untapped else None


@term
class EntersOrDies(Notices):
    """The object itself enters or dies: two events, of which only the second looks back."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)

    def alternatives(self) -> tuple[TriggerEvent, ...]:
        """Return both."""
        return (Enters(self.what), Dies(self.what))

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for either."""
        return Enters(self.what).matches(context, event) or Dies(self.what).matches(context, event)


@term
class EntersOrIsBuried(EntersOrDies):
    """The object itself enters, or is put into a graveyard from the battlefield, whatever it is."""


@term
class EntersOrAttacks(NoticesMove):
    """The object itself enters or attacks."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("zone change", "attack")

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for either."""
        return Enters(self.what).matches(context, event) or Attacks(self.what).matches(context, event)


@term
class LeavesBattlefield(NoticesMove):
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
        return gone(event) if speaks_of(self.what, context, event.oid) else None


@term
class BecomesTapped(Notices):
    """A permanent becomes tapped (603.2e)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("tap",)

    @rule("603.2e", "701.26a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what is tapped; entering tapped is no such event."""
        if not isinstance(event, TapEvent) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.oid)


@term
class BecomesUntapped(Notices):
    """A permanent becomes untapped (603.2e)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("untap",)

    @rule("603.2e", "701.26b")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what is untapped, by an effect or in the untap step."""
        if not isinstance(event, UntapEvent) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.oid)


@term
class BecomesTarget(Notices):
    """An object becomes the target of a spell or ability (601.2c)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("becomes target",)

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what has become a target."""
        if not isinstance(event, TargetEvent) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.oid)

    @rule("603.2c")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return each thing once, however often one spell or ability targets it."""
        return once_each(Notices.occurrences(self, context, events), by_thing)


@term
class IsTurnedFaceUp(Notices):
    """A permanent is turned face up (708.7)."""

    subject: ClassVar[str] = "thing"

    what: Ref

    kinds: ClassVar[tuple[str, ...]] = ("turn face up",)

    @rule("708.8")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what was turned, as it is face up."""
        if not isinstance(event, TurnFaceUp) or not speaks_of(self.what, context, event.oid):
            return None
        return Subject(event.oid, event.x)


@term
class ThisIsCast(TriggerEvent):
    """You cast this spell (603.2)."""

    kinds: ClassVar[tuple[str, ...]] = ("cast",)
    zones: ClassVar[tuple[str, ...]] = ("stack",)

    @rule("601.2i")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for this spell."""
        return Subject(event.oid) if isinstance(event, SpellCast) and event.oid == context.source else None


THING_EVENTS = (
    (Enters, "enters", "enter", "戦場に出た", "戦場に出る"),
    (Dies, "dies", "die", "死亡した", "死亡する"),
    (EntersUntapped, "enters untapped", "", "アンタップ状態で戦場に出た", "アンタップ状態で戦場に出る"),
    (LeavesBattlefield, "leaves the battlefield", "leave the battlefield", "戦場を離れた", "戦場を離れる"),
    (EntersOrDies, "enters or dies", "", "戦場に出たか死亡した", "戦場に出るか死亡する"),
    (EntersOrIsBuried, "enters or is put into a graveyard from the battlefield", "",
     "戦場に出たか戦場から墓地に置かれた", "戦場に出るか戦場から墓地に置かれる"),
    (Attacks, "attacks", "attack", "", "攻撃する"),
    (AttacksAlone, "attacks alone", "", "", "単独で攻撃する"),
    (AttacksUnblocked, "attacks and isn't blocked", "", "", "攻撃しブロックされない"),
    (AttacksOrBlocks, "attacks or blocks", "", "", "攻撃するかブロックする"),
    (EntersOrAttacks, "enters or attacks", "", "", "戦場に出るか攻撃する"),
    (Blocks, "blocks", "block", "", "ブロックする"),
    (BecomesBlocked, "becomes blocked", "", "", "ブロックされた状態になる"),
    (BlocksOrBecomesBlocked, "blocks or becomes blocked", "", "", "ブロックするかブロックされた状態になる"),
    (BecomesTapped, "becomes tapped", "become tapped", "", "タップ状態になる"),
    (BecomesUntapped, "becomes untapped", "become untapped", "", "アンタップ状態になる"),
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
)  # fmt: skip
"""(term, what one does, what several do, Japanese after "when" where it happens once, Japanese after "whenever")"""
for cls, one, several, once, always in THING_EVENTS:
    said = "{what.enters}戦場に出るたび" if cls is Enters else f"{{what}}が{always}たび"
    if once:
        phrase(EVENT, f"when {{what:this}} {one}", cls, ja=f"{{what}}が{once}とき")
    else:
        phrase(EVENT, f"whenever {{what:this}} {one}", cls, ja=said)
    phrase(EVENT, f"whenever {{what:some}} {one}", cls, ja=said)
    if several:
        phrase(EVENT, f"whenever {{what:one-or-more}} {several}", cls, ja=said)
phrase(EVENT, "whenever {what:this} dies", DiesEachTime, ja="{what}が死亡するたび")
phrase(
    EVENT,
    "when {what:this} deals combat damage to a player",
    DealsCombatDamageOnce,
    ja="{what}がプレイヤー１人に戦闘ダメージを与えたとき",
)
phrase(EVENT, "when {what:some} deals damage", DealsDamageOnce, ja="{what}がダメージを与えたとき")
fixed(EVENT, "whenever you attack", YouAttack(), ja="あなたが攻撃するたび")
fixed(EVENT, "when you cast this spell", ThisIsCast(), ja="あなたがこの呪文を唱えたとき")
