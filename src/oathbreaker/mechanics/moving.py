"""CR 400.7, 401 Cards changing zones: to hands, libraries and the battlefield."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import choose_word
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.player_events import Shuffle
from oathbreaker.engine.transforming import has_back
from oathbreaker.language.categories import CONTROL, DEED
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import doer, owner_of, picked, things, to_move
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


@rule("400.3")
def put_into_hands(what: Ref, who: Ref, context: Context) -> Procedure[None]:
    """Put what is still there into its owners' hands, all at once."""
    state = context.state
    wanted = to_move((yield from picked(what, context, who)), context)
    yield from happen(state, [ZoneChange(state, oid, "hand", source=context.source) for oid in wanted])


@term
class PutIntoHand(Effect):
    """Cards are put into their owner's hand."""

    what: Ref
    whose: Ref
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Put them into their owners' hands, all at once."""
        yield from put_into_hands(self.what, self.who, context)


@term
class PutOntoBattlefield(Effect):
    """Cards are put onto the battlefield.

    Attributes:
        what: The cards.
        tapped: Whether they enter tapped.
        control: Under whose control, as said: "" for the one who does it, "their owner's control".
        returned: Whether the text says "return".
        transformed: Whether they enter with their back faces up.
    """

    what: Ref
    tapped: bool = False
    control: str = ""
    returned: bool = False
    transformed: bool = False
    who: Ref = You()

    @rule("712.14a")
    def perform(self, context: Context) -> Procedure[None]:
        """Put them onto the battlefield, all at once; what is no permanent card stays where it is (304.4, 307.4).

        So does what is put there transformed and has no back face for that.
        """
        state, seat = context.state, doer(self.who, context)
        by_owner = "owner" in self.control
        found = yield from picked(self.what, context, self.who)
        events = [
            ZoneChange(
                state,
                oid,
                "battlefield",
                controller=owner_of(state, oid) if by_owner else seat,
                tapped=self.tapped,
                face=int(self.transformed),
                source=context.source,
            )
            for oid in to_move(found, context)
            if state.objects[oid].zone != "battlefield" and (not self.transformed or has_back(state.objects[oid]))
        ]
        yield from happen(state, events)


@term
class PutOnTop(Effect):
    """An object is put on top of its owner's library."""

    what: Ref
    whose: Ref
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Put them on top of their owners' libraries."""
        state = context.state
        found = yield from picked(self.what, context, self.who)
        events = [
            ZoneChange(state, oid, "library", position=0, source=context.source) for oid in to_move(found, context)
        ]
        yield from happen(state, events)


@term
class PutOnTopOrBottom(Effect):
    """An object is put on the top or bottom of its owner's library, as a player chooses."""

    what: Ref
    whose: Ref
    who: Ref = You()

    @rule("608.2d")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player choose where it goes, and put it there."""
        state, seat = context.state, doer(self.who, context)
        for oid in to_move(things(self.what, context), context):
            titles = [say("mechanics.top_of_library"), say("mechanics.bottom_of_library")]
            word = yield from choose_word(state, seat, "word", ["top", "bottom"], "608.2d", context.source, titles)
            place = 0 if word == "top" else None
            yield from happen(state, (ZoneChange(state, oid, "library", position=place, source=context.source),))


@term
class ReturnToHand(Effect):
    """Objects are returned to their owner's hand."""

    what: Ref
    whose: Ref
    who: Ref = You()

    def perform(self, context: Context) -> Procedure[None]:
        """Put them into their owners' hands, all at once."""
        yield from put_into_hands(self.what, self.who, context)


@term
class ShuffleInto(Effect):
    """An object is shuffled into a library (701.24)."""

    what: Ref
    whose: Ref
    who: Ref = You()

    @rule("701.24a")
    def perform(self, context: Context) -> Procedure[None]:
        """Put them into their owners' libraries and shuffle those, even if nothing was put there (701.24c)."""
        state = context.state
        found = yield from picked(self.what, context, self.who)
        owners = dict.fromkeys(seat for oid in found if (seat := owner_of(state, oid)) != NOBODY)
        moves: list[Event] = [
            ZoneChange(state, oid, "library", source=context.source) for oid in to_move(found, context)
        ]
        yield from happen(state, moves)
        yield from happen(state, [Shuffle(seat, 1, context.source) for seat in owners])


for words, japanese in (
    ("your control", "あなたのコントロール下で"),
    ("their owner's control", "オーナーのコントロール下で"),
    ("its owner's control", "オーナーのコントロール下で"),
    ("their owners' control", "オーナーのコントロール下で"),
    ("his owner's control", "オーナーのコントロール下で"),
    ("her owner's control", "オーナーのコントロール下で"),
):
    fixed(CONTROL, words, words, ja=japanese)
for number in ("one", "many"):
    thing = f"{{what:thing/{number}}}"
    phrase(DEED, f"[put|puts] {thing} into {{whose:own}} hand", PutIntoHand, ja="{what}を{whose.no}手札に加える")
    phrase(DEED, f"[put|puts] {thing} onto the battlefield", PutOntoBattlefield, ja="{what}を戦場に出す")
    phrase(
        DEED,
        f"[put|puts] {thing} onto the battlefield tapped",
        PutOntoBattlefield,
        tapped=True,
        ja="{what}をタップ状態で戦場に出す",
    )
    phrase(
        DEED,
        f"[return|returns] {thing} to the battlefield",
        PutOntoBattlefield,
        returned=True,
        ja="{what}を戦場に戻す",
    )
    phrase(
        DEED,
        f"[return|returns] {thing} to the battlefield under {{control:control}}",
        PutOntoBattlefield,
        returned=True,
        ja="{what}を{control}戦場に戻す",
    )
    for returned, verb, japanese in (
        (True, f"[return|returns] {thing} to the battlefield transformed", "戦場に戻す"),
        (False, f"[put|puts] {thing} onto the battlefield transformed", "戦場に出す"),
    ):
        phrase(
            DEED,
            verb,
            PutOntoBattlefield,
            returned=returned,
            transformed=True,
            ja=f"{{what}}を変身させた状態で{japanese}",
        )
        phrase(
            DEED,
            f"{verb} under {{control:control}}",
            PutOntoBattlefield,
            returned=returned,
            transformed=True,
            ja=f"{{what}}を変身させた状態で{{control}}{japanese}",
        )
    phrase(DEED, f"[return|returns] {thing} to {{whose:own}} hand", ReturnToHand, ja="{what}を{whose.no}手札に戻す")
    phrase(
        DEED,
        f"[put|puts] {thing} on top of {{whose:own}} library",
        PutOnTop,
        ja="{what}を{whose.no}ライブラリーの一番上に置く",
    )
    phrase(
        DEED,
        f"[shuffle|shuffles] {thing} into {{whose:own}} library",
        ShuffleInto,
        ja="{what}を{whose.no}ライブラリーに加えて切り直す",
    )
phrase(
    DEED,
    "[put|puts] {what:thing/one} on {whose:own} choice of the top or bottom of their library",
    PutOnTopOrBottom,
    ja="{what}を{whose.no}ライブラリーの一番上か一番下のうち望むほうに置く",
)
