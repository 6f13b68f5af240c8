"""CR 121 Drawing, 701.9 discarding, 701.17 milling."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose, choose_number
from oathbreaker.engine.chance import shuffle
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Chosen, Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen, wound_up
from oathbreaker.engine.movement import Discard as DiscardEvent
from oathbreaker.engine.movement import Draw as DrawEvent
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.proposals import in_turn
from oathbreaker.engine.rounds import in_one_round
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.amounts import Number
from oathbreaker.mechanics.finding import AMONG, COULD_NOT, doer, seats, value_of
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

DISCARDED: Final = "discarded"
"""The name among a context's results of what was discarded, as it was: "discarded this way"."""


@term
class Draw(Effect):
    """A player draws cards (121.1)."""

    amount: Amount
    who: Ref = You()

    @rule("121.2", "121.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Draw, one card at a time, each player all of theirs before the next."""
        number = value_of(self.amount, context)
        for seat in seats(self.who, context):
            yield from in_turn(context.state, draw(seat, number, context))


@term
class DrawAnother(Draw):
    """A player draws another card; `word` is how the text says that."""

    word: str = "another"


@term
class DrawUpTo(OneDoer):
    """A player draws up to so many cards, as they choose (121.1)."""

    amount: Amount
    who: Ref = You()

    @rule("121.2", "608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player choose a number, and draw."""
        state, seat = context.state, doer(self.who, context)
        most = value_of(self.amount, context)
        number = yield from choose_number(state, seat, "number", 0, most, "608.2d", context.source)
        yield from in_turn(state, draw(seat, number, context))


@rule("121.2")
def draw(seat: int, number: int, context: Context) -> Procedure[None]:
    """Let a player draw cards, one at a time."""
    for _ in range(number):
        yield from happen(context.state, (DrawEvent(seat, 1, context.source),))


class DiscardsOwn(Effect):
    """Players discard cards of their own hands."""

    __slots__ = ()
    who: Ref

    @rule("608.2d")
    def can_be_chosen(self, context: Context) -> bool:
        """Tell whether there is a card to discard."""
        return any(context.state.hand(seat) for seat in seats(self.who, context))


@term
class Discard(DiscardsOwn):
    """A player discards cards of their choice, or at random (701.9)."""

    amount: Amount
    at_random: bool = False
    who: Ref = You()

    @rule("701.9b")
    def perform(self, context: Context) -> Procedure[None]:
        """Let each player choose, then discard all at once (101.4)."""
        state, number = context.state, value_of(self.amount, context)
        events: list[Event] = []
        made: list[Chosen] = []
        context.results[COULD_NOT] = tuple(seat for seat in seats(self.who, context) if not state.hand(seat))
        for seat in seats(self.who, context):
            hand = state.hand(seat)
            if self.at_random:
                mixed = list(hand)
                shuffle(state, mixed)
                chosen = tuple(mixed[:number])
            else:
                choosing = choose(state, seat, "choose cards", hand, number, number, "701.9b")
                chosen = yield from in_one_round(state, choosing, made)
            events += [DiscardEvent(oid, seat, context.source) for oid in chosen]
        done = yield from happen(state, events)
        context.results[DISCARDED] = tuple(event.oid for event in done if isinstance(event, DiscardEvent))


@term
class DiscardHand(Effect):
    """A player discards all cards in their hand; `said` is how the text says it: "all the cards in" or ""."""

    makes: ClassVar[str] = "manys"

    whose: Ref
    said: str = ""
    who: Ref = You()

    @rule("608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Discard every card in hand; how many they were is known afterwards."""
        state = context.state
        found = [(oid, seat) for seat in seats(self.whose, context) for oid in state.hand(seat)]
        yield from happen(state, [DiscardEvent(oid, seat, context.source) for oid, seat in found])
        context.results["many"] = context.results[DISCARDED] = tuple(oid for oid, _ in found)


@term
class Mill(Effect):
    """A player mills cards (701.17)."""

    amount: Amount
    who: Ref = You()

    @rule("701.17a")
    def perform(self, context: Context) -> Procedure[None]:
        """Put the top cards of the libraries into the graveyards, all at once."""
        number = value_of(self.amount, context)
        yield from mill([(seat, number) for seat in seats(self.who, context)], context)


@rule("701.17a")
def mill(numbers: Sequence[tuple[int, int]], context: Context) -> Procedure[None]:
    """Let players mill so many cards each, all at once; what was milled can be referred to."""
    state = context.state
    events = [
        ZoneChange(state, oid, "graveyard", reason="mill", source=context.source)
        for seat, number in numbers
        for oid in state.library(seat)[:number]
    ]
    done = yield from happen(state, events)
    context.results[AMONG] = tuple(new for event in events if (new := wound_up(done, event.oid)) >= 0)


phrase(DEED, "[draw|draws] {amount:count} <card|cards>", Draw, ja="カード{amount}枚を引く")
phrase(DEED, "[draw|draws] up to {amount:count} <card|cards>", DrawUpTo, ja="カード最大{amount}枚を引く")
phrase(DEED, "[draw|draws] another card", DrawAnother, amount=Number(1), ja="さらにカード１枚を引く")
phrase(DEED, "[draw|draws] {amount:count} additional <card|cards>", DrawAnother, word="additional",
       ja="追加でカード{amount}枚を引く")  # fmt: skip
phrase(DEED, "[discard|discards] {amount:count} <card|cards>", Discard, ja="カード{amount}枚を捨てる")
phrase(DEED, "[discard|discards] {amount:count} <card|cards> at random", Discard, at_random=True,
       ja="カード{amount}枚を無作為に選んで捨てる")  # fmt: skip
phrase(DEED, "[discard|discards] {whose:own} hand", DiscardHand, ja="{whose.no}手札を捨てる")
phrase(DEED, "[discard|discards] all the cards in {whose:own} hand", DiscardHand, said="all the cards in",
       ja="{whose.no}手札にあるすべてのカードを捨てる")  # fmt: skip
phrase(DEED, "[mill|mills] {amount:count} <card|cards>", Mill, ja="カード{amount}枚を切削する")
