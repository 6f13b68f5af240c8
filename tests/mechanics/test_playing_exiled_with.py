"""CR 607.2a, 607.3 Cards exiled with an object, and the exiled card."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Handle

YES, NO = True, False


def reach(game: Game, saga: Handle, *answers: object) -> None:
    """Put a lore counter on a Saga, and let its chapter resolve with these answers."""
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game, *answers)


def test_607_2a_the_exiled_card_returns_as_the_enchantment_leaves(catalog: CardCatalog) -> None:
    """The second ability speaks of the card that the first has exiled, and of no other card in exile."""
    table = table_of(catalog, kinds=("Plains",))
    table.hand(0, "Journey to Nowhere")
    table.hand(1, "Disenchant")
    table.exile(0, "Hill Giant")
    bears = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    cast(game, "Journey to Nowhere")
    resolve(game)
    assert game.thing(bears).zone == "exile"
    game.answer("pass")
    cast(game, "Disenchant", *on_battlefield(game, "Journey to Nowhere"))
    resolve(game)
    assert names(on_battlefield(game, "Grizzly Bears")) == ["Grizzly Bears"]
    assert not on_battlefield(game, "Hill Giant")


def test_607_2a_a_card_exiled_with_this_saga(catalog: CardCatalog) -> None:
    """One of the cards that the first chapter has exiled is put into hand; another card in exile is none of them."""
    table = table_of(catalog, kinds=("Island",))
    table.library(0, "Plains", "Plains", "Opt")
    table.exile(0, "Shock")
    saga = table.battlefield(0, "Roads Go Ever, Ever On", counters={"lore": 0})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert game.decision is not None
    game.answer([option.key for option in game.decision.options])
    assert sorted(names(list(game.player(0).exile))) == ["Plains", "Plains", "Shock"]
    game.put_counters(game.thing(saga), "lore", 1)
    game.answer("pass")
    game.answer("pass")
    assert {option.card for option in game.decision.options} == {"Plains"}
    resolve_all(game)
    assert names(list(game.player(0).hand)) == ["Plains"]


def test_607_3_a_saga_returns_what_it_has_exiled_to_its_owner(catalog: CardCatalog) -> None:
    """The exiled creature comes back under its owner's control; a chapter that has exiled nothing returns nothing."""
    table = table_of(catalog, kinds=("Plains",))
    bears = table.battlefield(1, "Grizzly Bears")
    saga = table.battlefield(0, "The Princess Takes Flight", counters={"lore": 0})
    other = table.battlefield(0, "The Princess Takes Flight", counters={"lore": 2})
    game = begun(table)
    reach(game, saga, [game.thing(bears)])
    assert game.thing(bears).zone == "exile"
    reach(game, other)
    assert game.thing(bears).zone == "exile"
    game.put_counters(game.thing(saga), "lore", 2)
    resolve_all(game)
    (back,) = on_battlefield(game, "Grizzly Bears")
    assert back.controller == 1


def test_607_3_a_new_object_has_exiled_nothing(catalog: CardCatalog) -> None:
    """A dragon that has left and come back is another object: its ability finds no exiled card (400.7)."""
    table = table_of(catalog, kinds=("Mountain", "Plains", "Swamp"))
    table.library(0, "Sol Ring", "Opt")
    table.hand(0, "Hoarding Dragon", "Cloudshift", "Murder")
    game = begun(table)
    cast(game, "Hoarding Dragon")
    resolve(game, YES, ["Sol Ring"])
    assert names(list(game.player(0).exile)) == ["Sol Ring"]
    cast(game, "Cloudshift", *on_battlefield(game, "Hoarding Dragon"))
    resolve(game, NO)
    cast(game, "Murder", *on_battlefield(game, "Hoarding Dragon"))
    resolve(game, YES)
    assert names(list(game.player(0).exile)) == ["Sol Ring"]
