"""`oathbreaker convert DECK --to FORMAT`: the same list in another format, on standard output."""

from __future__ import annotations

import sys
from argparse import Namespace

from oathbreaker.cli.arguments import Arguments
from oathbreaker.cli.decks import open_catalog, read_deck_or_explain
from oathbreaker.cli.screen import Screen
from oathbreaker.decks.writing import WRITTEN_FORMATS, write_deck


def add_arguments(arguments: Arguments) -> None:
    """Add the command's arguments."""
    arguments.add("deck", metavar="DECK")
    arguments.add(
        "--to", required=True, metavar="FORMAT", choices=sorted(WRITTEN_FORMATS), formats=", ".join(WRITTEN_FORMATS)
    )
    arguments.add_leader_options()
    arguments.add_reader_options()


def run(options: Namespace, screen: Screen) -> int:
    """Write the list; 0 done, 2 it cannot be read. What the reader of the list did is told on standard error."""
    deck = read_deck_or_explain(options, screen, open_catalog(screen))
    if deck is None:
        return 2
    for note in deck.notes:
        screen.hint(note.message)
    sys.stdout.write(write_deck(deck, options.to, language=screen.language))
    return 0
