"""The public card: printed facts, the tree of its rules text, and the text written from the tree."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from functools import cached_property
from typing import TYPE_CHECKING

from oathbreaker.cards import card as facts
from oathbreaker.texts.languages import Language

if TYPE_CHECKING:
    from oathbreaker.language.verdicts import Verdict
    from oathbreaker.library.readings import CardReading
    from oathbreaker.terms.abilities import FaceText


@dataclass(frozen=True)
class Card(facts.Card):
    """A card with its rules text.

    What is displayed is written from the tree that is played: as printed, but without reminder text and flavor words.
    Reading loads all mechanics; the facts alone do not.

    Attributes:
        readings: What is known of its text, as the catalog carries it; None for nothing.
    """

    readings: bytes | None = field(default=None, repr=False, compare=False)

    __hash__ = facts.Card.__hash__

    @cached_property
    def reading(self) -> CardReading:
        """The trees of its faces and the verdict."""
        from oathbreaker.library.readings import CardReading, reading_from_bytes  # noqa: PLC0415  loads all mechanics

        if self.readings is None:
            from oathbreaker.language.verdicts import Verdict  # noqa: PLC0415  as above

            return CardReading((None,) * len(self.faces), Verdict("declined", reason="no_text"))
        return reading_from_bytes(self.readings)

    @property
    def verdict(self) -> Verdict:
        """Whether the whole text is understood, and where it is not."""
        return self.reading.verdict

    @property
    def trees(self) -> tuple[FaceText | None, ...]:
        """The tree of each face's text, None for one that is not understood."""
        return self.reading.texts

    def text(self, language: Language = "en") -> str | None:
        """Return the rules text in a language, written from the tree; None unless all faces can be written.

        The texts of several faces are set apart by a line with "//".
        """
        texts = [self.face_text(number, language) for number in range(len(self.faces))]
        written = [text for text in texts if text is not None]
        return "\n//\n".join(written) if len(written) == len(texts) else None

    def face_text(self, face: int, language: Language = "en") -> str | None:
        """Return one face's rules text in a language; None where it is not understood, or has no Japanese yet."""
        from oathbreaker.library.writing import write_face  # noqa: PLC0415  loads all mechanics

        tree = self.trees[face]
        return None if tree is None else write_face(self.faces[face], tree, language)


def with_reading(card: facts.Card, readings: bytes | None) -> Card:
    """Return the facts of a card together with what is known of its text."""
    values = {item.name: getattr(card, item.name) for item in fields(facts.Card)}
    return Card(**values, readings=readings)
