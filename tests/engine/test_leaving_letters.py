"""CR 800.4b, i, n, p: what does not go to one who has left, what is known of them, and what is not played."""

from __future__ import annotations

import re

from tests.engine.cards_for_tests import BEAR, SHOCK
from tests.engine.positions import Table, do, resolve, target
from tests.engine.state_based_positions import perform, zone_of

from oathbreaker.engine.casting import SpellCast
from oathbreaker.engine.context import Context
from oathbreaker.engine.definitions import Characteristics
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.leaving import DECLINED, leave_game
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.player_events import LoseLife
from oathbreaker.engine.preparing import token
from oathbreaker.engine.token_events import CreateToken
from oathbreaker.mechanics.controlling import HasController
from oathbreaker.texts.rules import cited_rules, rule_numbers

SERVO = token(Characteristics("Servo", types=("artifact", "creature"), subtypes=("Servo",), power=1, toughness=1))


def test_800_4b_control_does_not_go_to_one_who_has_left() -> None:
    """An effect that would give the departed control of a permanent changes nothing."""
    for seat, leaves in ((1, True), (1, False)):
        table = Table(3)
        (bear,) = table.battlefield(0, BEAR)
        if leaves:
            leave_game(table.state, (seat,))
        begin_lasting(Context(table.state, bear, 0), HasController(), None, (bear,), seat)
        assert table.state.objects[bear].controller == (0 if leaves else seat)


def test_800_4b_no_token_is_created_for_one_who_has_left() -> None:
    """The token is created neither under their control nor under another player's (800.4d)."""
    table = Table(3)
    leave_game(table.state, (1,))
    perform(table.state, CreateToken(1, SERVO), CreateToken(2, SERVO))
    assert [table.state.objects[oid].controller for oid in table.state.battlefield] == [2]


def test_800_4b_nothing_enters_under_the_control_of_one_who_has_left() -> None:
    """A card that would be put onto the battlefield under their control stays where it is."""
    for seat, zone in ((1, "graveyard"), (2, "battlefield")):
        table = Table(3)
        (bear,) = table.graveyard(0, BEAR)
        leave_game(table.state, (1,))
        perform(table.state, ZoneChange(table.state, bear, "battlefield", controller=seat))
        assert zone_of(table.state, bear) == zone


def test_800_4i_the_life_total_of_one_who_has_left_is_the_last_one() -> None:
    """It is what it was as they left; nothing changes it any more."""
    table = Table(3)
    perform(table.state, LoseLife(1, 13))
    leave_game(table.state, (1,))
    perform(table.state, LoseLife(1, 5))
    assert table.state.players[1].life == 7


def test_800_4i_actions_of_one_who_has_left_are_found() -> None:
    """What they cast this turn is still among what has happened."""
    table = Table(3)
    table.lands(0)
    table.hand(0, SHOCK)
    play = table.start()
    do(play, "cast", "Jolt")
    target(play, 2)
    resolve(play)
    play.concede(0)
    cast = [event for event in play.state.log if isinstance(event, SpellCast) and event.seat == 0]
    assert len(cast) == 1


def test_every_letter_of_800_4_is_there_or_declined_by_name() -> None:
    """Each is cited by what does it, or stands in the table with a reason; never both."""
    letters = {number for number in rule_numbers() if re.fullmatch(r"800\.4[a-z]", number)}
    done = letters & cited_rules().keys()
    assert done | set(DECLINED) == letters
    assert not done & set(DECLINED)
    assert all(DECLINED.values())
