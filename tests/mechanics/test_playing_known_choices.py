"""CR 101.4a-b Who chooses later knows what was chosen before, unless it was chosen face down."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, reply, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


def known(game: Game, language: str = "en") -> list[str]:
    """Return what the player who is asked is told about earlier choices."""
    assert game.decision is not None
    asked = game.view(game.decision.player)["decision"]
    assert all(one[language] in asked["prompt"][language] for one in asked["earlier"])
    return [one[language] for one in asked["earlier"]]


def pass_until_asked(game: Game) -> None:
    """Pass until something else than priority is asked."""
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")


def council(table: Scenario, text: str) -> Game:
    """Begin a game in which a sorcery with a text has just been cast and resolves."""
    table.define("Test Council", "{U}", "Sorcery", text)
    table.hand(0, "Test Council")
    game = begun(table)
    cast(game, "Test Council")
    pass_until_asked(game)
    return game


def test_101_4b_later_choosers_know_what_is_to_be_sacrificed(catalog: CardCatalog) -> None:
    """Each player sacrifices: the third knows what the first two have chosen, before anything is sacrificed."""
    table = table_of(catalog, players=3, kinds=("Island",))
    for seat in range(3):
        table.battlefield(seat, "Grizzly Bears")
        table.battlefield(seat, "Hill Giant")
    game = council(table, "Each player sacrifices a creature or artifact of their choice.")
    assert known(game) == []
    reply(game, ["Grizzly Bears"])
    assert known(game) == ["Player 1 chose Grizzly Bears."]
    reply(game, ["Hill Giant"])
    assert known(game) == ["Player 1 chose Grizzly Bears.", "Player 2 chose Hill Giant."]
    assert known(game, "ja") == [
        "プレイヤー1は《灰色熊》を選びました。",
        "プレイヤー2は《丘巨人》を選びました。",
    ]
    assert len([thing for thing in game.find(zone="battlefield") if "creature" in thing.types]) == 6
    reply(game, ["Hill Giant"])
    assert game.decision is not None
    assert game.decision.earlier == ()


def test_101_4b_later_players_know_who_pays(catalog: CardCatalog) -> None:
    """Killing Wave: each knows who has said that they pay; what they said themselves they are not told."""
    table = table_of(catalog, players=3, kinds=("Swamp",))
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Hill Giant")
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Killing Wave")
    game = begun(table)
    cast(game, "Killing Wave", 3)
    pass_until_asked(game)
    reply(game, "yes")
    assert known(game) == []
    reply(game, "no")
    assert known(game) == ["Player 1 said yes.", "Player 1 said no."]


def test_101_4a_of_cards_chosen_in_hand_only_the_number_is_known(catalog: CardCatalog) -> None:
    """Delirium Skeins: the second player knows that three cards were chosen, not which."""
    table = table_of(catalog, players=2, kinds=("Swamp",))
    for seat in range(2):
        table.hand(seat, "Shock", "Opt", "Negate", "Cancel")
    table.hand(0, "Delirium Skeins")
    game = begun(table)
    cast(game, "Delirium Skeins")
    pass_until_asked(game)
    reply(game, ["Shock", "Opt", "Negate"])
    assert known(game) == ["Player 1 chose 3 unseen cards."]
    assert known(game, "ja") == ["プレイヤー1は伏せたカード３枚を選びました。"]


def test_101_4a_of_cards_found_in_a_library_only_the_number_is_known(catalog: CardCatalog) -> None:
    """Weird Harvest: who searches is known, what they have found is not until all reveal it; nobody's choice is."""
    table = table_of(catalog, players=3, kinds=("Forest",))
    for seat in range(3):
        table.library(seat, "Grizzly Bears", "Hill Giant")
    table.hand(0, "Weird Harvest")
    game = begun(table)
    cast(game, "Weird Harvest", 1)
    pass_until_asked(game)
    reply(game, "yes")
    (said,) = known(game)
    assert said.startswith("Player 1 answered")
    assert said.endswith("with yes.")
    reply(game, "yes")
    reply(game, "no")
    assert known(game) == []
    reply(game, ["Hill Giant"])
    assert known(game) == ["Player 1 chose 1 unseen card."]
    reply(game, [])
    assert [thing.name for thing in game.player(0).hand] == ["Hill Giant"]


def test_103_5_who_takes_a_mulligan_is_known(catalog: CardCatalog) -> None:
    """Mulligans are chosen in turn order: each player knows who keeps before anybody has shuffled."""
    game = Game(["Deck\n60 Island\n"] * 3, 3, format="free_for_all", cards=PlayableCards(catalog))
    assert game.decision is not None
    first = game.decision.player + 1
    assert known(game) == []
    game.answer("yes")
    assert known(game) == [f"Player {first} said yes."]
    game.answer("no")
    assert [one.split(" said ")[1] for one in known(game)] == ["yes.", "no."]


def test_704_5j_who_keeps_which_legend_is_known(catalog: CardCatalog) -> None:
    """The legend rule for two players at once: the second knows what the first keeps while all of it is still there."""
    table = table_of(catalog, players=2, kinds=("Island",))
    for seat in range(2):
        table.battlefield(seat, "Isamaru, Hound of Konda")
        table.battlefield(seat, "Isamaru, Hound of Konda", tapped=True)
    game = table.start(active=0, step="precombat main", turn=5)
    assert game.decision is not None
    assert game.decision.rule == "704.5j"
    game.answer(0)
    assert game.decision.player == 1
    assert known(game) == ["Player 1 chose Isamaru, Hound of Konda."]
    assert len(game.find("Isamaru, Hound of Konda", zone="battlefield")) == 4


def test_101_4b_owners_know_what_other_owners_answered(catalog: CardCatalog) -> None:
    """906.10: two oathbreakers destroyed at once; the second owner is told what the first was asked and answered."""
    table = table_of(catalog, players=2, kinds=("Island",))
    for seat, name in enumerate(("Jace Beleren", "Sarkhan Vol")):
        table.battlefield(seat, name, designation="oathbreaker")
    game = council(table, "Destroy all planeswalkers.")
    assert game.decision is not None
    assert game.decision.rule == "906.10"
    game.answer("no")
    (told,) = known(game)
    assert told.startswith('Player 1 answered "')
    assert "Jace Beleren" in told
    assert told.endswith('" with no.')
