"""CR 613.7m Timestamps of what enters or becomes attached simultaneously: APNAP order."""

from __future__ import annotations

from tests.engine.cards_for_tests import BEAR, card
from tests.engine.layer_filters import Are, Enchanted
from tests.engine.layer_terms import Paint, enchantment, static
from tests.engine.positions import Table

from oathbreaker.cards.colors import Color
from oathbreaker.engine.events import Attach, Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.state import State

RED = enchantment("Red", Paint(Are("creature"), Color.RED))
BLUE = enchantment("Blue", Paint(Are("creature"), Color.BLUE))


def perform(state: State, *events: Event) -> None:
    """Let events happen to which nobody has a choice."""
    for _ in happen(state, events):
        raise AssertionError


def test_613_7m_the_active_players_permanents_are_the_older_ones() -> None:
    """Two effects enter together, the nonactive player's named first: theirs is the later timestamp, and wins."""
    for active, color in ((0, Color.BLUE), (1, Color.RED)):
        laid = Table()
        state = laid.state
        state.active = active
        (bear,) = laid.battlefield(0, BEAR)
        (red,) = laid.hand(0, RED)
        (blue,) = laid.hand(1, BLUE)
        moves = [ZoneChange(state, oid, "battlefield") for oid in ((blue, red) if active == 0 else (red, blue))]
        perform(state, *moves)
        assert characteristics(state, bear).colors == {color}
        stamps = [state.objects[oid].timestamp for oid in state.battlefield]
        assert stamps == sorted(stamps)


def test_613_7m_also_for_what_becomes_attached_together() -> None:
    """Two Equipments of two players become attached to one creature."""
    laid = Table()
    state = laid.state
    red = card("Red Cloak", "Artifact — Equipment", "{1}", (static(Paint(Enchanted(), Color.RED)),))
    blue = card("Blue Cloak", "Artifact — Equipment", "{1}", (static(Paint(Enchanted(), Color.BLUE)),))
    (bear, mine) = laid.battlefield(0, BEAR, red)
    (theirs,) = laid.battlefield(1, blue)
    perform(state, Attach(theirs, bear), Attach(mine, bear))
    assert characteristics(state, bear).colors == {Color.BLUE}


def test_613_7d_permanents_of_one_player_keep_their_order() -> None:
    """They enter as they were named."""
    laid = Table()
    state = laid.state
    red, blue = laid.hand(0, RED, BLUE)
    (bear,) = laid.battlefield(0, BEAR)
    perform(state, ZoneChange(state, blue, "battlefield"), ZoneChange(state, red, "battlefield"))
    assert characteristics(state, bear).colors == {Color.RED}
