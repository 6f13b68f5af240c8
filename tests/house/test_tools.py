"""The tools that measure: what they measure is what they say."""

from __future__ import annotations

import pytest
from tools import bench

from oathbreaker import CardCatalog, Deck, check_deck


def test_bench_reads_a_legal_list_of_sixty_lines(catalog: CardCatalog) -> None:
    """The list of the benchmark has sixty card lines, each of one card, and is a legal deck."""
    deck = Deck.read(bench.sixty_lines(), cards=catalog)
    assert [entry.count for entry in deck.entries] == [1] * 60
    assert check_deck(deck).legal


def test_bench_fails_where_a_limit_is_broken(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A limit that is broken is marked and gives exit code 1; what has no limit breaks none."""
    monkeypatch.setenv("OATHBREAKER_DATA", "unused")
    monkeypatch.setattr(bench, "look_up_in_new_process", lambda: 0.0)
    monkeypatch.setattr(bench, "calibration", lambda: 0.001)
    monkeypatch.setattr(bench, "profile_lines", list)
    monkeypatch.setattr(bench, "memory_lines", list)
    monkeypatch.setattr("os.sched_setaffinity", lambda _process, _cores: None, raising=False)
    slow = bench.Measure("slow", 0.001, 3, lambda: 0.002)
    free = bench.Measure("free", None, 3, lambda: 9.0)
    quick = bench.Measure("quick", 0.003, 3, lambda: 0.002)
    monkeypatch.setattr(bench, "measures", lambda: iter([quick, free]))
    assert bench.main() == 0
    assert "TOO SLOW" not in capsys.readouterr().out
    monkeypatch.setattr(bench, "measures", lambda: iter([quick, slow, free]))
    assert bench.main() == 1
    marked = [line for line in capsys.readouterr().out.splitlines() if "TOO SLOW" in line]
    assert len(marked) == 1
    assert marked[0].startswith("slow")
