"""CR 106, 605 Mana abilities: finding and activating them."""

from __future__ import annotations

from typing import ClassVar

from oathbreaker.engine.abstract import Cost, Effect, Restriction
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import choose_number
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.events import ObjectEvent
from oathbreaker.engine.happening import happen
from oathbreaker.engine.lasting import PendingTrigger
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.marks import use_up
from oathbreaker.engine.own_terms import WAY, TapSelf
from oathbreaker.engine.self_replacing import taken
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import Ability, ActivatedAbility, TriggeredAbility, TriggerEvent
from oathbreaker.terms.term import Term, terms_in
from oathbreaker.texts.rules import rule


class TappedForMana(ObjectEvent):
    """A permanent was tapped for mana (106.12): what "whenever … is tapped for mana" waits for."""

    __slots__ = ("seat",)
    kind: ClassVar[str] = "tapped for mana"
    cites: ClassVar[str] = "106.12a"

    def __init__(self, oid: int, seat: int) -> None:
        super().__init__(oid, oid)
        self.seat = seat

    def is_possible(self, state: State) -> bool:  # noqa: ARG002  as declared
        """It has happened."""
        return True


@rule("605.1a")
def is_mana_ability(ability: Ability) -> bool:
    """Tell whether an activated ability is a mana ability: no target, no loyalty ability, and it could add mana."""
    if not isinstance(ability, ActivatedAbility) or ability.targets or ability.loyalty:
        return False
    return any(could_add_mana(effect) for effect in ability.body)


@rule("605.1a")
def could_add_mana(effect: Term) -> bool:
    """Tell whether an instruction could add mana when it is carried out: itself, or one that it is made of.

    What waits for an event adds nothing then.
    """
    parts = [part for name in effect.field_names for part in terms_in(getattr(effect, name))]
    if any(isinstance(part, TriggerEvent) for part in parts):
        return False
    inner = [part for part in parts if isinstance(part, Effect)]
    if inner:
        return any(could_add_mana(part) for part in inner)
    return isinstance(effect, Effect) and type(effect).mana is not Effect.mana


@rule("602.1")
def activated(look: Characteristics) -> tuple[tuple[int, ActivatedAbility, bool], ...]:
    """Return an object's activated abilities: index, ability, whether it is a mana ability.

    Found once for each look.
    """
    found = look.activated
    if found is None:
        found = look.activated = tuple(
            (number, ability, is_mana_ability(ability))
            for number, ability in enumerate(look.abilities)
            if isinstance(ability, ActivatedAbility)
        )
    return found


@rule("605.1b")
def is_triggered_mana_ability(pending: PendingTrigger) -> bool:
    """Tell whether a triggered ability is a mana ability: it triggers from mana, has no target and could add mana."""
    ability = pending.ability
    kinds = getattr(ability.event, "kinds", ())
    if ability.targets or not {"tapped for mana", "add mana"} & set(kinds):
        return False
    return any(could_add_mana(effect) for effect in ability.body)


@rule("605.3b", "605.4a")
def activate_mana(state: State, oid: int, ability_index: int, way: int = NOBODY) -> Procedure[bool]:
    """Activate a mana ability whose cost has no mana: pay, then add at once; triggered mana abilities follow at once.

    Args:
        state: The game.
        oid: The permanent.
        ability_index: Which of its abilities.
        way: What automatic payment wants of several ways; NOBODY: the player chooses.
    """
    thing = state.objects[oid]
    ability = characteristics(state, oid).abilities[ability_index]
    assert isinstance(ability, ActivatedAbility)  # noqa: S101  guaranteed by the caller
    context = Context(state, oid, thing.controller)
    before = len(state.pending)
    bounds = [cost.greatest_x(context) for cost in ability.costs if isinstance(cost, Cost) and cost.has_x]
    if bounds:
        context.x = yield from choose_number(state, thing.controller, "x", 0, min(bounds), "107.3a", oid)
    if ability.restrictions:
        note_use(state, oid, ability_index, ability)
    for cost in ability.costs:
        if not isinstance(cost, Cost) or not (yield from cost.pay(context)):
            return False
    if way != NOBODY:
        context.results[WAY] = (way,)
    for effect in taken(ability.body, context):
        yield from effect.perform(context)
    if any(isinstance(cost, TapSelf) for cost in ability.costs):
        yield from happen(state, (TappedForMana(oid, thing.controller),))
    yield from resolve_triggered_mana(state, before)
    return True


@rule("602.5b")
def note_use(state: State, oid: int, ability_index: int, ability: ActivatedAbility) -> None:
    """Keep that an ability was activated this turn, for "only once each turn"; for good, for "only once"."""
    source = state.own_status(oid)
    source.used = (*source.used, ability_index)
    if any(isinstance(one, Restriction) and one.for_good for one in ability.restrictions):
        use_up(state, oid, ability)


@rule("605.4a")
def resolve_triggered_mana(state: State, before: int) -> Procedure[None]:
    """Resolve the triggered mana abilities that have triggered since there were `before` waiting abilities."""
    new = state.pending[before:]
    now = [pending for pending in new if is_triggered_mana_ability(pending)]
    if not now:
        return
    state.pending = (*state.pending[:before], *(pending for pending in new if pending not in now))
    for pending in now:
        yield from perform_at_once(state, pending.ability, pending)


def perform_at_once(state: State, ability: TriggeredAbility, pending: PendingTrigger) -> Procedure[None]:
    """Carry out a triggered mana ability without the stack."""
    context = Context(state, pending.source, pending.controller, subject=pending.subject, amount=pending.amount)
    context.results.update(pending.results)
    for effect in taken(ability.body, context):
        yield from effect.perform(context)
