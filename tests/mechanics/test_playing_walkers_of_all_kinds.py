"""CR 306 What loyalty abilities and planeswalkers say: totals, bottoms of libraries, prevention, costs."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve,
    table_of,
)
from tests.mechanics.walkers_for_tests import begun_with, board_of_walkers, use

from oathbreaker.library.catalog import CardCatalog


def test_119_1_as_many_as_your_life(catalog: CardCatalog) -> None:
    """Ajani, Wise Counselor puts as many counters on a creature as your life total is then."""
    table = board_of_walkers(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    table.life(0, 7)
    game, ajani = begun_with(table, "Ajani, Wise Counselor")
    use(game, ajani, "−9", game.thing(bear))
    assert game.thing(bear).counters == {"+1/+1": 7}


def test_107_1_the_number_of_two_kinds(catalog: CardCatalog) -> None:
    """Ajani, Strength of the Pride: life for each creature and each planeswalker, himself included."""
    table = board_of_walkers(catalog)
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Grizzly Bears")
    game, ajani = begun_with(table, "Ajani, Strength of the Pride")
    use(game, ajani, "+1")
    assert game.player(0).life == 22


@pytest.mark.parametrize(("life", "gone"), [(34, False), (35, True)])
def test_103_4_more_life_than_at_the_beginning(catalog: CardCatalog, life: int, gone: bool) -> None:  # noqa: FBT001  a parameter
    """With fifteen life more than the starting total Ajani is exiled with artifacts and creatures of opponents."""
    table = board_of_walkers(catalog)
    table.life(0, life)
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Ornithopter")
    mine = table.battlefield(0, "Hill Giant")
    game, _ = begun_with(table, "Ajani, Strength of the Pride")
    use(game, on_battlefield(game, "Ajani, Strength of the Pride")[0], "0:")
    exiled = {"Ajani, Strength of the Pride", "Grizzly Bears", "Ornithopter"}
    assert {thing.name for name in exiled for thing in game.find(name, zone="exile")} == (exiled if gone else set())
    assert game.thing(mine).zone == "battlefield"


def test_608_2h_the_total_power_of_what_was_destroyed(catalog: CardCatalog) -> None:
    """Angrath, Minotaur Pirate: damage equal to the power of the creatures as they last were."""
    table = board_of_walkers(catalog)
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Hill Giant", counters={"+1/+1": 1})
    game, angrath = begun_with(table, "Angrath, Minotaur Pirate")
    use(game, angrath, "−11")
    assert game.player(1).life == 14
    assert not on_battlefield(game, "Hill Giant")


def test_700_5_devotion_to_a_color(catalog: CardCatalog) -> None:
    """Aspect of Hydra counts green symbols among your permanents."""
    table = table_of(catalog, lands=1, kinds=("Forest",))
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Leatherback Baloth")
    table.hand(0, "Aspect of Hydra")
    game = begun(table)
    cast(game, "Aspect of Hydra", game.thing(bear))
    resolve(game)
    assert game.thing(bear).power == 6


@pytest.mark.parametrize(("top", "zone"), [("Grizzly Bears", "hand"), ("Opt", "library")])
def test_401_4_a_revealed_card_goes_to_the_bottom(catalog: CardCatalog, top: str, zone: str) -> None:
    """Garruk, Savage Herald: a creature card comes into the hand, another goes to the bottom of the library."""
    table = board_of_walkers(catalog)
    table.library(0, top, "Shock")
    game, garruk = begun_with(table, "Garruk, Savage Herald")
    use(game, garruk, "+1")
    (card,) = game.find(top, zone=zone)
    assert card.name == top
    if zone == "library":
        order = names(list(game.player(0).library))
        assert (order[0], order[-1]) == ("Shock", "Opt")


def test_701_13a_a_library_is_exiled_and_the_hand_shuffled_into_it(catalog: CardCatalog) -> None:
    """Jace, the Mind Sculptor exiles a library; the player's hand becomes the new one."""
    table = board_of_walkers(catalog)
    table.library(1, "Opt", "Shock")
    table.hand(1, "Negate", "Cancel")
    game, jace = begun_with(table, "Jace, the Mind Sculptor")
    use(game, jace, "−12", 1)
    assert not game.player(1).hand
    assert {"Opt", "Shock"} <= set(names(game.player(1).exile))
    assert names(game.find("Negate", zone="library") + game.find("Cancel", zone="library")) == ["Negate", "Cancel"]


def test_608_2d_one_of_two_goes_to_the_graveyard(catalog: CardCatalog) -> None:
    """Jace, the Living Guildpact: one of the top two is put into the graveyard, the other stays on top."""
    table = board_of_walkers(catalog)
    table.library(0, "Opt", "Shock")
    game, jace = begun_with(table, "Jace, the Living Guildpact")
    use(game, jace, "+1", then=[["Opt"]])
    assert names(game.player(0).graveyard) == ["Opt"]
    assert game.find("Shock", zone="library")


def test_502_3_those_creatures_are_the_ones_that_untapped(catalog: CardCatalog) -> None:
    """Gideon, Martial Paragon: the creatures that he untaps get +1/+1."""
    table = board_of_walkers(catalog)
    bear = table.battlefield(0, "Grizzly Bears", tapped=True)
    game, gideon = begun_with(table, "Gideon, Martial Paragon")
    use(game, gideon, "+2")
    assert (game.thing(bear).tapped, game.thing(bear).power) == (False, 3)


def test_205_1b_still_a_planeswalker(catalog: CardCatalog) -> None:
    """Gideon, Ally of Zendikar becomes a creature, stays a planeswalker, and is dealt no damage this turn."""
    table = table_of(catalog, kinds=("Mountain",))
    table.hand(0, "Lightning Bolt")
    game, gideon = begun_with(table, "Gideon, Ally of Zendikar")
    use(game, gideon, "+1")
    thing = game.thing(gideon)
    assert {"creature", "planeswalker"} <= set(thing.types)
    assert (thing.power, thing.toughness) == (5, 5)
    cast(game, "Lightning Bolt", thing)
    resolve(game)
    assert game.thing(gideon).loyalty == 21


def test_615_1a_damage_by_one_permanent_is_prevented_until_your_next_turn(catalog: CardCatalog) -> None:
    """Gideon of the Trials: what the target would deal is prevented, even after he has left; another's is not."""
    table = board_of_walkers(catalog)
    giant = table.battlefield(1, "Hill Giant")
    bear = table.battlefield(1, "Grizzly Bears")
    game, gideon = begun_with(table, "Gideon of the Trials")
    use(game, gideon, "+1", game.thing(giant))
    pass_until(game, "beginning of combat", turn=6)
    attack(game, game.thing(giant), game.thing(bear), whom=0)
    pass_until(game, "postcombat main", turn=6)
    assert game.player(0).life == 18


def test_615_1a_damage_to_and_by_a_permanent(catalog: CardCatalog) -> None:
    """Dovin, Hand of Control: a burned creature takes nothing, and deals nothing."""
    table = table_of(catalog, kinds=("Mountain",))
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Shock")
    game, dovin = begun_with(table, "Dovin, Hand of Control")
    use(game, dovin, "−1", game.thing(bear))
    cast(game, "Shock", game.thing(bear))
    resolve(game)
    assert game.thing(bear).zone == "battlefield"


def test_601_2f_spells_of_opponents_cost_more(catalog: CardCatalog) -> None:
    """With Dovin, Hand of Control an opponent's artifact spell costs one more, your own does not."""
    table = table_of(catalog, lands=1, kinds=("Island",))
    table.hand(0, "Sol Ring")
    table.hand(1, "Sol Ring")
    game, _ = begun_with(table, "Dovin, Hand of Control")
    assert [option for option in game.legal_actions if option.action == "cast"]
    pass_until(game, "precombat main", turn=6)
    assert not [option for option in game.legal_actions if option.action == "cast"]
