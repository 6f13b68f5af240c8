"""Explanations: every rule that code cites has one, in both languages and our own words; sentences have tests."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from tests.house.messages import JAPANESE_LETTER, WRONG_WORDS
from tools import build_rules

from oathbreaker.texts.explained import Words, decisions, explained, rows, rulings
from oathbreaker.texts.languages import FORMAT_WORDS
from oathbreaker.texts.rules import rule_exists

OFFICIAL_WORDS = 8
"""So many words on end that are the official text's are no words of our own."""

WORD = re.compile(r"[^\W_]+(?:[-'’/][^\W_]+)*")

DOCUMENT_RULES = 29
"""Numbers of the first document, 906.1 to 906.14 with their letters."""

RULINGS_OF_THE_DOCUMENT = 18


@cache
def rules_text() -> str:
    """Return the official rules and rulings in English; skip where the corpus has none."""
    folder = Path(os.environ.get("OATHBREAKER_CORPUS") or Path(__file__).parents[3] / "shared")
    found = [*folder.glob("rules/MagicCompRules-*.txt"), *folder.glob("seeds/card-rulings-*.txt")]
    if not found:
        pytest.skip(f"no rules at {folder}")
    return "\n".join(path.read_text(encoding="utf-8-sig") for path in found)


def runs(text: str) -> Iterator[tuple[str, ...]]:
    """Yield every run of so many words of a text."""
    words = [word.replace("’", "'") for word in WORD.findall(text.casefold())]
    yield from (tuple(words[place : place + OFFICIAL_WORDS]) for place in range(len(words) - OFFICIAL_WORDS + 1))


def copied(texts: Iterable[tuple[str, str]], official: str) -> list[str]:
    """Return each text that repeats the official one, with the words."""
    known = set(runs(official))
    return [f"{name}: {' '.join(run)}" for name, text in texts for run in runs(text) if run in known]


def unexplained(cited: Iterable[str]) -> list[str]:
    """Return the rules that are cited and not explained."""
    return [number for number in cited if number not in explained()]


def badly_said(words: Iterable[tuple[str, Words]]) -> list[str]:
    """Return whatever lacks a language, or writes a word that the project does not write."""
    found = []
    for name, said in words:
        if not said.english.strip() or JAPANESE_LETTER.search(said.english):
            found.append(f"{name}: English")
        if not JAPANESE_LETTER.search(said.japanese):
            found.append(f"{name}: Japanese")
        names = (word for terms in FORMAT_WORDS.values() for word in terms.values())
        found += [f"{name}: {word}" for word in (*WRONG_WORDS, *names) if word in said.japanese]
    return found


def test_every_cited_rule_is_explained() -> None:
    """Each rule that something is marked with has an explanation, and so has each section that has one of them."""
    cited = build_rules.all_cited()
    found = unexplained([*cited, *sorted({number.partition(".")[0] for number in cited})])
    assert not found, f"add to data/rules/explained: {', '.join(found)}"


def test_a_rule_without_explanation_is_found() -> None:
    """The checker sees a number that no line explains."""
    assert unexplained(["906.12", "906.99"]) == ["906.99"]


def test_explained_rules_exist() -> None:
    """Every explained number is a rule's, each line has its fields, and no number comes twice."""
    folder = build_rules.RULES / "explained"
    seen: set[str] = set()
    for path in folder.glob("[0-9]*.tsv"):
        for fields in rows("explained", path.name):
            number = fields[0]
            assert len(fields) == 3, f"{path.name}: {number}"
            assert rule_exists(number), f"{path.name}: {number}"
            assert number.partition(".")[0] == path.stem, f"{path.name}: {number}"
            assert number not in seen, f"{path.name}: {number}"
            seen.add(number)


def test_explanations_have_both_languages() -> None:
    """Rules, rulings and decisions are said in English and Japanese, with the words that the project writes."""
    said = [*explained().items(), *((f"ruling {ruling.number}", ruling.words) for ruling in rulings())]
    found = badly_said([*said, *((decision.words.english, decision.words) for decision in decisions())])
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "words", [Words("", "日本語"), Words("English", ""), Words("English", "サーガ"), Words("An oath", "誓い破り")]
)
def test_a_bad_explanation_is_found(words: Words) -> None:
    """The checker sees a language that is missing and words that are not written."""
    assert badly_said([("sample", words)])


def test_explanations_are_our_own_words() -> None:
    """No explanation repeats eight or more words of the official text."""
    texts = [*((number, words.english) for number, words in explained().items())]
    texts += [(f"ruling {ruling.number}", ruling.words.english) for ruling in rulings()]
    texts += [(sentence.name, sentence.words) for sentence in build_rules.sentences()]
    found = copied(texts, rules_text())
    assert not found, "\n".join(found)


def test_copied_words_are_found() -> None:
    """The checker sees eight words on end, and lets seven stand."""
    official = "Once upon a time there was a rule that nobody knew."
    assert copied([("sample", "It is said: upon a time there was a rule that, well")], official)
    assert not copied([("sample", "upon a time there was a rule, that")], "upon a time there was a rule which")


def test_the_founding_documents_are_explained_whole() -> None:
    """Every number of the first document has its line, whether code cites it or not, and every ruling of the second."""
    numbers = [number for number in explained() if number.startswith("906.")]
    assert len(numbers) == DOCUMENT_RULES
    assert [ruling.number for ruling in rulings()] == list(range(1, RULINGS_OF_THE_DOCUMENT + 1))
    assert all(rule_exists(number) for ruling in rulings() for number in ruling.rules)


def test_every_sentence_has_a_test_and_a_module() -> None:
    """Each sentence of both documents is held by a test and carried out by some code."""
    found = [sentence.name for sentence in build_rules.sentences() if not sentence.tests]
    found += [sentence.name for sentence in build_rules.sentences() if not build_rules.modules_of(sentence.rules)]
    assert not found, ", ".join(found)


def test_every_number_and_ruling_has_its_sentences() -> None:
    """No number of 906 and no ruling is left out of the table."""
    named = {sentence.name.partition(" sentence ")[0] for sentence in build_rules.sentences()}
    wanted = {number for number in explained() if number.startswith("906.")}
    wanted |= {f"ruling {ruling.number}" for ruling in rulings()}
    assert named == wanted


def test_a_sentence_without_a_test_is_found() -> None:
    """The table names tests that exist, and finds a ruling's by its number."""
    (without,) = build_rules.read_sentences("906.1 sentence 9\t906.1\tSaid.\t")
    assert without.tests == ()
    (ruling,) = build_rules.read_sentences("ruling 5 sentence 2\t714.2b\tSaid.")
    assert [test.partition("::")[2][:16] for test in ruling.tests] == ["test_ruling_5_2_"]
    with pytest.raises(KeyError, match="test_that_nobody_wrote"):
        list(build_rules.read_sentences("906.1 sentence 9\t906.1\tSaid.\ttest_that_nobody_wrote"))
