"""CR 702.49 Ninjutsu: a card in hand takes the place of an unblocked attacker."""

from __future__ import annotations

from typing import ClassVar, Final

from oathbreaker.engine.abstract import Cost, Effect, Keyword
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.revealing import Reveal
from oathbreaker.language.categories import KEYWORD
from oathbreaker.language.phrases import phrase
from oathbreaker.mechanics.keywords.where import FromHand
from oathbreaker.terms.abilities import Ability, ActivatedAbility
from oathbreaker.terms.term import term
from oathbreaker.texts.rules import rule

BLOCKED_OR_NOT: Final = frozenset({"declare blockers", "first strike combat damage", "combat damage", "end of combat"})
"""The steps in which attacking creatures are blocked or unblocked (509.1h)."""

ATTACKED: Final = "attacked"
"""The name among the results of the cost of what the returned creature attacked."""


@term
class ReturnUnblocked(Cost):
    """Return an unblocked attacking creature you control to its owner's hand."""

    def possible(self, context: Context) -> tuple[int, ...]:
        """Return the creatures that could be returned."""
        state = context.state
        if state.step not in BLOCKED_OR_NOT:
            return ()
        return tuple(
            thing.oid
            for thing in state.controlled(context.controller)
            if thing.defender != NOBODY and not thing.blocked
        )

    def can_be_paid(self, context: Context) -> bool:
        """Tell whether there is one, and the card is still in hand."""
        thing = context.state.objects.get(context.source)
        return thing is not None and thing.zone == "hand" and bool(self.possible(context))

    @rule("702.49a", "702.49c")
    def pay(self, context: Context) -> Procedure[bool]:
        """Reveal the card, choose the creature and return it; what it attacked is known afterwards."""
        state, seat = context.state, context.controller
        chosen = yield from choose(state, seat, "cost", self.possible(context), 1, 1, "702.49a", source=context.source)
        context.note(ATTACKED, *(state.objects[oid].attacking for oid in chosen))
        yield from happen(state, (Reveal(context.source, seat, context.source),))
        done = yield from happen(state, [ZoneChange(state, oid, "hand", source=context.source) for oid in chosen])
        return bool(done)


@term
class EnterAttacking(Effect):
    """The card is put onto the battlefield tapped and attacking what the returned creature attacked."""

    @rule("702.49a", "702.49c", "508.4")
    def perform(self, context: Context) -> Procedure[None]:
        """Put it there, if it is still in hand."""
        state, oid = context.state, context.source
        if oid not in state.objects or state.objects[oid].zone != "hand":
            return
        move = ZoneChange(state, oid, "battlefield", controller=context.controller, source=oid, tapped=True)
        move.attacking = next(iter(context.results.get(ATTACKED, ())), NOBODY)
        yield from happen(state, (move,))


@term
class Ninjutsu(Keyword):
    """702.49 Ninjutsu: return an unblocked attacker to put the card onto the battlefield attacking."""

    cost: str

    name: ClassVar[str] = "ninjutsu"

    @rule("702.49a")
    def abilities(self) -> tuple[Ability, ...]:
        """Return the activated ability."""
        return (ActivatedAbility((PayMana(self.cost), ReturnUnblocked()), (EnterAttacking(),), (), (FromHand(),)),)


phrase(KEYWORD, "ninjutsu {cost:mana}", Ninjutsu, ja="忍術{cost}")
