"""What the writers of list formats share: a deck sorted into parts, and names as each program wants them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.texts.languages import Language

ALL_LAYOUTS: Final = frozenset({"split", "adventure", "prepare", "flip", "transform", "modal_dfc"})
"""The layouts of cards with more than one name."""

SPLIT_ONLY: Final = frozenset({"split"})
"""Most programs call a card by its front name alone, unless it is a split card."""


@dataclass(frozen=True, slots=True)
class NameStyle:
    """How a program calls cards with more than one name.

    Attributes:
        whole: The layouts that are called by all their names; others by the front name alone.
        separator: What stands between the names.
        back_separator: What stands before the name of a back face, where that differs.
    """

    whole: frozenset[str] = ALL_LAYOUTS
    separator: str = " // "
    back_separator: str | None = None

    def name(self, entry: DeckEntry, language: Language = "en") -> str:
        """Return what the program calls this card; in English where it has no Japanese name."""
        card = entry.card
        names = [face.name for face in card.faces]
        japanese = [face.japanese_name for face in card.faces if face.japanese_name]
        if language == "ja" and len(japanese) == len(names):
            names = japanese
        if card.layout not in self.whole:
            return names[0]
        separator = self.back_separator if card.is_double_faced and self.back_separator else self.separator
        return separator.join(names)


@dataclass(frozen=True, slots=True)
class Parts:
    """A deck's entries by where a written list puts them.

    Attributes:
        oathbreakers: The oathbreakers.
        spells: Their signature spells, in the same order.
        main: The rest of the deck.
        sideboard, maybeboard, companion: What is outside the deck.
    """

    oathbreakers: tuple[DeckEntry, ...]
    spells: tuple[DeckEntry, ...]
    main: tuple[DeckEntry, ...]
    sideboard: tuple[DeckEntry, ...]
    maybeboard: tuple[DeckEntry, ...]
    companion: tuple[DeckEntry, ...]

    @property
    def leaders(self) -> tuple[DeckEntry, ...]:
        """The oathbreakers, then the signature spells."""
        return (*self.oathbreakers, *self.spells)


def parts_of(deck: Deck) -> Parts:
    """Sort a deck's entries into parts: each into one, but a second mention of a leader that is the same card."""
    outside = deck.outside_entries
    return Parts(
        tuple(pair.oathbreaker for pair in deck.leaders if pair.oathbreaker),
        tuple(pair.signature_spell for pair in deck.leaders if pair.signature_spell),
        deck.library_entries,
        tuple(entry for entry in outside if entry.board == "sideboard"),
        tuple(entry for entry in outside if entry.board == "maybeboard"),
        tuple(entry for entry in outside if entry.board == "companion"),
    )


def printing(entry: DeckEntry) -> str:
    """Return a printing as many programs write it after a name: " (SLD) 1143", or "" where it is not known."""
    if not entry.set_code:
        return ""
    return f" ({entry.set_code}) {entry.collector_number}" if entry.collector_number else f" ({entry.set_code})"


def finish(entry: DeckEntry) -> str:
    """Return a finish as many programs write it at a line's end: " *F*", " *E*" or ""."""
    return {"foil": " *F*", "etched": " *E*"}.get(entry.finish or "", "")


def blocks(*parts: Iterable[str]) -> str:
    """Join parts of a list, each of several lines, with a blank line between them; empty parts are left out."""
    texts = ["\n".join(part) for part in map(list, parts) if part]
    return "\n\n".join(texts) + "\n"


def headed(heading: str, lines: Iterable[str]) -> list[str]:
    """Return lines with a heading above them, nothing at all where there are no lines."""
    listed = list(lines)
    return [heading, *listed] if listed else []
