"""CR 701.47 Amass, 305.2 additional lands, 502.3 what does not untap for a time."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun, cast, on_battlefield, pass_until, resolve, resolve_all
from tests.rules.boards_for_tests import board, own, played, size

from oathbreaker.library.catalog import CardCatalog


def test_701_47a_an_army_is_created_and_grows(catalog: CardCatalog) -> None:
    """The first time there is none: it is created, an Orc Army; then the same one grows and is a Zombie too."""
    table = board(catalog)
    own(table, "Muster", "Sorcery", "Amass Orcs 2.")
    own(table, "Raise", "Sorcery", "Amass Zombies 1.")
    table.hand(0, "Muster", "Raise")
    game = begun(table)
    played(game, "Muster")
    (army,) = on_battlefield(game, "Orc Army Token")
    assert (size(army), army.colors, army.subtypes) == ((2, 2), ("black",), ("Orc", "Army"))
    played(game, "Raise")
    assert (size(army), army.subtypes) == ((3, 3), ("Orc", "Army", "Zombie"))
    assert len([thing for thing in game.find(zone="battlefield") if thing.is_token]) == 1


@pytest.mark.parametrize("is_static", [True, False])
def test_305_2_additional_lands(catalog: CardCatalog, is_static: bool) -> None:  # noqa: FBT001  a case
    """Exploration: on each of your turns; Explore: in this turn alone."""
    table = board(catalog)
    table.hand(0, "Explore", "Forest", "Forest", "Forest", "Forest", "Forest")
    if is_static:
        table.battlefield(0, "Exploration")
    game = begun(table)
    if not is_static:
        played(game, "Explore")
    played_lands = []
    for turn in (5, 7):
        pass_until(game, "precombat main", turn=turn)
        number = 0
        while any(option.action == "play land" for option in game.legal_actions):
            game.answer_with(action="play land", card="Forest")
            number += 1
        played_lands.append(number)
    assert played_lands == ([2, 2] if is_static else [2, 1])


def test_502_3_it_does_not_untap_for_as_long_as_the_saga_remains(catalog: CardCatalog) -> None:
    """Time of Ice: the creature stays tapped, until the Saga is gone."""
    table = board(catalog)
    saga = table.battlefield(0, "Time of Ice")
    bears = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Disenchant")
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    pass_until(game, "upkeep", turn=6)
    assert game.thing(bears).tapped
    pass_until(game, "upkeep", turn=7)
    cast(game, "Disenchant", game.thing(saga))
    resolve(game)
    pass_until(game, "upkeep", turn=8)
    assert not game.thing(bears).tapped


def test_510_3a_when_it_deals_combat_damage(catalog: CardCatalog) -> None:
    """Uninvited Geist transforms as it has dealt combat damage to a player."""
    table = board(catalog)
    geist = table.battlefield(0, "Uninvited Geist")
    game = begun(table)
    attack(game, game.thing(geist))
    pass_until(game, "postcombat main")
    resolve_all(game)
    assert game.thing(geist).name == "Unimpeded Trespasser"


def test_701_7a_tokens_of_two_kinds_are_created_together(catalog: CardCatalog) -> None:
    """Song of Eärendil: a Treasure and a Bird at once, which is seen by what looks for creatures that enter."""
    table = board(catalog)
    saga = table.battlefield(0, "Song of Eärendil", counters={"lore": 1})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    (bird,) = on_battlefield(game, "Bird Token")
    assert (size(bird), bird.keywords, len(on_battlefield(game, "Treasure Token"))) == ((2, 2), ("flying",), 1)


def test_701_21a_each_opponent_sacrifices_two(catalog: CardCatalog) -> None:
    """Each chooses two of their own creatures; who has one loses that one."""
    table = board(catalog, players=3, lands=1)
    own(table, "Feast", "Sorcery", "Each opponent sacrifices two creatures of their choice.")
    table.hand(0, "Feast")
    for seat, number in ((0, 2), (1, 3), (2, 1)):
        for _ in range(number):
            table.battlefield(seat, "Grizzly Bears")
    game = begun(table)
    cast(game, "Feast")
    resolve_all(game)
    left = [len(game.find("Grizzly Bears", zone="battlefield", controller=seat)) for seat in range(3)]
    assert left == [2, 1, 0]
