"""Games on disk: what is written is gone on with at the same place; what is broken is refused in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.table.decks_for_tests import shipped_decks
from tests.terminal.tables_for_tests import position, press, seated_at

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.terminal.saves import SITTING, left_game, put_aside, resumed, save
from oathbreaker.terminal.seated import Seated
from oathbreaker.texts.errors import SavedGameError


@pytest.fixture
def cards(catalog: CardCatalog) -> PlayableCards:
    """Return the cards of games."""
    return PlayableCards(catalog)


@pytest.fixture
def seated(catalog: CardCatalog, tmp_path: Path) -> Seated:
    """Return who is seated at a position with a spell to cast."""
    table = position(catalog)
    table.battlefield(0, "Mountain")
    table.hand(0, "Shock")
    return seated_at(table.start(), tmp_path / "game")


def test_a_game_is_gone_on_with_where_it_was_left(seated: Seated, cards: PlayableCards) -> None:
    """In mid-announcement too: the same question, seat, agents and stops."""
    press(seated, "t", " ", "escape", "2")
    save(seated.sitting, seated.path)
    found = resumed(seated.path, cards)
    assert found.game.digest() == seated.sitting.game.digest()
    assert found.asked is not None
    assert found.asked.kind == "target"
    assert (found.seat, found.agent_names, found.stops) == (0, ["greedy", "greedy"], ("upkeep",))
    found.answer(0)
    assert found.game.find("Shock", zone="graveyard")


def test_other_programs_read_the_file(seated: Seated, cards: PlayableCards) -> None:
    """It is what `Game.save` writes, with one field more."""
    save(seated.sitting, seated.path)
    text = seated.path.read_text(encoding="utf-8")
    assert Game.load(text, cards).digest() == seated.sitting.game.digest()
    assert json.loads(text)[SITTING]["seat"] == 0


def test_a_game_of_agents_is_taken_over(seated: Seated, cards: PlayableCards) -> None:
    """A file without seats is gone on with from the first seat, which is then a person's."""
    seated.path.write_text(seated.sitting.game.save(), encoding="utf-8")
    found = resumed(seated.path, cards)
    assert found.seat == 0
    assert 0 in found.game.state.settings.people


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "no saved game"),
        ("{}", "no saved game"),
        ("\udcff", "no saved game"),
        ('{"oathbreaker_game": 1}', "damaged"),
    ],
)
def test_a_broken_file_is_refused(tmp_path: Path, cards: PlayableCards, text: str, said: str) -> None:
    """What is no saved game, or a damaged one, is said to be so."""
    path = tmp_path / "game"
    path.write_bytes(text.encode("utf-8", "surrogateescape"))
    with pytest.raises(SavedGameError, match=said):
        resumed(path, cards)


@pytest.mark.parametrize(
    "seats",
    [
        {"seat": 7},
        {"seat": "0"},
        {"agents": ["greedy"]},
        {"agents": ["greedy", "clever"]},
        {"agents": 3},
        ["seat"],
    ],
)
def test_impossible_seats_are_refused(seated: Seated, cards: PlayableCards, seats: object) -> None:
    """A seat or agent that there is not is damage, not a crash."""
    saved = {**json.loads(seated.sitting.game.save()), SITTING: seats}
    seated.path.write_text(json.dumps(saved), encoding="utf-8")
    with pytest.raises(SavedGameError, match="damaged"):
        resumed(seated.path, cards)


def test_a_game_that_is_over_is_not_gone_on_with(seated: Seated, cards: PlayableCards) -> None:
    """It says so, and what can be done with it instead."""
    press(seated, "c", "y")
    save(seated.sitting, seated.path)
    with pytest.raises(SavedGameError, match="`replay`"):
        resumed(seated.path, cards)


def test_saving_replaces_the_file_as_a_whole(seated: Seated) -> None:
    """Nothing but the file is left, and what stood there before is gone."""
    seated.path.write_text("before", encoding="utf-8")
    save(seated.sitting, seated.path)
    assert seated.path.read_text(encoding="utf-8").startswith('{"oathbreaker_game"')
    assert [path.name for path in seated.path.parent.iterdir()] == ["game"]


def test_where_a_game_is_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """In the folder of the system for what programs keep, or below the one that the environment names."""
    monkeypatch.setenv("OATHBREAKER_DATA", str(tmp_path))
    assert left_game() == tmp_path / "state" / "terminal-game.json"
    monkeypatch.delenv("OATHBREAKER_DATA")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "xdg"))
    assert left_game().name == "terminal-game.json"


def test_the_game_left_before_is_put_aside(tmp_path: Path) -> None:
    """Another game does not take the place of one that was left; where none was, nothing is put aside."""
    path = tmp_path / "terminal-game.json"
    assert put_aside(path) is None
    path.write_text("left", encoding="utf-8")
    aside = put_aside(path)
    assert aside is not None
    assert (path.exists(), aside.read_text(encoding="utf-8")) == (False, "left")


@pytest.mark.parametrize("designation", ["x", "\ud800"])
def test_unknown_designations_are_refused(catalog: CardCatalog, designation: str) -> None:
    """What a damaged file says a card leads a deck as is looked at before the game begins."""
    cards = PlayableCards(catalog)
    game = Game(shipped_decks()[:2], 1, cards=cards)
    saved = json.loads(game.save())
    saved["setup"]["leaders"][0][0][1] = designation
    with pytest.raises(SavedGameError):
        Game.load(json.dumps(saved), cards)


def test_what_cannot_be_written_again_is_refused(seated: Seated, cards: PlayableCards) -> None:
    """Half of a character in a file is damage."""
    saved = {**json.loads(seated.sitting.game.save()), "note": "\ud800"}
    seated.path.write_text(json.dumps(saved), encoding="utf-8")
    with pytest.raises(SavedGameError, match="damaged"):
        resumed(seated.path, cards)
