"""Every phrase that is declared can be said and read back, in English, and has Japanese."""

from __future__ import annotations

import pytest
from tests.mechanics.phrases_for_tests import OF_THEIR_OWN

from oathbreaker.language.grammar import Grammar, Index, Parts, Production
from oathbreaker.language.japanese import has_own_function
from oathbreaker.language.reading import Parser
from oathbreaker.language.tokens import DASH
from oathbreaker.language.writing import try_write, write
from oathbreaker.mechanics.phrasebook import grammar
from oathbreaker.terms.term import Term

WITHOUT_JAPANESE: frozenset[str] = frozenset()
"""Templates that have no Japanese yet; this may only shrink."""

SAMPLES = (
    "1-4",
    "draw", "two", "X", "3", "creature", "creatures", "Goblin", "Goblins", "red", "1/1", "+1/+1", "{2}", "a", "one",
    "tapped", "flying", "−2", "artifact", "artifacts", "Treasure", "noncreature", "charge", "II", "{E}{E}",
)  # fmt: skip
"""Tokens that leaves read."""


Example = tuple[tuple[str, ...], object]
"""(tokens, what they read to)"""


class Examples:
    """Finds, for every index, one short phrase that it reads."""

    def __init__(self, of: Grammar) -> None:
        self.grammar = of
        self.of_index: dict[Index, Example] = {}
        for find in (self.of_production, lambda production, _parts: self.of_its_own_index(production)):
            found = True
            while found:
                found = False
                for index, production, parts in of.productions():
                    if index not in self.of_index:
                        example = find(production, parts)
                        if example is not None and self.is_read(index, example):
                            self.of_index[index] = example
                            found = True

    def of_its_own_index(self, production: Production) -> Example | None:
        """Return the phrase that is given for a template of an index none of whose fillings can be said."""
        return self.of_its_own(self.grammar.index(production.category.name, production.form), production)

    def of_production(self, production: Production, parts: Parts) -> Example | None:
        """Return a phrase by this production, None where one of its slots has no example yet."""
        if production.leaf is not None:
            for token in SAMPLES:
                value = production.leaf(token)
                if value is not None:
                    return (token,), value
            return None
        tokens: list[str] = []
        values: list[object] = []
        for part in parts:
            if isinstance(part, str):
                tokens.append(part)
            elif part in self.of_index:
                words, value = self.of_index[part]
                tokens += words
                values.append(value)
            else:
                return None
        if production.series is not None:
            tree = production.build(tuple(values)) if production.series.least == 1 else None
            if tree is None:  # a list or a choice asks for two
                tokens += [*production.series.pair, *tokens]
                tree = production.build((*values, *values))
        else:
            tree = production.build(*values)
        return None if tree is None else (tuple(tokens), tree)

    @staticmethod
    def is_read(index: Index, example: Example) -> bool:
        """Tell whether an index reads an example to its tree."""
        tokens, tree = example
        return tree in Parser(tokens).read_all(index)

    @staticmethod
    def of_its_own(index: Index, production: Production) -> Example | None:
        """Return the phrase that is given for a template, None where none is."""
        for words in OF_THEIR_OWN.get(production.template, "").split("|"):
            tokens = tuple(DASH if word == "—" else word for word in words.split())
            for tree in Parser(tokens).read_all(index) if tokens else ():
                return tokens, tree
        return None

    def single(self, production: Production, parts: Parts) -> Example | None:
        """Return a phrase by this production with one of what is counted, for words that ask for it."""
        for word in ("a", "one", "1"):
            saved = dict(self.of_index)
            for index in self.of_index:
                if index.category.name in {"count", "number", "mana-count"} and Parser((word,)).read_all(index):
                    self.of_index[index] = ((word,), Parser((word,)).read_all(index)[0])
            example = self.of_production(production, parts)
            self.of_index = saved
            if example is not None:
                return example
        return None


@pytest.fixture(scope="module")
def examples() -> Examples:
    """Return an example of every index."""
    return Examples(grammar())


def faults(examples: Examples) -> list[str]:
    """Return every production whose example is not read back, or not written again."""
    found = []
    for index, production, parts in examples.grammar.productions():
        example = (
            examples.of_production(production, parts)
            or examples.single(production, parts)
            or examples.of_its_own(index, production)
        )
        if example is None:
            found.append(f"{production} has no example")
            continue
        tokens, tree = example
        if tree not in Parser(tokens).read_all(index):
            found.append(f"{production} does not read {' '.join(tokens)!r}")
        elif try_write(index, tree) is None or tree not in Parser(write(index, tree)).read_all(index):
            found.append(f"{production} is not written back: {tree!r}")
    return found


def test_every_category_is_used(examples: Examples) -> None:
    """Every kind of phrase has at least one that can be said."""
    assert [str(index) for index in grammar().indexes.values() if index not in examples.of_index] == []


def test_every_phrase_reads_and_writes(examples: Examples) -> None:
    """Every declared phrase reads an example of itself, and what it reads is written and read back."""
    found = faults(examples)
    assert not found, "\n".join(found)


def test_every_phrase_has_japanese() -> None:
    """No phrase exists in English alone, but those that are excused, and they are all needed."""
    without = set()
    for _, production, _ in grammar().productions():
        own = production.cls is not None and issubclass(production.cls, Term) and has_own_function(production.cls)
        said = production.japanese is not None or production.leaf_japanese is not None
        if not (said or own or production.alternate or is_a_reference(production)):
            without.add(production.template)
    assert without == WITHOUT_JAPANESE


def is_a_reference(production: Production) -> bool:
    """Tell whether a production says a reference that binding replaces: a pronoun or target."""
    return production.cls is not None and production.cls.__name__ in {"Pronoun", "Targeted", "Head"}


def test_every_category_has_a_name_for_people() -> None:
    """What was expected is told in both languages, whatever kind of phrase it is."""
    from oathbreaker.language.verdicts import expectation  # noqa: PLC0415  needed here alone

    for category in grammar().categories:
        assert expectation(f"<{category}>").text("ja")
