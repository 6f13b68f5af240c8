"""CR 603.8 State triggers: what an ability waits for until it is so."""

from __future__ import annotations

from oathbreaker.engine.abstract import StateTrigger
from oathbreaker.engine.context import Context
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import fixed, phrase
from oathbreaker.mechanics.conditions import yours
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class ControlNone(StateTrigger):
    """You control no permanents of a kind."""

    what: Filter

    @rule("603.8")
    def holds(self, context: Context) -> bool:
        """Tell whether there is none."""
        return not yours(self.what, context)


@term
class HandIsEmpty(StateTrigger):
    """You have no cards in hand."""

    @rule("603.8")
    def holds(self, context: Context) -> bool:
        """Tell whether the hand is empty."""
        return not context.state.hand(context.controller)


phrase(EVENT, "when you control no {what:noun/many}", ControlNone, ja="あなたが{what}をコントロールしていないとき")
fixed(EVENT, "when you have no cards in hand", HandIsEmpty(), ja="あなたの手札にカードが無いとき")
