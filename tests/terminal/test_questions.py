"""What questions say: which target, which ability asks, what was announced, which end of an order is the top."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.table.decks_for_tests import decks
from tests.terminal.tables_for_tests import decision_of, position, press, screen, seated_at

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.texts.languages import Language


def asked(game: Game, language: Language = "en") -> str:
    """Return the question of a game."""
    return decision_of(game).prompt(language)


def test_601_2c_each_target_is_asked_for_in_its_own_words(catalog: CardCatalog, tmp_path: Path) -> None:
    """Of two targets of one ability each is asked for as the text names it, the second with what was chosen before."""
    table = position(catalog)
    table.battlefield(0, "Saheeli, Sublime Artificer")
    for name in ("Mind Stone", "Hill Giant", "Grizzly Bears"):
        table.battlefield(0, name)
    table.battlefield(0, "Mind Stone")
    seated = seated_at(table.start(), tmp_path / "game")
    game = seated.sitting.game
    game.answer_with(action="activate", card="Saheeli, Sublime Artificer")
    seated.take_turn()
    shown = screen(seated)
    assert asked(game) == "Choose target artifact you control."
    assert asked(game, "ja") == "対象としてあなたがコントロールしているアーティファクト１つを選んでください。"
    assert "-2: Target artifact you control becomes a copy" in shown.replace("−", "-")
    assert "Whenever you cast" not in shown
    game.answer(0)
    assert asked(game) == ("Choose another target artifact or creature you control. Chosen so far: Mind Stone.")
    assert "これまでに選んだ対象：《精神石》" in asked(game, "ja")


def test_115_7_a_new_target_names_the_old_one(catalog: CardCatalog) -> None:
    """Whoever may choose new targets for a copy is told which target each takes the place of."""
    table = position(catalog)
    for _ in range(6):
        table.battlefield(0, "Mountain")
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Shock", "Dualcaster Mage")
    game = table.start()
    game.stop_everywhere = True
    game.answer_with(action="cast", card="Shock")
    game.answer_with(card="Grizzly Bears")
    game.answer_with(action="cast", card="Dualcaster Mage")
    while decision_of(game).kind == "priority":
        game.answer("pass")
    game.answer("yes")
    assert decision_of(game).rule == "707.10c"
    assert asked(game) == "Choose a new target for Grizzly Bears: any target."


def test_601_2b_x_and_modes_are_shown_on_the_stack(catalog: CardCatalog, tmp_path: Path) -> None:
    """A spell on the stack shows the value of X, and each mode that was chosen with its text, in either language."""
    table = position(catalog)
    for _ in range(6):
        table.battlefield(0, "Volcanic Island")
    table.hand(0, "Blaze", "Izzet Charm")
    game = table.start()
    seated = seated_at(game, tmp_path / "game")
    game.stop_everywhere = True
    game.answer_with(action="cast", card="Blaze")
    game.answer(3)
    game.answer_with(target=1)
    seated.take_turn()
    assert "Blaze (you) X=3 -> Player 2" in screen(seated)
    assert game.view(1)["stack"][0]["x"] == 3
    game.answer_with(action="cast", card="Izzet Charm")
    game.answer(["3"])
    seated.take_turn()
    charm = catalog["Izzet Charm"]
    last = (charm.text("en") or "").splitlines()[-1].lstrip("• ")
    assert f"Izzet Charm (you) [3: {last}]" in screen(seated)
    assert game.view(1)["stack"][1]["x"] is None
    press(seated, "j")
    shown = screen(seated).replace("\n         ", "")
    last = (charm.text("ja") or "").splitlines()[-1].lstrip("・")
    assert f"《イゼットの魔除け》（あなた） [3: {last}]" in shown
    assert "《猛火》（あなた） X=3 -> プレイヤー2" in shown


@pytest.mark.parametrize(("players", "costs"), [(3, (0, 1, 2)), (2, (1, 2, 3))])
def test_103_5c_the_free_mulligan_is_named(catalog: CardCatalog, players: int, costs: tuple[int, ...]) -> None:
    """With more than two players the first mulligan is said to be free; every other one says what it costs."""
    game = Game(decks(players), 1, cards=PlayableCards(catalog))
    for cost in costs:
        for _ in range(players):
            assert decision_of(game).kind == "mulligan"
            said = f"put {cost} card{'' if cost == 1 else 's'} of it" if cost else "This one is free"
            assert said in asked(game)
            game.answer("yes")
        while decision_of(game).kind == "choose cards":
            game.answer(list(range(cost)))


def test_103_5_what_is_put_back_says_how_many_and_which_end(catalog: CardCatalog) -> None:
    """The cards that a mulligan costs are asked for by their number, with which of them will be the bottom card."""
    game = Game(decks(2), 1, cards=PlayableCards(catalog))
    game.answer("yes")
    while decision_of(game).kind == "mulligan":
        game.answer("no")
    assert "Which 1 card do you put on the bottom" in asked(game)
    chosen = decision_of(game).options[3].target
    seat = decision_of(game).player
    name = game.thing(chosen).name if chosen is not None else ""
    game.answer(3)
    assert game.player(seat).library[-1].name == name


@pytest.mark.parametrize("language", ["en", "ja"])
def test_701_22a_an_order_says_which_end_is_the_top(catalog: CardCatalog, language: Language) -> None:
    """Cards that stay on top after scrying are asked for in an order of which the first is said to be the top card."""
    table = position(catalog)
    table.battlefield(0, "Island")
    table.hand(0, "Opt")
    table.library(0, "Forest", "Swamp", "Plains")
    table.battlefield(0, "Sensei's Divining Top")
    game = table.start()
    game.answer_with(action="activate", card="Sensei's Divining Top", ability=0)
    while decision_of(game).kind == "priority":
        game.answer("pass")
    said = {"en": "The first will be the top card.", "ja": "最初のものが一番上になります。"}
    assert said[language] in asked(game, language)
    game.answer([2, 0, 1])
    assert [thing.name for thing in game.player(0).library[:3]] == ["Plains", "Forest", "Swamp"]


def test_117_3d_the_letters_that_answer_are_always_named(catalog: CardCatalog, tmp_path: Path) -> None:
    """At every priority p is said to pass, with mana abilities and without; where yes or no is asked, y and n are."""
    table = position(catalog)
    table.hand(0, "Opt")
    assert "p passes" in screen(seated_at(table.start(), tmp_path / "game"))
    table.battlefield(0, "Island")
    seated = seated_at(table.start(), tmp_path / "game")
    assert "p passes, m shows 1 mana ability" in screen(seated)
    press(seated, "m")
    assert "p passes, m hides" in screen(seated)
    game = Game(decks(2), 1, cards=PlayableCards(catalog))
    while decision_of(game).player != 0:
        game.answer("no")
    assert "y is yes, n is no" in screen(seated_at(game, tmp_path / "game"))


def test_cards_of_one_name_to_choose_from_are_one_row(catalog: CardCatalog, tmp_path: Path) -> None:
    """Of cards of one name in a library or hand one is as good as another: they are one row, marked by their number."""
    table = position(catalog)
    table.battlefield(0, "Swamp")
    table.battlefield(0, "Swamp")
    table.hand(0, "Mind Rot", "Shock", "Shock", "Shock", "Opt")
    table.battlefield(0, "Evolving Wilds")
    table.library(0, "Forest", "Island", "Forest", "Forest")
    seated = seated_at(table.start(), tmp_path / "game")
    game = seated.sitting.game
    game.answer_with(action="activate", card="Evolving Wilds")
    while decision_of(game).kind == "priority":
        game.answer("pass")
    seated.take_turn()
    assert asked(game) == "Which cards do you find (choose 0 to 1)?"
    shown = screen(seated)
    assert "[ ] Forest (3x)" in shown
    assert "[ ] Island\n" in shown
    press(seated, "1", "1")
    assert "[ ] Forest (3x)" in screen(seated)
    press(seated, "1", "2")
    assert "[ ] Forest (3x)" in screen(seated)
    assert "[x] Island" in screen(seated)
    press(seated, "enter")
    assert game.find("Island", zone="battlefield")


def test_701_9b_several_cards_of_one_row_are_marked_one_by_one(catalog: CardCatalog, tmp_path: Path) -> None:
    """Two of three cards of one name are discarded by pressing their digit twice; the question says how many to."""
    table = position(catalog)
    for _ in range(3):
        table.battlefield(0, "Swamp")
    table.hand(0, "Mind Rot", "Shock", "Shock", "Shock", "Opt")
    seated = seated_at(table.start(), tmp_path / "game")
    game = seated.sitting.game
    game.answer_with(action="cast", card="Mind Rot")
    game.answer_with(target=0)
    while decision_of(game).kind == "priority":
        game.answer("pass")
    seated.take_turn()
    assert asked(game) == "What do you discard (choose 2)?"
    assert asked(game, "ja") == "どのカードを捨てますか（選ぶ数：２）。"
    assert "(0 of 2 marked)" in screen(seated)
    press(seated, "1", "1")
    assert "[2] Shock  {R} (3x)" in screen(seated)
    press(seated, "enter")
    assert [thing.name for thing in game.player(0).hand] == ["Shock", "Opt"]


def test_906_10_a_rule_that_asks_says_what_it_means(catalog: CardCatalog, tmp_path: Path) -> None:
    """Where an oathbreaker may go to the command zone, its own text is not shown, and its name stands once."""
    table = position(catalog)
    table.command(0, oathbreaker="Garruk Wildspeaker", signature_spell="Overrun", casts=(0, 0))
    for _ in range(4):
        table.battlefield(0, "Forest")
    for _ in range(3):
        table.battlefield(1, "Mountain")
    table.battlefield(1, "Mountain")
    table.hand(1, "Lightning Bolt")
    seated = seated_at(table.start(), tmp_path / "game")
    game = seated.sitting.game
    game.answer_with(action="cast", card="Garruk Wildspeaker")
    while game.stack:
        game.answer("pass")
    game.stop_everywhere = True
    game.answer_with(action="activate", card="Garruk Wildspeaker", ability=1)
    while game.stack:
        game.answer("pass")
    game.answer("pass")
    game.answer_with(action="cast", card="Lightning Bolt")
    game.answer_with(card="Garruk Wildspeaker")
    while decision_of(game).kind == "priority":
        game.answer("pass")
    assert decision_of(game).rule == "906.10"
    seated.take_turn()
    shown = screen(seated)
    assert "? Garruk Wildspeaker would go to your graveyard." in shown
    assert "Untap two target lands" not in shown.split("----\n")[1]


def test_700_2_the_mode_that_asks_is_shown(catalog: CardCatalog, tmp_path: Path) -> None:
    """While the target of a mode is chosen, that mode's text stands below the question, and not the whole card's."""
    table = position(catalog)
    for _ in range(3):
        table.battlefield(0, "Badlands")
    table.battlefield(1, "Mind Stone")
    table.battlefield(1, "Mind Stone", tapped=True)
    table.hand(0, "Kolaghan's Command")
    seated = seated_at(table.start(), tmp_path / "game")
    seated.sitting.game.answer_with(action="cast", card="Kolaghan's Command")
    seated.sitting.game.answer(["3", "4"])
    seated.take_turn()
    below = screen(seated, 120, 40).split("? Kolaghan's Command: Choose target artifact.")[1].splitlines()[1]
    assert below.startswith("  Destroy target artifact.")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_118_3_what_is_given_up_as_a_cost_is_asked_for_in_its_words(catalog: CardCatalog, language: Language) -> None:
    """A cost says what is done with what is chosen: sacrificed, exiled, tapped; not only that it is paid."""
    table = position(catalog)
    table.battlefield(0, "Mountain")
    table.battlefield(0, "Mountain")
    table.battlefield(0, "Mind Stone")
    table.battlefield(0, "Ornithopter")
    table.hand(0, "Shrapnel Blast")
    game = table.start()
    game.answer_with(action="cast", card="Shrapnel Blast")
    game.answer_with(target=1)
    said = {"en": "What do you sacrifice (choose 1)?", "ja": "何を生け贄に捧げますか（選ぶ数：１）。"}
    assert asked(game, language) == said[language]
    table = position(catalog)
    for _ in range(5):
        table.battlefield(0, "Island")
    table.graveyard(0, "Opt", "Shock", "Duress", "Negate")
    table.hand(0, "Treasure Cruise")
    game = table.start()
    game.answer_with(action="cast", card="Treasure Cruise")
    assert decision_of(game).rule == "702.66a"
    assert {"en": "for delve", "ja": "探査のために"}[language] in asked(game, language)


def test_701_23a_cards_of_a_library_show_their_cost_and_size(catalog: CardCatalog, tmp_path: Path) -> None:
    """Who searches sees what the cards found would cost and how large they are, as for those in hand."""
    table = position(catalog)
    for _ in range(2):
        table.battlefield(0, "Swamp")
    table.hand(0, "Demonic Tutor")
    table.library(0, "Hill Giant", "Shock")
    seated = seated_at(table.start(), tmp_path / "game")
    game = seated.sitting.game
    game.answer_with(action="cast", card="Demonic Tutor")
    while decision_of(game).kind == "priority":
        game.answer("pass")
    seated.take_turn()
    shown = screen(seated)
    assert "Hill Giant  {3}{R}, 3/3" in shown
    assert "Shock  {R}\n" in shown


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "1 option was chosen; choose 2."), ("ja", "1個選ばれましたが、選ぶ数は2個です。")],
)
def test_a_number_of_marks_without_choice_is_said_once(catalog: CardCatalog, language: Language, said: str) -> None:
    """Where just so many must be chosen, the refusal names that number alone."""
    table = position(catalog)
    for _ in range(3):
        table.battlefield(0, "Swamp")
    table.hand(0, "Mind Rot", "Shock", "Opt", "Duress")
    game = table.start()
    game.answer_with(action="cast", card="Mind Rot")
    game.answer_with(target=0)
    while decision_of(game).kind == "priority":
        game.answer("pass")
    with pytest.raises(IllegalAnswer) as refused:
        game.answer([0])
    assert refused.value.message(language) == said
