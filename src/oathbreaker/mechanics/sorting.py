"""CR 701.22 Scry, 701.25 Surveil: the top cards of a library are looked at and sorted."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.asking import choose, order_things
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import DecisionKind, Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.revealing import LookAt as LookAtEvent
from oathbreaker.engine.revealing import Scries, Surveils
from oathbreaker.engine.state import State
from oathbreaker.engine.zones import order_zone
from oathbreaker.mechanics.finding import seats, value_of
from oathbreaker.mechanics.together import by_each
from oathbreaker.terms.abilities import Amount, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


class Sorts(Effect):
    """A player looks at the top cards of their library and puts any number of them elsewhere."""

    __slots__ = ()
    amount: Amount
    who: Ref
    way: ClassVar[DecisionKind]
    """By which keyword action: "scry" or "surveil"."""

    def perform(self, context: Context) -> Procedure[None]:
        """Let the player put any number of the top cards elsewhere, and order what stays."""
        number = value_of(self.amount, context)
        yield from by_each(
            seats(self.who, context), context, lambda own, seat: look_and_sort(own, seat, number, self.way)
        )


@rule("701.22a", "701.22b")
@term
class Scry(Sorts):
    """A player looks at the top cards of their library and puts any number of them on the bottom (701.22)."""

    amount: Amount
    who: Ref = You()

    way: ClassVar[DecisionKind] = "scry"


@rule("701.25a", "701.25c")
@term
class Surveil(Sorts):
    """A player looks at the top cards of their library and puts any number of them into their graveyard (701.25)."""

    amount: Amount
    who: Ref = You()

    way: ClassVar[DecisionKind] = "surveil"


def look_and_sort(context: Context, seat: int, number: int, kind: DecisionKind) -> Procedure[None]:
    """Let a player look at the top of their library and put some of it away: on the bottom, or into the graveyard.

    Scry 0 and surveil 0 are no event (701.22b, 701.25c).
    """
    if not number:
        return
    state = context.state
    top = state.library(seat)[:number]
    yield from happen(state, [LookAtEvent(oid, seat, context.source) for oid in top])
    citation = "701.22a" if kind == "scry" else "701.25a"
    away = yield from choose(state, seat, kind, top, 0, len(top), citation, source=context.source)
    rest = [oid for oid in top if oid not in away]
    kept = yield from order_things(state, seat, rest, citation, context.source, say("asking.order_on_top"))
    if kind == "surveil":
        yield from happen(state, [ZoneChange(state, oid, "graveyard", source=context.source) for oid in away])
        order_library(state, seat, (*kept, *state.library(seat)[len(kept) :]))
        yield from happen(state, (Surveils(seat, number, context.source),))
        return
    bottom = yield from order_things(state, seat, away, citation, context.source, say("asking.order_on_bottom"))
    order_library(state, seat, (*kept, *state.library(seat)[len(top) :], *bottom))
    yield from happen(state, (Scries(seat, number, context.source, below=len(bottom)),))


@rule("800.4a")
def order_library(state: State, seat: int, order: tuple[int, ...]) -> None:
    """Put a library into another order; what has left the game with its owner meanwhile is not there any more."""
    order_zone(state, "library", seat, tuple(oid for oid in order if oid in state.objects))
