"""CR 601.2f Spells whose cost depends on what they target are cast."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, resolve, table_of

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("is_tapped", "untapped"), [(True, 2), (False, 0)])
def test_601_2f_it_costs_less_if_it_targets_a_tapped_creature(
    catalog: CardCatalog,
    is_tapped: bool,  # noqa: FBT001  either
    untapped: int,
) -> None:
    """Fate of the Sun-Cryst costs three mana for a tapped creature, five for another."""
    table = table_of(catalog, lands=5, kinds=("Plains",))
    victims = {True: table.battlefield(1, "Hill Giant", tapped=True), False: table.battlefield(1, "Grizzly Bears")}
    table.hand(0, "Fate of the Sun-Cryst")
    game = begun(table)
    cast(game, "Fate of the Sun-Cryst", game.thing(victims[is_tapped]))
    left = [thing for thing in game.player(0).battlefield if thing.name == "Plains" and not thing.tapped]
    resolve(game)
    assert len(left) == untapped
    assert game.thing(victims[is_tapped]).zone == "graveyard"


def test_601_2f_with_too_little_mana_for_any_other_target(catalog: CardCatalog) -> None:
    """Three lands suffice where a tapped creature is there; without one the spell is not offered."""
    offered = []
    for is_tapped in (True, False):
        table = table_of(catalog, lands=3, kinds=("Plains",))
        table.battlefield(1, "Hill Giant", tapped=is_tapped)
        table.hand(0, "Fate of the Sun-Cryst")
        offered.append(any(option.card == "Fate of the Sun-Cryst" for option in begun(table).legal_actions))
    assert offered == [True, False]


def test_733_1_a_target_for_which_the_mana_does_not_suffice_is_taken_back(catalog: CardCatalog) -> None:
    """Chosen an untapped creature, the spell cannot be paid for: all is as it was."""
    table = table_of(catalog, lands=3, kinds=("Plains",))
    table.battlefield(1, "Hill Giant", tapped=True)
    other = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Fate of the Sun-Cryst")
    game = begun(table)
    cast(game, "Fate of the Sun-Cryst", game.thing(other))
    assert not game.stack
    assert [thing.name for thing in game.player(0).hand] == ["Fate of the Sun-Cryst"]
