"""CR 701.53 Incubator tokens: their counters, and what they become."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, resolve, table_of
from tests.mechanics.test_playing_copy_exceptions import activate

from oathbreaker.library.catalog import CardCatalog


def test_701_53a_an_incubator_with_counters(catalog: CardCatalog) -> None:
    """A noncreature spell of mana value 1 gives an artifact that is no creature, with one +1/+1 counter."""
    table = table_of(catalog)
    table.battlefield(0, "Chrome Host Seedshark")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", 1)
    resolve(game)
    (egg,) = on_battlefield(game, "Incubator Token")
    assert (egg.types, egg.subtypes, egg.colors, egg.counters) == (("artifact",), ("Incubator",), (), {"+1/+1": 1})


def test_701_53b_it_becomes_a_creature(catalog: CardCatalog) -> None:
    """For {2} it transforms into a 0/0 Phyrexian artifact creature, which the counters keep alive."""
    table = table_of(catalog)
    table.battlefield(0, "Chrome Host Seedshark")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", 1)
    resolve(game)
    (egg,) = on_battlefield(game, "Incubator Token")
    activate(game, egg)
    (creature,) = on_battlefield(game, "Phyrexian Token")
    assert (sorted(creature.types), creature.subtypes) == (["artifact", "creature"], ("Phyrexian",))
    assert (creature.power, creature.toughness, creature.counters) == (1, 1, {"+1/+1": 1})
    assert creature.name == "Phyrexian Token"


def test_701_53a_twice(catalog: CardCatalog) -> None:
    """As many lands as there are, twice: two tokens with so many counters each."""
    table = table_of(catalog, kinds=("Forest",), lands=7)
    table.hand(0, "Glistening Dawn")
    game = begun(table)
    cast(game, "Glistening Dawn")
    resolve(game)
    assert [egg.counters for egg in on_battlefield(game, "Incubator Token")] == [{"+1/+1": 7}, {"+1/+1": 7}]


def test_701_53a_incubate_nothing(catalog: CardCatalog) -> None:
    """A spell of mana value 0 gives a token without counters, which dies as it transforms (704.5f)."""
    table = table_of(catalog)
    table.battlefield(0, "Chrome Host Seedshark")
    table.hand(0, "Spellbook")
    game = begun(table)
    cast(game, "Spellbook")
    resolve(game)
    (egg,) = on_battlefield(game, "Incubator Token")
    assert egg.counters == {}
    activate(game, egg)
    assert not on_battlefield(game, "Phyrexian Token")
