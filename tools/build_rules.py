"""Write what explains the rules: docs/rules.md, and what `oathbreaker rule` knows of code, tests and decisions.

Usage: python tools/build_rules.py

`make docs` runs it; tests say when something is stale. Written by hand are `docs/sentences.tsv` (each sentence of both
founding documents, in our own words, with its rules and tests) and the Japanese of `data/rules/decisions.tsv`.
"""

from __future__ import annotations

import ast
import pkgutil
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

import oathbreaker
from oathbreaker.texts.explained import decisions, numbers_in, place_of
from oathbreaker.texts.rules import cited_rules, rule_exists

ROOT: Final = Path(__file__).parents[1]
RULES: Final = ROOT / "src" / "oathbreaker" / "data" / "rules"
SENTENCES: Final = ROOT / "docs" / "sentences.tsv"
PAGE: Final = ROOT / "docs" / "rules.md"
DECISIONS: Final = ROOT / "docs" / "decisions.md"

HEADING: Final = re.compile(r"\*\*(.+?)\*\*(.*)", re.DOTALL)
NUMBER: Final = re.compile(r"(?<![\w.,])\d{3}\.\d{1,3}[a-z]?(?!\w)")

RULING: Final = "ruling "


@dataclass(frozen=True)
class Sentence:
    """One sentence of a founding document.

    Attributes:
        name: "906.10 sentence 1", "ruling 7 sentence 2".
        rules: The rules whose code carries it out.
        words: What it says, in our own words.
        tests: The tests that hold it: "tests/formats/test_x.py::test_906_10_…".
    """

    name: str
    rules: tuple[str, ...]
    words: str
    tests: tuple[str, ...]


def main() -> None:
    """Write everything."""
    written = {"implemented.tsv": implemented_text(), "tests.tsv": tests_text(), "decisions.tsv": decisions_text()}
    for name, text in written.items():
        (RULES / name).write_text(text, encoding="utf-8", newline="\n")
    PAGE.write_text(page(), encoding="utf-8", newline="\n")


@cache
def all_cited() -> dict[str, list[str]]:
    """Return rule number -> what implements it, in all modules of the package."""
    for module in pkgutil.walk_packages(oathbreaker.__path__, "oathbreaker."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
    cited = cited_rules().items()
    own = ((number, [place for place in places if place.startswith("oathbreaker.")]) for number, places in cited)
    return {number: sorted(set(places)) for number, places in sorted(own, key=lambda pair: place_of(pair[0])) if places}


def implemented_text() -> str:
    """Return the table of what implements each rule."""
    lines = [f"{number}\t{';'.join(places)}" for number, places in all_cited().items()]
    return "\n".join(["# Written by `make docs`: rule number, what is marked with it.", *lines, ""])


@cache
def all_tests() -> dict[str, tuple[str, ...]]:
    """Return file -> its tests in their order."""
    found = {}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = [node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
        found[path.relative_to(ROOT).as_posix()] = tuple(name for name in names if name.startswith("test_"))
    return found


def tests_text() -> str:
    """Return the list of tests that bear a rule's number: each file, and under it its tests."""
    lines = ["# Written by `make docs`: files, and under each its tests that bear a rule's number."]
    for file, tests in all_tests().items():
        bearing = [f"\t{test}" for test in tests if numbers_in(test)]
        lines += [file, *bearing] if bearing else []
    return "\n".join([*lines, ""])


def decisions_text() -> str:
    """Return the table of decisions about rules, with the Japanese that it has so far."""
    japanese = {decision.words.english: decision.words.japanese for decision in decisions()}
    lines = [
        f"{';'.join(rules)}\t{heading}\t{japanese.get(heading, '')}" for heading, rules in decided().items() if rules
    ]
    about = "# Rules, heading in docs/decisions.md (both written by `make docs`), Japanese (written by hand)."
    return "\n".join([about, *lines, ""])


def decided() -> dict[str, tuple[str, ...]]:
    """Return the heading of each decision -> the rules that it names, those of its heading first."""
    found = {}
    for part in DECISIONS.read_text(encoding="utf-8").split("\n\n"):
        heading = HEADING.match(part.strip())
        if heading:
            words = " ".join(heading[1].split()).rstrip(".")
            named = (number for number in NUMBER.findall(heading[1] + heading[2]) if rule_exists(number))
            found[words] = tuple(dict.fromkeys(named))
    return found


@cache
def sentences() -> tuple[Sentence, ...]:
    """Return every sentence of both documents; a ruling's tests are those that bear its number."""
    return tuple(read_sentences(SENTENCES.read_text(encoding="utf-8")))


def read_sentences(text: str) -> Iterator[Sentence]:
    """Yield the sentences of a table: name, rules, words, names of tests.

    Raises:
        KeyError: There is no test of a name that the table has.
    """
    files = {test: file for file, tests in all_tests().items() for test in tests}
    for line in text.splitlines():
        if not line or line.startswith("#"):
            continue
        name, rules, words, *named = line.split("\t")
        tests = [test for tests in named for test in tests.split(";") if test]
        if name.startswith(RULING):
            number, _, sentence = name.removeprefix(RULING).partition(" sentence ")
            tests += [test for test in files if test.startswith(f"test_ruling_{number}_{sentence}_")]
        yield Sentence(name, tuple(rules.split(";")), words, tuple(f"{files[test]}::{test}" for test in tests))


def page() -> str:
    """Return docs/rules.md: each sentence with its tests and modules."""
    lines = [
        "# The founding documents, sentence by sentence",
        "",
        "Written by `make docs` from `docs/sentences.tsv`; do not edit by hand. Each sentence is said in our own",
        "words; its tests hold it, its modules carry it out. `oathbreaker rule 906.12a` tells of it at the terminal.",
    ]
    parts = {"Oathbreaker, 906": "906", "Card rulings of 6 June 2025": RULING}
    for title, start in parts.items():
        lines += ["", f"## {title}", "", "| sentence | says | tests | modules |", "|---|---|---|---|"]
        lines += [row_of(sentence) for sentence in sentences() if sentence.name.startswith(start)]
    return "\n".join([*lines, ""])


def row_of(sentence: Sentence) -> str:
    """Return a sentence's row of the table."""
    tests = "<br>".join(f"`{test.rpartition('::')[2]}` ({file_link(test)})" for test in sentence.tests)
    modules = "<br>".join(f"`{module}`" for module in modules_of(sentence.rules))
    words = sentence.words.replace("|", "\\|")
    return f"| {sentence.name.replace(' sentence ', ', ')} | {words} | {tests} | {modules} |"


def file_link(test: str) -> str:
    """Return a link from docs/ to a test's file."""
    file = test.partition("::")[0]
    return f"[{Path(file).stem}](../{file})"


def modules_of(rules: tuple[str, ...]) -> list[str]:
    """Return the modules that something of these rules is marked in."""
    places = (place for number in rules for place in all_cited().get(number, ()))
    return list(dict.fromkeys(module_of(place) for place in places))


def module_of(place: str) -> str:
    """Return the module of something marked: "oathbreaker.formats.returning" of its dotted name."""
    parts = place.split(".")
    for length in range(len(parts) - 1, 0, -1):
        path = ROOT / "src" / Path(*parts[:length])
        if path.with_suffix(".py").is_file() or path.is_dir():
            return ".".join(parts[:length])
    return place


if __name__ == "__main__":
    main()
