"""CR 107.3a, 118.7a: X is announced also where effects change what the spell costs."""

from __future__ import annotations

import pytest

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


@pytest.fixture
def table(catalog: CardCatalog) -> Scenario:
    """Return a position of two players, the first with five Mountains."""
    found = Scenario(players=2, cards=PlayableCards(catalog))
    for _ in range(5):
        found.battlefield(0, "Mountain")
    return found


def numbers_asked(game: Game) -> list[object]:
    """Return the numbers that are offered for X."""
    decision = game.decision
    assert decision is not None
    assert decision.kind == "x"
    return [option.value for option in decision.options]


@pytest.mark.parametrize(("permanent", "most"), [(None, 4), ("Goblin Electromancer", 5)])
def test_118_7a_x_of_a_spell_whose_cost_is_changed(table: Scenario, permanent: str | None, most: int) -> None:
    """With five mana Devil's Play deals four, and five where it costs {1} less."""
    if permanent is not None:
        table.battlefield(0, permanent)
    table.hand(0, "Devil's Play")
    game = table.start()
    game.answer_with(action="cast", card="Devil's Play")
    assert numbers_asked(game) == list(range(most + 1))
    game.answer(most)
    game.answer_with(target=1)
    while game.stack:
        game.answer("pass")
    assert game.player(1).life == 20 - most
