"""Corner cases from the rulings of cards: which class of mechanics has one tested, by which card and which test.

`rulings.tsv` has a class, a card that has it, what the card's ruling settles in our own words, and the test. Each test
fails as soon as the class does nothing, so that what it settles hangs on the class.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from tools.muting import mechanics

from oathbreaker.library.catalog import CardCatalog

ROOT = Path(__file__).parents[2]
ROWS = [line.split("\t") for line in Path(__file__).with_name("rulings.tsv").read_text(encoding="utf-8").splitlines()]
LEAST_TESTED = 268
"""So many classes of mechanics have a ruling tested at least; the others have none yet."""


@cache
def functions_of(path: str) -> dict[str, str]:
    """Return the tests of a file by their names, each with its docstring."""
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    return {part.name: ast.get_docstring(part) or "" for part in tree.body if isinstance(part, ast.FunctionDef)}


def test_each_row_names_a_class_a_test_and_what_is_settled() -> None:
    """Rows are sorted, none is there twice, and each names a class that does something and a test that there is."""
    assert sorted(ROWS) == ROWS
    assert len({(name, test) for name, _, _, test in ROWS}) == len(ROWS)
    classes = mechanics()
    for name, _, settled, test in ROWS:
        path, _, function = test.partition("::")
        assert name in classes
        assert function in functions_of(path)
        assert settled


@pytest.mark.parametrize(("name", "card"), sorted({(name, card) for name, card, _, _ in ROWS}))
def test_the_card_says_what_the_ruling_is_about(catalog: CardCatalog, name: str, card: str) -> None:
    """The card is read, and a term of the class is in its text."""
    cls = mechanics()[name]
    assert any(next(face.find(cls), None) is not None for face in catalog[card].trees if face is not None)


def test_each_test_of_rulings_is_in_the_table() -> None:
    """No test of a ruling is forgotten in the table."""
    known = {test for _, _, _, test in ROWS}
    for file in sorted(Path(__file__).parent.glob("test_rulings_of_*.py")):
        path = file.relative_to(ROOT).as_posix()
        assert {f"{path}::{name}" for name in functions_of(path) if name.startswith("test_")} <= known


def test_how_many_classes_have_a_ruling_tested() -> None:
    """Their number does not fall; the message tells how many have none yet, and which."""
    tested = {name for name, _, _, _ in ROWS}
    without = sorted(set(mechanics()) - tested)
    assert len(tested) >= LEAST_TESTED, f"{len(without)} classes have no ruling tested yet: {', '.join(without)}"
