"""CR 701.10, 122.6 Doubled counters, life totals and sizes, and as many counters as an amount says."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import attack, begun, cast, on_battlefield, pass_until, resolve, table_of
from tests.mechanics.test_playing_copy_exceptions import activate

from oathbreaker.library.catalog import CardCatalog


def test_701_10e_counters_of_one_kind(catalog: CardCatalog) -> None:
    """One counter is put on, and then as many as there are: other kinds stay as they are."""
    table = table_of(catalog, kinds=("Island", "Forest"))
    bear = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 2, "charge": 3})
    table.hand(0, "Growth Curve")
    game = begun(table)
    cast(game, "Growth Curve", game.thing(bear))
    resolve(game)
    assert game.thing(bear).counters == {"+1/+1": 6, "charge": 3}


def test_701_10e_counters_of_each_kind(catalog: CardCatalog) -> None:
    """Each kind is doubled; a permanent without counters gets none."""
    table = table_of(catalog, kinds=("Island", "Forest"))
    vorel = table.battlefield(0, "Vorel of the Hull Clade")
    bear = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 2, "charge": 3})
    game = begun(table)
    activate(game, game.thing(vorel), game.thing(bear))
    assert game.thing(bear).counters == {"+1/+1": 4, "charge": 6}


def test_614_16_doubled_counters_are_put_there(catalog: CardCatalog) -> None:
    """What doubles counters that are put doubles those of the doubling too: two become six."""
    table = table_of(catalog, kinds=("Island", "Forest"))
    vorel = table.battlefield(0, "Vorel of the Hull Clade")
    table.battlefield(0, "Doubling Season")
    bear = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 2})
    game = begun(table)
    activate(game, game.thing(vorel), game.thing(bear))
    assert game.thing(bear).counters == {"+1/+1": 6}


def test_122_6_as_many_as_an_amount_says(catalog: CardCatalog) -> None:
    """As many as the toughness of the creature that was sacrificed for it, as it last was."""
    table = table_of(catalog)
    scourge = table.battlefield(0, "Scourge of Skola Vale", counters={"+1/+1": 2})
    table.battlefield(0, "Hill Giant")
    game = begun(table)
    activate(game, game.thing(scourge))
    assert game.thing(scourge).counters == {"+1/+1": 5}


def test_122_6_as_many_as_its_power_on_another(catalog: CardCatalog) -> None:
    """The words "its power" before the target mean that of what died, and not the target's."""
    table = table_of(catalog, kinds=("Forest", "Mountain"))
    giant, bear = table.battlefield(0, "Hill Giant"), table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Galuf's Final Act", "Lightning Bolt")
    game = begun(table)
    cast(game, "Galuf's Final Act", game.thing(giant))
    resolve(game)
    cast(game, "Lightning Bolt", game.thing(giant))
    resolve(game, [game.thing(bear)])
    assert game.thing(bear).counters == {"+1/+1": 4}


def test_701_10d_a_doubled_life_total(catalog: CardCatalog) -> None:
    """Seven life more for a player with seven: it is gained."""
    table = table_of(catalog, kinds=("Plains", "Swamp"))
    table.life(0, 7)
    table.life(1, 9)
    table.hand(0, "Revival // Revenge")
    game = begun(table)
    game.answer_with(action="cast", face="Revenge")
    resolve(game)
    assert (game.player(0).life, game.player(1).life) == (14, 4)


def test_701_10b_its_power_and_toughness(catalog: CardCatalog) -> None:
    """Attacking alone it is twice as great, with another creature it is not."""
    for creatures, power in ((1, 10), (2, 5)):
        table = table_of(catalog)
        grunn = table.battlefield(0, "Grunn, the Lonely King")
        others = [table.battlefield(0, "Grizzly Bears") for _ in range(creatures - 1)]
        game = begun(table)
        attack(game, *[game.thing(one) for one in (grunn, *others)])
        resolve(game)
        assert (game.thing(grunn).power, game.thing(grunn).toughness) == (power, power)


def test_608_2i_the_life_gained_this_turn(catalog: CardCatalog) -> None:
    """All that was gained this turn counts, with the life of the spell itself; what was lost does not lessen it."""
    table = table_of(catalog, kinds=("Swamp", "Plains"))
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Nightmare's Thirst", "Angel's Mercy")
    game = begun(table)
    cast(game, "Angel's Mercy")
    resolve(game)
    cast(game, "Nightmare's Thirst", game.thing(giant))
    resolve(game)
    assert not on_battlefield(game, "Hill Giant")
    pass_until(game, "upkeep", turn=6)
    assert game.player(0).life == 28
