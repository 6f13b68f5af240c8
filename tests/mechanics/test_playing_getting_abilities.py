"""CR 613.1f, 613.4c What gets a bonus and has abilities at once; lieutenants with two statements (906.14)."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun, names, pass_until, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("leads", "sizes", "tramples"), [(True, (7, 5), True), (False, (5, 3), False)])
def test_906_14_a_lieutenant_says_two_things(
    catalog: CardCatalog,
    leads: bool,  # noqa: FBT001  a test's case
    sizes: tuple[int, int],
    tramples: bool,  # noqa: FBT001  a test's case
) -> None:
    """With your oathbreaker the lieutenant is greater and so are your other creatures; without it neither is."""
    table = table_of(catalog)
    baloth = table.battlefield(0, "Thunderfoot Baloth")
    giant = table.battlefield(0, "Hill Giant")
    table.battlefield(0, "Saheeli, Sublime Artificer", designation="oathbreaker" if leads else None)
    game = begun(table)
    assert (game.thing(baloth).power, game.thing(giant).power) == sizes
    assert ("trample" in game.thing(giant).keywords) == tramples


def test_613_1f_a_bonus_and_a_quoted_ability(catalog: CardCatalog) -> None:
    """Tyrant's Familiar is greater beside the oathbreaker, and has the ability that triggers as it attacks."""
    table = table_of(catalog)
    familiar = table.battlefield(0, "Tyrant's Familiar")
    giant = table.battlefield(1, "Hill Giant")
    table.battlefield(0, "Saheeli, Sublime Artificer", designation="oathbreaker")
    game = begun(table)
    assert game.thing(familiar).power == 7
    attack(game, game.thing(familiar))
    resolve_all(game)
    assert game.thing(giant).zone == "graveyard"


def test_613_1f_a_keyword_and_a_quoted_ability(catalog: CardCatalog) -> None:
    """The enchanted creature has vigilance and an ability of its controller's end step."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Cathar's Call", attached_to=bear)
    game = begun(table)
    assert "vigilance" in game.thing(bear).keywords
    pass_until(game, "end")
    resolve_all(game)
    assert names(game.find("Human Token", zone="battlefield")) == ["Human Token"]
