"""CR 506, 508, 802: who may attack whom, restrictions, requirements and costs of attacks."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, BRUTE, FOREST, ISLAND, creature
from tests.engine.combat_play import attack, attacks_of, is_legal, kind_of, lives, to_attackers, to_end
from tests.engine.combat_terms import (
    WALKER,
    CombatLimit,
    ItSays,
    KeepsOff,
    LandToll,
    Toll,
    Toward,
    rule_card,
    with_rule,
)
from tests.engine.positions import Table, pass_until

from oathbreaker.cards.card import Card, Face
from oathbreaker.engine.combat.attacked import protect
from oathbreaker.engine.combat.attackers import attack_declaration, refusal_of_attack, refusal_to_attack
from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.engine.own_terms import ProduceMana, TapSelf
from oathbreaker.engine.play import Play
from oathbreaker.engine.preparing import prepare
from oathbreaker.terms.abilities import ActivatedAbility, FaceText
from oathbreaker.texts.rules import rule_exists

SIEGE = prepare(Card("Siege", "normal", (Face("Siege", "Battle — Siege", "{2}{R}", defense="4"),)), (FaceText(()),))


def test_802_3_each_attacker_chooses_its_own_defending_player() -> None:
    """Two players, a planeswalker and a battle that an opponent protects are attacked in one combat."""
    table = Table(3)
    ours = table.battlefield(0, BEAR, BEAR, BEAR, BEAR)
    walker = table.battlefield(1, WALKER)[0]
    siege = table.battlefield(0, SIEGE)[0]
    protect(table.state, siege, 2)
    play = to_attackers(table)
    assert attacks_of(play) == {(oid, whom) for oid in ours for whom in (1, 2, walker, siege)}
    attack(play, (ours[0], 1), (ours[1], 2), (ours[2], walker), (ours[3], siege))
    state = play.state
    assert [state.objects[oid].defender for oid in ours] == [1, 2, 1, 2]
    to_end(play)
    assert lives(play) == [20, 18, 18]
    assert play.state.objects[walker].counters == {"loyalty": 1}
    assert play.state.objects[siege].counters == {"defense": 2}


def test_310_8b_a_battle_without_protector_or_of_ones_own_protection_is_not_attacked() -> None:
    """The protector is what counts, not the controller."""
    table = Table(2)
    bear = table.battlefield(0, BEAR)[0]
    mine = table.battlefield(1, SIEGE)[0]
    protect(table.state, mine, 0)
    play = to_attackers(table)
    assert attacks_of(play) == {(bear, 1)}


@pytest.mark.parametrize(
    ("make", "number"),
    [
        (lambda table: table.battlefield(0, BEAR, tapped=True), "508.1a"),
        (lambda table: table.battlefield(0, BEAR, sick=True), "302.6"),
        (lambda table: table.battlefield(0, creature("Wall", "{1}", 2, "defender")), "702.3b"),
        (lambda table: table.battlefield(0, FOREST), "506.3"),
        (lambda table: table.battlefield(1, BEAR), "508.1a"),
        (lambda table: table.battlefield(0, with_rule("Calm", 2, ItSays("can't attack"))), "508.1c"),
    ],
)
def test_508_1a_what_cannot_attack_is_not_offered_and_says_why(make: object, number: str) -> None:
    """What is not listed is refused with its rule, in both languages."""
    table = Table(2)
    assert callable(make)
    oid = make(table)[0]
    table.battlefield(0, BEAR)
    play = to_attackers(table)
    assert oid not in {source for source, _ in attacks_of(play)}
    found = refusal_to_attack(play.state, oid, 1)
    assert found is not None
    assert found.rule == number
    assert rule_exists(found.rule)
    assert found.message.text("en") != found.message.text("ja")


def test_302_6_haste_lets_a_sick_creature_attack() -> None:
    """A creature that came this turn attacks only with haste."""
    table = Table(2)
    brute, bear = table.battlefield(0, BRUTE, BEAR, sick=True)
    play = to_attackers(table)
    assert attacks_of(play) == {(brute, 1)}
    assert bear in play.state.objects


def test_508_1f_attacking_taps_all_but_those_with_vigilance() -> None:
    """Tapping is part of the declaration and no cost."""
    table = Table(2)
    bear, guard = table.battlefield(0, BEAR, creature("Guard", "{W}", 2, "vigilance"))
    play = to_attackers(table)
    attack(play, (bear, 1), (guard, 1))
    assert [play.state.objects[oid].tapped for oid in (bear, guard)] == [True, False]


def test_508_1b_one_creature_attacks_once() -> None:
    """A creature attacks one player or permanent."""
    table = Table(3)
    bear = table.battlefield(0, BEAR)[0]
    play = to_attackers(table)
    assert not is_legal(play, (bear, 1), (bear, 2))
    with pytest.raises(IllegalAnswer):
        play.answer([f"attack {bear} 1", f"attack {bear} 2"])


def test_508_1c_two_that_cannot_attack_alone_attack_together() -> None:
    """The rule's example: both may be declared, neither by itself."""
    table = Table(2)
    shy = with_rule("Shy", 2, ItSays("attacks only with others"))
    one, two = table.battlefield(0, shy, shy)
    play = to_attackers(table)
    assert is_legal(play, (one, 1), (two, 1))
    assert not is_legal(play, (one, 1))
    found = refusal_of_attack(play.state, attack_declaration(play.state), (0,))
    assert found is not None
    assert found.rule == "508.1c"


def test_508_1c_a_creature_that_cannot_have_company_is_not_offered() -> None:
    """The only creature that can't attack alone does not attack."""
    table = Table(2)
    table.battlefield(0, with_rule("Shy", 2, ItSays("attacks only with others")))
    play = to_attackers(table)
    assert play.decision is not None
    assert play.decision.kind == "priority"


def test_508_1d_the_forced_attacker_takes_the_only_place() -> None:
    """The rule's example: one creature attacks if able, no more than one can attack."""
    table = Table(2)
    eager, calm = table.battlefield(0, with_rule("Eager", 2, ItSays("must attack")), BEAR)
    table.battlefield(1, rule_card("Narrow Pass", CombatLimit("most attackers", 1, 0)))
    play = to_attackers(table)
    legal = [pairs for pairs in ((), ((eager, 1),), ((calm, 1),), ((eager, 1), (calm, 1))) if is_legal(play, *pairs)]
    assert legal == [((eager, 1),)]
    assert play.decision is not None
    assert play.decision.default() == (0,)
    found = refusal_of_attack(play.state, attack_declaration(play.state), ())
    assert found is not None
    assert found.rule == "508.1d"


def test_508_1d_nobody_has_to_pay_to_attack() -> None:
    """A creature that attacks if able may stay home where attacking costs something, and may attack and pay."""
    table = Table(2)
    table.lands(0, 1)
    eager = table.battlefield(0, with_rule("Eager", 2, ItSays("must attack")))[0]
    table.battlefield(1, rule_card("Propaganda", Toll("{2}")))
    play = to_attackers(table)
    assert is_legal(play)
    attack(play, (eager, 1))
    assert play.state.objects[eager].attacking == 1
    assert sum(play.state.objects[oid].tapped for oid in play.state.battlefield) == 3


def test_508_1d_a_free_attack_is_required_where_there_is_one() -> None:
    """With a toll for attacking one player only, another player or nobody less has to be attacked."""
    table = Table(3)
    table.lands(0, 1)
    eager = table.battlefield(0, with_rule("Eager", 2, ItSays("must attack")))[0]
    table.battlefield(1, rule_card("Propaganda", Toll("{2}")))
    play = to_attackers(table)
    assert not is_legal(play)
    assert is_legal(play, (eager, 1))
    assert is_legal(play, (eager, 2))


def test_508_1d_each_effect_is_a_requirement_of_its_own() -> None:
    """A creature goaded by player 1 attacks, and attacks player 2: both are obeyed, or the attack is illegal."""
    table = Table(3)
    goaded = table.battlefield(0, with_rule("Goaded", 2, ItSays("must attack"), Toward("must attack", (0, 2))))[0]
    play = to_attackers(table)
    assert [whom for whom in (1, 2) if is_legal(play, (goaded, whom))] == [2]
    assert not is_legal(play)


def test_508_1d_with_at_least_one_creature() -> None:
    """A player who has to attack another with at least one creature chooses which."""
    table = Table(3)
    ours = table.battlefield(0, BEAR, BEAR)
    table.battlefield(1, rule_card("Trove", Toward("must be attacked", (1,), about=0)))
    play = to_attackers(table)
    assert not is_legal(play)
    assert not is_legal(play, (ours[0], 2))
    assert is_legal(play, (ours[0], 2), (ours[1], 1))
    assert is_legal(play, (ours[1], 1))


def test_802_3a_restrictions_on_attacking_one_player_are_that_player_s_alone() -> None:
    """One player can't be attacked, another by one creature only; the third as one likes."""
    table = Table(4)
    one, two = table.battlefield(0, BEAR, BEAR)
    table.battlefield(1, rule_card("Moat", KeepsOff()))
    table.battlefield(2, rule_card("Judges", CombatLimit("most attackers", 1, 2)))
    play = to_attackers(table)
    assert {whom for _, whom in attacks_of(play)} == {2, 3}
    assert is_legal(play, (one, 2), (two, 3))
    assert not is_legal(play, (one, 2), (two, 2))
    assert is_legal(play, (one, 3), (two, 3))


def test_508_1j_an_attack_that_cannot_be_paid_is_not_offered() -> None:
    """With one land the toll of two keeps every creature home; with two lands only one attacks."""
    table = Table(2)
    table.battlefield(0, ISLAND)
    bear = table.battlefield(0, BEAR)[0]
    table.battlefield(1, rule_card("Propaganda", Toll("{2}")))
    play = to_attackers(table)
    assert play.decision is not None
    assert play.decision.kind == "priority"
    found = refusal_to_attack(play.state, bear, 1)
    assert found is not None
    assert found.rule == "508.1j"


def test_508_1h_the_total_cost_of_all_attackers_must_be_payable() -> None:
    """Three lands pay for one attacker, not for two."""
    table = Table(2)
    table.battlefield(0, ISLAND, ISLAND, ISLAND)
    one, two = table.battlefield(0, BEAR, BEAR)
    table.battlefield(1, rule_card("Propaganda", Toll("{2}")))
    play = to_attackers(table)
    assert is_legal(play, (one, 1))
    assert not is_legal(play, (one, 1), (two, 1))


def test_733_1_a_toll_given_up_takes_the_declaration_back() -> None:
    """Giving the payment up returns to the declaration, with nothing tapped."""
    table = Table(2)
    play = paying_table(table)
    bear = next(thing.oid for thing in play.state.controlled(0) if thing.definition.name == "Bear")
    attack(play, (bear, 1))
    assert kind_of(play) == "payment"
    play.abandon()
    assert kind_of(play) == "attackers"
    assert not any(play.state.objects[oid].tapped for oid in play.state.battlefield)
    play.answer([])
    assert lives(play) == [20, 20]


def paying_table(table: Table) -> Play:
    """Return a table with a toll, whose mana is paid by hand."""
    table.state.settings.pay_by_hand = True
    table.battlefield(0, ISLAND, ISLAND, BEAR)
    table.battlefield(1, rule_card("Propaganda", Toll("{2}")))
    return to_attackers(table)


def test_800_4j_nobody_attacks_in_the_turn_of_one_who_has_left() -> None:
    """The turn goes on, without a declaration of attackers."""
    table = Table(3)
    table.battlefield(0, BEAR)
    play = table.start(active=0, step="precombat main")
    play.concede(0)
    pass_until(play, step="end")
    assert play.state.step == "end"
    assert lives(play)[1:] == [20, 20]


def test_733_1_costs_that_cannot_be_paid_together_are_not_accepted_again() -> None:
    """One land to sacrifice for two attackers: the declaration is taken back, and refused from then on."""
    table = Table(2)
    land = table.battlefield(0, ISLAND)[0]
    one, two = table.battlefield(0, BEAR, BEAR)
    table.battlefield(1, rule_card("Altar", LandToll()))
    play = to_attackers(table)
    attack(play, (one, 1), (two, 1))
    assert kind_of(play) == "attackers"
    assert land in play.state.objects
    assert not is_legal(play, (one, 1), (two, 1))
    attack(play, (one, 1))
    assert land not in play.state.objects
    assert play.state.objects[one].attacking == 1


def test_508_1f_an_attacker_that_is_tapped_makes_no_mana_for_its_cost() -> None:
    """A creature with a mana ability cannot pay for its own attack; one with vigilance can."""
    mana = ActivatedAbility((TapSelf(),), (ProduceMana(("G",)),))
    table = Table(2)
    elf, guard = table.battlefield(
        0, creature("Elf", "{G}", 1, lines=(mana,)), creature("Guard", "{G}", 1, "vigilance", lines=(mana,))
    )
    table.battlefield(1, rule_card("Propaganda", Toll("{2}")))
    play = to_attackers(table)
    assert attacks_of(play) == {(guard, 1)}
    assert elf in play.state.objects
