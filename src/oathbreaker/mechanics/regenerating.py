"""CR 701.19 Regenerate: making a regeneration shield; what can't be regenerated."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.regenerating import CANNOT, RegenerationShield
from oathbreaker.language.categories import ACT, DEED, LASTING_TRAIT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.destroying import BEYOND_REGENERATION
from oathbreaker.mechanics.finding import AFFECTED, here, matching, things
from oathbreaker.mechanics.repeating import ThisWay
from oathbreaker.mechanics.rules_about import RuleAboutObjects
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import AllOf, Back, Each, ResultRef, You
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
        context.note(BEYOND_REGENERATION, *meant_beforehand(self.what, context))

    def perform(self, context: Context) -> Procedure[None]:  # noqa: ARG002  as declared
        """Do nothing more: it has changed what came before."""
        yield from ()


@rule("701.19c")
@term
class NeverRegenerated(RuleAboutObjects):
    """A permanent cannot be regenerated, whatever destroys it (701.19c)."""

    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = (CANNOT,)


@rule("608.2c")
def meant_beforehand(what: Ref, context: Context) -> tuple[Target, ...]:
    """Return what a word will mean once the instructions before it are carried out, and perhaps more than that.

    What they will have destroyed is on the battlefield now.
    """
    if isinstance(what, AllOf | Each) and isinstance(what.what, ThisWay):
        return matching(what.what.what, context)
    if isinstance(what, Back) and what.to == ResultRef(AFFECTED):
        return tuple(context.state.zone("battlefield"))
    return things(what, context)


for number in ("one", "many"):
    phrase(DEED, f"[regenerate|regenerates] {{what:thing/{number}}}", Regenerate, ja="{what}を再生する")
phrase(ACT, "can't be regenerated", CannotBeRegenerated, ja="は再生できない")
phrase(LASTING_TRAIT, "can't be regenerated", NeverRegenerated, ja="は再生できない")
