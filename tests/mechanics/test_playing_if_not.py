"""CR 608.2c If they don't, if you can't."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, on_battlefield, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize("sacrifices", [True, False])
def test_608_2c_if_they_dont(catalog: CardCatalog, *, sacrifices: bool) -> None:
    """The opponent who sacrifices nothing loses life, and you draw."""
    table = table_of(catalog)
    table.battlefield(1, "Grizzly Bears")
    saga = table.battlefield(0, "Braids's Frightful Return", counters={"lore": 2})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game, sacrifices)
    assert game.player(1).life == (20 if sacrifices else 18)
    assert len(game.player(0).hand) == (not sacrifices)
    assert len(on_battlefield(game, "Grizzly Bears")) == (not sacrifices)


@pytest.mark.parametrize("has_another", [True, False])
def test_608_2c_if_you_cant(catalog: CardCatalog, *, has_another: bool) -> None:
    """Damage is dealt only where there was nothing to sacrifice."""
    table = table_of(catalog)
    table.battlefield(0, "Lord of the Pit")
    if has_another:
        table.battlefield(0, "Grizzly Bears")
    game = begun(table, active=1, step="end")
    pass_until(game, "upkeep", 6)
    resolve(game)
    assert game.player(0).life == (20 if has_another else 13)
    assert not on_battlefield(game, "Grizzly Bears")
