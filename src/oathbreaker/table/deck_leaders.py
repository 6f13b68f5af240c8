"""906.3, 906.4, 906.7, CR 903.6 Who leads a deck in a game: its leaders with their designations, and the rest of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from oathbreaker.decks.commanders import as_commander_deck
from oathbreaker.decks.deck import Deck, DeckEntry, DeckFormat
from oathbreaker.formats.check_deck import check_deck
from oathbreaker.formats.commander import Commander
from oathbreaker.formats.oathbreaker import OATHBREAKER, SIGNATURE_SPELL
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule

LEADING: Final = ("oathbreaker", "signature spell", "commander")
"""The designations of cards that lead a deck."""

MOST_LEADERS: Final = 2
"""How many oathbreakers or commanders a deck has: one, or two partners."""

MOST_TOLD: Final = 3
"""How many problems of a deck a refusal tells."""

Leading = list[list[Any]]
"""JSON: for each card that leads a deck its name, its designation, and the place among these of the card that it
belongs to, -1 for none.
"""


@rule("906.7", "906.4b")
def oathbreakers(deck: Deck, number: int) -> Leading:
    """Return the oathbreakers of a deck, each before its signature spell; none of a list that names nobody.

    Args:
        deck: The deck.
        number: Which deck it is, for the refusal.

    Raises:
        GameSetupError: It is not clear who leads the deck, or more than two do.
    """
    if deck.question is not None:
        raise GameSetupError(say("table.deck_unclear", number=number + 1, question=deck.question))
    if len(deck.leaders) > MOST_LEADERS:
        raise GameSetupError(say("table.deck_too_many_leaders", number=number + 1))
    found: Leading = []
    for pair in deck.leaders:
        place = -1
        if pair.oathbreaker is not None:
            place = len(found)
            found.append([pair.oathbreaker.card.name, OATHBREAKER, -1])
        if pair.signature_spell is not None:
            found.append([pair.signature_spell.card.name, SIGNATURE_SPELL, place])
    return found


@rule("903.6")
def commanders(deck: Deck, number: int) -> Leading:
    """Return the commanders of a deck.

    Args:
        deck: The deck, as one for Commander.
        number: Which deck it is, for the refusal.

    Raises:
        GameSetupError: It is not clear who leads the deck; or nobody does, or more than two do.
    """
    if deck.question is not None:
        raise GameSetupError(say("table.deck_unclear", number=number + 1, question=deck.question))
    if not 0 < len(deck.leader_entries) <= MOST_LEADERS:
        raise GameSetupError(say("table.deck_without_commander", number=number + 1))
    return [[entry.card.name, Commander.commander, -1] for entry in deck.leader_entries]


def led_deck(deck: Deck, number: int, game_format: str) -> tuple[Leading, list[list[Any]]]:
    """Return who leads a deck, and the rest of it as [number, name] pairs.

    Raises:
        GameSetupError: The deck does not say who leads it.
    """
    if game_format == Commander.name:
        led = as_commander_deck(deck)
        return commanders(led, number), counted(led.library_entries)
    return oathbreakers(deck, number), counted(deck.library_entries)


def counted(entries: Sequence[DeckEntry]) -> list[list[Any]]:
    """Return entries as [number, name] pairs."""
    return [[entry.count, entry.card.name] for entry in entries]


@rule("906.6", "903.5")
def refuse_illegal(deck: Deck, number: int, deck_format: DeckFormat, *, banned_list: bool) -> None:
    """Refuse a deck that breaks the rules of construction.

    Raises:
        GameSetupError: It does; the first problems are told.
    """
    report = check_deck(deck, format=deck_format, banned_list=banned_list)
    if not report.legal:
        reasons = [problem.reason for problem in report.problems[:MOST_TOLD]]
        raise GameSetupError(say("table.deck_illegal", number=number + 1, n=len(report.problems), problems=reasons))
