"""Each mechanic is held by a test that fails if the mechanic does nothing; `make prove` tries them all."""

from __future__ import annotations

from pathlib import Path

import pytest
from tools.muting import mechanics
from tools.prove_mechanics import known

ROOT = Path(__file__).parents[2]


def test_every_mechanic_has_its_proof() -> None:
    """Every class of mechanics has a line in proofs.tsv, and every line is about one."""
    assert sorted(known()) == sorted(mechanics())


@pytest.mark.parametrize("name", sorted(known()))
def test_proofs_are_tests(name: str) -> None:
    """The test that is named exists."""
    path, _, test = known()[name].partition("::")
    function = test.partition("[")[0]
    assert f"def {function}(" in (ROOT / path).read_text(encoding="utf-8")
