"""How the greedy agent attacks: what comes through, what is lost by it, and what then comes back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from oathbreaker.agents.shown import Shown, beats, can_block, has, is_creature, is_planeswalker, worth
from oathbreaker.agents.sight import DEADLY_POISON, KILL, Sight
from oathbreaker.engine.announcement import is_player
from oathbreaker.engine.decisions import Decision, Option
from oathbreaker.engine.loyalty import ChangeLoyalty
from oathbreaker.terms.abilities import ActivatedAbility

WOUNDED: Final = 0.8
"""How much of what its end is worth a planeswalker's wounds are worth, as far as they go."""

COMING_BACK: Final = 0.6
"""How likely it is that an opponent attacks with all they can."""

ABOUT_TO: Final = 6.0
"""What it is worth more to attack a planeswalker that can soon use its greatest ability."""

CLOSE: Final = 1
"""How many activations before that a planeswalker is about to."""

Pair = tuple[Shown, int]
"""An attacker and whom it attacks."""


def attacks(sight: Sight, decision: Decision) -> list[Option]:
    """Attack with all where that wins; else add attackers as long as each adds to what the attack is worth."""
    options: dict[tuple[int, int], Option] = {}
    for option in decision.options:
        if option.source in sight.things and option.target is not None:
            options[option.source or 0, option.target] = option
    deadly = lethal_attack(sight, list(options))
    if deadly:
        return [options[pair] for pair in deadly]
    chosen: list[Pair] = []
    value = worth_of_attack(chosen, sight)
    pairs = [(sight.things[source], target) for source, target in options]
    pairs.sort(key=lambda pair: -promise(pair, sight))
    for pair in pairs:
        if any(attacker is pair[0] for attacker, _ in chosen) or max(0, pair[0]["power"] or 0) == 0:
            continue
        with_it = worth_of_attack([*chosen, pair], sight)
        if with_it > value:
            chosen.append(pair)
            value = with_it
    together = worth_of_attack(everybody(pairs), sight)
    if together > value:
        chosen = everybody(pairs)
    found = [options[attacker["id"], target] for attacker, target in chosen]
    sources = {option.source for option in found}
    return found + [option for option in decision.options if option.is_default and option.source not in sources]


def everybody(pairs: Sequence[Pair]) -> list[Pair]:
    """Return each attacker with what it attacks best."""
    found: dict[int, Pair] = {}
    for attacker, target in pairs:
        if (attacker["power"] or 0) > 0:
            found.setdefault(attacker["id"], (attacker, target))
    return list(found.values())


def lethal_attack(sight: Sight, pairs: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return all attacks on a player who loses by them even if every creature that can blocks one; [] for nobody."""
    for seat in sorted(sight.weights, key=lambda seat: -sight.weights[seat]):
        attackers = [sight.things[source] for source, target in pairs if target == seat]
        if attackers and is_lethal(attackers, seat, sight):
            return [(attacker["id"], seat) for attacker in attackers if (attacker["power"] or 0) > 0]
    return []


def is_lethal(attackers: Sequence[Shown], seat: int, sight: Sight) -> bool:
    """Tell whether these attackers end the game for a player who blocks as well as possible, by life or by poison."""
    guards = guards_of(seat, sight)
    poisonous = [one for one in attackers if has(one, "infect")]
    others = [one for one in attackers if one not in poisonous]
    poison = through(poisonous, guards) + sight.poison(seat) if poisonous else 0
    return poison >= DEADLY_POISON or (bool(others) and through(others, guards) >= sight.life(seat))


def through(attackers: Sequence[Shown], guards: Sequence[Shown]) -> int:
    """Return how much damage comes through if every guard blocks as well as it can."""
    free = [one for one in attackers if not any(can_block(guard, one) for guard in guards)]
    others = sorted((one for one in attackers if one not in free), key=strike, reverse=True)
    number = len(guards)
    stopped = [one for one in others if not has(one, "menace")][:number]
    total = sum(map(strike, attackers)) - sum(map(strike, stopped))
    tough = sum(max(0, guard["toughness"] or 0) for guard in guards)
    trampling = sum(strike(one) for one in stopped if has(one, "trample"))
    return total + max(0, trampling - tough)


def strike(creature: Shown) -> int:
    """Return how much damage a creature deals to whom it attacks."""
    return max(0, creature["power"] or 0) * (1 + has(creature, "double strike"))


def guards_of(target: int, sight: Sight) -> list[Shown]:
    """Return the creatures that could block what attacks this."""
    seat = sight.controller(target)
    return [
        thing
        for thing in sight.battlefield()
        if thing["controller"] == seat and is_creature(thing) and not thing["tapped"]
    ]


def promise(pair: Pair, sight: Sight) -> float:
    """Return what an attack would bring that nobody blocks."""
    attacker, target = pair
    return hit(target, strike(attacker), sight, is_poison=has(attacker, "infect")) + 0.01 * has(attacker, "vigilance")


def hit(target: int, damage: int, sight: Sight, *, is_poison: bool = False) -> float:
    """Return what damage to a player or planeswalker is worth; to a player it may come as poison."""
    if is_player(target):
        if is_poison:
            return -sight.side(target) * sight.poison_worth(target, damage)
        return -sight.side(target) * sight.life_worth(target, damage)
    thing = sight.things.get(target)
    if thing is None or not is_planeswalker(thing):
        return 0.5 * damage
    loyalty = max(1, int(thing["counters"].get("loyalty", 0)))
    value = worth(thing) + ABOUT_TO * is_about_to(thing, sight)
    part = 1.0 if damage >= loyalty else WOUNDED * damage / loyalty
    return -sight.side(thing["controller"]) * value * part


def is_about_to(thing: Shown, sight: Sight) -> bool:
    """Tell whether a planeswalker can use its dearest ability now or after one more activation."""
    changes = [
        cost.change
        for line in sight.cards.lines(thing.get("name"))
        if isinstance(line, ActivatedAbility) and line.loyalty
        for cost in line.costs
        if isinstance(cost, ChangeLoyalty) and not cost.is_x
    ]
    loyalty = int(thing["counters"].get("loyalty", 0))
    return bool(changes) and min(changes) < -CLOSE and loyalty + max(0, *changes) * CLOSE >= -min(changes)


def worth_of_attack(pairs: Sequence[Pair], sight: Sight) -> float:
    """Return what an attack is worth: what comes through, less what blockers destroy, less what comes back."""
    value = 0.0
    damage: dict[tuple[int, bool], int] = {}
    guards = {sight.controller(target): guards_of(target, sight) for _, target in pairs}
    unblocked = list(pairs)
    for defenders in guards.values():
        for guard in sorted(defenders, key=worth, reverse=True):
            losses = [
                (blocked(one, guard), (one, target)) for one, target in unblocked if can_stop(guard, one, sight, target)
            ]
            worst = max(losses, key=lambda found: found[0], default=None)
            if worst is not None and worst[0] > 0:
                value -= worst[0]
                unblocked.remove(worst[1])
    for attacker, target in unblocked:
        way = target, is_player(target) and has(attacker, "infect")
        damage[way] = damage.get(way, 0) + strike(attacker)
    value += sum(hit(target, total, sight, is_poison=poison) for (target, poison), total in damage.items())
    gone = {attacker["id"] for attacker, _ in pairs if not has(attacker, "vigilance")}
    return value - COMING_BACK * coming_back(gone, sight)


def can_stop(guard: Shown, attacker: Shown, sight: Sight, target: int) -> bool:
    """Tell whether a creature could block this attacker, as far as keywords tell."""
    return (
        guard["controller"] == sight.controller(target) and can_block(guard, attacker) and not has(attacker, "menace")
    )


def blocked(attacker: Shown, guard: Shown) -> float:
    """Return what is lost as a creature blocks an attacker: the attacker, less the blocker."""
    lost = worth(attacker) if beats(guard, attacker) else 0.0
    won = worth(guard) if beats(attacker, guard) else 0.0
    return lost - won + 0.3 * strike(attacker) * (lost > 0 or won == 0)


def coming_back(gone: set[int], sight: Sight) -> float:
    """Return what one could lose until one's next turn to the strongest opponent, if these creatures cannot block."""
    stay = [thing for thing in sight.own() if is_creature(thing) and not thing["tapped"] and thing["id"] not in gone]
    worst = 0.0
    for seat in sight.weights:
        foes = [
            thing
            for thing in sight.battlefield()
            if thing["controller"] == seat and is_creature(thing) and not has(thing, "defender")
        ]
        worst = max(worst, lost_to(through(foes, stay), sight))
    return worst


def lost_to(damage: int, sight: Sight) -> float:
    """Return what so much damage costs, dealt where it costs most: to oneself, or to one's planeswalkers first."""
    if damage <= 0:
        return 0.0
    if damage >= sight.life(sight.seat):
        return KILL
    lost = 0.0
    walkers = sorted((thing for thing in sight.own() if is_planeswalker(thing)), key=worth, reverse=True)
    for walker in walkers:
        loyalty = max(1, int(walker["counters"].get("loyalty", 0)))
        lost += worth(walker) * min(1.0, damage / loyalty)
        damage = max(0, damage - loyalty)
    return lost + (sight.life_worth(sight.seat, damage) if damage else 0.0)
