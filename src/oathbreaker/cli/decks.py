"""What commands about decks share: opening the card data, reading the deck that an argument names."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar, cast

from oathbreaker.cards import storage
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cli.screen import Screen
from oathbreaker.decks.deck import Deck, DeckFormat
from oathbreaker.decks.embedded import embedded_name, embedded_text
from oathbreaker.decks.encoding import MOST_BYTES
from oathbreaker.texts.errors import DeckFormatError
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule
from oathbreaker.texts.showing import visible

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
    """Read the deck named by the argument DECK: a file, one that ships inside, or "-" for standard input.

    Raises:
        DeckFormatError: It cannot be read.
        OSError: The file cannot be opened.
    """
    if not options.deck:
        raise DeckFormatError(say("cli.no_file_name"))
    inside = embedded_name(options.deck)
    source: bytes | str | Path = Path(options.deck)
    if options.deck == "-":
        source = sys.stdin.buffer.read(MOST_BYTES + 1)
    elif inside is not None:
        source = embedded_text(inside)
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


@rule("906.6", "903.5")
def illegal_lists(names: Sequence[str], game_format: str, catalog: CardCatalog) -> list[Message]:
    """Return for each list that is played and breaks the rules for decks of its format that it does, with a problem.

    Args:
        names: Files, and names of decks that ship inside, which are legal.
        game_format: What is played.
        catalog: Where names are looked up.

    Raises:
        DeckFormatError: A list cannot be read.
        OSError: A file cannot be opened.
    """
    from oathbreaker.formats.check_deck import RULES, check_deck  # noqa: PLC0415  for lists of one's own

    found = []
    for name in dict.fromkeys(names) if game_format in RULES else ():
        if embedded_name(name) is not None:
            continue
        report = check_deck(Deck.read(Path(name), cards=catalog), format=cast("DeckFormat", game_format))
        if not report.legal:
            first = report.problems[0]
            number = len(report.problems)
            found.append(
                say("play.not_legal", deck=visible(Path(name).name), n=number, reason=first.reason, rule=first.rule)
            )
    return found


def notice_of(lists: Sequence[Message]) -> Message | None:
    """Return what `illegal_lists` found as one notice: a list's first problem, or the names of several lists."""
    if not lists:
        return None
    first, *others = lists
    return first if not others else say("play.lists_not_legal", decks=[one.fields["deck"] for one in lists])


def explain_unreadable(error: DeckFormatError, screen: Screen) -> None:
    """Write to standard error why a list could not be read: one line, and the first bad lines of the list below it."""
    screen.error(error.reason)
    lines = [line for line in error.lines if line.line] if len(error.lines) > 1 else []
    texts = [f"{screen.say('cli.line', line=line.line)}{screen.text(line.reason)}" for line in lines[:MOST_BAD_LINES]]
    if len(lines) > MOST_BAD_LINES:
        texts.append(screen.say("cli.more_bad_lines", n=len(lines) - MOST_BAD_LINES))
    for text in texts:
        screen.error_console.print(f"  {text}", markup=False, highlight=False, soft_wrap=True)
