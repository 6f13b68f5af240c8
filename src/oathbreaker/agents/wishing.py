"""How much a spell or an activated ability is worth to its player now, its costs taken off."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from oathbreaker.agents.entering import worth_of_entering
from oathbreaker.agents.judging import best, can_be_aimed_at
from oathbreaker.agents.judging_auras import worth_attached
from oathbreaker.agents.judging_sentences import cost_in_mana, open_mana
from oathbreaker.agents.meaning import described
from oathbreaker.agents.paying import cost_of
from oathbreaker.agents.shown import Shown, worth
from oathbreaker.agents.sight import Sight
from oathbreaker.engine.decisions import Option
from oathbreaker.engine.loyalty import ChangeLoyalty
from oathbreaker.mechanics.entering_as_copies import EntersAsCopy
from oathbreaker.mechanics.keywords.plain import Enchant
from oathbreaker.mechanics.statements import AdditionalCost
from oathbreaker.terms.abilities import (
    Ability,
    ActivatedAbility,
    Cost,
    Keywords,
    StaticAbility,
)

IDLE: Final = 0.5
"""How much of its worth an Equipment has without a creature."""

MOST_X: Final = 5

SPELL_TYPES: Final = frozenset({"instant", "sorcery"})


def worth_of_casting(option: Option, sight: Sight) -> float:
    """Return what it is worth to cast a spell now."""
    shown = sight.things.get(option.source or 0)
    if shown is None:
        return 0.0
    lines = sight.cards.lines(option.card, option.face)
    spells = sight.cards.spell(option.card, option.face)
    there = sight.at(shown["id"], x=spare_mana(shown, sight))
    is_other_half = option.face is not None and option.face != shown["name"]
    is_spell = bool(spells) if is_other_half else not SPELL_TYPES.isdisjoint(shown["types"])
    if is_spell:
        if "{X}" in shown.get("mana_cost", "") and not there.x:
            return 0.0
        value = max(
            sum(best(spell.body, spell.targets, there.with_x(x)) for spell in spells)
            for x in numbers_for_x(shown, there)
        )
    elif option.alternative == "evoke":
        value = sum(worth_of_entering(line, there) for line in lines)
    else:
        value = worth_of_permanent(shown, lines, there)
    extra = [
        statement
        for line in lines
        if isinstance(line, StaticAbility)
        for statement in line.statements
        if isinstance(statement, AdditionalCost)
    ]
    return value - sum(cost_of(each.costs, there) for each in extra) - cost_of(costs_of_way(option, lines), there)


def costs_of_way(option: Option, lines: tuple[Ability, ...]) -> tuple[Cost, ...]:
    """Return what the keyword costs by which a spell would be cast, "flashback" and the like."""
    keywords = [keyword for line in lines if isinstance(line, Keywords) for keyword in line.keywords]
    found = (getattr(one, "costs", ()) for one in keywords if getattr(one, "name", "") == option.alternative)
    return next(found, ()) if option.alternative else ()


def numbers_for_x(shown: Shown, sight: Sight) -> tuple[int, ...]:
    """Return what X could be, as far as it is looked at: small numbers, and all the mana that there is."""
    if "{X}" not in shown.get("mana_cost", ""):
        return (0,)
    return (*range(1, min(sight.x, MOST_X) + 1), sight.x)


def spare_mana(shown: Shown, sight: Sight) -> int:
    """Return how much mana would be left for an X."""
    return max(0, open_mana(sight.you, sight) - int(shown.get("mana_value") or 0) - int(shown.get("tax") or 0))


def worth_of_permanent(shown: Shown, lines: tuple[Ability, ...], sight: Sight) -> float:
    """Return what a permanent would be worth on the battlefield, with what it does as it enters."""
    is_double = "legendary" in shown.get("supertypes", ()) and any(
        thing.get("name") == shown["name"] for thing in sight.own()
    )
    if is_double:
        return 0.0
    value = worth(shown)
    enchants = [keyword for line in lines if isinstance(line, Keywords) for keyword in line.keywords]
    for enchant in enchants:
        if isinstance(enchant, Enchant):
            return worth_of_aura(enchant, lines, sight)
    copies = [one for line in lines if isinstance(line, StaticAbility) for one in line.statements]
    for copy in copies:
        if isinstance(copy, EntersAsCopy):
            found = [sight.things[oid] for oid in described(copy.of, sight) if oid in sight.things]
            value = max((worth(thing) for thing in found if thing["zone"] == "battlefield"), default=0.0)
    if "Equipment" in shown.get("subtypes", ()) and not any("creature" in one.get("types", ()) for one in sight.own()):
        value *= IDLE
    return value + sum(worth_of_entering(line, sight) for line in lines)


def worth_of_aura(enchant: Enchant, lines: tuple[Ability, ...], sight: Sight) -> float:
    """Return what an Aura is worth on what it would do most good."""
    hosts = [oid for oid in described(enchant.what, sight) if can_be_aimed_at(oid, sight)]
    found = [worth_attached(lines, sight.things[oid], sight) for oid in hosts if oid in sight.things]
    return max(found, default=0.0)


def worth_of_activating(thing: Shown, ability: ActivatedAbility, sight: Sight) -> float:
    """Return what it is worth to activate an ability now."""
    mana = sum(cost_in_mana(cost, sight) for cost in ability.costs)
    there = sight.at(thing["id"], x=max(0, open_mana(sight.you, sight) - mana))
    numbers: Iterable[int] = (there.x,)
    if ability.loyalty:
        loyalty = int(thing["counters"].get("loyalty", 0))
        has_x = any(isinstance(cost, ChangeLoyalty) and cost.is_x for cost in ability.costs)
        numbers = range(1, loyalty + 1) if has_x else (loyalty,)
    found = (
        best(ability.body, ability.targets, here) - cost_of(ability.costs, here) for here in map(there.with_x, numbers)
    )
    return max(found, default=0.0)
