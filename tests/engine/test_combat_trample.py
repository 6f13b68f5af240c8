"""CR 702.19, 702.2c: trample, also over planeswalkers, and with deathtouch."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, GIANT, creature
from tests.engine.combat_play import attack, block, is_division, lives, to_attackers, to_division, to_end
from tests.engine.combat_terms import WALKER, ItSays, TestProtection, with_rule
from tests.engine.positions import Table

from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.terms.abilities import Keywords


def test_702_19d_a_trampler_without_blockers_left_hits_the_player() -> None:
    """A blocked trampler whose blocker is gone assigns all its damage to the player."""
    table = Table(2)
    giant = table.battlefield(0, GIANT)[0]
    other = table.battlefield(1, BEAR)[0]
    play = to_attackers(table)
    attack(play, (giant, 1))
    block(play, (other, giant))
    play.state.own(other).damage = 2
    to_end(play)
    assert lives(play) == [20, 15]


def test_702_19b_a_trampler_must_assign_lethal_damage_to_all_blockers_first() -> None:
    """Marked damage counts; the rest may go to the player, or not."""
    table = Table(2)
    giant = table.battlefield(0, GIANT)[0]
    one, two = table.battlefield(1, BEAR, creature("Ox", "{G}", 3))
    table.state.own(two).damage = 1
    play = to_attackers(table)
    attack(play, (giant, 1))
    block(play, (one, giant), (two, giant))
    to_division(play)
    assert is_division(play, 2, 2, 1)
    assert is_division(play, 5, 0, 0)
    assert not is_division(play, 1, 3, 1)
    assert not is_division(play, 2, 1, 2)
    assert play.decision is not None
    assert play.decision.default() == (2, 2, 1)


def test_702_19b_damage_of_other_creatures_in_the_same_step_counts() -> None:
    """The rule's example: a 2/2 blocks a 1/1 and a 3/3 with trample: 1 and 1 to it, 2 to the player."""
    table = Table(2)
    small = table.battlefield(0, creature("Small", "{W}", 1))[0]
    big = table.battlefield(0, creature("Big", "{G}", 3, "trample"))[0]
    wide = table.battlefield(1, with_rule("Wide", 2, ItSays("can block additional")))[0]
    play = to_attackers(table)
    attack(play, (small, 1), (big, 1))
    block(play, (wide, small), (wide, big))
    to_division(play)
    assert is_division(play, 1, 2)
    assert not is_division(play, 0, 3)
    play.answer([1, 2])
    to_end(play)
    assert lives(play) == [20, 18]


def test_702_19b_two_tramplers_share_what_one_blocker_needs() -> None:
    """The first may leave to the second what that can assign, and no more; the second then has to."""
    table = Table(2)
    one, two = table.battlefield(0, creature("One", "{G}", 3, "trample"), creature("Two", "{G}", 2, "trample"))
    wide = table.battlefield(1, with_rule("Wide", 4, ItSays("can block additional")))[0]
    play = to_attackers(table)
    attack(play, (one, 1), (two, 1))
    block(play, (wide, one), (wide, two))
    to_division(play)
    assert not is_division(play, 1, 2)
    assert is_division(play, 2, 1)
    play.answer([2, 1])
    to_division(play)
    assert not is_division(play, 1, 1)
    assert is_division(play, 2, 0)
    assert play.decision is not None
    assert play.decision.default() == (2, 0)


def test_702_19b_protection_of_the_blocker_does_not_change_what_is_lethal() -> None:
    """The rule's example: 6 trampling green damage over a 2/2 with protection from green; 2 must be assigned to it."""
    table = Table(2)
    wurm = table.battlefield(0, creature("Wurm", "{G}", 6, "trample"))[0]
    monk = creature("Monk", "{W}", 2, lines=(Keywords((TestProtection("green"),)),))
    monk_id = table.battlefield(1, monk)[0]
    play = to_attackers(table)
    attack(play, (wurm, 1))
    block(play, (monk_id, wurm))
    to_division(play)
    assert not is_division(play, 1, 5)
    assert is_division(play, 2, 4)


def test_702_2c_one_point_of_deathtouch_is_lethal() -> None:
    """A trampler with deathtouch needs to assign 1 to each blocker, whatever its toughness."""
    table = Table(2)
    viper = table.battlefield(0, creature("Viper", "{B}", 4, "trample", "deathtouch"))[0]
    walls = table.battlefield(1, creature("Ox", "{G}", 6), creature("Ox", "{G}", 6))
    play = to_attackers(table)
    attack(play, (viper, 1))
    block(play, *((oid, viper) for oid in walls))
    to_division(play)
    assert is_division(play, 1, 1, 2)
    assert not is_division(play, 2, 0, 2)
    play.answer([1, 1, 2])
    to_end(play)
    assert lives(play) == [20, 18]
    assert not any(oid in play.state.objects for oid in walls)


def test_702_19f_trample_does_not_go_beyond_a_planeswalker() -> None:
    """All the excess goes to the planeswalker; its controller is no recipient."""
    table = Table(2)
    giant = table.battlefield(0, GIANT)[0]
    walker, bear = table.battlefield(1, WALKER, BEAR)
    play = to_attackers(table)
    attack(play, (giant, walker))
    block(play, (bear, giant))
    assert to_division(play) == [f"object {bear}", f"object {walker}"]
    play.answer([2, 3])
    to_end(play)
    assert lives(play) == [20, 20]
    assert walker not in play.state.objects


OVER = creature("Siege Wurm", "{G}", 7, "trample over planeswalkers")


def test_702_19c_trample_over_planeswalkers_counts_others_damage() -> None:
    """The rule's example: 1 from the first attacker and 2 of 7 to a planeswalker of loyalty 3, 5 to its controller."""
    table = Table(2)
    small, wurm = table.battlefield(0, creature("Small", "{W}", 1), OVER)
    walker = table.battlefield(1, WALKER)[0]
    play = to_attackers(table)
    attack(play, (small, walker), (wurm, walker))
    assert to_division(play) == [f"object {walker}", "player 1"]
    assert not is_division(play, 1, 6)
    assert is_division(play, 7, 0)
    play.answer([2, 5])
    to_end(play)
    assert lives(play) == [20, 15]
    assert walker not in play.state.objects


def test_702_19c_blockers_come_before_the_planeswalker() -> None:
    """Lethal damage to the blocker, then the loyalty, then the player."""
    table = Table(2)
    wurm = table.battlefield(0, OVER)[0]
    walker, bear = table.battlefield(1, WALKER, BEAR)
    play = to_attackers(table)
    attack(play, (wurm, walker))
    block(play, (bear, wurm))
    to_division(play)
    assert not is_division(play, 1, 6, 0)
    assert not is_division(play, 2, 2, 3)
    assert is_division(play, 2, 3, 2)
    assert play.decision is not None
    assert play.decision.default() == (2, 3, 2)


@pytest.mark.parametrize(("attacker", "life"), [(OVER, 13), (GIANT, 20), (BEAR, 20)])
def test_702_19e_the_planeswalker_is_gone(attacker: PlayableCard, life: int) -> None:
    """Only with trample over planeswalkers does the damage go to the player whose planeswalker was attacked."""
    table = Table(2)
    ours = table.battlefield(0, attacker)[0]
    walker = table.battlefield(1, WALKER)[0]
    play = to_attackers(table)
    attack(play, (ours, walker))
    play.state.own(walker).counters = {}
    to_end(play)
    assert lives(play) == [20, life]


def test_702_19c_a_trampler_over_planeswalkers_is_asked_last() -> None:
    """What another trampler assigns to the planeswalker counts, whichever came to the battlefield first."""
    table = Table(2)
    wurm, giant = table.battlefield(0, OVER, GIANT)
    walker = table.battlefield(1, WALKER)[0]
    play = to_attackers(table)
    attack(play, (wurm, walker), (giant, walker))
    to_division(play)
    assert play.decision is not None
    assert play.decision.source == wurm
    assert is_division(play, 0, 7)
