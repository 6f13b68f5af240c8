"""Verdicts: whether a text was understood, and where it was not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from oathbreaker.texts.messages import Message, say

VerdictKind = Literal["read", "declined", "ambiguous", "mismatch"]
Reason = Literal["", "phrase", "spacing", "unclear", "too_long", "too_complex", "no_text", "not_performed"]
"""Why a text was declined: no phrase fits, unusual spacing, a word without a meaning, too long, too complex, the data
has no text, or it is understood but part of it cannot be carried out."""
NOT_PERFORMED: Final = "not_performed"

MOST_EXPECTED: Final = 6
"""How many expectations a message lists."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the text of a card or face was understood.

    Attributes:
        kind: "read" only if every line has exactly one meaning and is written back from it byte for byte; "ambiguous"
            if a line has several; "mismatch" if it is not written back as it stands; else "declined".
        line: The line where reading stopped, from 1; 0 for a text that is read.
        column: The character of that line, from 1; of the printed text, reminders included.
        word: The word there; "" at the end of the line. The name of what cannot be carried out.
        expected: What could have stood there: words, kinds of phrases in angle brackets, "" for the end of the line.
        face: The index of the card's face.
        reason: Why it was declined, "" otherwise.
    """

    kind: VerdictKind
    line: int = 0
    column: int = 0
    word: str = ""
    expected: tuple[str, ...] = ()
    face: int = 0
    reason: Reason = ""

    @property
    def is_read(self) -> bool:
        """Whether the whole text is understood."""
        return self.kind == "read"

    @property
    def message(self) -> Message:
        """The verdict in a sentence."""
        if self.kind != "declined":
            return say(f"reading.{self.kind}", line=self.line)
        if self.reason != "phrase":
            return say(f"reading.{self.reason}", line=self.line, column=self.column, word=self.word)
        expected = [expectation(name) for name in self.expected[:MOST_EXPECTED]]
        return say(
            "reading.declined", line=self.line, column=self.column, where=expectation(self.word), expected=expected
        )


READ: Final = Verdict("read")


def expectation(name: str) -> Message:
    """Return what was expected: a word in quotation marks, or what a kind of phrase is called."""
    if not name.strip():
        return say("reading.end")
    if name.startswith("<") and name.endswith(">"):
        return say(f"reading.{name[1:-1].replace('-', '_')}")
    return say("reading.word", word=name.strip())
