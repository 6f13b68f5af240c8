"""`oathbreaker check`: what a person reads in a narrow terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from oathbreaker.cli.main import main
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
