"""CR 603.2, 115 Spells that target permanents, as they are cast: "gain control of those permanents"."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Subject
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.context import Context
from oathbreaker.engine.events import Event
from oathbreaker.language.categories import EVENT
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.noticing import PLAYER, fits
from oathbreaker.mechanics.player_triggers import Casts
from oathbreaker.terms.abilities import Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class CastsTargeting(Casts):
    """A player casts a spell of a kind that targets one or more permanents of a kind."""

    subject: ClassVar[str] = "targets thing player"

    who: str
    what: Filter
    targeted: Filter

    @rule("603.2", "601.2c")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look at the spell's targets; they can be referred to."""
        found = Casts.matches(self, context, event)
        if found is None or not isinstance(event, SpellCast):
            return None
        spell = context.state.objects.get(event.oid)
        said = spell.announcement if spell is not None else None
        chosen = (target for group in said.targets for target in group) if said is not None else ()
        aimed = tuple(
            dict.fromkeys(target for target in chosen if not is_player(target) and fits(self.targeted, context, target))
        )
        if not aimed:
            return None
        return Subject(event.oid, 0, ((PLAYER, (event.seat,)), ("subject targets", aimed)))


phrase(
    EVENT,
    "whenever you cast a {what:noun/one} that targets one or more {targeted:noun/many}",
    CastsTargeting,
    who="you",
    ja="あなたが１つ以上の{targeted}を対象とする{what}を唱えるたび",
)
