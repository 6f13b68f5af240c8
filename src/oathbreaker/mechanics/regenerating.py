"""CR 701.19 Regenerate: making a regeneration shield; what can't be regenerated."""

from __future__ import annotations

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.regenerating import RegenerationShield
from oathbreaker.language.categories import ACT, DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.destroying import BEYOND_REGENERATION
from oathbreaker.mechanics.finding import here, things
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Regenerate(Effect):
    """A permanent is regenerated the next time it would be destroyed this turn (701.19a)."""

    what: Ref
    who: Ref = You()

    @rule("701.19a", "701.19c")
    def perform(self, context: Context) -> Procedure[None]:
        """Make a shield for each of them."""
        yield from ()
        state = context.state
        for oid in here(state, things(self.what, context)):
            if state.objects[oid].zone == "battlefield":
                begin_lasting(context, RegenerationShield(), ThisTurn(), (oid,))


@term
class CannotBeRegenerated(Effect):
    """What the spell or ability destroys cannot be regenerated (701.19c)."""

    what: Ref = NO_SUBJECT

    @rule("608.2c")
    def modify_earlier(self, context: Context) -> None:
        """Let no shield be applied as the instructions before destroy it."""
        context.note(BEYOND_REGENERATION, *things(self.what, context))

    def perform(self, context: Context) -> Procedure[None]:  # noqa: ARG002  as declared
        """Do nothing more: it has changed what came before."""
        yield from ()


for number in ("one", "many"):
    phrase(DEED, f"[regenerate|regenerates] {{what:thing/{number}}}", Regenerate, ja="{what}を再生する")
phrase(ACT, "can't be regenerated", CannotBeRegenerated, ja="は再生できない")
