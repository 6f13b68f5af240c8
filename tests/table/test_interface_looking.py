"""Scry, surveil and searching: how they are asked, and what the log tells to whom (701.20e, 701.22, 701.23, 701.25)."""

from __future__ import annotations

import pytest

from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


@pytest.fixture
def plain(cards: PlayableCards) -> Scenario:
    """Return a position with four lands and a library of which the top is known."""
    table = Scenario(cards=cards)
    for land in ("Island", "Swamp", "Forest", "Forest"):
        table.battlefield(0, land)
    table.library(0, "Hill Giant", "Coral Merfolk", "Grizzly Bears", "Plains", "Swamp")
    return table


def seen(game: Game, player: int) -> str:
    """Return what a player's log says, in both languages."""
    return " ".join(f"{entry['en']} {entry['ja']}" for entry in game.view(player)["log"])


def test_701_22a_scry_asks_for_the_bottom_then_for_orders(plain: Scenario) -> None:
    """Any number of the looked at cards go to the bottom; the log names them to the player alone."""
    plain.define("Test Omen", "{U}", "Sorcery", "Scry 3.")
    plain.hand(0, "Test Omen")
    game = plain.start()
    game.answer_with(action="cast", card="Test Omen")
    decision = game.decision
    assert decision is not None
    assert (decision.kind, decision.minimum, decision.maximum, decision.rule) == ("scry", 0, 3, "701.22a")
    assert [option.card for option in decision.options] == ["Hill Giant", "Coral Merfolk", "Grizzly Bears"]
    game.answer([1])
    assert game.decision is not None
    assert (game.decision.kind, game.decision.ordered) == ("order", True)
    game.answer([1, 0])
    names = [thing.name for thing in game.player(0).library]
    assert (names[:2], names[-1]) == (["Grizzly Bears", "Hill Giant"], "Coral Merfolk")
    assert "looks at Coral Merfolk" in seen(game, 0)
    assert "Coral Merfolk" not in seen(game, 1)
    assert [event.rule for event in game.log if event.kind in {"look at", "scry"}] == ["701.20e"] * 3 + ["701.22a"]
    assert "scries 3" in seen(game, 1)
    assert "占術３" in seen(game, 1)


def test_701_22b_scry_0_is_no_event(plain: Scenario) -> None:
    """Nothing is looked at and nothing told."""
    plain.define("Test Omen", "{X}{U}", "Sorcery", "Scry X.")
    plain.hand(0, "Test Omen")
    game = plain.start()
    game.answer_with(action="cast", card="Test Omen")
    game.answer(0)
    assert not [event for event in game.log if event.kind in {"look at", "scry"}]
    assert [thing.name for thing in game.player(0).graveyard] == ["Test Omen"]


def test_701_25a_surveil_asks_for_the_graveyard(plain: Scenario) -> None:
    """What is put away is in the graveyard; the rest is ordered on top."""
    plain.define("Test Watch", "{U}", "Sorcery", "Surveil 2.")
    plain.hand(0, "Test Watch")
    game = plain.start()
    game.answer_with(action="cast", card="Test Watch")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.rule) == ("surveil", "701.25a")
    game.answer([0])
    assert [thing.name for thing in game.player(0).graveyard] == ["Hill Giant", "Test Watch"]
    assert game.player(0).library[0].name == "Coral Merfolk"
    assert "Coral Merfolk" in seen(game, 0)
    assert "Coral Merfolk" not in seen(game, 1)
    assert [event.rule for event in game.log if event.kind == "surveil"] == ["701.25a"]


def test_701_23_a_search_is_told_to_all_and_its_find_to_whom_it_concerns(plain: Scenario) -> None:
    """Everybody learns that the library is searched; the card that is found may be left where it is."""
    plain.hand(0, "Rampant Growth")
    game = plain.start()
    game.answer_with(action="cast", card="Rampant Growth")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.minimum, game.decision.rule) == ("choose cards", 0, "701.23b")
    assert {option.card for option in game.decision.options} == {"Plains", "Swamp"}
    game.answer_with(card="Plains")
    assert "searches their library" in seen(game, 1)
    assert [thing.tapped for thing in game.find("Plains", zone="battlefield")] == [True]
    assert [event.rule for event in game.log if event.kind == "search"] == ["701.23a"]
