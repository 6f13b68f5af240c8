"""CR 701.40, 701.58, 701.62 Manifest, cloak and manifest dread: putting cards onto the battlefield face down."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import FaceDown
from oathbreaker.engine.happening import happen, moved_to
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.revealing import LookAt
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import doer, seats, value_of
from oathbreaker.mechanics.keywords.face_down import WARDED
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

HIDDEN: Final = {"manifest": FaceDown("manifest"), "cloak": FaceDown("cloak", WARDED)}
"""What is done -> how the permanent is face down."""

DREAD: Final = 2
"""How many cards one looks at to manifest dread."""


@rule("701.40a", "701.40f", "701.58a")
def put_face_down(context: Context, oid: int, seat: int, how: str) -> Procedure[None]:
    """Put a card onto the battlefield face down under a player's control; it can be referred to."""
    move = ZoneChange(context.state, oid, "battlefield", controller=seat, source=context.source)
    move.face_down, move.hidden = True, HIDDEN[how]
    done = yield from happen(context.state, (move,))
    new = moved_to(done, oid)
    if new >= 0:
        context.note("card", new)


@term
class PutTopFaceDown(OneDoer):
    """A player manifests or cloaks the top cards of a library.

    Attributes:
        how: "manifest" or "cloak".
        amount: How many.
        whose: Whose library.
    """

    makes: ClassVar[str] = "card"

    how: str
    amount: Amount
    whose: Ref
    who: Ref = You()

    @rule("701.40e", "701.58e")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Put them onto the battlefield one at a time."""
        state, seat = context.state, doer(self.who, context)
        context.results["card"] = ()
        for owner in seats(self.whose, context) if seat >= 0 else ():
            for _ in range(value_of(self.amount, context)):
                for oid in state.library(owner)[:1]:
                    yield from put_face_down(context, oid, seat, self.how)


@term
class PutFromHandFaceDown(OneDoer):
    """A player manifests or cloaks a card from their hand."""

    makes: ClassVar[str] = "card"

    how: str
    whose: Ref
    who: Ref = You()

    @rule("701.40a", "701.58a")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose the card."""
        state, seat = context.state, doer(self.who, context)
        context.results["card"] = ()
        if seat >= 0:
            hand = state.hand(seat)
            chosen = yield from choose(state, seat, "choose cards", hand, 1, 1, "701.40a", source=context.source)
            for oid in chosen:
                yield from put_face_down(context, oid, seat, self.how)


@term
class ManifestDread(Effect):
    """A player manifests dread (701.62)."""

    makes: ClassVar[str] = "creature"

    who: Ref = You()

    @rule("701.62a")
    def perform(self, context: Context) -> Procedure[None]:
        """Look at the top two cards, manifest one of them, and put the other into the graveyard."""
        state = context.state
        context.results["card"] = ()
        for seat in seats(self.who, context):
            top = state.library(seat)[:DREAD]
            yield from happen(state, [LookAt(oid, seat, context.source) for oid in top])
            chosen = yield from choose(state, seat, "choose cards", top, 1, 1, "701.62a", source=context.source)
            for oid in chosen:
                yield from put_face_down(context, oid, seat, "manifest")
            rest = [oid for oid in top if oid in state.objects and state.objects[oid].zone == "library"]
            yield from happen(state, [ZoneChange(state, oid, "graveyard", source=context.source) for oid in rest])
        context.results["creature"] = context.results["card"]


for base, third, japanese in (("manifest", "manifests", "予示"), ("cloak", "cloaks", "偽装")):
    phrase(
        DEED,
        f"[{base}|{third}] the top card of {{whose:own}} library",
        PutTopFaceDown,
        how=base,
        amount=Number(1),
        ja=f"{{whose.no}}ライブラリーの一番上のカードを{japanese}する",
    )
    phrase(
        DEED,
        f"[{base}|{third}] the top {{amount:count}} cards of {{whose:own}} library",
        PutTopFaceDown,
        how=base,
        ja=f"{{whose.no}}ライブラリーの一番上からカード{{amount}}枚を{japanese}する",
    )
    phrase(
        DEED,
        f"[{base}|{third}] a card from {{whose:own}} hand",
        PutFromHandFaceDown,
        how=base,
        ja=f"{{whose.no}}手札からカード１枚を{japanese}する",
    )
phrase(DEED, "[manifest|manifests] dread", ManifestDread, ja="戦慄予示を行う")
