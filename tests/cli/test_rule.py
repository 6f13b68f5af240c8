"""`oathbreaker rule`: what it prints in both languages, its JSON, what it refuses."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.running_for_tests import Run, running

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cli import rule_view
from oathbreaker.cli.commands import rule as command
from oathbreaker.texts.explained import Decision, Words, explained
from oathbreaker.texts.rules import rule_numbers

GOLDEN = Path(__file__).with_name("golden")
REWRITE = "OATHBREAKER_REWRITE_EXPECTED"
"""Environment variable: write what is printed now as what is expected, to be looked at and committed."""

GOLDEN_RULES = {
    "rule-906-12a": "906.12a",
    "rule-906-12": "906.12",
    "rule-714-4": "714.4",
    "rule-712-8": "712.8",
    "rule-906-6b": "906.6b",
    "rule-ruling-17": "ruling 17",
    "rule-crystal-fragments": "Crystal Fragments",
    "rule-creature-saga": "creature saga",
}


@pytest.fixture
def run(catalog: CardCatalog, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return a function that runs `oathbreaker rule` at 80 columns: exit code, standard output, standard error."""
    monkeypatch.setattr(command, "open_catalog", lambda _screen: catalog)
    return running("rule", monkeypatch, capsys)


def a_test_of(number: str) -> tuple[str, ...]:
    """Return a test in place of those that there are, which change often; none of 712.8 and one of its parts."""
    return () if number in {"712.8", "712.8b"} else (f"tests/x/test_y.py::test_{number.replace('.', '_')}_holds",)


def a_place_of(*numbers: str) -> tuple[str, ...]:
    """Return a place in place of those that there are, which change often; none of 712.8 and one of its parts."""
    return tuple(f"oathbreaker.x.rule {number}" for number in numbers if number not in {"712.8", "712.8b"})


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("file", GOLDEN_RULES)
def test_golden_text(file: str, language: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule is printed as it was looked at and found good; no line is too long, none ends in a space."""
    monkeypatch.setattr(rule_view, "held_by", a_test_of)
    monkeypatch.setattr(rule_view, "places_of", a_place_of)
    monkeypatch.setattr(rule_view, "decisions", lambda: (Decision(("906.12a",), Words("It is final", "覆らない")),))
    code, out, err = run(GOLDEN_RULES[file], "--lang", language)
    assert (code, err) == (0, "")
    assert [line for line in out.splitlines() if cell_len(line) > 80 or line != line.rstrip()] == []
    golden = GOLDEN / f"{file}.{language}.txt"
    if os.environ.get(REWRITE):
        golden.write_text(out, encoding="utf-8", newline="\n")
    assert out == golden.read_text(encoding="utf-8")


def test_a_pipe_gets_every_line_whole(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where nobody asks for a width, an explanation is one line."""
    monkeypatch.delenv("COLUMNS")
    _, out, _ = run("906.12a")
    assert out.splitlines()[0] == "Rule 906.12a"
    assert out.splitlines()[1].endswith("could send it elsewhere.")


@pytest.mark.parametrize("width", ["20", "40", "200"])
def test_other_widths(width: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """In narrow and wide terminals nothing is lost."""
    monkeypatch.setenv("COLUMNS", width)
    _, out, _ = run("906.12a", "--lang", "ja")
    assert "どんな効果よりも先に統率領域へ行く。" in "".join(out.split())


def test_publisher_terms(run: Run) -> None:
    """The format's words follow --terms, and the two sets never mix."""
    _, community, _ = run("906", "--lang", "ja")
    _, publisher, _ = run("906", "--lang", "ja", "--terms", "publisher")
    assert "オースブレイカー" in community
    assert "誓い破り" not in community
    assert "トレードマークの呪文" in publisher
    assert "オースブレイカー" not in publisher
    assert "刻銘呪文" not in publisher


@pytest.mark.parametrize(
    "words",
    [
        ("906.12a",),
        ("906.12A",),
        ("906.12a.",),
        ("rule", "906.12a"),
        ("CR 906.12a",),
        ("９０６．１２ａ",),
        ("906.12", "a"),
    ],
)
def test_ways_to_write_a_number(words: tuple[str, ...], run: Run) -> None:
    """A number is one in capitals, with a full stop, full-width, after "rule" and in several arguments."""
    assert json.loads(run(*words, "--json")[1])["number"] == "906.12a"


def test_json_of_a_rule(run: Run) -> None:
    """The JSON has the explanation in both languages and everything that is known, nothing shortened."""
    code, out, err = run("906.12", "--json")
    told = json.loads(out)
    assert (code, err) == (0, "")
    assert told.keys() == {
        "number",
        "title",
        "explanation",
        "above",
        "below",
        "parts",
        "implemented",
        "tests",
        "decisions",
        "rulings",
    }
    assert told["explanation"].keys() == {"en", "ja"}
    assert (told["above"], told["below"]) == (["906"], ["906.12a"])
    assert [(part["number"], bool(part["tests"])) for part in told["parts"]] == [("906.12a", True)]
    assert "oathbreaker.formats.returning.MustReturn.replace" in told["implemented"]
    assert any("::test_906_12_row_1_" in test for test in told["tests"])
    assert any("906.12a" in decision["en"] and "906.12a" in decision["ja"] for decision in told["decisions"])
    assert json.loads(run("714.4", "--json")[1])["rulings"] == [2, 9]
    assert json.loads(run("906.6b", "--json")[1])["title"]["en"] == "No two cards of one name, basic lands apart"


def test_json_of_a_ruling(run: Run) -> None:
    """A ruling has its cards, rules, code and tests."""
    told = json.loads(run("裁定", "17", "--json")[1])
    assert (told["ruling"], told["cards"], told["rules"]) == (17, ["Crystal Fragments"], ["712.14a"])
    assert any("::test_ruling_17_2_" in test for test in told["tests"])
    assert told["implemented"]


def test_json_of_words(run: Run) -> None:
    """What words find is listed, rules and rulings together."""
    told = json.loads(run("creature", "saga", "--json")[1])
    assert told["query"] == "creature saga"
    assert "714.1a" in [entry.get("number") for entry in told["found"]]
    assert 1 in [entry.get("ruling") for entry in told["found"]]


@pytest.mark.parametrize(
    ("name", "rulings"),
    [
        ("Crystal Fragments", [17, *range(1, 17), 18]),
        ("封印の宝珠", [17, *range(1, 17), 18]),
        ("Cecil, Dark Knight", [15, *range(10, 15), 16, 17, 18]),
        ("Summon: Bahamut", list(range(1, 10))),
        ("History of Benalia", list(range(2, 10))),
        ("Rowan, Scholar of Sparks", [15]),
    ],
)
def test_rulings_by_card_name(name: str, rulings: list[int], run: Run) -> None:
    """A card's name finds the rulings: first those that name it, then those about such cards."""
    told = json.loads(run(name, "--json")[1])
    assert [entry["ruling"] for entry in told["found"]] == rulings


def test_one_find_is_told_whole(run: Run) -> None:
    """Where words find a single rule, it is told as if its number had been given."""
    assert run("legned", "rule")[1] == run("906.3c")[1] or "906.3c" in run("legned", "rule")[1]


def test_a_rule_that_nothing_is_marked_with(run: Run) -> None:
    """A rule that exists and is not implemented says so, and is shown in its place."""
    number = next(number for number in sorted(rule_numbers()) if number not in explained())
    code, out, _ = run(number)
    assert code == 0
    assert "not explained here" in out
    assert "nothing is marked with this number" in out
    assert json.loads(run(number, "--json")[1])["explanation"] is None


def test_a_section_lists_all_its_rules(run: Run) -> None:
    """Whatever is part of a rule is listed under it, however much that is."""
    _, out, _ = run("906")
    assert all(f" 906.{number}  " in out for number in range(1, 15))


def test_many_tests_are_counted(run: Run) -> None:
    """Of many tests the first are listed and the others counted; the JSON lists all."""
    _, out, _ = run("906.10")
    assert "more (--json lists all)" in out
    assert len(json.loads(run("906.10", "--json")[1])["tests"]) > 12


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("906.99",), "There is no rule 906.99. The nearest are 906.14, 906.13 and 906.12."),
        (("906.99", "--lang", "ja"), "906.99というルールはありません。近いのは906.14、906.13、906.12です。"),
        (("ruling 19",), "There is no ruling 19. They go from 1 to 18."),
        (("zzzz", "qqqq"), 'Nothing is said about "zzzz qqqq". Try fewer or other words'),
        (("zzzz", "--lang", "ja"), "「zzzz」についての説明は見つかりません。"),
        ((), "No rule was given."),
        ((" \t\n",), "No rule was given."),
        (("a" * 10_000,), f'"{"a" * 57}..." is too long to look for.'),
        (("\x1b[31mzzzzqqq\x07",), 'Nothing is said about "[31mzzzzqqq"'),
        (("1" * 150,), "There is no rule 111"),
        (("{name}zzzzqqq",), 'Nothing is said about "{name}zzzzqqq"'),
    ],
)
@pytest.mark.parametrize("as_json", [(), ("--json",)])
def test_what_is_refused(words: tuple[str, ...], reason: str, as_json: tuple[str, ...], run: Run) -> None:
    """What no rule has ends with 2 and one clear line on standard error."""
    code, out, err = run(*words, *as_json)
    assert (code, out) == (2, "")
    assert err.startswith(f"oathbreaker: {reason}")
    assert err.count("\n") == 1
    assert not [sign for sign in err.rstrip("\n") if not sign.isprintable()]


def test_a_card_without_rulings_is_pointed_to(run: Run) -> None:
    """Words that nothing speaks of may be a card's name: the nearest are named."""
    _, _, err = run("Lightnig", "Bolt")
    assert "Lightning Bolt" in err
    assert "oathbreaker card" in err
