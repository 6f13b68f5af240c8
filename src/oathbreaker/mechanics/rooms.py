"""CR 709.5 Rooms: what triggers as doors are unlocked, and effects that lock and unlock them."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from oathbreaker.engine.abstract import Amount, Condition, Subject, TriggerEvent
from oathbreaker.engine.asking import choose_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.designations import LockDoor, UnlockDoor, door_title, locked_halves, unlocked_halves
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.language.categories import CONDITION, DEED, EVENT, QUANTITY
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import doer, here, matching, things, value_of
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount as AmountTerm
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class UnlockThisDoor(TriggerEvent):
    """You unlock the half of which the ability is.

    Attributes:
        half: Which half that is; -1 in text that is not yet of a card.
    """

    half: int = -1

    kinds: ClassVar[tuple[str, ...]] = ("unlock door",)

    def in_half(self, half: int) -> TriggerEvent:
        """Return the event of this half."""
        return replace(self, half=half)

    @rule("709.5h", "709.5j")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at the permanent, the half and the player."""
        is_door = isinstance(event, UnlockDoor) and event.oid == context.source and event.half == self.half
        is_so = is_door and isinstance(event, UnlockDoor) and event.seat == context.controller
        return Subject(context.source) if is_so else None


@term
class FullyUnlock(TriggerEvent):
    """You fully unlock a permanent of a kind."""

    subject: ClassVar[str] = "thing"

    what: Filter

    kinds: ClassVar[tuple[str, ...]] = ("unlock door",)

    @rule("709.5i")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look whether the last locked half was unlocked."""
        if not isinstance(event, UnlockDoor) or not event.is_full or event.seat != context.controller:
            return None
        thing = context.state.objects.get(event.oid)
        is_so = thing is not None and isinstance(self.what, Noun) and self.what.describes(context, thing)
        return Subject(event.oid) if is_so else None


@term
class UnlockDoorOf(OneDoer):
    """A player unlocks a locked door of a Room, or locks or unlocks one.

    Attributes:
        what: The Room.
        may_lock: Whether an unlocked door may be chosen, and is locked.
        who: Who does it.
    """

    what: Ref
    may_lock: bool = False
    who: Ref = You()

    @rule("709.5f", "709.5g")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose a door."""
        state, seat = context.state, doer(self.who, context)
        for oid in here(state, things(self.what, context)):
            halves = (*locked_halves(state, oid), *(unlocked_halves(state, oid) if self.may_lock else ()))
            if not halves or seat < 0:
                continue
            titles = [door_title(state.objects[oid], half) for half in halves]
            words = [str(half) for half in halves]
            chosen = int((yield from choose_word(state, seat, "word", words, "709.5f", context.source, titles)))
            kind = UnlockDoor if chosen in locked_halves(state, oid) else LockDoor
            yield from happen(state, (kind(oid, chosen, seat, context.source),))


@term
class UnlockedDoors(Amount):
    """The number of unlocked doors among permanents of a kind."""

    reads: ClassVar[tuple[str, ...] | None] = None

    what: Filter

    @rule("709.5c", "709.5j")
    def value(self, context: Context) -> int:
        """Count them."""
        return sum(len(unlocked_halves(context.state, oid)) for oid in matching(self.what, context))


@term
class UnlockedDoorsAtLeast(Condition):
    """There are at least so many unlocked doors among permanents of a kind."""

    reads: ClassVar[tuple[str, ...] | None] = None

    amount: AmountTerm
    what: Filter

    @rule("709.5c", "709.5j")
    def holds(self, context: Context) -> bool:
        """Count them."""
        return UnlockedDoors(self.what).value(context) >= value_of(self.amount, context)


phrase(EVENT, "when you unlock this door", UnlockThisDoor, take=lambda _event: (), ja="あなたがこのドアを開放したとき")
phrase(EVENT, "whenever you fully unlock a {what:noun/one}", FullyUnlock, ja="あなたが{what}を完全に開放するたび")
phrase(DEED, "[unlock|unlocks] a locked door of {what:thing/one}", UnlockDoorOf,
       take=lambda tree: None if tree.may_lock else (tree.what,),
       ja="{what.no}施錠されているドア１つを開放する")  # fmt: skip
phrase(DEED, "[lock|locks] or [unlock|unlocks] a door of {what:thing/one}", UnlockDoorOf, may_lock=True,
       ja="{what.no}ドア１つを施錠するか開放する")  # fmt: skip
phrase(QUANTITY, "the number of unlocked doors among {what:noun/many}", UnlockedDoors,
       ja="{what}の開放されているドアの数")  # fmt: skip
phrase(CONDITION, "there are {amount:count} or more unlocked doors among {what:noun/many}", UnlockedDoorsAtLeast,
       ja="{what}の開放されているドアが{amount}つ以上ある")  # fmt: skip
