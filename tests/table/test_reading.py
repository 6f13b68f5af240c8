"""Reading a whole game, reasons why something cannot be done, and games that a view allows."""

from __future__ import annotations

import pytest
from tests.table.decks_for_tests import decks

from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Thing
from oathbreaker.texts.errors import (
    CardNotFoundError,
    NothingThereError,
)


def keep(game: Game) -> None:
    """Let everybody keep their hands."""
    while game.decision is not None and game.decision.kind == "mulligan":
        game.answer("no")


def test_find_reads_names_in_both_languages_zones_and_controllers(table: Scenario) -> None:
    """Found things are in the order in which they came."""
    table.battlefield(1, "Forest")
    table.hand(0, "Forest")
    game = table.start()
    assert len(game.find("Forest")) == len(game.find("森")) == 5
    assert len(game.find("Forest", zone="battlefield")) == 4
    assert len(game.find("Forest", zone="battlefield", controller=0)) == 3
    assert game.find("Nothing Of This Name") == []
    stamps = [thing.timestamp for thing in game.find(zone="battlefield")]
    assert stamps == sorted(stamps)
    with pytest.raises(NothingThereError):
        game.find("Forest", zone="pocket")


def test_reading_what_is_not_there_is_refused(table: Scenario) -> None:
    """Unknown seats, ids and things have errors of their own."""
    game = table.start()
    with pytest.raises(NothingThereError):
        game.player(2)
    with pytest.raises(NothingThereError):
        game.thing(9999)
    with pytest.raises(NothingThereError):
        game.thing("bear")
    with pytest.raises(NothingThereError):
        Thing(game, -5)


def test_mana_and_attacks_can_be_asked_about(table: Scenario) -> None:
    """The sources that could be tapped, and which creature may attack whom (508.1a)."""
    bear = table.battlefield(0, "Grizzly Bears")
    sick = table.battlefield(0, "Hill Giant", sick=True)
    theirs = table.battlefield(1, "Grizzly Bears")
    game = table.start()
    assert sorted(ways for _, ways in game.mana_options(0)) == [("G",)] * 3 + [("R",)] * 3
    assert game.may_attack(bear, 1)
    assert not game.may_attack(bear, 0)
    assert not game.may_attack(sick, 1)
    assert not game.may_attack(theirs, 0)


def test_why_not_names_rules_and_reasons(table: Scenario) -> None:
    """Each reason cites its rule in both languages; what can be done has no reason."""
    table.hand(0, "Forest", "Coral Merfolk")
    table.hand(1, "Jolt")
    game = table.start()
    game.stop_everywhere = True
    assert game.why_not(0, "Forest") == []
    assert [reason.rule for reason in game.why_not(0, "Coral Merfolk")] == ["118.3"]
    assert [reason.rule for reason in game.why_not(1, "Jolt")] == ["117.1", "118.3"]
    assert [reason.rule for reason in game.why_not(0, "Jolt")] == ["601.3"]
    game.answer_with(action="play land", card="Forest")
    game.put_card(0, "hand", "Island")
    (reason,) = game.why_not(0, "Island")
    assert reason.rule == "305.2"
    assert reason.message("en") != reason.message("ja")
    with pytest.raises(CardNotFoundError):
        game.why_not(0, "No Such Card At All")


def test_determinizing_keeps_what_the_player_sees(cards: PlayableCards) -> None:
    """The view is the same, the hidden cards are others; another seed deals otherwise, the same seed alike."""
    game = Game(decks(3), 5, cards=cards)
    keep(game)
    seat = game.decision.player if game.decision is not None else 0
    dealt = [game.determinize(seat, seed) for seed in (1, 1, 2)]
    view = game.view(seat)
    for other in dealt:
        assert {**other.view(seat), "log": []} == {**view, "log": []}
        for player, own in zip(other.players, game.players, strict=True):
            mine = sorted(thing.name for thing in (*player.hand, *player.library))
            assert mine == sorted(thing.name for thing in (*own.hand, *own.library))
    orders = [[thing.name for player in other.players for thing in player.library] for other in (game, *dealt)]
    assert orders[1] == orders[2]
    assert orders[0] != orders[1] != orders[3]
    dealt[0].answer(list(dealt[0].decision.default()) if dealt[0].decision is not None else 0)
    assert dealt[0].copy().digest() == dealt[0].digest()
    assert Game.load(dealt[0].save(), cards).digest() == dealt[0].digest()


def test_a_thing_explains_itself(table: Scenario) -> None:
    """Printed values, the counters that change them, and the result are told in either language."""
    bear = table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 2})
    thing = table.start().thing(bear)
    told = thing.explain("en")
    assert "2/2" in told[0]
    assert "4/4" in told[-1]
    assert any("+1/+1" in line for line in told[1:-1])
    assert len(thing.explain("ja")) == len(told)
    assert (thing.base_power, thing.power) == (2, 4)
