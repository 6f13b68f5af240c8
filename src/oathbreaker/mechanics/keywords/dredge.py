"""CR 702.52 Dredge: a card in a graveyard that returns instead of a draw."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.asking import ask_may
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.movement import Draw, ZoneChange
from oathbreaker.engine.statements import Replacement
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.finding import value_of
from oathbreaker.terms.abilities import Ability, Amount, StaticAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class MillInsteadOfDraw(Replacement):
    """The owner may mill cards and return this card to hand instead of drawing a card."""

    number: Amount

    kinds: ClassVar[tuple[str, ...]] = ("draw",)
    zones: ClassVar[tuple[str, ...]] = ("graveyard",)

    @rule("702.52a", "702.52b")
    def applies(self, context: Context, event: Event) -> bool:
        """Apply to the owner's draws as long as there are enough cards in the library."""
        seat = context.controller
        enough = len(context.state.library(seat)) >= value_of(self.number, context)
        return isinstance(event, Draw) and event.seat == seat and enough

    @rule("702.52a")
    def replace(self, context: Context, event: Event) -> Procedure[list[Event]]:
        """Ask, and let both happen instead."""
        state, seat, oid = context.state, context.controller, context.source
        if not (yield from ask_may(state, seat, "702.52a", oid)):
            return [event]
        milled = state.library(seat)[: value_of(self.number, context)]
        mills: list[Event] = [ZoneChange(state, card, "graveyard", reason="mill", source=oid) for card in milled]
        return [*mills, ZoneChange(state, oid, "hand", source=oid)]


@term
class Dredge(Keyword):
    """702.52 Dredge: mill cards and return the card instead of drawing."""

    number: Amount

    name: ClassVar[str] = "dredge"

    @rule("702.52a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the static ability."""
        return (StaticAbility((MillInsteadOfDraw(self.number),)),)


phrase(KEYWORD, "dredge {number:number}", Dredge, ja="発掘{number}")
