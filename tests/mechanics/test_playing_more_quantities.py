"""CR 107.3, 608.2h Sums, totals and devotion; one X in two instructions; and/or, modified, historic."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


def test_107_3i_two_instructions_share_an_x(catalog: CardCatalog) -> None:
    """As much life is gained and as many cards are drawn as there are creatures."""
    table = table_of(catalog, kinds=("Forest", "Plains"))
    for _ in range(3):
        table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Camaraderie")
    game = begun(table)
    cast(game, "Camaraderie")
    resolve(game)
    assert game.player(0).life == 23
    assert len(game.player(0).hand) == 3


def test_107_3i_a_later_sentence_means_the_same_x(catalog: CardCatalog) -> None:
    """Half of 17 life is 9, rounded up: so great is the token, and so much damage it deals, although life changes."""
    table = table_of(catalog)
    table.life(0, 17)
    saga = table.battlefield(0, "Chainer's Torment", counters={"lore": 2})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    (horror,) = on_battlefield(game, "Nightmare Horror Token")
    assert (horror.power, horror.toughness) == (9, 9)
    assert game.player(0).life == 8


def test_608_2h_one_plus_the_number(catalog: CardCatalog) -> None:
    """One counter more than there are Foods."""
    table = table_of(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    saga = table.battlefield(0, "Welcome to Sweettooth", counters={"lore": 1})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    assert len(on_battlefield(game, "Food Token")) == 1
    game.put_counters(game.thing(saga), "lore", 1)
    resolve_all(game)
    assert game.thing(bears).counters == {"+1/+1": 2}


def test_608_2h_a_total_of_mana_values(catalog: CardCatalog) -> None:
    """Other permanents count with their mana values together, lands with 0, and the creature itself with nothing."""
    table = table_of(catalog, players=3)
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Hill Giant")
    table.battlefield(1, "Hill Giant")
    saga = table.battlefield(0, "Summon: Bahamut", counters={"lore": 3})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    assert [game.player(seat).life for seat in range(3)] == [20, 14, 14]


def test_122_1_counters_among_players(catalog: CardCatalog) -> None:
    """Rad counters of all players together."""
    table = table_of(catalog, players=3)
    table.counters(1, "rad", 2)
    table.counters(2, "rad", 1)
    saga = table.battlefield(0, "Vault 12: The Necropolis", counters={"lore": 1})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    assert len(on_battlefield(game, "Zombie Mutant Token")) == 3


def test_700_5_devotion(catalog: CardCatalog) -> None:
    """Green mana symbols among the mana costs of one's own permanents count, and of no others."""
    table = table_of(catalog, kinds=("Forest",))
    bears = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Leatherback Baloth")
    table.battlefield(1, "Leatherback Baloth")
    table.hand(0, "Aspect of Hydra")
    game = begun(table)
    cast(game, "Aspect of Hydra", game.thing(bears))
    resolve(game)
    assert game.thing(bears).power == 2 + 4


@pytest.mark.parametrize(("modified", "power"), [(4, 2), (5, 7)])
def test_700_9_modified_creatures(catalog: CardCatalog, modified: int, power: int) -> None:
    """Counters modify, an Equipment does, and an Aura that the creature's controller controls; another's does not."""
    table = table_of(catalog)
    dragon = table.battlefield(0, "Jugan Defends the Temple", face="back")
    for _ in range(modified - 2):
        table.battlefield(0, "Grizzly Bears", counters={"charge": 1})
    for attached, seat in (("Bonesplitter", 0), ("Holy Strength", 0), ("Holy Strength", 1)):
        giant = table.battlefield(0, "Hill Giant")
        table.battlefield(seat, attached, attached_to=giant)
    game = begun(table)
    assert game.thing(dragon).power == power


def test_700_6_historic_cards(catalog: CardCatalog) -> None:
    """Legendary cards, artifacts and Sagas trigger it as they are cast; others do not."""
    table = table_of(catalog, kinds=("Island", "Plains"))
    table.battlefield(0, "Jhoira, Weatherlight Captain")
    table.hand(0, "Sol Ring", "Opt")
    game = begun(table)
    cast(game, "Opt")
    assert len(game.stack) == 1
    resolve_all(game)
    cast(game, "Sol Ring")
    assert [thing.kind for thing in game.stack] == ["spell", "ability"]


def test_109_2_and_or(catalog: CardCatalog) -> None:
    """Each artifact and each enchantment counts; what is both counts once."""
    table = table_of(catalog)
    for name in ("Sol Ring", "Glorious Anthem", "Grizzly Bears"):
        table.battlefield(0, name)
    bears = table.battlefield(1, "Grizzly Bears")
    saga = table.battlefield(0, "Michiko's Reign of Truth", counters={"lore": 0})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    game.answer_with(target=game.thing(bears))
    resolve(game)
    assert game.thing(bears).power == 2 + 3


def test_109_2_what_is_none_of_these_types(catalog: CardCatalog) -> None:
    """Creatures of none of the types go back to hand."""
    table = table_of(catalog)
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Lord of Atlantis")
    saga = table.battlefield(0, "Summon: Leviathan", counters={"lore": 0})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    assert names(list(game.player(1).hand)) == ["Grizzly Bears"]
    assert on_battlefield(game, "Lord of Atlantis")


@pytest.mark.parametrize(("name", "draws"), [("Grizzly Bears", True), ("Shock", False)])
def test_608_2c_if_there_is_one_in_the_graveyard(catalog: CardCatalog, name: str, *, draws: bool) -> None:
    """A creature card in the graveyard lets a card be drawn; another card does not."""
    table = table_of(catalog)
    table.graveyard(0, name)
    saga = table.battlefield(0, "Leaves from the Vine", counters={"lore": 2})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    assert len(game.player(0).hand) == draws


@pytest.mark.parametrize(("cards", "drawn"), [(19, 1), (20, 3)])
def test_404_1_twenty_cards_in_a_graveyard(catalog: CardCatalog, cards: int, drawn: int) -> None:
    """Anybody's graveyard will do."""
    table = table_of(catalog, players=3)
    table.graveyard(2, *["Shock"] * cards)
    saga = table.battlefield(0, "Nightmares and Daydreams", counters={"lore": 3})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    assert len(game.player(0).hand) == drawn


def test_404_1_each_players_own_graveyard(catalog: CardCatalog) -> None:
    """Each opponent loses life for the creature cards of their own graveyard."""
    table = table_of(catalog, players=3)
    table.graveyard(0, "Grizzly Bears")
    table.graveyard(1, "Grizzly Bears", "Hill Giant", "Shock")
    saga = table.battlefield(0, "Origin of Black Widow", counters={"lore": 2})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    assert [game.player(seat).life for seat in range(3)] == [20, 18, 20]


def test_611_2a_base_power_and_toughness_for_good(catalog: CardCatalog) -> None:
    """What no time is said of lasts for the rest of the game; counters count on top."""
    table = table_of(catalog)
    saga = table.battlefield(0, "The Bears of Littjara", counters={"lore": 1})
    shifter = table.battlefield(0, "Mistwalker", counters={"+1/+1": 1})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    game.answer([0])
    resolve(game)
    game.advance(turn=7, step="upkeep")
    assert (game.thing(shifter).power, game.thing(shifter).toughness) == (5, 5)
