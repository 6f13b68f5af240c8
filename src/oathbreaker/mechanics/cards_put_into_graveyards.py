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


@term
class CardsArePutIntoGraveyard(TriggerEvent):
    """One or more cards of a kind are put into your graveyard at once, from anywhere or from your library.

    Attributes:
        what: The kind.
        origin: "library"; "" for anywhere.
    """

    what: Filter
    origin: str = ""

    kinds: ClassVar[tuple[str, ...]] = CardIsPutIntoGraveyard.kinds

    @rule("603.2c", "603.6")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return one subject for all that are put there together."""
        return [Subject(context.source)] if any(self.matches(context, event) for event in events) else []

    @rule("603.6")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at one card, and where it comes from."""
        if self.origin and not (isinstance(event, ZoneChange) and event.origin == self.origin):
            return None
        return CardIsPutIntoGraveyard(self.what).matches(context, event)


for words, origin, japanese in (
    ("from anywhere", "", "いずれかの領域から"),
    ("from your library", "library", "あなたのライブラリーから"),
):
    phrase(
        EVENT,
        f"whenever one or more {{what:noun/many}} are put into your graveyard {words}",
        CardsArePutIntoGraveyard,
        origin=origin,
        ja=f"{{what}}１枚以上が{japanese}あなたの墓地に置かれるたび",
    )
phrase(
    EVENT,
    "whenever a {what:noun/one} is put into your graveyard from anywhere",
    CardIsPutIntoGraveyard,
    ja="{what.one}がいずれかの領域からあなたの墓地に置かれるたび",
)
