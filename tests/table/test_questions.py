"""What decisions ask: what the choice is for, how many, and what one may do, in both languages."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import EVERY_LAND, table_of

from oathbreaker.engine.decisions import Decision
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario


@pytest.fixture
def table(catalog: CardCatalog) -> Scenario:
    """Return a position of two players with lands of every kind."""
    return table_of(catalog, lands=2, kinds=EVERY_LAND)


def casting(table: Scenario, name: str) -> Game:
    """Begin a game in which the first player has a card in hand, and cast it."""
    table.hand(0, name)
    game = table.start()
    game.answer_with(action="cast", card=name)
    return game


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
    table.hand(1, "Shock", "Opt", "Divination")
    game = casting(table, "Mind Rot")
    game.answer(1)
    assert both(asked(game, "choose cards")) == (
        "What do you discard (choose 2)?",
        "どのカードを捨てますか（選ぶ数：２）。",
    )


def test_701_21a_what_is_sacrificed(table: Scenario) -> None:
    """So is a sacrifice."""
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    game = casting(table, "Diabolic Edict")
    game.answer(1)
    assert both(asked(game, "choose permanents")) == (
        "What do you sacrifice (choose 1)?",
        "何を生け贄に捧げますか（選ぶ数：１）。",
    )


def test_701_23b_what_is_found(table: Scenario) -> None:
    """A search asks what is found; it may be nothing where only some cards fit."""
    table.library(0, "Forest", "Island", "Shock")
    game = casting(table, "Rampant Growth")
    assert both(asked(game, "choose cards")) == (
        "Which cards do you find (choose 0 to 1)?",
        "どのカードを見つけますか（選ぶ数：０から１）。",
    )


def test_700_2_what_a_mode_offers_is_about_the_target_of_that_mode(table: Scenario) -> None:
    """The controller of the land that the mode destroys is asked whether they search; the other mode has no target."""
    land = table.battlefield(1, "Bayou")
    game = casting(table, "Avengers Disassembled")
    game.answer(["2"])
    game.answer_with(target=game.thing(land))
    english, japanese = both(asked(game, "may"))
    assert game.decision is not None
    assert game.decision.player == 1
    assert english.startswith("Its controller may search their library")
    assert "コントローラー" in japanese


def test_707_5_what_is_copied(table: Scenario) -> None:
    """Clone asks for its model."""
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Hill Giant")
    game = casting(table, "Clone")
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
    table.library(0, "Forest", "Island")
    game = casting(table, "Borderland Ranger")
    english, japanese = both(asked(game, "may"))
    assert english.startswith("You may search your library for a basic land card")
    assert english.endswith(" Do you?")
    assert japanese.startswith("あなたは")
    assert japanese.endswith("行いますか。")


def test_702_27a_an_optional_cost_has_its_name(table: Scenario) -> None:
    """Buyback is no English word in a Japanese question."""
    for _ in range(2):
        table.battlefield(0, "Island")
    game = casting(table, "Capsize")
    assert both(asked(game, "may")) == (
        "Do you pay the additional cost (buyback)?",
        "追加コスト（バイバック）を支払いますか。",
    )
