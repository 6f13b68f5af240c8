"""CR 611.2 How long continuous effects last."""

from __future__ import annotations

from tests.engine.cards_for_tests import BEAR
from tests.engine.layer_filters import This, UntilYourNextTurn, WhileYours
from tests.engine.layer_terms import Boost, Controls, size, until_end_of_turn
from tests.engine.positions import Table, pass_until

from oathbreaker.engine.announcement import NOBODY
from oathbreaker.engine.context import Context
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.layers import update_controllers
from oathbreaker.engine.state import State


def steal(state: State, thief: int, target: int) -> None:
    """Gain control of something for as long as you control the thief."""
    begin_lasting(Context(state, thief, 0), Controls(This()), WhileYours(), (target,))


def test_611_2b_an_effect_ends_with_what_it_lasts_for_as_long_as() -> None:
    """The stolen creature goes back as its thief changes hands, and does not come again with it."""
    laid = Table()
    (thief,) = laid.battlefield(0, BEAR)
    (loot,) = laid.battlefield(1, BEAR)
    state = laid.state
    steal(state, thief, loot)
    assert state.objects[loot].controller == 0
    until_end_of_turn(state, Controls(This()), thief, seat=1)
    update_controllers(state)
    assert (state.objects[thief].controller, state.objects[loot].controller) == (1, 1)
    state.lasting = ()
    state.continuous_changed()
    update_controllers(state)
    assert (state.objects[thief].controller, state.objects[loot].controller) == (0, 1)


def test_611_2b_a_duration_that_is_over_before_it_begins_does_nothing() -> None:
    """The thief is lost before its ability resolves."""
    laid = Table()
    (thief, loot) = laid.battlefield(1, BEAR, BEAR)
    steal(laid.state, thief, loot)
    assert laid.state.lasting == ()
    assert laid.state.objects[loot].controller == 1


def test_611_2_control_changes_as_the_effect_begins() -> None:
    """The rest of the same effect sees the new controller."""
    laid = Table()
    (loot,) = laid.battlefield(1, BEAR)
    until_end_of_turn(laid.state, Controls(This()), loot)
    assert laid.state.objects[loot].controller == 0


def test_514_2_until_end_of_turn_ends_in_the_cleanup_step() -> None:
    """The boost is there in the end step and gone in the next turn."""
    laid = Table()
    (bear,) = laid.battlefield(0, BEAR)
    until_end_of_turn(laid.state, Boost(This()), bear)
    play = laid.start(step="postcombat main")
    pass_until(play, step="end")
    assert size(play.state, bear) == (3, 3)
    pass_until(play, step="upkeep")
    assert size(play.state, bear) == (2, 2)


def test_until_your_next_turn_lasts_through_the_others_turns() -> None:
    """It ends as its controller's turn begins, before anything of that turn (500.1)."""
    laid = Table(3)
    (bear,) = laid.battlefield(0, BEAR)
    begin_lasting(Context(laid.state, NOBODY, 0), Boost(This()), UntilYourNextTurn(), (bear,))
    play = laid.start(active=0, step="end")
    for seat in (1, 2):
        pass_until(play, step="upkeep")
        assert (play.state.active, size(play.state, bear)) == (seat, (3, 3))
        pass_until(play, step="end")
    pass_until(play, step="upkeep")
    assert (play.state.active, size(play.state, bear)) == (0, (2, 2))
