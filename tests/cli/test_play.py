"""`oathbreaker play` and `replay`: a game told as it goes, saved, and told again just so; what is refused, and how."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

import pytest

from oathbreaker.cli.main import main
from oathbreaker.texts.rules import rule_exists

PROGRAM = "import sys; from oathbreaker.cli.main import main; sys.exit(main())"
ENVIRONMENT = {**os.environ, "PYTHONUTF8": "1", "LANG": "C"}

LONGEST = 300.0
"""Seconds after which a program that a test started is ended: the test fails then, and does not hang."""


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the screen have 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_replay_tells_the_same_game(tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str) -> None:
    """What `replay` prints of a saved game is what `play` printed, byte for byte."""
    saved = str(tmp_path / "game.json")
    assert main(["play", "--players", "3", "--seed", "3", "--save", saved, "--lang", language]) == 0
    played = capsys.readouterr()
    assert main(["replay", saved, "--lang", language]) == 0
    assert capsys.readouterr().out == played.out
    assert "Garruk Wildspeaker" in played.err if language == "en" else "《野生語りのガラク》" in played.err


def test_a_game_is_told_to_its_end(capsys: pytest.CaptureFixture[str]) -> None:
    """Turns have headings, every line of an event its rule, and the end says who won and why the others lost."""
    assert main(["play", "--players", "2", "--seed", "5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("Turn 2: Player ") for line in lines)
    assert any(line.startswith("104.2a") and "wins the game" in line for line in lines)
    assert any(line.startswith("704.5") and "loses the game" in line for line in lines)
    assert [line[:16] for line in lines[-2:]] == ["Place 1: Player ", "Place 2: Player "]
    numbers = [line.split()[0] for line in lines if line[:1].isdigit()]
    assert len(numbers) > 100
    assert all(rule_exists(number) for number in set(numbers))


def test_a_told_game_fits_eighty_columns(capsys: pytest.CaptureFixture[str]) -> None:
    """No line takes more than 80 cells, where a Japanese letter takes two; nothing but text is written to a pipe."""
    from rich.cells import cell_len  # noqa: PLC0415

    main(["play", "--players", "4", "--seed", "1", "--until", "12", "--lang", "ja"])
    out = capsys.readouterr().out
    assert max(map(cell_len, out.splitlines())) <= 80
    assert "\x1b" not in out


def test_a_spectator_learns_nothing_hidden(capsys: pytest.CaptureFixture[str]) -> None:
    """The opening hands are told as numbers of cards, and no card that is drawn is named."""
    assert main(["play", "--players", "2", "--seed", "5", "--until", "1", "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    draws = [line["en"] for line in told if line["kind"] == "draw"]
    assert draws[0] in {"Player 1 draws 7 cards.", "Player 2 draws 7 cards."}
    assert all(text.endswith((" cards.", " card.")) for text in draws)


def test_until_a_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game that is left before its end says so; a longer one told to the same turn says the same."""
    short, long = str(tmp_path / "short"), str(tmp_path / "long")
    assert main(["play", "--players", "2", "--seed", "5", "--until", "3", "--save", short]) == 0
    told = capsys.readouterr().out
    assert "The game stands in turn 3. Nobody has won yet." in told
    assert "Turn 4" not in told
    assert main(["play", "--players", "2", "--seed", "5", "--save", long]) == 0
    capsys.readouterr()
    for saved in (short, long):
        assert main(["replay", saved, "--until", "3"]) == 0
        assert capsys.readouterr().out == told


def test_a_replay_ends_where_the_told_game_did(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The game saved by `play --until` is told again to the same turn, without saying which."""
    saved = str(tmp_path / "game")
    assert main(["play", "--players", "2", "--seed", "3", "--until", "3", "--save", saved]) == 0
    told = capsys.readouterr().out
    assert main(["replay", saved]) == 0
    assert capsys.readouterr().out == told
    assert "Turn 4" not in told


def test_json_lines(capsys: pytest.CaptureFixture[str]) -> None:
    """Each line is an object with turn, kind, rule and both sentences."""
    assert main(["play", "--players", "2", "--seed", "5", "--until", "2", "--json"]) == 0
    told = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {tuple(line) for line in told} == {("turn", "kind", "rule", "times", "en", "ja")}
    assert [line["turn"] for line in told] == sorted(line["turn"] for line in told)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--players", "1"], "1 cannot play: a game is for 2 to 6 players"),
        (["--players", "7"], "7 cannot play"),
        (["--players", "none"], "--players cannot be none"),
        (["--players", "2", "--deck", "garruk", "--deck", "saheeli", "--deck", "garruk"], "3 cannot play"),
        (["--agents", "clever"], 'no agent "clever"'),
        (["--deck", "nothing"], 'no deck "nothing": no such file'),
        (["--deck", ""], 'no deck ""'),
        (["--deck", "bad.txt"], "No Such Card"),
        (["--deck", "unplayable.txt"], "Karn Liberated cannot be played"),
        (["--save", "no/such/folder/game"], "there is no such file or folder"),
    ],
)
def test_what_cannot_be_played(
    words: list[str], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each refusal is one line on standard error that names what is wrong, and the exit code is 2."""
    monkeypatch.chdir(tmp_path)
    Path("bad.txt").write_text("1 No Such Card\n", encoding="utf-8")
    Path("unplayable.txt").write_text("1 Karn Liberated\n59 Island\n", encoding="utf-8")
    assert main(["play", *words]) == 2
    captured = capsys.readouterr()
    assert said in captured.err
    assert captured.err.count("\n") == 1
    assert captured.out == ""


@pytest.mark.parametrize("content", [b"", b"{}", b"\xff\xfe", b'{"oathbreaker_game": 1}', b"[" * 5000])
def test_what_is_no_saved_game(content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is no saved game is refused in one line, with exit code 2."""
    path = tmp_path / "game"
    path.write_bytes(content)
    assert main(["replay", str(path)]) == 2
    captured = capsys.readouterr()
    assert captured.err.count("\n") == 1
    assert captured.err.startswith("oathbreaker: ")
    assert captured.out == ""


def test_a_missing_saved_game(capsys: pytest.CaptureFixture[str]) -> None:
    """A file that is not there is named."""
    assert main(["replay", "no-such-game"]) == 2
    assert "no-such-game: there is no such file" in capsys.readouterr().err


@contextmanager
def running(*words: str) -> Iterator[subprocess.Popen[str]]:
    """Run the program with these words; end it where it takes too long."""
    with subprocess.Popen(  # noqa: S603  our own program
        [sys.executable, "-c", PROGRAM, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=ENVIRONMENT,
        text=True,
    ) as started:
        bound = Timer(LONGEST, started.kill)
        bound.start()
        try:
            yield started
        finally:
            bound.cancel()


def test_an_interruption_keeps_the_game(tmp_path: Path) -> None:
    """After an interruption the line that was being told is whole, the exit code is 130, and the game is saved."""
    saved = tmp_path / "game"
    words = ["play", "--players", "6", "--seed", "1", "--agents", "random", "--save", str(saved)]
    with running(*words) as started:
        assert started.stdout is not None
        assert started.stderr is not None
        out = started.stdout.readline()
        started.send_signal(signal.SIGINT)
        out += started.stdout.read()
        errors = started.stderr.read()
    assert started.returncode == 130, errors
    assert "Traceback" not in errors
    assert errors.endswith("oathbreaker: Stopped.\n")
    done = subprocess.run(  # noqa: S603  our own program
        [sys.executable, "-c", PROGRAM, "replay", str(saved)],
        capture_output=True,
        text=True,
        check=True,
        env=ENVIRONMENT,
        timeout=LONGEST,
    )
    assert done.stdout == out


@pytest.mark.parametrize("language", ["en", "ja"])
def test_a_pipe_gets_every_line_whole(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Where nobody asks for a width, what is piped is not wrapped: each line begins with its rule or is a heading."""
    monkeypatch.delenv("COLUMNS")
    assert main(["play", "--players", "4", "--seed", "1", "--until", "14", "--lang", language]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert not any(line.startswith(" ") for line in lines)
    monkeypatch.setenv("COLUMNS", "60")
    assert main(["play", "--players", "4", "--seed", "1", "--until", "14", "--lang", language]) == 0
    assert any(line.startswith(" ") for line in capsys.readouterr().out.splitlines())


@pytest.mark.parametrize(("option", "value", "said"), [
    ("--until", "0", "from 1"), ("--until", "-3", "from 1"), ("--until", "x", "from 1"), ("--players", "0", "from 1"),
    ("--seed", "many", "a whole number"),
])  # fmt: skip
def test_a_number_that_cannot_be_is_refused_with_what_can(
    capsys: pytest.CaptureFixture[str], option: str, value: str, said: str
) -> None:
    """The refusal names the option, what was given, and what is allowed."""
    assert main(["play", option, value]) == 2
    error = capsys.readouterr().err
    assert option in error
    assert value in error
    assert said in error


def test_a_deck_may_be_played_twice_and_in_another_format(capsys: pytest.CaptureFixture[str]) -> None:
    """Each --deck is a player's, be it the same as another's; --format says what is played."""
    decks = [word for name in ("garruk", "garruk", "saheeli") for word in ("--deck", name)]
    assert main(["play", *decks, "--seed", "1", "--until", "1", "--agents", "random"]) == 0
    seats = capsys.readouterr().err.splitlines()
    assert [("Garruk" in seat, "Saheeli" in seat) for seat in seats[:3]] == [
        (True, False),
        (True, False),
        (False, True),
    ]
    assert main(["play", *decks, "--format", "duel"]) == 2
    assert "2" in capsys.readouterr().err
    assert main(["play", "--format", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
