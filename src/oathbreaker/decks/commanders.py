"""CR 903.3, 903.6 Who leads a Commander deck: as its list marks it, as its reader says, or as it can only mean it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.deck import Deck, DeckEntry, DeckNote, Leaders
from oathbreaker.decks.inference import (
    Finding,
    able,
    cards_of,
    find_sideboard,
    leaders_by_size,
    leaders_set_apart,
    names,
)
from oathbreaker.decks.leaders import Leading, Naming
from oathbreaker.decks.listed import MOST_PAIRS, ListedEntry, may_lead
from oathbreaker.decks.lists.shape import RawList
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule


@rule("903.3", "903.6")
def find_commanders(
    listed: Sequence[ListedEntry], raw: RawList, cards: CardCatalog, commanders: tuple[str, ...] = ()
) -> Leading:
    """Find who leads a Commander deck.

    Args:
        listed: The cards of the list.
        raw: The list as its format read it.
        cards: Where the names given are looked up.
        commanders: Names of the commanders, if they were said; they count before any mark.

    Raises:
        DeckFormatError: A name that was said is not in the list, or names several of its cards.
    """
    listed, notes = find_sideboard(listed, after_blank=raw.sideboard_after_blank, deck_format="commander")
    marked = tuple(item for item in listed if is_marked(item.entry))
    if commanders:
        naming = Naming(listed, cards, apart=infer_commanders(listed).items)
        finding = Finding(naming.chosen(commanders, "commander"))
    elif len(cards_of(marked)) > MOST_PAIRS and any(map(may_lead, marked)):
        # Such as by a heading above the whole deck.
        able_to_lead = tuple(item for item in marked if may_lead(item))
        finding = Finding(question=say("decks.ask_commanders", cards=names(able_to_lead)))
    else:
        finding = Finding(marked) if marked else infer_commanders(listed)
    if finding.reason is not None:
        found = [item.card for item in finding.oathbreakers]
        reason = say("decks.commanders_inferred", cards=found, reason=finding.reason)
        lines = tuple(item.entry.line for item in finding.oathbreakers if item.entry.line)
        notes = (*notes, DeckNote("leaders-inferred", reason, lines, tuple(card.name for card in found), "903.3"))
    return Leading(tuple(listed), led_by(item.entry for item in finding.oathbreakers), notes, finding.question)


@rule("903.3")
def infer_commanders(listed: Sequence[ListedEntry]) -> Finding:
    """Find who leads where nothing is marked."""
    apart = leaders_set_apart(listed, "commander")
    if len(apart) == 1:
        return apart[0]
    by_size = None if apart else leaders_by_size(listed, "commander")
    if by_size is not None:
        return by_size
    possible = able(listed, lambda item: item.card.can_be_commander)
    if len(possible) == 1:
        return Finding(possible, reason=say("decks.because_only_commander"))
    return Finding(question=say("decks.ask_commanders", cards=names(possible)) if possible else None)


def is_marked(entry: DeckEntry) -> bool:
    """Tell whether a list marks a card as who leads a Commander deck."""
    return entry.board in {"commander", "oathbreaker"}


def led_by(entries: Iterable[DeckEntry]) -> tuple[Leaders, ...]:
    """Return these commanders as the leaders of a deck."""
    return tuple(Leaders(entry, None) for entry in entries)


@rule("903.3")
def as_commander_deck(deck: Deck) -> Deck:
    """Return a deck as one for Commander, if it was read for another format.

    What its list marks leads it; else the oathbreakers that were found or said.
    """
    if deck.format == "commander":
        return deck
    marked = [entry for entry in deck.entries if is_marked(entry)]
    found = marked or [pair.oathbreaker for pair in deck.leaders if pair.oathbreaker is not None]
    notes = tuple(note for note in deck.notes if note.code not in {"leaders-inferred", "spells-paired"})
    return replace(deck, format="commander", leaders=led_by(found), notes=notes, question=None)
