"""CR 107, 108.3 How many cards of a kind you own in exile and in your graveyard together."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Amount
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import QUANTITY
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class OwnedInExileAndGraveyard(Amount):
    """The total number of cards of a kind that you own in exile and in your graveyard."""

    reads: ClassVar[tuple[str, ...] | None] = None

    what: Filter

    @rule("108.3", "406.3")
    def value(self, context: Context) -> int:
        """Count both; a card that is face down in exile is of no kind."""
        state, you = context.state, context.controller
        cards = [*state.graveyard(you), *(oid for oid in state.zone("exile") if state.objects[oid].owner == you)]
        what = self.what
        return sum(
            isinstance(what, Noun) and not state.objects[oid].face_down and what.describes(context, state.objects[oid])
            for oid in cards
        )


phrase(
    QUANTITY,
    "the total number of {what:noun/many} you own in exile and in your graveyard",
    OwnedInExileAndGraveyard,
    ja="追放領域とあなたの墓地にありあなたがオーナーである{what}の合計の数",
)
