"""CR 723: controlling another player during their next turn."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario


def table_with_slaver(catalog: CardCatalog, players: int = 3) -> Scenario:
    """Return a position in which player 0 has a Mindslaver, and player 1 a Shock and a Grizzly Bears."""
    table = table_of(catalog, players=players)
    table.battlefield(0, "Mindslaver")
    table.battlefield(1, "Grizzly Bears")
    table.hand(1, "Shock")
    return table


def enslave(game: Game, seat: int) -> None:
    """Use the Mindslaver on a player."""
    game.answer_with(action="activate", card="Mindslaver")
    game.answer_with(target=seat)
    resolve(game)


def test_723_5_the_controller_makes_the_decisions(catalog: CardCatalog) -> None:
    """In that player's next turn what they cast, attack and choose is decided by the controller, with their cards."""
    game = begun(table_with_slaver(catalog))
    enslave(game, 1)
    pass_until(game, "precombat main", turn=6)
    assert game.decision is not None
    assert (game.active, game.priority, game.decision.player) == (1, 1, 0)
    cast(game, "Shock", 1)
    resolve(game)
    assert (game.player(1).life, [thing.name for thing in game.player(1).graveyard]) == (18, ["Shock"])
    pass_until(game, "declare attackers", turn=6)
    assert (game.decision.player, game.decision.kind) == (0, "attackers")
    game.answer_with(card="Grizzly Bears", target=2)
    pass_until(game, "postcombat main", turn=6)
    assert game.player(2).life == 18


def test_723_1_it_ends_with_the_turn(catalog: CardCatalog) -> None:
    """In their turn after that they decide for themselves."""
    game = begun(table_with_slaver(catalog, players=2))
    enslave(game, 1)
    pass_until(game, "precombat main", turn=8)
    assert game.decision is not None
    assert (game.active, game.decision.player) == (1, 1)


def test_723_4_the_controller_sees_what_the_player_sees(catalog: CardCatalog) -> None:
    """The hand is shown to both during that turn, and not to a third player; before and after to its owner alone."""
    game = begun(table_with_slaver(catalog))
    enslave(game, 1)
    assert game.view(0)["players"][1]["hand"] is None
    pass_until(game, "precombat main", turn=6)
    assert next(card["name"] for card in game.view(0)["players"][1]["hand"]) == "Shock"
    assert game.view(1)["players"][1]["hand"] is not None
    assert game.view(2)["players"][1]["hand"] is None
    pass_until(game, "precombat main", turn=7)
    assert game.view(0)["players"][1]["hand"] is None


def test_800_4a_the_controller_leaves(catalog: CardCatalog) -> None:
    """The effect ends: the player decides for themselves for the rest of the turn."""
    game = begun(table_with_slaver(catalog))
    enslave(game, 1)
    pass_until(game, "precombat main", turn=6)
    game.concede(0)
    assert game.decision is not None
    assert (game.active, game.decision.player) == (1, 1)


def test_723_6_the_controlled_player_may_concede(catalog: CardCatalog) -> None:
    """They leave the game; the controller stays."""
    game = begun(table_with_slaver(catalog))
    enslave(game, 1)
    pass_until(game, "precombat main", turn=6)
    game.concede(1)
    assert [game.player(seat).in_game for seat in range(3)] == [True, False, True]


def test_723_the_game_is_copied_and_saved_with_it(catalog: CardCatalog) -> None:
    """A copy and a loaded game ask the controller too."""
    table = table_with_slaver(catalog)
    game = begun(table)
    enslave(game, 1)
    pass_until(game, "precombat main", turn=6)
    for other in (game.copy(), Game.load(game.save(), cards=table.cards)):
        assert other.decision is not None
        assert other.decision.player == 0
        assert other.digest() == game.digest()
