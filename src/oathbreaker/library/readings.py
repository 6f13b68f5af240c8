"""What is known of cards' rules texts, as bytes: trees of those that are read, verdicts of the others.

The embedded readings are text (`data/trees/trees.jsonl`, one card a line: `["name", reading]`), built by
`tools/build_trees.py`. A reading is a list with one entry for each face: the tree of a face that is read, as JSON, or
for one that is not its verdict, `[kind, line, column, word, reason, *expected]`. The verdict of a card that is
understood but cannot be carried out stands after its faces.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from oathbreaker.cards.card import Card, Face
from oathbreaker.language.face import FaceReading, read_face
from oathbreaker.language.normal import Normal, own_names
from oathbreaker.language.verdicts import NOT_PERFORMED, READ, Verdict
from oathbreaker.library.performing import unperformed
from oathbreaker.mechanics.phrasebook import grammar
from oathbreaker.terms.abilities import FaceText
from oathbreaker.terms.term import term_from_json
from oathbreaker.texts.rules import rule

MOST_EXPECTED = 8
"""How many expectations of an unread card are kept."""

SPELL_TYPES = frozenset({"instant", "sorcery"})


@dataclass(frozen=True)
class CardReading:
    """What reading a card's text gave.

    Attributes:
        texts: Each face's tree, None for a face that is not read.
        verdict: Whether the whole card is read; else that of the first face that is not.
    """

    texts: tuple[FaceText | None, ...]
    verdict: Verdict


def read_card(card: Card, texts: Sequence[str]) -> CardReading:
    """Read the printed text of each of a card's faces; what cannot be carried out is declined, with its trees."""
    readings = [read_face_of(face, text) for face, text in zip(card.faces, texts, strict=True)]
    found = combined([(reading.text, reading.verdict) for reading in readings])
    part = next(unperformed(card, [text for text in found.texts if text]), None) if found.verdict.is_read else None
    return found if part is None else CardReading(found.texts, Verdict("declined", word=part, reason=NOT_PERFORMED))


def read_to_bytes(card: Card, texts: Sequence[str]) -> bytes:
    """Read the printed text of each of a card's faces; return what a catalog carries of it."""
    return reading_to_bytes(read_card(card, texts))


def read_face_of(face: Face, text: str) -> FaceReading:
    """Read the printed text of one face; a face of which the data has only the name has no text to read."""
    if not face.type_line:
        return FaceReading(Verdict("declined", reason="no_text"), None, Normal(text))
    names = own_names(face.name, is_legendary=is_legendary(face))
    return read_face(grammar(), text, names, is_spell=is_spell(face))


def is_legendary(face: Face) -> bool:
    """Tell whether a face is legendary, so that its text may call it by a short name (201.5c)."""
    return "legendary" in face.types.supertypes


@rule("113.3a")
def is_spell(face: Face) -> bool:
    """Tell whether a face is an instant or sorcery."""
    return bool(SPELL_TYPES & set(face.types.types))


def combined(faces: Sequence[tuple[FaceText | None, Verdict]]) -> CardReading:
    """Return the reading of a card of these faces: it is read only if they all are."""
    found = READ
    for number, (_, verdict) in enumerate(faces):
        if not verdict.is_read:
            place = (verdict.line, verdict.column, verdict.word, verdict.expected)
            found = Verdict(verdict.kind, *place, face=number, reason=verdict.reason)
            break
    return CardReading(tuple(text for text, _ in faces), found)


def reading_to_bytes(reading: CardReading) -> bytes:
    """Return a reading as the bytes that a catalog carries."""
    return json.dumps(reading_to_json(reading), ensure_ascii=False, separators=(",", ":")).encode()


def reading_to_json(reading: CardReading) -> list[object]:
    """Return a reading as JSON, see the module."""
    faces: list[object] = [text.as_json() if text else verdict_to_json(reading.verdict) for text in reading.texts]
    return [*faces, verdict_to_json(reading.verdict)] if reading.verdict.reason == NOT_PERFORMED else faces


def verdict_to_json(verdict: Verdict) -> list[object]:
    """Return a verdict as JSON."""
    expected = verdict.expected[:MOST_EXPECTED]
    return [verdict.kind, verdict.line, verdict.column, verdict.word, verdict.reason, *expected]


def reading_from_bytes(written: bytes) -> CardReading:
    """Return what `reading_to_bytes` wrote.

    Raises:
        KeyError: It has a class of terms that no mechanic defines any more.
    """
    grammar()  # defines the classes
    faces = [face_from_json(face) for face in json.loads(written)]
    if faces[-1][1].reason == NOT_PERFORMED:
        return CardReading(tuple(text for text, _ in faces[:-1]), faces[-1][1])
    return combined(faces)


def face_from_json(written: Any) -> tuple[FaceText | None, Verdict]:  # noqa: ANN401  JSON
    """Return the tree and verdict of one face."""
    if isinstance(written, dict):
        return term_from_json(written), READ
    kind, line, column, word, reason, *expected = written
    return None, Verdict(kind, line, column, word, tuple(expected), reason=reason)
