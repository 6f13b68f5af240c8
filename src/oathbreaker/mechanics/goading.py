"""CR 701.15 Goad: a creature attacks each combat if able, and a player other than the one who goaded it if able."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.announcement import Target
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.continuous import UntilYourNextTurn
from oathbreaker.mechanics.finding import here, things
from oathbreaker.terms.abilities import Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Goaded(RuleStatement):
    """A goaded creature attacks each combat if able (701.15b)."""

    names: ClassVar[tuple[str, ...]] = ("must attack", "goaded")

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return that it must attack anybody; under the name "goaded", by whom it is goaded."""
        return True if name == "must attack" else context.controller


@term
class GoadedElsewhere(RuleStatement):
    """A goaded creature attacks a player other than the one who goaded it, if able (701.15b)."""

    names: ClassVar[tuple[str, ...]] = ("must attack",)

    def value(self, context: Context, name: str, about: Target) -> object:  # noqa: ARG002  as declared
        """Return the players whom it is to attack."""
        return tuple(seat for seat in context.state.seats() if seat != context.controller)


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
                for statement in (Goaded(), GoadedElsewhere()):
                    begin_lasting(context, statement, UntilYourNextTurn(), (oid,))


def is_goaded_by(state: State, oid: int, seat: int) -> bool:
    """Tell whether a permanent is goaded by a player."""
    return any(
        isinstance(effect.statement, Goaded) and effect.controller == seat and oid in (effect.objects or ())
        for effect in state.lasting
    )


for number in ("one", "many"):
    phrase(DEED, f"[goad|goads] {{what:thing/{number}}}", Goad, ja="{what}を使嗾する")
