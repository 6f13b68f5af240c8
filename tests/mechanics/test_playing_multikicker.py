"""CR 702.33c-d Multikicker: paid any number of times, and counted."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize("times", [0, 1, 2])
def test_702_33c_a_counter_for_each_time_it_was_kicked(catalog: CardCatalog, times: int) -> None:
    """The multikicker cost is paid as often as is wanted, and the permanent enters with as many counters."""
    table = table_of(catalog, lands=8, kinds=("Forest",))
    table.hand(0, "Gnarlid Pack")
    game = begun(table)
    cast(game, "Gnarlid Pack", *["yes"] * times, "no")
    assert sum(thing.tapped for thing in game.find(zone="battlefield", controller=0)) == 2 + 2 * times
    resolve(game)
    (pack,) = on_battlefield(game, "Gnarlid Pack")
    assert pack.counters == ({"+1/+1": times} if times else {})


@pytest.mark.parametrize("times", [0, 2])
def test_702_33d_tokens_for_each_time_it_was_kicked(catalog: CardCatalog, times: int) -> None:
    """A triggered ability of the permanent counts how often its spell was kicked."""
    table = table_of(catalog, lands=8, kinds=("Forest",))
    table.hand(0, "Wolfbriar Elemental")
    game = begun(table)
    cast(game, "Wolfbriar Elemental", *["yes"] * times, "no")
    resolve_all(game)
    assert sum(thing.is_token for thing in game.player(0).battlefield) == times


def test_107_3m_what_was_put_onto_the_battlefield_was_not_kicked(catalog: CardCatalog) -> None:
    """Without a spell there was nothing to kick."""
    table = table_of(catalog, kinds=("Forest",))
    game = begun(table)
    game.put_card(0, "battlefield", "Gnarlid Pack")
    (pack,) = on_battlefield(game, "Gnarlid Pack")
    assert pack.counters == {}


def test_614_1c_a_counter_for_each_card_in_a_graveyard(catalog: CardCatalog) -> None:
    """What is counted is counted as the permanent enters."""
    table = table_of(catalog, lands=6, kinds=("Forest", "Swamp"))
    table.graveyard(0, "Grizzly Bears", "Grizzly Bears", "Grizzly Bears", "Forest")
    table.hand(0, "Golgari Grave-Troll")
    game = begun(table)
    cast(game, "Golgari Grave-Troll")
    resolve(game)
    (troll,) = on_battlefield(game, "Golgari Grave-Troll")
    assert troll.counters == {"+1/+1": 3}
