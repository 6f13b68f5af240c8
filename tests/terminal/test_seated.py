"""What keys do at the table: playing, asking why, taking back, passing on, stops, saving, conceding, leaving."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.terminal.tables_for_tests import decision_of, position, press, screen, seated_at

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.scenario import Scenario
from oathbreaker.terminal.acts import Act
from oathbreaker.terminal.seated import Seated
from oathbreaker.texts.languages import Language


@pytest.fixture
def table(catalog: CardCatalog) -> Scenario:
    """Return a position of two players with lands, creatures and cards in hand."""
    found = position(catalog)
    for _ in range(4):
        found.battlefield(0, "Mountain")
    found.battlefield(0, "Hill Giant")
    found.battlefield(1, "Grizzly Bears", tapped=True)
    found.hand(0, "Shock", "Serra Angel")
    return found


@pytest.fixture
def seated(table: Scenario, tmp_path: Path) -> Seated:
    """Return who is seated at the position, in the first main phase."""
    return seated_at(table.start(), tmp_path / "game")


def test_601_2_a_spell_is_cast_by_keys(seated: Seated) -> None:
    """The spell is chosen, its target too, it resolves, and the log tells it as new."""
    press(seated, "2")
    assert "Shock: Choose any target. (601.2c)" in screen(seated)
    place = [row.option.label() for row in (seated.asked.rows if seated.asked else [])].index("Grizzly Bears") + 1
    press(seated, str(place))
    shown = screen(seated)
    assert "* 601.2i   Player 1 casts Shock (targeting Grizzly Bears, for {R})." in shown
    assert seated.sitting.game.find("Grizzly Bears", zone="graveyard")


def test_what_was_told_before_the_last_answer_is_not_new(seated: Seated) -> None:
    """The star of a line goes as soon as the person has answered again."""
    press(seated, "2", "1")
    assert "* 601.2i" in screen(seated)
    seated.sitting.answer("pass")
    seated.take_turn()
    assert "* 601.2i" not in screen(seated)
    assert "  601.2i" in screen(seated)


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "Why you cannot use it now"), ("ja", "今これを使えない理由")],
)
def test_why_not_is_answered_with_its_rule(seated: Seated, language: Language, said: str) -> None:
    """A card in hand that cannot be cast says why, and by which rule."""
    seated.language = language
    press(seated, "?", *("serra"), "enter")
    shown = screen(seated)
    assert said in shown
    assert ("(601.2g)" in shown or "(118.3)" in shown or "(601.2h)" in shown) if language == "en" else "（" in shown
    press(seated, "escape", "escape")
    assert "(117.1)" in screen(seated) or "（117.1）" in screen(seated)


def test_what_is_this_is_answered_with_text_and_layers(seated: Seated) -> None:
    """A permanent says its types, its size, its text and its controller; a search in Japanese finds it too."""
    press(seated, "?", *("丘巨人"), "enter")
    shown = screen(seated)
    assert "Hill Giant" in shown
    assert "Creature - Giant" in shown
    assert "Controller: you" in shown
    assert "cannot use it" not in shown
    assert "What made it so" not in shown


def test_613_what_changed_a_permanent_is_said(table: Scenario, tmp_path: Path) -> None:
    """A counter is among what made a creature what it is; whoever controls it may be asked about."""
    table.battlefield(1, "Serra Angel", counters={"+1/+1": 1})
    seated = seated_at(table.start(), tmp_path / "game")
    press(seated, "?", *"serra", "down", "enter")
    shown = screen(seated)
    assert "What made it so" in shown
    assert "4/4 to 5/5" in shown
    assert "cannot use it" not in shown


def test_what_is_asked_is_answered_with_the_rule(seated: Seated) -> None:
    """The question itself is the first of what can be asked about: its rule is explained."""
    press(seated, "?", "home", "enter")
    assert "117.1" in screen(seated)


def test_undo_goes_back_to_the_last_own_priority(seated: Seated) -> None:
    """In mid-announcement the spell is taken back; after it has resolved, with all that followed."""
    before = seated.sitting.game.digest()
    press(seated, "2", "u")
    assert seated.sitting.game.digest() == before
    press(seated, "2", "1")
    assert seated.sitting.game.digest() != before
    press(seated, "u")
    assert seated.sitting.game.digest() == before
    assert "Taken back" in screen(seated)
    assert "601.2i" not in screen(seated)


def test_undo_with_nothing_to_take_back_says_so(catalog: CardCatalog, tmp_path: Path) -> None:
    """At the first decision there is nothing before."""
    seated = seated_at(position(catalog).start(), tmp_path / "game")
    assert decision_of(seated.sitting.game).kind == "priority"
    press(seated, "u")
    assert "There is nothing to take back." in screen(seated)


def test_undo_goes_back_through_the_moves_of_others(seated: Seated) -> None:
    """Passing the turn and taking it back stands where it stood, whatever the others did meanwhile."""
    before = seated.sitting.game.digest()
    press(seated, "F", "enter")
    assert seated.sitting.game.turn > 1
    while seated.sitting.game.digest() != before:
        press(seated, "u")
    assert seated.sitting.game.turn == 1


def test_117_3d_passing_on_ends_with_the_turn(seated: Seated) -> None:
    """F passes the rest of the turn, attackers are asked all the same, and the next own turn is asked again."""
    press(seated, "f")
    assert decision_of(seated.sitting.game).kind == "attackers"
    press(seated, "enter")
    game = seated.sitting.game
    assert (game.active, game.step) == (0, "precombat main")
    assert game.turn == 3


def test_117_3d_passing_on_stops_for_another_players_spell(table: Scenario, tmp_path: Path) -> None:
    """What another player casts is asked about, however long priority is passed."""
    table.hand(1, "Hill Giant")
    for _ in range(4):
        table.battlefield(1, "Mountain")
    seated = seated_at(table.start(), tmp_path / "game")
    press(seated, "f")
    press(seated, "enter")
    game = seated.sitting.game
    assert game.active == 1
    press(seated, "f")
    assert [thing.name for thing in game.stack] in ([], ["Hill Giant"])
    assert game.turn in {2, 3}


def stops(seated: Seated) -> list[str]:
    """Return where the game stops for the person."""
    return list(seated.sitting.game.state.players[0].stops)


def is_over(seated: Seated) -> bool:
    """Tell whether the game is over."""
    return seated.sitting.game.is_over


def test_stops_are_switched_on_their_page(seated: Seated) -> None:
    """A step that is switched on is asked in, and the game knows it; switched off it is not."""
    press(seated, "t", " ")
    assert stops(seated) == ["upkeep"]
    assert "[x] upkeep step" in screen(seated)
    press(seated, " ")
    assert stops(seated) == []
    press(seated, *["up"] * 20, *["down"] * 9, " ", "escape")
    assert seated.sitting.stops == ("postcombat main",)


def test_settings_are_switched_on_the_same_page(seated: Seated) -> None:
    """Paying by hand is a setting of the game."""
    press(seated, "t", *["down"] * 30, " ", "up", " ", "escape")
    assert seated.sitting.game.pay_by_hand
    assert seated.sitting.game.stop_everywhere


def test_saving_says_where(seated: Seated) -> None:
    """S writes the file and names it; where that fails, it says why."""
    press(seated, "s")
    assert seated.path.exists()
    assert "Saved:" in screen(seated)
    seated.path = seated.path / "below a file"
    press(seated, "s")
    assert "could not be saved" in screen(seated)


def test_104_3a_conceding_is_asked_first(seated: Seated) -> None:
    """C asks; any key but y goes back; y leaves the game, which then ends."""
    press(seated, "c")
    assert "104.3a" in screen(seated)
    press(seated, "x")
    assert not is_over(seated)
    press(seated, "c", "y")
    assert is_over(seated)
    shown = screen(seated)
    lines = shown.splitlines()
    first = lines.index("Place 1: Player 2")
    assert lines[first + 1] == "Place 2: Player 1 (you)"
    assert "The game is over." in shown
    press(seated, "u")
    assert not is_over(seated)


def test_leaving_is_asked_first(seated: Seated) -> None:
    """Q and Ctrl-C ask; y leaves, and so does Ctrl-C again."""
    assert seated.press("q") is Act.NOTHING
    assert "The game is saved in" in screen(seated)
    assert seated.press("n") is Act.NOTHING
    assert seated.press("q") is Act.NOTHING
    assert seated.press("y") is Act.LEAVE
    seated.sitting.is_stopped = False
    seated.ask_to_leave()
    seated.ask_to_leave()
    assert seated.sitting.is_stopped


def test_the_language_is_switched_at_once(seated: Seated) -> None:
    """J shows the same table in the other language."""
    press(seated, "j")
    assert "優先権があります" in screen(seated)
    press(seated, "ｊ")
    assert "You have priority" in screen(seated)


def test_while_others_decide_nothing_is_answered(seated: Seated) -> None:
    """Keys that would change the game do nothing; pages that only show may be opened."""
    before = seated.sitting.game.digest()
    seated.watch()
    for key in "12pufFtsc?":
        assert seated.press(key) is Act.NOTHING
        assert "The others decide." in screen(seated)
    press(seated, "l")
    assert "What has happened" in screen(seated)
    assert seated.sitting.game.digest() == before


def test_help_explains_every_key(seated: Seated) -> None:
    """Each command's key stands on the page of the keys."""
    press(seated, "h")
    text = screen(seated, 100, 60)
    for key in ("f ", "F ", "u ", "? ", "b ", "z ", "l ", "t ", "s ", "j ", "c ", "q Ctrl-C", "m ", "/ "):
        assert f"\n{key}" in text


def test_a_wrong_number_of_marks_is_explained(seated: Seated) -> None:
    """What is no answer is refused on the screen, and the question stays."""
    press(seated, "2")
    assert seated.asked is not None
    seated.asked.form = "some"
    press(seated, "enter")
    assert "! " in screen(seated)
    assert decision_of(seated.sitting.game).kind == "target"
