"""CR 714 Sagas: lore counters, chapter abilities, and the end of a Saga."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import (
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog


def test_714_3a_a_saga_enters_with_a_lore_counter_and_its_first_chapter(catalog: CardCatalog) -> None:
    """The first chapter triggers as it enters, no other does."""
    table = table_of(catalog, kinds=("Plains",))
    table.hand(0, "History of Benalia")
    game = begun(table)
    cast(game, "History of Benalia")
    resolve(game)
    (saga,) = on_battlefield(game, "History of Benalia")
    assert saga.counters == {"lore": 1}
    assert len(on_battlefield(game, "Knight Token")) == 1


def test_714_3c_714_4_a_counter_each_turn_until_the_last_chapter(catalog: CardCatalog) -> None:
    """Its controller's precombat main phase brings the next chapter; after the last one the Saga is sacrificed."""
    table = table_of(catalog, kinds=("Plains",))
    saga = table.battlefield(0, "History of Benalia", counters={"lore": 1})
    game = begun(table)
    assert game.thing(saga).counters == {"lore": 1}
    pass_until(game, "precombat main", 6)
    assert game.thing(saga).counters == {"lore": 1}
    pass_until(game, "precombat main", 7)
    resolve(game)
    assert game.thing(saga).counters == {"lore": 2}
    assert len(on_battlefield(game, "Knight Token")) == 1
    pass_until(game, "precombat main", 9)
    assert [ability.kind for ability in game.stack] == ["ability"]
    assert game.thing(saga).zone == "battlefield"
    resolve(game)
    assert game.thing(saga).zone == "graveyard"
    assert [knight.power for knight in on_battlefield(game, "Knight Token")] == [4]


def test_714_2b_two_chapters_that_one_instruction_reaches(catalog: CardCatalog) -> None:
    """Two lore counters at once reach two chapters, and both trigger."""
    table = table_of(catalog, kinds=("Plains",))
    saga = table.battlefield(0, "The Birth of Meletis", counters={"lore": 1})
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 2)
    resolve_all(game)
    assert game.player(0).life == 22
    assert len(on_battlefield(game, "Wall Token")) == 1


def test_714_2b_a_chapter_reached_anew(catalog: CardCatalog) -> None:
    """A lore counter removed and put on again reaches the chapter again."""
    table = table_of(catalog, kinds=("Forest", "Plains"))
    saga = table.battlefield(0, "The Birth of Meletis", counters={"lore": 2})
    table.hand(0, "Clash of the Eikons")
    game = begun(table)
    cast(game, "Clash of the Eikons")
    game.answer(["2"])
    resolve(game)
    assert game.thing(saga).counters == {"lore": 1}
    game.put_counters(game.thing(saga), "lore", 1)
    resolve(game)
    assert names(on_battlefield(game, "Wall Token")) == ["Wall Token"]
