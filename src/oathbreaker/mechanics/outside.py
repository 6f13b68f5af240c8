"""CR 400.11, 701.48, 701.49, 906.13 Cards from outside the game: wishes and dungeons find none, learning discards."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import Condition, Effect
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import ask_may, choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen, wound_up
from oathbreaker.engine.movement import Discard, Draw, ZoneChange
from oathbreaker.engine.outside import FindNothingOutside
from oathbreaker.language.categories import CONDITION, DEED, EFFECT, SENTENCE
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import matching, seats
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

LEARN: Final = "701.48a"


@rule("400.11", "906.13")
def find_nothing(context: Context, seat: int) -> Procedure[None]:
    """Tell that a player finds nothing outside the game, and by which rule."""
    state = context.state
    yield from happen(state, (FindNothingOutside(seat, state.rules.outside, context.source),))


@term
class Wish(Effect):
    """You may bring a card that you own into the game from outside; `said` is how, as the text says it."""

    what: Filter
    said: str

    @rule("400.11b", "906.13")
    def perform(self, context: Context) -> Procedure[None]:
        """Find none."""
        yield from find_nothing(context, context.controller)


@term
class WishOrExile(Effect):
    """You may bring a card in from outside the game, or choose a face-up one in exile, and get it into your hand."""

    what: Filter
    exiled: Filter

    @rule("400.11b", "406.3", "906.13")
    def perform(self, context: Context) -> Procedure[None]:
        """Find none outside; let the player choose one of those in exile, and put it into their hand."""
        state, seat = context.state, context.controller
        yield from find_nothing(context, seat)
        found = [oid for oid in matching(self.exiled, context) if not state.objects[oid].face_down]
        if found and (yield from ask_may(state, seat, "608.2d", context.source)):
            chosen = yield from choose(state, seat, "choose cards", found, 1, 1, "608.2d", source=context.source)
            yield from happen(state, [ZoneChange(state, oid, "hand", source=context.source) for oid in chosen])


@term
class Learn(Effect):
    """701.48 A player may discard a card and then draws one; there is no Lesson outside the game to be had instead."""

    who: Ref = You()

    @rule("701.48a", "906.13")
    def perform(self, context: Context) -> Procedure[None]:
        """Ask for the card to discard; who discards none finds nothing."""
        state, source = context.state, context.source
        for seat in seats(self.who, context):
            hand = state.hand(seat)
            if hand and (yield from ask_may(state, seat, LEARN, source)):
                chosen = yield from choose(state, seat, "choose cards", hand, 1, 1, LEARN, source=source)
                done = yield from happen(state, [Discard(oid, seat, source) for oid in chosen])
                if any(wound_up(done, oid) != NOBODY for oid in chosen):
                    yield from happen(state, (Draw(seat, 1, source),))
                    continue
            yield from find_nothing(context, seat)


@term
class Venture(Effect):
    """701.49 A player ventures into the dungeon: there is no dungeon card outside the game to begin with."""

    who: Ref = You()

    @rule("701.49a", "309.2a", "906.13")
    def perform(self, context: Context) -> Procedure[None]:
        """Find none."""
        for seat in seats(self.who, context):
            yield from find_nothing(context, seat)


@term
class CompletedDungeon(Condition):
    """You have completed a dungeon, which nobody can who cannot begin one."""

    @rule("309.7", "906.13")
    def holds(self, context: Context) -> bool:  # noqa: ARG002  as declared
        """Tell that it is not so."""
        return False


WISHES: Final = (
    ("you may reveal a {what:noun/one} from outside the game and put it into your hand",
     "あなたは「ゲームの外部から{what.one}を公開し、あなたの手札に加える。」を選んでもよい"),
    ("you may put a {what:noun/one} from outside the game into your hand",
     "あなたは、{what.one}をゲームの外部からあなたの手札に加えてもよい"),
    ("put a {what:noun/one} from outside the game into your hand",
     "{what.one}をゲームの外部からあなたの手札に加える"),
    ("you may put a {what:noun/one} from outside the game on top of your library",
     "あなたは、{what.one}をゲームの外部からあなたのライブラリーの一番上に置いてもよい"),
)  # fmt: skip
for said, japanese in WISHES:
    phrase(EFFECT, said, Wish, said=said.replace("{what:noun/one} ", ""), ja=japanese)
phrase(
    SENTENCE,
    "you may reveal a {what:noun/one} from outside the game or choose a face-up {exiled:noun/one} . "
    "put that card into your hand .",
    WishOrExile,
    ja="あなたは、{what.one}をゲームの外部から公開するか、{exiled.one}を選んでもよい。そのカードをあなたの手札に加える。",
)
fixed(DEED, "[learn|learns]", Learn(), ja="履修を行う")
fixed(DEED, "[venture|ventures] into the dungeon", Venture(), ja="ダンジョン探索をする")
fixed(CONDITION, "you've completed a dungeon", CompletedDungeon(), ja="あなたがダンジョンを踏破したことがある")
