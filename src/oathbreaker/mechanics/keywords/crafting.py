"""CR 702.167 Craft: a permanent and materials are exiled, and it returns transformed."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Cost, Effect, Keyword
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.transforming import has_back
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.nouns import Noun
from oathbreaker.mechanics.restrictions import OnlyAsSorcery
from oathbreaker.terms.abilities import Ability, ActivatedAbility, Filter
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule


@term
class Craft(Keyword):
    """702.167 Craft with a material of one kind."""

    what: Filter
    cost: str

    name: ClassVar[str] = "craft"

    @rule("702.167a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability."""
        costs = (PayMana(self.cost), ExileMaterials(self.what))
        return (ActivatedAbility(costs, (ReturnCrafted(),), restrictions=(OnlyAsSorcery(),)),)


@term
class ExileMaterials(Cost):
    """The permanent itself is exiled, and something of a kind that you control or have in your graveyard."""

    what: Filter

    @rule("702.167a", "702.167b")
    def possible(self, context: Context) -> tuple[int, ...]:
        """Return the permanents and cards that could be the material."""
        state, seat = context.state, context.controller
        found = [*(thing.oid for thing in state.controlled(seat)), *state.graveyard(seat)]
        return tuple(
            oid
            for oid in found
            if oid != context.source
            and isinstance(self.what, Noun)
            and self.what.describes(context, state.objects[oid])
        )

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether the permanent is there, and a material."""
        here = context.state.objects.get(context.source)
        return here is not None and here.zone == "battlefield" and bool(self.possible(context))

    def pay(self, context: Context) -> Procedure[bool]:
        """Choose the material and exile both."""
        state, seat = context.state, context.controller
        chosen = yield from choose(state, seat, "cost", self.possible(context), 1, 1, "702.167a", source=context.source)
        both = (context.source, *chosen)
        yield from happen(state, [ZoneChange(state, oid, "exile", source=context.source) for oid in both])
        return bool(chosen)


@term
class ReturnCrafted(Effect):
    """The card that was exiled for its craft ability is returned to the battlefield transformed."""

    @rule("702.167a", "712.14a", "400.7j")
    def perform(self, context: Context) -> Procedure[None]:
        """Return it under its owner's control, if it is in exile still and has another face."""
        state = context.state
        last = state.last_known.get(context.source)
        card = state.objects.get(last.successor) if last is not None else None
        if card is not None and card.oid != NOBODY and card.zone == "exile" and has_back(card):
            yield from happen(
                state,
                (ZoneChange(state, card.oid, "battlefield", controller=card.owner, face=1, source=context.source),),
            )


phrase(KEYWORD, "craft with {what:noun/one} {cost:mana}", Craft, ja="作製（{what}）{cost}")
