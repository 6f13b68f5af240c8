"""What of a card's text is not understood: each line's stops, after probing.

Where reading a line stops, a known payload is put in place of the clause there, and the line is read again: if it reads
whole, that clause is all that is missing; if it stops further on, there is more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from oathbreaker.cards.card import Card, Face
from oathbreaker.language.binding import UnclearError, bind_face
from oathbreaker.language.face import DeclinedError, line_index, numbered_lines, read_line
from oathbreaker.language.grammar import Index
from oathbreaker.language.normal import normalize, own_names
from oathbreaker.language.reading import Parser, TooComplexError
from oathbreaker.language.tokens import (
    BULLET,
    CLOSE,
    COST_COMMA,
    DASH,
    END_DASH,
    GLUED_DASH,
    LINE,
    OPEN,
    detokenize,
    tokenize,
)
from oathbreaker.library.readings import is_legendary, is_spell
from oathbreaker.mechanics.phrasebook import grammar
from oathbreaker.terms.abilities import FaceText

MOST_STOPS: Final = 4
"""Of one line; a line with more is not probed to its end."""
MOST_STARTS: Final = 3
"""How many places before the stop are tried as the beginning of the clause that is missing."""
MOST_ENDS: Final = 5
LONGEST_PHRASE: Final = 6
"""Words of a clause before the stop that its name shows."""
FEWEST_WORDS: Final = 3
"""Of a name."""
KNOWN_PREFIXES: Final = 200_000

SENTENCE_ENDS: Final = frozenset({".", ":", OPEN, BULLET, LINE, DASH, END_DASH, GLUED_DASH})
"""After these a sentence begins."""
CLAUSE_WORDS: Final = frozenset({
    ",", COST_COMMA, "and", "or", "then", "if", "unless", "until", "for", "where", "instead", "with", "that", "as",
    "without", "except", "during", "among", "from", "named", "of", "by", "whose", "at", "in",
})  # fmt: skip
"""Words with which a clause can begin, and before which one can end."""

PAYLOADS: Final = tuple(
    tuple(words.split())
    for words in (
        "",
        "creature",
        "creatures",
        "flying",
        "you control",
        "with flying",
        "two",
        "target creature",
        "a creature",
        "each player",
        "until end of turn",
        "draw a card",
        "draws a card",
        "gets +1/+1",
        "gains flying until end of turn",
        "has flying",
        "have flying",
        "you draw a card",
        "creatures you control have flying",
        "you control a creature",
        "a creature dies",
        "the number of creatures you control",
        "sacrifice a creature",
        "{T}",
        "activate only as a sorcery",
        "you draw a card .",
    )
)
"""Known words, one of each kind; the first is none at all."""


@dataclass(frozen=True, slots=True)
class Stops:
    """What of a card is not understood.

    Attributes:
        phrases: Names of the clauses, in the order of the text.
        is_all: Whether with these understood the whole card would be.
    """

    phrases: tuple[str, ...]
    is_all: bool


def stops_of(card: Card, texts: Sequence[str]) -> Stops:
    """Return what of a card's text is not understood, by the printed text of each face."""
    found: list[str] = []
    is_all = True
    for face, text in zip(card.faces, texts, strict=True):
        for phrase in stops_of_face(face, text):
            if phrase is None:
                is_all = False
            else:
                found.append(phrase)
    return Stops(tuple(dict.fromkeys(found)), is_all and bool(found))


def stops_of_face(face: Face, text: str) -> Iterator[str | None]:
    """Yield the stops of a face, line by line; None for a line that has more than these."""
    if not face.type_line:
        yield "(no text)"
        return
    names = own_names(face.name, is_legendary=is_legendary(face))
    index = line_index(grammar(), is_spell=is_spell(face))
    for number, line in numbered_lines(normalize(text, names).text):
        try:
            bind_face(FaceText((read_line(index, line, number),)))
        except UnclearError as unclear:
            yield f"(unclear: {unclear.said})"
        except DeclinedError as declined:
            reason = declined.verdict.reason
            if reason == "phrase":
                yield from probed(index, tuple(tokenize(line) or ()))
            else:
                yield f"({reason or declined.verdict.kind})"


def probed(index: Index, tokens: tuple[str, ...]) -> Iterator[str | None]:
    """Yield the stops of a line, each after the one before it was replaced; None where that does not help."""
    for _ in range(MOST_STOPS):
        stop = stop_of(index, tokens)
        if stop is None:
            return
        found = replaced(index, tokens, stop)
        if found is None:
            yield named(tokens, max(begins(tokens, stop)[:2], default=stop), stop, len(tokens))
            break
        start, end, tokens_then = found
        yield named(tokens, start, stop, end)
        if "." in tokens[start : end - 1]:
            yield None  # what follows the clause was replaced with it
        tokens = tokens_then
    if stop_of(index, tokens) is not None:
        yield None


def stop_of(index: Index, tokens: tuple[str, ...]) -> int | None:
    """Return the place where reading stops; None where the whole line is read."""
    parser = Parser(tokens, shares=True)
    try:
        trees = parser.read_all(index)
    except TooComplexError:
        return len(tokens)
    return None if trees else parser.stop.place


def replaced(index: Index, tokens: tuple[str, ...], stop: int) -> tuple[int, int, tuple[str, ...]] | None:
    """Return the clause at a stop and the line with a payload in its place; None where no payload helps.

    Returns:
        (where the clause begins, where it ends, the line then): one with which the line reads whole, or else the one
        after which reading goes furthest.
    """
    best: tuple[int, int, tuple[str, ...]] | None = None
    left = len(tokens) - stop
    for start in begins(tokens, stop):
        prefix = tokens[:start]
        for payload in PAYLOADS:
            if payload and not fits(index, prefix + payload):
                continue
            for end in ends(tokens, max(stop, start)):
                line = prefix + payload + tokens[end:]
                then = stop_of(index, line) if line else 0
                if then is None:
                    return start, end, line
                if len(line) - then < min(left, len(tokens) - end):
                    left = len(line) - then
                    best = (start, end, line)
    return best


@lru_cache(KNOWN_PREFIXES)
def fits(index: Index, tokens: tuple[str, ...]) -> bool:
    """Tell whether a line can begin with these words."""
    return stop_of(index, tokens) in {None, len(tokens)}


def begins(tokens: Sequence[str], stop: int) -> list[int]:
    """Return where the clause at a stop may begin, the nearest first: at the stop itself, or before it."""
    found = [min(stop, len(tokens))]
    for place in range(stop - 1, -1, -1):
        is_first = place == 0 or tokens[place - 1] in SENTENCE_ENDS
        if is_first or tokens[place] in CLAUSE_WORDS or tokens[place - 1] in CLAUSE_WORDS:
            found.append(place)
        if is_first:
            break
    nearest, first = found[:MOST_STARTS], found[-1]
    return nearest if first in nearest else [*nearest, first]


def ends(tokens: Sequence[str], stop: int) -> list[int]:
    """Return where the clause at a stop may end, the nearest first."""
    found = []
    for place in range(stop + 1, len(tokens)):
        token = tokens[place]
        if token in CLAUSE_WORDS or token in SENTENCE_ENDS or token == CLOSE:
            found.append(place)
        if token in {".", LINE} or len(found) >= MOST_ENDS:
            break
    return [*found, len(tokens)]


def named(tokens: Sequence[str], start: int, stop: int, end: int) -> str:
    """Return the name of a clause: its words up to that where reading stops and a few more, numbers as N.

    A clause of fewer words is named with those before it.
    """
    while end > start and tokens[end - 1] in SENTENCE_ENDS:
        end -= 1
    until = min(max(stop + 1, start + FEWEST_WORDS), max(end, stop + 1), len(tokens))
    first = max(min(start, until - FEWEST_WORDS), stop - LONGEST_PHRASE, 0)
    while first < start and any(token in SENTENCE_ENDS for token in tokens[first:start]):
        first += 1
    words = [abstract(token) for token in tokens[first:until] if token != LINE]
    text = detokenize(words).strip(" ,")
    text = text if text[:1] == "N" else text[:1].lower() + text[1:]
    ending = " (end of line)" if stop >= len(tokens) else " …" if end > until else ""
    return f"{'… ' if first > start else ''}{text}{ending}".strip()


NUMBER_WORDS: Final = frozenset({
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen", "twenty",
})  # fmt: skip


def abstract(token: str) -> str:
    """Return a word as names of clauses show it: a number as N, mana as {N}."""
    if token.isdigit() or token in NUMBER_WORDS:
        return "N"
    if token.startswith("{") and token not in {"{T}", "{Q}", "{E}"}:
        return "{N}"
    return token
