"""CR 104: cards that say that a player wins or loses the game, or can't."""

from __future__ import annotations

from tests.engine.cards_for_tests import card
from tests.engine.positions import Table, do
from tests.engine.positions import resolve as resolve_all
from tests.mechanics.positions_for_tests import begun, cast, pass_until, resolve, table_of

from oathbreaker.engine.happening import happen
from oathbreaker.engine.player_events import LoseGame, WinGame
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.mechanics.ending import GameIsDraw
from oathbreaker.table.scenario import Scenario
from oathbreaker.terms.abilities import SpellAbility


def table_with_door(catalog: CardCatalog, players: int) -> Scenario:
    """Return a position in which a player has two mana of each color and a Door to Nothingness."""
    table = Scenario(players=players, cards=table_of(catalog).cards)
    for name in ("Plains", "Island", "Swamp", "Mountain", "Forest"):
        for _ in range(4):
            table.battlefield(0, name)
    table.battlefield(0, "Door to Nothingness")
    return table


def test_104_3e_an_effect_says_that_a_player_loses(catalog: CardCatalog) -> None:
    """The target player loses and leaves; the others play on."""
    game = begun(table_with_door(catalog, 3), step="untap")
    pass_until(game, "precombat main")
    game.answer_with(action="activate", card="Door to Nothingness")
    game.answer_with(target=2)
    resolve(game)
    assert [game.player(seat).in_game for seat in range(3)] == [True, True, False]
    assert not game.is_over


def test_104_3e_a_player_who_cannot_lose(catalog: CardCatalog) -> None:
    """Neither the effect nor an empty life total makes them lose; without the Angel the life total does."""
    table = table_with_door(catalog, 2)
    table.battlefield(1, "Platinum Angel")
    table.hand(0, "Terminate", "Shock")
    table.life(1, 2)
    game = begun(table, step="untap")
    pass_until(game, "precombat main")
    game.answer_with(action="activate", card="Door to Nothingness")
    game.answer_with(target=1)
    resolve(game)
    cast(game, "Shock", 1)
    resolve(game)
    assert (game.is_over, game.player(1).life) == (False, 0)
    cast(game, "Terminate", game.find("Platinum Angel")[0])
    resolve(game)
    assert game.standings == [[0], [1]]


def test_104_2b_an_effect_says_that_a_player_wins(catalog: CardCatalog) -> None:
    """The game ends at once, with all others behind the winner."""
    table = table_of(catalog, players=3)
    table.battlefield(1, "Epic Struggle")
    for _ in range(20):
        table.battlefield(1, "Grizzly Bears")
    game = begun(table, active=1, step="untap")
    while game.decision is not None:
        game.answer(game.decision.default())
    assert (game.step, game.standings) == ("upkeep", [[1], [0, 2]])


def test_104_2b_a_player_who_cannot_win_goes_on(catalog: CardCatalog) -> None:
    """An opponent's Angel keeps the winner from winning."""
    table = table_of(catalog, players=3)
    table.battlefield(1, "Epic Struggle")
    table.battlefield(2, "Platinum Angel")
    for _ in range(20):
        table.battlefield(1, "Grizzly Bears")
    game = begun(table, active=1, step="untap")
    pass_until(game, "precombat main")
    assert not game.is_over


def test_104_3f_who_would_win_and_lose_at_once_loses() -> None:
    """Of a player who does both only losing counts; the others play on."""
    play = Table(3).start()
    for _ in happen(play.state, (WinGame(0), LoseGame(0, "104.3e"))):
        raise AssertionError
    play.answer("pass")
    assert [player.in_game for player in play.state.players] == [False, True, True]
    assert not play.is_over


def test_104_3f_two_who_would_win_both_lose() -> None:
    """Each of the two would lose as the other wins: the third is left."""
    play = Table(3).start()
    for _ in happen(play.state, (WinGame(0), WinGame(1))):
        raise AssertionError
    play.answer("pass")
    assert play.standings == [[2], [0, 1]]


def test_104_4c_an_effect_says_that_the_game_is_a_draw() -> None:
    """All who are still in the game share their place."""
    table = Table(3)
    table.hand(0, card("Truce", "Sorcery", "{0}", (SpellAbility((GameIsDraw(),)),)))
    play = table.start()
    play.concede(2)
    do(play, "cast", "Truce")
    resolve_all(play)
    assert play.is_over
    assert play.standings == [[0, 1], [2]]
