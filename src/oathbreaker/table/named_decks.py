"""Decks by name: a list's file, or a deck that ships inside; and whether all its cards can be played."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from oathbreaker.decks.deck import Deck
from oathbreaker.decks.embedded import embedded_decks, embedded_name, embedded_text
from oathbreaker.table.playable import PlayableCards
from oathbreaker.texts.errors import GameSetupError, UnplayableCardError
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.showing import visible


def named_deck(name: str, cards: PlayableCards) -> Deck:
    """Return the deck of a file, or one that ships inside, all of whose cards can be played.

    Raises:
        GameSetupError: There is no such file or deck.
        DeckFormatError: It cannot be read.
        UnplayableCardError: Some of its cards cannot be played.
    """
    inside = embedded_name(name)
    if inside is not None:
        deck = Deck.read(embedded_text(inside), cards=cards.catalog)
    elif name and Path(name).exists():
        deck = Deck.read(Path(name), cards=cards.catalog)
    else:
        raise GameSetupError(say("play.no_deck", name=visible(name), names=embedded_decks()))
    refuse_unplayable(deck, cards)
    return deck


def refuse_unplayable(deck: Deck, cards: PlayableCards) -> None:
    """Refuse a deck with cards that cannot be played: the first is named with what it lacks, the others are counted.

    Raises:
        UnplayableCardError: There are such cards.
    """
    reasons = list(refusals(deck, cards))
    if len(reasons) == 1:
        raise UnplayableCardError(reasons[0])
    if reasons:
        raise UnplayableCardError(say("play.unplayable", n=len(reasons) - 1, reason=reasons[0]))


def refusals(deck: Deck, cards: PlayableCards) -> Iterator[Message]:
    """Yield why each card of a deck that cannot be played cannot."""
    for entry in (*deck.leader_entries, *deck.library_entries):
        try:
            cards[entry.card.name]
        except UnplayableCardError as error:
            yield error.reason
