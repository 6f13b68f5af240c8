"""CR 107.3, 608.2h, 604.3 Amounts that are found in the game, and what is done with them."""

from __future__ import annotations

from tests.mechanics.combat_for_tests import size
from tests.mechanics.positions_for_tests import aim, begun, cast, names, on_battlefield, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def lives(game: Game) -> list[int]:
    """Return everybody's life total."""
    return [player.life for player in game.players]


def test_107_3c_x_is_what_the_text_says(catalog: CardCatalog) -> None:
    """X damage to each creature, where X is the number of creatures: three kill what two would not."""
    table = table_of(catalog)
    table.hand(0, "Chain Reaction")
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Colossal Dreadmaw")
    hill = table.battlefield(1, "Hill Giant")
    game = begun(table)
    cast(game, "Chain Reaction")
    resolve(game)
    assert [thing.name for thing in on_battlefield(game, "Colossal Dreadmaw")] == ["Colossal Dreadmaw"]
    assert on_battlefield(game, "Colossal Dreadmaw")[0].damage == 3
    assert game.thing(hill).zone == "graveyard"


def test_608_2h_the_power_that_a_sacrificed_creature_had(catalog: CardCatalog) -> None:
    """Sacrificed as a cost, it deals damage equal to its power as it last was."""
    table = table_of(catalog, kinds=("Swamp", "Mountain"))
    shade = table.battlefield(0, "Cinder Shade", counters={"+1/+1": 2})
    giant = table.battlefield(1, "Colossal Dreadmaw")
    game = begun(table)
    (option,) = [each for each in game.legal_actions if each.ability and "Sacrifice" in each.ability[1]]
    game.answer(option)
    aim(game, game.thing(giant))
    resolve(game)
    assert game.thing(shade).zone == "graveyard"
    assert game.thing(giant).damage == 3


def test_608_2h_each_deals_damage_equal_to_its_own_power(catalog: CardCatalog) -> None:
    """Of several that deal damage equal to "its power", each deals its own."""
    table = table_of(catalog)
    table.battlefield(0, "Storm Crow")
    table.battlefield(0, "Aven Windreader")
    giant = table.battlefield(1, "Colossal Dreadmaw")
    game = begun(table)
    game.put_card(0, "battlefield", "Bartz and Boko")
    resolve(game)
    assert game.thing(giant).damage == 1 + 3


def test_107_3_they_control_is_found_for_each_player(catalog: CardCatalog) -> None:
    """Damage to each player equal to the number of lands they control."""
    table = table_of(catalog, lands=2)
    table.battlefield(1, "Forest")
    table.hand(0, "Acidic Soil")
    game = begun(table)
    cast(game, "Acidic Soil")
    resolve(game)
    assert lives(game) == [16, 15]


def test_107_3_each_player_loses_life_for_each_of_theirs(catalog: CardCatalog) -> None:
    """What each player does as often as they control something is counted for each."""
    table = table_of(catalog, players=3, kinds=("Swamp",))
    table.battlefield(1, "Grizzly Bears")
    for _ in range(3):
        table.battlefield(2, "Grizzly Bears")
    table.hand(0, "Stronghold Discipline")
    game = begun(table)
    cast(game, "Stronghold Discipline")
    resolve(game)
    assert lives(game) == [20, 19, 17]


def test_107_3_the_greatest_among(catalog: CardCatalog) -> None:
    """As many tokens as the greatest power among your creatures; nobody else's counts."""
    table = table_of(catalog, kinds=("Forest",))
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Hill Giant")
    table.battlefield(1, "Colossal Dreadmaw")
    table.hand(0, "Fungal Sprouting")
    game = begun(table)
    cast(game, "Fungal Sprouting")
    resolve(game)
    assert len(on_battlefield(game, "Saproling Token")) == 3


def test_605_1a_mana_where_x_is_known(catalog: CardCatalog) -> None:
    """A mana ability whose X is the greatest toughness among other creatures pays for spells."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Arbor Adherent")
    table.battlefield(0, "Hill Giant")
    table.hand(0, "Grizzly Bears", "Divination", "Shivan Dragon")
    game = begun(table)
    castable = {option.card for option in game.legal_actions if option.action == "cast"}
    assert castable == {"Grizzly Bears", "Divination"}
    cast(game, "Divination")
    before = len(game.player(0).hand)
    resolve(game)
    assert len(game.player(0).hand) == before + 2


def test_604_3_a_defined_size_works_in_all_zones(catalog: CardCatalog) -> None:
    """Its power and toughness are the number of creature cards in your graveyard, itself there too."""
    table = table_of(catalog)
    wurm = table.battlefield(0, "Boneyard Wurm", counters={"+1/+1": 1})
    table.graveyard(0, "Grizzly Bears", "Boneyard Wurm", "Shock")
    table.graveyard(1, "Hill Giant")
    game = begun(table)
    assert (game.thing(wurm).power, game.thing(wurm).toughness) == (3, 3)
    buried = game.find("Boneyard Wurm", zone="graveyard")[0]
    assert (buried.power, buried.toughness) == (2, 2)


def test_604_3_only_the_toughness_is_defined(catalog: CardCatalog) -> None:
    """Its toughness is the number of Forests you control; its power is as printed."""
    table = table_of(catalog, lands=2, kinds=("Forest",))
    people = table.battlefield(0, "People of the Woods")
    game = begun(table)
    assert (game.thing(people).power, game.thing(people).toughness) == (1, 2)


def test_608_2c_that_player_is_the_controller_of_the_target(catalog: CardCatalog) -> None:
    """After a target, "that player" is who controls it or did: their other creatures are smaller, no one else's."""
    table = table_of(catalog, players=3, kinds=("Swamp",))
    first = table.battlefield(1, "Grizzly Bears")
    second = table.battlefield(1, "Hill Giant")
    third = table.battlefield(2, "Hill Giant")
    table.hand(0, "Public Execution")
    game = begun(table)
    cast(game, "Public Execution", game.thing(first))
    resolve(game)
    assert [game.thing(one).power for one in (second, third)] == [1, 3]


def test_601_2c_another_target_that_the_same_player_controls(catalog: CardCatalog) -> None:
    """The second target is one of the player who controls the first."""
    table = table_of(catalog, players=3)
    first = table.battlefield(1, "Hill Giant")
    second = table.battlefield(1, "Grizzly Bears")
    table.battlefield(2, "Grizzly Bears")
    table.hand(0, "Mutiny")
    game = begun(table)
    cast(game, "Mutiny", game.thing(first), game.thing(second))
    resolve(game)
    assert names(game.player(1).graveyard) == ["Grizzly Bears"]
    assert game.thing(first).damage == 0


def test_608_2c_an_if_is_about_the_whole_sentence(catalog: CardCatalog) -> None:
    """What follows "and" is under the "if" too: a card that is no land stays where it is."""
    for top, taken in (("Shock", False), ("Island", True)):
        table = table_of(catalog)
        table.battlefield(0, "Dryad Greenseeker")
        table.library(0, top, "Grizzly Bears")
        game = begun(table)
        (option,) = [each for each in game.legal_actions if each.ability and "top card" in each.ability[1]]
        game.answer(option)
        resolve(game, *(["yes"] if taken else []))
        assert (top in names(game.player(0).hand)) == taken


def test_608_2h_life_for_each_is_gained_at_once(catalog: CardCatalog) -> None:
    """Two creatures give 4 life, and what waits for life triggers once."""
    table = table_of(catalog, kinds=("Plains",))
    table.battlefield(0, "Ajani's Pridemate")
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Festival of Trokin")
    game = begun(table)
    cast(game, "Festival of Trokin")
    resolve(game)
    assert game.player(0).life == 24
    (cat,) = on_battlefield(game, "Ajani's Pridemate")
    assert cat.counters == {"+1/+1": 1}


def test_608_2h_counters_for_each_are_put_at_once(catalog: CardCatalog) -> None:
    """Two creatures of the opponent give two counters, and what adds one adds it once."""
    table = table_of(catalog, kinds=("Forest",))
    table.battlefield(0, "Hardened Scales")
    for _ in range(2):
        table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Match the Odds")
    game = begun(table)
    cast(game, "Match the Odds")
    resolve(game)
    (ally,) = on_battlefield(game, "Ally Token")
    assert ally.counters == {"+1/+1": 3}


def test_605_1a_mana_for_each_pays_by_itself(catalog: CardCatalog) -> None:
    """With three creatures one Druid makes three mana: all that the spell takes, so the other Druid stays untapped."""
    table = table_of(catalog, lands=0)
    for name in ("Circle of Dreams Druid", "Circle of Dreams Druid", "Grizzly Bears"):
        table.battlefield(0, name)
    table.define("Test Feast", "{G}{G}{G}", "Sorcery", "You gain 1 life.")
    table.hand(0, "Test Feast")
    game = begun(table)
    cast(game, "Test Feast")
    assert sum(druid.tapped for druid in on_battlefield(game, "Circle of Dreams Druid")) == 1
    resolve(game)
    assert lives(game) == [21, 20]


def test_119_3_life_equal_to_the_power_of_what_is_gone(catalog: CardCatalog) -> None:
    """Swords to Plowshares exiles a creature; its controller gains its power as it last was, nobody else anything."""
    table = table_of(catalog, kinds=("Plains",))
    bear = table.battlefield(1, "Grizzly Bears", counters={"+1/+1": 3})
    table.hand(0, "Swords to Plowshares")
    game = begun(table)
    cast(game, "Swords to Plowshares", game.thing(bear))
    resolve(game)
    assert names(game.player(1).exile) == ["Grizzly Bears"]
    assert lives(game) == [20, 25]


def test_608_2h_a_bonus_for_each_is_counted_once(catalog: CardCatalog) -> None:
    """Might of the Masses counts one's own creatures as it resolves; the bonus stays so for the turn."""
    table = table_of(catalog, kinds=("Forest",))
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Hill Giant")
    for _ in range(3):
        table.battlefield(1, "Hill Giant")
    table.hand(0, "Might of the Masses", "Llanowar Elves")
    game = begun(table)
    cast(game, "Might of the Masses", game.thing(bear))
    resolve(game)
    assert size(game.thing(bear)) == (4, 4)
    cast(game, "Llanowar Elves")
    resolve(game)
    assert size(game.thing(bear)) == (4, 4)
    pass_until(game, "upkeep", turn=6)
    assert size(game.thing(bear)) == (2, 2)
