"""`oathbreaker convert DECK --to FORMAT`: the same list in another format, on standard output."""

from __future__ import annotations

import sys
from argparse import Namespace

from oathbreaker.cli.arguments import Arguments
from oathbreaker.cli.decks import open_catalog, read_deck_or_explain
from oathbreaker.cli.screen import Screen
from oathbreaker.decks.deck import Deck
from oathbreaker.decks.embedded import embedded_decks
from oathbreaker.decks.writing import WRITTEN_FORMATS, write_deck
from oathbreaker.texts.messages import say


def add_arguments(arguments: Arguments) -> None:
    """Add the command's arguments."""
    arguments.add("deck", formats=", ".join(embedded_decks()), metavar="DECK")
    arguments.add(
        "--to", required=True, metavar="FORMAT", choices=sorted(WRITTEN_FORMATS), formats=", ".join(WRITTEN_FORMATS)
    )
    arguments.add_leader_options()
    arguments.add_reader_options()


def run(options: Namespace, screen: Screen) -> int:
    """Write the list; 0 done, 2 it cannot be read. What the reader of the list did is told on standard error."""
    catalog = open_catalog(screen)
    deck = read_deck_or_explain(options, screen, catalog)
    if deck is None:
        return 2
    for note in deck.notes:
        screen.hint(note.message)
    text = write_deck(deck, options.to, language=screen.language)
    sys.stdout.write(text)
    if leaders_of(Deck.read(text, cards=catalog, allow_unknown=True)) != leaders_of(deck):
        screen.hint(say("cli.leaders_not_marked"))
    return 0


def leaders_of(deck: Deck) -> list[tuple[str, str]]:
    """Return the names of a deck's leaders, pair by pair."""
    return [
        (
            pair.oathbreaker.card.name if pair.oathbreaker else "",
            pair.signature_spell.card.name if pair.signature_spell else "",
        )
        for pair in deck.leaders
    ]
