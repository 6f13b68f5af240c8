"""What a line says must be in its tree: change one word of it, and the tree is another or the line is declined.

Words are changed in the lines of cards that are read whole. A line that still gives the same tree has been read
without that word, so that the card would be played wrongly.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from oathbreaker.cards.card import Card, Face
from oathbreaker.cards.storage import embedded_readings
from oathbreaker.language.face import DeclinedError, line_index, numbered_lines, read_line, write_english
from oathbreaker.language.normal import normalize, own_names
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.library.readings import is_legendary, is_spell, read_face_of, reading_from_bytes
from oathbreaker.mechanics.phrasebook import grammar
from oathbreaker.terms.abilities import Ability, FaceText, Keyword, Keywords
from oathbreaker.terms.term import Term, term_classes

CHANGES: Final[tuple[tuple[str, str, str], ...]] = (
    ("number", r"\+1/\+1(?! counter)", "+2/+1"),
    ("number", r"\+1/\+1 counter", "-1/-1 counter"),
    ("number", r"\btwo\b", "three"),
    ("number", r"\bthree\b", "four"),
    ("number", r"\b(deals|gain|lose|loses|gains) 2\b", r"\1 5"),
    ("number", r"\b(deals|gain|lose|loses|gains) ([34])\b", r"\1 7"),
    ("number", r"\bdraw a card\b", "draw two cards"),
    ("number", r"\{2\}", "{3}"),
    ("colour", r"\bwhite\b", "blue"),
    ("colour", r"\bblack\b", "red"),
    ("colour", r"\b(red|green)\b", "white"),
    ("colour", r"\{G\}", "{W}"),
    ("colour", r"\{U\}", "{B}"),
    ("type", r"\ba creature\b(?! type)", "an artifact"),
    ("type", r"(?<!equipped )(?<!Equipped )(?<!this )\bcreature\b(?! type)", "artifact"),
    ("type", r"\ban artifact\b(?! creature)", "a creature"),
    ("type", r"\bartifact\b(?! creature)", "creature"),
    ("type", r"\benchantment\b", "artifact"),
    ("type", r"\b(Goblin|Zombie|Human|Soldier)\b", "Wizard"),
    ("whose", r"\byou control\b", "an opponent controls"),
    ("whose", r"\ban opponent controls\b", "you control"),
    ("whose", r"\btarget opponent\b", "target player"),
    ("whose", r"\beach opponent\b", "each player"),
    ("whose", r"\ban opponent casts\b", "you cast"),
    ("may", r"\byou may (?=draw|put|return|destroy|exile|gain|create|tap|untap|sacrifice|search)", ""),
    ("each or target", r"(?<!to one )(?<!another )\btarget creature\b(?! card)", "each creature"),
    ("each or target", r"(?<!for )(?<!For )\beach creature\b(?! card)", "target creature"),
    ("each or target", r"\beach player\b(?!')", "target player"),
    ("card or not", r"\bcreature card\b", "card"),
    ("card or not", r"\bland card\b", "card"),
    ("another", r"\banother target\b", "target"),
    ("another", r"\banother (?=creature|land|nontoken)", "a "),
    ("zone", r"\bfrom your graveyard to your hand\b", "from your graveyard to the battlefield"),
    ("zone", r"\bfrom your graveyard to the battlefield\b", "from your graveyard to your hand"),
    ("zone", r"\bcards in your graveyard\b", "cards in your hand"),
    ("zone", r"\bto its owner's hand\b", "to the battlefield under its owner's control"),
    ("duration", r"\bat the beginning of your upkeep\b", "at the beginning of your end step"),
    ("keyword", r"\bflying\b", "trample"),
    ("keyword", r"\b(haste|vigilance|lifelink)\b", "menace"),
    ("counter", r"\bcharge counter", "time counter"),
)
"""Kinds of change, with what is looked for in a line and what stands there afterwards; only the first of each."""

LEAST_LINES: Final = 5_000
MOST_DECLINED: Final = 0.1
"""Share of the changed lines that may be declined: those say something, though perhaps not in the usual words."""

EVERY: Final = 3
"""Of how many lines one is tried; `test_each_changed_line_…` tries them all and is slow."""


MOST_OLDER: Final = 300
"""How many texts are read with an older spelling."""

NOT_LISTED: Final = frozenset({"level symbol", "class level", "to solve"})
"""What reads as a keyword and is none of 702: level symbols (711), class level bars (716), solving (719)."""

MOST_LISTED_OTHERWISE: Final = 16
"""Cards for which the data lists other keywords than the text has: it lacks a few."""


def read_lines(corpus: Path, catalog: CardCatalog) -> Iterator[tuple[bool, str]]:
    """Yield (whether of a spell, normalised line) of each card that is read whole, each line once."""
    seen: set[tuple[bool, str]] = set()
    with (corpus / "cards" / "oracle-cards.jsonl").open(encoding="utf-8") as records:
        for record in map(json.loads, records):
            if record["name"] not in catalog or not catalog[record["name"]].verdict.is_read:
                continue
            card = catalog[record["name"]]
            for face, printed in zip(card.faces, record.get("card_faces", [record]), strict=False):
                names = own_names(face.name, is_legendary=is_legendary(face))
                for _, line in numbered_lines(normalize(printed.get("oracle_text", ""), names).text):
                    known = (is_spell(face), line)
                    if known not in seen:
                        seen.add(known)
                        yield known


def changed_lines(line: str) -> Iterator[tuple[str, str]]:
    """Yield (kind of change, changed line) for each change that a line allows, one of each kind."""
    kinds: set[str] = set()
    for kind, looked_for, instead in CHANGES:
        if kind not in kinds:
            changed, count = re.subn(looked_for, instead, line, count=1)
            if count and changed != line:
                kinds.add(kind)
                yield kind, changed


def tree_of(line: str, *, of_spell: bool) -> Ability | None:
    """Return the tree of a line, None where it is declined."""
    try:
        return read_line(line_index(grammar(), is_spell=of_spell), line)
    except DeclinedError:
        return None


def try_lines(lines: list[tuple[bool, str]]) -> Counter[str]:
    """Change each line in every way and count what comes of it; fail where a change is not noticed."""
    counts: Counter[str] = Counter()
    unnoticed: list[tuple[str, str]] = []
    for of_spell, line in lines:
        tree = tree_of(line, of_spell=of_spell)
        assert tree is not None
        counts["lines"] += 1
        for kind, changed in changed_lines(line):
            other = tree_of(changed, of_spell=of_spell)
            counts[f"{kind}: {'declined' if other is None else 'another tree'}"] += 1
            counts["declined" if other is None else "another tree"] += 1
            if other == tree:
                unnoticed.append((line, changed))
    print(dict(sorted(counts.items())))  # noqa: T201  shown with -s
    assert unnoticed == []
    return counts


def test_a_changed_word_changes_the_tree(corpus: Path, catalog: CardCatalog) -> None:
    """No word of a number, colour, type, player, zone or permission is read over; few changed lines are declined."""
    counts = try_lines(list(read_lines(corpus, catalog))[::EVERY])
    assert counts["lines"] >= LEAST_LINES
    assert counts["declined"] <= MOST_DECLINED * (counts["declined"] + counts["another tree"])


@pytest.mark.slow
def test_each_changed_line_of_all_cards_changes_the_tree(corpus: Path, catalog: CardCatalog) -> None:
    """So it is with every line of every card that is read."""
    counts = try_lines(list(read_lines(corpus, catalog)))
    assert counts["declined"] <= MOST_DECLINED * (counts["declined"] + counts["another tree"])


def printed_faces(corpus: Path, catalog: CardCatalog) -> Iterator[tuple[Card, frozenset[str], list[tuple[Face, str]]]]:
    """Yield each card that is read whole, the keywords that the data lists for it, its faces with their texts."""
    with (corpus / "cards" / "oracle-cards.jsonl").open(encoding="utf-8") as records:
        for record in map(json.loads, records):
            if record["name"] in catalog and catalog[record["name"]].verdict.is_read:
                card = catalog[record["name"]]
                printed = [face.get("oracle_text", "") for face in record.get("card_faces", [record])]
                said = frozenset(keyword.lower() for keyword in record.get("keywords", ()))
                yield card, said, list(zip(card.faces, printed, strict=False))


def test_702_keywords_are_those_that_the_data_lists(corpus: Path, catalog: CardCatalog) -> None:
    """A keyword that a card is read to have is listed for it, and one that is listed stands somewhere in its tree."""
    grammar()
    names = {getattr(kind, "name", None) for kind in term_classes() if issubclass(kind, Keyword)}
    read_only: list[tuple[str, str]] = []
    listed_only: list[tuple[str, str]] = []
    for card, listed, _ in printed_faces(corpus, catalog):
        trees = [tree for tree in embedded_trees(card.name) if tree is not None]
        own = {name_of(word) for tree in trees for line in tree.find(Keywords) for word in line.keywords}
        anywhere = {name_of(word) for tree in trees for word in tree.find(Keyword)}
        read_only += [(card.name, word) for word in own - listed - NOT_LISTED if not is_kind_of_one(word, listed)]
        listed_only += [(card.name, word) for word in (listed & names) - anywhere if not is_kind_of_one(word, anywhere)]
    assert len(read_only) <= MOST_LISTED_OTHERWISE, read_only
    assert len(listed_only) <= MOST_LISTED_OTHERWISE, listed_only


def name_of(keyword: Term) -> str:
    """Return the name of a keyword as the data writes it."""
    return str(getattr(keyword, "name", "")).lower()


def is_kind_of_one(word: str, words: Iterable[str]) -> bool:
    """Tell whether a keyword is a kind of one of these, or one of these a kind of it: hexproof from blue, cycling."""
    return any(other and (word.startswith(other) or other in word or word in other) for other in words)


def test_older_words_say_the_same(corpus: Path, catalog: CardCatalog) -> None:
    """A text with an older spelling has the tree of today's, beside which the older one is noted."""
    tried = 0
    for card, _, faces in printed_faces(corpus, catalog):
        for face, printed in faces:
            older = printed.replace(" enters, ", " enters the battlefield, ").replace(
                "mana value", "converted mana cost"
            )
            if older == printed or "(" in printed or tried >= MOST_OLDER:
                continue
            tried += 1
            now, then = read_face_of(face, printed), read_face_of(face, older)
            assert then.text is not None, card.name
            assert now.text is not None
            assert then.text.lines == now.text.lines
            assert then.text != now.text
    assert tried == MOST_OLDER


def test_what_is_written_reads_to_the_same_tree(corpus: Path, catalog: CardCatalog) -> None:
    """Reading what was written from a tree gives that tree: writing and reading again changes nothing any more."""
    tried = 0
    for card, _, faces in list(printed_faces(corpus, catalog))[:: EVERY * EVERY]:
        for (face, printed), tree in zip(faces, embedded_trees(card.name), strict=True):
            names = own_names(face.name, is_legendary=is_legendary(face))
            assert tree is not None
            written = write_english(grammar(), tree, names, normalize(printed, names).asides)
            assert written is not None
            assert read_face_of(face, written).text == tree
            tried += 1
    assert tried > LEAST_LINES // EVERY // EVERY


@cache
def all_readings() -> dict[str, bytes]:
    """Return what is embedded of every card, found once."""
    return embedded_readings()


def embedded_trees(name: str) -> list[FaceText | None]:
    """Return the embedded trees of a card's faces."""
    return list(reading_from_bytes(all_readings()[name]).texts)
