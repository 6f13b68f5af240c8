"""CR 613 Interaction of continuous effects: layers, timestamps, what is cached, and the examples of the rules."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, FOREST, ISLAND, card, creature
from tests.engine.layer_filters import Are, Enchanted, Plain, This
from tests.engine.layer_positions import CREATURES, OGRE, RED, WEE, WHITE, counters, table
from tests.engine.layer_terms import (
    AlsoAre,
    Animate,
    BecomeLands,
    Boost,
    Gains,
    Grants,
    Loses,
    LosesAll,
    Nameless,
    Paint,
    PaintAndBoost,
    Reworded,
    SetSize,
    SizeIsHand,
    Switches,
    enchantment,
    size,
    static,
    until_end_of_turn,
)

from oathbreaker.cards.colors import Color
from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.events import Attach
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.own_terms import basic_land_ability


def test_613_4d_a_switch_takes_what_comes_later_in_layer_7c_along() -> None:
    """A 1/3 with +0/+1 and switched is 4/1; with +5/+0 afterwards it is 4/6; without the +0/+1 it is 3/1."""
    laid = table()
    (elf,) = laid.battlefield(0, WEE)
    state = laid.state
    first = until_end_of_turn(state, Boost(This(), 0, 1), elf)
    until_end_of_turn(state, Switches(This()), elf)
    assert size(state, elf) == (4, 1)
    fork = state.copy()
    until_end_of_turn(fork, Boost(This(), 5, 0), elf)
    assert size(fork, elf) == (4, 6)
    state.lasting = tuple(effect for effect in state.lasting if effect is not first)
    state.continuous_changed()
    assert size(state, elf) == (3, 1)


def test_613_4d_two_switches_cancel_each_other() -> None:
    """A 1/3 with +0/+1, switched twice, is 1/4."""
    laid = table()
    (elf,) = laid.battlefield(0, WEE)
    until_end_of_turn(laid.state, Boost(This(), 0, 1), elf)
    for _ in range(2):
        until_end_of_turn(laid.state, Switches(This()), elf)
    assert size(laid.state, elf) == (1, 4)


def test_613_4c_counters_count_before_a_switch() -> None:
    """A 1/3 with a +1/+1 and a -0/-1 counter is 2/3, switched 3/2; another counter is seen at once."""
    laid = table()
    (elf,) = laid.battlefield(0, WEE)
    until_end_of_turn(laid.state, Switches(This()), elf)
    counters(laid.state, elf, "+1/+1", 1)
    counters(laid.state, elf, "-0/-1", 1)
    assert size(laid.state, elf) == (3, 2)
    counters(laid.state, elf, "+1/+0", 2)
    assert size(laid.state, elf) == (3, 4)


def test_613_5_a_creature_turned_white_is_boosted_and_turned_red_no_longer() -> None:
    """A colour changed in layer 5 decides what layer 7c applies to."""
    laid = table()
    bear, _ = laid.battlefield(0, BEAR, enchantment("Honour", Boost(Are("creature", WHITE, yours=True))))
    assert size(laid.state, bear) == (2, 2)
    until_end_of_turn(laid.state, Paint(This(), WHITE), bear)
    assert size(laid.state, bear) == (3, 3)
    until_end_of_turn(laid.state, Paint(This(), RED), bear)
    assert size(laid.state, bear) == (2, 2)


def test_613_5_the_ogre_of_many_effects() -> None:
    """A counter, +4/+4, +0/+2, then 0/1: setting comes first, whenever it began."""
    laid = table()
    (ogre,) = laid.battlefield(0, OGRE)
    state = laid.state
    counters(state, ogre, "+1/+1", 1)
    assert size(state, ogre) == (3, 3)
    until_end_of_turn(state, Boost(This(), 4, 4), ogre)
    assert size(state, ogre) == (7, 7)
    laid.battlefield(0, enchantment("Rampart", Boost(Plain(), 0, 2)))
    assert size(state, ogre) == (7, 9)
    until_end_of_turn(state, SetSize(This(), 0, 1), ogre)
    assert size(state, ogre) == (5, 8)


def test_613_6_one_effect_works_in_each_of_its_layers() -> None:
    """A creature that becomes red and gets +1/+1 does both, in layers 5 and 7c."""
    laid = table()
    (bear,) = laid.battlefield(0, BEAR)
    until_end_of_turn(laid.state, PaintAndBoost(This(), RED), bear)
    assert characteristics(laid.state, bear).colors == {RED}
    assert size(laid.state, bear) == (3, 3)


def test_613_6_what_an_effect_began_to_apply_to_it_goes_on_applying_to() -> None:
    """Noncreature artifacts become 2/2 creatures: still 2/2 in layer 7b, although they are creatures by then."""
    laid = table()
    rock = card("Rock", "Artifact", "{1}")
    golem = card("Golem", "Artifact Creature — Golem", "{5}", power="5", toughness="5")
    stone, big, _ = laid.battlefield(
        0, rock, golem, enchantment("Wake", Animate(Are("artifact", "", without="creature"), 2, 2))
    )
    assert "creature" in characteristics(laid.state, stone).types
    assert (size(laid.state, stone), size(laid.state, big)) == ((2, 2), (5, 5))


def test_613_6_an_effect_that_has_begun_outlives_its_ability() -> None:
    """A creature's own ability makes artifacts creatures in layer 4; losing it in layer 6 leaves their size of 7b."""
    laid = table()
    waker = creature("Waker", "{2}", 1, lines=(static(Animate(Are("artifact", "", without="creature"), 3, 3)),))
    rock, _, _ = laid.battlefield(
        0, card("Rock", "Artifact", "{1}"), waker, enchantment("Silence", LosesAll(CREATURES))
    )
    assert size(laid.state, rock) == (3, 3)


def test_613_1f_an_ability_lost_in_layer_6_does_nothing_in_layer_7() -> None:
    """A lord that loses its abilities boosts nobody."""
    laid = table()
    lord = creature("Lord", "{2}", 2, lines=(static(Boost(Plain())),))
    bear, _ = laid.battlefield(0, BEAR, lord)
    assert size(laid.state, bear) == (3, 3)
    laid.battlefield(1, enchantment("Silence", LosesAll(CREATURES)))
    assert size(laid.state, bear) == (2, 2)


def test_613_6_the_restless_tomb() -> None:
    """The last effect that sets size wins in 7b; +1/+1 comes after it; the first applied again wins again."""
    laid = table()
    (tomb,) = laid.battlefield(0, card("Tomb", "Land"))
    state = laid.state
    until_end_of_turn(state, Animate(This(), 3, 3), tomb)
    until_end_of_turn(state, Boost(This()), tomb)
    assert size(state, tomb) == (4, 4)
    until_end_of_turn(state, Animate(This(), 10, 10), tomb)
    assert size(state, tomb) == (11, 11)
    until_end_of_turn(state, Animate(This(), 3, 3), tomb)
    assert size(state, tomb) == (4, 4)


@pytest.mark.parametrize("gains_last", [False, True])
def test_613_9_of_flying_and_losing_it_the_later_one_wins(gains_last: bool) -> None:  # noqa: FBT001  a parameter
    """Neither depends on the other: timestamps decide."""
    laid = table()
    (bear,) = laid.battlefield(0, BEAR)
    effects = [Gains(This(), "flying"), Loses(This(), "flying")]
    for effect in effects if not gains_last else reversed(effects):
        until_end_of_turn(laid.state, effect, bear)
    assert characteristics(laid.state, bear).has("flying") is gains_last


def test_613_9_an_enchanted_creature_is_white_before_white_creatures_are_boosted() -> None:
    """The boost is older than the Aura, and still applies: layer 5 comes before 7c."""
    laid = table()
    paint = card("Wash", "Enchantment — Aura", "{1}", (static(Paint(Enchanted(), WHITE)),))
    bear, _, aura = laid.battlefield(0, BEAR, enchantment("Honour", Boost(Are("creature", WHITE))), paint)
    Attach(aura, bear).perform(laid.state)
    assert size(laid.state, bear) == (3, 3)


def test_613_7e_attaching_gives_a_new_timestamp() -> None:
    """The older Aura, attached anew, has the last word."""
    laid = table()
    wings = card("Wings", "Enchantment — Aura", "{1}", (static(Gains(Enchanted(), "flying")),))
    chain = card("Chain", "Enchantment — Aura", "{1}", (static(Loses(Enchanted(), "flying")),))
    bear, other, up, down = laid.battlefield(0, BEAR, BEAR, wings, chain)
    state = laid.state
    Attach(up, bear).perform(state)
    Attach(down, bear).perform(state)
    assert not characteristics(state, bear).has("flying")
    Attach(up, other).perform(state)
    Attach(up, bear).perform(state)
    assert characteristics(state, bear).has("flying")


def test_613_7a_a_granted_ability_has_the_later_timestamp_of_the_two() -> None:
    """The rune's grant is younger than the hammer: flying stays, also when the hammer is attached anew."""
    laid = table()
    hammer = card(
        "Hammer", "Artifact — Equipment", "{1}", (static(Boost(Enchanted(), 10, 10), Loses(Enchanted(), "flying")),)
    )
    rune = card(
        "Rune", "Enchantment — Aura", "{1}", (static(Grants(Enchanted(), static(Gains(Enchanted(), "flying")))),)
    )
    bear, tool, aura = laid.battlefield(0, BEAR, hammer, rune)
    state = laid.state
    Attach(tool, bear).perform(state)
    Attach(aura, tool).perform(state)
    assert characteristics(state, bear).has("flying")
    assert size(state, bear) == (12, 12)
    Attach(tool, NOBODY).perform(state)
    Attach(tool, bear).perform(state)
    assert characteristics(state, bear).has("flying")


def test_613_7c_a_flying_counter_counts_from_when_it_was_put() -> None:
    """A flying counter put after an effect that takes flying away gives it back; one put before does not."""
    laid = table()
    early, late = laid.battlefield(0, BEAR, BEAR)
    state = laid.state
    counters(state, early, "flying", 1)
    assert characteristics(state, early).has("flying")
    until_end_of_turn(state, Loses(This(), "flying"), early, late)
    counters(state, late, "flying", 1)
    assert not characteristics(state, early).has("flying")
    assert characteristics(state, late).has("flying")
    counters(state, early, "flying", 1)
    assert characteristics(state, early).has("flying")


def test_611_2c_the_set_of_a_resolved_effect_is_fixed() -> None:
    """A creature that comes later is not boosted, and one that changed keeps its boost."""
    laid = table()
    (bear,) = laid.battlefield(0, BEAR)
    until_end_of_turn(laid.state, Boost(Are("creature", Color.GREEN)), bear)
    (late,) = laid.battlefield(0, BEAR)
    until_end_of_turn(laid.state, Paint(This(), RED), bear)
    assert (size(laid.state, bear), size(laid.state, late)) == ((3, 3), (2, 2))


def test_611_3a_a_static_ability_applies_to_whatever_its_text_says_now() -> None:
    """A creature that comes later is boosted at once (611.3c)."""
    laid = table()
    laid.battlefield(0, enchantment("Crusade", Boost(CREATURES)))
    (late,) = laid.battlefield(1, BEAR)
    assert size(laid.state, late) == (3, 3)


def test_613_4a_what_defines_its_size_does_so_in_every_zone() -> None:
    """Its size is the number of cards in hand, on the battlefield and in the graveyard; setting it comes after."""
    laid = table()
    maro = card("Maro", "Creature — Elemental", "{2}", (static(SizeIsHand()),), "*", "*")
    (here,) = laid.battlefield(0, maro)
    (there,) = laid.graveyard(0, maro)
    laid.hand(0, BEAR, BEAR, BEAR)
    assert (size(laid.state, here), size(laid.state, there)) == ((3, 3), (3, 3))
    until_end_of_turn(laid.state, SetSize(This(), 0, 1), here)
    laid.hand(0, BEAR)
    assert (size(laid.state, here), size(laid.state, there)) == ((0, 1), (4, 4))


def test_613_3_what_defines_comes_first_in_its_layer_whatever_its_timestamp() -> None:
    """The creature came after the effect that makes all creatures 1/1 in 7b, and is 1/1 still."""
    laid = table()
    laid.battlefield(0, enchantment("Level", SetSize(CREATURES, 1, 1)))
    (maro,) = laid.battlefield(0, card("Maro", "Creature — Elemental", "{2}", (static(SizeIsHand()),), "*", "*"))
    laid.hand(0, BEAR, BEAR)
    assert size(laid.state, maro) == (1, 1)


def test_305_7_a_land_set_to_a_basic_type_loses_its_text_and_gets_the_mana_ability() -> None:
    """Setting a land type takes the old abilities away; adding one does not."""
    laid = table()
    growing = card("Grove", "Land — Forest Lair", "", (static(Boost(CREATURES)),))
    grove, bear = laid.battlefield(0, growing, BEAR)
    until_end_of_turn(laid.state, AlsoAre(This(), "Island"), grove)
    look = characteristics(laid.state, grove)
    assert look.subtypes == ("Forest", "Lair", "Island")
    assert look.abilities[-1] == basic_land_ability("U")
    assert size(laid.state, bear) == (3, 3)
    until_end_of_turn(laid.state, BecomeLands(This(), "Mountain"), grove)
    look = characteristics(laid.state, grove)
    assert (look.subtypes, look.abilities) == (("Mountain",), (basic_land_ability("R"),))
    assert size(laid.state, bear) == (2, 2)


def test_612_1_a_reworded_type_counts_in_the_rules_text_too() -> None:
    """A lord of Elves read as a lord of Bears boosts Bears; a Forest read as an Island makes blue mana."""
    laid = table()
    lord = creature("Elder", "{2}", 1, lines=(static(Boost(Are("Elf"))),))
    bear, elf, elder, wood = laid.battlefield(0, BEAR, WEE, lord, FOREST)
    until_end_of_turn(laid.state, Reworded(This(), "Elf", "Bear"), elder)
    assert (size(laid.state, bear), size(laid.state, elf)) == ((3, 3), (1, 3))
    until_end_of_turn(laid.state, Reworded(This(), "Forest", "Island"), wood)
    assert characteristics(laid.state, wood).abilities == (basic_land_ability("U"),)


def test_702_26b_a_phased_out_permanent_neither_affects_nor_is_affected() -> None:
    """Its static ability stops, and a lasting effect on it is not in force."""
    laid = table()
    lord = creature("Lord", "{2}", 2, lines=(static(Boost(Plain())),))
    bear, leader = laid.battlefield(0, BEAR, lord)
    laid.state.own(leader).phased_out = True
    laid.state.continuous_changed()
    assert size(laid.state, bear) == (2, 2)
    assert size(laid.state, leader) == (2, 2)


def test_205_1b_an_artifact_that_also_is_a_creature_keeps_its_types() -> None:
    """Types in addition: nothing is lost, and subtypes of types it lacks are not gained (205.3d)."""
    laid = table()
    (rock,) = laid.battlefield(0, card("Rock", "Artifact — Clue", "{1}"))
    until_end_of_turn(laid.state, AlsoAre(This(), "Bear"), rock)
    assert characteristics(laid.state, rock).subtypes == ("Clue",)
    until_end_of_turn(laid.state, Animate(This(), 1, 1), rock)
    until_end_of_turn(laid.state, AlsoAre(This(), "Bear"), rock)
    look = characteristics(laid.state, rock)
    assert (look.types, look.subtypes) == (("artifact", "creature"), ("Clue", "Bear"))


def test_a_statement_that_does_not_say_what_it_does_leaves_no_half_done_pass() -> None:
    """The refusal names its class; once it is gone, everything looks as before."""
    laid = table()
    (bear,) = laid.battlefield(0, BEAR)
    effect = until_end_of_turn(laid.state, Nameless(), bear)
    with pytest.raises(NotImplementedError, match="Nameless"):
        characteristics(laid.state, bear)
    laid.state.lasting = tuple(other for other in laid.state.lasting if other is not effect)
    laid.state.continuous_changed()
    assert size(laid.state, bear) == (2, 2)


def test_islands_of_both_players_are_seen() -> None:
    """A statement about all lands reaches everybody's."""
    laid = table()
    laid.battlefield(0, enchantment("Moon", BecomeLands(Are("land"), "Mountain")))
    (mine,) = laid.battlefield(0, ISLAND)
    (yours,) = laid.battlefield(1, FOREST)
    assert [characteristics(laid.state, oid).subtypes for oid in (mine, yours)] == [("Mountain",), ("Mountain",)]
