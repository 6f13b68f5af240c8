"""Who leads a deck whose list does not say it: found where the list has exactly one possible reading (906.3, 906.4)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from oathbreaker.cards.card import Card
from oathbreaker.cards.colors import Color
from oathbreaker.decks.deck import DECK_SIZES, DeckFormat, DeckNote
from oathbreaker.decks.listed import (
    MOST_PAIRS,
    ListedEntry,
    are_commanders,
    are_leaders,
    blocks_of,
    count_of,
    is_free_block,
    is_planeswalker,
    is_spell,
    may_lead,
)
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule

DECK_SIZE: Final = DECK_SIZES["oathbreaker"]

LEAST_DECK: Final = 40
"""Fewer cards than this are a part of a deck and no deck, so that what follows them is no sideboard."""

MOST_NAMED: Final = 8
"""The number of candidates that a question names."""

Items = tuple[ListedEntry, ...]
Test = Callable[[ListedEntry], bool]


@dataclass(frozen=True)
class Finding:
    """Who leads, as far as it was found.

    Attributes:
        oathbreakers: The oathbreakers.
        spells: The signature spells.
        reason: Why it could only be these; None where nothing was inferred.
        question: What must be asked; None where nothing.
    """

    oathbreakers: Items = ()
    spells: Items = ()
    reason: Message | None = None
    question: Message | None = None

    @property
    def items(self) -> Items:
        """Everyone who leads."""
        return (*self.oathbreakers, *self.spells)


@rule("906.13", "903.5e")
def find_sideboard(
    listed: Sequence[ListedEntry], *, after_blank: bool, deck_format: DeckFormat = "oathbreaker"
) -> tuple[list[ListedEntry], tuple[DeckNote, ...]]:
    """Find the sideboard of a list that marks nothing: its last block, where the deck is complete without it.

    Args:
        listed: The cards of the list.
        after_blank: Whether the format's second block is always the sideboard.
        deck_format: What the deck is for.

    Returns:
        The cards, those of the sideboard put on that board, and a note if that was inferred.
    """
    *before, last = blocks_of(listed) or [[]]
    if not before or any(item.marked for item in listed) or not all(map(is_free_block, (*before, last))):
        return list(listed), ()
    by_format = after_blank and len(before) == 1 and count_of(before[0]) >= LEAST_DECK
    complete = completes_deck(count_of(listed) - count_of(last), last, deck_format)
    if lead(last, deck_format) or not (by_format or complete):
        return list(listed), ()
    moved = [item.on("sideboard") if item in last else item for item in listed]
    lines = tuple(item.entry.line for item in last)
    key = "decks.sideboard_by_format" if by_format else "decks.sideboard_inferred"
    reason = say(key, line=lines[0], count=count_of(last))
    number = "906.13" if deck_format == "oathbreaker" else "903.5e"
    return moved, (DeckNote("sideboard-inferred", reason, lines, rule=number),)


def completes_deck(before: int, block: Sequence[ListedEntry], deck_format: DeckFormat) -> bool:
    """Tell whether a deck is complete before a block, the leaders that the block may hold counted to it."""
    size = DECK_SIZES[deck_format]
    leading = could_lead(block, deck_format)
    return before == size or (lead(leading, deck_format) and before + count_of(leading) == size)


def could_lead(items: Iterable[ListedEntry], deck_format: DeckFormat) -> list[ListedEntry]:
    """Return the cards that could lead a deck of a format."""
    if deck_format == "commander":
        return [item for item in items if may_lead(item)]
    return [item for item in items if is_planeswalker(item) or is_spell(item)]


def lead(items: Sequence[ListedEntry], deck_format: DeckFormat) -> bool:
    """Tell whether these cards are just those who lead a deck of a format."""
    return are_commanders(items) if deck_format == "commander" else are_leaders(items)


@rule("906.3", "906.4")
def infer_leaders(listed: Sequence[ListedEntry], banner: str | None) -> Finding:
    """Find who leads where nothing is marked."""
    apart = leaders_set_apart(listed)
    if len(apart) == 1:
        return apart[0]
    if not apart:
        by_size = leaders_by_size(listed)
        if by_size is not None:
            return by_size
    oathbreakers = able(listed, is_planeswalker)
    spells = able(listed, is_spell)
    if oathbreakers and oathbreakers[0].entry.board == "sideboard":
        # In formats that keep the leaders in the sideboard, it keeps both.
        spells = tuple(item for item in listed if item.entry.board == "sideboard" and is_spell(item)) or spells
    if not oathbreakers or not spells:
        return Finding() if oathbreakers else commander_set_apart(listed)
    if len(oathbreakers) > 1 and banner:
        oathbreakers = tuple(item for item in oathbreakers if item.card.name == banner) or oathbreakers
    if len(oathbreakers) == 1:
        fitting = fitting_spells(oathbreakers, spells) or spells
        if len(fitting) == 1:
            return Finding(oathbreakers, fitting, say("decks.because_only_ones"))
    return Finding(question=say("decks.ask_leaders", oathbreakers=names(oathbreakers), spells=names(spells)))


def commander_set_apart(listed: Sequence[ListedEntry]) -> Finding:
    """Return the legendary creature at the top of a deck of another format: the one who leads it, and cannot here.

    Moxfield puts commanders so, above the rest and unmarked.
    """
    first, *rest = blocks_of(listed) or [[]]
    size = count_of(item for item in listed if item.entry.board == "main")
    if not rest or len(first) > 1 or size != DECK_SIZE or not is_free_block(first):
        return Finding()
    (top,) = first
    if top.entry.count > 1 or not (top.card.has_type("creature") and "legendary" in top.card.front.types.supertypes):
        return Finding()
    return Finding((top,), reason=say("decks.because_apart", line=top.entry.line))


def leaders_set_apart(listed: Sequence[ListedEntry], deck_format: DeckFormat = "oathbreaker") -> list[Finding]:
    """Return every reading in which the leaders stand by themselves: as the sideboard, as first or as last block."""
    found: dict[frozenset[Card], Finding] = {}
    sideboard = [item for item in listed if item.entry.board == "sideboard"]
    if lead(sideboard, deck_format):
        found[cards_of(sideboard)] = split(sideboard, say("decks.because_sideboard"), deck_format)
    blocks = blocks_of(listed)
    for number in (1, 2):
        for ends in (blocks[:number], blocks[-number:]):
            items = [item for block in ends for item in block]
            if len(blocks) > number and all(map(is_free_block, ends)) and lead(items, deck_format):
                reason = say("decks.because_block", line=items[0].entry.line)
                found.setdefault(cards_of(items), split(items, reason, deck_format))
    return list(found.values())


def leaders_by_size(listed: Sequence[ListedEntry], deck_format: DeckFormat = "oathbreaker") -> Finding | None:
    """Return the leaders in a larger sideboard, where the main deck lacks just them (58 cards, or 56 with partners)."""
    main = [item for item in listed if item.entry.board == "main"]
    sideboard = [item for item in listed if item.entry.board == "sideboard"]
    leading = could_lead(sideboard, deck_format)
    if lead(leading, deck_format) and count_of(main) + count_of(leading) == DECK_SIZES[deck_format]:
        return split(leading, say("decks.because_size"), deck_format)
    return None


def split(items: Sequence[ListedEntry], reason: Message, deck_format: DeckFormat) -> Finding:
    """Return leaders as oathbreakers and spells; commanders stand where oathbreakers do."""
    if deck_format == "commander":
        return Finding(tuple(items), reason=reason)
    oathbreakers = tuple(item for item in items if is_planeswalker(item))
    return Finding(oathbreakers, tuple(item for item in items if not is_planeswalker(item)), reason)


@rule("906.4", "906.4b")
def infer_spells(listed: Sequence[ListedEntry], oathbreakers: Items) -> Finding:
    """Find the signature spells of known oathbreakers."""
    known = Finding(oathbreakers)
    wanted = len(cards_of(oathbreakers))
    if not all(map(is_planeswalker, oathbreakers)) or wanted > MOST_PAIRS:
        # Such a deck is not legal whatever its spell is; there is nothing to ask.
        return known
    apart = set_apart(listed, oathbreakers, is_spell)
    if apart is not None:
        return replace(known, spells=apart, reason=say("decks.because_apart", line=apart[0].entry.line))
    spells = able(listed, is_spell)
    fitting = fitting_spells(oathbreakers, spells) or spells
    if len(fitting) == wanted:
        return replace(known, spells=fitting, reason=say("decks.because_only_spells"))
    if len(fitting) > wanted:
        asked = say("decks.ask_spells", oathbreakers=[item.card for item in oathbreakers], spells=names(fitting))
        return replace(known, question=asked)
    return known


@rule("906.3")
def infer_oathbreakers(listed: Sequence[ListedEntry], spells: Items) -> Finding:
    """Find the oathbreakers of known signature spells."""
    known = Finding(spells=spells)
    apart = set_apart(listed, spells, is_planeswalker)
    if apart is not None:
        return replace(known, oathbreakers=apart, reason=say("decks.because_apart", line=apart[0].entry.line))
    identity = frozenset[Color]().union(*(item.card.color_identity for item in spells))
    walkers = able(listed, is_planeswalker)
    wanted = len(cards_of(spells))
    fitting = tuple(item for item in walkers if wanted > 1 or identity <= item.card.color_identity) or walkers
    if len(fitting) == wanted:
        return replace(known, oathbreakers=fitting, reason=say("decks.because_only_planeswalkers"))
    if len(fitting) > wanted:
        asked = say("decks.ask_oathbreakers", spells=[item.card for item in spells], oathbreakers=names(fitting))
        return replace(known, question=asked)
    return known


def set_apart(listed: Sequence[ListedEntry], known: Items, test: Test) -> Items | None:
    """Return the other half of the leaders where it stands by itself, or beside the known half alone."""
    sideboard = [item for item in listed if item.entry.board == "sideboard" and item not in known]
    blocks = [[item for item in block if item not in known] for block in blocks_of(listed)]
    ends = [block for block in (*blocks[:1], *blocks[-1:]) if block and is_free_block(block)] if len(blocks) > 1 else []
    found = {
        cards_of(items): tuple(items)
        for items in (sideboard, *ends)
        if len(items) == len(known) and all(test(item) and item.entry.count == 1 for item in items)
    }
    return next(iter(found.values())) if len(found) == 1 else None


def able(listed: Sequence[ListedEntry], test: Test) -> Items:
    """Return the single cards that pass a test: those of the main deck, else those of the sideboard.

    A card in several lines is one candidate: its first line.
    """
    found = [item for item in listed if item.entry.count == 1 and test(item)]
    main = first_lines(item for item in found if item.entry.board == "main")
    return main or first_lines(item for item in found if item.entry.board == "sideboard")


def first_lines(items: Iterable[ListedEntry]) -> Items:
    """Return the first line of each card."""
    found: dict[Card, ListedEntry] = {}
    for item in items:
        found.setdefault(item.card, item)
    return tuple(found.values())


def cards_of(items: Iterable[ListedEntry]) -> frozenset[Card]:
    """Return the cards of these lines: two lines with one card are no two choices."""
    return frozenset(item.card for item in items)


def fitting_spells(oathbreakers: Items, spells: Items) -> Items:
    """Return the spells that lie within an oathbreaker's colour identity."""
    return tuple(
        spell
        for spell in spells
        if any(spell.card.color_identity <= oathbreaker.card.color_identity for oathbreaker in oathbreakers)
    )


def names(items: Items) -> list[object]:
    """Return the cards that a question names, "…" for the rest."""
    cards: list[object] = list(dict.fromkeys(item.card for item in items))
    return cards if len(cards) <= MOST_NAMED else [*cards[:MOST_NAMED], "…"]
