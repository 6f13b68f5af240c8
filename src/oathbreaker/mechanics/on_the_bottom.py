"""CR 401.4 Objects that are put on the bottom of their owners' libraries."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import order_things
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import owner_of, picked, to_move
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


@term
class PutOnBottom(Effect):
    """Objects are put on the bottom of their owners' libraries."""

    what: Ref
    whose: Ref
    who: Ref = You()

    @rule("401.4", "608.2d")
    def perform(self, context: Context) -> Procedure[None]:
        """Put them there, all at once; of several each owner chooses the order."""
        state = context.state
        found = to_move((yield from picked(self.what, context, self.who)), context)
        owners = {owner_of(state, oid) for oid in found}
        events: list[ZoneChange] = []
        for seat in state.apnap():
            mine = tuple(oid for oid in found if owner_of(state, oid) == seat) if seat in owners else ()
            question = say("asking.order_on_bottom")
            ordered = yield from order_things(state, seat, mine, "401.4", context.source, question)
            events += [
                ZoneChange(state, int(oid), "library", source=context.source) for oid in ordered if oid in state.objects
            ]
        yield from happen(state, events)


for number in ("one", "many"):
    phrase(
        DEED,
        f"[put|puts] {{what:thing/{number}}} on the bottom of {{whose:own}} library",
        PutOnBottom,
        ja="{what}を{whose.no}ライブラリーの一番下に置く",
    )
