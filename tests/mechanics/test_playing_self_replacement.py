"""CR 614.15, 616.1a "… instead" in a card's own instructions: it applies first, and only while its condition holds."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.texts.errors import UnplayableCardError


@pytest.mark.parametrize(("kicked", "doubled", "life"), [("no", 0, 18), ("yes", 0, 16), ("yes", 1, 12)])
def test_616_1a_another_number_before_any_other_effect(
    catalog: CardCatalog, kicked: str, doubled: int, life: int
) -> None:
    """Kicked, it deals the other number, and that is what another effect doubles."""
    table = table_of(catalog)
    for _ in range(doubled):
        table.battlefield(1, "Furnace of Rath")
    table.hand(0, "Burst Lightning")
    game = begun(table)
    cast(game, "Burst Lightning", kicked, 1)
    resolve(game)
    assert game.player(1).life == life


@pytest.mark.parametrize(("big", "life"), [("Hill Giant", 25), ("Craw Wurm", 30)])
def test_614_15_said_in_another_line(catalog: CardCatalog, big: str, life: int) -> None:
    """The text can be a separate ability after an ability word: it replaces the line before it."""
    table = table_of(catalog, kinds=("Forest",))
    table.battlefield(0, big)
    table.hand(0, "Feed the Clan")
    game = begun(table)
    cast(game, "Feed the Clan")
    resolve(game)
    assert game.player(0).life == life


@pytest.mark.parametrize(("kicked", "number"), [("no", 2), ("yes", 4)])
def test_614_15_so_many_of_those_tokens(catalog: CardCatalog, kicked: str, number: int) -> None:
    """Another number of the same tokens is created, not both."""
    table = table_of(catalog, kinds=("Forest",), lands=8)
    table.hand(0, "Saproling Migration")
    game = begun(table)
    cast(game, "Saproling Migration", kicked)
    resolve_all(game)
    assert sum(thing.is_token for thing in game.player(0).battlefield) == number


@pytest.mark.parametrize(("creature", "counters"), [("Grizzly Bears", 1), ("Ronom Unicorn", 2)])
def test_614_15_something_else_for_what_is_so(catalog: CardCatalog, creature: str, counters: int) -> None:
    """What is put on a Unicorn is put instead, not besides."""
    table = table_of(catalog, kinds=("Forest",))
    table.battlefield(0, "Emiel the Blessed")
    table.hand(0, creature)
    for _ in range(2):
        table.battlefield(0, "Plains")
    game = begun(table)
    cast(game, creature)
    resolve(game, "yes")
    (entered,) = on_battlefield(game, creature)
    assert entered.counters == {"+1/+1": counters}


@pytest.mark.parametrize(("creatures", "mana"), [(2, "G"), (3, "GG")])
def test_605_3b_a_mana_ability_adds_other_mana_instead(catalog: CardCatalog, creatures: int, mana: str) -> None:
    """With four creatures two mana are added in place of one."""
    table = table_of(catalog, lands=0)
    druid = table.battlefield(0, "Leafkin Druid")
    for _ in range(creatures):
        table.battlefield(0, "Ornithopter")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(druid).id)
    assert "".join(str(one.symbol) for one in game.state.players[0].pool) == mana


def test_605_3a_automatic_payment_knows_what_is_added_instead(catalog: CardCatalog) -> None:
    """Two mana of one creature pay for a spell that one could not."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Leafkin Druid")
    for _ in range(3):
        table.battlefield(0, "Ornithopter")
    table.hand(0, "Grizzly Bears")
    game = begun(table)
    cast(game, "Grizzly Bears")
    resolve(game)
    assert len(on_battlefield(game, "Grizzly Bears")) == 1


def test_614_15_other_targets_are_refused_by_name(catalog: CardCatalog) -> None:
    """Where it is not known at casting whether the replacement's own target is needed, the card is not played."""
    text = "Destroy target artifact. If you control a Swamp, destroy target land instead."
    with pytest.raises(UnplayableCardError, match="InsteadIf"):
        table_of(catalog).define("Test Ruin", "{0}", "Sorcery", text)
