"""CR 122.1, 728 What shield, finality and rad counters do, on whatever has them, in play."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog


def test_122_1c_a_shield_counter_is_removed_instead_of_destruction(catalog: CardCatalog) -> None:
    """What an effect would destroy loses a counter instead; the next destruction is one."""
    table = table_of(catalog, kinds=("Swamp",))
    bear = table.battlefield(1, "Grizzly Bears", counters={"shield": 1})
    table.hand(0, "Murder", "Murder")
    game = begun(table)
    cast(game, "Murder", game.thing(bear))
    resolve(game)
    assert game.thing(bear).counters == {}
    cast(game, "Murder", game.thing(bear))
    resolve(game)
    assert not on_battlefield(game, "Grizzly Bears")


@pytest.mark.parametrize(("counters", "left"), [(1, {}), (2, {"shield": 1})])
def test_122_1c_damage_to_a_shield_is_prevented(catalog: CardCatalog, counters: int, left: dict[str, int]) -> None:
    """Damage is prevented and one counter goes, on an artifact creature as on any permanent."""
    table = table_of(catalog)
    thopter = table.battlefield(1, "Ornithopter", counters={"shield": counters})
    table.hand(0, "Lightning Bolt")
    game = begun(table)
    cast(game, "Lightning Bolt", game.thing(thopter))
    resolve(game)
    assert game.thing(thopter).counters == left
    assert game.thing(thopter).damage == 0


def test_122_1c_one_counter_for_damage_of_several_at_once(catalog: CardCatalog) -> None:
    """All that two blockers would deal at the same time is prevented, for a single counter."""
    table = table_of(catalog)
    attacker = table.battlefield(0, "Hill Giant", counters={"shield": 2})
    blockers = [table.battlefield(1, "Grizzly Bears") for _ in range(2)]
    game = begun(table)
    attack(game, game.thing(attacker))
    while game.decision is not None and game.decision.kind != "blockers":
        game.answer(game.decision.default())
    assert game.decision is not None
    wanted = {game.thing(blocker).id for blocker in blockers}
    game.answer([option.key for option in game.decision.options if option.source in wanted])
    pass_until(game, "end")
    assert game.thing(attacker).counters == {"shield": 1}
    assert game.thing(attacker).damage == 0


def test_704_5f_a_shield_is_no_help_without_toughness(catalog: CardCatalog) -> None:
    """The counters stop destruction and damage, and no other way of dying."""
    table = table_of(catalog)
    table.battlefield(1, "Grizzly Bears", counters={"shield": 1, "-1/-1": 2})
    game = begun(table)
    assert not on_battlefield(game, "Grizzly Bears")
    assert game.player(1).graveyard[0].name == "Grizzly Bears"


def test_122_1c_a_shield_counter_put_by_a_card(catalog: CardCatalog) -> None:
    """Boon of Safety puts the counter that then saves the creature."""
    table = table_of(catalog, kinds=("Plains", "Swamp"))
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Boon of Safety", "Murder")
    game = begun(table)
    cast(game, "Boon of Safety", game.thing(bear))
    resolve_all(game)
    cast(game, "Murder", game.thing(bear))
    resolve(game)
    assert game.thing(bear).counters == {}


@pytest.mark.parametrize(("card", "zone"), [("Murder", "exile"), ("Unsummon", "hand")])
def test_122_1h_finality(catalog: CardCatalog, card: str, zone: str) -> None:
    """What would be put into a graveyard is exiled and has not died; to a hand it goes as ever."""
    table = table_of(catalog, kinds=("Swamp", "Island"))
    bear = table.battlefield(1, "Grizzly Bears", counters={"finality": 2})
    table.battlefield(0, "Blood Artist")
    table.hand(0, card)
    game = begun(table)
    cast(game, card, game.thing(bear))
    resolve(game)
    (found,) = game.find("Grizzly Bears")
    assert found.zone == zone
    assert game.player(0).life == 20


def test_122_1h_a_sacrificed_permanent_is_exiled_too(catalog: CardCatalog) -> None:
    """Finality counts however the permanent would go to the graveyard, and on any permanent."""
    table = table_of(catalog, kinds=("Swamp",))
    stone = table.battlefield(0, "Mind Stone", counters={"finality": 1})
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(stone).id, ability=1)
    resolve_all(game)
    assert game.find("Mind Stone")[0].zone == "exile"


def test_728_1_rad_counters(catalog: CardCatalog) -> None:
    """As many cards are milled as there are counters; each that is no land takes 1 life and a counter."""
    table = table_of(catalog)
    table.counters(1, "rad", 3)
    table.library(1, "Opt", "Island", "Mountain", "Opt", "Opt")
    game = begun(table)
    pass_until(game, "precombat main", 6)
    resolve_all(game)
    assert game.player(1).life == 19
    assert game.player(1).counters == {"rad": 2}
    assert [card.name for card in game.player(1).graveyard] == ["Island", "Mountain", "Opt"]


def test_728_1_no_rad_counters_no_ability(catalog: CardCatalog) -> None:
    """Only the player who has them has the ability, in their own turn."""
    table = table_of(catalog)
    table.counters(1, "rad", 3)
    game = begun(table, step="upkeep")
    pass_until(game, "end")
    assert game.player(0).graveyard == game.player(1).graveyard == ()
    assert not game.stack


def test_122_6_a_player_gets_counters(catalog: CardCatalog) -> None:
    """Each opponent gets a poison counter, and nobody else."""
    table = table_of(catalog, players=3, kinds=("Swamp",))
    table.hand(0, "Prologue to Phyresis")
    table.battlefield(0, "Island")
    table.battlefield(0, "Island")
    game = begun(table)
    cast(game, "Prologue to Phyresis")
    resolve_all(game)
    assert [game.player(seat).counters for seat in range(3)] == [{}, {"poison": 1}, {"poison": 1}]
