"""CR 702.140 Mutate, 730 merging with permanents: spells that become part of creatures."""

from __future__ import annotations

from collections.abc import Sequence

from tests.mechanics.positions_for_tests import attack, begun, cast, on_battlefield, pass_until, resolve, table_of
from tests.table.invariants import check_save, check_zones

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing

EVERY_LAND = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def mutate(game: Game, name: str, target: Thing | None = None) -> None:
    """Cast a card for its mutate cost, with a target where that is asked."""
    option = next(one for one in game.legal_actions if one.card == name and one.alternative == "mutate")
    game.answer(option)
    if game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=target)


def position(catalog: CardCatalog, creatures: Sequence[str], hand: Sequence[str]) -> tuple[Game, list[Thing]]:
    """Return a game in which the active player has some creatures and cards in hand."""
    table = table_of(catalog, lands=3, kinds=EVERY_LAND)
    there = [table.battlefield(0, name) for name in creatures]
    table.hand(0, *hand)
    game = begun(table)
    return game, [game.thing(handle) for handle in there]


def test_702_140c_put_over_the_creature_it_is_what_the_spell_was(catalog: CardCatalog) -> None:
    """Put over it, the spell gives name, types, size and cost; the creature stays the same object."""
    game, (bear,) = position(catalog, ["Grizzly Bears"], ["Majestic Auricorn"])
    game.put_counters(bear, "+1/+1", 1)
    mutate(game, "Majestic Auricorn", bear)
    resolve(game, "over")
    merged = game.thing(bear)
    assert (merged.name, merged.power, merged.toughness) == ("Majestic Auricorn", 5, 5)
    assert merged.subtypes == ["Unicorn"]
    assert "vigilance" in merged.keywords
    assert game.player(0).life == 24
    assert not on_battlefield(game, "Grizzly Bears")
    assert not merged.sick


def test_702_140e_put_under_the_creature_it_adds_its_abilities(catalog: CardCatalog) -> None:
    """Put under it, the spell adds its abilities alone, and those that see the creature mutate see it."""
    game, (bear,) = position(catalog, ["Grizzly Bears"], ["Majestic Auricorn"])
    mutate(game, "Majestic Auricorn", bear)
    resolve(game, "under")
    merged = game.thing(bear)
    assert (merged.name, merged.power, merged.toughness) == ("Grizzly Bears", 2, 2)
    assert {"vigilance", "mutate"} <= set(merged.keywords)
    assert game.player(0).life == 24


def test_702_140d_each_ability_of_the_pile_triggers_every_time(catalog: CardCatalog) -> None:
    """As it mutates again, what it had from before triggers too; how often it has mutated is counted."""
    mutate(game, "Majestic Auricorn", bear)
    resolve(game, "over")
    mutate(game, "Insatiable Hemophage", bear)
    resolve(game, "under", [0, 1])
    assert game.player(0).life == 20 + 4 + 4 + 2
    assert game.player(1).life == 18
