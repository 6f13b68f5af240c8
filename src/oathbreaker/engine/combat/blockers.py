"""CR 509 The declare blockers step; each defending player declares in turn order (802.4).

Statements that it asks for, by name (`about` is the blocker unless said): "can't block" (`bars` with the attacker's
point of view as source and `subject`), "can't be blocked" (`about` the attacker, `bars` with the blocker's point of
view), "blocks though tapped", "blocks only with others" (a number; `bars` tells which others count), "can block
additional" (a number; True for any number), "least blockers" and "most blockers" (`about` the attacker; "most blockers"
also the defending player, for all of them), "must block" (True, or a tuple of attackers one of which is to be blocked),
"must be blocked" (`about` the attacker), "block cost".
"""

from __future__ import annotations

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.asking import LEFT, choose
from oathbreaker.engine.combat.attacked import attackers_of, blockers_of
from oathbreaker.engine.combat.attackers import companies, is_still_there, least_of
from oathbreaker.engine.combat.declaring import Declaration, Refusal, drop_impossible
from oathbreaker.engine.combat.evasion import block_fault
from oathbreaker.engine.combat.events import BecomesBlocked, Blocks, Pair, Unblocked
from oathbreaker.engine.combat.paying import cost_of, is_payable, pay_all, total_cost, tried
from oathbreaker.engine.decisions import Answer, Decision, Option, Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.illegal import attempt
from oathbreaker.engine.index import index_of, values
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.naming import title_of
from oathbreaker.engine.state import State
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

TWO = 2
"""How many creatures it takes to block a creature with menace (702.111b)."""


@rule("509.1b", "509.1c", "802.4b")
def block_declaration(state: State, seat: int) -> Declaration:
    """Return which sets of blocks a defending player may declare; other defending players' count for nothing."""
    attackers = [thing.oid for thing in attackers_of(state) if thing.defender == seat]
    pairs = [
        (thing.oid, attacker)
        for thing in state.controlled(seat)
        if "creature" in characteristics(state, thing.oid).types
        for attacker in attackers
        if not block_fault(state, thing.oid, attacker)
        and is_payable(state, seat, total_cost(state, "block cost", [(thing.oid, attacker)]))
    ]
    found = Declaration("block", seat, pairs)
    add_block_limits(state, found, attackers)
    drop_impossible(found)
    named = index_of(state).named
    if "block cost" in named:
        found.costly = frozenset(place for place, pair in enumerate(found.pairs) if cost_of(state, "block cost", *pair))
    if "must block" in named or "must be blocked" in named:
        add_requirements(state, found, attackers)
    return found


@rule("509.1b", "702.111b")
def add_block_limits(state: State, declaration: Declaration, attackers: list[int]) -> None:
    """Add the restrictions on groups: menace and its like, limits in all, and blockers that can block several."""
    named = index_of(state).named
    for attacker in attackers:
        least = TWO if characteristics(state, attacker).has("menace") else 0
        said = [number for number in values(state, "least blockers", attacker) if isinstance(number, int)]
        least = max([least, *said])
        if least > 1:
            declaration.least[attacker] = least
    if "most blockers" in named:
        limits = [(attacker, least_of(state, "most blockers", attacker)) for attacker in attackers]
        declaration.most = {attacker: number for attacker, number in limits if number is not None}
        declaration.number = least_of(state, "most blockers", declaration.seat)
    creatures = declaration.creatures()
    if "blocks only with others" in named:
        declaration.company = companies(state, "blocks only with others", creatures)
    for creature in creatures if "can block additional" in named else ():
        more = values(state, "can block additional", creature)
        number = sum(said for said in more if isinstance(said, int) and said is not True)
        declaration.limits[creature] = len(attackers) if any(said is True for said in more) else 1 + number


@rule("509.1c")
def add_requirements(state: State, declaration: Declaration, attackers: list[int]) -> None:
    """Add what has to be obeyed: "blocks if able", with or without whom; "must be blocked"."""
    pairs = list(enumerate(declaration.pairs))
    for creature in declaration.creatures():
        for said in values(state, "must block", creature):
            wanted = said if isinstance(said, tuple) else None
            places = (place for place, (one, whom) in pairs if one == creature and (wanted is None or whom in wanted))
            declaration.require(creature, frozenset(places))
    for attacker in attackers:
        for _ in values(state, "must be blocked", attacker):
            declaration.require(attacker, frozenset(place for place, (_, whom) in pairs if whom == attacker))


@rule("509.1", "509.1f")
def refusal_of_block(state: State, declaration: Declaration, chosen: Answer) -> Refusal | None:
    """Return why a set of blocks may not be declared, its cost included; None where it may."""
    found = declaration.refusal(state, chosen)
    if found is not None or not declaration.costly:
        return found
    pairs = [declaration.pairs[place] for place in chosen]
    is_tried = frozenset(pairs) in declaration.impossible
    if not is_tried and is_payable(state, declaration.seat, total_cost(state, "block cost", pairs)):
        return None
    return Refusal("509.1f", say("combat.block_total_cost"))


@rule("509.1", "802.4", "802.4a")
def declare_blockers(state: State) -> Procedure[None]:
    """Let each defending player, in turn order from the active player, declare all their blocks."""
    for seat in state.apnap():
        if any(thing.defender == seat for thing in attackers_of(state)):
            yield from declare_for(state, seat)
    free: list[Event] = [Unblocked(thing.oid) for thing in attackers_of(state) if not thing.blocked]
    if free:
        yield from happen(state, free)


@rule("509.1", "733.1")
def declare_for(state: State, seat: int) -> Procedure[None]:
    """Let one defending player declare blockers; costs not paid take the declaration back."""
    impossible: list[frozenset[Pair]] = []
    while True:
        declaration = block_declaration(state, seat)
        declaration.impossible = impossible
        if not declaration.pairs:
            return
        answer = yield block_decision(state, declaration)
        if answer == LEFT:
            continue
        pairs = [declaration.pairs[place] for place in answer]
        if not pairs:
            return
        state.forced = 0
        if declaration.costly:
            steps = steps_of_blocking(state, seat, pairs)
            if (yield from attempt(state, tried(steps, pairs, impossible))):
                return
        else:
            yield from steps_of_blocking(state, seat, pairs)
            return


def block_decision(state: State, declaration: Declaration) -> Decision:
    """Return the decision which creatures block which; the forced blockers are its default."""
    best = declaration.best()

    def check(answer: Answer) -> Message | None:
        found = refusal_of_block(state, declaration, answer)
        return found.message if found is not None else None

    options = [block_option(state, *pair, is_default=place in best) for place, pair in enumerate(declaration.pairs)]
    most = len(options) if declaration.limits else len(declaration.creatures())
    return Decision(declaration.seat, "blockers", options, 0, most, "509.1", check=check)


@rule("509.1d", "509.1g", "509.1h", "509.1i")
def steps_of_blocking(state: State, seat: int, pairs: list[Pair]) -> Procedure[bool]:
    """Let the costs be paid and the creatures block; return False where they are not paid."""
    cost = total_cost(state, "block cost", pairs)
    if not cost.is_free and not (yield from pay_all(state, seat, cost, "509.1f")):
        return False
    still = [pair for pair in pairs if is_still_there(state, pair[0], seat)]
    yield from happen(state, block_events(still))
    return True


@rule("509.3a", "509.3c")
def block_events(pairs: list[Pair]) -> list[Event]:
    """Return the events of creatures that block: one a pair, and one for each attacker that becomes blocked."""
    by_attacker: dict[int, tuple[int, ...]] = {}
    for blocker, attacker in pairs:
        by_attacker[attacker] = (*by_attacker.get(attacker, ()), blocker)
    events: list[Event] = [BecomesBlocked(attacker, blockers) for attacker, blockers in by_attacker.items()]
    firsts: list[int] = []
    for blocker, attacker in pairs:
        events.append(Blocks(blocker, attacker, is_first=blocker not in firsts))
        firsts.append(blocker)
    return events


def block_option(state: State, oid: int, attacker: int, *, is_default: bool = False) -> Option:
    """Return the option of one creature blocking another."""
    title = say("engine.blocks", creature=title_of(state, oid), whom=title_of(state, attacker))
    thing = state.objects[oid]
    name = None if thing.face_down else thing.definition.name
    key = f"block {oid} {attacker}"
    return Option(key, "block", name, source=oid, target=attacker, is_default=is_default, title=title)


@rule("509.4")
def choose_blocked(state: State, seat: int, source: int = NOBODY) -> Procedure[int]:
    """Ask which attacking creature one that enters blocking blocks; NOBODY where none attacks its controller."""
    found = [thing.oid for thing in attackers_of(state) if thing.defender == seat]
    chosen = yield from choose(state, seat, "choose permanents", found, 1, 1, "509.4", source=source)
    return chosen[0] if chosen else NOBODY


@rule("509.1h")
def is_blocked_by_nothing(state: State, oid: int) -> bool:
    """Tell whether an attacking creature is blocked although nothing blocks it any more."""
    return state.objects[oid].blocked and not blockers_of(state, oid)
