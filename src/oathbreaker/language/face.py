"""Reading a face's rules text whole: normalised, each line to one tree, bound, and written back to prove it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from typing import Final, cast

from oathbreaker.language.binding import UnclearError, bind
from oathbreaker.language.grammar import Grammar, Index
from oathbreaker.language.japanese import JapaneseWriter, NoJapaneseError
from oathbreaker.language.normal import Normal, normalize
from oathbreaker.language.printed import marks_of, with_japanese_marks, with_marks
from oathbreaker.language.reading import Parser, TooComplexError
from oathbreaker.language.tokens import BULLET, LINE, WRITTEN_MARKS, detokenize, tokenize
from oathbreaker.language.unbinding import unbind, unbind_face
from oathbreaker.language.verdicts import READ, Reason, Verdict
from oathbreaker.language.writing import try_write
from oathbreaker.terms.abilities import Ability, FaceText
from oathbreaker.terms.printing import Mark
from oathbreaker.texts.rules import rule

MOST_CHARACTERS: Final = 4_000
"""Of a face's text; the longest has about 1,200."""
KNOWN_LINES: Final = 10_000
"""How many lines are remembered with what they read to."""


class DeclinedError(ValueError):
    """A line that is not understood.

    Args:
        verdict: What is told about it; its column is that of the normalised line.
    """

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(verdict)
        self.verdict = verdict


@dataclass(frozen=True, slots=True)
class FaceReading:
    """What reading a face's text gave.

    Attributes:
        verdict: Whether it was understood.
        text: The tree, bound, with what is printed beside it; None where it was not.
        normal: The normalised text, which can be undone.
    """

    verdict: Verdict
    text: FaceText | None
    normal: Normal


def read_face(grammar: Grammar, text: str, names: Sequence[str], *, is_spell: bool) -> FaceReading:
    """Read a face's rules text.

    Args:
        grammar: The phrases.
        text: As printed; "" for none.
        names: What the face calls itself, the longest first.
        is_spell: Whether it is an instant or sorcery.
    """
    if len(text) > MOST_CHARACTERS:
        return FaceReading(Verdict("declined", 1, 1, reason="too_long"), None, Normal(text))
    normal = normalize(text, names)
    marks = marks_of(normal, names)
    numbered = numbered_lines(normal.text)
    if "\n".join(line for _, line in numbered) != normal.text or print_again(normal, marks, names) != text:
        return FaceReading(Verdict("declined", 1, 1, reason="spacing"), None, normal)
    index = line_index(grammar, is_spell=is_spell)
    try:
        lines = tuple(read_line(index, line, number) for number, line in numbered)
        bound = tuple(bound_line(index, line, number) for number, line in numbered)
    except DeclinedError as declined:
        return FaceReading(printed_place(declined.verdict, normal), None, normal)
    if is_spell and not all(map(partial(is_written_alike, grammar), lines, (line for _, line in numbered))):
        return FaceReading(Verdict("mismatch", 1, 1), None, normal)
    return FaceReading(READ, FaceText(bound, marks), normal)


def print_again(normal: Normal, marks: Sequence[Mark], names: Sequence[str]) -> str:
    """Return the printed text, made of the normalised one and its marks."""
    return with_marks(normal.text, marks, names, normal.asides)


def line_index(grammar: Grammar, *, is_spell: bool) -> Index:
    """Return the index of lines of spells or of other cards."""
    return grammar.index("spell-line" if is_spell else "permanent-line")


LEVEL_LINE: Final = re.compile(r"LEVEL \d+(?:-\d+|\+)|[^:]+: Level \d+")
"""How a section of a text box begins: with a level symbol or a class level bar."""


@rule("700.2", "711.2", "716.2")
def numbered_lines(text: str) -> list[tuple[int, str]]:
    """Return (number, line) for each line that says something.

    The modes of an ability belong to its line; what stands in one section with a level symbol or a class level bar
    belongs to that.
    """
    found: list[tuple[int, str]] = []
    in_section = False
    for number, line in enumerate(text.split("\n"), start=1):
        begins = LEVEL_LINE.fullmatch(line) is not None
        belongs = line.startswith(BULLET) or (in_section and not begins)
        in_section = in_section or begins
        if belongs and found:
            first, before = found.pop()
            found.append((first, f"{before}{LINE}{line}"))
        elif line:
            found.append((number, line))
    return found


def read_line(index: Index, line: str, number: int = 1) -> Ability:
    """Return the one tree that a normalised line reads to, not bound.

    Raises:
        DeclinedError: It reads to none, or to several, or is not written back as it stands.
    """
    return understood(known_line(index, line), number)


def bound_line(index: Index, line: str, number: int = 1) -> Ability:
    """Return the one tree that a normalised line reads to, bound.

    Raises:
        DeclinedError: It is not read, or a word refers to nothing that was said.
    """
    return understood(known_bound(index, line), number)


def understood(found: Ability | Verdict, number: int) -> Ability:
    """Return the tree of a line that was found.

    Raises:
        DeclinedError: What was found is why there is none, as for line 1.
    """
    if isinstance(found, Verdict):
        raise DeclinedError(replace(found, line=number))
    return found


@lru_cache(KNOWN_LINES)
def known_line(index: Index, line: str) -> Ability | Verdict:
    """Return the one tree that a normalised line reads to, not bound, or why there is none; many cards share lines."""
    tokens = tokenize(line)
    if tokens is None:
        return Verdict("declined", 1, 1, reason="spacing")
    parser = Parser(tokens, shares=True)
    try:
        trees = parser.read_all(index)
    except TooComplexError:
        return Verdict("declined", 1, 1, reason="too_complex")
    if not trees:
        stop = parser.stop
        word = tokens[stop.place] if stop.place < len(tokens) else ""
        return Verdict("declined", 1, column_of(tokens, stop.place), word.strip(), stop.expected, reason="phrase")
    if len(trees) > 1:
        return Verdict("ambiguous", 1, 1)
    return proved(index, cast("Ability", trees[0]), line, tokens)


def proved(index: Index, ability: Ability, line: str, tokens: Sequence[str]) -> Ability | Verdict:
    """Return the tree of a line if it is written back as the line stands; else why it is not read."""
    said = try_write(index, ability)
    if said == tokens:
        return ability
    written = "" if said is None else detokenize(said)
    if written == line:
        return ability
    misspelt = written.casefold() == line.casefold()
    return Verdict("declined", 1, 1, reason="spacing") if misspelt else Verdict("mismatch", 1, 1)


@lru_cache(KNOWN_LINES)
def known_bound(index: Index, line: str) -> Ability | Verdict:
    """Return the one tree that a normalised line reads to, bound, or why there is none."""
    ability = known_line(index, line)
    if isinstance(ability, Verdict):
        return ability
    try:
        bound = bind(ability)
    except UnclearError as unclear:
        return Verdict("declined", 1, 1, unclear.said, reason="unclear")
    return bound if unbind(bound) == ability else Verdict("mismatch", 1, 1)


def is_written_alike(grammar: Grammar, ability: Ability, line: str) -> bool:
    """Tell whether a spell's line is written as it stands by one who does not know that it is a spell's."""
    tokens = try_write(line_index(grammar, is_spell=False), ability)
    return tokens is None or detokenize(tokens) == line


def column_of(tokens: Sequence[str], place: int) -> int:
    """Return the character at which a token begins, from 1; that after the last for the end of the line."""
    if place >= len(tokens):
        return len(detokenize(tokens)) + 1
    written = WRITTEN_MARKS.get(tokens[place], tokens[place]).strip()
    return len(detokenize(tokens[: place + 1])) - len(written) + 1


def printed_place(verdict: Verdict, normal: Normal) -> Verdict:
    """Return a verdict with its line and column in the printed text instead of the normalised one."""
    before = normal.text.split("\n")[: verdict.line - 1]
    offset = sum(len(line) + 1 for line in before) + verdict.column - 1
    printed = normal.restore()[: normal.printed_offset(offset)]
    line = printed.count("\n") + 1
    column = len(printed) - (printed.rfind("\n") + 1) + 1
    reason: Reason = verdict.reason
    return Verdict(verdict.kind, line, column, verdict.word, verdict.expected, verdict.face, reason)


def write_lines(grammar: Grammar, text: FaceText) -> tuple[str, ...] | None:
    """Return the normalised lines of a face's text, written from its tree; None where a line cannot be written."""
    indexes = (line_index(grammar, is_spell=False), line_index(grammar, is_spell=True))
    lines = []
    for ability in unbind_face(text).lines:
        tokens = try_write(indexes[0], ability) or try_write(indexes[1], ability)
        if tokens is None:
            return None
        lines.append(detokenize(tokens))
    return tuple(lines)


def write_english(grammar: Grammar, text: FaceText, names: Sequence[str], asides: Sequence[str] = ()) -> str | None:
    """Return a face's text in English, written from its tree; None where it cannot be written.

    Args:
        grammar: The phrases.
        text: The tree.
        names: What the face calls itself, the longest first.
        asides: Its reminder texts and flavor words as printed, with what sets them off.
    """
    lines = write_lines(grammar, text)
    return None if lines is None else with_marks("\n".join(lines), text.marks, names, asides)


def write_japanese(grammar: Grammar, text: FaceText) -> str | None:
    """Return a face's text in Japanese, written from its tree; None where a phrase of it has no Japanese yet."""
    writer = JapaneseWriter(grammar)
    try:
        return with_japanese_marks("\n".join(writer.say_line(ability) for ability in text.lines), text.marks)
    except NoJapaneseError:
        return None
