"""`oathbreaker play` at a terminal, on a real one (a pseudo-terminal): starting, leaving, going on, refusals."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from oathbreaker.cli.arguments import Arguments
from oathbreaker.cli.commands import play
from oathbreaker.cli.main import main
from oathbreaker.cli.screen import Screen
from oathbreaker.cli.seated_play import seated
from oathbreaker.texts.errors import GameSetupError, SavedGameError

pty = pytest.importorskip("pty", reason="pseudo-terminals are Unix's")
termios = pytest.importorskip("termios")

PROGRAM = "import sys; from oathbreaker.cli.main import main; sys.exit(main())"


class Program:
    """The program on a pseudo-terminal of 80x24.

    Args:
        words: Its arguments.

    Attributes:
        text: All that it has written so far.
    """

    def __init__(self, *words: str) -> None:
        self.own, other = pty.openpty()
        termios.tcsetwinsize(self.own, (24, 80))
        self.process = subprocess.Popen(  # noqa: S603  our own program
            [sys.executable, "-c", PROGRAM, "play", *words],
            stdin=other,
            stdout=other,
            stderr=other,
            env={**os.environ, "LANG": "C", "TERM": "xterm", "PYTHONUTF8": "1"},
            start_new_session=True,
        )
        os.close(other)
        self.text = ""

    def read_until(self, is_there: Callable[[str], bool]) -> None:
        """Read until the text is as wanted, or the program has ended."""
        while not is_there(self.text):
            try:
                read = os.read(self.own, 65536)
            except OSError:  # the other side is closed
                break
            if not read:
                break
            self.text += read.decode("utf-8", errors="replace")

    def press(self, keys: str) -> None:
        """Press keys."""
        os.write(self.own, keys.encode())

    def end(self) -> int:
        """Read the rest, and return the exit code."""
        self.read_until(lambda _text: False)
        code = self.process.wait()
        os.close(self.own)
        return code


def test_a_game_is_begun_left_and_gone_on_with(tmp_path: Path) -> None:
    """At a terminal a person plays without any option; Ctrl-C and y leave, and --resume is at the same question."""
    saved = str(tmp_path / "game")
    program = Program("--players", "2", "--seed", "5", "--deck", "saheeli", "--save", saved)
    program.read_until(lambda text: "103.5" in text)
    assert "mulligan" in program.text
    program.press("\x03")
    program.read_until(lambda text: "Leave?" in text)
    program.press("y")
    assert program.end() == 0
    assert "--resume" in program.text
    again = Program("--resume", saved)
    again.read_until(lambda text: "103.5" in text)
    again.press("q")
    again.read_until(lambda text: "Leave?" in text)
    again.press("y")
    assert again.end() == 0


def test_what_cannot_be_played_is_refused_in_one_line(tmp_path: Path) -> None:
    """Once the first screen is gone, the reason stands on the terminal, and the exit code is 2."""
    (tmp_path / "broken").write_text("{", encoding="utf-8")
    program = Program("--resume", str(tmp_path / "broken"))
    assert program.end() == 2
    assert "Traceback" not in program.text
    lines = [line for line in program.text.splitlines() if "oathbreaker: " in line]
    assert len(lines) == 1
    assert "no saved game" in lines[0]


@pytest.mark.parametrize(
    ("words", "kind", "said"),
    [
        (["--resume", "nothing"], FileNotFoundError, "nothing"),
        (["--players", "9"], GameSetupError, "9 cannot play"),
        (["--deck", "nothing"], GameSetupError, 'no deck "nothing"'),
        (["--agents", "clever"], GameSetupError, 'no agent "clever"'),
        (["--format", "chess", "--players", "2"], GameSetupError, "no format chess"),
        (["--save", "file/such", "--players", "2"], NotADirectoryError, "file/such"),
    ],
)
def test_the_game_is_refused_before_it_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], kind: type[Exception], said: str
) -> None:
    """What the arguments ask for and cannot be had is named."""
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("", encoding="utf-8")
    arguments = Arguments("en", "play", "oathbreaker play")
    play.add_arguments(arguments)
    with pytest.raises(kind, match=said):
        seated(arguments.parse_args(words), Screen("en", "community"))


def test_resuming_says_that_no_game_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who names no file is not told of one."""
    monkeypatch.setenv("OATHBREAKER_DATA", str(tmp_path))
    arguments = Arguments("en", "play", "oathbreaker play")
    play.add_arguments(arguments)
    with pytest.raises(SavedGameError, match="No game was left"):
        seated(arguments.parse_args(["--resume"]), Screen("en", "community"))


@pytest.mark.parametrize(("decks", "others"), [([], 3), (["saheeli"], 3), (["saheeli", "garruk"], 2)])
def test_the_person_plays_the_first_deck_and_the_others_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, decks: list[str], others: int
) -> None:
    """One deck is the person's; the others then play those that ship inside, several decks are played in turn."""
    monkeypatch.setenv("OATHBREAKER_LANG", "en")
    arguments = Arguments("en", "play", "oathbreaker play")
    play.add_arguments(arguments)
    words = [word for deck in decks for word in ("--deck", deck)]
    options = arguments.parse_args([*words, "--players", "3", "--save", str(tmp_path / "game")])
    found = seated(options, Screen("en", "community"))
    leaders = [found.shown.of_player("command", seat)[0]["card"] for seat in range(3)]
    assert len(set(leaders)) == others
    if decks:
        assert leaders[0] == "Saheeli, Sublime Artificer"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--terminal"], "only at a terminal"),
        (["--resume"], "only at a terminal"),
        (["--terminal", "--watch"], "--watch is about telling"),
        (["--terminal", "--json"], "--json is about telling"),
        (["--resume", "--until", "3"], "--until is about telling"),
    ],
)
def test_without_a_terminal_a_person_cannot_play(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    """It is refused in one line that says what to do."""
    assert main(["play", *words]) == 2
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 1
    assert said in lines[0]


def test_without_a_terminal_a_game_of_agents_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Into a pipe the game is told with --watch and without."""
    words = ["play", "--players", "2", "--seed", "5", "--until", "1"]
    assert main(words) == 0
    told = capsys.readouterr().out
    assert main([*words, "--watch"]) == 0
    assert capsys.readouterr().out == told
