"""CR 607.2d What is chosen as a permanent enters, and what then refers to it."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import aim, begun, on_battlefield, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario


def played(table: Scenario, name: str, word: str) -> Game:
    """Start the game, play a land and choose a color or type for it."""
    table.hand(0, name)
    game = begun(table)
    game.answer_with(action="play land", card=name)
    game.answer_with(value=word)
    return game


def ways(game: Game, name: str) -> list[str]:
    """Return what the permanents of a name could add for the first player."""
    return [way for thing, found in game.mana_options(0) if thing.name == name for way in found]


def entering(game: Game, language: str = "en") -> str:
    """Return how the log tells of the permanent that entered last."""
    told = [event.text("ja" if language == "ja" else "en") for event in game.log if event.kind == "zone change"]
    return told[-1]


def test_614_12a_a_color_is_chosen_as_a_land_enters(catalog: CardCatalog) -> None:
    """Thriving Heath, tapped, adds white or the color chosen, which may not be white; the log tells which it is."""
    table = table_of(catalog, lands=0)
    table.hand(0, "Thriving Heath")
    game = begun(table)
    game.answer_with(action="play land", card="Thriving Heath")
    assert game.decision is not None
    assert [option.value for option in game.decision.options] == ["blue", "black", "red", "green"]
    game.answer_with(value="red")
    (heath,) = on_battlefield(game, "Thriving Heath")
    assert heath.tapped
    assert "red" in entering(game)
    assert "赤" in entering(game, "ja")


def test_607_2d_mana_of_the_chosen_color(catalog: CardCatalog) -> None:
    """Each Coldsteel Heart adds the color that was chosen for it, whatever was chosen for others."""
    table = table_of(catalog, lands=4, kinds=("Wastes",))
    table.hand(0, "Coldsteel Heart", "Coldsteel Heart")
    game = begun(table)
    for color in ("red", "green"):
        game.answer_with(action="cast", card="Coldsteel Heart")
        resolve(game, color)
    hearts = on_battlefield(game, "Coldsteel Heart")
    assert [heart.tapped for heart in hearts] == [True, True]
    while game.turn < 7:
        assert game.decision is not None
        game.answer(game.decision.default())
    assert ways(game, "Coldsteel Heart") == ["R", "G"]


def test_106_5_without_a_chosen_color_there_is_no_mana(catalog: CardCatalog) -> None:
    """For what becomes a copy of Coldsteel Heart no color was chosen: it could add nothing."""
    table = table_of(catalog, lands=2, kinds=("Wastes",))
    table.battlefield(0, "Coldsteel Heart", tapped=False)
    mirror = table.battlefield(0, "Mirage Mirror")
    game = begun(table)
    game.answer_with(action="activate", card="Mirage Mirror")
    aim(game, game.find("Coldsteel Heart")[0])
    resolve_all(game)
    assert game.thing(mirror).name == "Coldsteel Heart"
    assert ways(game, "Coldsteel Heart") == ["W"]


def test_607_2d_creatures_of_the_chosen_type(catalog: CardCatalog) -> None:
    """Vanquisher's Banner makes its controller's creatures of the type larger, changelings too; others' it does not."""
    table = table_of(catalog, lands=6, kinds=("Island",))
    bear = table.battlefield(0, "Grizzly Bears")
    changeling = table.battlefield(0, "Woodland Changeling")
    goblin = table.battlefield(0, "Raging Goblin")
    theirs = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Vanquisher's Banner")
    game = begun(table)
    game.answer_with(action="cast", card="Vanquisher's Banner")
    resolve(game, "Bear")
    sizes = [game.thing(one).power for one in (bear, changeling, goblin, theirs)]
    assert sizes == [3, 3, 1, 2]


@pytest.mark.parametrize(("word", "cost"), [("Bear", 1), ("Goblin", 2)])
def test_601_2f_spells_of_the_chosen_type_cost_less(catalog: CardCatalog, word: str, cost: int) -> None:
    """Herald's Horn makes creature spells of the chosen type alone cheaper."""
    table = table_of(catalog, lands=5, kinds=("Forest",))
    table.hand(0, "Herald's Horn", "Grizzly Bears")
    game = begun(table)
    game.answer_with(action="cast", card="Herald's Horn")
    resolve(game, word)
    game.answer_with(action="cast", card="Grizzly Bears")
    resolve_all(game)
    assert sum(land.tapped for land in on_battlefield(game, "Forest")) == 3 + cost


def test_614_12a_the_usual_choice_is_what_a_deck_has_most_of(catalog: CardCatalog) -> None:
    """By default the creature type is chosen that most of a player's own cards have."""
    table = table_of(catalog, lands=0)
    table.library(0, "Raging Goblin", "Goblin Piker", "Grizzly Bears")
    table.hand(0, "Unclaimed Territory")
    game = begun(table)
    game.answer_with(action="play land", card="Unclaimed Territory")
    assert game.decision is not None
    assert [option.value for option in game.decision.options if option.is_default] == ["Goblin"]
