"""CR 111.10 Tokens that the rules define, and CR 701.16 investigating."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.mechanics.predefined import ABILITIES, predefined_token
from oathbreaker.table.game import Game
from oathbreaker.table.wording import texts_of


def use(game: Game, name: str) -> None:
    """Activate the ability of a token."""
    game.answer_with(action="activate", source=on_battlefield(game, name)[0].id)


def test_111_10a_a_treasure_pays_for_a_spell(catalog: CardCatalog) -> None:
    """Colorless artifact tokens; one pays one mana of any color and is gone."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Mountain")
    table.hand(0, "Shock")
    game = begun(table)
    game.put_card(0, "battlefield", "Brazen Freebooter")
    resolve(game)
    (treasure,) = on_battlefield(game, "Treasure Token")
    assert (treasure.types, treasure.subtypes, treasure.colors) == (("artifact",), ("Treasure",), ())
    game.answer_with(action="activate", source=game.find("Mountain")[0].id)
    cast(game, "Shock", 1)
    assert len(on_battlefield(game, "Treasure Token")) == 1
    resolve(game)
    game.put_card(0, "hand", "Shock")
    cast(game, "Shock", 1)
    resolve(game)
    assert on_battlefield(game, "Treasure Token") == []
    assert game.player(1).life == 16


def test_111_10b_food_is_eaten(catalog: CardCatalog) -> None:
    """{2}, {T}, sacrifice: its controller gains 3 life."""
    table = table_of(catalog, kinds=("Swamp",))
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Bake into a Pie")
    game = begun(table)
    cast(game, "Bake into a Pie", game.thing(bear))
    resolve(game)
    use(game, "Food Token")
    resolve(game)
    assert game.player(0).life == 23
    assert on_battlefield(game, "Food Token") == []


def test_701_16a_to_investigate_is_to_create_a_clue(catalog: CardCatalog) -> None:
    """A Clue draws a card for {2} and its sacrifice."""
    table = table_of(catalog, kinds=("Plains",))
    table.hand(0, "Auspicious Arrival")
    table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    cast(game, "Auspicious Arrival")
    resolve(game)
    before = len(game.player(0).hand)
    use(game, "Clue Token")
    resolve(game)
    assert len(game.player(0).hand) == before + 1
    assert on_battlefield(game, "Clue Token") == []


def test_111_10g_blood_changes_a_card_for_another(catalog: CardCatalog) -> None:
    """Its cost discards a card too; without one it cannot be paid."""
    table = table_of(catalog, kinds=("Swamp",))
    table.hand(0, "Blood Fountain", "Island")
    game = begun(table)
    cast(game, "Blood Fountain")
    resolve(game)
    use(game, "Blood Token")
    resolve(game)
    assert names(game.player(0).graveyard) == ["Island"]
    assert len(game.player(0).hand) == 1


def test_111_10h_powerstone_mana_is_not_for_other_spells(catalog: CardCatalog) -> None:
    """It pays for an artifact spell, not for a creature spell that is no artifact."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Mountain")
    table.hand(0, "Goblin Piker", "Mind Stone")
    game = begun(table)
    game.put_card(0, "battlefield", "Argothian Opportunist")
    resolve(game)
    assert on_battlefield(game, "Powerstone Token")[0].tapped
    pass_until(game, "precombat main", 7)
    castable = {option.card for option in game.legal_actions if option.action == "cast"}
    assert castable == {"Mind Stone"}
    cast(game, "Mind Stone")
    resolve(game)
    assert on_battlefield(game, "Powerstone Token")[0].tapped
    assert len(on_battlefield(game, "Mind Stone")) == 1


def test_111_10s_a_map_lets_a_creature_explore(catalog: CardCatalog) -> None:
    """Only as a sorcery: {1}, {T}, sacrifice it, and a creature you control explores."""
    table = table_of(catalog, kinds=("Plains",))
    table.library(0, "Forest")
    table.hand(0, "Shock")
    game = begun(table)
    game.put_card(0, "battlefield", "Cartographer's Companion")
    resolve(game)
    use(game, "Map Token")
    resolve(game)
    assert "Forest" in names(game.player(0).hand)
    assert on_battlefield(game, "Map Token") == []


@pytest.mark.parametrize("name", sorted(ABILITIES))
def test_111_10_what_a_token_says(name: str) -> None:
    """A colorless artifact named for its subtype (111.4), whose ability is written in both languages."""
    look = predefined_token(name).faces[0].characteristics
    assert (look.name, look.types, look.subtypes, look.colors) == (f"{name} Token", ("artifact",), (name,), frozenset())
    assert len(texts_of(look, "en")) == len(texts_of(look, "ja")) == 1
