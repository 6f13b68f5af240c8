"""What decisions ask: what the choice is for, how many, and what one may do, in both languages."""

from __future__ import annotations

import pytest

from oathbreaker.engine.decisions import Decision
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


@pytest.fixture
def table(catalog: CardCatalog) -> Scenario:
    """Return a position of two players with lands of every kind."""
    found = Scenario(players=2, cards=PlayableCards(catalog))
    for seat in range(2):
        for kind in ("Plains", "Island", "Swamp", "Mountain", "Forest"):
            for _ in range(2):
                found.battlefield(seat, kind)
    return found


def asked(game: Game, kind: str) -> Decision:
    """Let all pass and answer by default until something of this kind is asked, and return that."""
    while True:
        decision = game.decision
        assert decision is not None
        if decision.kind == kind:
            return decision
        game.answer(decision.default())


def both(decision: Decision) -> tuple[str, str]:
    """Return a question in both languages."""
    return decision.prompt("en"), decision.prompt("ja")


def test_701_9b_what_is_discarded(table: Scenario) -> None:
    """A discard is asked for as one, with how many cards."""
    table.hand(0, "Mind Rot")
    table.hand(1, "Shock", "Opt", "Divination")
    game = table.start()
    game.answer_with(action="cast", card="Mind Rot")
    game.answer(1)
    assert both(asked(game, "choose cards")) == (
        "What do you discard (choose 2)?",
        "どのカードを捨てますか（選ぶ数：２）。",
    )


def test_701_21a_what_is_sacrificed(table: Scenario) -> None:
    """So is a sacrifice."""
    table.hand(0, "Diabolic Edict")
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    game = table.start()
    game.answer_with(action="cast", card="Diabolic Edict")
    game.answer(1)
    assert both(asked(game, "choose permanents")) == (
        "What do you sacrifice (choose 1)?",
        "何を生け贄に捧げますか（選ぶ数：１）。",
    )


def test_701_23b_what_is_found(table: Scenario) -> None:
    """A search asks what is found; it may be nothing where only some cards fit."""
    table.hand(0, "Rampant Growth")
    table.library(0, "Forest", "Island", "Shock")
    game = table.start()
    game.answer_with(action="cast", card="Rampant Growth")
    assert both(asked(game, "choose cards")) == (
        "Which cards do you find (choose 0 to 1)?",
        "どのカードを見つけますか（選ぶ数：０から１）。",
    )


def test_700_2_what_a_mode_offers_is_about_the_target_of_that_mode(table: Scenario) -> None:
    """The controller of the land that the mode destroys is asked whether they search; the other mode has no target."""
    table.hand(0, "Avengers Disassembled")
    land = table.battlefield(1, "Bayou")
    game = table.start()
    game.answer_with(action="cast", card="Avengers Disassembled")
    game.answer(["2"])
    game.answer_with(target=game.thing(land))
    english, japanese = both(asked(game, "may"))
    assert game.decision is not None
    assert game.decision.player == 1
    assert english.startswith("Its controller may search their library")
    assert "コントローラー" in japanese


def test_707_5_what_is_copied(table: Scenario) -> None:
    """Clone asks for its model."""
    table.hand(0, "Clone")
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    game = table.start()
    game.answer_with(action="cast", card="Clone")
    while game.decision is not None and game.decision.kind != "choose permanents":
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert both(asked(game, "choose permanents")) == (
        "What does it become a copy of (choose 1)?",
        "何のコピーになりますか（選ぶ数：１）。",
    )


def test_702_122a_who_crews(table: Scenario) -> None:
    """Crewing asks for creatures to tap."""
    table.battlefield(0, "Smuggler's Copter")
    table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Hill Giant")
    game = table.start()
    game.answer_with(action="activate", card="Smuggler's Copter")
    english, japanese = both(asked(game, "cost"))
    assert english.startswith("Which creatures do you tap to crew it")
    assert japanese.startswith("搭乗のために、どのクリーチャーをタップしますか")


def test_608_2d_what_may_be_done_is_said(table: Scenario) -> None:
    """The question whether something is done says what."""
    table.hand(0, "Borderland Ranger")
    table.library(0, "Forest", "Island")
    game = table.start()
    game.answer_with(action="cast", card="Borderland Ranger")
    english, japanese = both(asked(game, "may"))
    assert english.startswith("You may search your library for a basic land card")
    assert english.endswith(" Do you?")
    assert japanese.startswith("あなたは")
    assert japanese.endswith("行いますか。")


def test_702_27a_an_optional_cost_has_its_name(table: Scenario) -> None:
    """Buyback is no English word in a Japanese question."""
    for _ in range(2):
        table.battlefield(0, "Island")
    table.hand(0, "Capsize")
    game = table.start()
    game.answer_with(action="cast", card="Capsize")
    assert both(asked(game, "may")) == (
        "Do you pay the additional cost (buyback)?",
        "追加コスト（バイバック）を支払いますか。",
    )
