"""CR 111, 400-406: objects that change zones, tokens that leave, and cards exiled face down."""

from __future__ import annotations

from tests.engine.cards_for_tests import BEAR, SHOCK, card
from tests.engine.combat_play import now, settled
from tests.engine.layer_filters import This
from tests.engine.layer_terms import Controls, until_end_of_turn
from tests.engine.more_terms_for_tests import AtStep
from tests.engine.positions import Table, do, names, resolve
from tests.engine.terms_for_tests import CreatureDies, Gain

from oathbreaker.engine.announcement import Mana
from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.events import Untap
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import Destroy, ZoneChange
from oathbreaker.engine.positions import put
from oathbreaker.terms.abilities import TriggeredAbility


def test_400_3_what_dies_goes_to_its_owners_graveyard() -> None:
    """Whoever controls it: a creature that another player controls goes to the graveyard of who owns it."""
    table = Table(3)
    (bear,) = table.battlefield(1, BEAR)
    state = table.state
    until_end_of_turn(state, Controls(This()), bear, seat=2)
    settled(state)
    assert state.objects[bear].controller == 2
    now(state, Destroy(bear))
    assert [names(state, "graveyard", seat) for seat in range(3)] == [[], [BEAR.name], []]


def test_400_4a_an_instant_stays_where_it_is_instead_of_entering() -> None:
    """A sorcery or instant card cannot be put onto the battlefield; a creature card can."""
    table = Table()
    shock, bear = table.graveyard(0, SHOCK, BEAR)
    now(table.state, ZoneChange(table.state, shock, "battlefield"), ZoneChange(table.state, bear, "battlefield"))
    assert names(table.state, "battlefield") == [BEAR.name]
    assert names(table.state, "graveyard") == [SHOCK.name]


def test_400_7_a_permanent_that_returns_is_a_new_object() -> None:
    """Damage, counters, tapping and an effect until end of turn are of the object that it was."""
    table = Table()
    (bear,) = table.battlefield(0, BEAR, tapped=True)
    state = table.state
    state.own(bear).counters["+1/+1"] = 1
    state.own(bear).damage = 1
    for zone in ("exile", "battlefield"):
        (here,) = [oid for oid, thing in state.objects.items() if thing.definition.name == BEAR.name]
        now(state, ZoneChange(state, here, zone))
    (again,) = state.battlefield
    thing = state.objects[again]
    assert again != bear
    assert (thing.tapped, thing.damage, thing.counters, thing.sick) == (False, 0, {}, True)


def test_400_8_a_card_exiled_from_exile_is_a_new_object() -> None:
    """It is there as before, and what remembered the object no longer finds it (406.7)."""
    table = Table()
    (bear,) = table.hand(0, BEAR)
    state = table.state
    now(state, ZoneChange(state, bear, "exile"))
    (first,) = state.zone("exile", 0)
    now(state, ZoneChange(state, first, "exile"))
    (second,) = state.zone("exile", 0)
    assert first not in state.objects
    assert names(state, "exile") == [BEAR.name]
    assert second != first


def test_406_3a_a_card_exiled_face_down_has_no_characteristics() -> None:
    """No name, no types, no power: what asks for a creature card does not find it."""
    table = Table()
    (bear,) = table.hand(0, BEAR)
    state = table.state
    hidden = ZoneChange(state, bear, "exile")
    hidden.face_down = True
    now(state, hidden)
    look = characteristics(state, hidden.new_oid)
    assert (look.name, look.types, look.power, look.abilities) == ("", (), None, ())


def test_111_7_a_token_that_dies_is_seen_to_die_and_is_gone() -> None:
    """It is in the graveyard as abilities trigger, and ceases to exist as state-based actions are performed."""
    table = Table()
    table.battlefield(0, card("Mourner", "Enchantment", "{1}", (TriggeredAbility(CreatureDies(), (Gain(1),)),)))
    token = put(table.state, BEAR, 0, "battlefield", token=True)
    play = table.start()
    now(play.state, Destroy(token))
    assert names(play.state, "graveyard") == [BEAR.name]
    settled(play.state)
    assert names(play.state, "graveyard") == []
    resolve(play)
    assert play.state.players[0].life == 21


def test_120_3_damage_to_a_planeswalker_that_is_a_creature() -> None:
    """It loses as many loyalty counters and has the damage marked on it as well (120.3c, 120.3e)."""
    table = Table()
    (walker,) = table.battlefield(1, card("Champion", "Planeswalker Creature — Gideon", "{1}", (), "4", "4", "5"))
    (bear,) = table.battlefield(0, BEAR)
    now(table.state, DealDamage(bear, walker, 2))
    thing = table.state.objects[walker]
    assert (thing.damage, thing.counters) == (2, {"loyalty": 3})


def test_502_4_what_triggers_in_the_untap_step_waits_for_the_upkeep() -> None:
    """No player has priority in the untap step: the ability is on the stack as the upkeep step's begins."""
    table = Table()
    (bear,) = table.battlefield(0, BEAR, tapped=True)
    watcher = card("Watcher", "Enchantment", "{1}", (TriggeredAbility(AtStep("untap"), (Gain(1),)),))
    table.battlefield(0, watcher)
    play = table.start(step="untap")
    assert play.state.step == "upkeep"
    assert len(play.state.stack) == 1
    assert not play.state.objects[bear].tapped
    assert any(isinstance(event, Untap) for event in play.state.log)


def test_106_4_mana_in_the_pool_pays_for_a_spell() -> None:
    """Mana that was added before is spent, without any land."""
    table = Table()
    table.hand(0, BEAR)
    table.state.own_player(0).pool = (Mana("G"), Mana("G"))
    play = table.start()
    do(play, "cast", BEAR.name)
    assert play.state.players[0].pool == ()
    resolve(play)
    assert names(play.state, "battlefield") == [BEAR.name]
