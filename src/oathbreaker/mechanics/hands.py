"""CR 701.9 Hands that are revealed and chosen from, discarding any number."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import Discard as DiscardEvent
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.drawing import DiscardsOwn
from oathbreaker.mechanics.finding import AMONG, FAILED, doer, here, picked_from, seats, things, value_of
from oathbreaker.mechanics.leaving_zones import ExileGraveyard
from oathbreaker.mechanics.looking import reveal
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.players import Players
from oathbreaker.terms.abilities import Amount, Filter, Ref
from oathbreaker.terms.refs import AllOf, Pronoun, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

ALL: Final = Number(0)
"""Stands for any number of cards."""
DISCARDED: Final = "many"
"""The name among a context's results of the cards that were discarded: "that many"."""


@term
class RevealHand(Effect):
    """A player reveals their hand."""

    whose: Ref
    who: Ref = You()

    @rule("701.20a")
    def perform(self, context: Context) -> Procedure[None]:
        """Show the cards to everybody; later instructions choose from them."""
        state = context.state
        for seat in seats(self.who, context):
            context.results[AMONG] = tuple(state.hand(seat))
            yield from reveal(context, self.who, tuple(state.hand(seat)))


@term
class ChooseFromHand(Effect):
    """A player chooses a card of a kind from a hand that was revealed."""

    makes: ClassVar[str] = "card"

    what: Filter
    who: Ref = You()

    @rule("608.2d")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player choose one that is there still."""
        state, what = context.state, self.what
        among = here(state, context.results.get(AMONG, ()))
        fitting = tuple(oid for oid in among if isinstance(what, Noun) and what.describes(context, state.objects[oid]))
        context.results["card"] = yield from picked_from(fitting, context, doer(self.who, context))


@term
class DiscardThat(Effect):
    """A player discards a card that was chosen for them."""

    what: Ref
    who: Ref = You()

    @rule("701.9a")
    def perform(self, context: Context) -> Procedure[None]:
        """Discard it, if it is in that player's hand."""
        state, seat = context.state, doer(self.who, context)
        events = [DiscardEvent(oid, seat, context.source) for oid in here(state, things(self.what, context))]
        yield from happen(state, [event for event in events if state.objects[event.oid].owner == seat])


@term
class DiscardSome(DiscardsOwn):
    """A player discards up to so many cards, or any number where `most` is 0."""

    makes: ClassVar[str] = "manys"

    most: Amount = ALL
    who: Ref = You()

    @rule("701.9b")
    def perform(self, context: Context) -> Procedure[None]:
        """Let the player choose; how many they were is known afterwards."""
        state, seat = context.state, doer(self.who, context)
        hand = state.hand(seat)
        most = value_of(self.most, context) or len(hand)
        chosen = yield from choose(state, seat, "choose cards", hand, 0, most, "701.9b", source=context.source)
        yield from happen(state, [DiscardEvent(oid, seat, context.source) for oid in chosen])
        context.results[DISCARDED] = chosen
        if not chosen:
            context.results[FAILED] = (seat,)


phrase(
    DEED,
    "[reveal|reveals] {whose:own} hand",
    RevealHand,
    ja="{whose.no}手札を公開する",
)
phrase(DEED, "[choose|chooses] a {what:noun/one} from it", ChooseFromHand, ja="その中から{what.one}を選ぶ")
phrase(
    DEED,
    "[discard|discards] that card",
    DiscardThat,
    build=lambda: DiscardThat(Pronoun("that card")),
    take=lambda tree: () if getattr(tree.what, "said", "") == "that card" and tree.who == You() else None,
    ja="そのカードを捨てる",
)
fixed(DEED, "[discard|discards] any number of cards", DiscardSome(), ja="望む枚数のカードを捨てる")
phrase(
    DEED,
    "[discard|discards] up to {most:count} cards",
    DiscardSome,
    build=lambda most: None if most in {ALL, Number(1)} else DiscardSome(most),
    take=lambda tree: None if tree.most == ALL or tree.who != You() else (tree.most,),
    ja="カード最大{most}枚を捨てる",
)
fixed(
    DEED,
    "[exile|exiles] all opponents' graveyards",
    ExileGraveyard(AllOf(Players("opponent"))),
    ja="すべての対戦相手の墓地を追放する",
)
