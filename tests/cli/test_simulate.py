"""`oathbreaker simulate`: what it prints, refuses and keeps when it is interrupted."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from threading import Timer

import pytest

from oathbreaker.cli.main import main

PROGRAM = (
    "import signal, sys; from oathbreaker.cli.main import main; "
    "signal.signal(signal.SIGINT, signal.default_int_handler); sys.exit(main())"
)
"""The command line, stopped by Ctrl-C even where the tests themselves run in the background."""

LONGEST = 300.0
"""Seconds after which a program that a test started is ended: the test fails then, and does not hang."""
RANDOM = ["simulate", "garruk", "saheeli", "--agents", "random", "--workers", "1"]


@pytest.fixture(autouse=True)
def eighty_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the screen have 80 columns."""
    monkeypatch.setenv("COLUMNS", "80")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["4 games over", "Deck", "Agent", "Seats", "Wins", "95% interval", "Turns", "Decisions", "CPU seconds"]),
        ("ja", ["終了4", "デッキ", "エージェント", "席", "勝ち", "95%信頼区間", "ターン", "決定", "CPU秒"]),
    ],
)
def test_tables(capsys: pytest.CaptureFixture[str], language: str, words: list[str]) -> None:
    """Shares of decks and agents, and spreads, stand in tables whose columns are straight in either language."""
    from rich.cells import cell_len  # noqa: PLC0415

    assert main([*RANDOM, "--games", "4", "--lang", language]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    assert all(word in captured.out for word in words)
    lines = captured.out.splitlines()
    ends = {
        cell_len(line.rstrip()) for line in lines if "%" in line and line.startswith(("garruk", "saheeli", "random"))
    }
    assert max(map(cell_len, lines)) <= 80
    assert len(ends) <= 2
    shares = [float(share) for share in re.findall(r"^\S+ +4 +\d+ +([\d.]+)%", captured.out, re.MULTILINE)]
    assert sum(shares) == 100
    assert "\x1b" not in captured.out


def test_json_is_the_same_for_the_same_seed(capsys: pytest.CaptureFixture[str]) -> None:
    """JSON has wins, shares, intervals, turns, seconds and decisions; all but the seconds are the same each time."""
    found = []
    for _ in range(2):
        assert main([*RANDOM, "--games", "3", "--seed", "9", "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    first, second = ({**one, "seconds": None} for one in found)
    assert first == second
    assert {"games", "drawn", "failed", "decks", "agents", "turns", "decisions", "seconds"} <= first.keys()
    assert first["decks"][0].keys() == {"name", "games", "wins", "share", "interval"}


@pytest.mark.parametrize(
    ("words", "english", "japanese"),
    [
        (["simulate", "garruk", "--games", "1"], "2 to 6", "2人"),
        (["simulate", "garruk", "nothing", "--games", "1"], 'no deck "nothing"', "「nothing」というデッキ"),
        (["simulate", "garruk", "bad.txt", "--games", "1"], "No Such Card", "No Such Card"),
        (["simulate", "garruk", "unplayable.txt", "--games", "1"], "cannot be played", "プレイ"),
        ([*RANDOM, "--games", "0"], "--games cannot be 0", "--gamesに0は指定できません"),
        ([*RANDOM], "--games is missing", "--gamesがありません"),
        ([*RANDOM, "--games", "1", "--agents", "clever"], 'no agent "clever"', "「clever」というエージェント"),
        ([*RANDOM, "--games", "1", "--format", "chess"], "chess", "chess"),
        ([*RANDOM, "--games", "1", "--ray", "auto", "--workers", "2"], "Use one of them", "どちらか一方"),
        ([*RANDOM, "--games", "1", "--out", "no/such/a.csv"], "no such file or folder", "フォルダーがありません"),
    ],
)
def test_what_cannot_be_simulated(  # noqa: PLR0913, PLR0917  what is tried, and pytest's own
    words: list[str],
    english: str,
    japanese: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each refusal is one line on standard error, in either language, and the exit code is 2."""
    monkeypatch.chdir(tmp_path)
    Path("bad.txt").write_text("1 No Such Card\n", encoding="utf-8")
    Path("unplayable.txt").write_text("1 Karn Liberated\n59 Island\n", encoding="utf-8")
    for language, said in (("en", english), ("ja", japanese)):
        assert main([*words, "--lang", language]) == 2
        captured = capsys.readouterr()
        assert said in captured.err
        assert captured.err.count("\n") == 1
        assert captured.out == ""


def test_a_failed_game_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """Standard error names the game, why it failed and what plays it again; the exit code is 1."""
    monkeypatch.setattr("oathbreaker.simulation.playing.MOST_DECISIONS", 5)
    assert main([*RANDOM, "--games", "2"]) == 1
    captured = capsys.readouterr()
    assert "0 games over, 0 of them drawn; 2 failed" in captured.out
    assert "Game 0 failed (not over after 5 decisions)" in captured.err
    assert "oathbreaker play --format oathbreaker --deck garruk-triumph --deck saheeli-thoughtcast" in captured.err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interruption_keeps_what_there_is(tmp_path: Path, workers: str) -> None:
    """After Ctrl-C the games that are over are printed, the exit code is 130, and the same command goes on."""
    out = tmp_path / "games.jsonl"
    words = ["simulate", "garruk", "saheeli", "--agents", "random", "--workers", workers, "--out", str(out)]
    with subprocess.Popen(  # noqa: S603  our own program
        [sys.executable, "-c", PROGRAM, *words, "--games", "100000"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUTF8": "1", "LANG": "C"},
        text=True,
        start_new_session=True,
    ) as started:
        bound = Timer(LONGEST, started.kill)
        bound.start()
        while started.poll() is None and not (out.exists() and out.read_bytes().count(b"\n") >= 3):
            with suppress(subprocess.TimeoutExpired):
                started.wait(0.05)
        os.killpg(started.pid, signal.SIGINT)  # as a terminal does: the processes it started are told too
        printed, errors = started.communicate()
        bound.cancel()
    assert started.returncode == 130, errors
    assert "Traceback" not in errors
    assert errors.startswith("oathbreaker: Stopped: ")
    assert errors.count("\n") == 1
    kept = out.read_text(encoding="utf-8").splitlines()
    assert len(kept) >= 3
    assert re.match(r"\d+ games? over", printed)
    assert all(json.loads(line)["error"] == "" for line in kept)
    games = max(json.loads(line)["game"] for line in kept) + 2
    done = subprocess.run(  # noqa: S603  our own program
        [sys.executable, "-c", PROGRAM, *words, "--games", str(games), "--json"],
        capture_output=True,
        text=True,
        check=True,
        timeout=LONGEST,
        env={**os.environ, "PYTHONUTF8": "1", "LANG": "C"},
    )
    assert f"has {len(kept)} games already" in done.stderr
    assert json.loads(done.stdout)["games"] == games
    numbers = [json.loads(line)["game"] for line in out.read_text(encoding="utf-8").splitlines()]
    assert sorted(numbers) == list(range(games))
