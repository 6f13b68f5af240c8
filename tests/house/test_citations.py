"""Cited rules: every number that code, messages and documents name exists in the editions that texts.rules names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator

import pytest
from tests.house.source import Module, everything, package, text_files

from oathbreaker.texts.rules import cited_rules, rule, rule_exists

NUMBER = re.compile(r"(?<![\w.,])\d{3}\.\d{1,3}[a-z]?(?![\w.]*\w)")
"""A rule's number in a sentence; 1.2.3 and 0.123 are none."""

NO_RULE_NUMBERS: dict[str, str] = {}
"""A number of that form that is no rule's -> what it is."""


def marked(module: Module) -> Iterator[tuple[int, str]]:
    """Yield (line, number) of every `@rule("…")` in a module."""
    for node in module.nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
            yield from ((node.lineno, str(ast.literal_eval(argument))) for argument in node.args)


def mentioned(module: Module) -> Iterator[tuple[int, str]]:
    """Yield (line, number) of every rule number in a module's strings and comments; of tests, in docstrings alone.

    The strings of a test may hold what is wrong on purpose.
    """
    strings = docstrings(module) if module.name.startswith("tests/") else module.constants()
    for line, text in (*strings, *module.comments()):
        yield from ((line, number) for number in NUMBER.findall(text))


def docstrings(module: Module) -> Iterator[tuple[int, str]]:
    """Yield (line, text) of every docstring."""
    for node in module.nodes():
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            yield getattr(node, "lineno", 1), ast.get_docstring(node) or ""


def wrong_marks(modules: Iterable[Module]) -> list[str]:
    """Return every `@rule` whose number does not exist."""
    return [
        f"{module.name}:{line} {number}"
        for module in modules
        for line, number in marked(module)
        if not rule_exists(number)
    ]


def wrong_mentions(modules: Iterable[Module]) -> list[str]:
    """Return every rule number in strings and comments that does not exist."""
    return [
        f"{module.name}:{line} {number}"
        for module in modules
        for line, number in mentioned(module)
        if not rule_exists(number) and number not in NO_RULE_NUMBERS
    ]


def wrong_in_documents(documents: Iterable[tuple[str, str]]) -> list[str]:
    """Return every rule number in documents that does not exist."""
    return [
        f"{name} {number}"
        for name, text in documents
        for number in NUMBER.findall(text)
        if not rule_exists(number) and number not in NO_RULE_NUMBERS
    ]


def test_marked_rules_exist() -> None:
    """Every `@rule("…")` names a rule that exists."""
    assert any(marked(module) for module in package())
    assert wrong_marks(package()) == []


def test_mentioned_rules_exist() -> None:
    """Every rule number in docstrings, comments and messages exists, those of the tests included."""
    found = wrong_mentions(everything())
    assert not found, "\n".join(found)


def test_rules_in_documents_exist() -> None:
    """Every rule number in README, CONTRIBUTING and docs exists."""
    assert wrong_in_documents((name, text) for name, text in text_files() if name.endswith(".md")) == []


@pytest.mark.parametrize(
    "text",
    [
        '@rule("906.3", "906.99")\ndef f(): ...',
        '@rule("715.99")\nclass A: ...',
    ],
)
def test_a_wrong_mark_is_found(text: str) -> None:
    """The checker sees every argument of every mark."""
    assert len(wrong_marks([Module("sample", text)])) == 1


@pytest.mark.parametrize(
    "text",
    [
        '"""906.99 does not exist."""',
        "x = 1  # see 704.99z",
        'problem(code, "906.6z", f"{x} by 906.98")',
    ],
)
def test_a_wrong_mention_is_found(text: str) -> None:
    """The checker sees docstrings, comments and strings."""
    assert wrong_mentions([Module("sample", text)])
    assert wrong_in_documents([("sample.md", text)])


@pytest.mark.parametrize(
    "text", ['"""906.5a-c and 702.124k, m."""', "# 1,234.567 or 0.100.5 or 2026.10", '"""(704.3)"""']
)
def test_other_numbers_and_good_citations_pass(text: str) -> None:
    """The checker takes ranges, brackets and numbers of other kinds for what they are."""
    assert wrong_mentions([Module("sample", text)]) == []


def test_a_mark_can_be_looked_up() -> None:
    """What `@rule` marks is listed under its number by its dotted name."""
    rule("100.2a")(wrong_marks)
    assert f"{__name__}.wrong_marks" in cited_rules()["100.2a"]
