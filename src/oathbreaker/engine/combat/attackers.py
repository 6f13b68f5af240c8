"""CR 508 The declare attackers step; several players, planeswalkers and battles may be attacked at once (802).

Statements that it asks for, by name (`about` is the creature unless said): "can't attack" (`bars` with the creature's
point of view, `subject` being whom it would attack), "attacks despite defender", "attacks only with others" (a number;
`bars` tells which others count), "most attackers" (`about` the active player for all, else whoever is attacked), "must
attack" (True, or a tuple of those one of whom is to be attacked; each statement is a requirement), "must be attacked"
(`about` the active player: a tuple of those one of whom any creature is to attack), "attack cost", "optional attack
cost". Banding (508.1e) is not played: cards with it are declined by name.
"""

from __future__ import annotations

from typing import Final

from oathbreaker.engine.announcement import NOBODY, Target, is_player
from oathbreaker.engine.asking import LEFT, choose
from oathbreaker.engine.combat.attacked import attackable
from oathbreaker.engine.combat.declaring import Company, Declaration, Refusal, drop_impossible
from oathbreaker.engine.combat.events import AttackersDeclared, Attacks, Pair
from oathbreaker.engine.combat.paying import (
    choose_optional,
    cost_of,
    has_optional,
    is_payable,
    pay_all,
    total_cost,
    tried,
    will_tap,
)
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Answer, Decision, Option, Procedure
from oathbreaker.engine.events import Event, Tap
from oathbreaker.engine.happening import happen
from oathbreaker.engine.illegal import attempt
from oathbreaker.engine.index import barred, index_of, statements, values
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.own_terms import is_sick
from oathbreaker.engine.state import State
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

GOADED: Final = "goaded"
"""The name of statements by which a creature is goaded; each says by whom."""
FAULTS: Final = {
    "not_yours": "508.1a",
    "no_creature": "506.3",
    "tapped": "508.1a",
    "sick": "302.6",
    "defender": "702.3b",
    "whom": "802.3",
    "forbidden": "508.1c",
    "cost": "508.1j",
}
"""What keeps a creature from attacking -> the rule that says so."""


@rule("508.1a", "506.3", "302.6", "702.3b")
def attacker_fault(state: State, oid: int) -> str:
    """Return what keeps a permanent from attacking anybody, as a name among `FAULTS`; "" where nothing does."""
    thing = state.objects[oid]
    look = characteristics(state, oid)
    found = ""
    if thing.zone != "battlefield" or thing.phased_out or thing.controller != state.active:
        found = "not_yours"
    elif "creature" not in look.types or "battle" in look.types:
        found = "no_creature"
    elif thing.tapped:
        found = "tapped"
    elif is_sick(state, oid):
        found = "sick"
    elif look.has("defender") and not values(state, "attacks despite defender", oid):
        found = "defender"
    return found


@rule("508.1b", "508.1c", "802.3")
def refusal_to_attack(state: State, oid: int, whom: Target) -> Refusal | None:
    """Return why a creature can't be declared as attacking this player or permanent by itself; None where it can."""
    found = attacker_fault(state, oid)
    if not found:
        found = "whom" if whom not in attackable(state) else pair_fault(state, oid, whom)
    if not found:
        return None
    names = {"creature": title_of(state, oid), "whom": title_of(state, whom)}
    return Refusal(FAULTS[found], say(f"combat.attack_{found}", **names))


def pair_fault(state: State, oid: int, whom: Target) -> str:
    """Return what keeps one creature off one player or permanent: an effect, or a cost that can't be paid."""
    seat = state.objects[oid].controller
    named = index_of(state).named
    if "can't attack" in named and barred(state, "can't attack", oid, Context(state, oid, seat, subject=whom)):
        return "forbidden"
    if "attack cost" in named:
        cost = total_cost(state, "attack cost", [(oid, whom)])
        if not is_payable(state, seat, cost, will_tap(state, [oid])):
            return "cost"
    return ""


def can_attack(state: State, oid: int) -> bool:
    """Tell whether a permanent could attack anybody."""
    return not attacker_fault(state, oid) and any(not pair_fault(state, oid, whom) for whom in attackable(state))


@rule("508.1c", "508.1d", "802.3a")
def attack_declaration(state: State) -> Declaration:
    """Return which sets of attacks the active player may declare."""
    whom = attackable(state)
    able = [thing.oid for thing in state.controlled(state.active) if not attacker_fault(state, thing.oid)]
    pairs = [(oid, one) for oid in able for one in whom if not pair_fault(state, oid, one)]
    found = Declaration("attack", state.active, pairs)
    named = index_of(state).named
    if "most attackers" in named:
        found.number = least_of(state, "most attackers", state.active)
        limits = [(one, least_of(state, "most attackers", one)) for one in whom]
        found.most = {one: number for one, number in limits if number is not None}
    if "attacks only with others" in named:
        found.company = companies(state, "attacks only with others", able)
    drop_impossible(found)
    if "attack cost" in named:
        found.costly = frozenset(
            place for place, pair in enumerate(found.pairs) if cost_of(state, "attack cost", *pair)
        )
    add_requirements(state, found)
    return found


@rule("508.1d", "701.15b", "701.15d")
def add_requirements(state: State, declaration: Declaration) -> None:
    """Add what has to be obeyed: "attacks if able", with or without whom; "must be attacked"."""
    pairs = list(enumerate(declaration.pairs))
    for creature in declaration.creatures() if "must attack" in index_of(state).named else ():
        for said in values(state, "must attack", creature):
            wanted = said if isinstance(said, tuple) else None
            places = (place for place, (one, whom) in pairs if one == creature and (wanted is None or whom in wanted))
            declaration.require(creature, frozenset(places))
    for creature in declaration.creatures() if GOADED in index_of(state).named else ():
        own = [(place, whom) for place, (one, whom) in pairs if one == creature]
        for seat in dict.fromkeys(values(state, GOADED, creature)):
            others = (place for place, whom in own if is_player(whom) and whom != seat)
            declaration.require(creature, frozenset(place for place, _ in own))
            declaration.require(creature, frozenset(others))
    for said in values(state, "must be attacked", declaration.seat):
        wanted = said if isinstance(said, tuple) else ()
        places = (place for place, (_, whom) in pairs if whom in wanted)
        declaration.require(wanted[0] if wanted else declaration.seat, frozenset(places))


def least_of(state: State, name: str, about: Target) -> int | None:
    """Return the least number that statements of a name say; None where there is none."""
    numbers = [said for said in values(state, name, about) if isinstance(said, int)]
    return min(numbers, default=None)


def companies(state: State, name: str, creatures: list[int]) -> dict[int, list[Company]]:
    """Return the company that each of these creatures needs, by the statements of a name."""
    found: dict[int, list[Company]] = {}
    for oid in creatures:
        for entry in statements(state, name, oid):
            statement = entry.statement
            assert isinstance(statement, RuleStatement)  # noqa: S101  `statements` finds nothing else
            context = entry.context(state)
            number = statement.value(context, name, oid)
            others = frozenset(
                other
                for other in creatures
                if other != oid
                and statement.bars(context, name, oid, Context(state, other, state.objects[other].controller))
            )
            if isinstance(number, int):
                found.setdefault(oid, []).append(Company(int(number), others))
    return found


@rule("508.1", "508.1c", "508.1d", "508.1j")
def refusal_of_attack(state: State, declaration: Declaration, chosen: Answer) -> Refusal | None:
    """Return why a set of attacks may not be declared, its cost included; None where it may."""
    found = declaration.refusal(state, chosen)
    if found is not None or not declaration.costly:
        return found
    pairs = [declaration.pairs[place] for place in chosen]
    tapped = will_tap(state, [creature for creature, _ in pairs])
    is_tried = frozenset(pairs) in declaration.impossible
    if not is_tried and is_payable(state, declaration.seat, total_cost(state, "attack cost", pairs), tapped):
        return None
    return Refusal("508.1j", say("combat.attack_total_cost"))


@rule("508.1", "733.1")
def declare_attackers(state: State) -> Procedure[None]:
    """Let the active player declare attackers: any legal set of creatures, each with whom it attacks.

    Where the costs of the set chosen are not paid the declaration is taken back and asked for again.
    """
    if not state.players[state.active].in_game:
        return
    impossible: list[frozenset[Pair]] = []
    while True:
        declaration = attack_declaration(state)
        declaration.impossible = impossible
        if not declaration.pairs:
            return
        answer = yield attack_decision(state, declaration)
        if answer == LEFT:
            continue
        pairs = [declaration.pairs[place] for place in answer]
        if not pairs:
            return
        state.forced = 0
        had_to = frozenset(one.about for one in declaration.requirements if not is_player(one.about))
        steps = steps_of_attacking(state, declaration.seat, pairs, had_to)
        if declaration.costly or has_optional(state):
            if (yield from attempt(state, tried(steps, pairs, impossible))):
                return
        else:
            yield from steps
            return


def attack_decision(state: State, declaration: Declaration) -> Decision:
    """Return the decision which creatures attack whom; the forced attackers are its default."""
    best = declaration.best()

    def check(answer: Answer) -> Message | None:
        found = refusal_of_attack(state, declaration, answer)
        return found.message if found is not None else None

    options = [attack_option(state, *pair, is_default=place in best) for place, pair in enumerate(declaration.pairs)]
    most = len(declaration.creatures())
    return Decision(declaration.seat, "attackers", options, 0, most, "508.1", check=check)


@rule("508.1f", "508.1h", "508.1k", "508.1m")
def steps_of_attacking(state: State, seat: int, pairs: list[Pair], had_to: frozenset[int]) -> Procedure[bool]:
    """Tap the attackers, let their costs be paid, and let them attack; return False where they are not paid."""
    creatures = [creature for creature, _ in pairs]
    cost = total_cost(state, "attack cost", pairs)
    tapping = [Tap(oid, oid) for oid in will_tap(state, creatures)]
    if tapping:
        yield from happen(state, tapping)
    paid = (yield from choose_optional(state, seat, creatures, cost)) if has_optional(state) else {}
    if not cost.is_free and not (yield from pay_all(state, seat, cost, "508.1j")):
        return False
    still = tuple(pair for pair in pairs if is_still_there(state, pair[0], seat))
    alone = len(still) == 1
    events: list[Event] = [AttackersDeclared(seat, still)] if still else []
    events += [
        Attacks(creature, whom, is_alone=alone, had_to=creature in had_to, paid=paid.get(creature, ()))
        for creature, whom in still
    ]
    yield from happen(state, events)
    return True


def is_still_there(state: State, oid: int, seat: int) -> bool:
    """Tell whether a chosen creature is still on the battlefield under its player's control (508.1k, 509.1g)."""
    thing = state.objects.get(oid)
    return thing is not None and thing.zone == "battlefield" and thing.controller == seat


def attack_option(state: State, oid: int, target: Target, *, is_default: bool = False) -> Option:
    """Return the option of one creature attacking one player or permanent."""
    title = say("engine.attacks", creature=title_of(state, oid), whom=title_of(state, target))
    thing = state.objects[oid]
    name = None if thing.face_down else thing.definition.name
    key = f"attack {oid} {target}"
    return Option(key, "attack", name, source=oid, target=target, is_default=is_default, title=title)


@rule("508.4")
def choose_attacked(state: State, seat: int, source: int = NOBODY) -> Procedure[Target]:
    """Ask whom a creature that enters attacking attacks; NOBODY where nobody can be attacked."""
    found = attackable(state)
    if not found or seat != state.active:
        return NOBODY
    chosen = yield from choose(state, seat, "choose permanents", found, 1, 1, "508.4", source=source)
    return chosen[0]
