"""CR 509, 802.4: who may block whom, restrictions, requirements and costs of blocks."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, BRUTE, DRAKE, ISLAND, KNIGHT, MOUNTAIN, card, creature
from tests.engine.combat_play import attack, attacks_of, block, is_legal, to_attackers
from tests.engine.combat_terms import CombatLimit, ItSays, Lure, TestProtection, Toll, colored, rule_card, with_rule
from tests.engine.positions import Table, pass_until

from oathbreaker.engine.combat.blockers import block_declaration, refusal_of_block
from oathbreaker.engine.combat.evasion import refusal_to_block
from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.terms.abilities import Keywords
from oathbreaker.texts.rules import rule_exists


def test_802_4_defending_players_block_in_turn_order_and_only_their_own_attackers() -> None:
    """Player 2 is asked before player 3 when player 1 attacks; each sees only the creatures attacking them."""
    table = Table(4)
    ours = table.battlefield(1, BEAR, BEAR)
    two, three, none = (table.battlefield(seat, BEAR)[0] for seat in (2, 3, 0))
    play = to_attackers(table, active=1)
    attack(play, (ours[0], 3), (ours[1], 2))
    pass_until(play, "blockers")
    assert play.decision is not None
    assert (play.decision.player, attacks_of(play)) == (2, {(two, ours[1])})
    play.answer([])
    assert play.decision is not None
    assert (play.decision.player, attacks_of(play)) == (3, {(three, ours[0])})
    found = refusal_to_block(play.state, none, ours[0])
    assert found is not None
    assert found.rule == "509.1a"


@pytest.mark.parametrize(
    ("attacker", "blocker", "can"),
    [
        (DRAKE, BEAR, False),
        (DRAKE, DRAKE, True),
        (DRAKE, creature("Spider", "{G}", 1, "reach"), True),
        (creature("Shade", "{B}", 2, "shadow"), BEAR, False),
        (BEAR, creature("Shade", "{B}", 2, "shadow"), False),
        (creature("Shade", "{B}", 2, "shadow"), creature("Shade", "{B}", 2, "shadow"), True),
        (creature("Rider", "{W}", 2, "horsemanship"), BEAR, False),
        (BEAR, creature("Rider", "{W}", 2, "horsemanship"), True),
        (creature("Terror", "{B}", 2, "fear"), BEAR, False),
        (creature("Terror", "{B}", 2, "fear"), creature("Rat", "{B}", 1), True),
        (creature("Terror", "{B}", 2, "fear"), card("Golem", "Artifact Creature — Golem", "{3}", (), "3", "3"), True),
        (creature("Ogre", "{R}", 2, "intimidate"), BEAR, False),
        (creature("Ogre", "{R}", 2, "intimidate"), KNIGHT, True),
        (creature("Sneak", "{U}", 2, "skulk"), creature("Big", "{G}", 3), False),
        (creature("Sneak", "{U}", 2, "skulk"), BEAR, True),
        (creature("Ghost", "{U}", 2, "islandwalk"), BEAR, False),
        (creature("Ghost", "{U}", 2, "swampwalk"), BEAR, True),
        (creature("Ghost", "{U}", 2, "nonbasic landwalk"), BEAR, True),
        (creature("Ghost", "{U}", 2, "basic landwalk"), BEAR, False),
        (card("Angel", "Creature — Angel", "{W}", (Keywords((TestProtection("green"),)),), "2", "2"), BEAR, False),
        (card("Angel", "Creature — Angel", "{W}", (Keywords((TestProtection("green"),)),), "2", "2"), KNIGHT, True),
        (creature("Ghost", "{U}", 2, "flying", "shadow"), DRAKE, False),
        (with_rule("Elusive", 2, ItSays("can't be blocked")), BEAR, False),
        (BEAR, with_rule("Timid", 2, ItSays("can't block")), False),
    ],
)
def test_509_1b_evasion_abilities(attacker: PlayableCard, blocker: PlayableCard, *, can: bool) -> None:
    """Each evasion ability, by itself and together: what may block, and the rule that refuses what may not."""
    table = Table(2)
    ours = table.battlefield(0, colored(attacker))[0]
    theirs = table.battlefield(1, colored(blocker), ISLAND)[0]
    play = to_attackers(table)
    attack(play, (ours, 1))
    pass_until(play, "blockers", step="combat damage")
    offered = play.decision is not None and play.decision.kind == "blockers"
    assert offered == can
    if not can:
        found = refusal_to_block(play.state, theirs, ours)
        assert found is not None
        assert rule_exists(found.rule)


def test_509_1a_tapped_creatures_do_not_block() -> None:
    """A tapped creature is not offered; an effect may let it block."""
    table = Table(2)
    ours = table.battlefield(0, BEAR)[0]
    tapped, ready = table.battlefield(1, BEAR, with_rule("Sleepless", 1, ItSays("blocks though tapped")), tapped=True)
    play = to_attackers(table)
    attack(play, (ours, 1))
    pass_until(play, "blockers")
    assert attacks_of(play) == {(ready, ours)}
    assert tapped in play.state.objects


def test_702_111b_menace_takes_two_blockers() -> None:
    """Two creatures may block a creature with menace, one may not."""
    table = Table(2)
    brute = table.battlefield(0, BRUTE)[0]
    one, two = table.battlefield(1, BEAR, BEAR)
    play = to_attackers(table)
    attack(play, (brute, 1))
    pass_until(play, "blockers")
    assert is_legal(play)
    assert is_legal(play, (one, brute), (two, brute))
    assert not is_legal(play, (one, brute))


def test_509_1c_menace_and_a_creature_that_blocks_if_able() -> None:
    """The rule's example: both creatures must block the creature with menace."""
    table = Table(2)
    brute = table.battlefield(0, BRUTE)[0]
    eager, calm = table.battlefield(1, with_rule("Eager", 2, ItSays("must block")), BEAR)
    play = to_attackers(table)
    attack(play, (brute, 1))
    pass_until(play, "blockers")
    sets = [(), ((eager, brute),), ((calm, brute),), ((eager, brute), (calm, brute))]
    assert [pairs for pairs in sets if is_legal(play, *pairs)] == [((eager, brute), (calm, brute))]
    found = refusal_of_block(play.state, block_declaration(play.state, 1), ())
    assert found is not None
    assert found.rule == "509.1c"


def test_509_1c_lure_draws_every_creature_that_is_able() -> None:
    """All that can block the lure must; the one with flying that is forced elsewhere follows one of the two."""
    table = Table(2)
    lure, other = table.battlefield(0, with_rule("Lure", 2, Lure()), BEAR)
    one, two = table.battlefield(1, BEAR, BEAR)
    play = to_attackers(table)
    attack(play, (lure, 1), (other, 1))
    pass_until(play, "blockers")
    assert is_legal(play, (one, lure), (two, lure))
    assert not is_legal(play, (one, lure))
    assert not is_legal(play, (one, lure), (two, other))


def test_509_1c_must_be_blocked_if_able_needs_one_blocker() -> None:
    """One creature is enough for an attacker that must be blocked."""
    table = Table(2)
    ours = table.battlefield(0, with_rule("Bait", 2, ItSays("must be blocked")))[0]
    one, two = table.battlefield(1, BEAR, BEAR)
    play = to_attackers(table)
    attack(play, (ours, 1))
    pass_until(play, "blockers")
    assert not is_legal(play)
    assert is_legal(play, (one, ours))
    assert is_legal(play, (one, ours), (two, ours))


def test_509_1b_one_creature_may_be_able_to_block_two() -> None:
    """A creature that can block an additional creature blocks both attackers."""
    table = Table(2)
    ours = table.battlefield(0, BEAR, BEAR, BEAR)
    wide = table.battlefield(1, with_rule("Wide", 3, ItSays("can block additional", 2)))[0]
    play = to_attackers(table)
    attack(play, *((oid, 1) for oid in ours))
    block(play, *((wide, oid) for oid in ours))
    assert play.state.objects[wide].blocking == tuple(ours)
    assert all(play.state.objects[oid].blocked for oid in ours)


def test_509_1b_limits_on_blockers() -> None:
    """No more than one creature may block in all; one attacker can be blocked by no more than one."""
    table = Table(2)
    ours, slim = table.battlefield(0, BEAR, with_rule("Slim", 2, ItSays("most blockers", 1)))
    one, two = table.battlefield(1, BEAR, BEAR)
    play = to_attackers(table)
    attack(play, (ours, 1), (slim, 1))
    pass_until(play, "blockers")
    assert not is_legal(play, (one, slim), (two, slim))
    assert is_legal(play, (one, ours), (two, ours))
    assert is_legal(play, (one, slim), (two, ours))


def test_509_1f_blocking_may_cost() -> None:
    """A block that costs is paid for as it is declared, and not offered where it can't be."""
    table = Table(3)
    ours = table.battlefield(0, BEAR, rule_card("Tariff", Toll("{1}", "block cost")), BEAR)
    table.battlefield(1, ISLAND)
    rich, poor = table.battlefield(1, BEAR)[0], table.battlefield(2, BEAR)[0]
    play = to_attackers(table)
    attack(play, (ours[0], 1), (ours[2], 2))
    block(play, (rich, ours[0]))
    assert play.state.objects[rich].blocking == (ours[0],)
    assert sum(play.state.objects[oid].tapped for oid in play.state.battlefield) == 3
    assert play.decision is not None
    assert play.decision.kind == "priority"
    assert poor in play.state.objects


def test_802_2a_landwalk_asks_for_the_lands_of_its_own_defending_player() -> None:
    """The rule's example: only whether the player attacked by it controls a Mountain matters."""
    table = Table(3)
    walkers = table.battlefield(0, *[creature("Hiker", "{R}", 2, "mountainwalk")] * 2)
    blockers = [table.battlefield(seat, BEAR)[0] for seat in (1, 2)]
    table.battlefield(2, MOUNTAIN)
    play = to_attackers(table)
    attack(play, (walkers[0], 1), (walkers[1], 2))
    pass_until(play, "blockers")
    assert attacks_of(play) == {(blockers[0], walkers[0])}
    block(play)
    pass_until(play, "blockers", step="combat damage")
    assert play.state.step == "combat damage"


def test_802_4b_others_blocks_do_not_count_for_ones_own() -> None:
    """Menace of an attacker of player 2 is no matter for player 1; a limit on one player's blockers is theirs."""
    table = Table(3)
    brute, bear = table.battlefield(0, BRUTE, BEAR)
    mine = table.battlefield(1, BEAR)[0]
    theirs = table.battlefield(2, BEAR, BEAR, rule_card("Grounds", CombatLimit("most blockers", 1, 1)))
    play = to_attackers(table)
    attack(play, (brute, 2), (bear, 1))
    block(play, (mine, bear))
    block(play, (theirs[0], brute), (theirs[1], brute))
    assert play.state.objects[brute].blocked
