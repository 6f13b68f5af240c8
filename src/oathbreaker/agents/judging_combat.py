"""What it is worth that creatures are strengthened, weakened and kept from fighting for a while."""

from __future__ import annotations

from typing import Final

from oathbreaker.agents.fighting import guards_of, is_lethal, through
from oathbreaker.agents.judging import judges, times
from oathbreaker.agents.judging_permanents import worth_of_keywords
from oathbreaker.agents.meaning import described, things_meant
from oathbreaker.agents.shown import Shown, beats, has, is_creature, left, name_of, worth
from oathbreaker.agents.sight import KILL, Sight
from oathbreaker.engine.announcement import is_player
from oathbreaker.mechanics.combat_rules import CombatRuleUntil
from oathbreaker.mechanics.continuous import GainUntil, Get, GetUntil, GetUntilPer, Modify
from oathbreaker.mechanics.for_a_time import HasForATime
from oathbreaker.mechanics.goading import Goad
from oathbreaker.mechanics.keywords.crewing import BecomeArtifactCreature
from oathbreaker.mechanics.mana import AddMana
from oathbreaker.mechanics.preventing import PreventThisTurn
from oathbreaker.mechanics.regenerating import Regenerate
from oathbreaker.mechanics.statements import AtMostAttack
from oathbreaker.mechanics.transforming import Transform
from oathbreaker.terms.abilities import Keyword, Ref
from oathbreaker.terms.refs import AllOf, Each

BEFORE_COMBAT: Final = ("precombat main", "beginning of combat")

CROWD: Final = 3
"""How many creatures make it worth while to strengthen all of them."""

KEPT_OUT: Final = 0.2
"""How much of a creature's worth it is worth that it cannot fight this turn."""


@judges(GetUntil, GetUntilPer)
def judge_size(effect: GetUntil | GetUntilPer, sight: Sight) -> float:
    """Judge a change of size for a time."""
    factor = len(described(effect.per, sight)) if isinstance(effect, GetUntilPer) else 1
    keywords = getattr(effect, "keywords", ())
    return changed_size(effect.what, effect.change, keywords, sight, factor)


@judges(HasForATime)
def judge_trait(effect: HasForATime, sight: Sight) -> float:
    """Judge a trait that objects have for a time: a change of size, else a little good for one's own."""
    if isinstance(effect.trait, Get):
        return changed_size(effect.what, effect.trait.change, effect.trait.keywords, sight)
    return 0.2 * sum(sight.side(thing["controller"]) for thing in things_meant(effect.what, sight))


def changed_size(what: Ref, change: Modify, keywords: tuple[Keyword, ...], sight: Sight, factor: int = 1) -> float:
    """Return what a change of size is worth: who is destroyed by it, what a fight or an attack gains by it."""
    power, toughness = (factor * part for part in changes(change.change, sight.x))
    creatures = [thing for thing in things_meant(what, sight) if is_creature(thing)]
    total = 0.0
    for thing in creatures:
        side = sight.side(thing["controller"])
        if toughness < 0 and -toughness >= left(thing):
            total -= side * worth(thing)
        elif power < 0 or toughness < 0:
            total -= side * 0.1 * -min(0, power)
        else:
            total += side * gained_in_fight(thing, power, toughness, sight)
    if isinstance(what, AllOf | Each) and power > 0:
        names = frozenset(getattr(keyword, "name", "") for keyword in keywords)
        total += gained_in_attack(creatures, power, names, sight)
    return total


def changes(text: str, x: int) -> tuple[int, int]:
    """Return a change of power and of toughness."""
    power, toughness = (x * (-1 if part[0] == "-" else 1) if part[1:] == "X" else int(part) for part in text.split("/"))
    return power, toughness


def gained_in_fight(thing: Shown, power: int, toughness: int, sight: Sight) -> float:
    """Return what a creature that attacks or blocks gains by being larger: who dies now, and who does not."""
    if sight.view["step"] != "declare blockers":
        return 0.0
    grown = {**thing, "power": (thing["power"] or 0) + power, "toughness": (thing["toughness"] or 0) + toughness}
    foes = [sight.things[oid] for oid in thing["blocking"] if oid in sight.things]
    foes += [other for other in sight.battlefield() if thing["id"] in other["blocking"]]
    if not foes:
        target = thing["attacking"]
        if target is None or not is_player(target) or power <= 0:
            return 0.0
        return -sight.side(target) * (
            sight.life_worth(target, grown["power"]) - sight.life_worth(target, thing["power"] or 0)
        )
    gained = 0.0
    for foe in foes:
        gained += worth(foe) * (beats(grown, foe) - beats(thing, foe))
        gained += worth(thing) * (beats(foe, thing) - beats(foe, grown)) / len(foes)
    return gained


def gained_in_attack(creatures: list[Shown], power: int, keywords: frozenset[str], sight: Sight) -> float:
    """Return what an attack with all of one's creatures gains by it, before combat; most where it ends a game."""
    if sight.view["step"] not in BEFORE_COMBAT or sight.view["active"] != sight.seat:
        return 0.0
    ready = [thing for thing in creatures if thing["controller"] == sight.seat and can_attack(thing)]
    ready = [thing for thing in ready if not makes_mana(thing, sight)]
    ready = sorted(ready, key=lambda thing: thing["power"] or 0, reverse=True)[: most_attackers(sight)]
    grown = [
        {**one, "power": (one["power"] or 0) + power, "keywords": {*one.get("keywords", ()), *keywords}}
        for one in ready
    ]
    best = 0.0
    for seat, weight in sight.weights.items():
        guards = guards_of(seat, sight)
        before, after = through(ready, guards), through(grown, guards)
        if is_lethal(grown, seat, sight) and not is_lethal(ready, seat, sight):
            best = max(best, KILL * weight)
        elif len(ready) >= CROWD and "infect" not in keywords:
            best = max(best, weight * sight.life_worth(seat, min(after - before, sight.life(seat) - 1)))
    return best


def makes_mana(thing: Shown, sight: Sight) -> bool:
    """Tell whether a creature makes mana: it may be tapped for what strengthens the others."""
    return any(True for line in sight.cards.lines(name_of(thing)) for _ in line.find(AddMana))


def most_attackers(sight: Sight) -> int:
    """Return how many creatures can attack in a combat, where a permanent says how many at most."""
    found = [
        times(statement.amount, sight)
        for thing in sight.battlefield()
        for line in sight.cards.lines(name_of(thing))
        for statement in line.find(AtMostAttack)
    ]
    return min(found, default=len(sight.battlefield()))


def can_attack(thing: Shown) -> bool:
    """Tell whether a creature could attack this turn."""
    return not thing["tapped"] and (not thing["sick"] or has(thing, "haste")) and not has(thing, "defender")


@judges(GainUntil)
def judge_keywords(effect: GainUntil, sight: Sight) -> float:
    """Judge keywords for a time: haste for who could not attack, others for who fights."""
    total = 0.0
    for thing in things_meant(effect.what, sight):
        is_fighting = thing["attacking"] is not None or bool(thing["blocking"])
        names = {getattr(keyword, "name", "") for keyword in effect.keywords}
        value = 0.3 * worth_of_keywords(effect.keywords) * is_fighting
        if "haste" in names and thing["sick"] and sight.view["step"] in BEFORE_COMBAT:
            value += 0.4 * (thing["power"] or 0)
        total += sight.side(thing["controller"]) * value
    return total


@judges(CombatRuleUntil)
def judge_combat_rule(effect: CombatRuleUntil, sight: Sight) -> float:
    """Judge that creatures cannot block or attack this turn: worth something as long as combat is to come."""
    if sight.view["step"] not in {*BEFORE_COMBAT, "upkeep", "draw"}:
        return 0.0
    sign = 1 if effect.words == "can't be blocked" else -1
    found = [thing for thing in things_meant(effect.what, sight) if not thing["tapped"]]
    return sign * KEPT_OUT * sum(sight.side(thing["controller"]) * worth(thing) for thing in found)


@judges(Goad)
def judge_goading(effect: Goad, sight: Sight) -> float:
    """Judge that a creature must attack somebody else."""
    return -KEPT_OUT * sum(sight.side(thing["controller"]) * worth(thing) for thing in things_meant(effect.what, sight))


@judges(Regenerate)
def judge_regenerating(effect: Regenerate, sight: Sight) -> float:
    """Judge a shield: for a creature that loses its fight."""
    total = 0.0
    for thing in things_meant(effect.what, sight):
        total += sight.side(thing["controller"]) * gained_in_fight(thing, 0, 100, sight)
    return total


@judges(PreventThisTurn)
def judge_preventing(_effect: PreventThisTurn, sight: Sight) -> float:
    """Judge that damage is prevented: what comes at oneself in this combat, once blockers are declared."""
    if sight.view["step"] != "declare blockers":
        return 0.0
    blocked = {oid for thing in sight.battlefield() for oid in thing["blocking"]}
    coming = sum(
        max(0, thing["power"] or 0)
        for thing in sight.battlefield()
        if thing["attacking"] == sight.seat and thing["id"] not in blocked
    )
    return 0.5 * sight.life_worth(sight.seat, coming) if coming else 0.0


@judges(BecomeArtifactCreature)
def judge_crewing(_effect: BecomeArtifactCreature, sight: Sight) -> float:
    """Judge that a Vehicle becomes a creature: before one's own combat it attacks, in others' it can block."""
    vehicle = sight.things.get(sight.source)
    if vehicle is None or is_creature(vehicle) or vehicle["tapped"]:
        return 0.0
    power = max(0, vehicle["power"] or 0)
    if sight.view["active"] == sight.seat:
        is_ready = sight.view["step"] in BEFORE_COMBAT and not vehicle["sick"]
        return power * is_ready
    is_attacked = any(thing["attacking"] == sight.seat for thing in sight.battlefield())
    return 0.5 * power * (is_attacked and sight.view["step"] == "declare attackers")


@judges(Transform)
def judge_transforming(effect: Transform, sight: Sight) -> float:
    """Judge that a permanent turns over: what is on the other side is mostly better."""
    return sum(sight.side(thing["controller"]) for thing in things_meant(effect.what, sight))
