"""CR 608.2c What "it" means after a player has chosen one of a kind."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, resolve, table_of

from oathbreaker.library.catalog import CardCatalog


def test_608_2c_it_is_the_creature_that_got_the_counter(catalog: CardCatalog) -> None:
    """Kayla's Command gives double strike to the creature it put a counter on, and to no other."""
    table = table_of(catalog, kinds=("Plains",))
    bear = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(0, "Hill Giant")
    table.hand(0, "Kayla's Command")
    game = begun(table)
    cast(game, "Kayla's Command")
    game.answer([0, 1])
    resolve(game, game.thing(bear))
    assert game.thing(bear).power == 3
    assert "double strike" in game.thing(bear).keywords
    assert "double strike" not in game.thing(giant).keywords


def test_608_2c_it_is_the_card_that_was_exiled(catalog: CardCatalog) -> None:
    """Mordor on the March copies the creature card that it exiled; the token has haste."""
    table = table_of(catalog, kinds=("Swamp", "Mountain"))
    table.graveyard(0, "Hill Giant")
    table.graveyard(0, "Grizzly Bears")
    table.hand(0, "Mordor on the March")
    game = begun(table)
    cast(game, "Mordor on the March")
    resolve(game, ["Grizzly Bears"])
    (token,) = on_battlefield(game, "Grizzly Bears")
    assert token.is_token
    assert "haste" in token.keywords


def test_118_12a_each_of_several_is_paid_for_alone(catalog: CardCatalog) -> None:
    """Killing Wave asks for each creature, in APNAP order of those who control them: who pays for one keeps it."""
    table = table_of(catalog, kinds=("Swamp",))
    bear = table.battlefield(1, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    ogre = table.battlefield(0, "Ogre Recluse")
    table.hand(0, "Killing Wave")
    game = begun(table)
    cast(game, "Killing Wave", 3)
    resolve(game, "yes", "yes", "no")
    assert game.thing(bear).zone == "battlefield"
    assert game.thing(giant).zone == "graveyard"
    assert game.thing(ogre).zone == "battlefield"
    assert (game.player(0).life, game.player(1).life) == (17, 17)
