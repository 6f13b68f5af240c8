"""CR 800.4: leaving a multiplayer game."""

from __future__ import annotations

from tests.engine.cards_for_tests import BEAR, SHOCK, card
from tests.engine.more_terms_for_tests import AtStep, Later
from tests.engine.positions import Table, do, names, pass_until, resolve, target
from tests.engine.terms_for_tests import Gain

from oathbreaker.engine.positions import put
from oathbreaker.terms.abilities import SpellAbility, TriggeredAbility


def test_800_4a_what_a_player_owns_leaves_with_them() -> None:
    """Cards in every zone go, spells on the stack too; what others own stays."""
    table = Table(3)
    table.lands(0)
    table.battlefield(1, BEAR)
    table.hand(0, SHOCK)
    play = table.start()
    do(play, "cast", "Jolt")
    target(play, 2)
    play.concede(0)
    assert play.state.stack == ()
    assert all(thing.owner != 0 for thing in play.state.objects.values())
    assert names(play.state, "battlefield") == ["Bear"]
    assert play.decision is not None
    assert play.decision.player == 1


def test_800_4a_what_they_control_of_others_is_exiled() -> None:
    """A permanent owned by another player that only the departed controls goes to exile."""
    table = Table(3)
    put(table.state, BEAR, 1, "battlefield", controller=0)
    play = table.start()
    play.concede(0)
    assert names(play.state, "battlefield") == []
    assert names(play.state, "exile") == ["Bear"]


def test_800_4j_the_turn_of_the_departed_goes_on() -> None:
    """The others receive priority in its remaining steps; then the next player's turn comes."""
    table = Table(3)
    play = table.start(active=0, turn=5)
    play.concede(0)
    assert play.decision is not None
    assert (play.state.turn, play.decision.player) == (5, 1)
    pass_until(play, step="upkeep")
    assert (play.state.turn, play.state.active) == (6, 1)


def test_800_4d_their_waiting_abilities_are_forgotten() -> None:
    """A delayed triggered ability of the departed does not come."""
    rite = card("Rite", "Sorcery", "{0}", (SpellAbility((Later(TriggeredAbility(AtStep("end"), (Gain(3),))),)),))
    table = Table(3)
    table.hand(0, rite)
    play = table.start()
    do(play, "cast", "Rite")
    resolve(play)
    assert [waiting.controller for waiting in play.state.delayed] == [0]
    play.concede(0)
    assert not play.state.delayed
