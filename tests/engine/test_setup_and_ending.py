"""CR 103, 104: starting and ending a game."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import ISLAND, SHOCK, card, deck
from tests.engine.more_terms_for_tests import MakeServo, Weaker
from tests.engine.positions import Table, do, pass_until, resolve, target
from tests.engine.terms_for_tests import CreatureDies

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.engine.play import Play
from oathbreaker.engine.rules import GameRules, SeatSetup
from oathbreaker.engine.state import Settings
from oathbreaker.terms.abilities import SpellAbility, StaticAbility, TriggeredAbility


def keep_all(play: Play) -> None:
    """Keep every opening hand."""
    while play.decision is not None and play.decision.kind == "mulligan":
        play.answer("no")


@pytest.mark.parametrize(("players", "bottom"), [(2, 1), (4, 0)])
def test_103_5_mulligans_and_the_free_one(players: int, bottom: int) -> None:
    """A mulligan costs a card on the bottom; with three or more players the first one is free (103.5c)."""
    play = Play.start(GameRules(), [deck() for _ in range(players)], 5)
    first = play.state.first_seat
    assert play.decision is not None
    assert (play.decision.kind, play.decision.player) == ("mulligan", first)
    before = set(play.state.hand(first))
    play.answer("yes")
    for _ in range(players - 1):
        play.answer("no")
    if bottom:
        assert play.decision.kind == "choose cards"
        play.answer(list(range(bottom)))
    assert play.decision.kind == "mulligan"
    assert play.decision.player == first
    assert len(play.state.hand(first)) == 7 - bottom
    assert not before & set(play.state.hand(first))


@pytest.mark.parametrize(("players", "hand"), [(2, 7), (3, 8)])
def test_103_8a_only_the_first_player_of_two_skips_the_first_draw(players: int, hand: int) -> None:
    """In a game of two the starting player has seven cards in the first main phase, in others eight."""
    play = Play.start(GameRules(), [deck() for _ in range(players)], 3, Settings(stop_everywhere=True))
    keep_all(play)
    pass_until(play, step="precombat main")
    assert len(play.state.hand(play.state.first_seat)) == hand


def test_103_the_same_seed_shuffles_the_same_way() -> None:
    """Another seed gives another order."""
    hands = [Play.start(GameRules(), [deck(), deck()], seed).digest() for seed in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]


def test_104_3c_drawing_from_an_empty_library_loses() -> None:
    """The player loses the next time state-based actions are checked, not at the draw."""
    play = Play.start(GameRules(), [SeatSetup([ISLAND] * 7), SeatSetup([ISLAND] * 20)], 1)
    keep_all(play)
    while not play.is_over:
        play.answer(list(play.decision.default()))  # type: ignore[union-attr]
    assert play.standings == [[1], [0]]
    assert play.state.players[0].lost == "704.5b"


def test_104_3a_a_player_may_concede_while_another_is_asked() -> None:
    """They leave at once, and the decision goes on to somebody who is there."""
    table = Table(3)
    table.lands(0)
    table.hand(0, SHOCK)
    play = table.start()
    play.concede(1)
    assert play.decision is not None
    assert play.decision.player == 0
    assert play.state.seats() == [0, 2]
    play.concede(0)
    assert play.is_over
    assert play.standings == [[2], [0], [1]]
    with pytest.raises(IllegalAnswer):
        play.concede(2)


def test_104_3a_conceding_in_mid_announcement_gives_it_up() -> None:
    """The spell goes with its owner; the others play on."""
    table = Table(3)
    table.lands(0)
    table.hand(0, SHOCK)
    play = table.start()
    do(play, "cast", "Jolt")
    play.concede(0)
    assert play.state.stack == ()
    assert play.state.seats() == [1, 2]


def test_104_4b_a_mandatory_loop_is_a_draw() -> None:
    """Two abilities that trigger each other for ever, without a choice and without changing anything, end the game."""
    again = TriggeredAbility(CreatureDies(), (MakeServo(),))
    table = Table()
    table.battlefield(0, card("Well", "Enchantment", "{1}", (again,)))
    table.battlefield(1, card("Blight", "Enchantment", "{1}", (StaticAbility((Weaker(1),)),)))
    table.hand(0, card("Start", "Sorcery", "{0}", (SpellAbility((MakeServo(),)),)))
    play = table.start()
    do(play, "cast", "Start")
    resolve(play)
    assert play.is_over
    assert play.state.winner == ()
    assert play.standings == [[0, 1]]


def test_104_2a_the_last_player_wins() -> None:
    """Damage that brings the only opponent to no life ends the game."""
    table = Table()
    table.lands(0)
    table.hand(0, SHOCK)
    table.state.own_player(1).life = 2
    play = table.start()
    do(play, "cast", "Jolt")
    target(play, 1)
    resolve(play)
    assert play.is_over
    assert play.standings == [[0], [1]]
    with pytest.raises(IllegalAnswer):
        play.answer("pass")
