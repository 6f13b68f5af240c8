"""CR 701.12 Exchanging control of two permanents."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.controlling import HasController
from oathbreaker.mechanics.finding import here, things
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ExchangeControl(Effect):
    """Two players exchange control of a permanent each."""

    first: Ref
    second: Ref
    who: Ref = You()

    @rule("701.12a", "701.12b")
    def perform(self, context: Context) -> Procedure[None]:
        """Exchange both or none: each must be on the battlefield, and they must have different controllers."""
        yield from ()
        state = context.state
        pair = [
            oid
            for ref in (self.first, self.second)
            for oid in here(state, things(ref, context))
            if state.objects[oid].zone == "battlefield"
        ]
        holders = [state.objects[oid].controller for oid in pair]
        if len(dict.fromkeys(pair)) == len(dict.fromkeys(holders)) == 2:  # noqa: PLR2004  one each
            for oid, holder in zip(pair, reversed(holders), strict=True):
                begin_lasting(context, HasController(), None, (oid,), holder)


phrase(
    DEED,
    "[exchange|exchanges] control of {first:thing/one} and {second:thing/one}",
    ExchangeControl,
    ja="{first}と{second}のコントロールを交換する",
)
