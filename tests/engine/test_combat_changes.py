"""CR 506.4, 508.2, 511.3: leaving combat, and what does not leave it."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, SHOCK, creature
from tests.engine.combat_play import attack, block, fight, kind_of, lives, now, settled, to_attackers, to_end
from tests.engine.combat_terms import WALKER, ItSays, rule_card
from tests.engine.layer_filters import This
from tests.engine.layer_terms import Controls, until_end_of_turn
from tests.engine.positions import Table, do, pass_until, resolve, target

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.combat.events import BecomesBlocked, defending_player
from oathbreaker.engine.combat.removing import remove_from_combat
from oathbreaker.engine.combat.staying import update_combat
from oathbreaker.engine.combat.timing import is_after_in_combat, is_before, is_combat
from oathbreaker.engine.movement import ZoneChange


def test_509_1h_an_effect_lets_it_become_blocked() -> None:
    """A creature that becomes blocked by an effect deals no damage to the player."""
    play, ours, _ = fight()
    block(play)
    now(play.state, BecomesBlocked(ours))
    to_end(play)
    assert lives(play) == [20, 20]


def test_506_4_control_of_an_attacker_changes() -> None:
    """It is removed from combat; who it attacked is still its defending player for effects (508.5)."""
    play, ours, theirs = fight()
    block(play, (theirs, ours))
    state = play.state
    until_end_of_turn(state, Controls(This()), ours, seat=1)
    settled(state)
    thing = state.objects[ours]
    assert (thing.controller, thing.attacking, thing.defender, thing.blocked) == (1, NOBODY, NOBODY, False)
    assert state.objects[theirs].blocking == (NOBODY,)
    assert defending_player(state, ours) == 1
    to_end(play)
    assert theirs in play.state.objects


@pytest.mark.parametrize("blocks", [False, True])
def test_506_4_what_stops_being_a_creature_is_removed(*, blocks: bool) -> None:
    """An attacker or blocker that is no creature any more is removed from combat, and does not come back."""
    play, ours, theirs = fight()
    block(play, (theirs, ours))
    state = play.state
    oid = theirs if blocks else ours
    state.own(oid).copied = rule_card("Stone").faces[0].characteristics
    state.continuous_changed()
    update_combat(state)
    state.own(oid).copied = None
    state.continuous_changed()
    update_combat(state)
    assert state.objects[oid].defender == NOBODY
    assert state.objects[oid].blocking == ()
    assert state.objects[ours].blocked == blocks


def test_506_4_phased_out_and_removed_by_an_effect() -> None:
    """What phases out leaves combat; so does what an effect removes; both deal no damage."""
    table = Table(2)
    one, two, three = table.battlefield(0, BEAR, BEAR, BEAR)
    play = to_attackers(table)
    attack(play, (one, 1), (two, 1), (three, 1))
    play.state.own(one).phased_out = True
    remove_from_combat(play.state, two)
    settled(play.state)
    assert [play.state.objects[oid].defender for oid in (one, two, three)] == [NOBODY, NOBODY, 1]
    to_end(play)
    assert lives(play) == [20, 18]


def test_506_4b_tapping_does_not_remove() -> None:
    """A tapped blocker deals its damage."""
    play, ours, theirs = fight()
    block(play, (theirs, ours))
    play.state.own(theirs).tapped = True
    to_end(play)
    assert ours not in play.state.objects


def test_506_4a_restrictions_come_too_late() -> None:
    """A creature that can't attack any more after it was declared goes on attacking."""
    play, ours, _ = fight()
    until_end_of_turn(play.state, ItSays("can't attack"), ours)
    to_end(play)
    assert lives(play) == [20, 18]


@pytest.mark.parametrize("how", ["gone", "no planeswalker", "other controller"])
def test_506_4c_the_attacked_planeswalker_is_removed(how: str) -> None:
    """The creature goes on attacking nothing: it can be blocked, and deals no combat damage unblocked."""
    table = Table(2)
    ours = table.battlefield(0, BEAR)[0]
    walker, bear = table.battlefield(1, WALKER, BEAR)
    play = to_attackers(table)
    attack(play, (ours, walker))
    state = play.state
    if how == "gone":
        now(state, ZoneChange(state, walker, "hand"))
    elif how == "no planeswalker":
        state.own(walker).copied = rule_card("Stone").faces[0].characteristics
        state.continuous_changed()
    else:
        until_end_of_turn(state, Controls(This()), walker, seat=0)
    settled(state)
    thing = state.objects[ours]
    assert (thing.attacking, thing.defender) == (NOBODY, 1)
    pass_until(play, "blockers")
    assert play.decision is not None
    assert [option.source for option in play.decision.options] == [bear]
    play.answer([])
    to_end(play)
    assert lives(play) == [20, 20]


def test_511_3_everything_leaves_combat_at_its_end() -> None:
    """After combat nothing attacks, blocks or is blocked."""
    play, ours, theirs = fight()
    state = play.state
    state.own(ours).damage = -2
    state.own(theirs).damage = -2
    block(play, (theirs, ours))
    pass_until(play, step="postcombat main")
    for oid in (ours, theirs):
        thing = play.state.objects[oid]
        assert (thing.attacking, thing.defender, thing.blocked, thing.blocking) == (NOBODY, NOBODY, False, ())


def test_508_2a_players_may_act_between_attack_and_blocks() -> None:
    """A removal spell in the declare attackers step: no damage, and no blocks to declare."""
    table = Table(2)
    table.lands(1)
    table.hand(1, SHOCK)
    table.battlefield(1, BEAR)
    ours = table.battlefield(0, BEAR)[0]
    play = to_attackers(table)
    attack(play, (ours, 1))
    play.answer("pass")
    do(play, "cast", "Jolt")
    target(play, ours)
    resolve(play)
    assert ours not in play.state.objects
    to_end(play)
    assert lives(play) == [20, 20]


def test_a_copy_in_the_middle_of_combat_goes_on_alike() -> None:
    """A copied game at the declaration of blockers, and at a division, has the same future."""
    table = Table(3)
    giant = table.battlefield(0, creature("Hydra", "{G}", 5, "trample"))[0]
    one, two = table.battlefield(1, BEAR, BEAR)
    play = to_attackers(table)
    attack(play, (giant, 1))
    pass_until(play, "blockers")
    other = play.copy()
    for game in (play, other):
        block(game, (one, giant), (two, giant))
        pass_until(game, "assign damage")
        game.answer([2, 2, 1])
        to_end(game)
    assert play.digest() == other.digest()
    assert lives(other) == [20, 19, 20]


def test_506_7_moments_of_combat() -> None:
    """Before attackers and blockers, and after blockers in combat, at each step of a turn with an attack."""
    table = Table(2)
    bear = table.battlefield(0, BEAR)[0]
    play = table.start(step="untap")
    seen: dict[str, tuple[bool, bool, bool, bool]] = {}
    while kind_of(play) and play.state.step != "end":
        state = play.state
        if kind_of(play) == "attackers":
            attack(play, (bear, 1))
            continue
        before = (is_before(state, "declare attackers"), is_before(state, "declare blockers"))
        seen[state.step] = (is_combat(state), *before, is_after_in_combat(state, "declare blockers"))
        assert play.decision is not None
        play.answer("pass" if kind_of(play) == "priority" else list(play.decision.default()))
    assert seen["precombat main"] == (False, True, True, False)
    assert seen["beginning of combat"] == (True, True, True, False)
    assert seen["declare attackers"] == (True, False, True, False)
    assert seen["declare blockers"] == (True, False, False, True)
    assert seen["end of combat"] == (True, False, False, True)
    assert seen["postcombat main"] == (False, False, False, False)


def test_506_7e_and_f_without_a_declare_blockers_step() -> None:
    """Nothing attacks: it is not before blockers any more once the declare attackers step is over, and never after."""
    play = Table(2).start(step="untap")
    seen: dict[str, tuple[bool, bool]] = {}
    while kind_of(play) and play.state.step != "end":
        seen[play.state.step] = (
            is_before(play.state, "declare blockers"),
            is_after_in_combat(play.state, "declare blockers"),
        )
        play.answer("pass")
    assert seen["declare attackers"] == (True, False)
    assert seen["end of combat"] == (False, False)
    assert seen["postcombat main"] == (False, False)


def test_506_4_a_planeswalker_is_removed_from_combat_by_an_effect() -> None:
    """It stops being attacked although it is still there."""
    table = Table(2)
    ours = table.battlefield(0, BEAR)[0]
    walker = table.battlefield(1, WALKER)[0]
    play = to_attackers(table)
    attack(play, (ours, walker))
    remove_from_combat(play.state, walker)
    assert play.state.objects[ours].attacking == NOBODY
    to_end(play)
    assert play.state.objects[walker].counters == {"loyalty": 3}


@pytest.mark.parametrize("whose", ["attacker", "planeswalker"])
def test_506_4_whoever_changes_a_controller_it_is_noticed(whose: str) -> None:
    """An attacker of another than the attacking player, and an attacked planeswalker of another, leave combat."""
    table = Table(2)
    ours = table.battlefield(0, BEAR)[0]
    walker = table.battlefield(1, WALKER)[0]
    play = to_attackers(table)
    attack(play, (ours, walker))
    state = play.state
    if whose == "attacker":
        state.own(ours).controller = 1
    else:
        state.own(walker).controller = 0
    update_combat(state)
    assert state.objects[ours].attacking == NOBODY
    assert state.objects[ours].defender == (NOBODY if whose == "attacker" else 1)
