"""CR 705 Coins that are flipped for heads: what is done for each that comes up heads."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Amount, Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.randomness import flip_coin
from oathbreaker.language.categories import DEED, EFFECT, QUANTITY
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.finding import doer, value_of
from oathbreaker.mechanics.sentences import carry_out
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

HEADS: Final = "heads"
"""The name among a context's results of how many coins came up heads."""


@term
class FlipCoins(OneDoer):
    """A player flips coins; nobody wins or loses the flips."""

    amount: terms.Amount
    who: Ref = You()

    @rule("705.1", "705.2")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Flip one after the other, and note how many came up heads."""
        state, seat = context.state, doer(self.who, context)
        heads = 0
        for _ in range(value_of(self.amount, context)):
            heads += yield from flip_coin(state, seat, context.source)
        context.results[HEADS] = (heads,)


@term
class NumberOfHeads(Amount):
    """The number of coins that came up heads."""

    @rule("705.2", "608.2c")
    def value(self, context: Context) -> int:
        """Return it, as it was noted."""
        return next(iter(context.results.get(HEADS, ())), 0)


@term
class ForEachHead(Effect):
    """An instruction that is followed once for each coin that came up heads."""

    begins_with: ClassVar[str] = "effect"

    effect: terms.Effect

    @rule("608.2c")
    def perform(self, context: Context) -> Procedure[None]:
        """Follow it so many times."""
        for _ in range(NumberOfHeads().value(context)):
            yield from carry_out(self.effect, context)


phrase(DEED, "[flip|flips] {amount:count} <coin|coins>", FlipCoins, ja="コイン{amount}個を投げる")
fixed(QUANTITY, "the number of coins that came up heads", NumberOfHeads(), ja="表が出たコインの数")
phrase(
    EFFECT, "{effect:deed/base} for each coin that comes up heads", ForEachHead, ja="表が出たコイン１個につき、{effect}"
)
