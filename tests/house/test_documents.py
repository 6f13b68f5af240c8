"""The documents: built pages and captures are what the code gives now, and every example does what it shows."""

from __future__ import annotations

import doctest
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from tests.house.source import ROOT, package
from tools import build_api, build_captures, build_decks, build_rules

from oathbreaker.library.catalog import CardCatalog

PAGES = ("README.md", "README.ja.md", "docs/api.md")
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)(?:#[^)]*)?\)")
"""A link to a file of the repository."""

EXAMPLES = [module.name for module in package() if ">>> " in module.text]


def test_api_page_is_fresh() -> None:
    """docs/api.md is what `make docs` writes from the docstrings."""
    assert (ROOT / "docs" / "api.md").read_text(encoding="utf-8") == build_api.page(), "run `make docs`"


def test_rules_page_is_fresh() -> None:
    """docs/rules.md is what `make docs` writes from the sentences, their tests and the code."""
    assert (ROOT / "docs" / "rules.md").read_text(encoding="utf-8") == build_rules.page(), "run `make docs`"


def test_decks_page_is_fresh() -> None:
    """docs/decks.md is what `make docs` writes from the decks that ship inside."""
    assert (ROOT / "docs" / "decks.md").read_text(encoding="utf-8") == build_decks.page(), "run `make docs`"


@pytest.mark.parametrize("kind", [kind for kind, _ in build_decks.KINDS])
def test_every_kind_of_card_is_in_a_deck(kind: str, catalog: CardCatalog) -> None:
    """Together the decks that ship inside play every kind of card that the page lists."""
    told = dict(build_decks.KINDS)[kind]
    assert any(build_decks.of_kind(deck, catalog, told) for deck in build_decks.decks_of(catalog).values())


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("implemented.tsv", build_rules.implemented_text),
        ("tests.tsv", build_rules.tests_text),
        ("decisions.tsv", build_rules.decisions_text),
    ],
)
def test_what_the_rule_command_knows_is_fresh(name: str, text: Callable[[], str]) -> None:
    """What `oathbreaker rule` knows of code, tests and decisions is what `make docs` finds."""
    assert (build_rules.RULES / name).read_text(encoding="utf-8") == text(), "run `make docs`"


@pytest.mark.parametrize("path", build_captures.PAGES, ids=lambda path: path.name)
def test_captures_are_fresh(path: Path) -> None:
    """The terminal captures of both READMEs are what the commands print now."""
    text = path.read_text(encoding="utf-8")
    assert build_captures.CAPTURE.search(text)
    assert text == build_captures.with_captures(text), "run `make docs`"


def test_a_stale_capture_is_rewritten() -> None:
    """A capture is replaced by what its command prints, and what stands around it is left alone."""
    page = "Before.\n<!-- capture: oathbreaker --version -->\nold\n<!-- end of capture -->\nAfter.\n"
    fresh = build_captures.with_captures(page)
    assert re.fullmatch(
        r"Before\.\n<!-- .* -->\n```console\n\$ oathbreaker --version\noathbreaker [\d.]+\n```\n<!-- .* -->\nAfter\.\n",
        fresh,
    )


@pytest.mark.parametrize("name", PAGES)
def test_examples_of_pages(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every example of a page gives what the page shows, run where the project lies."""
    monkeypatch.chdir(ROOT)
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("name", EXAMPLES)
def test_examples_of_docstrings(name: str) -> None:
    """Every example of a module's docstrings gives what it shows."""
    result = doctest.testmod(import_module(name))
    assert result.attempted
    assert not result.failed


def test_links_lead_somewhere() -> None:
    """Every link from a page to a file of the repository finds it."""
    for page in (*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")):
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


@pytest.mark.parametrize("name", ["README.md", "README.ja.md"])
def test_readmes_carry_the_notice(name: str) -> None:
    """Both READMEs say whose the game and the format are."""
    text = (ROOT / name).read_text(encoding="utf-8")
    for words in ("Fan Content", "Wizards of the Coast", "weirdcards.org", "make play", "make test"):
        assert words in text


def test_readmes_show_the_same_commands() -> None:
    """The two READMEs name the same commands and files, so that neither falls behind."""
    code = [
        set(re.findall(r"`([^`\n]*(?:make|oathbreaker) [^`\n]*)`", (ROOT / name).read_text(encoding="utf-8")))
        for name in PAGES[:2]
    ]
    assert {line.replace(" --lang ja", "") for line in code[0]} == {line.replace(" --lang ja", "") for line in code[1]}
