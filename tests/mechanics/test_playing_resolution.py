"""CR 608, 707.10 Spells that do not resolve, and copies of spells that are gone."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


def test_608_2b_a_spell_that_does_not_resolve_is_not_bought_back(catalog: CardCatalog) -> None:
    """Its only target is gone, so it goes to the graveyard, paid buyback or not."""
    table = table_of(catalog, kinds=("Plains", "Mountain"))
    table.battlefield(1, "Ajani's Welcome")
    table.hand(0, "Allay")
    table.hand(1, "Disenchant")
    game = begun(table)
    cast(game, "Allay", "yes")
    game.answer("pass")
    cast(game, "Disenchant")
    resolve(game)
    assert names(list(game.player(0).graveyard)) == ["Allay"]


def test_608_2b_a_spell_that_does_not_resolve_does_not_rebound(catalog: CardCatalog) -> None:
    """Its only target has died, so it is not exiled to be cast again."""
    table = table_of(catalog, kinds=("Plains", "Mountain"))
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Artful Maneuver")
    table.hand(1, "Shock")
    game = begun(table)
    (bear,) = game.find("Grizzly Bears")
    cast(game, "Artful Maneuver")
    game.answer("pass")
    cast(game, "Shock", bear)
    resolve(game)
    assert sorted(names(list(game.player(0).graveyard))) == ["Artful Maneuver", "Grizzly Bears"]


def test_608_2h_storm_copies_a_spell_that_was_countered(catalog: CardCatalog) -> None:
    """The trigger finds the spell as it last was on the stack, with its target."""
    table = table_of(catalog)
    table.hand(0, "Grapeshot", "Opt")
    table.hand(1, "Counterspell")
    game = begun(table)
    cast(game, "Opt")
    resolve_all(game)
    cast(game, "Grapeshot", 1)
    game.answer("pass")
    cast(game, "Counterspell", game.find("Grapeshot", zone="stack")[0])
    resolve_all(game)
    assert game.player(1).life == 19


@pytest.mark.parametrize("kind", ["token", "card"])
def test_707_10_no_mana_was_spent_on_a_copy(catalog: CardCatalog, kind: str) -> None:
    """The card knows its mana and where it was cast from; the copy was not cast, so it has neither."""
    table = table_of(catalog)
    table.hand(0, "Stormscale Scion", "Opt")
    game = begun(table)
    cast(game, "Opt")
    resolve_all(game)
    cast(game, "Stormscale Scion")
    resolve_all(game)
    (here,) = [
        thing
        for thing in (game.state.objects[found.id] for found in game.find("Stormscale Scion", zone="battlefield"))
        if thing.kind == kind
    ]
    said = here.announcement
    assert said is not None
    assert (len(said.spent), said.zone) == ((6, "hand") if kind == "card" else (0, ""))


def test_701_9a_a_whole_hand_is_discarded(catalog: CardCatalog) -> None:
    """Wit's End takes the target player's hand, and leaves the other players theirs."""
    table = table_of(catalog, players=3, kinds=("Swamp",), lands=7)
    table.hand(0, "Wit's End", "Opt")
    for seat in (1, 2):
        table.hand(seat, "Shock", "Opt")
    game = begun(table)
    cast(game, "Wit's End", 1)
    resolve(game)
    assert [names(game.player(seat).hand) for seat in range(3)] == [["Opt"], [], ["Shock", "Opt"]]
    assert sorted(names(game.player(1).graveyard)) == ["Opt", "Shock"]
