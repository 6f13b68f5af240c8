"""Writing a face's rules text from its tree, in either language."""

from __future__ import annotations

from oathbreaker.cards.card import Face
from oathbreaker.language.face import write_english, write_japanese
from oathbreaker.language.normal import own_names
from oathbreaker.library.readings import is_legendary
from oathbreaker.mechanics.phrasebook import grammar
from oathbreaker.terms.abilities import FaceText
from oathbreaker.texts.languages import Language
from oathbreaker.texts.messages import known_language


def write_face(face: Face, text: FaceText, language: Language) -> str | None:
    """Return a face's rules text; None where a phrase of it has no Japanese yet."""
    known_language(language)
    if language == "ja":
        return write_japanese(grammar(), text)
    return write_english(grammar(), text, own_names(face.name, is_legendary=is_legendary(face)))
