"""CR 614.1a, 700.4 "If that creature would die this turn, exile it instead"."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, pass_until
from tests.rules.boards_for_tests import board, graveyard, own, played

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def exiled(game: Game, seat: int = 1) -> list[str]:
    """Return the names of a player's exiled cards."""
    return [thing.name for thing in game.player(seat).exile]


@pytest.mark.parametrize("spell", ["Lava Coil", "Obliterating Bolt", "Incendiary Flow", "Magma Spray"])
def test_614_1a_what_is_killed_is_exiled(catalog: CardCatalog, spell: str) -> None:
    """Young Wolf does not die, so that it is exiled and does not come back."""
    table = board(catalog)
    wolf = table.battlefield(1, "Young Wolf")
    table.hand(0, spell)
    game = begun(table)
    played(game, spell, game.thing(wolf))
    assert (exiled(game), graveyard(game, 1), game.find("Young Wolf", zone="battlefield")) == (["Young Wolf"], [], [])


@pytest.mark.parametrize(("turn", "where"), [(5, (["Colossal Dreadmaw"], [])), (6, ([], ["Colossal Dreadmaw"]))])
def test_611_2c_it_holds_for_the_rest_of_the_turn(
    catalog: CardCatalog, turn: int, where: tuple[list[str], list[str]]
) -> None:
    """What survives Magma Spray and is destroyed later in the turn is exiled; destroyed next turn, it dies."""
    table = board(catalog)
    own(table, "Smash", "Instant", "Destroy target creature.")
    maw = table.battlefield(1, "Colossal Dreadmaw")
    table.hand(0, "Magma Spray", "Smash")
    game = begun(table)
    played(game, "Magma Spray", game.thing(maw))
    if turn > 5:
        pass_until(game, "upkeep", turn)
    while game.priority != 0:
        game.answer("pass")
    played(game, "Smash", game.thing(maw))
    assert (exiled(game), graveyard(game, 1)) == where


def test_611_2c_a_description_takes_in_whatever_fits(catalog: CardCatalog) -> None:
    """Flaying Tendrils exiles every creature that would die this turn, one that comes later too, and nothing else."""
    table = board(catalog)
    own(table, "Smash", "Sorcery", "Destroy target permanent.")
    own(table, "Late Cat", "Creature — Cat")
    table.battlefield(1, "Grizzly Bears")
    ring = table.battlefield(1, "Sol Ring")
    table.hand(0, "Flaying Tendrils", "Smash", "Smash", "Late Cat")
    game = begun(table)
    played(game, "Flaying Tendrils")
    played(game, "Smash", game.thing(ring))
    played(game, "Late Cat")
    played(game, "Smash", game.find("Late Cat", zone="battlefield")[0])
    assert (exiled(game), graveyard(game, 1), exiled(game, 0)) == (["Grizzly Bears"], ["Sol Ring"], ["Late Cat"])
