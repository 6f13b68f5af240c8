"""906.6, CR 903.5 Whether a deck is what its format asks for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from oathbreaker.decks.commanders import as_commander_deck
from oathbreaker.decks.deck import Deck, DeckFormat
from oathbreaker.formats import commander_deck, oathbreaker_deck
from oathbreaker.formats.led_deck import DeckRules, check_by
from oathbreaker.formats.report import DeckReport
from oathbreaker.texts.errors import DeckFormatError
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

RULES: Final[Mapping[str, DeckRules]] = {
    rules.format: rules for rules in (oathbreaker_deck.RULES, commander_deck.RULES)
}
"""The formats whose decks can be checked."""


@rule("906.6", "903.5")
def check_deck(
    deck: Deck,
    *,
    format: DeckFormat | None = None,  # noqa: A002  the public name
    banned_list: bool = True,
) -> DeckReport:
    """Check a deck against the construction rules of Oathbreaker or of Commander.

    Args:
        deck: A deck that was read; its sideboard, maybeboard and companion are no part of it (906.13, 903.5e).
        format: "oathbreaker" or "commander"; the one that the deck was read for when not given. A deck read for
            Oathbreaker is led in Commander by what its list marks, else by its oathbreakers.
        banned_list: Whether the format's own banned list counts. What no deck may have, such as cards that Vintage bans
            or forbids in Oathbreaker, always does.

    Returns:
        Every problem, in the order of the rules, and warnings. Names that the data does not know are warnings, not
        problems.

    Raises:
        DeckFormatError: It is not clear who leads the deck (`deck.question`); there is no such format; or the deck was
            read for Commander and is to be checked for Oathbreaker.
    """
    wanted = deck.format if format is None else format
    if wanted not in RULES:
        raise DeckFormatError(say("decks.no_such_format", name=repr(wanted)[:40], formats=list(RULES)))
    if wanted == "oathbreaker" and deck.format != "oathbreaker":
        raise DeckFormatError(say("decks.read_for_commander"))
    led = as_commander_deck(deck) if wanted == "commander" else deck
    if led.question is not None:
        raise DeckFormatError(led.question)
    return check_by(RULES[wanted], led, banned_list=banned_list)
