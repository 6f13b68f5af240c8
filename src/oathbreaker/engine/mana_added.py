"""CR 106, 605 What a mana ability adds and what that costs, as far as it can be told before it is activated."""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.abstract import Cost, Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.own_terms import PayMana, TapSelf
from oathbreaker.engine.riders import ManaRider
from oathbreaker.engine.self_replacing import taken
from oathbreaker.terms.abilities import ActivatedAbility
from oathbreaker.terms.abilities import Effect as EffectTerm
from oathbreaker.texts.rules import rule

TAP: Final = TapSelf()
JUST_TAP: Final = (TAP,)


def is_fixed(ability: ActivatedAbility, *, for_player: bool = False) -> bool:
    """Tell whether a mana ability's cost is tapping, or mana too, and what it adds depends on nothing.

    With `for_player` it may depend on who controls its source.
    """
    return (
        not ability.restrictions
        and TAP in ability.costs
        and all(isinstance(cost, TapSelf | PayMana) for cost in ability.costs)
        and all(
            not isinstance(effect, Effect)
            or (type(effect).mana is Effect.mana and not effect.replaces_earlier)
            or adds_fixed(effect)
            or (for_player and getattr(effect, "is_fixed_for_player", False))
            for effect in ability.body
        )
    )


def adds_fixed(effect: EffectTerm) -> bool:
    """Tell whether an instruction adds mana that is the same at any time."""
    return bool(getattr(effect, "is_fixed", False))


def only_taps(ability: ActivatedAbility) -> bool:
    """Tell whether activating a mana ability takes nothing but tapping its source."""
    return ability.costs == JUST_TAP and not ability.restrictions and not ability.targets


def is_plain_mana(ability: ActivatedAbility) -> bool:
    """Tell whether an ability is nothing but tapping its source for mana that never changes."""
    if ability.costs != JUST_TAP or ability.targets or len(ability.body) != 1:
        return False
    return is_fixed(ability) and adds_fixed(ability.body[0])


@rule("106.6")
def rider_of(ability: ActivatedAbility) -> ManaRider | None:
    """Return what the mana of a mana ability may be spent on; None for anything."""
    for effect in ability.body:
        rider = getattr(effect, "rider", None)
        if isinstance(rider, ManaRider):
            return rider
    return None


def simple_rank(ability: ActivatedAbility) -> int:
    """Return how dear an ability is to use, 0 for tapping alone; -1 where automatic payment leaves it alone.

    Only abilities that can be used once are safe to count once: they tap, or use up what they are on.
    """
    rank = 0
    is_single = False
    for cost in ability.costs:
        if isinstance(cost, TapSelf):
            is_single = True
        elif isinstance(cost, Cost) and not isinstance(cost, PayMana) and cost.is_simple:
            is_single = True
            rank += 4
        elif not isinstance(cost, PayMana):
            return -1
    return rank if is_single else -1


def added(context: Context, ability: ActivatedAbility) -> tuple[str, ...]:
    """Return the ways of one ability's adding mana; () where they are not known beforehand."""
    ways: tuple[str, ...] = ("",)
    for effect in taken(ability.body, context):
        found = effect.mana(context)
        if found is not None:
            ways = tuple(before + way for before in ways for way in found)
    return () if ways == ("",) else ways
