"""CR 103, 104: starting and ending a game."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, ISLAND, SHOCK, card, deck
from tests.engine.layer_filters import This
from tests.engine.layer_terms import Boost, until_end_of_turn
from tests.engine.more_terms_for_tests import MakeServo, Weaker
from tests.engine.positions import Table, do, pass_until, resolve, target
from tests.engine.terms_for_tests import CreatureDies

from oathbreaker.engine.abstract import Effect
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import IllegalAnswer, Procedure
from oathbreaker.engine.play import Play
from oathbreaker.engine.player_events import PutsBack, StepBegins
from oathbreaker.engine.rules import GameRules, SeatSetup
from oathbreaker.engine.settings import Settings
from oathbreaker.terms.abilities import SpellAbility, StaticAbility, TriggeredAbility
from oathbreaker.terms.term import term


@term
class ShrinkGiants(Effect):
    """Giants get -0/-1 until end of turn."""

    def perform(self, context: Context) -> Procedure[None]:
        """Let them."""
        yield from ()
        giants = [oid for oid in context.state.battlefield if context.state.objects[oid].definition.name == "Giant"]
        until_end_of_turn(context.state, Boost(This(), 0, -1), *giants)


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


@pytest.mark.parametrize(("players", "steps"), [(2, [2, 3]), (3, [1, 2])])
def test_103_8a_the_first_draw_step_of_two_does_not_begin(players: int, steps: list[int]) -> None:
    """It is skipped as though it didn't exist: nobody gets priority in it, and nothing triggers at its beginning."""
    play = Play.start(GameRules(), [deck() for _ in range(players)], 3, Settings(stop_everywhere=True))
    keep_all(play)
    found: list[int] = []
    while play.decision is not None and play.state.turn < 4:
        if play.state.step == "draw" and play.state.turn not in found:
            found.append(play.state.turn)
        play.answer(list(play.decision.default()))
    assert found[:2] == steps
    begun = [event for event in play.state.past[1] if isinstance(event, StepBegins) and event.step == "draw"]
    assert len(begun) == (players > 2)


@pytest.mark.parametrize(("players", "most"), [(2, 7), (3, 8)])
def test_103_5_no_mulligan_after_a_hand_of_no_card(players: int, most: int) -> None:
    """Players can take mulligans until their hand would be no card, one more where the first is free."""
    play = Play.start(GameRules(), [deck() for _ in range(players)], 5)
    first, taken = play.state.first_seat, 0
    while play.decision is not None and play.decision.kind in {"mulligan", "choose cards"}:
        if play.decision.kind == "choose cards":
            play.answer(list(range(play.decision.minimum)))
            continue
        wants = play.decision.player == first
        taken += wants
        play.answer("yes" if wants else "no")
    assert taken == most
    back = [event for log in (*play.state.past, play.state.log) for event in log if isinstance(event, PutsBack)]
    assert [event.amount for event in back] == list(range(1, 8))


def test_103_5_all_declare_before_anybody_takes_a_mulligan() -> None:
    """Who wants a mulligan holds the first hand while the others are asked."""
    play = Play.start(GameRules(), [deck() for _ in range(3)], 5)
    first = play.state.first_seat
    hand = play.state.hand(first)
    play.answer("yes")
    assert play.state.hand(first) == hand
    play.answer("yes")
    play.answer("no")
    assert play.state.hand(first) != hand
    assert play.decision is not None
    assert play.decision.player == first


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


def test_104_3a_the_only_one_who_stays_wins_at_once() -> None:
    """Whatever is being decided: who concedes with one opponent left has lost, and nobody is asked anything more."""
    table = Table()
    table.battlefield(0, BEAR)
    table.battlefield(1, BEAR)
    play = table.start(step="beginning of combat")
    pass_until(play, "attackers")
    play.concede(1)
    assert play.is_over
    assert play.standings == [[0], [1]]
    copied = play.copy()
    assert copied.digest() == play.digest()


@pytest.mark.parametrize(("players", "left"), [(2, 1), (3, 2)])
def test_104_3a_conceding_before_the_first_turn(players: int, left: int) -> None:
    """With two players the game is over; with more the next player takes the first turn (800.4k)."""
    play = Play.start(GameRules(), [deck() for _ in range(players)], 5, Settings(stop_everywhere=True))
    first = play.state.first_seat
    play.concede(first)
    keep_all(play)
    assert len(play.state.seats()) == left
    assert play.is_over == (players == 2)
    if not play.is_over:
        assert (play.state.turn, play.state.active) == (1, (first + 1) % players)


def test_104_4b_what_comes_to_an_end_is_no_loop() -> None:
    """Each time a Servo dies the giant loses a point of toughness until end of turn: the giant dies in the end."""
    again = TriggeredAbility(CreatureDies(), (MakeServo(), ShrinkGiants()))
    table = Table()
    table.battlefield(0, card("Well", "Enchantment", "{1}", (again,)))
    table.battlefield(1, card("Blight", "Enchantment", "{1}", (StaticAbility((Weaker(1),)),)))
    (giant,) = table.battlefield(1, card("Giant", "Creature — Giant", "{1}", (), "1", "60"))
    table.hand(0, card("Start", "Sorcery", "{0}", (SpellAbility((MakeServo(),)),)))
    play = table.start()
    do(play, "cast", "Start")
    while giant in play.state.objects and not play.is_over:
        play.answer("pass")
    assert giant not in play.state.objects
    assert not play.is_over


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


@pytest.mark.parametrize(("dying", "standings"), [((0, 1, 2), [[0, 1, 2]]), ((0, 2), [[1], [0, 2]])])
def test_104_4a_who_loses_together_shares_a_place(dying: tuple[int, ...], standings: list[list[int]]) -> None:
    """If all who are left lose at once the game is a draw; if one stays, that one wins."""
    table = Table(3)
    for seat in dying:
        table.state.own_player(seat).life = 0
    play = table.start()
    assert play.is_over
    assert play.standings == standings
    assert play.state.winner == (() if len(dying) == 3 else (1,))


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
