"""CR 701.27 Transform: turning a double-faced permanent over."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.transforming import Transform as TransformEvent
from oathbreaker.engine.transforming import has_turned_since
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import here, things
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Transform(Effect):
    """A double-faced permanent is turned over (701.27)."""

    what: Ref
    who: Ref = You()

    @rule("701.27a", "701.27f")
    def perform(self, context: Context) -> Procedure[None]:
        """Turn them over together; a permanent's own ability turns it only once since it was put on the stack."""
        state = context.state
        wanted = here(state, things(self.what, context))
        events = [
            TransformEvent(oid, context.source)
            for oid in wanted
            if not (oid == context.source and has_turned_since(context, oid))
        ]
        yield from happen(state, events)


for number in ("one", "many"):
    phrase(DEED, f"[transform|transforms] {{what:thing/{number}}}", Transform, ja="{what}を変身させる")
