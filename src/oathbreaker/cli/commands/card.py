"""`oathbreaker card NAME`: the facts of one card."""

from __future__ import annotations

from argparse import Namespace
from typing import Any, Final

from oathbreaker.cards.card import NO_JAPANESE_NAME, UNLIMITED, Face
from oathbreaker.cards.colors import Colors, in_order
from oathbreaker.cards.type_words import japanese_type_line
from oathbreaker.cli.arguments import Arguments
from oathbreaker.cli.decks import open_as
from oathbreaker.cli.screen import Screen
from oathbreaker.language.verdicts import Verdict
from oathbreaker.library.card import Card
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.texts.errors import CardNotFoundError
from oathbreaker.texts.messages import say
from oathbreaker.texts.showing import shortened, visible

SHOWN: Final = 0
SEVERAL: Final = 1

LONGEST_NAME: Final = 200
"""Characters; no card's name is nearly so long, and nothing longer is looked up."""

SHORTENED: Final = 60
"""Characters of a name that an error repeats."""

MOST_SUGGESTIONS: Final = 3


def add_arguments(arguments: Arguments) -> None:
    """Add the command's arguments."""
    arguments.add("name", metavar="NAME")
    arguments.add("--json", action="store_true")
    arguments.add("--tree", action="store_true")
    arguments.add_reader_options()


def run(options: Namespace, screen: Screen) -> int:
    """Show the card; 0 shown, 1 several have the name and are listed.

    Raises:
        CardNotFoundError: No card has the name.
    """
    name = visible(options.name)
    check_name(name)
    catalog = open_as(CardCatalog, screen)
    cards = catalog.named(name) or catalog.called(name)
    if not cards:
        raise not_found(name, catalog)
    if len(cards) > 1:
        show_several(name, cards, options, screen)
        return SEVERAL
    if options.json:
        screen.print_json(card_json(cards[0], catalog.data_date))
    elif options.tree:
        from oathbreaker.cli.tree_view import print_trees  # noqa: PLC0415  few ask for it

        print_trees(cards[0], screen)
    else:
        from oathbreaker.cli.card_view import print_card  # noqa: PLC0415  not needed for --json

        print_card(cards[0], catalog, screen)
    return SHOWN


def check_name(name: str) -> None:
    """Refuse what cannot be a card's name.

    Raises:
        CardNotFoundError: It is empty, or far too long.
    """
    if not name:
        raise CardNotFoundError(say("card.no_name"))
    if len(name) > LONGEST_NAME:
        raise CardNotFoundError(say("card.long_name", name=shortened(name, SHORTENED)))


def not_found(name: str, catalog: CardCatalog) -> CardNotFoundError:
    """Return the refusal of a name that no card has, with the nearest names."""
    nearest = catalog.find(name, limit=MOST_SUGGESTIONS)
    if not nearest:
        return CardNotFoundError(say("cards.not_found", name=shortened(name, SHORTENED)))
    reason = say("cards.not_found_near", name=shortened(name, SHORTENED), cards=nearest)
    return CardNotFoundError(reason, [card.name for card in nearest])


def show_several(name: str, cards: tuple[Card, ...], options: Namespace, screen: Screen) -> None:
    """List the cards that a name can mean, one a line, in both languages."""
    if options.json:
        candidates = [{"name": card.name, "japanese_name": card.japanese_name} for card in cards]
        screen.print_json({"candidates": candidates})
        return
    screen.print(screen.say("card.several", name=shortened(name, SHORTENED), count=len(cards)))
    for card in cards:
        other = card.name if screen.language == "ja" else card.japanese_name
        first = (card.japanese_name or f"{card.name}{NO_JAPANESE_NAME}") if screen.language == "ja" else card.name
        screen.print(f"  {first}  /  {other}" if other and card.japanese_name else f"  {first}")


def card_json(card: Card, data_date: str) -> dict[str, Any]:
    """Return the facts as `card --json` prints them."""
    limit = card.deck_text.copy_limit
    return {
        "name": card.name,
        "japanese_name": card.japanese_name,
        "layout": card.layout,
        "mana_value": int(card.mana_value) if card.mana_value == int(card.mana_value) else card.mana_value,
        "colors": color_words(card.colors),
        "color_identity": color_words(card.color_identity),
        "keywords": list(card.keywords),
        "legalities": {
            "oathbreaker": card.legality("oathbreaker"),
            "vintage": card.legality("vintage"),
            "commander": card.legality("commander"),
        },
        "data_date": data_date,
        "faces": [face_json(face) for face in card.faces],
        "copy_limit": "any" if limit == UNLIMITED else limit,
        "partner": [{"kind": ability.kind, "name": ability.name} for ability in card.deck_text.partner],
        "can_be_commander": card.deck_text.can_be_commander,
        "is_meld_result": card.is_meld_result,
        "text": {"en": card.text("en"), "ja": card.text("ja")},
        "verdict": verdict_json(card.verdict),
    }


def verdict_json(verdict: Verdict) -> dict[str, Any]:
    """Return whether the text is understood, and where it is not."""
    return {
        "kind": verdict.kind,
        "face": verdict.face,
        "line": verdict.line,
        "column": verdict.column,
        "word": verdict.word,
        "expected": list(verdict.expected),
        "message": verdict.message.both(),
    }


def face_json(face: Face) -> dict[str, Any]:
    """Return a face's facts."""
    return {
        "name": face.name,
        "japanese_name": face.japanese_name,
        "reading": face.reading,
        "mana_cost": face.mana_cost,
        "type_line": face.type_line,
        "japanese_type_line": japanese_type_line(face.types),
        "supertypes": list(face.types.supertypes),
        "types": list(face.types.types),
        "subtypes": list(face.types.subtypes),
        "colors": color_words(face.colors),
        "color_indicator": color_words(face.color_indicator),
        "power": face.power,
        "toughness": face.toughness,
        "loyalty": face.loyalty,
        "defense": face.defense,
    }


def color_words(colors: Colors) -> list[str]:
    """Return the colours' words in the order white, blue, black, red, green."""
    return [color.value for color in in_order(colors)]
