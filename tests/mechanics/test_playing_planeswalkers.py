"""CR 306, 606 Planeswalkers whose loyalty abilities count, make tokens and put counters."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import aim, begun, on_battlefield, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing


def activate(game: Game, walker: Thing, cost: str) -> None:
    """Activate the loyalty ability with this cost."""
    game.answer(
        next(
            option
            for option in game.legal_actions
            if option.source == walker.id and option.ability is not None and option.ability[1].startswith(cost)
        )
    )


def test_606_4_cards_equal_to_the_greatest_power(catalog: CardCatalog) -> None:
    """Minus three loyalty: as many cards as the greatest power among creatures you control."""
    table = table_of(catalog)
    garruk = table.battlefield(0, "Garruk, Primal Hunter")
    table.battlefield(0, "Hill Giant")
    table.battlefield(1, "Colossal Dreadmaw")
    game = begun(table)
    activate(game, game.thing(garruk), "−3")
    resolve(game)
    assert len(game.player(0).hand) == 3
    assert game.thing(garruk).zone == "graveyard"


def test_606_3_one_loyalty_ability_each_turn(catalog: CardCatalog) -> None:
    """Plus one: a Beast, four loyalty, and no other of its abilities this turn."""
    table = table_of(catalog)
    garruk = table.battlefield(0, "Garruk, Primal Hunter")
    game = begun(table)
    activate(game, game.thing(garruk), "+1")
    resolve(game)
    assert game.thing(garruk).loyalty == 4
    assert len(on_battlefield(game, "Beast Token")) == 1
    assert not [option for option in game.legal_actions if option.source == game.thing(garruk).id]


def test_606_a_loyalty_ability_that_puts_counters(catalog: CardCatalog) -> None:
    """Plus two: life, and two counters on up to one creature."""
    table = table_of(catalog)
    ajani = table.battlefield(0, "Ajani, Inspiring Leader")
    bear = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    activate(game, game.thing(ajani), "+2")
    aim(game, game.thing(bear))
    resolve(game)
    assert game.player(0).life == 22
    assert game.thing(bear).counters == {"+1/+1": 2}
