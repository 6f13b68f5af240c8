"""CR 306, 606: planeswalkers and loyalty abilities."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, SHOCK, card
from tests.engine.combat_terms import WALKER, ItSays, loyalty
from tests.engine.layer_filters import This
from tests.engine.layer_terms import Controls, until_end_of_turn
from tests.engine.positions import Table, do, resolve, target
from tests.engine.terms_for_tests import AnyTarget, Damage, Targeted

from oathbreaker.engine.definitions import PlayableCard
from oathbreaker.engine.loyalty import ChangeLoyalty, activated_this_turn, may_activate
from oathbreaker.engine.play import Play
from oathbreaker.engine.priority import settle
from oathbreaker.terms.abilities import ActivatedAbility, StaticAbility, TargetSpec

PLUS, MINUS, MINUS_X = range(3)
"""The abilities of the test planeswalker: +1, -3, -X."""


def start(table: Table, *walkers: PlayableCard) -> tuple[Play, list[int]]:
    """Put planeswalkers onto the battlefield and begin in the main phase."""
    oids = table.battlefield(0, *(walkers or (WALKER,)))
    return table.start(), oids


def abilities(play: Play, oid: int) -> list[int]:
    """Return which abilities of a permanent may be activated now."""
    assert play.decision is not None
    return [option.ability[0] for option in play.decision.options if option.source == oid and option.ability]


def activate(play: Play, oid: int, number: int) -> None:
    """Activate an ability."""
    assert play.decision is not None
    keys = [option for option in play.decision.options if option.source == oid and option.ability]
    play.answer(next(option for option in keys if option.ability and option.ability[0] == number))


def loyalty_counters(play: Play, oid: int) -> int:
    """Return the loyalty."""
    return play.state.objects[oid].counters.get("loyalty", 0)


def test_306_5b_it_enters_with_its_printed_loyalty() -> None:
    """A resolving planeswalker spell makes a permanent with that many counters."""
    table = Table(2)
    table.lands(0)
    table.hand(0, WALKER)
    play = table.start()
    do(play, "cast", "Walker")
    resolve(play)
    walker = next(oid for oid in play.state.battlefield if play.state.objects[oid].definition is WALKER)
    assert loyalty_counters(play, walker) == 3


def test_606_4_the_cost_is_counters() -> None:
    """The counters are put on or removed as the ability is activated, before it resolves."""
    play, (walker,) = start(Table(2))
    activate(play, walker, PLUS)
    assert loyalty_counters(play, walker) == 4
    assert len(play.state.stack) == 1
    resolve(play)
    assert len(play.state.hand(0)) == 1


def test_606_3_one_loyalty_ability_of_a_permanent_each_turn() -> None:
    """After one the others can't be activated; those of another planeswalker can."""
    other = card("Other", "Planeswalker — Test", "{2}", (loyalty(ChangeLoyalty(1)),), loyalty="2")
    play, (walker, second) = start(Table(2), WALKER, other)
    activate(play, walker, PLUS)
    resolve(play)
    assert abilities(play, walker) == []
    assert abilities(play, second) == [0]


def test_606_3_no_player_may_have_activated_one_before() -> None:
    """A new controller in the same turn finds it used."""
    play, (walker,) = start(Table(2))
    activate(play, walker, PLUS)
    resolve(play)
    state = play.state
    until_end_of_turn(state, Controls(This()), walker, seat=1)
    for _ in settle(state):
        pytest.fail("a decision was asked")
    assert state.objects[walker].controller == 1
    assert not may_activate(state, state.objects[walker], is_sorcery_time=True)


def test_606_3_only_in_ones_main_phase_with_an_empty_stack() -> None:
    """Not in the upkeep, not in response."""
    table = Table(2)
    table.lands(0)
    table.hand(0, SHOCK)
    play, (walker,) = start(table)
    do(play, "cast", "Jolt")
    target(play, 1)
    assert abilities(play, walker) == []
    table = Table(2)
    walker = table.battlefield(0, WALKER)[0]
    play = table.start(step="upkeep")
    assert abilities(play, walker) == []


def test_606_6_not_more_than_there_is() -> None:
    """-3 needs three counters."""
    table = Table(2)
    walker = table.battlefield(0, WALKER)[0]
    table.state.own(walker).counters["loyalty"] = 2
    play = table.start()
    assert abilities(play, walker) == [PLUS, MINUS_X]


def test_606_6_the_last_counters_may_be_paid() -> None:
    """Paying all of them puts the planeswalker into the graveyard, and the ability resolves all the same."""
    play, (walker,) = start(Table(2))
    activate(play, walker, MINUS)
    assert walker not in play.state.objects
    resolve(play)
    assert play.state.players[0].life == 25


@pytest.mark.parametrize("x", [0, 2])
def test_107_3a_x_of_a_loyalty_cost_is_announced(x: int) -> None:
    """X is at most the loyalty there is, and 0 removes nothing."""
    play, (walker,) = start(Table(2))
    activate(play, walker, MINUS_X)
    assert play.decision is not None
    assert (play.decision.kind, [option.value for option in play.decision.options]) == ("x", [0, 1, 2, 3])
    play.answer(x)
    assert loyalty_counters(play, walker) == 3 - x
    said = play.state.objects[play.state.stack[-1]].announcement
    assert said is not None
    assert said.x == x


def test_606_5_other_effects_change_the_cost() -> None:
    """A cost of +1 with an additional -2 removes one counter in all."""
    walker = card(
        "Burdened", "Planeswalker — Test", "{2}",
        (loyalty(ChangeLoyalty(1)), StaticAbility((ItSays("loyalty cost change", -2),))),
        loyalty="1",
    )  # fmt: skip
    play, (oid,) = start(Table(2), walker)
    assert abilities(play, oid) == [0]
    activate(play, oid, 0)
    assert oid not in play.state.objects


def test_606_3_an_effect_may_let_it_be_activated_twice() -> None:
    """With one more each turn the second activation is legal and the third is not."""
    walker = card(
        "Twice", "Planeswalker — Test", "{2}",
        (loyalty(ChangeLoyalty(1)), StaticAbility((ItSays("loyalty abilities each turn"),))),
        loyalty="1",
    )  # fmt: skip
    play, (oid,) = start(Table(2), walker)
    for number in range(2):
        assert activated_this_turn(play.state, play.state.objects[oid]) == number
        activate(play, oid, 0)
        resolve(play)
    assert abilities(play, oid) == []
    assert loyalty_counters(play, oid) == 3


def test_733_1_an_abandoned_activation_leaves_the_loyalty_ability_of_the_turn() -> None:
    """Giving up the choice of a target returns to before: no counter, and it may be activated again."""
    aims = ActivatedAbility((ChangeLoyalty(-1),), (Damage(2, Targeted()),), (TargetSpec(AnyTarget()),), loyalty=True)
    play, (walker,) = start(Table(2), card("Aimer", "Planeswalker — Test", "{2}", (aims,), loyalty="3"))
    activate(play, walker, 0)
    assert play.decision is not None
    assert play.decision.kind == "target"
    play.abandon()
    assert loyalty_counters(play, walker) == 3
    assert play.state.objects[walker].loyalty_turn != play.state.turn
    assert abilities(play, walker) == [0]


def test_306_8_damage_removes_loyalty() -> None:
    """A spell deals 2 to a planeswalker of loyalty 3; a second one puts it into the graveyard (306.9)."""
    table = Table(2)
    table.lands(0)
    table.hand(0, SHOCK, SHOCK)
    walker = table.battlefield(1, WALKER, BEAR)[0]
    play = table.start()
    for left in (1, 0):
        do(play, "cast", "Jolt")
        target(play, walker)
        resolve(play)
        assert (walker in play.state.objects) == bool(left)
        if left:
            assert loyalty_counters(play, walker) == left
