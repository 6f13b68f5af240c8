"""CR 702.94 Miracle: a card revealed as the first that is drawn in a turn, and cast for another cost."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Effect, Keyword, Subject, TriggerEvent
from oathbreaker.engine.casting_by_effect import may_cast
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.miracles import MIRACLE, RevealedAsDrawn
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.ways import WayToCast
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.terms.abilities import Ability, TriggeredAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class RevealedForMiracle(TriggerEvent):
    """The card was revealed as it was drawn."""

    kinds: ClassVar[tuple[str, ...]] = (RevealedAsDrawn.kind,)
    zones: ClassVar[tuple[str, ...]] = ("hand",)

    @rule("702.94a", "603.11")
    def matches(self, context: Context, event: Event) -> Subject | None:
        """Look for this card."""
        is_this = isinstance(event, RevealedAsDrawn) and event.oid == context.source
        return Subject(context.source) if is_this else None


@term
class CastForMiracle(Effect):
    """The player may cast the card for its miracle cost, if it is in their hand still."""

    cost: str

    @rule("702.94a")
    def perform(self, context: Context) -> Procedure[None]:
        """Ask, and let them cast it."""
        state, oid = context.state, context.source
        if oid in state.objects and state.objects[oid].zone == "hand":
            way = WayToCast(MIRACLE, ("hand",), (PayMana(self.cost),))
            yield from may_cast(state, context.controller, oid, way, "702.94a")


@term
class Miracle(Keyword):
    """702.94 Miracle: cast for another cost as the first card of a turn is drawn."""

    cost: str

    name: ClassVar[str] = MIRACLE

    @rule("702.94a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the linked triggered ability; for revealing the rules of drawing ask by name."""
        return (TriggeredAbility(RevealedForMiracle(), (CastForMiracle(self.cost),)),)


phrase(KEYWORD, "miracle {cost:mana}", Miracle, ja="奇跡{cost}")
