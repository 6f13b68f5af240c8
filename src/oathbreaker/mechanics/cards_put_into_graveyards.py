"""CR 603.6 What waits for cards that are put into a graveyard from anywhere."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.merged import ComponentMoves
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class CardIsPutIntoGraveyard(TriggerEvent):
    """A card of a kind is put into your graveyard from anywhere."""

    subject: ClassVar[str] = "thing"
    called: ClassVar[str] = "card"

    what: Filter

    kinds: ClassVar[tuple[str, ...]] = ("zone change", ComponentMoves.kind)

    @rule("603.6", "730.3")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at the card in the graveyard; a token is none, and each card of what was one permanent is one."""
        if not isinstance(event, ZoneChange | ComponentMoves) or event.zone != "graveyard":
            return None
        card = context.state.objects.get(event.new_oid)
        is_yours = card is not None and card.kind == "card" and card.owner == context.controller
        if card is None or not is_yours or not isinstance(self.what, Noun):
            return None
        return Subject(card.oid) if self.what.describes(context, card) else None


phrase(
    EVENT,
    "whenever a {what:noun/one} is put into your graveyard from anywhere",
    CardIsPutIntoGraveyard,
    ja="{what.one}がいずれかの領域からあなたの墓地に置かれるたび",
)
