"""Prove that each mechanic does something: a test fails as soon as the mechanic does nothing.

Usage: python -m tools.prove_mechanics [--write] [NAME ...]

For each class of mechanics (or each NAME) a test is run with that class made to do nothing (`tools/muting.py`); it
must fail. `tests/mechanics/proofs.tsv` says which test that is. A class without one, or whose test passes all the same,
is tried with every test that asks it anything; --write notes what was found. Exit 1 where a class is left unproved.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import sys
from collections import defaultdict
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Final

import pytest
from tools.muting import listen, mechanics, mute

ROOT: Final = Path(__file__).parents[1]
PROOFS: Final = ROOT / "tests" / "mechanics" / "proofs.tsv"
TESTS: Final = ("tests/mechanics", "tests/rules", "tests/table")
"""Where the tests are that may prove something."""

LEFT_OUT: Final = ("tests/table/test_random_games.py", "tests/mechanics/test_proofs.py")
"""Random games ask everything and say little of any one class; the other test is about these proofs."""

MOST_TRIED: Final = 25
"""How many tests are tried for one class."""

Asked = dict[str, list[str]]
"""The name of a class -> the tests that ask it something, those first that ask few others."""


class Watching:
    """A pytest plugin that notes which test asks which class, and which test failed first."""

    def __init__(self) -> None:
        self.test = ""
        self.asked: dict[str, set[str]] = defaultdict(set)
        self.failed = ""

    def heard(self, name: str) -> None:
        """Note that the test that runs asks a class."""
        self.asked[self.test].add(name)

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        """Note which test runs now."""
        self.test = nodeid

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Note the first failure."""
        if report.failed and not self.failed:
            self.failed = report.nodeid

    def by_class(self) -> Asked:
        """Return which tests ask each class."""
        found: Asked = defaultdict(list)
        for test, names in sorted(self.asked.items(), key=lambda item: len(item[1])):
            for name in names:
                found[name].append(test)
        return dict(found)


def run(tests: list[str], watching: Watching) -> None:
    """Run tests in this process, saying nothing, up to the first failure."""
    options = ["-n0", "-x", "-q", "-p", "no:cacheprovider", "-m", "not slow", f"--rootdir={ROOT}"]
    options += [f"--ignore={ROOT / path}" for path in LEFT_OUT]
    with (
        Path(os.devnull).open("w") as nowhere,
        redirect_stdout(nowhere),
        redirect_stderr(nowhere),
    ):
        pytest.main([*options, *tests], plugins=[watching])


def asked_by_tests(_given: object) -> str:
    """Return, as JSON, which tests ask each class; for a process of its own."""
    watching = Watching()
    listen(watching.heard)
    run([str(ROOT / part) for part in TESTS], watching)
    if watching.failed:
        return json.dumps({"failed": watching.failed})
    return json.dumps(watching.by_class())


def proof(given: tuple[str, list[str]]) -> tuple[str, str]:
    """Return a class and the first of these tests that fails where it does nothing, "" for none.

    For a process of its own.
    """
    name, tests = given
    watching = Watching()
    mute(mechanics()[name])
    if tests:
        run(tests, watching)
    return name, watching.failed


def known() -> dict[str, str]:
    """Return the proofs that are noted: class -> test."""
    if not PROOFS.is_file():
        return {}
    rows = (line.partition("\t") for line in PROOFS.read_text(encoding="utf-8").splitlines())
    return {name: test for name, _tab, test in rows}


def note(proofs: dict[str, str]) -> None:
    """Write the proofs down."""
    kept = {name: test for name, test in proofs.items() if name in mechanics()}
    PROOFS.write_text("".join(f"{name}\t{kept[name]}\n" for name in sorted(kept)), encoding="utf-8")


def proofs_of(wanted: dict[str, list[str]], said: str, *, write: bool) -> dict[str, str]:
    """Return class -> the test that proves it, for those that can be proved, with a line of progress for each.

    What is found is noted at once with `write`, so that nothing is lost of a search that is broken off.
    """
    found = {}
    with multiprocessing.get_context("fork").Pool(os.cpu_count(), maxtasksperchild=1) as pool:
        for number, (name, test) in enumerate(pool.imap_unordered(proof, wanted.items(), chunksize=1), 1):
            sys.stdout.write(f"{said} {number}/{len(wanted)} {name}: {test or 'not proved'}\n")
            sys.stdout.flush()
            if test:
                found[name] = test
                if write:
                    note(known() | {name: test})
    return found


def main() -> int:
    """Prove what is asked for; tell what is left."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--write", action="store_true", help="note what was found in tests/mechanics/proofs.tsv")
    parser.add_argument("names", nargs="*", metavar="NAME")
    given = parser.parse_args()
    noted = known()
    names = given.names or list(mechanics())
    found = proofs_of({name: [noted[name]] for name in names if name in noted}, "noted", write=False)
    left = [name for name in names if name not in found]
    if left:
        with multiprocessing.get_context("fork").Pool(1) as pool:
            asked: Asked = json.loads(pool.apply(asked_by_tests, (None,)))
        if "failed" in asked:
            sys.stdout.write(f"a test fails by itself: {asked['failed']}\n")
            return 1
        found |= proofs_of({name: asked.get(name, [])[:MOST_TRIED] for name in left}, "sought", write=given.write)
    unproved = [name for name in names if name not in found]
    sys.stdout.write(f"{len(found)} of {len(names)} classes proved\n")
    if unproved:
        sys.stdout.write(f"left: {' '.join(unproved)}\n")
    return 1 if unproved else 0


if __name__ == "__main__":
    sys.exit(main())
