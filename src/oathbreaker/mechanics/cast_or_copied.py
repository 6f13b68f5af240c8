"""CR 603.2, 707.10 "Whenever you cast or copy a spell": spells that are put on the stack either way."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.context import Context
from oathbreaker.engine.copying import CopyOnStack
from oathbreaker.engine.events import Event
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.noticing import fits
from oathbreaker.mechanics.player_triggers import is_player_meant
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class CastsOrCopies(TriggerEvent):
    """A player casts or copies a spell of a kind."""

    subject: ClassVar[str] = "thing"

    who: str
    what: Filter

    kinds: ClassVar[tuple[str, ...]] = ("cast", "copy on stack")

    @rule("603.2", "707.10")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at the spell or its copy, and whose it is; a copy of an ability is no spell."""
        if isinstance(event, SpellCast):
            oid = event.oid
        elif isinstance(event, CopyOnStack):
            oid = event.new_oid
            copy = context.state.objects.get(oid)
            if copy is None or copy.kind == "ability":
                return None
        else:
            return None
        is_meant = is_player_meant(self.who, context, event.seat) and fits(self.what, context, oid)
        return Subject(oid) if is_meant else None


phrase(EVENT, "whenever you cast or copy a {what:noun/one}", CastsOrCopies, who="you",
       ja="あなたが{what}を唱えるかコピーするたび")  # fmt: skip
