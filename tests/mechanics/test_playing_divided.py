"""CR 601.2d Damage and counters that are divided among targets; two amounts in one instruction."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, key_of, on_battlefield, resolve, resolve_all, table_of
from tests.mechanics.walkers_for_tests import activate, begun_with, board_of_walkers, use

from oathbreaker.library.catalog import CardCatalog


def test_601_2d_damage_is_divided_as_the_spell_is_cast(catalog: CardCatalog) -> None:
    """Forked Bolt: one damage to a player and one to a creature; each target gets at least one."""
    table = table_of(catalog)
    table.hand(0, "Forked Bolt")
    elves = table.battlefield(1, "Llanowar Elves")
    game = begun(table)
    cast(game, "Forked Bolt", [1, game.thing(elves)])
    assert game.decision is not None
    assert (game.decision.kind, game.decision.total) == ("divide", 2)
    game.answer(game.decision.default())
    resolve(game)
    assert game.player(1).life == 19
    assert not on_battlefield(game, "Llanowar Elves")


def test_601_2d_a_part_of_an_illegal_target_is_lost(catalog: CardCatalog) -> None:
    """Electrolyze on two targets of which one is gone: the other is dealt its 1 damage, not 2."""
    table = table_of(catalog)
    table.hand(0, "Electrolyze")
    table.hand(1, "Unsummon")
    elves = table.battlefield(1, "Llanowar Elves")
    game = begun(table)
    cast(game, "Electrolyze", [1, game.thing(elves)])
    game.answer([1, 1])
    game.answer("pass")
    cast(game, "Unsummon", game.thing(elves))
    resolve_all(game)
    assert game.player(1).life == 19
    assert len(game.player(0).hand) == 1


def test_601_2d_x_is_divided_among_creatures(catalog: CardCatalog) -> None:
    """Huatli's X damage is divided as the ability is activated; who was dealt some can't block."""
    table = board_of_walkers(catalog)
    giants = [table.battlefield(1, "Hill Giant") for _ in range(2)]
    game, huatli = begun_with(table, "Huatli, Warrior Poet")
    activate(game, huatli, "−X", 4)
    game.answer([key_of(game, game.thing(giant)) for giant in giants])
    assert game.decision is not None
    assert game.decision.total == 4
    game.answer([3, 1])
    resolve(game)
    assert game.thing(huatli).loyalty == 16
    assert len(on_battlefield(game, "Hill Giant")) == 1


def test_601_2d_counters_are_distributed(catalog: CardCatalog) -> None:
    """Ajani, Mentor of Heroes distributes three counters among up to three creatures."""
    table = board_of_walkers(catalog)
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(2)]
    game, ajani = begun_with(table, "Ajani, Mentor of Heroes")
    activate(game, ajani, "+1")
    assert game.decision is not None
    game.answer([option.key for option in game.decision.options])
    game.answer([1, 2])
    resolve(game)
    assert [game.thing(bear).counters for bear in bears] == [{"+1/+1": 1}, {"+1/+1": 2}]


def test_120_1_two_amounts_at_the_same_time(catalog: CardCatalog) -> None:
    """Chandra's Outrage: four damage to the creature and two to its controller."""
    table = table_of(catalog)
    table.hand(0, "Chandra's Outrage")
    giant = table.battlefield(1, "Hill Giant")
    game = begun(table)
    cast(game, "Chandra's Outrage", game.thing(giant))
    resolve(game)
    assert game.player(1).life == 18
    assert not on_battlefield(game, "Hill Giant")


def test_122_6_counters_of_two_kinds_on_each_of_two_kinds(catalog: CardCatalog) -> None:
    """Ajani, the Greathearted: +1/+1 counters on creatures, loyalty on other planeswalkers and not on himself."""
    table = board_of_walkers(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    other = table.battlefield(0, "Chandra Nalaar", counters={"loyalty": 6})
    game, ajani = begun_with(table, "Ajani, the Greathearted")
    use(game, ajani, "−2")
    assert game.thing(bear).counters == {"+1/+1": 1}
    assert (game.thing(other).loyalty, game.thing(ajani).loyalty) == (7, 18)


@pytest.mark.parametrize("target", ["player", "planeswalker"])
def test_115_1_a_player_or_planeswalker_and_the_creatures_there(catalog: CardCatalog, target: str) -> None:
    """Chandra Nalaar's ten damage goes to a player or planeswalker, and to each creature on that side alone."""
    table = board_of_walkers(catalog, players=3)
    table.battlefield(1, "Hill Giant")
    table.battlefield(2, "Grizzly Bears")
    hers = table.battlefield(1, "Jace, Memory Adept", counters={"loyalty": 4})
    game, chandra = begun_with(table, "Chandra Nalaar")
    use(game, chandra, "−8", 1 if target == "player" else game.thing(hers))
    assert not on_battlefield(game, "Hill Giant")
    assert on_battlefield(game, "Grizzly Bears")
    assert game.player(1).life == (10 if target == "player" else 20)
    assert bool(on_battlefield(game, "Jace, Memory Adept")) == (target == "player")


def test_121_2_several_players_who_are_targeted_draw(catalog: CardCatalog) -> None:
    """Jace, Memory Adept: the players who are targeted draw twenty cards each, others none."""
    table = board_of_walkers(catalog, players=3)
    for seat in range(3):
        table.library(seat, *["Island"] * 30)
    game, jace = begun_with(table, "Jace, Memory Adept")
    use(game, jace, "−7", [0, 2])
    assert [len(game.player(seat).hand) for seat in range(3)] == [20, 0, 20]
