"""CR 702.70 Poisonous, 702.105 dethrone, 702.147 decayed."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks
from tests.mechanics.positions_for_tests import begun, pass_until, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


def test_702_70a_poisonous_gives_poison_counters(catalog: CardCatalog) -> None:
    """Beside the damage, whatever that is."""
    table = table_of(catalog)
    table.define("Test Snake", "{G}", "Creature — Snake", "Poisonous 2", power=1, toughness=1)
    snake = table.battlefield(0, "Test Snake")
    game = begun(table)
    attacks(game, (game.thing(snake), 1))
    pass_until(game, "end of combat")
    assert (game.player(1).poison, game.player(1).life) == (2, 19)


@pytest.mark.parametrize(("whom", "counters"), [(1, {"+1/+1": 1}), (2, {})])
def test_702_105a_dethrone_looks_for_the_most_life(catalog: CardCatalog, whom: int, counters: dict[str, int]) -> None:
    """Attacking the player tied for most life gives a counter, attacking another does not."""
    table = table_of(catalog, players=3)
    table.define("Test Rebel", "{R}", "Creature — Rebel", "Dethrone", power=1, toughness=1)
    rebel = table.battlefield(0, "Test Rebel")
    table.life(2, 19)
    game = begun(table)
    attacks(game, (game.thing(rebel), whom))
    resolve_all(game)
    assert game.thing(rebel).counters == counters


def test_702_147a_decayed_is_sacrificed_at_end_of_combat(catalog: CardCatalog) -> None:
    """It deals its damage, then goes; it can't block."""
    table = table_of(catalog)
    table.define("Test Corpse", "{B}", "Creature — Zombie", "Decayed", power=2, toughness=2)
    mine = table.battlefield(0, "Test Corpse")
    theirs = table.battlefield(1, "Test Corpse")
    game = begun(table)
    attacks(game, (game.thing(mine), 1))
    pass_until(game, "declare blockers")
    assert game.decision is not None
    assert game.decision.kind == "priority"  # there is nothing to block with
    pass_until(game, "postcombat main")
    assert game.player(1).life == 18
    assert (game.thing(mine).zone, game.thing(theirs).zone) == ("graveyard", "battlefield")
