"""CR 800.4a-m, 104.2a, 104.3a: what leaves with a player, what stays, and who does what instead."""

from __future__ import annotations

from typing import ClassVar

import pytest
from tests.engine.cards_for_tests import BEAR, FOREST, SHOCK, card, creature
from tests.engine.combat_play import attack, block, kind_of, lives, to_attackers, to_end
from tests.engine.combat_terms import WALKER, aura
from tests.engine.layer_filters import Enchanted, This, UntilYourNextTurn
from tests.engine.layer_terms import Boost, Controls, size, static, until_end_of_turn
from tests.engine.positions import Table, do, names, pass_until
from tests.engine.terms_for_tests import Gain, ThisTurn

from oathbreaker.engine.abstract import Subject, TriggerEvent
from oathbreaker.engine.announcement import NOBODY, Target
from oathbreaker.engine.asking import ask_may, choose
from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import Decision, Procedure
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.events import Event
from oathbreaker.engine.happening import happen
from oathbreaker.engine.leaving import leave_game
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.play import Play
from oathbreaker.engine.positions import put
from oathbreaker.engine.preparing import token
from oathbreaker.engine.priority import settle
from oathbreaker.engine.state import State
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.terms.abilities import TriggeredAbility
from oathbreaker.terms.term import term

MIND_CONTROL = aura("Mind Control", lines=(static(Controls(Enchanted())),))


@term
class GivesAway(Controls):
    """Another player controls them."""

    seat: int = 1

    def controller(self, context: Context, oid: int) -> int:  # noqa: ARG002  as declared
        """Return that player."""
        return self.seat


@term
class Leaves(TriggerEvent):
    """Whenever a permanent leaves the battlefield."""

    kinds: ClassVar[tuple[str, ...]] = ("zone change",)
    looks_back: ClassVar[bool] = True

    def matches(self, context: Context, event: Event) -> Subject | None:
        """Match any that does, the source aside."""
        fits = isinstance(event, ZoneChange) and event.origin == "battlefield" and event.oid != context.source
        return Subject() if fits else None


def settled(state: State) -> None:
    """Settle without decisions."""
    for _ in settle(state):
        pytest.fail("a decision was asked")


def mind_control(table: Table, seat: int, victim: int) -> tuple[int, int]:
    """Let one player control another's creature by an Aura; return both."""
    griffin = table.battlefield(victim, BEAR)[0]
    control = table.battlefield(seat, MIND_CONTROL)[0]
    table.state.own(control).attached_to = griffin
    table.state.continuous_changed()
    settled(table.state)
    assert table.state.objects[griffin].controller == seat
    return griffin, control


def test_800_4a_the_controller_of_a_control_aura_leaves() -> None:
    """The rule's first example: the Aura leaves too, and the creature is its owner's again."""
    table = Table(3)
    griffin, control = mind_control(table, 0, 1)
    play = table.start(active=2)
    play.concede(0)
    assert control not in play.state.objects
    assert play.state.objects[griffin].controller == 1
    assert names(play.state, "exile") == []


def test_800_4a_the_owner_of_the_controlled_creature_leaves() -> None:
    """The rule's first example, the other way: the creature leaves, the Aura goes to its owner's graveyard."""
    table = Table(3)
    griffin, _ = mind_control(table, 0, 1)
    play = table.start(active=2)
    play.concede(1)
    assert griffin not in play.state.objects
    assert names(play.state, "graveyard", 0) == ["Mind Control"]


def test_800_4a_an_effect_of_control_until_end_of_turn_ends() -> None:
    """The rule's second example: the creature reverts to its owner's control."""
    table = Table(3)
    bear = table.battlefield(1, BEAR)[0]
    play = table.start(active=0)
    until_end_of_turn(play.state, Controls(This()), bear, seat=0)
    settled(play.state)
    assert play.state.objects[bear].controller == 0
    play.concede(0)
    assert play.state.objects[bear].controller == 1
    assert play.state.lasting == ()


def test_800_4a_control_that_the_departed_gave_to_another_stays() -> None:
    """An effect made by one who leaves that gives control to somebody else goes on; one that gave it to them ends."""
    table = Table(3)
    bear, mine = table.battlefield(2, BEAR, BEAR)
    play = table.start(active=2)
    begin_lasting(Context(play.state, NOBODY, 0), GivesAway(This(), 1), ThisTurn(), (bear,))
    begin_lasting(Context(play.state, NOBODY, 2), GivesAway(This(), 0), ThisTurn(), (mine,))
    settled(play.state)
    assert [play.state.objects[oid].controller for oid in (bear, mine)] == [1, 0]
    play.concede(0)
    assert [play.state.objects[oid].controller for oid in (bear, mine)] == [1, 2]


@pytest.mark.parametrize(("leaver", "exiled"), [(0, ["Bear"]), (1, [])])
def test_800_4a_a_card_put_onto_the_battlefield_under_another_s_control(leaver: int, exiled: list[str]) -> None:
    """The rule's third example: it is exiled as its controller leaves, and leaves with its owner."""
    table = Table(3)
    put(table.state, BEAR, 1, "battlefield", controller=0)
    play = table.start(active=2)
    play.concede(leaver)
    assert names(play.state, "battlefield") == []
    assert names(play.state, "exile", 1) == exiled


def test_800_4a_tokens_go_with_the_player_who_created_them() -> None:
    """The rule's fourth example: a token is owned by whom it was created for."""
    table = Table(3)
    myr = token(creature("Myr", "{1}", 1).faces[0].characteristics)
    for seat in (0, 1):
        for _ in happen(table.state, (CreateToken(seat, myr),)):
            pytest.fail("a decision was asked")
    play = table.start(active=2)
    play.concede(0)
    assert [play.state.objects[oid].owner for oid in play.state.battlefield] == [1]


def test_800_4c_control_ends_later_and_nobody_is_left_to_control_it() -> None:
    """A card that the departed controlled by default and another by an effect is exiled when that effect ends."""
    table = Table(3)
    bear = put(table.state, BEAR, 1, "battlefield", controller=0)
    play = table.start(active=2)
    until_end_of_turn(play.state, Controls(This()), bear, seat=2)
    settled(play.state)
    play.concede(0)
    assert play.state.objects[bear].controller == 2
    pass_until(play, step="upkeep")
    assert bear not in play.state.objects
    assert names(play.state, "exile", 1) == ["Bear"]


def test_603_6c_permanents_that_leave_the_game_leave_the_battlefield() -> None:
    """Abilities of others trigger for each permanent that leaves with its owner, and for each that is exiled."""
    table = Table(3)
    table.battlefield(1, card("Witness", "Enchantment", "{1}", (TriggeredAbility(Leaves(), (Gain(1),)),)))
    table.battlefield(0, BEAR, FOREST)
    table.hand(0, SHOCK)
    put(table.state, BEAR, 2, "battlefield", controller=0)
    play = table.start(active=1)
    play.concede(0)
    pass_until(play, step="beginning of combat")
    assert lives(play)[1] == 23


def test_800_4a_priority_passes_on() -> None:
    """The player with priority leaves: the next has it, and those who had passed still have."""
    table = Table(4)
    play = table.start(active=0)
    play.answer("pass")
    play.answer("pass")
    play.concede(2)
    assert play.decision is not None
    assert (play.decision.player, play.state.passes) == (3, 2)
    play.answer("pass")
    assert play.state.step == "beginning of combat"


def test_117_4_a_player_who_had_passed_leaves() -> None:
    """The others must still all pass: the one who left does not count any more."""
    table = Table(4)
    play = table.start(active=0)
    play.answer("pass")
    play.answer("pass")
    play.concede(1)
    assert play.decision is not None
    assert (play.decision.player, play.state.passes) == (2, 1)
    play.answer("pass")
    assert play.decision.player == 3
    assert play.state.step == "precombat main"


def test_725_4_the_monarch_leaves() -> None:
    """The active player becomes the monarch; where that one leaves, the next player in turn order."""
    table = Table(4)
    table.state.remember("monarch", 2)
    play = table.start(active=1)
    play.concede(2)
    assert play.state.recall("monarch") == 1
    play.concede(1)
    assert play.state.recall("monarch") == 3


def test_800_4e_no_damage_is_assigned_to_one_who_has_left() -> None:
    """The creature goes on attacking nothing; its damage is not assigned."""
    table = Table(3)
    ours = table.battlefield(0, BEAR, BEAR)
    play = to_attackers(table)
    attack(play, (ours[0], 1), (ours[1], 2))
    play.concede(1)
    thing = play.state.objects[ours[0]]
    assert (thing.attacking, thing.defender) == (NOBODY, 1)
    to_end(play)
    assert lives(play)[1:] == [20, 18]


def test_800_4a_a_planeswalker_s_controller_leaves_in_combat() -> None:
    """The planeswalker and the blockers are gone; a blocked creature stays blocked."""
    table = Table(3)
    ours = table.battlefield(0, BEAR, BEAR)
    walker, bear = table.battlefield(1, WALKER, BEAR)
    play = to_attackers(table)
    attack(play, (ours[0], walker), (ours[1], 1))
    block(play, (bear, ours[1]))
    play.concede(1)
    state = play.state
    assert [(state.objects[oid].attacking, state.objects[oid].blocked) for oid in ours] == [
        (NOBODY, False),
        (NOBODY, True),
    ]
    to_end(play)
    assert lives(play)[2] == 20


def test_800_4k_the_turn_of_one_who_has_left_does_not_begin() -> None:
    """Turns go on in order without them, extra turns included."""
    table = Table(3)
    play = table.start(active=0, step="end", turn=3)
    play.state.extra_turns = (1,)
    play.concede(1)
    pass_until(play, step="upkeep")
    assert (play.state.turn, play.state.active) == (4, 2)


def test_800_4m_until_the_next_turn_of_one_who_has_left() -> None:
    """The effect lasts until that turn would have begun: not shorter, not longer."""
    table = Table(4)
    bear = table.battlefield(3, BEAR)[0]
    play = table.start(active=0, turn=3)
    begin_lasting(Context(play.state, bear, 2), Boost(This()), UntilYourNextTurn(), (bear,))
    plain, boosted = (2, 2), size(play.state, bear)
    assert boosted != plain
    play.concede(2)
    assert size(play.state, bear) == boosted
    pass_until(play, step="end")
    play.answer("pass")
    while play.state.turn == 3:
        play.answer("pass")
    assert (play.state.active, size(play.state, bear)) == (1, boosted)
    while play.state.turn == 4:
        assert play.decision is not None
        play.answer("pass" if play.decision.kind == "priority" else list(play.decision.default()))
    assert (play.state.active, size(play.state, bear)) == (3, plain)


def first_question(procedure: Procedure[object]) -> Decision:
    """Return the first decision of a procedure."""
    return next(procedure)


def finish(procedure: Procedure[object], *answers: tuple[int, ...]) -> object:
    """Answer the decisions of a procedure and return its result."""
    next(procedure)
    try:
        for answer in answers:
            procedure.send(answer)
    except StopIteration as stop:
        return stop.value
    raise AssertionError(answers)


def left_table() -> State:
    """Return a game of four in which player 1 has left; seat 0 has a Bear."""
    table = Table(4)
    table.battlefield(0, BEAR)
    table.state.active = 0
    leave_game(table.state, (1,))
    return table.state


def test_800_4f_a_cost_is_not_paid_by_one_who_has_left() -> None:
    """Nobody is asked; the answer is no."""
    state = left_table()
    procedure = ask_may(state, 1, "118.12")
    with pytest.raises(StopIteration) as stop:
        next(procedure)
    assert stop.value.value is False


def test_800_4g_the_controller_of_the_object_chooses_who_chooses() -> None:
    """Another opponent is chosen, who then makes the choice."""
    state = left_table()
    bear = state.battlefield[0]
    things: tuple[Target, ...] = (0, 2, 3)
    asked = first_question(choose(state, 1, "player", things, 1, 1, "608.2d", source=bear))
    assert (asked.player, asked.rule) == (0, "800.4g")
    assert [option.target for option in asked.options] == [2, 3]
    assert finish(choose(state, 1, "player", things, 1, 1, "608.2d", source=bear), (1,), (2,)) == (3,)


def test_800_4h_a_rule_asks_the_next_player() -> None:
    """A choice of the rules is made by the next player in turn order."""
    state = left_table()
    asked = first_question(choose(state, 1, "player", (0, 2, 3), 1, 1, "506.2a"))
    assert asked.player == 2


def test_104_2a_the_last_one_wins() -> None:
    """When all opponents have left, the player still there wins at once."""
    table = Table(3)
    play = table.start()
    play.concede(1)
    before = play.is_over
    play.concede(0)
    assert (before, play.is_over) == (False, True)
    assert play.standings == [[2], [0], [1]]


@pytest.mark.parametrize("kind", ["attackers", "blockers", "assign damage", "target"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_104_3a_concession_at_any_decision(kind: str, seat: int) -> None:
    """Whoever concedes, whatever is asked: the game goes on among the others, without their cards."""
    play = concession_table(kind)
    assert kind_of(play) == kind
    play.concede(seat)
    while kind_of(play) and play.state.step != "end":
        assert play.decision is not None
        assert play.decision.player != seat
        play.answer("pass" if play.decision.kind == "priority" else list(play.decision.default()))
    assert not play.state.players[seat].in_game
    assert not any(thing.owner == seat for thing in play.state.objects.values())


def concession_table(kind: str) -> Play:
    """Return a game of three at a decision of this kind."""
    table = Table(3)
    table.lands(0)
    table.hand(0, SHOCK)
    ours = table.battlefield(0, creature("Hydra", "{G}", 4, "trample"), BEAR)
    theirs = table.battlefield(1, BEAR, BEAR)
    if kind == "target":
        play = table.start()
        do(play, "cast", "Jolt")
        return play
    play = to_attackers(table)
    if kind == "attackers":
        return play
    attack(play, (ours[0], 1), (ours[1], 2))
    pass_until(play, "blockers")
    if kind == "blockers":
        return play
    block(play, *((oid, ours[0]) for oid in theirs))
    pass_until(play, "assign damage")
    return play
