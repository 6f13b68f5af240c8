"""CR 701.42, 712.4a Meld: exiling both cards of a pair and putting them onto the battlefield as one permanent."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.melding import Meld as MeldEvent
from oathbreaker.engine.melding import meld_pair
from oathbreaker.language.categories import CONDITION, DEED
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import both_of, doer, here, things
from oathbreaker.mechanics.together import OneDoer
from oathbreaker.terms.abilities import Filter, Ref
from oathbreaker.terms.refs import ThisAndOne, You
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class OwnAndControlBoth(Condition):
    """You both own and control the object itself and another of a kind."""

    reads: ClassVar[tuple[str, ...] | None] = ("control",)

    pair: ThisAndOne

    @rule("712.4a", "108.3")
    def holds(self, context: Context) -> bool:
        """Look for both on the battlefield."""
        return bool(both_of(self.pair, context))


@term
class Meld(OneDoer):
    """Cards are melded into what their combined back says.

    Attributes:
        what: The cards.
        into: The name of the combined back.
        who: Who melds them.
    """

    what: Ref
    into: str
    who: Ref = You()

    @rule("701.42a", "701.42b", "701.42c")
    def perform_alone(self, context: Context) -> Procedure[None]:
        """Meld them if they are a meld pair; anything else stays where it is."""
        state, seat = context.state, doer(self.who, context)
        pair = meld_pair(state, here(state, things(self.what, context)))
        if pair is not None and seat >= 0:
            yield from happen(state, (MeldEvent(state, *pair, seat, context.source),))


def own_and_control(what: Ref, other: Filter) -> OwnAndControlBoth:
    """Return that you own and control the object itself and another."""
    return OwnAndControlBoth(ThisAndOne(what, other))


phrase(
    CONDITION,
    "you both own and control {what:this} and a {other:noun/one}",
    OwnAndControlBoth,
    build=own_and_control,
    take=lambda tree: (tree.pair.what, tree.pair.other),
    ja="あなたが{what}と{other.one}の両方のオーナーであり、かつそれらをコントロールしている",
)
phrase(DEED, "[meld|melds] {what:thing/many} into {into:token-name}", Meld, ja="{what}を{into}に合体させる")
