"""CR 510 The combat damage step: who deals damage in which of the two, assigning it, and dealing all of it at once.

Statements that it asks for, by name: "assigns combat damage" (`about` the creature: "toughness" or a number instead of
its power), "assigns as though unblocked" (the creature's controller may).
"""

from __future__ import annotations

from collections.abc import Callable

from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.asking import ask, ask_may, thing_option
from oathbreaker.engine.combat.attacked import blockers_of
from oathbreaker.engine.combat.events import last_attack
from oathbreaker.engine.combat.trampling import Assigning, Trampler, default_of, lethal, refusal_of_trample
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.decisions import Answer, Chosen, Decision, Option, Procedure
from oathbreaker.engine.happening import happen
from oathbreaker.engine.index import values
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.objects import GameObject
from oathbreaker.engine.rounds import in_one_round
from oathbreaker.engine.state import State
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

STRUCK = "struck first"
"""The name under which the state remembers the creatures that had first or double strike as the first step began."""


@rule("510.4", "702.4b", "702.7b")
def has_first_strike(state: State) -> bool:
    """Tell whether a creature in combat has first strike or double strike, so that there are two damage steps."""
    return any(strikes(state, oid, first=True) for oid in fighters(state))


def fighters(state: State) -> list[int]:
    """Return every attacking and blocking creature, in timestamp order."""
    found = (state.objects[oid] for oid in state.battlefield)
    return [thing.oid for thing in found if (thing.defender != NOBODY or thing.blocking) and not thing.phased_out]


@rule("510.4", "702.4b", "702.4c", "702.4d", "702.7b", "702.7c")
def strikes(state: State, oid: int, *, first: bool) -> bool:
    """Tell whether a creature deals damage in this of the two steps.

    In the second those do that had neither first nor double strike as the first began, and those that have double
    strike now.
    """
    look = characteristics(state, oid)
    if first:
        return look.has("first strike") or look.has("double strike")
    struck = state.recall(STRUCK, ())
    already = isinstance(struck, tuple) and oid in struck
    return not already or look.has("double strike")


@rule("510.1", "510.2", "802.5")
def deal_combat_damage(state: State, *, first: bool) -> Procedure[None]:
    """Let players assign damage in turn order from the active player; then deal all of it simultaneously.

    What leaves with a player who concedes meanwhile deals none (800.4a).
    """
    strikers = [oid for oid in fighters(state) if strikes(state, oid, first=first)]
    if first:
        state.remember(STRUCK, tuple(strikers))
    events: list[DealDamage] = []
    made: list[Chosen] = []
    for seat in state.apnap():
        own = [oid for oid in strikers if oid in state.objects and state.objects[oid].controller == seat]
        for source, target, amount in (yield from in_one_round(state, assigned(state, own), made)):
            events.append(DealDamage(source, target, amount, is_combat=True))
    there = [event for event in events if event.source in state.objects]
    if there:
        yield from happen(state, there)


@rule("510.1", "510.1e")
def assigned(state: State, creatures: list[int]) -> Procedure[list[tuple[int, Target, int]]]:
    """Return how one player's creatures assign their damage, as (creature, recipient, amount).

    Those that may trample over something are last, so that what the others assign is known by then (702.19b).
    """
    found = Assigning()
    fallen = state.fallen
    tramplers: list[Trampler] = []
    for oid in creatures:
        power = combat_damage_of(state, oid) if oid in state.objects else 0
        if power <= 0:
            continue
        thing = state.objects[oid]
        is_free = yield from is_let_through(state, thing)
        if oid not in state.objects:
            continue
        among = unblocked_recipients(state, thing) if is_free else recipients(state, thing)
        trampler = trampler_of(state, thing, among, power)
        if trampler is not None:
            tramplers.append(trampler)
        elif among:
            yield from divide_freely(state, found, oid, among, power)
    tramplers.sort(key=lambda one: one.beyond != NOBODY)
    while tramplers:
        if state.fallen is not fallen:
            fallen = state.fallen
            tramplers = yield from still_trampling(state, found, tramplers)
            continue
        trampler = tramplers.pop(0)
        yield from divide_trampling(state, found, trampler, tramplers)
    return found.damage


@rule("800.4a", "800.4e")
def still_trampling(state: State, found: Assigning, tramplers: list[Trampler]) -> Procedure[list[Trampler]]:
    """Return the tramplers that may still trample over something, after a player has left while damage was assigned.

    What has lost what it attacks divides its damage among its blockers that are left.
    """
    kept: list[Trampler] = []
    for old in tramplers:
        if old.oid not in state.objects:
            continue
        thing = state.objects[old.oid]
        among = recipients(state, thing) if old.blockers else unblocked_recipients(state, thing)
        new = trampler_of(state, thing, among, old.power)
        if new is not None:
            kept.append(new)
        elif among:
            yield from divide_freely(state, found, old.oid, among, old.power)
    return kept


@rule("510.1a")
def combat_damage_of(state: State, oid: int) -> int:
    """Return how much combat damage a creature assigns: its power, unless an effect says otherwise."""
    look = characteristics(state, oid)
    amount = look.power or 0
    for said in values(state, "assigns combat damage", oid):
        if said == "toughness":
            amount = look.toughness or 0
        elif isinstance(said, int):
            amount = said
    return amount


def is_let_through(state: State, thing: GameObject) -> Procedure[bool]:
    """Ask, where an effect lets it, whether a blocked creature assigns its damage as though it weren't blocked."""
    if not thing.blocked or not values(state, "assigns as though unblocked", thing.oid):
        return False
    return (yield from ask_may(state, thing.controller, "510.1c", thing.oid))


@rule("510.1b", "510.1c", "510.1d", "800.4e")
def recipients(state: State, thing: GameObject) -> list[Target]:
    """Return among whom a creature's damage is assigned, tramplers' excess aside."""
    if thing.blocking:
        return [attacker for attacker in thing.blocking if attacker in state.objects]
    if thing.blocked:
        return list(blockers_of(state, thing.oid))
    return unblocked_recipients(state, thing)


@rule("510.1b", "506.4c")
def unblocked_recipients(state: State, thing: GameObject) -> list[Target]:
    """Return what a creature attacks, if that is still there."""
    whom = thing.attacking
    if is_player(whom):
        return [whom] if state.players[whom].in_game else []
    return [whom] if whom in state.objects else []


@rule("702.19a", "702.19c", "702.19d", "702.19e", "702.19f")
def trampler_of(state: State, thing: GameObject, among: list[Target], power: int) -> Trampler | None:
    """Return an attacking creature whose damage may go beyond what blocks it, or beyond a planeswalker."""
    look = characteristics(state, thing.oid)
    over_planeswalkers = look.has("trample over planeswalkers")
    if thing.defender == NOBODY or not (over_planeswalkers or look.has("trample")):
        return None
    blockers = [target for target in among if not is_player(target) and thing.oid in state.objects[target].blocking]
    attacked = next(iter(unblocked_recipients(state, thing)), NOBODY)
    beyond: Target = NOBODY
    if over_planeswalkers and state.players[thing.defender].in_game:
        last = last_attack(state, thing.oid)
        if last is not None and last.on_planeswalker:
            beyond = thing.defender
    if attacked == NOBODY:
        attacked, beyond = beyond, NOBODY
    if attacked == NOBODY:
        return None
    return Trampler(thing, power, blockers, attacked, beyond, deathtouch=look.has("deathtouch"))


def divide_freely(state: State, found: Assigning, oid: int, among: list[Target], power: int) -> Procedure[None]:
    """Let a creature's damage be divided as its controller chooses, where there is more than one recipient."""
    deathtouch = characteristics(state, oid).has("deathtouch")
    default: list[int] = []
    left = power
    for target in among:
        need = lethal(state, target, deathtouch=deathtouch)
        default.append(min(left, need) if target != among[-1] else left)
        left -= default[-1]
    answer = yield from ask_division(state, oid, among, power, tuple(default), "510.1")
    found.add(oid, among, answer, deathtouch=deathtouch)


@rule("702.19b", "702.19c")
def divide_trampling(state: State, found: Assigning, trampler: Trampler, later: list[Trampler]) -> Procedure[None]:
    """Let a trampler's damage be divided: beyond its blockers only what is left when all are assigned lethal damage."""
    among = trampler.recipients()

    def check(answer: Answer) -> Message | None:
        refusal = refusal_of_trample(state, found, trampler, answer, later)
        return refusal.message if refusal is not None else None

    default = default_of(state, found, trampler)
    answer = yield from ask_division(state, trampler.oid, among, trampler.power, default, "702.19b", check)
    found.add(trampler.oid, among, answer, deathtouch=trampler.deathtouch)
    found.owe(state, trampler, answer)


def ask_division(  # noqa: PLR0913, PLR0917  all that a division has
    state: State,
    oid: int,
    among: list[Target],
    power: int,
    default: Answer,
    rule_number: str,
    check: Callable[[Answer], Message | None] | None = None,
) -> Procedure[Answer]:
    """Ask how a creature's damage is divided; one recipient gets all of it."""
    options = division_options(state, among, default)
    asked = Decision(
        state.objects[oid].controller,
        "assign damage",
        options,
        0,
        len(options),
        rule_number,
        oid,
        total=power,
        question=say("combat.ask_division", what=title_of(state, oid), n=power),
        check=check,
    )
    return (yield from ask(state, asked))


def division_options(state: State, among: list[Target], default: Answer) -> list[Option]:
    """Return the recipients as options; each has what automatic play assigns to it as its value."""
    options = [thing_option(state, target, "choose") for target in among]
    for option, amount in zip(options, default, strict=True):
        option.value = amount
    return options
