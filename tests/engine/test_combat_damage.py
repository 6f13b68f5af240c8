"""CR 510: combat damage in one or two steps, and its division."""

from __future__ import annotations

import pytest
from tests.engine.cards_for_tests import BEAR, KNIGHT, creature
from tests.engine.combat_play import attack, block, damages, is_division, lives, to_attackers, to_division, to_end
from tests.engine.combat_terms import WALKER, ItSays, TestToxic, with_rule
from tests.engine.layer_filters import This
from tests.engine.layer_terms import Gains
from tests.engine.positions import Table, pass_until
from tests.engine.terms_for_tests import ThisTurn

from oathbreaker.engine.context import Context
from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.engine.durations import begin_lasting
from oathbreaker.engine.play import Play
from oathbreaker.terms.abilities import Keywords


def gain(play: Play, oid: int, word: str) -> None:
    """Let a creature gain a keyword until end of turn."""
    gained = Gains(This(), word)
    begin_lasting(Context(play.state, oid, play.state.objects[oid].controller), gained, ThisTurn(), (oid,))


@pytest.mark.parametrize("numbers", [(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_510_1c_damage_among_blockers_is_divided_as_one_likes(numbers: tuple[int, int]) -> None:
    """The rule's example: a creature of power 4 blocked by a 2/3 and a 1/1 may divide its damage in every way."""
    table = Table(2)
    big = table.battlefield(0, creature("Regrower", "{G}", 4))[0]
    spawn, hunter = table.battlefield(1, creature("Spawn", "{B}", 3), creature("Hunter", "{G}", 1))
    play = to_attackers(table)
    attack(play, (big, 1))
    block(play, (spawn, big), (hunter, big))
    assert to_division(play) == [f"object {spawn}", f"object {hunter}"]
    assert is_division(play, *numbers)
    play.answer(list(numbers))
    assert [part for part in damages(play) if part[0] == big] == [
        (big, target, amount) for target, amount in zip((spawn, hunter), numbers, strict=True) if amount
    ]


def test_510_1c_the_whole_of_it_is_assigned() -> None:
    """A division that leaves something out is refused, and nothing has changed."""
    table = Table(2)
    big = table.battlefield(0, creature("Regrower", "{G}", 4))[0]
    blockers = table.battlefield(1, BEAR, BEAR)
    play = to_attackers(table)
    attack(play, (big, 1))
    block(play, *((oid, big) for oid in blockers))
    to_division(play)
    with pytest.raises(IllegalAnswer):
        play.answer([2, 1])
    assert damages(play) == []


def test_510_1d_a_creature_that_blocks_two_divides_its_damage() -> None:
    """The defending player divides the damage of their blocker."""
    table = Table(2)
    ours = table.battlefield(0, BEAR, BEAR)
    wide = table.battlefield(1, with_rule("Wide", 3, ItSays("can block additional")))[0]
    play = to_attackers(table)
    attack(play, *((oid, 1) for oid in ours))
    block(play, *((wide, oid) for oid in ours))
    to_division(play)
    assert play.decision is not None
    assert (play.decision.player, play.decision.source, play.decision.total) == (1, wide, 3)


def test_510_1a_without_power_no_damage_and_toughness_where_an_effect_says_so() -> None:
    """A creature of power 0 assigns nothing; an effect may let toughness count."""
    table = Table(2)
    weak = creature("Weak", "{W}", 0)
    none, stout = table.battlefield(0, with_rule("None", 2, ItSays("assigns combat damage", 0)), BEAR)
    assert weak.faces[0].characteristics.power == 0
    play = to_attackers(table)
    attack(play, (none, 1), (stout, 1))
    to_end(play)
    assert lives(play) == [20, 18]


def test_509_1h_a_blocked_creature_stays_blocked_without_its_blocker() -> None:
    """The blocker is gone: no damage to the player, none at all."""
    table = Table(2)
    bear = table.battlefield(0, BEAR)[0]
    other = table.battlefield(1, BEAR)[0]
    play = to_attackers(table)
    attack(play, (bear, 1))
    block(play, (other, bear))
    play.state.own(other).damage = 2
    to_end(play)
    assert lives(play) == [20, 20]
    assert damages(play) == []


def test_702_7b_first_strike_kills_before_damage_comes_back() -> None:
    """The knight's damage comes first; the bear deals none."""
    table = Table(2)
    knight = table.battlefield(0, KNIGHT)[0]
    bear = table.battlefield(1, BEAR)[0]
    play = to_attackers(table)
    attack(play, (knight, 1))
    block(play, (bear, knight))
    to_end(play)
    assert damages(play) == [(knight, bear, 2)]
    assert knight in play.state.objects


def test_702_4b_double_strike_deals_damage_twice() -> None:
    """Once in each of the two steps; a creature without it in the second only."""
    table = Table(2)
    twice, bear = table.battlefield(0, creature("Twice", "{W}", 2, "double strike"), BEAR)
    play = to_attackers(table)
    attack(play, (twice, 1), (bear, 1))
    pass_until(play, step="first strike combat damage")
    assert lives(play) == [20, 18]
    to_end(play)
    assert lives(play) == [20, 14]


def test_510_4_no_second_step_where_nobody_strikes_first() -> None:
    """Without first or double strike there is one combat damage step."""
    table = Table(2)
    bear = table.battlefield(0, BEAR)[0]
    play = to_attackers(table)
    attack(play, (bear, 1))
    seen: list[str] = []
    while play.decision is not None and play.state.step != "postcombat main":
        seen.append(play.state.step)
        play.answer("pass")
    assert "first strike combat damage" not in seen
    assert "combat damage" in seen


@pytest.mark.parametrize(
    ("had", "gained", "expected"),
    [
        (("first strike",), "double strike", 4),  # 702.4d
        ((), "first strike", 2),  # 702.7c
        (("first strike",), "trample", 2),
        ((), "double strike", 2),
    ],
)
def test_510_4_gaining_strike_between_the_steps(had: tuple[str, ...], gained: str, expected: int) -> None:
    """In the second step those strike that had neither as the first began, and those with double strike now."""
    table = Table(2)
    ours, first = table.battlefield(0, creature("Hero", "{W}", 2, *had), creature("First", "{W}", 1, "first strike"))
    play = to_attackers(table)
    attack(play, (ours, 1), (first, 1))
    pass_until(play, step="first strike combat damage")
    gain(play, ours, gained)
    to_end(play)
    assert sum(amount for source, _, amount in damages(play) if source == ours) == expected


def test_702_4c_losing_double_strike_after_the_first_step() -> None:
    """A creature that has lost it deals no damage in the second."""
    table = Table(2)
    ours = table.battlefield(0, creature("Twice", "{W}", 2, "double strike"))[0]
    play = to_attackers(table)
    attack(play, (ours, 1))
    pass_until(play, step="first strike combat damage")
    play.state.own(ours).copied = BEAR.faces[0].characteristics
    play.state.continuous_changed()
    to_end(play)
    assert lives(play) == [20, 18]


def test_702_15b_lifelink_gains_as_the_damage_is_dealt() -> None:
    """A player at 2 who deals 2 with lifelink and is dealt 3 at once loses no game: all happens together."""
    table = Table(2)
    table.state.own_player(0).life = 1
    link = table.battlefield(0, creature("Link", "{W}", 2, "lifelink"))[0]
    play = to_attackers(table)
    attack(play, (link, 1))
    to_end(play)
    assert lives(play) == [3, 18]


def test_802_5_damage_is_assigned_in_turn_order() -> None:
    """The attacking player's division comes first, then those of the blockers' controllers by turn order."""
    table = Table(3)
    ours = table.battlefield(0, creature("Hydra", "{G}", 4), BEAR, BEAR, BEAR, BEAR)
    first = table.battlefield(2, with_rule("Wide", 3, ItSays("can block additional")))[0]
    second = table.battlefield(1, with_rule("Wide", 3, ItSays("can block additional")), BEAR)
    play = to_attackers(table)
    attack(play, (ours[0], 1), (ours[1], 1), (ours[2], 1), (ours[3], 2), (ours[4], 2))
    block(play, (second[0], ours[1]), (second[0], ours[2]), (second[1], ours[0]))
    block(play, (first, ours[3]), (first, ours[4]))
    order: list[int] = []
    told: list[list[str]] = []
    while play.decision is not None and play.state.step != "end of combat":
        if play.decision.kind == "assign damage":
            order.append(play.decision.player)
            told.append([str(one.message) for one in play.decision.earlier])
        play.answer("pass" if play.decision.kind == "priority" else list(play.decision.default()))
    assert order == [1, 2]
    assert told == [[], ["Player 2 chose this division: 2 to Bear and 1 to Bear."]]


def test_510_1b_as_though_it_was_not_blocked() -> None:
    """Where an effect lets it, a blocked creature's controller may assign its damage to the player."""
    table = Table(2)
    ours = table.battlefield(0, with_rule("Sly", 3, ItSays("assigns as though unblocked")))[0]
    bear = table.battlefield(1, BEAR)[0]
    play = to_attackers(table)
    attack(play, (ours, 1))
    block(play, (bear, ours))
    pass_until(play, "may")
    play.answer("yes")
    to_end(play)
    assert lives(play) == [20, 17]


def test_120_3_wither_infect_and_battles() -> None:
    """Infect gives poison instead of loss of life, wither puts -1/-1 counters on the blocker."""
    table = Table(2)
    sick, rot = table.battlefield(0, creature("Sick", "{B}", 2, "infect"), creature("Rot", "{B}", 2, "wither"))
    ox = table.battlefield(1, creature("Ox", "{G}", 4))[0]
    play = to_attackers(table)
    attack(play, (sick, 1), (rot, 1))
    block(play, (ox, rot))
    to_end(play)
    assert lives(play) == [20, 20]
    assert play.state.players[1].counters == {"poison": 2}
    assert play.state.objects[ox].counters == {"-1/-1": 2}


def test_702_164c_toxic_gives_poison_besides_the_damage() -> None:
    """The numbers of all toxic abilities add up; damage to a creature or planeswalker gives none."""
    table = Table(2)
    toxic = (Keywords((TestToxic(1), TestToxic(2))),)
    ours = table.battlefield(0, *[creature("Slug", "{B}", 2, lines=toxic)] * 3)
    walker, ox = table.battlefield(1, WALKER, creature("Ox", "{G}", 4))
    play = to_attackers(table)
    attack(play, (ours[0], 1), (ours[1], walker), (ours[2], 1))
    block(play, (ox, ours[2]))
    to_end(play)
    assert lives(play) == [20, 18]
    assert play.state.players[1].counters == {"poison": 3}
