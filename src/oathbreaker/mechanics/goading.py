"""CR 701.15 Goad: a creature attacks each combat if able, and a player other than the one who goaded it if able."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.combat.attackers import GOADED
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.state import State
from oathbreaker.language.categories import DEED, TRAIT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.clauses import NO_SUBJECT
from oathbreaker.mechanics.continuous import UntilYourNextTurn
from oathbreaker.mechanics.finding import here, things
from oathbreaker.mechanics.rules_about import RuleAboutObjects
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Goaded(RuleAboutObjects):
    """A creature is goaded by the one who controls this; what that means is a rule of combat (701.15b)."""

    what: Ref = NO_SUBJECT

    names: ClassVar[tuple[str, ...]] = (GOADED,)

    @rule("701.15a")
    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return by whom it is goaded."""
        return context.controller


@term
class Goad(Effect):
    """Creatures are goaded (701.15)."""

    what: Ref
    who: Ref = You()

    @rule("701.15a", "701.15c", "701.15d")
    def perform(self, context: Context) -> Procedure[None]:
        """Goad them until the controller's next turn; the same player goading again has no effect."""
        yield from ()
        state = context.state
        for oid in here(state, things(self.what, context)):
            if state.objects[oid].zone == "battlefield" and not is_goaded_by(state, oid, context.controller):
                begin_lasting(context, Goaded(), UntilYourNextTurn(), (oid,))


def is_goaded_by(state: State, oid: int, seat: int) -> bool:
    """Tell whether a permanent is goaded by a player."""
    return any(
        isinstance(effect.statement, Goaded) and effect.controller == seat and oid in (effect.objects or ())
        for effect in state.lasting
    )


for number in ("one", "many"):
    phrase(DEED, f"[goad|goads] {{what:thing/{number}}}", Goad, ja="{what}を使嗾する")
phrase(TRAIT, "[are|is] goaded", Goaded, ja="は使嗾されている")
