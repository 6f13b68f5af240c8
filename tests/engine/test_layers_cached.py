"""CR 613.1b, 611.3 Control, conditions, and what is computed anew when: layers without their order."""

from __future__ import annotations

from tests.engine.cards_for_tests import BEAR, card
from tests.engine.layer_filters import Are, Enchanted, Plain, Rich, This, Untapped
from tests.engine.layer_positions import CREATURES, WEE, counters, table
from tests.engine.layer_terms import (
    Boost,
    BoostByHand,
    Controls,
    Gains,
    SetSize,
    enchantment,
    size,
    static,
    until_end_of_turn,
)

from oathbreaker.engine.durations import end_durations
from oathbreaker.engine.events import Attach
from oathbreaker.engine.layers import characteristics, controller, effects_of, update_controllers


def test_613_1b_control_follows_the_effect_and_its_end() -> None:
    """A stolen creature is its new controller's and sick, and goes back when the effect ends."""
    laid = table()
    (bear,) = laid.battlefield(1, BEAR)
    state = laid.state
    until_end_of_turn(state, Controls(This()), bear)
    update_controllers(state)
    assert (state.objects[bear].controller, state.objects[bear].sick) == (0, True)
    end_durations(state, "cleanup")
    update_controllers(state)
    assert state.objects[bear].controller == 1


def test_613_7_of_two_control_effects_the_later_one_wins() -> None:
    """Two Auras of two players on one creature."""
    laid = table()
    steal = card("Steal", "Enchantment — Aura", "{1}", (static(Controls(Enchanted())),))
    (bear,) = laid.battlefield(0, BEAR)
    (first,) = laid.battlefield(1, steal)
    (second,) = laid.battlefield(0, steal)
    state = laid.state
    Attach(second, bear).perform(state)
    Attach(first, bear).perform(state)
    assert controller(state, bear) == 1


def test_613_8_control_of_an_aura_gives_control_of_what_it_enchants() -> None:
    """Who takes control of the Aura that controls a creature takes control of the creature."""
    laid = table()
    steal = card("Steal", "Enchantment — Aura", "{1}", (static(Controls(Enchanted())),))
    (bear,) = laid.battlefield(0, BEAR)
    (aura,) = laid.battlefield(1, steal)
    state = laid.state
    Attach(aura, bear).perform(state)
    update_controllers(state)
    assert state.objects[bear].controller == 1
    until_end_of_turn(state, Controls(This()), aura, seat=0)
    update_controllers(state)
    assert (state.objects[aura].controller, state.objects[bear].controller) == (0, 0)


def test_a_condition_that_becomes_true_is_noticed_without_any_continuous_effect_changing() -> None:
    """A life total, a tapped creature and a hand are looked at whenever anything has changed."""
    laid = table()
    state = laid.state
    bear, _, _, _ = laid.battlefield(
        0,
        BEAR,
        enchantment("Wealth", Gains(CREATURES, "flying"), condition=Rich(21)),
        enchantment("Rest", Boost(Untapped())),
        enchantment("Study", BoostByHand(Plain())),
    )
    assert (size(state, bear), characteristics(state, bear).has("flying")) == ((3, 3), False)
    state.own_player(0).life = 21
    state.own(bear).tapped = True
    laid.hand(0, BEAR, BEAR)
    assert (size(state, bear), characteristics(state, bear).has("flying")) == ((4, 4), True)


def test_what_no_effect_touches_shares_its_printed_characteristics() -> None:
    """A bear beside lords of others is the card's own characteristics, not a copy."""
    laid = table()
    bear, elf, _ = laid.battlefield(0, BEAR, WEE, enchantment("Elves", Boost(Are("Elf"))))
    assert characteristics(laid.state, bear) is BEAR.faces[0].characteristics
    assert size(laid.state, elf) == (2, 4)
    assert characteristics(laid.state, elf) is characteristics(laid.state, elf)


def test_counters_and_tapping_make_no_new_pass() -> None:
    """With steady effects alone, only what continuous effects depend on moves the layers."""
    laid = table()
    bear, _ = laid.battlefield(0, BEAR, enchantment("Crusade", Boost(CREATURES)))
    state = laid.state
    before = effects_of(state)
    counters(state, bear, "+1/+1", 2)
    state.own(bear).tapped = True
    state.own_player(0).life = 3
    assert size(state, bear) == (5, 5)
    assert effects_of(state) is before


def test_a_volatile_effect_that_does_the_same_makes_no_new_pass() -> None:
    """A hand that did not change its size is looked at, and the pass is kept; when it changes it is made anew."""
    laid = table()
    bear, _ = laid.battlefield(0, BEAR, enchantment("Study", BoostByHand(Plain())))
    state = laid.state
    before = effects_of(state)
    state.own_player(1).life = 3
    assert effects_of(state) is before
    laid.hand(0, BEAR)
    assert effects_of(state) is not before
    assert size(state, bear) == (3, 3)


def test_copies_of_a_state_do_not_share_what_differs() -> None:
    """Two forks that change differently see their own characteristics, and the parent sees its own."""
    laid = table()
    bear, _ = laid.battlefield(0, BEAR, enchantment("Study", BoostByHand(Plain())))
    state = laid.state
    assert size(state, bear) == (2, 2)
    one, other = state.copy(), state.copy()
    counters(one, bear, "+1/+1", 3)
    until_end_of_turn(other, SetSize(This(), 7, 7), bear)
    assert (size(one, bear), size(other, bear), size(state, bear)) == ((5, 5), (7, 7), (2, 2))
