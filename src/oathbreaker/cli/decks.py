"""What commands about decks share: opening the card data, reading the deck that an argument names."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TypeVar

from oathbreaker.cards import storage
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cli.screen import Screen
from oathbreaker.decks.deck import Deck
from oathbreaker.decks.encoding import MOST_BYTES
from oathbreaker.texts.errors import DeckFormatError
from oathbreaker.texts.messages import say

Catalog = TypeVar("Catalog", bound=CardCatalog)
MOST_BAD_LINES = 20
"""How many bad lines of a list are shown."""


def open_catalog(screen: Screen) -> CardCatalog:
    """Open the card data at hand; say so when its fast form must be built first, which takes some seconds."""
    return open_as(CardCatalog, screen)


def open_as(kind: type[Catalog], screen: Screen) -> Catalog:
    """Open the card data at hand as a catalog of this kind: of facts, or of cards with their texts."""
    if not storage.is_ready() and sys.stderr.isatty():
        screen.hint(say("cli.preparing"))
    return kind.default()


def read_deck_argument(options: Namespace, catalog: CardCatalog) -> Deck:
    """Read the deck named by the argument DECK, a file or "-" for standard input.

    Raises:
        DeckFormatError: It cannot be read.
        OSError: The file cannot be opened.
    """
    if not options.deck:
        raise DeckFormatError(say("cli.no_file_name"))
    source = sys.stdin.buffer.read(MOST_BYTES + 1) if options.deck == "-" else Path(options.deck)
    return Deck.read(
        source,
        cards=catalog,
        oathbreakers=getattr(options, "oathbreaker", ()),
        signature_spells=getattr(options, "signature_spell", ()),
        commanders=getattr(options, "commander", ()),
        format=getattr(options, "format", "oathbreaker"),
        allow_unknown=getattr(options, "allow_unknown", True),
    )


def read_deck_or_explain(options: Namespace, screen: Screen, catalog: CardCatalog) -> Deck | None:
    """Read the deck named by the argument DECK; where it cannot be read, say why and return None.

    Raises:
        OSError: The file cannot be opened.
    """
    try:
        return read_deck_argument(options, catalog)
    except DeckFormatError as error:
        explain_unreadable(error, screen)
        return None


def explain_unreadable(error: DeckFormatError, screen: Screen) -> None:
    """Write to standard error why a list could not be read: one line, and the first bad lines of the list below it."""
    screen.error(error.reason)
    lines = [line for line in error.lines if line.line] if len(error.lines) > 1 else []
    texts = [f"{screen.say('cli.line', line=line.line)}{screen.text(line.reason)}" for line in lines[:MOST_BAD_LINES]]
    if len(lines) > MOST_BAD_LINES:
        texts.append(screen.say("cli.more_bad_lines", n=len(lines) - MOST_BAD_LINES))
    for text in texts:
        screen.error_console.print(f"  {text}", markup=False, highlight=False, soft_wrap=True)
