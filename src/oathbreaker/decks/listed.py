"""The cards of a list with where they stand in it: what is needed to find out who leads the deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from oathbreaker.cards.card import Card
from oathbreaker.decks.deck import Board, DeckEntry
from oathbreaker.decks.lists.shape import NO_BLOCK

MOST_PAIRS: Final = 2
"""Two oathbreakers at most lead a deck, each with a signature spell (906.3b, 906.4b); or two commanders (702.124g)."""


@dataclass(frozen=True, slots=True, eq=False)
class ListedEntry:
    """An entry with its place in the list. Two are equal only if they are the same line.

    Attributes:
        entry: The entry.
        block: Entries between two blank lines or headings have the same number; `NO_BLOCK` where that says nothing.
        marked: Whether the list says the entry's board.
    """

    entry: DeckEntry
    block: int
    marked: bool

    @property
    def card(self) -> Card:
        """The entry's card."""
        return self.entry.card

    def on(self, board: Board) -> ListedEntry:
        """Return the same line on another board."""
        return replace(self, entry=replace(self.entry, board=board))


def is_planeswalker(item: ListedEntry) -> bool:
    """Tell whether a card could lead as an oathbreaker (906.3a: its front face counts)."""
    return item.card.has_type("planeswalker")


def is_spell(item: ListedEntry) -> bool:
    """Tell whether a card could be a signature spell: an instant or sorcery card (906.4)."""
    return not is_planeswalker(item) and (item.card.has_type("instant") or item.card.has_type("sorcery"))


def has_spell_part(item: ListedEntry) -> bool:
    """Tell whether any part of a card is an instant or sorcery, be it an adventure or a back face."""
    return any({"instant", "sorcery"} & set(face.types.types) for face in item.card.faces)


def are_leaders(items: Sequence[ListedEntry]) -> bool:
    """Tell whether these are just an oathbreaker and its spell, or two with partner abilities and their spells."""
    oathbreakers = [item for item in items if is_planeswalker(item)]
    pairs = len(oathbreakers)
    return (
        1 <= pairs <= MOST_PAIRS
        and len(items) == 2 * pairs
        and sum(map(is_spell, items)) == pairs
        and all(item.entry.count == 1 for item in items)
        and (pairs == 1 or all(item.card.deck_text.partner for item in oathbreakers))
    )


def may_lead(item: ListedEntry) -> bool:
    """Tell whether a card could be a commander, if only beside another (903.3, 702.124k)."""
    return item.card.can_be_commander or item.card.is_background


def are_commanders(items: Sequence[ListedEntry]) -> bool:
    """Tell whether these are just a commander, or two of which one has a partner ability."""
    return (
        1 <= len(items) <= MOST_PAIRS
        and all(may_lead(item) and item.entry.count == 1 for item in items)
        and any(item.card.can_be_commander for item in items)
        and (len(items) == 1 or any(item.card.deck_text.partner for item in items))
    )


def count_of(items: Iterable[ListedEntry]) -> int:
    """Return the number of cards."""
    return sum(item.entry.count for item in items)


def blocks_of(listed: Sequence[ListedEntry]) -> list[list[ListedEntry]]:
    """Return the main deck's and sideboard's cards by blocks, in order; those under sorting headings make one."""
    found: dict[int, list[ListedEntry]] = {}
    for item in listed:
        if item.entry.board in {"main", "sideboard"}:
            found.setdefault(item.block, []).append(item)
    return [found[block] for block in sorted(found, key=lambda block: (block == NO_BLOCK, block))]


def is_free_block(block: Sequence[ListedEntry]) -> bool:
    """Tell whether a block stands by itself, under no heading that sorts."""
    return block[0].block != NO_BLOCK
