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
    """On each of your turns, or in this turn alone."""
    table = board(catalog)
    own(table, "Road", "Enchantment", "You may play an additional land on each of your turns.")
    own(table, "Explore It", "Sorcery", "You may play an additional land this turn.")
    table.hand(0, "Explore It", "Forest", "Forest", "Forest", "Forest", "Forest")
    if is_static:
        table.battlefield(0, "Road")
    game = begun(table)
    if not is_static:
        played(game, "Explore It")
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
