"""How the command line ends: exit codes, closed streams, damaged data, refusals on one line."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from oathbreaker.cards import storage
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cli.main import main

DECK = "Oathbreaker\n1 Saheeli, Sublime Artificer\nSignature Spell\n1 Thoughtcast\nDeck\n58 Island\n"
PROGRAM = "import sys; from oathbreaker.cli.main import main; sys.exit(main())"


@pytest.fixture
def deck(tmp_path: Path) -> str:
    """Return the path of a legal deck."""
    path = tmp_path / "deck.txt"
    path.write_text(DECK, encoding="utf-8")
    return str(path)


def shell(command: str, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a shell command in which "$0" "$@" is the program with these words."""
    arguments = ["bash", "-c", command.replace("PROGRAM", f'"{sys.executable}" -c "{PROGRAM}"'), "bash", *words]
    return subprocess.run(arguments, capture_output=True, text=True, check=False, timeout=60)  # noqa: S603  our own


@pytest.mark.parametrize(("text", "code"), [(DECK, 0), (DECK.replace("58", "57"), 1), ("1 No Such Card\n", 2), ("", 2)])
def test_exit_codes_of_check(tmp_path: Path, text: str, code: int) -> None:
    """0 is legal, 1 illegal, 2 unreadable."""
    path = tmp_path / "deck.txt"
    path.write_text(text, encoding="utf-8")
    assert main(["check", str(path)]) == code
    assert main(["check", str(path), "--json"]) == code


def test_a_reader_that_has_gone_is_no_verdict(deck: str) -> None:
    """Where nobody reads the output, the exit code is neither "legal" nor "illegal"."""
    done = shell('PROGRAM "$@" | true; exit ${PIPESTATUS[0]}', "check", deck)
    assert done.returncode == 141
    assert "Traceback" not in done.stderr


def test_interrupted_while_a_command_is_loaded(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Ctrl-C before the command has begun ends as one line and 130, without a traceback."""

    def interrupted(_name: str) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("oathbreaker.cli.main.import_module", interrupted)
    assert main(["card", "Shock", "--lang", "en"]) == 130
    assert capsys.readouterr().err == "oathbreaker: Stopped.\n"


@pytest.mark.parametrize("redirection", ["<&-", ">&-", "2>&-", ">/dev/full"])
def test_closed_streams_are_no_crash(deck: str, redirection: str) -> None:
    """Closed and full streams end without a traceback; the exit code is never a wrong verdict."""
    done = shell(f'PROGRAM "$@" {redirection}', "check", deck)
    assert "Traceback" not in done.stderr + done.stdout
    assert done.returncode in {0, 2}


@pytest.mark.parametrize(
    "words",
    [
        ["check", "no\nsuch\x1b[31mfile"],
        ["bo\x1b[31mgus"],
        ["check", "x", "--bo\x1b[31mgus"],
        ["cards", "\x1b[31mx"],
        ["check", ""],
        ["card", "\x1b[31m"],
    ],
)
def test_refusals_are_one_clean_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A refusal is one line on standard error, with nothing in it that a terminal would obey."""
    assert main(words) == 2
    shown = capsys.readouterr().err
    assert shown.count("\n") == 1
    assert "\x1b" not in shown


@pytest.mark.parametrize(
    ("words", "language"), [(["--lang=ja"], "ja"), (["--lang", "ja", "--lang=en"], "en"), ([], "en")]
)
def test_the_language_may_stand_first(
    words: list[str], language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """--lang may stand before the command; the last one counts."""
    monkeypatch.setenv("OATHBREAKER_LANG", "en")
    main([*words, "--help"])
    assert ("プレインズウォーカー" in capsys.readouterr().out) == (language == "ja")


def test_json_for_a_file_that_cannot_be_opened(capsys: pytest.CaptureFixture[str]) -> None:
    """`check --json` prints JSON in every case."""
    assert main(["check", "no such file", "--json"]) == 2
    assert '"unreadable"' in capsys.readouterr().out


def spoil(path: Path) -> None:
    """Damage a file from a third of it on."""
    content = path.read_bytes()
    path.write_bytes(content[: len(content) // 3] + b"\0" * (len(content) - len(content) // 3))


def test_a_cache_damaged_inside_is_built_again(
    catalog: CardCatalog, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A fast form that is damaged past its beginning is built again when that is noticed."""
    monkeypatch.setenv("OATHBREAKER_DATA", str(tmp_path))
    some = [card for number, card in enumerate(catalog) if number % 20 == 0 or card.name == "Shock"]
    monkeypatch.setattr(storage, "embedded_cards", lambda: iter(some))
    assert CardCatalog.embedded()["Shock"].name == "Shock"
    spoil(storage.embedded_cache())
    assert CardCatalog.embedded()["Shock"].name == "Shock"


def test_installed_data_damaged_inside_is_refused(
    catalog: CardCatalog,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Installed data that is damaged past its beginning is named, with the way back."""
    monkeypatch.setenv("OATHBREAKER_DATA", str(tmp_path))
    some = [card for number, card in enumerate(catalog) if number % 20 == 0]
    storage.install_cards(some, data_date="2027-01-01", source="test")
    spoil(tmp_path / storage.INSTALLED_NAME)
    assert main(["card", "Shock"]) == 2
    assert "oathbreaker cards reset" in capsys.readouterr().err
