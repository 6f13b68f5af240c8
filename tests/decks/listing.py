"""Lists that the tests of this room share: names and numbers only."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.deck import Deck, DeckEntry
from oathbreaker.texts.errors import DeckFormatError, UnreadableLine
from oathbreaker.texts.languages import LANGUAGES

OATHBREAKER = "Saheeli, Sublime Artificer"
SPELL = "Thoughtcast"

MAIN = """\
1 Aetherspouts
1 Blasphemous Act
1 Cancel
1 Chaos Warp
1 Chromatic Lantern
1 Counterspell
1 Darksteel Citadel
1 Fire // Ice
1 Bonecrusher Giant // Stomp
1 Delver of Secrets // Insectile Aberration
1 Sink into Stupor // Soporific Springs
1 Guttersnipe
1 Ornithopter
24 Island
21 Mountain"""
"""The 58 cards besides the two leaders, with a card of each layout that programs name in their own ways."""

PARTNERS = ("Jeska, Thrice Reborn", "Tevesh Szat, Doom of Fools")
PARTNER_SPELLS = ("Jeska's Will", "The Elderspell")
PARTNER_MAIN = "1 Sol Talisman\n30 Mountain\n25 Swamp"

Pair = tuple[str | None, str | None]


def read(
    text: str | bytes,
    catalog: CardCatalog,
    *,
    oathbreakers: Sequence[str] = (),
    signature_spells: Sequence[str] = (),
    allow_unknown: bool = False,
) -> Deck:
    """Read a list as a user does."""
    return Deck.read(
        text,
        cards=catalog,
        oathbreakers=oathbreakers,
        signature_spells=signature_spells,
        allow_unknown=allow_unknown,
    )


def refused(text: str | bytes, catalog: CardCatalog) -> tuple[UnreadableLine, ...]:
    """Return the bad lines of a list that must be refused; both languages of every reason can be written."""
    with pytest.raises(DeckFormatError) as refusal:
        read(text, catalog)
    error = refusal.value
    assert error.message("en")
    assert error.message("ja")
    assert all(line.reason.text(language) for line in error.lines for language in LANGUAGES)
    return error.lines


def one(line: str, catalog: CardCatalog) -> DeckEntry:
    """Return the one entry of a list of one line."""
    (entry,) = read(line + "\n", catalog).entries
    return entry


def counted(line: str, catalog: CardCatalog) -> tuple[int, str]:
    """Return the count and the English name of a list of one line."""
    entry = one(line, catalog)
    return entry.count, entry.card.name


def leaders(deck: Deck) -> list[Pair]:
    """Return the names of the leaders, pair by pair."""
    return [
        (
            pair.oathbreaker.card.name if pair.oathbreaker else None,
            pair.signature_spell.card.name if pair.signature_spell else None,
        )
        for pair in deck.leaders
    ]


def contents(deck: Deck) -> dict[str, list[tuple[str, int]]]:
    """Return what a deck is made of, in no order: leaders, library, what is outside."""
    parts = {"leaders": deck.leader_entries, "library": deck.library_entries, "outside": deck.outside_entries}
    return {part: sorted((entry.card.name, entry.count) for entry in entries) for part, entries in parts.items()}


def codes(deck: Deck) -> list[str]:
    """Return the codes of a deck's notes."""
    return [note.code for note in deck.notes]
