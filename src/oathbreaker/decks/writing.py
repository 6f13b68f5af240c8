"""Writing a deck in a list format, and which formats there are."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from oathbreaker.decks.deck import Deck
from oathbreaker.decks.encoding import clean_title
from oathbreaker.decks.lists.registry import LIST_FORMATS
from oathbreaker.texts.errors import DeckFormatError
from oathbreaker.texts.languages import Language
from oathbreaker.texts.messages import known_language, say
from oathbreaker.texts.showing import shortened, visible

LONGEST_SHOWN: Final = 40
"""Characters of an unknown format's name that the refusal repeats."""

WRITTEN_FORMATS: Final[tuple[str, ...]] = tuple(
    list_format.name for list_format in LIST_FORMATS if list_format.write is not None
)
"""The names of the formats that `write_deck` writes: those that some program reads."""


def write_deck(deck: Deck, list_format: str, *, language: Language = "en") -> str:
    """Write a deck in a list format.

    Where the format cannot mark leaders, they are written where its users put them: in XMage, MTGO and Cockatrice in
    the sideboard. Counts, boards outside the deck and, where the format has them, printings and finishes are kept.

    Args:
        deck: The deck.
        list_format: A name of `WRITTEN_FORMATS`, in any case.
        language: The language of names and headings, where the format leaves a choice.

    Raises:
        DeckFormatError: There is no such format, or no program reads it.
        UnknownLanguageError: The language is neither "en" nor "ja".
    """
    known_language(language)
    wanted = list_format.strip().lower()
    found = [known for known in LIST_FORMATS if known.name == wanted]
    write = found[0].write if found else None
    if write is None:
        key = "decks.format_not_written" if found else "decks.unknown_format"
        shown = shortened(visible(list_format), LONGEST_SHOWN)
        raise DeckFormatError(say(key, name=shown, formats=list(WRITTEN_FORMATS)))
    return write(replace(deck, name=clean_title(deck.name)), language)
