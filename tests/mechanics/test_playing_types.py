"""CR 305.7, 613 Cards that change types, take abilities away or take control are played."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize("moon", ["Blood Moon", "Magus of the Moon"])
def test_305_7_nonbasic_lands_are_mountains(catalog: CardCatalog, moon: str) -> None:
    """A nonbasic land is a Mountain and nothing else; its own abilities are gone. Basic lands stay."""
    table = table_of(catalog, kinds=("Island",), lands=1)
    table.battlefield(1, moon)
    haven = table.battlefield(0, "Kor Haven")
    game = begun(table)
    land = game.thing(haven)
    assert land.subtypes == ("Mountain",)
    assert [str(ability) for ability in land.abilities] == ["{T}: Add {R}."]
    assert game.find("Island", controller=0)[0].subtypes == ("Island",)


def test_305_7_each_land_is_a_swamp_too(catalog: CardCatalog) -> None:
    """Lands gain the type and its mana ability, and keep what they have."""
    table = table_of(catalog, kinds=("Island",), lands=1)
    table.battlefield(1, "Urborg, Tomb of Yawgmoth")
    haven = table.battlefield(0, "Kor Haven")
    game = begun(table)
    assert set(game.find("Island", controller=0)[0].subtypes) == {"Island", "Swamp"}
    assert game.thing(haven).subtypes == ("Swamp",)
    assert len(game.thing(haven).abilities) == 3


def test_613_8_blood_moon_and_urborg(catalog: CardCatalog) -> None:
    """Urborg depends on Blood Moon, which takes its ability away: no land is a Swamp, whichever came first."""
    for first, second in (("Blood Moon", "Urborg, Tomb of Yawgmoth"), ("Urborg, Tomb of Yawgmoth", "Blood Moon")):
        table = table_of(catalog, kinds=("Island",), lands=1)
        table.battlefield(0, first)
        table.battlefield(0, second)
        game = begun(table)
        assert game.find("Urborg, Tomb of Yawgmoth")[0].subtypes == ("Mountain",)
        assert game.find("Island", controller=0)[0].subtypes == ("Island",)


def test_613_1f_humility(catalog: CardCatalog) -> None:
    """Every creature is 1/1 without abilities; counters count on top."""
    table = table_of(catalog)
    bank = table.battlefield(1, "Fog Bank")
    bear = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 2})
    table.battlefield(0, "Humility")
    game = begun(table)
    assert (game.thing(bank).power, game.thing(bank).toughness, game.thing(bank).keywords) == (1, 1, ())
    assert not game.thing(bank).abilities
    assert (game.thing(bear).power, game.thing(bear).toughness) == (3, 3)


def test_613_1b_control_magic(catalog: CardCatalog) -> None:
    """You control the enchanted creature as long as the Aura is there."""
    table = table_of(catalog)
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Control Magic")
    game = begun(table)
    cast(game, "Control Magic", game.thing(bear))
    resolve(game)
    assert game.thing(bear).controller == 0
    assert game.thing(bear).owner == 1


def test_601_2f_instant_and_sorcery_spells(catalog: CardCatalog) -> None:
    """A list of types with "and" means each of them; a creature spell costs no less."""
    table = table_of(catalog, kinds=("Island",), lands=1)
    table.battlefield(0, "Goblin Electromancer")
    table.hand(0, "Counsel of the Soratami", "Divination", "Coral Merfolk")
    table.battlefield(0, "Island")
    game = begun(table)
    castable = {option.card for option in game.legal_actions if option.action == "cast"}
    assert "Divination" in castable
    table = table_of(catalog, kinds=("Island",), lands=1)
    table.battlefield(0, "Goblin Electromancer")
    table.hand(0, "Coral Merfolk")
    assert "Coral Merfolk" not in {option.card for option in begun(table).legal_actions if option.action == "cast"}


def test_611_2_losing_abilities_for_a_turn(catalog: CardCatalog) -> None:
    """The creature loses its abilities and is 0/1 until the turn ends."""
    table = table_of(catalog)
    bank = table.battlefield(1, "Serra Angel")
    table.hand(0, "Ovinize")
    game = begun(table)
    cast(game, "Ovinize", game.thing(bank))
    resolve(game)
    angel = game.thing(bank)
    assert (angel.power, angel.toughness, angel.keywords) == (0, 1, ())
    game.run(until=lambda game: game.turn > 5)
    assert (game.thing(bank).power, set(game.thing(bank).keywords)) == (4, {"flying", "vigilance"})


def test_611_2c_until_end_of_turn_said_first(catalog: CardCatalog) -> None:
    """Creatures you control when the spell resolves get the bonus and the keywords; one that comes later does not."""
    table = table_of(catalog, kinds=("Forest",))
    bear = table.battlefield(0, "Grizzly Bears")
    theirs = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Triumph of the Hordes", "Llanowar Elves")
    game = begun(table)
    cast(game, "Triumph of the Hordes")
    resolve(game)
    cast(game, "Llanowar Elves")
    resolve(game)
    assert (game.thing(bear).power, set(game.thing(bear).keywords)) == (3, {"trample", "infect"})
    assert game.thing(theirs).power == 2
    assert game.find("Llanowar Elves")[0].power == 1
    pass_until(game, "upkeep", turn=6)
    assert (game.thing(bear).power, game.thing(bear).keywords) == (2, ())


def test_613_4b_a_base_size_for_a_turn(catalog: CardCatalog) -> None:
    """Diminish makes a creature 1/1; its counters count on top, and at the end of the turn it is itself again."""
    table = table_of(catalog, kinds=("Island",))
    giant = table.battlefield(1, "Hill Giant", counters={"+1/+1": 1})
    table.hand(0, "Diminish")
    game = begun(table)
    cast(game, "Diminish", game.thing(giant))
    resolve(game)
    assert (game.thing(giant).power, game.thing(giant).toughness) == (2, 2)
    pass_until(game, "upkeep", turn=6)
    assert (game.thing(giant).power, game.thing(giant).toughness) == (4, 4)


def test_613_4b_a_base_size_of_others(catalog: CardCatalog) -> None:
    """Godhead of Awe makes all other creatures 1/1 and stays what it is itself."""
    table = table_of(catalog)
    giant = table.battlefield(1, "Hill Giant")
    awe = table.battlefield(0, "Godhead of Awe")
    game = begun(table)
    assert [(thing.power, thing.toughness) for thing in (game.thing(giant), game.thing(awe))] == [(1, 1), (4, 4)]
