"""CR 508.3-508.8, 509.3-509.4: triggers of combat, joining it, more and fewer combat phases."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, creature
from tests.engine.combat_play import attack, block, fight, gains, lives, now, steps_seen, to_attackers, to_end
from tests.engine.combat_terms import (
    WALKER,
    ItSays,
    MakeRaiders,
    OnAttack,
    OnBlock,
    OnYouAttack,
    rule_card,
    with_rule,
    with_trigger,
)
from tests.engine.layer_terms import until_end_of_turn
from tests.engine.positions import Table, pass_until
from tests.engine.terms_for_tests import Gain

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.combat.attacked import attacks_alone, blocks_alone, is_unblocked
from oathbreaker.engine.combat.events import AttackMoves, JoinsAttack
from oathbreaker.engine.combat.steps import add_combat
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.own_terms import PayMana
from oathbreaker.engine.statements import RuleStatement
from oathbreaker.engine.ways import OptionalCost
from oathbreaker.terms.abilities import StaticAbility, TriggeredAbility
from oathbreaker.terms.term import term


def test_508_3a_whenever_a_creature_attacks() -> None:
    """It triggers for the creature declared; alone only where it is the only one."""
    table = Table(2)
    one, two = table.battlefield(0, with_trigger("Herald", 1, OnAttack(), OnAttack(alone=True)), BEAR)
    play = to_attackers(table)
    attack(play, (one, 1), (two, 1))
    to_end(play)
    assert gains(play) == 1


def test_506_5_attacks_alone() -> None:
    """Declared as the only attacker: both abilities trigger."""
    table = Table(2)
    one = table.battlefield(0, with_trigger("Herald", 1, OnAttack(), OnAttack(alone=True)), BEAR)[0]
    play = to_attackers(table)
    attack(play, (one, 1))
    assert attacks_alone(play.state, one)
    to_end(play)
    assert gains(play) == 2


def test_508_3d_whenever_you_attack_triggers_once() -> None:
    """Once however many attack; for a player only where that player is attacked, not their planeswalker (508.3e)."""
    table = Table(3)
    table.battlefield(0, with_trigger("Chief", 1, OnYouAttack(), OnYouAttack(1), OnYouAttack(2)))
    ours = table.battlefield(0, BEAR, BEAR, BEAR)
    walker = table.battlefield(2, WALKER)[0]
    play = to_attackers(table)
    attack(play, (ours[0], 1), (ours[1], 1), (ours[2], walker))
    to_end(play)
    assert gains(play) == 2


def test_508_8_no_attack_no_blocks_and_no_damage() -> None:
    """The two steps are skipped; the end of combat step is not."""
    table = Table(2)
    table.battlefield(0, BEAR)
    play = to_attackers(table)
    attack(play)
    seen = steps_seen(play)
    assert seen == ["declare attackers", "end of combat"]


def test_508_8_the_steps_come_although_the_attacker_is_gone() -> None:
    """An attacker was declared: blocks and damage have their steps, even when it has left combat."""
    play, ours, _ = fight()
    now(play.state, ZoneChange(play.state, ours, "hand"))
    assert steps_seen(play) == ["declare attackers", "declare blockers", "combat damage", "end of combat"]


def test_508_4_tokens_enter_attacking_whom_their_controller_chooses() -> None:
    """They attack without having attacked: no trigger, no tapping to attack, no restriction; they deal damage."""
    table = Table(3)
    maker = creature("Maker", "{R}", 1, lines=(TriggeredAbility(OnAttack(), (MakeRaiders(2),)),))
    ours = table.battlefield(0, maker, with_trigger("Chief", 1, OnYouAttack()))[0]
    play = to_attackers(table)
    attack(play, (ours, 1))
    pass_until(play, "choose permanents")
    for seat in (1, 2):
        assert play.decision is not None
        assert play.decision.rule == "508.4"
        play.answer(f"player {seat}")
    raiders = [thing for thing in play.state.controlled(0) if thing.kind == "token"]
    assert [(thing.attacking, thing.defender, thing.tapped) for thing in raiders] == [(1, 1, True), (2, 2, True)]
    to_end(play)
    assert lives(play) == [21, 18, 19]


@pytest.mark.parametrize("whom", [0, 99])
def test_508_4a_a_token_that_can_attack_nobody_said_just_enters(whom: int) -> None:
    """Said to attack its own controller, or something that is gone, it enters and does not attack."""
    table = Table(2)
    makes = TriggeredAbility(OnAttack(), (MakeRaiders(1, whom),))
    ours = table.battlefield(0, creature("Maker", "{R}", 1, lines=(makes,)))[0]
    play = to_attackers(table)
    attack(play, (ours, 1))
    to_end(play)
    raiders = [thing for thing in play.state.controlled(0) if thing.kind == "token"]
    assert [thing.defender for thing in raiders] == [NOBODY]
    assert lives(play) == [20, 19]


def test_506_3a_what_is_no_creature_never_attacks() -> None:
    """A land put onto the battlefield attacking enters and does not attack; nor does another player's creature."""
    play, ours, theirs = fight()
    state = play.state
    land = next(oid for oid in state.library(0))
    event = ZoneChange(state, land, "battlefield", controller=0)
    event.attacking = 1
    now(state, event)
    assert state.objects[event.new_oid].defender == NOBODY
    now(state, JoinsAttack(theirs, 1))
    assert state.objects[theirs].defender == NOBODY
    assert state.objects[ours].defender == 1


def test_508_4d_entering_late_it_is_unblocked() -> None:
    """A creature that joins the attack during the declare blockers step is unblocked, without a trigger for it."""
    play, ours, theirs = fight()
    block(play, (theirs, ours))
    state = play.state
    late = ZoneChange(state, state.library(0)[0], "battlefield", controller=0)
    late.copied = BEAR.faces[0].characteristics
    late.attacking = 1
    now(state, late)
    assert is_unblocked(state, late.new_oid)
    assert not is_unblocked(state, ours)
    to_end(play)
    assert lives(play) == [20, 18]


def test_509_4_a_creature_enters_blocking() -> None:
    """It blocks what it is said, which becomes blocked if it was not; it never blocked."""
    table = Table(2)
    ours = table.battlefield(0, with_trigger("Sting", 2, OnBlock("becomes blocked"), OnBlock("unblocked")))[0]
    play = to_attackers(table)
    attack(play, (ours, 1))
    pass_until(play, step="declare blockers")
    state = play.state
    event = ZoneChange(state, state.library(1)[0], "battlefield", controller=1)
    event.copied = with_trigger("Guard", 2, OnBlock("block")).faces[0].characteristics
    event.blocking = ours
    now(state, event)
    assert state.objects[event.new_oid].blocking == (ours,)
    assert state.objects[ours].blocked
    assert blocks_alone(state, event.new_oid)
    to_end(play)
    assert lives(play) == [22, 20]


def test_506_3e_it_must_be_attacking_the_entering_creature_s_controller() -> None:
    """A creature of another player enters and does not block."""
    play, ours, _ = fight(3)
    pass_until(play, step="declare blockers")
    state = play.state
    event = ZoneChange(state, state.library(2)[0], "battlefield", controller=2)
    event.copied = BEAR.faces[0].characteristics
    event.blocking = ours
    now(state, event)
    assert state.objects[event.new_oid].blocking == ()
    assert not state.objects[ours].blocked


def test_508_7_an_attack_is_reselected() -> None:
    """The creature goes on attacking somebody else, and does not attack again."""
    table = Table(3)
    ours = table.battlefield(0, with_trigger("Herald", 2, OnAttack()))[0]
    play = to_attackers(table)
    attack(play, (ours, 1))
    now(play.state, AttackMoves(ours, 2))
    assert play.state.objects[ours].defender == 2
    to_end(play)
    assert lives(play) == [21, 20, 18]


def test_506_3b_only_creatures_of_the_attacking_player_enter_attacking() -> None:
    """One that enters under another player's control does enter, but is no attacking creature."""
    table = Table(3)
    (ours,) = table.battlefield(0, BEAR)
    mine, theirs = table.hand(0, BEAR)[0], table.hand(1, BEAR)[0]
    play = to_attackers(table)
    attack(play, (ours, 2))
    for oid, seat in ((mine, 0), (theirs, 1)):
        enters = ZoneChange(play.state, oid, "battlefield", controller=seat)
        enters.attacking = 2
        now(play.state, enters)
        thing = play.state.objects[enters.new_oid]
        assert (thing.attacking, thing.defender) == ((2, 2) if seat == 0 else (NOBODY, NOBODY))
    to_end(play)
    assert lives(play) == [20, 20, 16]


@pytest.mark.parametrize("kind", ["attackers", "blockers"])
def test_800_4a_a_defending_player_leaves_while_combat_is_declared(kind: str) -> None:
    """What attacks that player deals no damage; what attacks the other goes on."""
    table = Table(3)
    one, two = table.battlefield(0, BEAR, BEAR)
    table.battlefield(1, BEAR)
    play = to_attackers(table)
    if kind == "attackers":
        play.concede(1)
    attack(play, *(((one, 2), (two, 2)) if kind == "attackers" else ((one, 1), (two, 2))))
    if kind == "blockers":
        pass_until(play, "blockers")
        play.concede(1)
    to_end(play)
    assert play.state.seats() == [0, 2]
    assert lives(play)[2] == (16 if kind == "attackers" else 18)
    assert {one, two} <= set(play.state.battlefield)


def test_508_7_a_reselected_attacker_stays_blocked() -> None:
    """Its blocker goes on blocking it, although it attacks another player now; both deal damage."""
    table = Table(3)
    ours = table.battlefield(0, BEAR)[0]
    theirs = table.battlefield(1, BEAR)[0]
    play = to_attackers(table)
    attack(play, (ours, 1))
    block(play, (theirs, ours))
    now(play.state, AttackMoves(ours, 2))
    to_end(play)
    assert lives(play) == [20, 20, 20]
    assert ours not in play.state.objects
    assert theirs not in play.state.objects


def test_509_3_blocking_triggers() -> None:
    """One that blocks two: "blocks" once, "blocks a creature" twice; what is blocked twice becomes blocked once."""
    table = Table(2)
    ours = table.battlefield(0, with_trigger("Beast", 3, OnBlock("becomes blocked"), OnBlock("unblocked")), BEAR, BEAR)
    wide = creature(
        "Wide",
        "{W}",
        1,
        lines=(
            StaticAbility((ItSays("can block additional"),)),
            TriggeredAbility(OnBlock("block", once=True), (Gain(10),)),
            TriggeredAbility(OnBlock("block"), (Gain(1),)),
        ),
    )
    one, two = table.battlefield(1, wide, BEAR)
    play = to_attackers(table)
    attack(play, *((oid, 1) for oid in ours))
    block(play, (one, ours[0]), (one, ours[1]), (two, ours[0]))
    pass_until(play, "none", step="combat damage")
    assert gains(play, 0) == 1
    assert gains(play, 1) == 12


def test_509_3g_attacks_and_is_not_blocked() -> None:
    """It triggers in the declare blockers step, not where the attacker is blocked."""
    table = Table(2)
    free, held = table.battlefield(0, *[with_trigger("Ghost", 1, OnBlock("unblocked"))] * 2)
    bear = table.battlefield(1, BEAR)[0]
    play = to_attackers(table)
    attack(play, (free, 1), (held, 1))
    assert gains(play) == 0
    block(play, (bear, held))
    pass_until(play, "none", step="combat damage")
    assert gains(play) == 1


@pytest.mark.parametrize("step", ["precombat main", "combat damage"])
def test_500_8_an_additional_combat_phase(step: str) -> None:
    """An effect adds a combat phase after this phase: untapped creatures attack again, in whatever phase it is made."""
    table = Table(2)
    guard = table.battlefield(0, creature("Guard", "{W}", 2, "vigilance"))[0]
    play = table.start(step="precombat main")
    attacks = 0
    added = False
    while play.decision is not None and play.state.step != "end":
        if play.state.step == step and not added:
            add_combat(play.state, with_main=True)
            added = True
        if play.decision.kind == "attackers":
            attack(play, (guard, 1))
            attacks += 1
        else:
            play.answer("pass")
    assert attacks == 2
    assert lives(play) == [20, 16]


def test_500_11_a_combat_phase_is_skipped() -> None:
    """A player who skips combat goes from one main phase to the other."""
    table = Table(2)
    table.battlefield(0, BEAR, rule_card("Peace", ItSays("skips combat")))
    table.battlefield(0, with_rule("Nothing", 1))
    play = table.start(step="precombat main")
    until_end_of_turn(play.state, EveryoneSkips())
    assert steps_seen(play) == ["precombat main"]


@term
class EveryoneSkips(RuleStatement):
    """Players skip combat."""

    names = ("skips combat",)


@term
class Exerts(RuleStatement):
    """You may pay as this creature attacks."""

    names = ("optional attack cost",)

    def value(self, context: object, name: str, about: int) -> object:  # noqa: ARG002  as declared
        """Return the cost."""
        return OptionalCost("exert", (PayMana("{1}"),))


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_508_1g_an_optional_cost_to_attack(answer: str) -> None:
    """Paid as the creature attacks, it is what the ability waits for."""
    table = Table(2)
    table.lands(0, 1)
    hero = creature(
        "Hero", "{R}", 2, lines=(StaticAbility((Exerts(),)), TriggeredAbility(OnAttack(paid="exert"), (Gain(1),)))
    )
    ours = table.battlefield(0, hero)[0]
    play = to_attackers(table)
    attack(play, (ours, 1))
    assert play.decision is not None
    assert (play.decision.kind, play.decision.rule) == ("may", "508.1g")
    play.answer(answer)
    to_end(play)
    assert gains(play) == (answer == "yes")
