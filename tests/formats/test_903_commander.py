"""CR 903 Commander beside Oathbreaker: life, the command zone and its tax, where commanders go, 21 combat damage."""

from __future__ import annotations

import pytest
from tests.formats.games_for_tests import asked, castable, in_command, of, told, until_asked
from tests.mechanics.positions_for_tests import attack, begun, cast, resolve, resolve_all

from oathbreaker.agents.random_agent import RandomAgent
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import play
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Handle
from oathbreaker.texts.errors import GameSetupError

DECK = "Commander\n1 {name}\n\nDeck\n40 {land}\n1 Shock\n1 Hill Giant\n1 Grizzly Bears\n"
BASICS = ("Plains", "Island", "Swamp", "Mountain", "Forest")


def board(catalog: CardCatalog, players: int = 2) -> Scenario:
    """Return a position of the format in which everybody has six of each basic land."""
    table = Scenario(players=players, format="commander", cards=PlayableCards(catalog))
    for seat in range(players):
        for kind in BASICS:
            for _ in range(6):
                table.battlefield(seat, kind)
    return table


def commander(table: Scenario, seat: int = 0, name: str = "Grizzly Bears") -> Handle:
    """Put a commander onto the battlefield."""
    return table.battlefield(seat, name, designation="commander")


def test_903_6_commanders_begin_in_the_command_zone(catalog: CardCatalog) -> None:
    """The list says who; everything else is hand and library."""
    decks = [DECK.format(name="Krenko, Mob Boss", land="Mountain"), DECK.format(name="Grizzly Bears", land="Forest")]
    game = Game(decks, 1, format="commander", cards=PlayableCards(catalog))
    assert (in_command(game, 0), in_command(game, 1)) == (["Krenko, Mob Boss"], ["Grizzly Bears"])
    assert len(game.player(0).hand) + len(game.player(0).library) == 43
    assert game.player(0).command[0].designation == "commander"
    assert not game.player(0).command[0].is_oathbreaker
    with pytest.raises(GameSetupError, match=r"903\.6"):
        Game(["Deck\n40 Forest\n", decks[1]], 1, format="commander", cards=PlayableCards(catalog))


def test_903_7_players_begin_with_40_life(catalog: CardCatalog) -> None:
    """In a game and in a position, unless it says otherwise."""
    deck = DECK.format(name="Krenko, Mob Boss", land="Mountain")
    game = Game([deck] * 4, 1, format="commander", cards=PlayableCards(catalog))
    assert [player.life for player in game.players] == [40] * 4
    assert board(catalog).start().player(1).life == 40
    assert Scenario(format="commander", starting_life=20, cards=PlayableCards(catalog)).start().player(0).life == 20


def test_903_8_the_tax_counts_castings_from_the_command_zone(catalog: CardCatalog) -> None:
    """Two more for each; nobody else may cast it."""
    table = board(catalog)
    krenko = table.command(0, commander="Krenko, Mob Boss", casts=(1,))
    game = begun(table)
    assert game.tax(krenko) == 2
    cast(game, "Krenko, Mob Boss")
    resolve(game)
    assert (of(game, krenko).zone, game.tax(krenko)) == ("battlefield", 4)
    other = begun(table, active=1)
    assert not castable(other, "Krenko, Mob Boss")


def test_704_6d_903_9a_a_commander_dies_and_may_return_then(catalog: CardCatalog) -> None:
    """It was in the graveyard, so what triggers by that triggers; then its owner is asked, once (704.6d)."""
    table = board(catalog)
    bears = commander(table)
    table.battlefield(1, "Blood Artist")
    table.hand(0, "Murder")
    game = begun(table)
    cast(game, "Murder", of(game, bears))
    until_asked(game, "903.9a")
    assert (asked(game, "903.9a"), of(game, bears).zone) == (0, "graveyard")
    other = game.copy()
    game.answer("yes")
    assert (of(game, bears).zone, len(game.stack)) == ("command", 1)
    assert told(game, "zone change")[-1].rule == "903.9a"
    other.answer("no")
    assert of(other, bears).zone == "graveyard"
    while other.turn == 5:
        assert other.decision is not None
        assert other.decision.rule != "903.9a"
        other.answer(other.decision.default())


def test_704_6d_the_owners_are_asked_in_turn_order(catalog: CardCatalog) -> None:
    """One commander is exiled and one dies at the same time: the active player is asked first, about the dead one."""
    table = board(catalog, players=3)
    mine, theirs = commander(table, 1, "Hill Giant"), commander(table, 0)
    table.define("Strike", "{0}", "Sorcery", "Exile target creature an opponent controls. Destroy all creatures.")
    table.hand(1, "Strike")
    game = begun(table, active=1)
    cast(game, "Strike")
    order = []
    for answer in ("yes", "no"):
        until_asked(game, "903.9a")
        order.append(asked(game, "903.9a"))
        game.answer(answer)
    assert order == [1, 0]
    assert [of(game, leader).zone for leader in (mine, theirs)] == ["command", "exile"]


def test_903_9a_from_exile_too(catalog: CardCatalog) -> None:
    """A stolen and flickered commander returns before anybody could be asked: nothing was left in exile."""
    table = board(catalog)
    bears = commander(table)
    table.define(
        "Blink", "{0}", "Sorcery", "Exile target creature, then return it to the battlefield under its owner's control."
    )
    table.hand(0, "Blink", "Swords to Plowshares")
    game = begun(table)
    cast(game, "Blink")
    resolve(game)
    assert of(game, bears).zone == "battlefield"
    cast(game, "Swords to Plowshares", of(game, bears))
    until_asked(game, "903.9a")
    assert of(game, bears).zone == "exile"
    game.answer("yes")
    assert of(game, bears).zone == "command"


@pytest.mark.parametrize(("card", "zone"), [("Boomerang", "hand"), ("Griptide", "library")])
def test_903_9b_instead_of_hand_or_library(catalog: CardCatalog, card: str, zone: str) -> None:
    """Here it is a replacement effect: the owner is asked before."""
    table = board(catalog)
    bears = commander(table)
    table.hand(1, card)
    game = begun(table, active=1)
    cast(game, card, of(game, bears))
    until_asked(game, "903.9b")
    assert (asked(game, "903.9b"), of(game, bears).zone) == (0, "battlefield")
    other = game.copy()
    game.answer("yes")
    assert of(game, bears).zone == "command"
    other.answer("no")
    assert of(other, bears).zone == zone


def test_704_6c_903_10a_21_combat_damage_by_one_commander(catalog: CardCatalog) -> None:
    """Counted by commander and through its deaths; damage of two commanders is not added up."""
    table = board(catalog)
    giant = table.battlefield(0, "Hill Giant", designation="commander", counters={"+1/+1": 8})
    other = table.battlefield(0, "Grizzly Bears", designation="commander", counters={"+1/+1": 8})
    game = begun(table)
    attack(game, of(game, giant), of(game, other))
    game.advance(turn=5, step="postcombat main")
    assert game.player(1).life == 40 - 11 - 10
    assert [(one["card"], one["owner"], one["damage"]) for one in game.view(0)["players"][1]["commander_damage"]] == [
        ("Hill Giant", 0, 11),
        ("Grizzly Bears", 0, 10),
    ]
    assert game.player(1).in_game
    game.advance(turn=7, step="precombat main")
    attack(game, of(game, giant))
    game.run(until=lambda now: now.is_over)
    assert game.standings == [[0], [1]]
    lost = told(game, "lose game")[0]
    assert (lost.rule, "commander" in lost.text("en")) == ("704.6c", True)


def test_903_10a_other_damage_does_not_count(catalog: CardCatalog) -> None:
    """Neither damage outside combat nor an oathbreaker's counts."""
    table = Scenario(players=2, cards=PlayableCards(catalog), starting_life=60)
    giant = table.battlefield(0, "Hill Giant", designation="oathbreaker", counters={"+1/+1": 30})
    game = begun(table)
    attack(game, of(game, giant))
    game.advance(turn=5, step="end")
    assert (game.player(1).life, game.player(1).in_game) == (27, True)


def test_903_whole_games_are_played(catalog: CardCatalog) -> None:
    """Random agents end a game of the format."""
    deck = DECK.format(name="Krenko, Mob Boss", land="Mountain")
    game = play(
        Game([deck] * 3, 5, format="commander", cards=PlayableCards(catalog), starting_life=10),
        [RandomAgent(seat) for seat in range(3)],
    )
    assert game.is_over


def test_903_3_each_format_has_its_own_leaders(catalog: CardCatalog) -> None:
    """An oathbreaker is none in Commander, nor a commander in Oathbreaker; the position stays as it was."""
    table = board(catalog)
    with pytest.raises(GameSetupError, match="commander"):
        table.command(0, oathbreaker="Jace Beleren", signature_spell="Shock")
    assert in_command(table.start()) == []
    other = Scenario(cards=PlayableCards(catalog))
    with pytest.raises(GameSetupError, match="signature spell"):
        other.battlefield(0, "Grizzly Bears", designation="commander")


def test_903_3d_lieutenants_see_commanders(catalog: CardCatalog) -> None:
    """What asks whether you control your commander means the commander here."""
    table = board(catalog)
    table.battlefield(0, "Loyal Drake")
    commander(table)
    table.library(0, "Opt", "Shock")
    game = begun(table)
    while game.step == "precombat main":
        game.answer("pass")
    resolve_all(game)
    assert [thing.name for thing in game.player(0).hand] == ["Opt"]


def test_704_6d_from_any_players_graveyard(catalog: CardCatalog) -> None:
    """A commander in the graveyard of a player whose turn it is not may return too."""
    table = board(catalog)
    bear = table.battlefield(1, "Grizzly Bears", designation="commander")
    table.hand(0, "Murder")
    game = begun(table)
    cast(game, "Murder", of(game, bear))
    until_asked(game, "903.9a")
    assert asked(game, "903.9a") == 1
    game.answer("yes")
    assert of(game, bear).zone == "command"
