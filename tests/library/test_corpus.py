"""Reading every card there is: nothing ambiguous, everything written back, coverage that never falls, the cost."""

from __future__ import annotations

import gc
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from oathbreaker.cards.card import Card
from oathbreaker.cards.importing.scryfall import card_from_scryfall, is_card
from oathbreaker.cards.storage import embedded_readings
from oathbreaker.language.face import line_index, numbered_lines, write_english, write_japanese, write_lines
from oathbreaker.language.normal import normalize, own_names
from oathbreaker.language.reading import Parser
from oathbreaker.language.tokens import detokenize, tokenize
from oathbreaker.library.readings import CardReading, is_legendary, is_spell, read_card, reading_to_bytes
from oathbreaker.mechanics.phrasebook import grammar
from oathbreaker.terms.printing import AbilityWord
from oathbreaker.terms.term import term_from_json

pytestmark = pytest.mark.xdist_group("corpus")

LEAST_READ = 19_500
"""Cards legal in Oathbreaker that are read whole; this may only rise."""
AWKWARD = re.compile("、[、。は]|、では|。[。、]|^[、。]", re.MULTILINE)
"""What no Japanese line has."""
LEAST_TOKENS = 0.998
"""Share of lines that are tokens, written back byte for byte."""
MEAN_STEPS = 60
"""Places of tries looked at, per line: what reading costs on any machine, whatever the number of phrases."""
MOST_STEPS = 2_000
"""Of one line."""


@dataclass
class Corpus:
    """The corpus, read once.

    Attributes:
        texts: Card name -> the printed text of each face.
        cards: The cards, by name.
        readings: What reading each gave.
    """

    texts: dict[str, list[str]] = field(default_factory=dict)
    cards: dict[str, Card] = field(default_factory=dict)
    readings: dict[str, CardReading] = field(default_factory=dict)

    def lines(self) -> Iterator[tuple[bool, str]]:
        """Yield (whether of a spell, normalised line) of every face of the cards that people play with."""
        for name, card in self.cards.items():
            if not card.is_played:
                continue
            for face, text in zip(card.faces, self.texts[name], strict=True):
                names = own_names(face.name, is_legendary=is_legendary(face))
                yield from ((is_spell(face), line) for _, line in numbered_lines(normalize(text, names).text))


@pytest.fixture(scope="module")
def read_corpus(corpus: Path) -> Corpus:
    """Read every card of the corpus."""
    found = Corpus()
    gc.disable()
    try:
        with (corpus / "cards" / "oracle-cards.jsonl").open(encoding="utf-8") as lines:
            for record in map(json.loads, lines):
                if is_card(record):
                    card = card_from_scryfall(record)
                    texts = [face.get("oracle_text", "") for face in record.get("card_faces", [record])]
                    found.texts[card.name] = texts
                    found.cards[card.name] = card
                    found.readings[card.name] = read_card(card, texts)
    finally:
        gc.enable()
    return found


def test_no_card_is_ambiguous_or_written_otherwise(read_corpus: Corpus) -> None:
    """A line that is read has one meaning, and is written back from it byte for byte."""
    bad = {
        name: reading.verdict.kind
        for name, reading in read_corpus.readings.items()
        if reading.verdict.kind in {"ambiguous", "mismatch"}
    }
    assert bad == {}


def test_coverage_does_not_fall(read_corpus: Corpus) -> None:
    """As many cards are read as were read before."""
    legal = [name for name, card in read_corpus.cards.items() if card.legality("oathbreaker") == "legal"]
    read = sum(read_corpus.readings[name].verdict.is_read for name in legal)
    print(f"{read} of {len(legal)} legal cards are read, {read / len(legal):.1%}")  # noqa: T201  shown with -s
    assert read >= LEAST_READ


def test_what_is_read_is_said_in_japanese(read_corpus: Corpus) -> None:
    """Every face that is read has Japanese, in which no clause begins with a mark or with the particle of another."""
    for name, reading in read_corpus.readings.items():
        for tree in reading.texts:
            said = write_japanese(grammar(), tree) if tree is not None and tree.lines else ""
            assert said is not None, name
            assert not AWKWARD.search(said), (name, said)


def test_official_text_is_written_from_the_tree(read_corpus: Corpus) -> None:
    """Of every card that is read, the tree gives back the text as it is printed, byte for byte.

    What the tree may not hold, reminder texts and flavor words, is put where it says that they stand.
    """
    count = 0
    for name, card in read_corpus.cards.items():
        for face, text, tree in zip(card.faces, read_corpus.texts[name], read_corpus.readings[name].texts, strict=True):
            if tree is not None:
                names = own_names(face.name, is_legendary=is_legendary(face))
                assert write_english(grammar(), tree, names, normalize(text, names).asides) == text
                count += bool(text)
    print(f"{count} faces are written as they are printed")  # noqa: T201  shown with -s


def test_207_2c_ability_words_stand_before_the_same_line_in_japanese(read_corpus: Corpus) -> None:
    """A text has as many lines in Japanese, so each ability word stands where it stands in English."""
    for reading in read_corpus.readings.values():
        for tree in reading.texts:
            if tree and any(isinstance(mark, AbilityWord) for mark in tree.marks):
                english, japanese = write_lines(grammar(), tree), write_japanese(grammar(), tree)
                assert japanese is None or japanese.count("\n") == "\n".join(english or ()).count("\n")


def test_every_text_is_restored(read_corpus: Corpus) -> None:
    """Normalisation is undone byte for byte, for every text."""
    for name, card in read_corpus.cards.items():
        for face, text in zip(card.faces, read_corpus.texts[name], strict=True):
            names = own_names(face.name, is_legendary=is_legendary(face))
            assert normalize(text, names).restore() == text


def test_tokens_and_steps(read_corpus: Corpus) -> None:
    """Nearly every line is a sequence of tokens; reading one takes few steps."""
    counts: Counter[str] = Counter()
    most = 0
    indexes = {spell: line_index(grammar(), is_spell=spell) for spell in (True, False)}
    for spell, line in read_corpus.lines():
        counts["lines"] += 1
        tokens = tokenize(line)
        if tokens is None:
            counts["no tokens"] += 1
            continue
        assert detokenize(tokens) == line
        parser = Parser(tokens)
        parser.read_all(indexes[spell])
        counts["steps"] += parser.steps
        most = max(most, parser.steps)
    print(f"{counts['steps'] / counts['lines']:.1f} steps a line, at most {most}; {dict(counts)}")  # noqa: T201  shown with -s
    assert counts["no tokens"] <= counts["lines"] * (1 - LEAST_TOKENS)
    assert counts["steps"] <= counts["lines"] * MEAN_STEPS
    assert most <= MOST_STEPS


def test_trees_survive_json(read_corpus: Corpus) -> None:
    """Every tree is written as JSON and read back."""
    for reading in read_corpus.readings.values():
        for text in reading.texts:
            assert text is None or term_from_json(text.as_json()) == text


def test_embedded_trees_are_fresh(read_corpus: Corpus) -> None:
    """The embedded trees are those that today's phrases read; otherwise run tools/build_trees.py."""
    embedded = embedded_readings()
    stale = [name for name, reading in read_corpus.readings.items() if embedded.get(name) != reading_to_bytes(reading)]
    assert stale == []
