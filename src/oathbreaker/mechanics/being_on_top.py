"""CR 401.5 What the top card of a library is: "as long as the top card of your library is a creature card"."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Condition
from oathbreaker.engine.context import Context
from oathbreaker.engine.layers import characteristics
from oathbreaker.language.categories import CONDITION
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class TopCardIs(Condition):
    """The top card of your library is of a kind."""

    what: Filter

    reads: ClassVar[tuple[str, ...] | None] = None

    @rule("401.5")
    def holds(self, context: Context) -> bool:
        """Look at the card as it is there; an empty library has none."""
        state = context.state
        return any(
            isinstance(self.what, Noun)
            and self.what.describes_look(context, state.objects[oid], characteristics(state, oid))
            for oid in state.library(context.controller)[:1]
        )


phrase(
    CONDITION,
    "the top card of your library is a {what:noun/one}",
    TopCardIs,
    ja="あなたのライブラリーの一番上にあるカードが{what}である",
)
