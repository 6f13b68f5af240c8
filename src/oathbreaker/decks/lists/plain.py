"""Plain lists: a count and a name a line, headings in words. What nothing more special claims is read as this."""

from __future__ import annotations

from typing import Final

from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.decks.lists.shape import ListFormat, RawList
from oathbreaker.decks.lists.text_list import Dialect, read_text
from oathbreaker.decks.lists.written import NameStyle, blocks, finish, headed, parts_of, printing
from oathbreaker.texts.languages import Language

STYLE: Final = NameStyle()


def recognise(_text: str) -> int:
    """Any text may be a plain list."""
    return 1


def read(text: str) -> RawList:
    """Read a plain list."""
    return read_text(text, Dialect())


def write(deck: Deck, language: Language) -> str:
    """Write a plain list; each oathbreaker is followed by its own signature spell."""
    parts = parts_of(deck)

    def line(entry: DeckEntry) -> str:
        return f"{entry.count} {STYLE.name(entry, language)}{printing(entry)}{finish(entry)}"

    leaders: list[list[str]] = []
    for pair in deck.leaders:
        leaders.append(headed("Oathbreaker", map(line, filter(None, [pair.oathbreaker]))))
        leaders.append(headed("Signature Spell", map(line, filter(None, [pair.signature_spell]))))
    return blocks(
        [f"// Name: {deck.name}"] if deck.name else [],
        *leaders,
        headed("Companion", map(line, parts.companion)),
        headed("Deck", map(line, parts.main)),
        headed("Sideboard", map(line, parts.sideboard)),
        headed("Maybeboard", map(line, parts.maybeboard)),
    )


FORMAT: Final = ListFormat("plain", recognise, read, write, marks_leaders=True)
