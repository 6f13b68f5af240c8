"""Reading a deck list: from a file or a text to a `Deck`, or one error that names every bad line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks import encoding
from oathbreaker.decks.commanders import find_commanders
from oathbreaker.decks.deck import DECK_SIZES, Deck, DeckFormat
from oathbreaker.decks.leaders import Leading, find_leaders
from oathbreaker.decks.listed import ListedEntry
from oathbreaker.decks.lists.registry import recognise
from oathbreaker.decks.lists.shape import MOST_CARD_LINES, RawList
from oathbreaker.decks.resolving import Resolver, shown_line
from oathbreaker.texts.errors import DeckFormatError, UnreadableLine
from oathbreaker.texts.messages import say

MOST_LINES: Final = 100_000
"""Lines of any kind; JSON with all that a site knows of the cards has ten thousand."""

FILE_NAME: Final = re.compile(r"^[^\n]*\.(?:txt|dck|dek|dec|cod|o8d|mwdeck|json|xml)$", re.IGNORECASE)


def read_deck(  # noqa: PLR0913  as Deck.read
    source: str | Path | bytes,
    *,
    cards: CardCatalog,
    oathbreakers: Sequence[str] = (),
    signature_spells: Sequence[str] = (),
    commanders: Sequence[str] = (),
    deck_format: DeckFormat = "oathbreaker",
    allow_unknown: bool = False,
) -> Deck:
    """Read a deck list; see `Deck.read`."""
    refuse_names_of_other_format(deck_format, (*oathbreakers, *signature_spells), commanders)
    text = encoding.clean(text_of(source))
    if not text.strip():
        raise encoding.unreadable(say("decks.empty"))
    if text.count("\n") > MOST_LINES:
        raise encoding.unreadable(say("decks.too_many_lines_at_all", most=MOST_LINES))
    list_format = recognise(text)
    raw = list_format.read(text)
    resolver = Resolver(cards, allow_unknown, deck_format)
    listed = resolve(raw, resolver)
    if deck_format == "commander":
        leading: Leading = find_commanders(listed, raw, cards, said(commanders))
    else:
        leading = find_leaders(listed, raw, cards, said(oathbreakers), said(signature_spells))
    return Deck(
        entries=tuple(item.entry for item in leading.listed),
        leaders=leading.leaders,
        list_format=list_format.name,
        name=encoding.clean_title(raw.name),
        notes=(*raw.notes, *resolver.notes, *leading.notes),
        question=leading.question,
        data_date=cards.data_date,
        format=deck_format,
    )


def refuse_names_of_other_format(deck_format: str, of_oathbreaker: Sequence[str], commanders: Sequence[str]) -> None:
    """Refuse names of leaders that the format does not have, and a format that there is not.

    Raises:
        DeckFormatError: It is refused.
    """
    if deck_format not in DECK_SIZES:
        raise DeckFormatError(say("decks.no_such_format", name=repr(deck_format)[:40], formats=list(DECK_SIZES)))
    if deck_format == "commander" and of_oathbreaker:
        raise DeckFormatError(say("decks.leaders_of_oathbreaker"))
    if deck_format == "oathbreaker" and commanders:
        raise DeckFormatError(say("decks.leaders_of_commander"))


def said(names: Sequence[str]) -> tuple[str, ...]:
    """Return the names that were said; one name alone is one, not its letters."""
    return (names,) if isinstance(names, str) else tuple(names)


def text_of(source: str | Path | bytes) -> str:
    """Return the list's text, from the file if `source` names one.

    Raises:
        DeckFormatError: It is no text.
        OSError: The file cannot be opened.
    """
    if isinstance(source, bytes):
        return encoding.decode(source)
    if isinstance(source, Path):
        return encoding.decode(encoding.read_file(source))
    if "\n" not in source and "\r" not in source and names_file(source):
        return encoding.decode(encoding.read_file(Path(source)))
    return source


def names_file(source: str) -> bool:
    """Tell whether one line of text names a file: one that is there, or one whose ending says that it should be."""
    try:
        return bool(source.strip()) and (Path(source).exists() or FILE_NAME.match(source) is not None)
    except (OSError, ValueError):
        # Too long, or with characters that no file name has.
        return False


def resolve(raw: RawList, resolver: Resolver) -> list[ListedEntry]:
    """Look up every card of a list.

    Raises:
        DeckFormatError: Some lines are bad, all of which it names; or the list has no cards.
    """
    card_lines = [line for line in raw.lines if line.kind in {"card", "error"}]
    if not card_lines:
        raise encoding.unreadable(say("decks.no_cards"))
    if len(card_lines) > MOST_CARD_LINES:
        raise encoding.unreadable(say("decks.too_many_lines", most=MOST_CARD_LINES))
    listed: list[ListedEntry] = []
    for line in card_lines:
        if line.reason is not None:
            resolver.bad.append(UnreadableLine(line.number, shown_line(line.text), line.reason))
            continue
        entry = resolver.entry(line)
        if entry is not None:
            listed.append(ListedEntry(entry, line.block, line.marked))
    if resolver.bad:
        raise bad_lines(resolver.bad)
    return listed


def bad_lines(bad: list[UnreadableLine]) -> DeckFormatError:
    """Return the error for bad lines: the one line's reason, or how many there are."""
    if len(bad) == 1:
        line = bad[0]
        key = "decks.bad_line" if line.line else "decks.bad_card"
        return DeckFormatError(say(key, line=line.line, text=line.text, reason=line.reason), bad)
    key = "decks.bad_lines" if bad[0].line else "decks.bad_cards"
    return DeckFormatError(say(key, count=len(bad), line=bad[0].line, reason=bad[0].reason), bad)
