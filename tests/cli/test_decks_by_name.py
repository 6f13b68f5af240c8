"""Decks that commands name: those that ship inside, and lists that are played though they are not legal."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from oathbreaker.cli.arguments import Arguments
from oathbreaker.cli.commands import play
from oathbreaker.cli.main import main
from oathbreaker.cli.program import program
from oathbreaker.cli.screen import Screen
from oathbreaker.cli.seated_play import seated, tell_end
from oathbreaker.texts.languages import Language

SHORT = "Oathbreaker\n1 Saheeli, Sublime Artificer\nSignature Spell\n1 Thoughtcast\nDeck\n40 Island\n"
"""Playable, and not legal: 42 cards."""


@pytest.fixture
def short(tmp_path: Path) -> str:
    """Return the file of a list that is not legal."""
    file = tmp_path / "short.txt"
    file.write_text(SHORT, encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("words", [["check"], ["stats"], ["convert", "--to", "plain"]])
def test_decks_that_ship_inside_have_names_everywhere(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    """What `play` takes as a deck's name, the commands about lists take too; a file of that name comes first."""
    assert main([words[0], "saheeli", *words[1:]]) == 0
    assert "Saheeli, Sublime Artificer" in capsys.readouterr().out


def test_a_file_comes_before_a_deck_inside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A list that is called as a deck inside is the one that is meant where it lies."""
    monkeypatch.chdir(tmp_path)
    Path("saheeli").write_text(SHORT, encoding="utf-8")
    assert main(["check", "saheeli"]) == 1
    assert "Not legal" in capsys.readouterr().out


def test_906_6_a_list_that_is_not_legal_is_played_and_said_to_be_so(
    short: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game of agents and a simulation tell on standard error what is wrong with it, once for each list."""
    words = ["--agents", "random", "--seed", "1"]
    assert main(["play", "--deck", short, "--deck", "garruk", *words, "--until", "1", "--watch"]) == 0
    told = [line for line in capsys.readouterr().err.splitlines() if "is not a legal deck" in line]
    assert len(told) == 1
    assert told[0].startswith("short.txt is")
    assert "(906." in told[0]
    assert main(["simulate", short, short, "--games", "1", "--workers", "1", "--lang", "ja", *words]) == 0
    assert capsys.readouterr().err.count("ルールに合わないデッキ") == 1
    assert main(["play", "--deck", short, "--deck", "garruk", *words, "--until", "1", "--format", "duel"]) == 0
    assert "legal" not in capsys.readouterr().err


def test_906_6_who_sits_down_with_one_is_told_on_the_table(short: str, tmp_path: Path) -> None:
    """Above the first question stands that the own list is not legal; of a legal one nothing is said."""
    arguments = Arguments("en", "play", "oathbreaker play")
    play.add_arguments(arguments)
    for deck, is_told in ((short, True), ("garruk", False)):
        options = arguments.parse_args(["--deck", deck, "--players", "2", "--save", str(tmp_path / "game")])
        found = seated(options, Screen("en", "community"))
        found.sitting.go_on()
        found.take_turn()
        text = " ".join(word for line in found.lines(80, 40) for word in line.plain.split())
        assert ("is not a legal deck" in text) == is_told


@pytest.mark.parametrize(("language", "words"), [("en", "are not legal decks"), ("ja", "ルールに合わないデッキ")])
def test_906_6_all_lists_that_are_not_legal_are_named_on_the_table(
    short: str, tmp_path: Path, language: Language, words: str
) -> None:
    """Where several are not, the notice names each of them, once, at the smallest table too."""
    other = tmp_path / "other.txt"
    other.write_text(SHORT, encoding="utf-8")
    arguments = Arguments(language, "play", "oathbreaker play")
    play.add_arguments(arguments)
    decks = ["--deck", short, "--deck", "garruk", "--deck", str(other)]
    options = arguments.parse_args([*decks, "--players", "3", "--save", str(tmp_path / "game")])
    found = seated(options, Screen(language, "community"))
    found.sitting.go_on()
    found.take_turn()
    text = "".join(line.plain.strip() + " " for line in found.lines(80, 24))
    assert text.count("short.txt") == text.count("other.txt") == 1
    assert words in text
    assert "garruk-triumph" not in text


def test_what_can_be_typed_is_the_program_as_it_was_called(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Where its name does not find the program, what is told to be typed begins as it was called (`make play`)."""
    called = tmp_path / "bin" / "oathbreaker"
    called.parent.mkdir()
    called.write_text("#!/bin/sh\n", encoding="utf-8")
    called.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(called), "play"])
    monkeypatch.setenv("PATH", "")
    assert program() == str(called)
    monkeypatch.setenv("PATH", str(called.parent))
    assert program() == "oathbreaker"
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "oathbreaker" / "__main__.py")])
    assert program().endswith(" -m oathbreaker")
    monkeypatch.setenv("OATHBREAKER_DATA", str(tmp_path))
    arguments = Arguments("en", "play", "oathbreaker play")
    play.add_arguments(arguments)
    tell_end(seated(arguments.parse_args(["--players", "2"]), Screen("en", "community")), Screen("en", "community"))
    assert capsys.readouterr().err.splitlines()[-1].endswith(" -m oathbreaker play --resume")
