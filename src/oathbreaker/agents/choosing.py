"""What the greedy agent chooses: targets, modes, cards, permanents, divisions, and what it may do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oathbreaker.agents.judging import best, rank, worth_of_doing
from oathbreaker.agents.judging_auras import worth_attached
from oathbreaker.agents.judging_permanents import COUNTER_WORTH, grouped
from oathbreaker.agents.meaning import fits
from oathbreaker.agents.paying import cost_of
from oathbreaker.agents.shown import Shown, name_of, worth
from oathbreaker.agents.sight import Sight
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.decisions import Decision, Option
from oathbreaker.mechanics.destroying import UntapUpTo
from oathbreaker.mechanics.modal import ChooseModes, ChooseMoreModes
from oathbreaker.mechanics.players import AnyTarget, PlayerOrPlaneswalker, Players
from oathbreaker.mechanics.sentences import May
from oathbreaker.terms.abilities import Ability, ActivatedAbility, Effect, SpellAbility, TargetSpec, TriggeredAbility

ENOUGH_LANDS: Final = 6
"""How many lands a player wants on the battlefield before anything else is looked for."""

GIVEN_UP: Final = frozenset({"514.1", "103.5", "701.21a", "701.9a", "701.9b", "701.50a", "401.4"})
"""Rules that ask for cards or permanents to give up: hand size, mulligans, sacrifices, discards."""

COPIED: Final = frozenset({"614.12a", "701.36a"})
"""Rules that ask what is copied."""

BAD_IDEA: Final = -0.01
"""What one may do is done unless it is worth less."""

Said = tuple[tuple[Effect, ...], tuple[TargetSpec, ...]]
"""Instructions, and their uses of "target"."""


def on_top(sight: Sight) -> Shown | None:
    """Return what is being put on the stack, or resolves."""
    stack = sight.view["stack"]
    return stack[-1] if stack else None


def ability_of(item: Shown, sight: Sight) -> Ability | None:
    """Return the ability that something on the stack is, or the first one that tells what a spell does."""
    name = name_of(item)
    if item["kind"] == "ability":
        return sight.cards.written(name, item.get("text", {}).get("en", ""))
    return next(iter(sight.cards.spell(name)), None)


def said_by(item: Shown, mode: int, sight: Sight) -> Said:
    """Return the instructions of something on the stack, or of one of its modes."""
    ability = ability_of(item, sight)
    if not isinstance(ability, SpellAbility | ActivatedAbility | TriggeredAbility):
        return (), ()
    choices = modes_of(ability)
    if 0 < mode <= len(choices):
        return choices[mode - 1].body, choices[mode - 1].targets
    return ability.body, ability.targets


def modes_of(ability: Ability) -> tuple[SpellAbility, ...]:
    """Return the modes of a modal ability, none of another."""
    for part in ability.walk():
        if isinstance(part, ChooseModes | ChooseMoreModes):
            return part.choices
    return ()


def point_of(item: Shown, decision: Decision, sight: Sight) -> Sight:
    """Return the view as something on the stack sees it."""
    source = item["id"] if item["kind"] != "ability" else decision.source
    x = item.get("x")
    if x is None:
        x = item.get("mana_value") or 0 if item["kind"] == "spell" else 0
    return sight.at(source, int(decision.player), x=int(x))


def targets(sight: Sight, decision: Decision) -> list[Option] | None:
    """Choose the targets that are worth most, and no more than do good; None where the text is not known."""
    item = on_top(sight)
    if item is None:
        return None
    there = point_of(item, decision, sight)
    by_target = {option.target: option for option in decision.options if option.target is not None}
    lines = sight.cards.lines(item.get("name"))
    if "Aura" in item.get("subtypes", ()) and item["kind"] != "ability":
        found = [(worth_attached(lines, sight.things[one], there), one) for one in by_target if one in sight.things]
        ranked = sorted(found, key=lambda one: -one[0])
    else:
        body, specs = said_by(item, decision.mode, there)
        if not body:
            return None
        before = before_this(item, decision, specs, there)
        ranked = rank(body, by_target, before, there)
    ranked.sort(key=lambda one: (-one[0], liking(one[1], sight)))
    wanted = [by_target[one] for place, (value, one) in enumerate(ranked) if place < decision.minimum or value > 0]
    return wanted[: decision.maximum]


def liking(target: int, sight: Sight) -> float:
    """Return how late a target is chosen among equals: last one's own, and of opponents' things the best first."""
    thing = sight.things.get(target)
    side = sight.side(sight.controller(target))
    return 100 * (side > 0) + (side * 10 if thing is None else -worth(thing))


def before_this(
    item: Shown, decision: Decision, specs: tuple[TargetSpec, ...], sight: Sight
) -> tuple[tuple[int, ...], ...]:
    """Return the targets of earlier uses of "target": the first use that fits what is offered is the one that asks."""
    said = item["targets"] if not decision.mode else ()
    groups = grouped(said, specs)
    first = decision.options[0].target if decision.options else None
    for place, spec in enumerate(specs):
        if sum(len(group) for group in groups[:place]) == len(said) and offers(spec, first, sight):
            return groups[:place]
    return ()


def offers(spec: TargetSpec, target: int | None, sight: Sight) -> bool:
    """Tell whether this could be chosen for a use of "target"."""
    if target is None:
        return False
    if is_player(target):
        return isinstance(spec.what, Players | AnyTarget | PlayerOrPlaneswalker)
    thing = sight.things.get(target)
    return thing is not None and not isinstance(spec.what, Players) and fits(spec.what, thing, sight)


def modes(sight: Sight, decision: Decision) -> list[Option] | None:
    """Choose the modes that are worth most."""
    item = on_top(sight)
    if item is None or any(not isinstance(option.value, int) for option in decision.options):
        return None
    there = point_of(item, decision, sight)
    values = []
    for option in decision.options:
        body, specs = said_by(item, int(option.value or 0), there)
        values.append((best(body, specs, there), option))
    values.sort(key=lambda one: -one[0])
    wanted = [option for place, (value, option) in enumerate(values) if place < decision.minimum or value > 0]
    return wanted[: decision.maximum]


def x(sight: Sight, decision: Decision) -> list[Option] | None:
    """Choose the X that is worth most, of those worth as much the greatest."""
    item = on_top(sight)
    values = [(option.value, option) for option in decision.options if isinstance(option.value, int)]
    if not values:
        return None
    body, specs = said_by(item, 0, sight) if item is not None else ((), ())
    if item is None or not body:
        return [max(values, key=lambda one: one[0])[1]]
    there = point_of(item, decision, sight)
    ability = ability_of(item, sight)
    costs = ability.costs if isinstance(ability, ActivatedAbility) and ability.loyalty else ()

    def value(number: int) -> tuple[float, int]:
        here = there.with_x(number)
        return round(best(body, specs, here) - cost_of(costs, here), 6), number

    return [max(values, key=lambda one: value(one[0]))[1]]


def may(sight: Sight, decision: Decision) -> list[Option]:
    """Do what one may do, unless the text tells that it does more harm than good."""
    item = on_top(sight)
    wanted = "yes"
    if item is not None and decision.rule == "608.2d":
        ability = ability_of(item, sight)
        offered = list(ability.find(May)) if ability is not None else []
        if len(offered) == 1 and isinstance(ability, SpellAbility | ActivatedAbility | TriggeredAbility):
            there = point_of(item, decision, sight).aiming(grouped(item["targets"], ability.targets))
            wanted = "yes" if worth_of_doing(ability.body, there) > BAD_IDEA else "no"
    return [option for option in decision.options if option.action == wanted]


def cards(sight: Sight, decision: Decision) -> list[Option]:
    """Take as many cards as there may be, the most useful ones; give up the least useful ones."""
    is_lost = decision.rule in GIVEN_UP
    ranked = sorted(decision.options, key=lambda option: use_of(option, sight), reverse=not is_lost)
    return ranked[: decision.minimum if is_lost else decision.maximum]


def use_of(option: Option, sight: Sight) -> float:
    """Return how useful a card is: a land while there are few, else the dearer the better, as far as it can be cast."""
    card = sight.cards.card(option.card)
    if card is None:
        return 0.0
    lands = sum("land" in thing.get("types", ()) for thing in sight.own())
    hand = sight.view["players"][sight.seat]["hand"] or ()
    coming = sum("land" in thing.get("types", ()) for thing in hand)
    if "land" in card.faces[0].types.types:
        return 2.0 * max(0, ENOUGH_LANDS - lands) - (coming - 1) * 0.5
    dear = float(card.mana_value)
    return 2 + dear - 2 * max(0.0, dear - lands - coming - 1)


def away(sight: Sight, decision: Decision) -> list[Option]:
    """Put away from the top of the library what is of no use: lands when there are enough, what is too dear."""
    lands = sum("land" in thing.get("types", ()) for thing in sight.own())
    found = []
    for option in decision.options:
        card = sight.cards.card(option.card)
        if card is None:
            continue
        is_land = "land" in card.faces[0].types.types
        is_useless = lands >= ENOUGH_LANDS if is_land else float(card.mana_value) > lands + 3
        if is_useless:
            found.append(option)
    return found[: decision.maximum]


def permanents(sight: Sight, decision: Decision) -> list[Option]:
    """Choose of one's own the least that must be, of others' as much as may be; the best to copy, and all to untap."""
    things = sight.things
    if any(option.target not in things for option in decision.options):
        return [decision.options[place] for place in decision.default()]
    ranked = sorted(decision.options, key=lambda option: worth(things[option.target or 0]))
    if decision.rule in COPIED:
        return ranked[-1:]
    if decision.rule == "701.34a":
        return [option for option in decision.options if is_good_to_grow(things[option.target or 0], sight)]
    item = on_top(sight)
    ability = ability_of(item, sight) if item is not None else None
    others = [option for option in ranked if things[option.target or 0]["controller"] != sight.seat]
    if ability is not None and any(True for _ in ability.find(UntapUpTo)):
        tapped = [option for option in ranked if option not in others and things[option.target or 0]["tapped"]]
        return tapped[::-1][: decision.maximum]
    return others[::-1][: decision.maximum] if others else ranked[: decision.minimum]


def is_good_to_grow(thing: Shown, sight: Sight) -> bool:
    """Tell whether one more counter of each kind there helps whom it should."""
    good = sum(COUNTER_WORTH.get(kind, 0.3) for kind in thing["counters"])
    return good * sight.side(thing["controller"]) > 0


def keys_that_fit(decision: Decision, chosen: Sequence[Option]) -> list[str]:
    """Return the keys of these options, without the last ones where they are not legal together; else the default."""
    places = [decision.options.index(option) for option in chosen]
    while places and decision.fault(tuple(places)) is not None:
        places.pop()
    if decision.fault(tuple(places)) is not None:
        places = list(decision.default())
    return [decision.options[place].key for place in places]
