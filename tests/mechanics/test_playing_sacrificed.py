"""CR 608.2h, 701.21 What was sacrificed as a cost or by an effect, and conditions said after their instruction."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, resolve, resolve_all, table_of
from tests.rules.boards_for_tests import activate

from oathbreaker.library.catalog import CardCatalog

KINDS = ("Island", "Mountain", "Swamp", "Forest")


def test_608_2h_the_sacrificed_creatures_power(catalog: CardCatalog) -> None:
    """As much damage as the creature had power that was sacrificed for the spell, with what changed it then."""
    table = table_of(catalog, kinds=KINDS)
    giant = table.battlefield(0, "Hill Giant", counters={"+1/+1": 2})
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Fling")
    game = begun(table)
    cast(game, "Fling", 1, [game.thing(giant)])
    resolve(game)
    assert (game.player(1).life, game.thing(giant).zone) == (15, "graveyard")


@pytest.mark.parametrize(("fodder", "counters"), [("Elite Vanguard", 1), ("Grizzly Bears", 0)])
def test_608_2h_what_the_sacrificed_creature_was(catalog: CardCatalog, fodder: str, counters: int) -> None:
    """A counter for a Human; none for anything else."""
    table = table_of(catalog, kinds=KINDS)
    lord = table.battlefield(0, "Falkenrath Aristocrat")
    creature = table.battlefield(0, fodder)
    game = begun(table)
    activate(game, game.thing(lord))
    resolve(game, *([[game.thing(creature)]] if game.decision and game.decision.kind == "cost" else []))
    assert game.thing(lord).counters.get("+1/+1", 0) == counters
    assert "indestructible" in game.thing(lord).keywords


def test_701_17a_as_many_cards_milled_as_power(catalog: CardCatalog) -> None:
    """The player mills as many cards as the creature had power."""
    table = table_of(catalog, kinds=KINDS)
    altar = table.battlefield(0, "Altar of Dementia")
    table.battlefield(0, "Hill Giant")
    game = begun(table)
    activate(game, game.thing(altar))
    game.answer_with(target=1)
    resolve(game)
    assert len(game.player(1).graveyard) == 3


def test_608_2c_two_things_if_it_was_done(catalog: CardCatalog) -> None:
    """Who sacrifices gets both, in their order; who does not gets neither."""
    table = table_of(catalog, kinds=KINDS)
    table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Undercity Scavenger")
    game = begun(table)
    cast(game, "Undercity Scavenger")
    while game.decision is not None and game.decision.kind != "may":
        game.answer("pass")
    other = game.copy()
    game.answer("yes")
    resolve_all(game)
    other.answer("no")
    resolve(other)
    assert [one.counters.get("+1/+1", 0) for one in on_battlefield(game, "Undercity Scavenger")] == [2]
    assert [one.counters.get("+1/+1", 0) for one in on_battlefield(other, "Undercity Scavenger")] == [0]


@pytest.mark.parametrize(("counters", "drawn"), [({"+1/+1": 1}, 1), (None, 0)])
def test_608_2c_a_condition_said_after_its_instruction(
    catalog: CardCatalog, counters: dict[str, int] | None, drawn: int
) -> None:
    """A card is drawn only if it is so as the ability resolves: it triggers in any case."""
    table = table_of(catalog, kinds=("Plains", "Forest"))
    table.battlefield(0, "Grizzly Bears", counters=counters)
    table.hand(0, "Chronicler of Heroes")
    game = begun(table)
    cast(game, "Chronicler of Heroes")
    game.answer("pass")
    game.answer("pass")
    assert len(game.stack) == 1
    resolve(game)
    assert len(game.player(0).hand) == drawn
