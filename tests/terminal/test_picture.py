"""The table on a screen: golden screens in both languages and sizes, their widths, and what must not be on them."""

from __future__ import annotations

import os
import unicodedata
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.text import Text
from tests.house.source import ROOT
from tests.terminal.tables_for_tests import decision_of, plain, position, press, screen, seated_at

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.scenario import Scenario
from oathbreaker.terminal.choosing_decks import DeckChoice
from oathbreaker.terminal.picture import LEAST_LOG
from oathbreaker.terminal.seated import Seated
from oathbreaker.terminal.sections import Section, end_of, shares
from oathbreaker.texts.languages import Language

GOLDEN = Path(__file__).parent / "golden"
REWRITE = "OATHBREAKER_REWRITE_GOLDEN"

SIZES = ((80, 24), (120, 40))


def full_table(catalog: CardCatalog) -> Scenario:
    """Return a position of four players with a bit of everything on it."""
    table = position(catalog, players=4)
    for seat, (oathbreaker, spell) in enumerate(
        (
            ("Saheeli, Sublime Artificer", "Thoughtcast"),
            ("Garruk Wildspeaker", "Overrun"),
            ("Elspeth, Knight-Errant", "Swords to Plowshares"),
            ("Rowan, Scholar of Sparks", "Show and Tell"),
        )
    ):
        table.command(seat, oathbreaker=oathbreaker, signature_spell=spell, casts=(seat, 0))
    table.hand(0, "Shock", "Opt", "Mountain", "Mountain", "Serra Angel")
    table.hand(1, "Counterspell", "Doom Blade")
    for _ in range(3):
        table.battlefield(0, "Mountain")
        table.battlefield(1, "Forest", tapped=True)
    table.battlefield(0, "Mountain", tapped=True)
    table.battlefield(0, "Hill Giant", sick=True)
    bear = table.battlefield(1, "Grizzly Bears", counters={"+1/+1": 2}, tapped=True)
    table.battlefield(1, "Blanchwood Armor", attached_to=bear)
    table.battlefield(2, "Jace Beleren")
    table.graveyard(3, "Doom Blade", "Shock")
    table.exile(2, "Opt")
    table.life(3, 3)
    table.counters(3, "poison", 2)
    table.monarch(2)
    return table


@pytest.fixture
def seated(catalog: CardCatalog, tmp_path: Path) -> Seated:
    """Return who is seated at a full table."""
    return seated_at(full_table(catalog).start(turn=5), tmp_path / "game")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("language", ["en", "ja"])
def test_golden_screens(seated: Seated, language: Language, size: tuple[int, int]) -> None:
    """The screen, and that of a spell being announced, are what they were when somebody looked at them."""
    seated.language = language
    shown = screen(seated, *size)
    press(seated, "2")
    shown += f"{'=' * size[0]}\n{screen(seated, *size)}"
    path = GOLDEN / f"table.{language}.{size[0]}x{size[1]}.txt"
    if os.environ.get(REWRITE):
        path.write_text(shown, encoding="utf-8", newline="\n")
    assert shown == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("size", [(80, 24), (81, 25), (100, 30), (110, 24), (200, 60)])
@pytest.mark.parametrize("language", ["en", "ja"])
def test_every_line_has_the_width_of_the_screen(seated: Seated, language: Language, size: tuple[int, int]) -> None:
    """There are as many lines as the screen has, each as many cells wide, where a Japanese letter takes two."""
    seated.language = language
    for keys in ("", "2", "?", "h", "l", "b", "z", "t"):
        press(seated, "escape", *keys)
        lines = seated.lines(*size)
        assert len(lines) == size[1]
        assert {cell_len(line.plain) for line in lines} == {size[0]}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_no_sign_is_wider_on_some_terminals(seated: Seated, language: Language) -> None:
    """No sign of ambiguous width is on the screen: some terminals would give it two cells."""
    seated.language = language
    for keys in ("", "2", "?", "h", "l", "b", "z", "t"):
        press(seated, "escape", *keys)
        text = "".join(plain(seated.lines(80, 24)))
        assert [sign for sign in text if unicodedata.east_asian_width(sign) == "A"] == []


@pytest.mark.parametrize("language", ["en", "ja"])
def test_400_2_nothing_hidden_is_on_the_screen(seated: Seated, catalog: CardCatalog, language: Language) -> None:
    """The cards in another hand are on no page; the own ones are on the table."""
    seated.language = language
    card = catalog["Counterspell"]
    name = card.name if language == "en" else str(card.faces[0].japanese_name)
    text = ""
    for keys in ("", "b", "z", "l", "?"):
        press(seated, "escape", "escape", *keys)
        text += screen(seated, 200, 100)
    assert name not in text
    assert ("Serra Angel" if language == "en" else "セラの天使") in text


def test_a_small_terminal_says_so(seated: Seated) -> None:
    """On less than 80x24 cells nothing is shown but that it is too small, and how large it must be."""
    for size in ((79, 24), (80, 23), (20, 5), (3, 1)):
        lines = seated.lines(*size)
        assert len(lines) == size[1]
        assert {cell_len(line.plain) for line in lines} == {size[0]}
    assert "80x24" in screen(seated, 79, 24)
    seated.language = "ja"
    assert "80x24" in screen(seated, 79, 24)


def test_what_is_asked_is_always_on_the_screen(catalog: CardCatalog, tmp_path: Path) -> None:
    """Six full boards leave room for the question, its rule and a page of what may be chosen."""
    table = position(catalog, players=6)
    for seat in range(6):
        for name in ("Serra Angel", "Hill Giant", "Grizzly Bears", "Mind Stone", "Sol Ring", "Spellbook"):
            table.battlefield(seat, name, tapped=seat > 0)
    table.hand(0, "Shock", "Opt", "Mountain", "Duress", "Lightning Bolt", "Unsummon", "Giant Growth")
    for name in ("Island", "Mountain", "Swamp", "Forest"):
        table.battlefield(0, name)
    seated = seated_at(table.start(), tmp_path / "game")
    text = screen(seated)
    assert "(117.1)" in text
    assert "1 Pass" in text
    assert "5 Cast" in text
    assert len(text.splitlines()) == 24


def test_sections_share_the_room() -> None:
    """The least that each needs comes first, then the lower sections, and the log has what is left."""
    lines = [Text("")] * 10
    log = Section(lines, LEAST_LOG, news=0)
    assert shares([Section(lines[:3], 1), log, Section(lines[:2], 2)], 20) == [3, 10, 2]
    assert shares([Section(lines[:3], 1), log, Section(lines[:2], 2)], 8) == [2, 4, 2]
    assert sum(shares([Section(lines, 9), log, Section(lines, 9)], 12)) == 12


@pytest.mark.parametrize(("page", "language"), [("terminal.md", "en"), ("terminal.ja.md", "ja")])
def test_the_documents_show_the_screen(page: str, language: str) -> None:
    """The screen on the page about the terminal is the one that is tested."""
    golden = (GOLDEN / f"table.{language}.80x24.txt").read_text(encoding="utf-8").partition("=" * 80)[0]
    assert f"```text\n{golden}```" in (ROOT / "docs" / page).read_text(encoding="utf-8")


def test_514_1_why_something_is_asked_stands_below_it(catalog: CardCatalog, tmp_path: Path) -> None:
    """A rule that asks says what it says, a spell its text; with priority nothing needs to be said."""
    table = position(catalog)
    table.hand(0, *["Shock"] * 8)
    table.battlefield(0, "Mountain")
    seated = seated_at(table.start(step="end"), tmp_path / "game")
    while seated.sitting.asked is not None and seated.sitting.asked.kind == "priority":
        press(seated, "p")
    lines = screen(seated).splitlines()
    place = next(number for number, line in enumerate(lines) if "(514.1)" in line)
    assert "hand" in lines[place + 1]
    other = position(catalog)
    other.hand(0, "Shock")
    other.battlefield(0, "Mountain")
    seated = seated_at(other.start(), tmp_path / "other")
    assert "2 damage" not in screen(seated)
    press(seated, "2")
    assert "Shock deals 2 damage" in screen(seated)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_what_does_not_fit_is_counted_and_the_board_shows_it(
    catalog: CardCatalog, tmp_path: Path, language: Language
) -> None:
    """Where a full board does not fit, how many things are left out is said with the key that shows them all."""
    table = full_table(catalog)
    names = (
        "Mind Stone",
        "Serra Angel",
        "Hill Giant",
        "Prodigal Sorcerer",
        "Coral Merfolk",
        "Sol Ring",
        "Wall of Omens",
    )
    for name in names:
        for seat in range(4):
            table.battlefield(seat, name)
        table.hand(0, name)
    seated = seated_at(table.start(), tmp_path / "game", language)
    shown = screen(seated)
    notes = [line for line in shown.splitlines() if line.endswith((" more: b", "個：b"))]
    assert len(notes) >= 4
    lines = shown.splitlines()
    third = next(place for place, line in enumerate(lines) if line.startswith(("  Player 3", "  プレイヤー3")))
    of_third = lines[third + 1]
    on_board = [*names, "Jace Beleren", "Elspeth, Knight-Errant", "Swords to Plowshares"]
    called = [catalog[name].name if language == "en" else catalog[name].faces[0].japanese_name for name in on_board]
    listed = sum(str(name) in of_third for name in called)
    hidden = int("".join(sign for sign in of_third.split("...")[1] if sign.isdecimal()))
    assert listed
    assert listed + hidden == len(called)
    press(seated, "b")
    assert all(str(name) in screen(seated, 80, 60) for name in called)
    assert "more: b" not in screen(seated, 80, 60)


@pytest.mark.parametrize("language", ["en", "ja"])
def test_the_choice_of_decks_says_that_the_table_will_not_fit(language: Language) -> None:
    """On a terminal that is too small for the table this is said before a deck is chosen, and otherwise not."""
    choice = DeckChoice([("one", ["One"]), ("two", ["Two"])], language)
    for size in ((79, 24), (80, 23), (30, 10)):
        lines = choice.lines(*size)
        assert len(lines) == size[1]
        assert "80x24" in "".join(plain(lines))
    assert "80x24" not in "".join(plain(choice.lines(80, 24)))


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("players", [4, 6])
def test_all_that_may_be_chosen_is_seen_on_a_small_screen(
    catalog: CardCatalog, tmp_path: Path, players: int, language: Language
) -> None:
    """However full the table is, every row of the page can be read: the log and the boards give way first."""
    table = position(catalog, players=players)
    names = (
        "Mind Stone",
        "Serra Angel",
        "Hill Giant",
        "Prodigal Sorcerer",
        "Coral Merfolk",
        "Sol Ring",
        "Wall of Omens",
    )
    for name in names:
        for seat in range(players):
            table.battlefield(seat, name, tapped=True)
    for seat in range(players):
        table.command(seat, oathbreaker="Garruk Wildspeaker", signature_spell="Overrun", casts=(0, 0))
    table.hand(0, *names, "Opt")
    seated = seated_at(table.start(step="end"), tmp_path / "game", language)
    while seated.sitting.asked is not None and seated.sitting.asked.kind == "priority":
        press(seated, "p")
    shown = screen(seated)
    rows = [line for line in shown.splitlines() if line[2:4] in {f"{digit} " for digit in range(1, 10)}]
    assert len(rows) == 6
    assert "PgDn" in shown
    assert not any(line.endswith("...") for line in rows)


@pytest.mark.parametrize(("language", "said"), [("en", "[green chosen]"), ("ja", "[選ばれたのは緑]")])
def test_607_2d_what_was_chosen_stands_beside_the_name(
    catalog: CardCatalog, tmp_path: Path, language: Language, said: str
) -> None:
    """The color chosen as a land entered is on the table."""
    table = position(catalog)
    table.hand(0, "Thriving Isle")
    game = table.start(turn=5)
    game.answer_with(action="play land")
    assert game.decision is not None
    game.answer(next(option for option in game.decision.options if option.value == "green"))
    assert said in screen(seated_at(game, tmp_path / "game", language), 120, 40)


def test_a_line_of_which_the_beginning_is_cut_off_says_so() -> None:
    """Where the log begins in the middle of a sentence, dots stand before it; a sentence of its own has none."""
    lines = [Text("* 121.1    Player 1 draws Shock"), Text("           and Opt."), Text("* 305.1    Player 1 plays")]
    assert [line.plain for line in end_of(lines, 2)] == ["  ...      and Opt.", "* 305.1    Player 1 plays"]
    assert [line.plain for line in end_of(lines, 3)] == [line.plain for line in lines]
    assert [line.plain for line in end_of(lines, 1)] == ["* 305.1    Player 1 plays"]


def test_506_4c_a_creature_whose_planeswalker_is_gone_attacks_nothing_named(
    catalog: CardCatalog, tmp_path: Path
) -> None:
    """It is an attacking creature still, of which no planeswalker is named."""
    table = position(catalog)
    table.battlefield(0, "Hill Giant")
    walker = table.battlefield(1, "Jace Beleren", counters={"loyalty": 2})
    table.battlefield(0, "Mountain")
    table.hand(0, "Shock")
    seated = seated_at(table.start(), tmp_path / "game")
    game = seated.sitting.game
    game.stop_everywhere = True
    while decision_of(game).kind == "priority":
        game.answer("pass")
    game.answer([option.key for option in decision_of(game).options if option.target == game.thing(walker).id])
    seated.take_turn()
    assert "attacks Jace Beleren" in screen(seated)
    game.answer_with(action="cast", card="Shock")
    game.answer_with(target=game.thing(walker))
    while game.stack:
        game.answer("pass")
    seated.take_turn()
    assert "Hill Giant 3/3 [tapped, attacks]" in screen(seated)
