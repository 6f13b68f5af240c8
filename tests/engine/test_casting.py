"""CR 601, 602, 733: casting and activating step by step, and going back where that fails."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, CANCEL, DIVINE, ISLAND, MOUNTAIN, SHOCK, card, creature
from tests.engine.more_terms_for_tests import (
    ANY,
    Cheaper,
    ChooseOne,
    DamageX,
    DividedDamage,
    MoreIfKicked,
    OnceEachTurn,
    Says,
    TestFlashback,
    TestKicker,
)
from tests.engine.positions import Table, do, names, resolve, target
from tests.engine.terms_for_tests import AnyTarget, Damage, DrawCards, Gain, Targeted

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.engine.own_terms import PayMana, TapSelf
from oathbreaker.engine.play import Play
from oathbreaker.terms.abilities import ActivatedAbility, Keywords, SpellAbility, StaticAbility, TargetSpec

BLAZE = card("Blaze", "Sorcery", "{X}{R}", (SpellAbility((DamageX(),), (ANY,)),))
FORK = card("Split Fire", "Sorcery", "{R}", (SpellAbility((DividedDamage(3),), (TargetSpec(AnyTarget(), 1, 2),)),))
CHARM = card("Charm", "Instant", "{U}", (SpellAbility((ChooseOne(1, 1, (Gain(4), Damage(1, Targeted())), (ANY,)),)),))
BOTH = card("Command", "Instant", "{U}", (SpellAbility((ChooseOne(2, 2, (Gain(4), Damage(1, Targeted())), (ANY,)),)),))
KICKED = card("Probe", "Sorcery", "{U}", (Keywords((TestKicker((PayMana("{2}"),)),)), SpellAbility((MoreIfKicked(),))))
AGAIN = card(
    "Again", "Sorcery", "{5}{U}", (Keywords((TestFlashback((PayMana("{U}"),)),)), SpellAbility((DrawCards(1),)))
)
SAGE = creature("Sage", "{U}", 1, lines=(ActivatedAbility((PayMana("{1}"), TapSelf()), (DrawCards(1),)),))
ENGINE = card(
    "Engine", "Artifact", "{1}", (ActivatedAbility((PayMana("{1}"),), (DrawCards(1),), (), (OnceEachTurn(),)),)
)
RELIEF = card("Relief", "Artifact", "{1}", (StaticAbility((Cheaper(-2),)),))
BURDEN = card("Burden", "Artifact", "{1}", (StaticAbility((Cheaper(1),)),))


def tapped_lands(play: Play, seat: int) -> int:
    """Return how many permanents of a player are tapped."""
    return sum(thing.tapped for thing in play.state.controlled(seat))


def test_601_2_a_creature_spell_resolves_into_a_permanent() -> None:
    """A creature is cast for exactly its cost, waits on the stack, and enters sick under its controller's control."""
    table = Table()
    table.lands(0)
    table.hand(0, BEAR)
    play = table.start()
    do(play, "cast", "Bear")
    assert [play.state.objects[oid].definition.name for oid in play.state.stack] == ["Bear"]
    assert tapped_lands(play, 0) == 2
    resolve(play)
    bear = play.state.objects[play.state.battlefield[-1]]
    assert (bear.definition.name, bear.controller, bear.sick) == ("Bear", 0, True)


def test_117_1a_a_sorcery_waits_for_its_time() -> None:
    """A sorcery is offered only in one's own main phase with an empty stack; an instant at any time."""
    table = Table()
    table.lands(0)
    table.hand(0, DIVINE, SHOCK)
    play = table.start(step="upkeep")
    assert play.decision is not None
    assert {option.card for option in play.decision.options if option.action == "cast"} == {"Jolt"}
    do(play, "cast", "Jolt")
    target(play, 1)
    resolve(play)
    assert play.state.players[1].life == 18


def test_601_2b_x_is_chosen_up_to_what_can_be_paid() -> None:
    """X is announced before targets, at most what the lands allow, and counts on resolution."""
    table = Table()
    table.battlefield(0, *[MOUNTAIN] * 4)
    table.hand(0, BLAZE)
    play = table.start()
    do(play, "cast", "Blaze")
    assert play.decision is not None
    assert (play.decision.kind, [option.value for option in play.decision.options]) == ("x", [0, 1, 2, 3])
    play.answer(2)
    target(play, 1)
    assert tapped_lands(play, 0) == 3
    resolve(play)
    assert play.state.players[1].life == 18


def test_601_2d_damage_is_divided_as_the_spell_is_cast() -> None:
    """Each target gets at least one; a target that is gone loses its part (608.2b)."""
    table = Table()
    table.battlefield(0, MOUNTAIN)
    (bear,) = table.battlefield(1, BEAR)
    table.hand(0, FORK)
    play = table.start()
    do(play, "cast", "Split Fire")
    target(play, bear, 1)
    assert play.decision is not None
    assert (play.decision.kind, play.decision.total) == ("divide", 3)
    with pytest.raises(IllegalAnswer):
        play.answer([3, 0])
    order = [option.target for option in play.decision.options]
    play.answer([2 if thing == bear else 1 for thing in order])
    resolve(play)
    assert (play.state.players[1].life, names(play.state, "graveyard", 1)) == (19, ["Bear"])


def test_700_2_one_mode_is_followed() -> None:
    """Only the chosen mode's instructions are followed, and only its targets are asked for."""
    table = Table()
    table.battlefield(0, ISLAND)
    table.hand(0, CHARM)
    play = table.start()
    do(play, "cast", "Charm")
    assert play.decision is not None
    assert [option.value for option in play.decision.options] == [1, 2]
    play.answer(0)
    resolve(play)
    assert [player.life for player in play.state.players] == [24, 20]


def test_700_2_two_modes_are_followed_in_printed_order_with_their_targets() -> None:
    """A mode's target is its own first target, whatever modes come before."""
    table = Table()
    table.battlefield(0, ISLAND)
    table.hand(0, BOTH)
    play = table.start()
    do(play, "cast", "Command")
    target(play, 1)
    resolve(play)
    assert [player.life for player in play.state.players] == [24, 19]


def test_118_8_an_optional_additional_cost() -> None:
    """Kicker is asked only if it can be paid; the resolving spell knows whether it was."""
    for lands, drawn in ((3, 2), (1, 1)):
        table = Table()
        table.battlefield(0, *[ISLAND] * lands)
        table.hand(0, KICKED)
        play = table.start()
        do(play, "cast", "Probe")
        if lands == 3:
            play.answer("yes")
        resolve(play)
        assert len(play.state.hand(0)) == drawn


def test_118_9_another_way_of_casting_is_an_option_of_its_own() -> None:
    """A card with flashback is offered from the graveyard at its other cost, under that name."""
    table = Table()
    table.battlefield(0, ISLAND)
    table.graveyard(0, AGAIN)
    play = table.start()
    do(play, "cast", "Again", alternative="flashback")
    resolve(play)
    assert len(play.state.hand(0)) == 1


def test_601_2f_increases_come_before_reductions() -> None:
    """Two less and one more for {2}{U} leave {1}{U}; reductions never touch coloured mana."""
    table = Table()
    table.battlefield(0, ISLAND, ISLAND, RELIEF, BURDEN)
    table.hand(0, DIVINE, SHOCK)
    play = table.start()
    do(play, "cast", "Divination")
    assert tapped_lands(play, 0) == 2
    resolve(play)
    assert len(play.state.hand(0)) == 3


def test_601_2c_without_a_target_a_spell_is_not_offered() -> None:
    """A counterspell needs a spell on the stack."""
    table = Table()
    table.lands(0)
    table.lands(1)
    table.hand(0, BEAR)
    table.hand(1, CANCEL)
    play = table.start()
    do(play, "cast", "Bear")
    play.answer("pass")
    assert play.decision is not None
    assert play.decision.player == 1
    do(play, "cast", "Cancel")
    resolve(play)
    assert names(play.state, "graveyard", 0) == ["Bear"]
    assert names(play.state, "graveyard", 1) == ["Cancel"]


def test_608_2b_a_spell_whose_targets_are_all_gone_does_nothing() -> None:
    """It leaves the stack for the graveyard without resolving."""
    table = Table()
    table.lands(0)
    (bear,) = table.battlefield(1, BEAR)
    table.hand(0, SHOCK, SHOCK)
    play = table.start()
    for _ in range(2):
        do(play, "cast", "Jolt")
        target(play, bear)
    resolve(play)
    assert names(play.state, "graveyard", 0) == ["Jolt", "Jolt"]
    kinds = [event.kind for event in play.state.log]
    assert kinds.count("does not resolve") == 1


def test_733_1_an_abandoned_spell_goes_back() -> None:
    """Giving up while choosing a target returns the card to hand; nothing is tapped."""
    table = Table()
    table.lands(0)
    (jolt,) = table.hand(0, SHOCK)
    play = table.start()
    before = play.digest()
    do(play, "cast", "Jolt")
    assert play.decision is not None
    assert play.decision.kind == "target"
    play.abandon()
    assert play.digest() == before
    assert play.state.hand(0) == (jolt,)
    with pytest.raises(IllegalAnswer):
        play.abandon()


def test_602_5a_a_sick_creature_does_not_pay_with_tap() -> None:
    """Its ability with the tap symbol is not offered; an artifact's is."""
    table = Table()
    table.lands(0)
    table.battlefield(0, SAGE, sick=True)
    assert not [o for o in table.start().decision.options if o.card == "Sage"]  # type: ignore[union-attr]
    table = Table()
    table.lands(0)
    table.battlefield(0, SAGE)
    play = table.start()
    do(play, "activate", "Sage")
    resolve(play)
    assert len(play.state.hand(0)) == 1


def test_602_5b_only_once_each_turn() -> None:
    """The second activation in a turn is not offered."""
    table = Table()
    table.lands(0)
    table.battlefield(0, ENGINE)
    play = table.start()
    do(play, "activate", "Engine")
    resolve(play)
    assert play.decision is not None
    assert "Engine" not in {option.card for option in play.decision.options}


def test_305_2_one_land_each_turn_more_with_an_effect() -> None:
    """The second land waits for the next turn unless an effect allows it."""
    for extra, left in ((0, 1), (1, 0)):
        table = Table()
        table.hand(0, ISLAND, ISLAND)
        if extra:
            table.battlefield(0, card("Explorer", "Artifact", "{1}", (StaticAbility((Says("additional land"),)),)))
        play = table.start()
        while play.decision is not None and any(option.action == "play land" for option in play.decision.options):
            do(play, "play land")
        assert len(play.state.hand(0)) == left
