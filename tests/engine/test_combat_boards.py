"""CR 508.1, 509.1 by brute force on boards: the decision accepts exactly the declarations that the rules allow."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st
from tests.engine.cards_for_tests import BEAR, creature
from tests.engine.combat_play import attack, is_legal, kind_of, to_attackers
from tests.engine.combat_terms import CombatLimit, ItSays, KeepsOff, Lure, Toward, rule_card, with_rule
from tests.engine.positions import Table, pass_until

from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.play import Play

ATTACKERS: dict[str, PlayableCard] = {
    "plain": BEAR,
    "eager": with_rule("Eager", 2, ItSays("must attack")),
    "sworn": with_rule("Sworn", 2, Toward("must attack", (2,))),
    "shy": with_rule("Shy", 2, ItSays("attacks only with others")),
    "shy and eager": with_rule("Shy", 2, ItSays("attacks only with others"), ItSays("must attack")),
    "calm": with_rule("Calm", 2, ItSays("can't attack")),
}
DEFENDERS: dict[str, PlayableCard] = {
    "open": BEAR,
    "moat": rule_card("Moat", KeepsOff()),
    "judges": rule_card("Judges", CombatLimit("most attackers", 1, 1)),
    "pass": rule_card("Narrow Pass", CombatLimit("most attackers", 2, 0)),
    "trove": rule_card("Trove", Toward("must be attacked", (1,), about=0)),
}
BLOCKED: dict[str, PlayableCard] = {
    "plain": BEAR,
    "menace": creature("Brute", "{R}", 2, "menace"),
    "lure": with_rule("Lure", 2, Lure()),
    "bait": with_rule("Bait", 2, ItSays("must be blocked")),
    "slim": with_rule("Slim", 2, ItSays("most blockers")),
}
BLOCKERS: dict[str, PlayableCard] = {
    "plain": BEAR,
    "eager": with_rule("Eager", 2, ItSays("must block")),
    "wide": with_rule("Wide", 2, ItSays("can block additional")),
    "shy": with_rule("Shy", 2, ItSays("blocks only with others")),
}

Attack = tuple[int, ...]
"""Whom each creature attacks; 0 for nobody."""


def attack_is_allowed(attack_: Attack, ours: list[str], things: list[str]) -> bool:
    """Tell, word by word, whether no restriction is disobeyed; `things` are what players 1 and up control."""
    number = sum(whom > 0 for whom in attack_)
    for kind, whom in zip(ours, attack_, strict=True):
        if whom and (kind == "calm" or things[whom - 1] == "moat"):
            return False
        if whom and kind.startswith("shy") and number == 1:
            return False
    if "judges" in things and sum(whom == 1 for whom in attack_) > 1:
        return False
    return "pass" not in things or number <= 2


def attack_obeys(attack_: Attack, ours: list[str], things: list[str]) -> int:
    """Return how many requirements are obeyed."""
    number = sum("eager" in kind and whom > 0 for kind, whom in zip(ours, attack_, strict=True))
    number += sum(kind == "sworn" and whom == 2 for kind, whom in zip(ours, attack_, strict=True))
    return number + (1 in attack_) * things.count("trove")


@given(
    st.lists(st.sampled_from(sorted(ATTACKERS)), min_size=1, max_size=3),
    st.lists(st.sampled_from(sorted(DEFENDERS)), min_size=1, max_size=2),
)
def test_508_1_the_decision_accepts_what_brute_force_allows(ours: list[str], things: list[str]) -> None:
    """Every assignment of creatures to players is accepted if and only if it is legal by the plain words."""
    table = Table(1 + len(things))
    oids = table.battlefield(0, *[ATTACKERS[kind] for kind in ours])
    for seat, kind in enumerate(things):
        table.battlefield(1 + seat, DEFENDERS[kind])
    play = to_attackers(table)
    every = list(product(range(1 + len(things)), repeat=len(ours)))
    allowed = [one for one in every if attack_is_allowed(one, ours, things)]
    most = max(attack_obeys(one, ours, things) for one in allowed)
    legal = {one for one in allowed if attack_obeys(one, ours, things) == most}
    if kind_of(play) != "attackers":
        assert legal == {(0,) * len(ours)}
        return
    accepted = {
        one for one in every if is_legal(play, *((oid, whom) for oid, whom in zip(oids, one, strict=True) if whom))
    }
    assert accepted == legal
    assert play.decision is not None
    assert play.decision.fault(play.decision.default()) is None


Blocks = tuple[tuple[int, ...], ...]
"""Which attackers each creature blocks."""


def block_is_allowed(blocks: Blocks, attackers: list[str], blockers: list[str]) -> bool:
    """Tell, word by word, whether no restriction is disobeyed."""
    number = sum(bool(one) for one in blocks)
    for kind, one in zip(blockers, blocks, strict=True):
        if len(one) > (2 if kind == "wide" else 1) or (one and kind == "shy" and number == 1):
            return False
    for place, kind in enumerate(attackers):
        on_it = sum(place in one for one in blocks)
        if (kind == "menace" and on_it == 1) or (kind == "slim" and on_it > 1):
            return False
    return True


def block_obeys(blocks: Blocks, attackers: list[str], blockers: list[str]) -> int:
    """Return how many requirements are obeyed."""
    number = sum(kind == "eager" and bool(one) for kind, one in zip(blockers, blocks, strict=True))
    for place, kind in enumerate(attackers):
        on_it = sum(place in one for one in blocks)
        number += on_it if kind == "lure" else (kind == "bait" and on_it > 0)
    return number


def at_blocks(attackers: list[str], blockers: list[str]) -> tuple[Play, list[int], list[int]]:
    """Return a game at the declaration of blockers, with the attackers and the possible blockers."""
    table = Table(2)
    ours = table.battlefield(0, *[BLOCKED[kind] for kind in attackers])
    theirs = table.battlefield(1, *[BLOCKERS[kind] for kind in blockers])
    play = to_attackers(table)
    attack(play, *((oid, 1) for oid in ours))
    pass_until(play, "blockers", step="combat damage")
    return play, ours, theirs


@given(
    st.lists(st.sampled_from(sorted(BLOCKED)), min_size=1, max_size=2),
    st.lists(st.sampled_from(sorted(BLOCKERS)), min_size=1, max_size=3),
)
def test_509_1_the_decision_accepts_what_brute_force_allows(attackers: list[str], blockers: list[str]) -> None:
    """Every way of blocking is accepted if and only if it is legal by the plain words."""
    play, ours, theirs = at_blocks(attackers, blockers)
    sets = [(), *((place,) for place in range(len(ours))), *([(0, 1)] if len(ours) > 1 else [])]
    every: list[Blocks] = list(product(sets, repeat=len(theirs)))
    allowed = [one for one in every if block_is_allowed(one, attackers, blockers)]
    most = max(block_obeys(one, attackers, blockers) for one in allowed)
    legal = {one for one in allowed if block_obeys(one, attackers, blockers) == most}
    if kind_of(play) != "blockers":
        assert legal == {((),) * len(theirs)}
        return
    accepted = {one for one in every if is_legal(play, *pairs_of(one, ours, theirs))}
    assert accepted == legal
    assert play.decision is not None
    assert play.decision.fault(play.decision.default()) is None


def pairs_of(blocks: Blocks, ours: list[int], theirs: list[int]) -> list[tuple[int, int]]:
    """Return the pairs of blocker and attacker."""
    return [(oid, ours[place]) for oid, one in zip(theirs, blocks, strict=True) for place in one]
