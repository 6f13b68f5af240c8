"""CR 701.57 Discover: cards are exiled until a cheap one, which is cast without paying for it or put into hand."""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.casting_by_effect import may_cast
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import doer, value_of
from oathbreaker.mechanics.keywords.free_casting import exile_until, put_back
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Discover(OneDoer):
    """A player discovers a card of at most some mana value (701.57)."""

    amount: Amount
    who: Ref = You()

    @rule("701.57a", "701.57b")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Exile cards until one fits, let it be cast or put it into hand, and put the others on the bottom."""
        state, seat, limit = context.state, doer(self.who, context), value_of(self.amount, context)
        if seat == NOBODY:
            return

        def is_cheap(look: Characteristics) -> bool:
            return look.mana_cost.mana_value <= limit

        exiled, found = yield from exile_until(context, seat, lambda look: "land" not in look.types and is_cheap(look))
        if found != NOBODY:
            way = WayToCast("discover", ("exile",), ())
            if not (yield from may_cast(state, seat, found, way, "701.57a", is_cheap)) and found in state.objects:
                yield from happen(state, (ZoneChange(state, found, "hand", source=context.source),))
        yield from put_back(context, seat, exiled)


phrase(DEED, "[discover|discovers] {amount:number}", Discover, ja="発見{amount}を行う")
