"""CR 702.75 Hideaway, and the hidden card that is played without paying its mana cost (608.2g, 305.3)."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect, Keyword
from oathbreaker.engine.asking import choose
from oathbreaker.engine.casting import play_land
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.index import values
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.revealing import LookAt
from oathbreaker.language.categories import DEED, EFFECT, KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.casting_now import CastNow, cast_named, castable
from oathbreaker.mechanics.events import Enters
from oathbreaker.mechanics.finding import value_of
from oathbreaker.mechanics.looking import put_rest
from oathbreaker.mechanics.said_after import IfSaidAfter
from oathbreaker.mechanics.sentences import NUMBERS, May
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ability, Amount, Ref, TriggeredAbility
from oathbreaker.terms.refs import This, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class HideAway(Effect):
    """One of the top cards of your library is exiled face down; the others are put on the bottom."""

    amount: Amount

    @rule("702.75a")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player look at them and choose."""
        state, seat = context.state, context.controller
        top = state.library(seat)[: value_of(self.amount, context)]
        yield from happen(state, [LookAt(oid, seat, context.source) for oid in top])
        chosen = yield from choose(state, seat, "choose cards", top, 1, 1, "702.75a", source=context.source)
        moves = [ZoneChange(state, oid, "exile", source=context.source) for oid in chosen]
        for move in moves:
            move.face_down = True
        yield from happen(state, moves)
        rest = tuple(oid for oid in top if oid not in chosen and oid in state.library(seat))
        yield from put_rest(context, seat, rest, "bottom random order")


@term
class Hideaway(Keyword):
    """702.75 Hideaway: when this permanent enters, a card is hidden in exile."""

    amount: Amount

    name: ClassVar[str] = "hideaway"

    @rule("702.75a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the triggered ability."""
        return (TriggeredAbility(Enters(This("this permanent")), (HideAway(self.amount),)),)


@term
class PlayNow(CastNow):
    """A player plays a card without paying its mana cost: casts it, or plays it where it is a land."""

    @rule("305.2", "305.3", "608.2g")
    def cards(self, context: Context, seat: int) -> list[int]:
        """Return what could be played: a land only in the player's own turn, and as one of its land plays."""
        state = context.state
        spells = CastNow.cards(self, context, seat)
        more = sum(number for number in values(state, "additional land", seat) if isinstance(number, int))
        if state.active != seat or state.players[seat].lands_played > more:
            return spells
        there = self.meant(context)
        faces = {oid: state.objects[oid].definition.faces[0].characteristics for oid in there}
        lands = [oid for oid in there if "land" in faces[oid].types and oid not in spells]
        return [*spells, *(oid for oid in lands if not values(state, "can't be played", oid))]

    def carried_out(self, context: Context, seat: int, oid: int) -> Procedure[bool]:
        """Cast the card, or play it where it cannot be cast."""
        if castable(context, seat, (oid,), free=True):
            return (yield from CastNow.carried_out(self, context, seat, oid))
        return (yield from play_land(context.state, seat, oid))


def may_if(who: Ref, deed: terms.Effect, condition: terms.Condition) -> IfSaidAfter:
    """Return what a player may do if something is so that the text says after it."""
    return IfSaidAfter(condition, May(who, deed))


def take_may_if(tree: IfSaidAfter) -> tuple[object, ...] | None:
    """Take `may_if` apart."""
    may = tree.effect
    return (may.who, may.deed, tree.condition) if isinstance(may, May) else None


def play_named(what: Ref) -> PlayNow | None:
    """Return the playing of a card that was named."""
    return PlayNow(what, free=True) if cast_named(True, what) is not None else None  # noqa: FBT003  as declared


def take_play_named(tree: PlayNow) -> tuple[Ref] | None:
    """Take `play_named` apart."""
    return (tree.what,) if tree.who == You() else None


phrase(KEYWORD, "hideaway {amount:number}", Hideaway, ja="秘匿{amount}")
phrase(
    DEED,
    "[play|plays] {what:thing/one} without paying its mana cost",
    PlayNow,
    build=play_named,
    take=take_play_named,
    ja="{what}をマナ・コストを支払うことなくプレイする",
)
for number, _verb in NUMBERS:
    phrase(
        EFFECT,
        f"{{who:player/{number}}} may {{deed:deed/base}} if {{condition:condition}}",
        IfSaidAfter,
        build=may_if,
        take=take_may_if,
        ja="{condition.nara}、{who.wa}{deed.te}もよい",
    )
