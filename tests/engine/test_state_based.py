"""CR 704 State-based actions: one test for each letter, and all of them together."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, card, creature
from tests.engine.layer_filters import Are, This
from tests.engine.layer_terms import (
    AlsoAre,
    NotLegendary,
    SetSize,
    enchantment,
    static,
    until_end_of_turn,
    words,
)
from tests.engine.more_terms_for_tests import Says
from tests.engine.positions import Table
from tests.engine.state_based_positions import (
    AURA,
    CHAPTER_TWO,
    KING,
    ROLE,
    SAGA,
    SWORD,
    WALKER,
    check_once,
    perform,
    play_of,
    started,
    zone_of,
)
from tests.engine.state_based_terms import AtMost
from tests.engine.terms_for_tests import CreatureDies, Gain

from oathbreaker.engine.announcement import Announcement
from oathbreaker.engine.combat.attacked import protect, protector
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.lasting import PendingTrigger
from oathbreaker.engine.movement import Draw, ZoneChange
from oathbreaker.engine.positions import put
from oathbreaker.engine.state_based_permanents import speed
from oathbreaker.engine.zones import create, join_zone
from oathbreaker.terms.abilities import TriggeredAbility


def test_704_5a_no_life_loses() -> None:
    """The player with no life is out, the other wins."""
    laid = Table()
    laid.state.own_player(1).life = 0
    play = started(laid)
    assert (play.is_over, play.standings) == (True, [[0], [1]])
    assert play.state.players[1].lost == "704.5a"


def test_704_5b_drawing_from_an_empty_library_loses_at_the_next_check() -> None:
    """The draw itself does nothing."""
    laid = Table()
    state = laid.state
    for oid in state.library(1):
        perform(state, ZoneChange(state, oid, "graveyard"))
    perform(state, Draw(1))
    before = state.players[1].lost
    check_once(state)
    assert (before, state.players[1].lost, state.players[1].drew_from_empty) == ("", "704.5b", False)


@pytest.mark.parametrize(("poison", "lost"), [(9, ""), (10, "704.5c")])
def test_704_5c_ten_poison_counters_lose(poison: int, lost: str) -> None:
    """Nine do not."""
    laid = Table()
    laid.state.own_player(1).counters["poison"] = poison
    check_once(laid.state)
    assert laid.state.players[1].lost == lost


def test_704_5d_a_token_elsewhere_ceases_to_exist() -> None:
    """It reaches the graveyard, and is gone at the next check."""
    laid = Table()
    state = laid.state
    token = put(state, BEAR, 0, "battlefield", token=True)
    move = ZoneChange(state, token, "graveyard")
    perform(state, move)
    assert move.new_oid in state.objects
    check_once(state)
    assert move.new_oid not in state.objects


def test_704_5e_a_copy_of_a_spell_elsewhere_ceases_to_exist() -> None:
    """A copy that has left the stack is gone at the next check; on the stack it stays."""
    laid = Table()
    state = laid.state
    moved, stays = (create(state, BEAR, 0, "stack", kind="copy") for _ in range(2))
    for thing in (moved, stays):
        join_zone(state, thing)
    move = ZoneChange(state, moved.oid, "graveyard")
    perform(state, move)
    check_once(state)
    assert move.new_oid not in state.objects
    assert stays.oid in state.objects


def test_704_5f_no_toughness_puts_a_creature_into_the_graveyard_although_it_is_indestructible() -> None:
    """It is not destroyed."""
    laid = Table()
    play, (bear,) = play_of(laid, creature("God", "{1}", 2, "indestructible"))
    until_end_of_turn(play.state, SetSize(This(), 5, 0), bear)
    check_once(play.state)
    assert zone_of(play.state, bear) == "graveyard"


@pytest.mark.parametrize(("damage", "zone"), [(1, "battlefield"), (2, "graveyard")])
def test_704_5g_lethal_damage_destroys(damage: int, zone: str) -> None:
    """Damage equal to toughness is lethal, less is not."""
    laid = Table()
    (bear,) = laid.battlefield(0, BEAR)
    laid.state.own(bear).damage = damage
    check_once(laid.state)
    assert zone_of(laid.state, bear) == zone


def test_704_5g_an_indestructible_creature_stays_and_the_game_goes_on() -> None:
    """Lethal damage that destroys nothing does not keep the game from settling."""
    laid = Table()
    (god,) = laid.battlefield(0, creature("God", "{1}", 2, "indestructible"))
    laid.state.own(god).damage = 7
    play = started(laid)
    assert play.decision is not None
    assert zone_of(play.state, god) == "battlefield"


def test_704_5h_damage_from_deathtouch_destroys_once() -> None:
    """One point is enough; an indestructible creature that survives the check is not checked for it again."""
    laid = Table()
    state = laid.state
    snake, giant, god = laid.battlefield(
        0,
        creature("Snake", "{1}", 1, "deathtouch"),
        creature("Giant", "{1}", 5),
        creature("God", "{1}", 5, "indestructible"),
    )
    perform(state, DealDamage(snake, giant, 1), DealDamage(snake, god, 1))
    check_once(state)
    assert (zone_of(state, giant), zone_of(state, god)) == ("graveyard", "battlefield")
    assert not state.objects[god].deathtouched


def test_704_5i_a_planeswalker_without_loyalty_goes() -> None:
    """One with a counter stays."""
    laid = Table()
    gone, stays = laid.battlefield(0, WALKER, card("Other", "Planeswalker — Ral", "{3}", (), loyalty="1"))
    laid.state.own(gone).counters.clear()
    check_once(laid.state)
    assert (zone_of(laid.state, gone), zone_of(laid.state, stays)) == ("graveyard", "battlefield")


def test_704_5j_the_controller_keeps_one_of_two_same_legends() -> None:
    """The choice is asked of the controller; another player's stays."""
    laid = Table()
    first, second = laid.battlefield(0, KING, KING)
    (other,) = laid.battlefield(1, KING)
    play = started(laid)
    assert play.decision is not None
    assert (play.decision.rule, play.decision.player) == ("704.5j", 0)
    play.answer([1])
    assert [zone_of(play.state, oid) for oid in (first, second, other)] == ["graveyard", "battlefield", "battlefield"]


@pytest.mark.parametrize("statement", [NotLegendary(Are("creature")), Says("legend rule doesn't apply")])
def test_704_5j_not_for_what_is_no_legend_or_exempt(statement: NotLegendary | Says) -> None:
    """An effect of layer 4, or a statement that the legend rule doesn't apply."""
    laid = Table()
    laid.battlefield(0, enchantment("Gallery", statement), KING, KING)
    play = started(laid)
    assert play.decision is not None
    assert play.decision.kind == "priority"


def test_704_5k_the_newest_world_stays() -> None:
    """Of two worlds the one found a world at an earlier check goes; two that come together both go."""
    laid = Table()
    world = card("Realm", "World Enchantment", "{3}")
    (old,) = laid.battlefield(0, world)
    check_once(laid.state)
    (new,) = laid.battlefield(1, world)
    check_once(laid.state)
    assert (zone_of(laid.state, old), zone_of(laid.state, new)) == ("graveyard", "battlefield")
    pair = laid.battlefield(0, world, world)
    check_once(laid.state)
    assert {zone_of(laid.state, oid) for oid in (*pair, new)} == {"graveyard"}


def test_704_5m_an_aura_on_nothing_or_something_illegal_goes() -> None:
    """One on a creature stays; one whose host is gone, or is no creature, goes."""
    laid = Table()
    bear, rock, good, bad, loose = laid.battlefield(0, BEAR, card("Rock", "Artifact", "{1}"), AURA, AURA, AURA)
    laid.state.own(good).attached_to = bear
    laid.state.own(bad).attached_to = rock
    check_once(laid.state)
    assert [zone_of(laid.state, oid) for oid in (good, bad, loose)] == ["battlefield", "graveyard", "graveyard"]


def test_704_5n_equipment_on_something_illegal_is_unattached() -> None:
    """It stays on the battlefield."""
    laid = Table()
    rock, sword = laid.battlefield(0, card("Rock", "Artifact", "{1}"), SWORD)
    laid.state.own(sword).attached_to = rock
    check_once(laid.state)
    assert (zone_of(laid.state, sword), laid.state.objects[sword].attached_to) == ("battlefield", -1)


def test_704_5p_a_creature_does_not_stay_attached() -> None:
    """An attached Equipment that becomes a creature is unattached; so is whatever is no attachment."""
    laid = Table()
    bear, sword, rock = laid.battlefield(0, BEAR, SWORD, card("Rock", "Artifact", "{1}"))
    laid.state.own(sword).attached_to = bear
    laid.state.own(rock).attached_to = bear
    until_end_of_turn(laid.state, AlsoAre(This(), "creature"), sword)
    until_end_of_turn(laid.state, SetSize(This(), 1, 1), sword)
    check_once(laid.state)
    assert [laid.state.objects[oid].attached_to for oid in (sword, rock)] == [-1, -1]


def test_704_5q_counters_cancel() -> None:
    """Three +1/+1 and two -1/-1 counters leave one +1/+1 counter."""
    laid = Table()
    (bear,) = laid.battlefield(0, BEAR)
    laid.state.own(bear).counters.update({"+1/+1": 3, "-1/-1": 2})
    check_once(laid.state)
    assert laid.state.objects[bear].counters == {"+1/+1": 1}


def test_704_5r_no_more_counters_than_it_can_have() -> None:
    """Its ability says seven at most: the rest is removed, other kinds stay."""
    laid = Table()
    (orb,) = laid.battlefield(0, card("Orb", "Artifact", "{1}", (static(AtMost("dream", 7)),)))
    laid.state.own(orb).counters.update({"dream": 9, "charge": 9})
    check_once(laid.state)
    assert laid.state.objects[orb].counters == {"dream": 7, "charge": 9}


def test_704_5s_a_finished_saga_is_sacrificed() -> None:
    """At its final chapter, but not while a chapter ability is waiting or on the stack, and not before."""
    laid = Table()
    state = laid.state
    saga, plain = laid.battlefield(0, SAGA, card("Empty Saga", "Enchantment — Saga", "{2}"))
    state.own(saga).counters["lore"] = 1
    check_once(state)
    assert zone_of(state, saga) == "battlefield"
    state.own(saga).counters["lore"] = 2
    state.pending = (PendingTrigger(CHAPTER_TWO, 1, saga, 0),)
    check_once(state)
    assert zone_of(state, saga) == "battlefield"
    state.pending = ()
    check_once(state)
    assert (zone_of(state, saga), zone_of(state, plain)) == ("graveyard", "battlefield")
    assert any(event.kind == "sacrifice" for event in state.log)


def siege(laid: Table, seat: int, protecting: int, defense: int = 3) -> int:
    """Put a Siege onto the battlefield."""
    (oid,) = laid.battlefield(seat, card("Siege", "Battle — Siege", "{3}"))
    laid.state.own(oid).counters["defense"] = defense
    protect(laid.state, oid, protecting)
    return oid


def test_704_5v_a_battle_without_defense_goes_unless_its_ability_is_under_way() -> None:
    """Its own triggered ability keeps it until it has left the stack."""
    laid = Table()
    state = laid.state
    oid = siege(laid, 0, 1, defense=0)
    state.own(oid).counters.clear()
    ability = TriggeredAbility(CreatureDies(), (Gain(1),))
    state.pending = (PendingTrigger(ability, 0, oid, 0),)
    check_once(state)
    assert zone_of(state, oid) == "battlefield"
    state.pending = ()
    on_stack = put(state, BEAR, 0, "stack")
    state.own(on_stack).announcement = Announcement(ability, oid)
    check_once(state)
    assert zone_of(state, oid) == "battlefield"
    state.own(on_stack).announcement = None
    check_once(state)
    assert zone_of(state, oid) == "graveyard"


def test_704_5w_a_battle_whose_protector_has_left_gets_another() -> None:
    """Its controller chooses among the opponents; not while it is attacked."""
    laid = Table(4)
    oid = siege(laid, 0, 3)
    (bear,) = laid.battlefield(0, BEAR)
    state = laid.state
    state.own_player(3).in_game = False
    state.own(bear).attacking = oid
    check_once(state)
    assert protector(state, oid) == 3
    state.own(bear).attacking = -1
    play = started(laid)
    assert play.decision is not None
    assert (play.decision.rule, play.decision.player) == ("704.5w", 0)
    play.answer([1])
    assert protector(play.state, oid) == 2


def test_704_5x_a_siege_is_not_protected_by_its_controller() -> None:
    """With two players the only opponent becomes its protector, without a choice."""
    laid = Table()
    oid = siege(laid, 0, 0)
    check_once(laid.state)
    assert protector(laid.state, oid) == 1


def test_704_5y_only_the_newest_role_of_each_player_stays() -> None:
    """Two Roles of one player on one creature: the older goes; another player's stays."""
    laid = Table()
    bear, old, new = laid.battlefield(0, BEAR, ROLE, ROLE)
    (other,) = laid.battlefield(1, ROLE)
    for oid in (old, new, other):
        laid.state.own(oid).attached_to = bear
    check_once(laid.state)
    assert [zone_of(laid.state, oid) for oid in (old, new, other)] == ["graveyard", "battlefield", "battlefield"]


def test_704_5z_start_your_engines_gives_speed_one() -> None:
    """Only to its controller, and only once."""
    laid = Table()
    laid.battlefield(0, card("Racer", "Artifact Creature — Car", "{1}", (words("start your engines!"),), "1", "1"))
    check_once(laid.state)
    check_once(laid.state)
    assert (speed(laid.state, 0), speed(laid.state, 1)) == (1, 0)
    assert sum(event.kind == "speed set" for event in laid.state.log) == 1
