"""CR 701.9b What is chosen at random is discarded as a cost, or comes back from the graveyard."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, names, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.scenario import Scenario


def test_701_9b_a_cost_of_discarding_at_random_asks_for_nothing(catalog: CardCatalog) -> None:
    """Canyon Drake: over several games different cards are discarded, and none is asked for."""
    discarded = set()
    for seed in range(8):
        table = Scenario(seed=seed, cards=catalog)
        table.battlefield(0, "Mountain")
        drake = table.battlefield(0, "Canyon Drake")
        table.hand(0, "Shock", "Hill Giant")
        game = table.start(active=0, step="precombat main", turn=5)
        game.stop_everywhere = True
        game.answer_with(action="activate", source=game.thing(drake))
        assert game.decision is not None
        assert game.decision.kind == "priority"
        discarded.update(names(list(game.player(0).graveyard)))
        resolve_all(game)
        assert game.thing(drake).power == 3
    assert discarded == {"Shock", "Hill Giant"}


def test_701_9b_a_cost_of_more_cards_than_there_are_cannot_be_paid(catalog: CardCatalog) -> None:
    """Without a card in hand the ability is not offered."""
    table = table_of(catalog, kinds=("Mountain",))
    drake = table.battlefield(0, "Canyon Drake")
    game = begun(table)
    assert not [one for one in game.legal_actions if one.source == game.thing(drake).id]


def test_608_2c_a_card_of_the_kind_comes_back_at_random(catalog: CardCatalog) -> None:
    """Haunted Fengraf returns a creature card and never another card."""
    returned = set()
    for seed in range(8):
        table = Scenario(seed=seed, cards=catalog)
        for _ in range(3):
            table.battlefield(0, "Swamp")
        land = table.battlefield(0, "Haunted Fengraf")
        table.graveyard(0, "Grizzly Bears", "Hill Giant", "Shock")
        game = table.start(active=0, step="precombat main", turn=5)
        game.stop_everywhere = True
        game.answer_with(action="activate", source=game.thing(land), ability=1)
        resolve_all(game)
        returned.update(names(list(game.player(0).hand)))
    assert returned == {"Grizzly Bears", "Hill Giant"}


def test_608_2c_with_nothing_to_return_nothing_happens(catalog: CardCatalog) -> None:
    """An empty graveyard is no obstacle."""
    table = table_of(catalog, kinds=("Mountain",))
    table.hand(0, "Ghoulraiser")
    for _ in range(3):
        table.battlefield(0, "Swamp")
    game = begun(table)
    cast(game, "Ghoulraiser")
    resolve_all(game)
    assert not list(game.player(0).hand)
