"""CR 608.2i What is counted of this turn: creatures that died, damage dealt, life gained for the first time."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize("number", [2, 3])
def test_608_2i_creatures_that_died_this_turn_are_counted(catalog: CardCatalog, number: int) -> None:
    """Three creatures that died flip Kuon at the end step; two do not."""
    table = table_of(catalog, kinds=("Mountain",))
    kuon = table.battlefield(0, "Kuon, Ogre Ascendant")
    bears = [table.battlefield(1, "Grizzly Bears") for _ in range(3)]
    table.hand(0, *["Shock"] * number)
    game = begun(table)
    for bear in bears[:number]:
        cast(game, "Shock", game.thing(bear))
        resolve(game)
    pass_until(game, "end")
    resolve(game)
    assert game.thing(kuon).is_flipped == (number == 3)


def test_608_2i_a_creature_that_was_dealt_damage_this_turn(catalog: CardCatalog) -> None:
    """Only the creature that was dealt damage can be the target."""
    table = table_of(catalog, kinds=("Mountain", "Swamp"))
    hurt = table.battlefield(1, "Hill Giant")
    whole = table.battlefield(1, "Hill Giant")
    table.hand(0, "Shock", "Fatal Blow")
    game = begun(table)
    assert game.decision is not None
    assert "Fatal Blow" not in {option.card for option in game.decision.options}
    cast(game, "Shock", game.thing(hurt))
    resolve(game)
    cast(game, "Fatal Blow")
    resolve(game)
    assert [game.thing(one).zone for one in (hurt, whole)] == ["graveyard", "battlefield"]


def test_603_2_life_gained_for_the_first_time_each_turn(catalog: CardCatalog) -> None:
    """The first gain of a turn triggers, the second does not."""
    table = table_of(catalog, kinds=("Plains",))
    collector = table.battlefield(0, "Vanguard Seraph")
    table.library(0, *["Plains"] * 9)
    table.hand(0, "Angel's Mercy", "Revitalize")
    game = begun(table)
    cast(game, "Angel's Mercy")
    game.answer("pass")
    game.answer("pass")
    assert [thing.kind for thing in game.stack] == ["ability"]
    while game.stack:
        assert game.decision is not None
        game.answer(game.decision.default())
    cast(game, "Revitalize")
    game.answer("pass")
    game.answer("pass")
    assert game.stack == ()
    assert game.thing(collector).zone == "battlefield"
