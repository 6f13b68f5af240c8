"""CR 800.4a Views of what is left of a player who has left."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, table_of

from oathbreaker.library.catalog import CardCatalog


def test_800_4a_an_ability_whose_source_left_with_its_owner_can_be_seen(catalog: CardCatalog) -> None:
    """The ability is its controller's and stays; its source went with the player who owned it."""
    table = table_of(catalog, players=3, kinds=("Mountain",))
    rod = table.battlefield(1, "Rod of Ruin")
    table.battlefield(0, "Steal Artifact", attached_to=rod)
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(rod))
    game.answer_with(target=2)
    game.concede(1)
    (ability,) = game.view(2)["stack"]
    assert ability["of"]["name"] in {"", "Rod of Ruin"}
    while game.stack:
        game.answer("pass")
    assert game.player(2).life == 19
