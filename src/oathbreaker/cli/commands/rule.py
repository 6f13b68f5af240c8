"""`oathbreaker rule NUMBER|WORDS`: what a rule means, where it is implemented, which tests hold it."""

from __future__ import annotations

import re
import unicodedata
from argparse import Namespace
from typing import Any, Final

from oathbreaker.cards.card import Card
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cli.arguments import Arguments
from oathbreaker.cli.decks import open_catalog
from oathbreaker.cli.screen import Screen
from oathbreaker.texts.errors import RuleNotFoundError
from oathbreaker.texts.explained import (
    Ruling,
    above,
    below,
    decisions,
    held_by,
    nearest,
    places_of,
    rulings,
    title_of,
)
from oathbreaker.texts.finding_rules import Entry, find_rules
from oathbreaker.texts.languages import Terms
from oathbreaker.texts.messages import say
from oathbreaker.texts.rules import rule_exists
from oathbreaker.texts.showing import shortened, visible

LONGEST: Final = 200
"""Characters; nothing longer is looked for."""

SHORTENED: Final = 60
"""Characters of what was asked that an answer repeats."""

ASKED_NUMBER: Final = re.compile(r"(?:(?:cr|rule|ルール)\s*)?(\d[\d.]*\s?[a-z]?)\.?", re.IGNORECASE)
ASKED_RULING: Final = re.compile(r"(?:ruling|裁定)\s*(\d{1,4})", re.IGNORECASE)

MOST_SUGGESTIONS: Final = 3


def add_arguments(arguments: Arguments) -> None:
    """Add the command's arguments."""
    arguments.add("rule", metavar="NUMBER|WORDS", nargs="*")
    arguments.add("--json", action="store_true")
    arguments.add_reader_options()


def run(options: Namespace, screen: Screen) -> int:
    """Explain the rule, or what the words find; 0 explained.

    Raises:
        RuleNotFoundError: There is no such rule, or nothing is said about the words.
    """
    asked = visible(" ".join(options.rule))
    plain = unicodedata.normalize("NFKC", asked)
    if not plain:
        raise RuleNotFoundError(say("rules.no_words"))
    if len(plain) > LONGEST:
        raise RuleNotFoundError(say("rules.long_words", words=shortened(asked, SHORTENED)))
    number, ruling = ASKED_NUMBER.fullmatch(plain), ASKED_RULING.fullmatch(plain)
    if ruling:
        tell_entry(Entry("", ruling_numbered(int(ruling[1]))), options, screen)
    elif number:
        tell_entry(Entry(existing("".join(number[1].split()).rstrip(".").lower()), None), options, screen)
    else:
        tell_found(asked, options, screen)
    return 0


def existing(number: str) -> str:
    """Return a number if a rule has it.

    Raises:
        RuleNotFoundError: None has; the nearest are named.
    """
    if not rule_exists(number):
        reason = say("rules.unknown_number", number=shortened(number, SHORTENED), nearest=nearest(number))
        raise RuleNotFoundError(reason)
    return number


def ruling_numbered(number: int) -> Ruling:
    """Return the ruling with this number.

    Raises:
        RuleNotFoundError: There is none.
    """
    for ruling in rulings():
        if ruling.number == number:
            return ruling
    raise RuleNotFoundError(say("rules.unknown_ruling", number=number, last=len(rulings())))


def tell_entry(entry: Entry, options: Namespace, screen: Screen) -> None:
    """Tell everything about one rule or ruling."""
    if options.json:
        screen.print_json(entry_json(entry, screen.terms))
    else:
        from oathbreaker.cli.rule_view import print_entry  # noqa: PLC0415  not needed for --json

        names = entry.ruling.cards if entry.ruling is not None else ()
        catalog = open_catalog(screen) if names else None
        print_entry(entry, screen, [card for name in names if catalog is not None for card in catalog.named(name)])


def tell_found(words: str, options: Namespace, screen: Screen) -> None:
    """Tell what words find: the rulings about a card of that name, else rules and rulings that have the words.

    Raises:
        RuleNotFoundError: They find nothing.
    """
    catalog = open_catalog(screen)
    card, found = card_and_rulings(words, catalog)
    if not found:
        card = None
        found = find_rules(words)
    if not found:
        raise nothing_found(words, catalog)
    if len(found) == 1 and card is None:
        tell_entry(found[0], options, screen)
    elif options.json:
        screen.print_json({"query": words, "found": [entry_json(entry, screen.terms) for entry in found]})
    else:
        from oathbreaker.cli.rule_view import print_found  # noqa: PLC0415  not needed for --json

        print_found(shortened(words, SHORTENED), card, found, screen)


def card_and_rulings(name: str, catalog: CardCatalog) -> tuple[Card | None, list[Entry]]:
    """Return the card of a name, and the rulings about it: those that name it first, then those about such cards."""
    for card in catalog.named(name) or catalog.called(name):
        kinds = kinds_of(card)
        naming = [ruling for ruling in rulings() if any(face.name in ruling.cards for face in card.faces)]
        others = [ruling for ruling in rulings() if kinds.intersection(ruling.kinds) and ruling not in naming]
        if naming or others:
            return card, [Entry("", ruling) for ruling in (*naming, *others)]
    return None, []


def kinds_of(card: Card) -> set[str]:
    """Return the kinds of cards with rulings that a card is."""
    kinds = set()
    for face in card.faces:
        if "Saga" in face.types.subtypes:
            kinds |= {"saga", "creature saga"} if "creature" in face.types.types else {"saga"}
    if card.layout == "transform":
        kinds.add("transforming")
    if card.is_double_faced:
        kinds.add("double-faced")
    return kinds


def nothing_found(words: str, catalog: CardCatalog) -> RuleNotFoundError:
    """Return the refusal of words that find nothing; cards whose names come close are named."""
    cards = catalog.find(words, limit=MOST_SUGGESTIONS)
    shown = shortened(words, SHORTENED)
    if cards:
        return RuleNotFoundError(say("rules.nothing_near", words=shown, cards=cards))
    return RuleNotFoundError(say("rules.nothing", words=shown))


def entry_json(entry: Entry, terms: Terms) -> dict[str, Any]:
    """Return what is known of a rule or ruling as `rule --json` prints it."""
    words = entry.words
    explanation = words.both(terms) if words is not None else None
    if entry.ruling is not None:
        return {
            "ruling": entry.ruling.number,
            "cards": list(entry.ruling.cards),
            "explanation": explanation,
            "rules": list(entry.ruling.rules),
            "implemented": list(places_of(*entry.ruling.rules)),
            "tests": list(held_by(entry.name)),
        }
    title = title_of(entry.number)
    return {
        "number": entry.number,
        "title": title.both(terms) if title is not None else None,
        "explanation": explanation,
        "above": list(above(entry.number)),
        "below": list(below(entry.number)),
        "parts": [part_json(part, terms) for part in below(entry.number)],
        "implemented": list(places_of(entry.number)),
        "tests": list(held_by(entry.number)),
        "decisions": [decision.words.both(terms) for decision in decisions() if entry.number in decision.rules],
        "rulings": [ruling.number for ruling in rulings() if entry.number in ruling.rules],
    }


def part_json(number: str, terms: Terms) -> dict[str, Any]:
    """Return what the JSON of a rule says about each of its parts."""
    words = Entry(number).words
    return {
        "number": number,
        "explanation": words.both(terms) if words is not None else None,
        "implemented": list(places_of(number)),
        "tests": list(held_by(number)),
    }
