"""`oathbreaker check`: what a person reads in a narrow terminal."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from oathbreaker.cards.storage import embedded_readings
from oathbreaker.cli.commands import check as command
from oathbreaker.cli.main import main
from oathbreaker.coverage.decks import is_read
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.texts.languages import LANGUAGES, Language

NO_WALKER = "Oathbreaker\n1 Syr Gwyn, Hero of Ashvale\nDeck\n59 Plains\n"
WHOLE = {
    "en": ("Syr Gwyn, Hero of Ashvale", "The oathbreaker is a planeswalker card", "Signature spell none"),
    "ja": ("《アッシュベイルの英雄、グウィン卿》", "オースブレイカーはプレインズウォーカー・カード", "刻銘呪文なし"),
}
"""What the heading and the titles say, without the places where lines are folded."""


@pytest.mark.parametrize("width", [40, 60, 80])
@pytest.mark.parametrize("language", LANGUAGES)
def test_heading_and_titles_are_folded_not_cut(
    language: Language,
    width: int,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The leaders' names and the rules' titles stand whole in any width; no line above the verdict is too long."""
    monkeypatch.setenv("COLUMNS", str(width))
    deck = tmp_path / "deck.txt"
    deck.write_text(NO_WALKER, encoding="utf-8")
    assert main(["check", str(deck), "--lang", language]) == 1
    found = capsys.readouterr().out
    assert [line for line in found.splitlines() if cell_len(line) > width or line != line.rstrip()] == []
    text = re.sub(r"\s+", " " if language == "en" else "", found)
    assert [words for words in WHOLE[language] if words not in text] == []


@pytest.mark.parametrize(("language", "last"), [("en", "and 40 more lines"), ("ja", "ほか40行")])
def test_a_list_of_bad_lines_is_not_shown_whole(
    language: Language, last: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first twenty bad lines are named, then how many more there are."""
    deck = tmp_path / "deck.txt"
    deck.write_text("".join(f"1 Zzz Qqq {n}\n" for n in range(60)), encoding="utf-8")
    assert main(["check", str(deck), "--lang", language]) == 2
    shown = capsys.readouterr().err.splitlines()
    assert len(shown) == 22
    assert shown[-1].strip() == last


ILLEGAL = """Commander
1 Grizzly Bears
1 Raised by Giants

Deck
2 Lightning Bolt
1 Mana Crypt
1 Steam Vents
92 Forest

Companion
1 Lurrus of the Dream-Den
"""

GOLDEN_DECKS = {
    "check-commander-legal": ("Commander\n1 Krenko, Mob Boss\n\nDeck\n1 Sol Ring\n98 Mountain\n", 0),
    "check-commander-illegal": (ILLEGAL, 1),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", GOLDEN_DECKS)
def test_golden_reports_on_commander_decks(
    language: Language,
    file: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The report is printed as it was looked at and found good; no line is too long, none ends in a space."""
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(command, "open_as", lambda kind, _screen: kind.embedded())
    monkeypatch.setattr("oathbreaker.coverage.decks.is_read", lambda _card: True)  # what is read changes often
    text, code = GOLDEN_DECKS[file]
    deck = tmp_path / "deck.txt"
    deck.write_text(text, encoding="utf-8")
    assert main(["check", str(deck), "--format", "commander", "--lang", language]) == code
    found = capsys.readouterr().out
    assert [line for line in found.splitlines() if line != line.rstrip()] == []
    golden = Path(__file__).with_name("golden") / f"{file}.{language}.txt"
    if os.environ.get("OATHBREAKER_REWRITE_EXPECTED"):
        golden.write_text(found, encoding="utf-8", newline="\n")
    assert found == golden.read_text(encoding="utf-8")


def test_commander_reports_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Commanders stand as such among the leaders; a list that cannot be read names the format too."""
    deck = tmp_path / "deck.txt"
    deck.write_text("1 Krenko, Mob Boss\n1 Ragavan, Nimble Pilferer\n98 Mountain\n", encoding="utf-8")
    asked = ["check", str(deck), "--format", "commander", "--json"]
    assert main([*asked, "--commander", "Krenko"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert (report["format"], report["leaders"]) == ("commander", [{"commander": "Krenko, Mob Boss"}])
    assert main(asked) == 2
    report = json.loads(capsys.readouterr().out)
    assert (report["format"], report["legal"]) == ("commander", False)
    assert "--commander" in report["unreadable"][0]["message"]["ja"]


def test_what_of_a_deck_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The cards that are not understood are named, and how many there are; of a deck that is, nothing is said."""
    deck = tmp_path / "deck.txt"
    deck.write_text("Oathbreaker\n1 Saheeli, Sublime Artificer\nSignature Spell\n1 Opt\nDeck\n58 Island\n")
    assert main(["check", str(deck), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["different"], found["read"], found["unread"]) == (3, 3, [])
    assert main(["check", str(deck)]) == 0
    assert "understood" not in capsys.readouterr().out
    monkeypatch.setattr("oathbreaker.coverage.decks.is_read", lambda card: card.name != "Opt")
    assert main(["check", str(deck), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["unread"] == ["Opt"]
    for language, words in (("en", "1 is not: Opt."), ("ja", "１種類：《選択》")):
        assert main(["check", str(deck), "--lang", language]) == 0
        assert "".join(words.split()) in "".join(capsys.readouterr().out.split())


def test_a_card_is_read_where_it_can_be_played(catalog: CardCatalog) -> None:
    """Cards whose text is declined, or understood but not carried out, are not read."""
    assert is_read(catalog["Shock"])
    found = [name for name, reading in embedded_readings().items() if b'"not_performed"' in reading]
    for name in found[:9]:
        card = catalog[name]
        assert None not in card.trees
        assert len(card.trees) == len(card.faces)
        assert not card.verdict.is_read
        assert card.verdict.reason == "not_performed"
        assert not is_read(card)
    unread = next(card for card in catalog if not card.verdict.is_read)
    assert not is_read(unread)
