"""CR 704.3-704.8 State-based actions together: at once, by one reason each, with what a format adds."""

from __future__ import annotations

import re
from pathlib import Path

from tests.engine.cards_for_tests import BEAR, card, creature
from tests.engine.layer_filters import Are
from tests.engine.layer_terms import (
    Boost,
    SizeIsHand,
    enchantment,
    static,
)
from tests.engine.positions import Table
from tests.engine.state_based_positions import KING, check_once, perform, started, zone_of
from tests.engine.terms_for_tests import CreatureDies, Gain, TestKeyword

from oathbreaker.engine.decisions import Procedure
from oathbreaker.engine.events import Event
from oathbreaker.engine.layers import characteristics
from oathbreaker.engine.movement import ZoneChange
from oathbreaker.engine.player_events import LoseGame
from oathbreaker.engine.rules import GameRules
from oathbreaker.engine.state import State
from oathbreaker.engine.state_based import CHOOSERS, DECLINED, FINDERS
from oathbreaker.formats.commander import Commander
from oathbreaker.terms.abilities import Keywords, TriggeredAbility
from oathbreaker.texts.rules import cited_rules, rule_numbers


def test_704_3_all_of_it_happens_at_once() -> None:
    """A creature that dies with another still sees it die: both leave in one event."""
    laid = Table()
    mourner = creature("Mourner", "{1}", 1, lines=(TriggeredAbility(CreatureDies(), (Gain(1),)),))
    one, other = laid.battlefield(0, mourner, BEAR)
    for oid in (one, other):
        laid.state.own(oid).damage = 5
    check_once(laid.state)
    assert len(laid.state.pending) == 2


def test_704_4_what_was_so_during_a_resolution_does_not_count() -> None:
    """A creature whose size is its controller's hand survives an empty hand if cards are there again at the check."""
    laid = Table()
    state = laid.state
    (maro,) = laid.battlefield(0, card("Maro", "Creature — Elemental", "{2}", (static(SizeIsHand()),), "*", "*"))
    hand = laid.hand(0, BEAR)
    perform(state, *[ZoneChange(state, oid, "graveyard") for oid in hand])
    assert characteristics(state, maro).toughness == 0
    laid.hand(0, BEAR, BEAR)
    check_once(state)
    assert zone_of(state, maro) == "battlefield"
    for oid in state.hand(0):
        perform(state, ZoneChange(state, oid, "graveyard"))
    check_once(state)
    assert zone_of(state, maro) == "graveyard"


def test_704_7_a_creature_that_would_die_for_two_reasons_dies_once() -> None:
    """A legend without toughness is put into the graveyard by one event."""
    laid = Table()
    laid.battlefield(0, KING, KING)
    laid.battlefield(1, enchantment("Plague", Boost(Are("creature"), -3, -3)))
    play = started(laid)
    while play.decision is not None and play.decision.rule == "704.5j":
        play.answer(list(play.decision.default()))
    moves = [event for event in play.state.log if isinstance(event, ZoneChange)]
    assert len(moves) == 2


def test_704_3_an_indestructible_legend_with_lethal_damage_goes_by_the_legend_rule() -> None:
    """That it can't be destroyed does not keep it from being put into the graveyard for another reason."""
    laid = Table()
    lasting = (Keywords((TestKeyword("indestructible"),)),)
    hurt, other = laid.battlefield(0, *[card("Hero", "Legendary Creature — Human", "{3}", lasting, "3", "3")] * 2)
    laid.state.own(hurt).damage = 5
    play = started(laid)
    assert play.decision is not None
    play.answer([1])
    assert (zone_of(play.state, hurt), zone_of(play.state, other)) == ("graveyard", "battlefield")


def test_704_8_what_leaves_is_remembered_with_the_counters_it_had() -> None:
    """A 1/1 with one +1/+1 and three -1/-1 counters dies with all of them on it."""
    laid = Table()
    (wolf,) = laid.battlefield(0, creature("Wolf", "{1}", 1))
    laid.state.own(wolf).counters.update({"+1/+1": 1, "-1/-1": 3})
    check_once(laid.state)
    assert zone_of(laid.state, wolf) == "graveyard"
    assert laid.state.last_known[wolf].object.counters == {"+1/+1": 1, "-1/-1": 3}


def test_702_26b_what_is_phased_out_is_left_alone() -> None:
    """A phased-out creature with lethal damage stays, and a phased-out legend is no second one."""
    laid = Table()
    state = laid.state
    bear, _, king = laid.battlefield(0, BEAR, KING, KING)
    state.own(bear).damage = 9
    for oid in (bear, king):
        state.own(oid).phased_out = True
    state.continuous_changed()
    check_once(state)
    assert (zone_of(state, bear), zone_of(state, king)) == ("battlefield", "battlefield")


class Elimination(GameRules):
    """A format with a state-based action of its own: whoever has seven lands loses."""

    def state_based_actions(self, state: State) -> Procedure[list[Event]]:
        """Find them."""
        yield from ()
        return [LoseGame(seat, "704.6c") for seat in state.seats() if len(list(state.controlled(seat))) >= 3]


def test_704_6_a_format_has_its_own_actions() -> None:
    """They happen together with the others."""
    laid = Table(rules=Elimination())
    laid.battlefield(1, BEAR, BEAR, BEAR)
    play = started(laid)
    assert (play.is_over, play.standings) == (True, [[0], [1]])


PERFORMS = re.compile(r"state_based|attaching|\.formats\.")
"""Where what performs a state-based action is: in the engine, and for 704.6 in the format that has it."""

TEST_OF_LETTER = re.compile(r"def test_704_([56][a-z])_")
"""How a test of the engine names the letter that it is about."""


def test_every_letter_is_there_or_declined_by_name() -> None:
    """Each number of 704.5 and 704.6 is cited by what does it and named by a test, or stands in the table; never both.

    There it has a reason.
    """
    letters = {number for number in rule_numbers() if re.fullmatch(r"704\.[56][a-z]", number)}
    assert issubclass(Commander, GameRules)
    places = cited_rules()
    done = {number for number in letters if any(PERFORMS.search(place) for place in places.get(number, ()))}
    assert done | set(DECLINED) == letters
    assert not done & set(DECLINED)
    assert all(DECLINED.values())
    tested = {
        found for path in Path(__file__).parents[1].rglob("*.py") for found in TEST_OF_LETTER.findall(path.read_text())
    }
    assert done == {f"704.{letter}" for letter in tested}
    assert FINDERS
    assert CHOOSERS
