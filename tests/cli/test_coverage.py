"""`oathbreaker cards coverage`: what it prints, of the cards that ship inside and of a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from oathbreaker.cli.main import main

BEAR = {"name": "Bear", "layout": "normal", "type_line": "Creature — Bear", "mana_cost": "{1}{G}", "cmc": 2}
CARDS = (
    {**BEAR, "oracle_text": "Flying", "power": "2", "toughness": "2", "keywords": ["Flying"]},
    {**BEAR, "name": "Frob", "oracle_text": "Flying\nFrobnicate it.", "keywords": ["Flying"]},
    {**BEAR, "name": "Banned Bear", "oracle_text": "", "legalities": {"oathbreaker": "banned"}},
)


@pytest.fixture
def card_file(tmp_path: Path) -> Path:
    """Return a file of three cards, two of them legal."""
    path = tmp_path / "cards.json"
    legal = {"legalities": {"oathbreaker": "legal", "vintage": "legal"}, "colors": [], "color_identity": []}
    path.write_text(json.dumps([{**legal, **card} for card in CARDS]), encoding="utf-8")
    return path


def test_json_of_a_corpus(capsys: pytest.CaptureFixture[str], card_file: Path) -> None:
    """A file is read anew: verdicts, groups and what blocks cards, under the keys of the interface."""
    assert main(["cards", "coverage", "--corpus", str(card_file), "--json", "--workers", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    counts = ("corpus", "cards", "read", "declined", "ambiguous", "mismatch", "played")
    assert [found[key] for key in counts] == [3, 2, 1, 1, 0, 0, 0]
    assert list(found["groups"]) == ["planeswalker", "saga", "double_faced", "other_layouts", "land"]
    assert found["keywords"]["Flying"] == {"cards": 2, "read": 1}
    assert found["declines"] == [{"phrase": "frobnicate it", "blocked": 1, "sole": 1}]


def test_processes_find_the_same(capsys: pytest.CaptureFixture[str], card_file: Path) -> None:
    """Read in several processes, the cards show the same."""
    assert main(["cards", "coverage", "--corpus", str(card_file), "--json", "--workers", "1"]) == 0
    alone = capsys.readouterr().out
    assert main(["cards", "coverage", "--corpus", str(card_file), "--json", "--workers", "2"]) == 0
    assert capsys.readouterr().out == alone


@pytest.mark.parametrize(("language", "word"), [("en", "Nothing else"), ("ja", "これのみ")])
def test_tables(capsys: pytest.CaptureFixture[str], language: str, word: str) -> None:
    """Of the cards that ship inside it is told without reading them, in either language."""
    assert main(["cards", "coverage", "--lang", language]) == 0
    shown = capsys.readouterr()
    assert shown.err == ""
    assert all(part in shown.out for part in (word, "planeswalker", "31,679"))


def test_a_file_that_is_none(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A file that is not there is refused in one line."""
    assert main(["cards", "coverage", "--corpus", str(tmp_path / "none.json")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


SAID = "１つを対象とする。ショックはそれに２点のダメージを与える。"
PRINTED = {"name": "Shock", "released": "2021-07-23", "ja": SAID}


@pytest.mark.parametrize("language", ["en", "ja"])
def test_japanese_beside_a_corpus(capsys: pytest.CaptureFixture[str], card_file: Path, language: str) -> None:
    """Printed texts beside the corpus are compared by year; words that differ are named."""
    odd = {**PRINTED, "released": "2019-01-01", "ja": SAID.replace("２", "３")}
    lines = [json.dumps(record, ensure_ascii=False) for record in (PRINTED, odd)]
    card_file.with_name("texts-ja.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    command = ["cards", "coverage", "--japanese", "--corpus", str(card_file), "--lang", language]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["eras"]["2021"] == {"lines": 1, "printed": 1, "exact": 1}
    assert found["eras"]["2019"] == {"lines": 1, "printed": 0, "exact": 0}
    assert found["differences"] == [{"ours": "2", "printed": "3", "lines": 1}]
    assert main(command) == 0
    assert "2021" in capsys.readouterr().out


def test_japanese_needs_a_corpus(capsys: pytest.CaptureFixture[str]) -> None:
    """Without printed texts there is nothing to compare with."""
    assert main(["cards", "coverage", "--japanese"]) == 2
    assert "--corpus" in capsys.readouterr().err
