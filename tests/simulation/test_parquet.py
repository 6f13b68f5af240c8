"""A simulation's games in a Parquet file: rows, going on, what else lies there, and where pyarrow is not installed."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

import oathbreaker as ob
from oathbreaker.cli.main import main
from oathbreaker.simulation.planning import planned
from oathbreaker.simulation.records import RecordFile, record_of
from oathbreaker.table.playable import PlayableCards
from oathbreaker.texts.errors import GameSetupError

DECKS = ("garruk", "saheeli")


@pytest.fixture
def tables() -> Any:  # noqa: ANN401  it ships no type information
    """Return what reads Parquet files; the tests are passed over where it is not installed."""
    return pytest.importorskip("pyarrow.parquet")


def simulated(path: Path, games: int, seed: int = 0) -> ob.Simulation:
    """Return a simulation whose games are written to a file."""
    return ob.simulate(DECKS, games=games, agents=["random"], seed=seed, out=path)


def test_a_row_for_each_game(tmp_path: Path, tables: Any) -> None:  # noqa: ANN401  as its fixture
    """The rows have what the records have, numbers as numbers; nothing is left beside the table."""
    path = tmp_path / "games.parquet"
    found = simulated(path, 2)
    rows = tables.read_table(path).to_pylist()
    assert [row["game"] for row in rows] == [0, 1]
    assert [row["turns"] for row in rows] == [record.turns for record in found.records]
    assert [(row["deck_1"], row["deck_2"]) for row in rows] == [record.decks for record in found.records]
    assert {row["place_1"] for row in rows} <= {1, 2}
    assert [file.name for file in tmp_path.iterdir()] == ["games.parquet"]


def test_an_interrupted_simulation_goes_on(tmp_path: Path, tables: Any) -> None:  # noqa: ANN401  as its fixture
    """What the table has is not played again, nor what a killed program left beside it; both come into the table."""
    path = tmp_path / "games.parquet"
    simulated(path, 1)
    before = tables.read_table(path).to_pylist()
    plan = planned(DECKS, ("random",), 0, "oathbreaker", PlayableCards())
    left = record_of(plan, 1, places=None, turns=0, decisions=7, seconds=0.5, error="broken off")
    with RecordFile(tmp_path / "games.parquet.jsonl", plan) as lines:
        lines.write(left)
    simulated(path, 3)
    rows = tables.read_table(path).to_pylist()
    assert rows[:1] == before
    assert (rows[1]["error"], rows[1]["decisions"], rows[1]["place_2"]) == ("broken off", 7, None)
    assert [row["game"] for row in rows] == [0, 1, 2]


def test_a_table_of_something_else_stays_as_it_is(tmp_path: Path, tables: Any) -> None:  # noqa: ANN401  as its fixture
    """Another simulation's games, and what is no table, are refused and not written to."""
    path = tmp_path / "games.parquet"
    simulated(path, 1)
    content = path.read_bytes()
    with pytest.raises(GameSetupError, match="another simulation"):
        simulated(path, 1, seed=5)
    assert path.read_bytes() == content
    assert tables.read_table(path).num_rows == 1
    path.write_text("no table", encoding="utf-8")
    with pytest.raises(GameSetupError, match="no Parquet file of a simulation"):
        simulated(path, 1)
    assert path.read_text(encoding="utf-8") == "no table"


def test_without_pyarrow_the_refusal_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line on standard error in either language, and no game is played."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    path = tmp_path / "games.parquet"
    for language in ("en", "ja"):
        words = ["simulate", *DECKS, "--games", "1", "--out", str(path), "--lang", language]
        assert main(words) == 2
        captured = capsys.readouterr()
        assert "oathbreaker[parquet]" in captured.err
        assert captured.err.count("\n") == 1
    assert not list(tmp_path.iterdir())
