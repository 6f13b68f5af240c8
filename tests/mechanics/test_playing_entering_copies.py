"""CR 707.5 Cards that may enter as copies are played."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, reply, resolve, table_of

from oathbreaker.library.catalog import CardCatalog


def test_707_5_clone(catalog: CardCatalog) -> None:
    """It enters as the chosen creature, and what triggers as that enters triggers."""
    table = table_of(catalog)
    table.battlefield(0, "Grizzly Bears")
    crystal = table.battlefield(1, "Phyrexian Rager")
    table.hand(0, "Clone")
    table.library(0, "Opt", "Shock")
    game = begun(table)
    cast(game, "Clone")
    resolve(game, "yes", game.thing(crystal))
    (copy,) = game.find("Phyrexian Rager", controller=0)
    assert (copy.card_name, copy.power, copy.toughness) == ("Clone", 2, 2)
    assert game.player(0).life == 19
    assert [thing.name for thing in game.player(0).hand] == ["Opt"]


def test_707_5_clone_may_be_nothing_else(catalog: CardCatalog) -> None:
    """Who does not want a copy gets a 0/0 creature, which dies."""
    table = table_of(catalog)
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Clone")
    game = begun(table)
    cast(game, "Clone")
    resolve(game, "no")
    assert [thing.name for thing in game.player(0).graveyard] == ["Clone"]


def test_707_9b_phyrexian_metamorph_is_an_artifact_too(catalog: CardCatalog) -> None:
    """It has the types that it copies, and is an artifact besides."""
    table = table_of(catalog)
    bear = table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Sol Ring")
    table.hand(0, "Phyrexian Metamorph")
    game = begun(table)
    cast(game, "Phyrexian Metamorph", 0)
    resolve(game, "yes", game.thing(bear))
    (copy,) = game.find("Grizzly Bears", controller=0)
    assert set(copy.types) == {"artifact", "creature"}


def test_614_12a_vesuva_enters_tapped_as_the_land_it_copies(catalog: CardCatalog) -> None:
    """It enters tapped, because the choice says so, with the abilities of the land that was chosen."""
    table = table_of(catalog, lands=0)
    haven = table.battlefield(1, "Kor Haven")
    table.hand(0, "Vesuva")
    game = begun(table)
    game.answer_with(action="play land", card="Vesuva")
    reply(game, "yes")
    if game.decision is not None and game.decision.kind == "choose permanents":
        reply(game, game.thing(haven))
    (copy,) = game.find("Kor Haven", controller=0)
    assert (copy.tapped, len(copy.abilities)) == (True, 2)


def test_306_5b_a_copy_of_a_planeswalker_enters_with_its_loyalty(catalog: CardCatalog) -> None:
    """What it enters with is told by what it enters as."""
    table = table_of(catalog)
    table.battlefield(1, "Saheeli, Sublime Artificer")
    table.hand(0, "Clever Impersonator")
    game = begun(table)
    cast(game, "Clever Impersonator")
    resolve(game, "yes")
    (copy,) = game.find("Saheeli, Sublime Artificer", controller=0)
    assert copy.counters == {"loyalty": 5}


def test_714_3a_a_copy_of_a_saga_enters_with_a_lore_counter(catalog: CardCatalog) -> None:
    """Its first chapter triggers."""
    table = table_of(catalog)
    table.battlefield(1, "History of Benalia")
    table.hand(0, "Copy Enchantment")
    game = begun(table)
    cast(game, "Copy Enchantment")
    resolve(game, "yes")
    (copy,) = game.find("History of Benalia", controller=0)
    assert copy.counters == {"lore": 1}
    assert len(game.find("Knight Token", controller=0)) == 1
