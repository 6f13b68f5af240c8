"""CR 614.1a, 700.4 "If that creature would die this turn, exile it instead"."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect, Filter
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import EFFECT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.continuous import ThisTurn
from oathbreaker.mechanics.finding import here, things
from oathbreaker.mechanics.into_exile import IntoExile
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms import abilities as terms
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import Back, Each, Some
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class DiesIntoExile(IntoExile):
    """What would die is exiled instead; made by effects, said by no text.

    Attributes:
        what: What it must be as it would die; None for the permanents that the effect names.
    """

    what: terms.Filter | None = None

    is_alike: ClassVar[bool] = True

    @rule("700.4")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply to what would be put into a graveyard from the battlefield."""
        if not isinstance(event, ZoneChange) or (event.origin, event.zone) != ("battlefield", "graveyard"):
            return False
        return self.what is None or (isinstance(self.what, Filter) and self.what.matches(context, event.oid))


@term
class ExiledIfItWouldDie(Effect):
    """What would die this turn is exiled instead: what was named before, or whatever a description fits then."""

    what: Ref

    @property
    def is_performed(self) -> bool:
        """Whether it can be carried out: what is meant was named, is each of some, or is described."""
        return isinstance(self.what, Back | Each) or (isinstance(self.what, Some) and isinstance(self.what.what, Noun))

    @rule("611.2c", "614.1a")
    def perform(self, context: Context) -> Procedure[None]:
        """Begin the effect."""
        yield from ()
        if isinstance(self.what, Some):
            begin_lasting(context, DiesIntoExile(self.what.what), ThisTurn())
            return
        objects = here(context.state, things(self.what, context))
        if objects:
            begin_lasting(context, DiesIntoExile(), ThisTurn(), objects)


phrase(
    EFFECT,
    "if {what:thing/one} would die this turn , exile it instead",
    ExiledIfItWouldDie,
    ja="このターン、{what}が死亡するなら、代わりにそれを追放する",
)
