"""CR 108.4 Gaining control of objects."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import LayerStatement
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.done_to_all import DoneToAll
from oathbreaker.mechanics.finding import AFFECTED, doer, here, matching, seats, things
from oathbreaker.terms.abilities import Duration, Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class HasController(LayerStatement):
    """Objects are controlled by the player whose seat is the effect's amount (613.1b)."""

    reads: ClassVar[tuple[str, ...] | None] = ()

    layers: ClassVar[tuple[str, ...]] = ("2",)
    takes_away: ClassVar[bool] = False

    def controller(self, context: Context, oid: int) -> int:  # noqa: ARG002  as declared
        """Return that player."""
        return context.amount


def can_change_hands(state: State, oid: int) -> bool:
    """Tell whether an object is a permanent or a spell, of which players can gain control."""
    thing = state.objects[oid]
    return thing.zone == "battlefield" or (thing.zone == "stack" and thing.kind != "ability")


@term
class GainControl(DoneToAll):
    """A player gains control of objects, for a time or for good (duration None)."""

    what: Ref
    duration: Duration | None = None
    who: Ref = You()

    @rule("611.2c", "613.1b")
    def perform(self, context: Context) -> Procedure[None]:
        """Give the player control of what there is now, all at once."""
        yield from ()
        state, seat = context.state, doer(self.who, context)
        objects = tuple(oid for oid in here(state, things(self.what, context)) if can_change_hands(state, oid))
        context.results[AFFECTED] = objects
        if seat >= 0 and objects:
            begin_lasting(context, HasController(), self.duration, objects, seat)


@term
class RegainControl(Effect):
    """Players gain control of all permanents of a kind that they own (108.3)."""

    what: Filter
    who: Ref = You()

    @rule("108.3", "611.2c", "613.1b")
    def perform(self, context: Context) -> Procedure[None]:
        """Give each player control of what they own, for good, all at once."""
        yield from ()
        state, found = context.state, here(context.state, matching(self.what, context))
        for seat in seats(self.who, context):
            theirs = tuple(oid for oid in found if state.objects[oid].owner == seat)
            if theirs:
                begin_lasting(context, HasController(), None, theirs, seat)


phrase(
    DEED,
    "[gain|gains] control of all {what:noun/many} they own",
    RegainControl,
    ja="自分がオーナーであるすべての{what}のコントロールを得る",
)
for number in ("one", "many"):
    thing = f"{{what:thing/{number}}}"
    phrase(DEED, f"[gain|gains] control of {thing}", GainControl, ja="{what}のコントロールを得る")
    phrase(
        DEED,
        f"[gain|gains] control of {thing} {{duration:duration}}",
        GainControl,
        take=lambda tree: (tree.what, tree.duration) if tree.duration and tree.who == You() else None,
        ja="{duration}{what}のコントロールを得る",
    )
