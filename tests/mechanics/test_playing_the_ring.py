"""CR 701.54 The Ring tempts you."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Handle


def tempted(table: Scenario, bearer: Handle, times: int) -> Game:
    """Return a game in which the Ring has just tempted the first player so often, with this creature as Ring-bearer."""
    saga = table.battlefield(0, "War of the Last Alliance", counters={"lore": 2})
    table.define("Temptation", "{U}", "Sorcery", "The Ring tempts you.")
    for _ in range(times - 1):
        table.hand(0, "Temptation")
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    choose(game, bearer)
    for _ in range(times - 1):
        cast(game, "Temptation")
        choose(game, bearer)
    return game


def choose(game: Game, bearer: Handle) -> None:
    """Let the stack resolve, and choose a Ring-bearer where that is asked."""
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        if game.decision.kind == "choose permanents":
            game.answer_with(target=game.thing(bearer))
        else:
            game.answer("pass" if game.decision.kind == "priority" else game.decision.default())


def test_701_54c_the_ring_bearer_is_legendary_and_evades(catalog: CardCatalog) -> None:
    """The chosen creature is legendary and cannot be blocked by a creature with greater power; the emblem is one."""
    table = table_of(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    elves = table.battlefield(1, "Llanowar Elves")
    game = tempted(table, bears, 2)
    assert "legendary" in game.thing(bears).supertypes
    assert "legendary" not in game.thing(giant).supertypes
    assert len(game.player(0).command) == 1
    game.advance(turn=7, step="precombat main")
    attack(game, game.thing(bears))
    while game.decision is not None and game.decision.kind != "blockers":
        game.answer(game.decision.default())
    assert game.decision is not None
    assert {option.source for option in game.decision.options} == {game.thing(elves).id}


def test_701_54a_another_creature_becomes_the_ring_bearer(catalog: CardCatalog) -> None:
    """The designation goes over; without a creature nobody becomes it."""
    table = table_of(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(0, "Hill Giant")
    other = table.battlefield(0, "War of the Last Alliance", counters={"lore": 2})
    game = tempted(table, bears, 1)
    game.put_counters(game.thing(other), "lore", 1)
    choose(game, giant)
    assert "legendary" not in game.thing(bears).supertypes
    assert "legendary" in game.thing(giant).supertypes


def test_701_54a_the_designation_ends_with_another_controller(catalog: CardCatalog) -> None:
    """A Ring-bearer that another player had for a while is none any more as it comes back."""
    table = table_of(catalog, lands=8)
    bears = table.battlefield(0, "Grizzly Bears")
    table.hand(1, "Act of Treason")
    game = tempted(table, bears, 1)
    pass_until(game, "precombat main", 6)
    cast(game, "Act of Treason", game.thing(bears))
    resolve_all(game)
    assert "legendary" not in game.thing(bears).supertypes
    pass_until(game, "upkeep", 7)
    assert game.thing(bears).controller == 0
    assert "legendary" not in game.thing(bears).supertypes


def test_701_54c_from_the_second_time_on_it_loots(catalog: CardCatalog) -> None:
    """Tempted twice, a card is drawn and one discarded as the Ring-bearer attacks; tempted once, nothing happens."""
    for times, cards in ((1, 0), (2, 1)):
        table = table_of(catalog)
        bears = table.battlefield(0, "Grizzly Bears")
        game = tempted(table, bears, times)
        attack(game, game.thing(bears))
        resolve_all(game)
        assert len(game.player(0).graveyard) == cards + times - 1 + 1


def test_701_54c_from_the_third_time_on_a_blocker_is_sacrificed(catalog: CardCatalog) -> None:
    """The blocking creature's controller sacrifices it at end of combat."""
    table = table_of(catalog)
    wall = table.battlefield(0, "Giant Spider")
    elves = table.battlefield(1, "Wall of Stone")
    game = tempted(table, wall, 3)
    attack(game, game.thing(wall))
    while game.decision is not None and game.decision.kind != "blockers":
        game.answer(game.decision.default())
    assert game.decision is not None
    game.answer([game.decision.options[0].key])
    pass_until(game, "postcombat main")
    assert game.thing(elves).zone == "graveyard"


def test_701_54c_from_the_fourth_time_on_opponents_lose_life(catalog: CardCatalog) -> None:
    """Combat damage of the Ring-bearer to a player makes each opponent lose 3 life: twice with double strike."""
    table = table_of(catalog, players=3)
    bears = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(0, "Hill Giant")
    game = tempted(table, bears, 4)
    attack(game, game.thing(bears), game.thing(giant))
    pass_until(game, "postcombat main")
    assert [game.player(seat).life for seat in range(3)] == [20, 4, 14]


def test_701_54d_whenever_the_ring_tempts_you(catalog: CardCatalog) -> None:
    """It triggers although there is no creature to choose."""
    table = table_of(catalog)
    table.define("Watcher", "{U}", "Enchantment", "Whenever the Ring tempts you, draw a card.")
    table.battlefield(0, "Watcher")
    saga = table.battlefield(0, "War of the Last Alliance", counters={"lore": 2})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve_all(game)
    assert len(game.player(0).hand) == 1


def test_701_54e_the_ring_bearers_power(catalog: CardCatalog) -> None:
    """Each player mills as many cards as the Ring-bearer has power."""
    table = table_of(catalog)
    table.battlefield(0, "Hill Giant")
    saga = table.battlefield(0, "One Ring to Rule Them All", counters={"lore": 0})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    resolve_all(game)
    assert [len(game.player(seat).graveyard) for seat in range(2)] == [3, 3]
    assert names(on_battlefield(game, "Hill Giant")) == ["Hill Giant"]
