"""CR 603.6c, 700.4 Permanents put into a graveyard, or returned to a hand, from the battlefield."""

from __future__ import annotations

from functools import partial
from typing import ClassVar

from oathbreaker.engine.abstract import Subject
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.events import gone
from oathbreaker.mechanics.finding import owner_of
from oathbreaker.mechanics.noticing import Notices, about_both, speaks_of
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


class LeavesBattlefieldFor(Notices):
    """A trigger event about permanents that go to a zone of a player; `yours` if only to yours.

    Attributes:
        to: The zone: "graveyard" or "hand".
    """

    __slots__ = ()

    what: Ref
    yours: bool

    to: ClassVar[str]
    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    looks_back: ClassVar[bool] = True

    @rule("603.6c", "603.10a")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at what left, as it last was, and to whom it has come: what did not arrive there is not meant."""
        if not isinstance(event, ZoneChange) or (event.origin, event.zone) != ("battlefield", self.to):
            return None
        owner = owner_of(context.state, event.oid)
        if (self.yours and owner != context.controller) or not speaks_of(self.what, context, event.oid):
            return None
        return self.about(event, owner)

    def about(self, event: ZoneChange, owner: int) -> Subject:
        """Return what the event is about."""
        raise NotImplementedError


@term
class PutIntoGraveyard(LeavesBattlefieldFor):
    """A permanent is put into a graveyard from the battlefield."""

    subject: ClassVar[str] = "thing"
    called: ClassVar[str] = "card"

    what: Ref
    yours: bool = False

    to: ClassVar[str] = "graveyard"

    def about(self, event: ZoneChange, owner: int) -> Subject:  # noqa: ARG002  as declared
        """Return the permanent, and the card that it has become."""
        return gone(event)


@term
class ReturnedToHand(LeavesBattlefieldFor):
    """A permanent is returned to a player's hand, or to yours."""

    subject: ClassVar[str] = "thing player"

    what: Ref
    yours: bool = False

    to: ClassVar[str] = "hand"

    def about(self, event: ZoneChange, owner: int) -> Subject:
        """Return the permanent and the player."""
        return about_both(event.oid, owner)


def put(yours: bool, what: Ref) -> PutIntoGraveyard:  # noqa: FBT001  as the phrase fixes it
    """Return that something is put into a graveyard from the battlefield."""
    return PutIntoGraveyard(what, yours)


for yours, words, japanese in ((True, "your", "あなたの"), (False, "a", "")):
    for what, verb in (("some", "is"), ("one-or-more", "are")):
        phrase(
            EVENT,
            f"whenever {{what:{what}}} {verb} put into {words} graveyard from the battlefield",
            PutIntoGraveyard,
            build=partial(put, yours),
            take=partial(lambda is_yours, tree: (tree.what,) if tree.yours == is_yours else None, yours),
            ja=f"{{what}}が戦場から{japanese}墓地に置かれるたび",
        )
phrase(
    EVENT,
    "when {what:this} is put into a graveyard from the battlefield",
    PutIntoGraveyard,
    build=lambda what: put(False, what),  # noqa: FBT003  as declared
    take=lambda tree: None if tree.yours else (tree.what,),
    ja="{what}が戦場から墓地に置かれたとき",
)
phrase(EVENT, "whenever {what:some} is returned to a player's hand", ReturnedToHand,
       ja="{what}がプレイヤーの手札に戻るたび")  # fmt: skip
phrase(EVENT, "whenever {what:some} is returned to your hand", ReturnedToHand, yours=True,
       ja="{what}があなたの手札に戻るたび")  # fmt: skip
