"""CR 601.2c, 107.3a As many targets as the X that was announced."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, on_battlefield, resolve
from tests.rules.boards_for_tests import activate, board

from oathbreaker.library.catalog import CardCatalog


def test_601_2c_x_targets_are_chosen(catalog: CardCatalog) -> None:
    """Curse of the Swine with X 2 exiles two of three creatures: each of their controllers gets a Boar."""
    table = board(catalog, players=3)
    table.hand(0, "Curse of the Swine")
    chosen = [table.battlefield(1, "Grizzly Bears"), table.battlefield(2, "Hill Giant")]
    left = table.battlefield(2, "Wind Drake")
    game = begun(table)
    game.answer_with(action="cast", card="Curse of the Swine")
    assert game.decision is not None
    assert game.decision.kind == "x"
    assert max(int(str(option.value)) for option in game.decision.options) == 3
    game.answer(2)
    assert (game.decision.minimum, game.decision.maximum) == (2, 2)
    wanted = {game.thing(one).id for one in chosen}
    game.answer([option.key for option in game.decision.options if option.target in wanted])
    resolve(game)
    assert sorted(token.controller for token in on_battlefield(game, "Boar Token")) == [1, 2]
    assert game.thing(left).zone == "battlefield"


def test_602_2b_x_targets_of_an_activated_ability(catalog: CardCatalog) -> None:
    """Candelabra of Tawnos untaps as many lands as X mana were paid for it."""
    table = board(catalog, lands=1)
    candelabra = table.battlefield(0, "Candelabra of Tawnos")
    tapped = [table.battlefield(0, "Wastes", tapped=True) for _ in range(3)]
    game = begun(table)
    activate(game, game.thing(candelabra), "{X}")
    game.answer(2)
    assert game.decision is not None
    wanted = {game.thing(one).id for one in tapped[:2]}
    game.answer([option.key for option in game.decision.options if option.target in wanted])
    resolve(game)
    assert [game.thing(one).tapped for one in tapped] == [False, False, True]
