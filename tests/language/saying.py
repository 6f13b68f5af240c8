"""The verbs of the tests of language and mechanics: `round_trips`, `reads_as`, `writes_ja`, `declines`."""

from __future__ import annotations

from oathbreaker.language.binding import bind
from oathbreaker.language.face import DeclinedError, line_index, read_line, write_english, write_japanese
from oathbreaker.language.reading import Parser
from oathbreaker.language.tokens import detokenize, tokenize
from oathbreaker.language.unbinding import unbind
from oathbreaker.language.verdicts import Verdict
from oathbreaker.language.writing import write
from oathbreaker.mechanics.phrasebook import grammar
from oathbreaker.terms.abilities import Ability, FaceText


def read(line: str, *, spell: bool = False) -> Ability:
    """Return the one tree that a line reads to, not bound."""
    return read_line(line_index(grammar(), is_spell=spell), line)


def bound(line: str, *, spell: bool = False) -> Ability:
    """Return the one tree that a line reads to, bound."""
    return bind(read(line, spell=spell))


def round_trips(line: str, *, spell: bool = False) -> None:
    """Assert that a line reads to exactly one tree, binds, and is written back as it stands."""
    tree = bound(line, spell=spell)
    assert unbind(tree) == read(line, spell=spell)
    assert write_english(grammar(), FaceText((tree,)), ["~"]) == line


def reads_as(words: str, tree: object, category: str, form: str = "") -> None:
    """Assert that words in lower case read to this tree alone, as a phrase of a category, and are written from it."""
    index = grammar().index(category, form)
    tokens = phrase_tokens(words)
    assert Parser(tokens).read_all(index) == (tree,)
    assert write(index, tree) == tokens


def phrase_tokens(words: str) -> list[str]:
    """Return the tokens of words from the middle of a sentence."""
    tokens = tokenize(f"Of {words}")
    assert tokens is not None, words
    return tokens[1:]


def writes_ja(line: str, japanese: str, *, spell: bool = False) -> None:
    """Assert that a line is said so in Japanese."""
    assert write_japanese(grammar(), FaceText((bound(line, spell=spell),))) == japanese


def declines(line: str, *, spell: bool = False) -> Verdict:
    """Return the verdict on a line that is not read."""
    try:
        read(line, spell=spell)
    except DeclinedError as declined:
        return declined.verdict
    message = f"{line!r} is read"
    raise AssertionError(message)


def spelled(tokens: list[str]) -> str:
    """Return tokens as text."""
    return detokenize(tokens)
