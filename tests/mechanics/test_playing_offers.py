"""CR 608.2d Cards that let a player do something: who does it, and what goes on with it, are played."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def lands(game: Game, seat: int) -> list[str]:
    """Return the names of the Forests and Plains that a player controls: the tables have other lands."""
    return [thing.name for thing in game.player(seat).battlefield if thing.name in {"Forest", "Plains"}]


@pytest.mark.parametrize(("answer", "found"), [("yes", ["Forest"]), ("no", [])])
def test_608_2d_the_exiled_creatures_controller_searches(catalog: CardCatalog, answer: str, found: list[str]) -> None:
    """Its controller searches their own library, and gets the land under their control; or nothing of it happens."""
    table = table_of(catalog, kinds=("Plains",), lands=0)
    table.battlefield(0, "Mountain")
    table.battlefield(0, "Tundra")
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Path to Exile")
    table.library(0, "Plains")
    table.library(1, "Opt", "Forest", "Opt")
    game = begun(table)
    cast(game, "Path to Exile", game.thing(bear))
    resolve(game, answer, *([["Forest"]] if answer == "yes" else []))
    assert (lands(game, 1), lands(game, 0)) == (found, [])
    assert all(thing.tapped for thing in game.player(1).battlefield)
    if answer == "no":
        assert names(list(game.player(1).library)) == ["Opt", "Forest", "Opt"]


def test_101_4_each_player_may_search(catalog: CardCatalog) -> None:
    """All say in turn order whether they search; then those who do choose (701.23i), and others get nothing."""
    table = table_of(catalog, players=3)
    explorer = table.battlefield(0, "Veteran Explorer")
    table.hand(0, "Shock")
    for seat in range(3):
        table.library(seat, "Forest", "Plains", "Opt")
    game = begun(table)
    cast(game, "Shock", game.thing(explorer))
    resolve(game, "yes", "no", "yes", ["Forest", "Plains"], ["Forest"])
    assert [lands(game, seat) for seat in range(3)] == [["Forest", "Plains"], [], ["Forest"]]


def test_608_2d_who_declines_to_search_does_not_shuffle(catalog: CardCatalog) -> None:
    """What you may do and what goes on with it is one choice."""
    table = table_of(catalog, kinds=("Forest", "Mountain"))
    table.hand(0, "Sylvan Ranger")
    table.library(0, "Opt", "Plains", "Shock", "Negate", "Cancel", "Impulse")
    game = begun(table)
    cast(game, "Sylvan Ranger")
    resolve(game, "no")
    assert names(list(game.player(0).library)) == ["Opt", "Plains", "Shock", "Negate", "Cancel", "Impulse"]
    assert names(list(game.player(0).hand)) == []


def test_608_2c_it_is_the_token_that_was_made(catalog: CardCatalog) -> None:
    """After one token is made, "it" is the token: it is sacrificed in the end, and the spell does not mind."""
    table = table_of(catalog)
    table.hand(0, "Tidal Wave")
    game = begun(table)
    cast(game, "Tidal Wave")
    resolve(game)
    (wall,) = [thing for thing in game.player(0).battlefield if thing.is_token]
    assert (wall.power, wall.subtypes) == (5, ("Wall",))
    game.run(until=lambda game: game.turn > 5)
    assert not [thing for thing in game.player(0).battlefield if thing.is_token]
