"""A card of one kind and one of another picked from among those seen: "a creature card and/or a land card"."""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.revealing import Reveal
from oathbreaker.language.categories import DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import AMONG, FAILED, doer, here
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.picking import PLACES
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class PickEither(OneDoer):
    """A player takes a card of one kind, one of another, or both from among those looked at.

    Attributes:
        first, second: Which kinds.
        to: Where they go, as of `PickFromAmong`.
        revealed: Whether they are revealed first.
    """

    first: Filter
    second: Filter
    to: str
    revealed: bool = False
    who: Ref = You()

    @rule("608.2d")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Let the player take up to one of each kind; a card that is of both counts as one of them."""
        state, source, seat = context.state, context.source, doer(self.who, context)
        taken: list[int] = []
        for what in (self.first, self.second):
            fitting = [
                oid
                for oid in here(state, context.results.get(AMONG, ()))
                if oid not in taken and isinstance(what, Noun) and what.describes(context, state.objects[oid])
            ]
            taken += yield from choose(state, seat, "choose cards", fitting, 0, 1, "608.2d", source=source)
        if not taken:
            context.results[FAILED] = (seat,)
        if self.revealed:
            yield from happen(state, [Reveal(oid, seat, source) for oid in taken])
        zone, _, how = self.to.partition(" ")
        holder = seat if zone == "battlefield" else NOBODY
        yield from happen(
            state,
            [ZoneChange(state, oid, zone, controller=holder, tapped=how == "tapped", source=source) for oid in taken],
        )


for words, to, japanese in PLACES:
    both = "{first.one}と{second.one}のどちらかまたは両方"
    phrase(
        DEED,
        f"[put|puts] a {{first:noun/one}} and/or a {{second:noun/one}} from among them {words}",
        PickEither,
        to=to,
        ja=f"その中から{both}を{japanese}",
    )
    phrase(
        DEED,
        f"[reveal|reveals] a {{first:noun/one}} and/or a {{second:noun/one}} from among them "
        f"and [put|puts] them {words}",
        PickEither,
        to=to,
        revealed=True,
        ja=f"その中から{both}を公開し、{japanese}",
    )
