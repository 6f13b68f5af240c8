"""CR 601.3 Cards that may be cast from the graveyard or from exile because they say so."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import EVERY_LAND, begun, cast, mutate, on_battlefield, resolve, table_of

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize("has_zombie", [True, False])
def test_601_3b_from_the_graveyard_as_long_as_something_is_so(catalog: CardCatalog, *, has_zombie: bool) -> None:
    """Gravecrawler may be cast from its owner's graveyard while that player controls a Zombie."""
    table = table_of(catalog, lands=2, kinds=EVERY_LAND)
    table.graveyard(0, "Gravecrawler")
    table.graveyard(1, "Gravecrawler")
    if has_zombie:
        table.battlefield(0, "Walking Corpse")
    game = begun(table)
    found = [option for option in game.legal_actions if option.card == "Gravecrawler"]
    assert len(found) == has_zombie
    if found:
        cast(game, "Gravecrawler")
        resolve(game)
        assert len(on_battlefield(game, "Gravecrawler")) == 1


def test_601_3b_from_the_graveyard_if_something_was_so(catalog: CardCatalog) -> None:
    """Oathsworn Vampire waits for life to be gained this turn."""
    table = table_of(catalog, lands=2, kinds=EVERY_LAND)
    table.graveyard(0, "Oathsworn Vampire")
    table.hand(0, "Healing Salve")
    game = begun(table)
    assert not [one for one in game.legal_actions if one.card == "Oathsworn Vampire"]
    cast(game, "Healing Salve")
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        game.answer(0 if game.decision.kind == "mode" else game.decision.default())
    assert [one for one in game.legal_actions if one.card == "Oathsworn Vampire"]


def test_601_3b_from_exile(catalog: CardCatalog) -> None:
    """Misthollow Griffin may be cast from exile, however it came there."""
    table = table_of(catalog, lands=2, kinds=EVERY_LAND)
    table.exile(0, "Misthollow Griffin")
    game = begun(table)
    cast(game, "Misthollow Griffin")
    resolve(game)
    assert len(on_battlefield(game, "Misthollow Griffin")) == 1


def test_118_9a_from_the_graveyard_by_its_mutate_ability_alone(catalog: CardCatalog) -> None:
    """Brokkos may be cast from the graveyard, but only for its mutate cost."""
    table = table_of(catalog, lands=3, kinds=EVERY_LAND)
    bear = table.battlefield(0, "Grizzly Bears")
    table.graveyard(0, "Brokkos, Apex of Forever")
    game = begun(table)
    assert [one.alternative for one in game.legal_actions if one.card == "Brokkos, Apex of Forever"] == ["mutate"]
    mutate(game, "Brokkos, Apex of Forever", game.thing(bear))
    resolve(game, "over")
    merged = game.thing(bear)
    assert (merged.name, merged.power) == ("Brokkos, Apex of Forever", 6)
