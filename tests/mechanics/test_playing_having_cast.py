"""CR 400.7d, 603.4 What an ability asks of how the permanent was cast; CR 109.2 what else a creature is."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("is_cast", "copies"), [(True, 2), (False, 0)])
def test_400_7d_if_you_cast_it(catalog: CardCatalog, is_cast: bool, copies: int) -> None:  # noqa: FBT001  a test's case
    """Lutri copies a spell if it was cast, and not if it was put onto the battlefield."""
    table = table_of(catalog)
    table.hand(0, "Lutri, the Spellchaser", "Lightning Bolt")
    game = begun(table)
    cast(game, "Lightning Bolt", 1)
    if is_cast:
        cast(game, "Lutri, the Spellchaser")
        game.answer("pass")
        game.answer("pass")
    else:
        game.put_card(0, "battlefield", "Lutri, the Spellchaser")
    resolve_all(game)
    assert 20 - game.player(1).life == 3 * max(copies, 1)


def test_400_7d_another_than_the_caster(catalog: CardCatalog) -> None:
    """What another player cast and you control was not cast by you; a creature that returns was cast by nobody."""
    table = table_of(catalog, kinds=("Island", "Plains", "Mountain"))
    table.hand(0, "Coal Stoker", "Cloudshift")
    game = begun(table)
    cast(game, "Coal Stoker")
    resolve(game)
    assert game.player(0).mana == "{R}{R}{R}"
    cast(game, "Cloudshift", on_battlefield(game, "Coal Stoker")[0])
    before = game.player(0).mana
    resolve(game)
    assert game.player(0).mana == before


@pytest.mark.parametrize(("other", "power"), [("Storm Crow", 1), ("Savannah Lions", 3), ("Grizzly Bears", 2)])
def test_109_2_another_creature_thats_a_cat(catalog: CardCatalog, other: str, power: int) -> None:
    """Kaheera makes other Cats greater, not itself, and not what is none of the kinds."""
    table = table_of(catalog)
    kaheera = table.battlefield(0, "Kaheera, the Orphanguard")
    creature = table.battlefield(0, other)
    game = begun(table)
    assert game.thing(creature).power == power
    assert game.thing(kaheera).power == 3


@pytest.mark.parametrize(("other", "power"), [("Elite Vanguard", 2), ("Goblin Piker", 2), ("Keldon Warlord", None)])
def test_109_2_a_barbarian_a_warrior_or_a_berserker(catalog: CardCatalog, other: str, power: int | None) -> None:
    """Lovisa gives everybody's creatures of her kinds haste and size."""
    table = table_of(catalog)
    table.battlefield(0, "Lovisa Coldeyes")
    creature = table.battlefield(1, other)
    game = begun(table)
    is_such = bool({"Barbarian", "Warrior", "Berserker"} & set(game.thing(creature).subtypes))
    assert ("haste" in game.thing(creature).keywords) == is_such
    assert power is None or game.thing(creature).power == power + 2 * is_such
