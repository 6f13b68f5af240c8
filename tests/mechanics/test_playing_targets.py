"""CR 115 What may be a target: "any target", and targets that a sentence of their own names."""

from __future__ import annotations

from tests.mechanics.combat_for_tests import size
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, resolve, table_of

from oathbreaker.library.catalog import CardCatalog


def test_115_4_any_target(catalog: CardCatalog) -> None:
    """Shock can be aimed at creatures, planeswalkers and players who play still, not at artifacts or lands."""
    table = table_of(catalog, players=3, kinds=("Mountain",))
    bear = table.battlefield(1, "Grizzly Bears")
    walker = table.battlefield(1, "Jace Beleren", counters={"loyalty": 3})
    table.battlefield(1, "Spellbook")
    table.hand(0, "Shock")
    game = begun(table)
    game.concede(2)
    game.answer_with(action="cast", card="Shock")
    assert game.decision is not None
    assert game.decision.kind == "target"
    things = {game.thing(bear).id, game.thing(walker).id}
    assert {option.target for option in game.decision.options} == {0, 1, *things}


def test_601_2c_a_target_that_a_sentence_of_its_own_names(catalog: CardCatalog) -> None:
    """Drown in Filth asks for its target as it is cast, and counts only after the cards are milled."""
    table = table_of(catalog, kinds=("Swamp", "Forest"))
    dreadmaw = table.battlefield(1, "Colossal Dreadmaw")
    table.battlefield(1, "Grizzly Bears")
    table.library(0, "Island", "Opt", "Island", "Opt")
    table.hand(0, "Drown in Filth")
    game = begun(table)
    cast(game, "Drown in Filth", game.thing(dreadmaw))
    assert game.stack[0].targets == (game.thing(dreadmaw),)
    assert game.decision is not None
    assert game.decision.kind == "priority"
    resolve(game)
    assert size(game.thing(dreadmaw)) == (4, 4)
    assert names(on_battlefield(game, "Grizzly Bears")) == ["Grizzly Bears"]
