"""CR 701.24 A library that is shuffled before a card that was found in it is put on top."""

from __future__ import annotations

from functools import partial

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.player_events import Shuffle
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import doer, here, things
from oathbreaker.mechanics.sorting import order_library
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Pronoun, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ShuffleAndPutOnTop(OneDoer):
    """A player shuffles their library and puts a card that they found in it on top."""

    what: Ref
    who: Ref = You()

    @rule("701.24a", "608.2c")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Shuffle all the other cards, and leave the card on top of them."""
        state, seat = context.state, doer(self.who, context)
        yield from happen(state, [Shuffle(seat, 1, context.source)])
        library = state.library(seat)
        found = tuple(oid for oid in here(state, things(self.what, context)) if oid in library)
        order_library(state, seat, (*found, *(oid for oid in library if oid not in found)))


def put_on_top(words: str) -> ShuffleAndPutOnTop:
    """Return the shuffling that leaves a card on top, in the words for that card."""
    return ShuffleAndPutOnTop(Pronoun(words))


def take_on_top(words: str, tree: ShuffleAndPutOnTop) -> tuple[()] | None:
    """Take `put_on_top` apart."""
    return () if getattr(tree.what, "said", "") == words and tree.who == You() else None


for words in ("that card", "the card", "it"):
    phrase(
        DEED,
        f"[shuffle|shuffles] and [put|puts] {words} on top",
        ShuffleAndPutOnTop,
        build=partial(put_on_top, words),
        take=partial(take_on_top, words),
        ja="ライブラリーを切り直し、そのカードをその一番上に置く",
    )
