"""CR 601.2b-c Whether targets can be chosen, for some X where they depend on that."""

from __future__ import annotations

from collections.abc import Callable

from oathbreaker.engine.abstract import Keyword
from oathbreaker.engine.announcing import WITH_BODY, all_targets_possible, context_of, mode_is_possible
from oathbreaker.engine.context import Context
from oathbreaker.engine.costs import TotalCost, greatest_x
from oathbreaker.engine.definitions import PlayableFace
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.modes import Modal
from oathbreaker.engine.optional_targets import wanted
from oathbreaker.engine.state import State
from oathbreaker.terms.abilities import Ability, SpellAbility
from oathbreaker.texts.rules import rule


@rule("601.2b", "601.2c", "107.3a")
def for_more_x(context: Context, cost: TotalCost, exist: Callable[[Context], bool]) -> bool:
    """Tell whether targets that cannot be chosen for an X of 0 could be for a greater one that can be paid for.

    Args:
        context: Who would cast or activate.
        cost: The cost, of which X may be a part.
        exist: Tells whether there are targets for the X of a context.
    """
    if cost.has_x:
        for x in range(1, greatest_x(context.state, context.controller, cost, context) + 1):
            context.x = x
            if exist(context):
                return True
    return False


def face_targets_exist(context: Context, playable: PlayableFace) -> bool:
    """Tell whether a spell's targets, or those of enough of its modes, could be chosen."""
    look = playable.characteristics
    for keyword in look.keywords:
        if isinstance(keyword, Keyword) and not all_targets_possible(context, keyword.spell_targets()):
            return False
    for ability in look.abilities:
        if isinstance(ability, SpellAbility) and not targets_exist(context, ability):
            return False
    return True


@rule("601.2c", "702.33g")
def are_targets_there(state: State, spell: int) -> bool:
    """Tell whether a spell on the stack has all the targets that it needs by what was announced so far."""
    context = context_of(state, spell)
    abilities = characteristics(state, spell).abilities
    return all(targets_exist(context, one) for one in abilities if isinstance(one, SpellAbility))


@rule("601.2c", "700.2a")
def targets_exist(context: Context, ability: Ability) -> bool:
    """Tell whether an ability's targets, or those of enough of its modes, could be chosen."""
    assert isinstance(ability, WITH_BODY)  # noqa: S101  guaranteed by the caller
    targets = ability.targets
    if targets and len(ability.body) > 1 and isinstance(ability, SpellAbility):
        needed = wanted(context, ability.body, targets)
        targets = tuple(spec for spec, is_wanted in zip(targets, needed, strict=True) if is_wanted)
    if not all_targets_possible(context, targets):
        return False
    first = ability.body[0] if ability.body else None
    if not isinstance(first, Modal):
        return True
    least, _ = first.bounds(context)
    return sum(mode_is_possible(context, mode) for mode in first.modes()) >= least
