"""CR 701.9, 603.2 What waits for players to discard cards."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import Discard as DiscardEvent
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.player_triggers import is_player_meant
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Discards(TriggerEvent):
    """A player discards a card of a kind.

    Attributes:
        who: Which player, as the text says it.
        what: The kind of card.
        several: Whether the text says "one or more", and it triggers once for all that are discarded together.
    """

    subject: ClassVar[str] = "player"
    looks_back: ClassVar[bool] = True

    who: str
    what: Filter
    several: bool = False

    kinds: ClassVar[tuple[str, ...]] = ("discard",)

    @rule("701.9a", "603.2", "608.2h")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at who discards, and at the card as it was in the hand."""
        if not isinstance(event, DiscardEvent) or not is_player_meant(self.who, context, event.seat):
            return None
        known = context.state.last_known.get(event.oid)
        thing = context.state.objects.get(event.oid) or (known.object if known is not None else None)
        is_such = thing is not None and isinstance(self.what, Noun) and self.what.describes(context, thing)
        return Subject(event.seat, 1, (("subject player", (event.seat,)),)) if is_such else None

    @rule("603.2c")
    def occurrences(self, context: Context, events: list[Event]) -> list[Subject]:
        """Return one subject a card, or one a player for all cards together."""
        found = TriggerEvent.occurrences(self, context, events)  # no super() in a class with slots
        return list({subject.target: subject for subject in found}.values()) if self.several else found


for who, verb, japanese in (
    ("you", "discard", "あなたが"),
    ("an opponent", "discards", "対戦相手１人が"),
    ("a player", "discards", "プレイヤー１人が"),
):
    phrase(
        EVENT, f"whenever {who} {verb} a {{what:noun/one}}", Discards, who=who, ja=f"{japanese}{{what.one}}を捨てるたび"
    )
    phrase(EVENT, f"whenever {who} {verb} one or more {{what:noun/many}}", Discards, who=who, several=True,
           ja=f"{japanese}{{what}}１枚以上を捨てるたび")  # fmt: skip
