"""A card's facts in the terminal: names, faces, what formats say of it, what it can be in a deck."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from oathbreaker.cards.card import NO_JAPANESE_NAME, UNLIMITED, Face, GameFormat, PartnerAbility
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cards.colors import ColorWords
from oathbreaker.cards.type_words import japanese_keyword, japanese_type_line
from oathbreaker.cli.screen import Screen
from oathbreaker.formats.roles import as_oathbreaker, as_signature_spell, is_outside_pool
from oathbreaker.library.card import Card
from oathbreaker.texts.languages import Language
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule
from oathbreaker.texts.showing import folded

FORMATS: Final[tuple[GameFormat, ...]] = ("oathbreaker", "vintage", "commander")

LEGALITY_STYLES: Final = {
    "legal": "green",
    "restricted": "yellow",
    "banned": "red",
    "not legal": "red",
    "unknown": "dim",
}
"""The words say it too."""

LAYOUTS: Final = (
    "normal",
    "transform",
    "modal_dfc",
    "split",
    "adventure",
    "omen",
    "flip",
    "saga",
    "class",
    "case",
    "meld",
    "mutate",
    "leveler",
    "prototype",
    "prepare",
    "planar",
    "vanguard",
    "scheme",
    "host",
    "augment",
)
"""Layouts that have a name in both languages; omen cards have the layout "adventure" in the data."""

SPLIT_HALVES: Final = 2

INDENT: Final = "  "
GAP: Final = "  "
NARROWEST_VALUE: Final = 12
"""Cells that a value has even in a terminal too narrow for its column."""

Row = tuple[str, Text]
"""A label and what it says."""


def print_card(card: Card, catalog: CardCatalog, screen: Screen) -> None:
    """Print everything that is known of a card."""
    language = screen.language
    screen.print(Text(" // ".join(face_name(face, language) for face in card.faces), style="bold"))
    blocks: list[tuple[str, list[Row]]] = []
    for number, face in enumerate(card.faces, start=1):
        heading = screen.text(face_heading(card, number, face_name(face, language))) if len(card.faces) > 1 else ""
        blocks.append((heading, [*face_rows(face, screen), *text_rows(card, number - 1, screen)]))
    blocks.append(("", list(card_rows(card, screen))))
    blocks.append(("", list(deck_rows(card, catalog, screen))))
    width = max(cell_len(label) for _, rows in blocks for label, _ in rows)
    for heading, rows in blocks:
        screen.print("")
        if heading:
            screen.print(Text(heading, style="bold"))
        for line in lines_of(rows, width, screen):
            screen.console.print(line, soft_wrap=True)
    screen.print("", Text(screen.say("card.data_date", date=catalog.data_date), style="dim"))


def lines_of(rows: list[Row], width: int, screen: Screen) -> Iterator[Text]:
    """Yield rows as lines: labels in a column so many cells wide, a long value on several lines."""
    room = max(screen.console.width - width - len(INDENT) - len(GAP), NARROWEST_VALUE)
    for label, value in rows:
        for number, part in enumerate(folded(value.plain, room)):
            start = f"{INDENT}{set_cell_size('' if number else label, width)}{GAP}"
            yield Text(start).append(part, style=value.style)


def face_name(face: Face, language: Language) -> str:
    """Return a face's name in the reader's language; an English name in Japanese is marked as such."""
    if language == "en":
        return face.name
    return face.japanese_name or f"{face.name}{NO_JAPANESE_NAME}"


def face_heading(card: Card, number: int, name: str) -> Message:
    """Return what a face is called on its card, with its name."""
    if card.is_double_faced:
        return say("card.front_face" if number == 1 else "card.back_face", name=name)
    if card.layout == "split" and len(card.faces) == SPLIT_HALVES:
        return say("card.left_half" if number == 1 else "card.right_half", name=name)
    return say("card.one_part", number=number, name=name)


def face_rows(face: Face, screen: Screen) -> Iterator[Row]:
    """Yield what is printed on a face."""
    yield screen.say("card.other_name"), Text(other_name(face, screen))
    if face.reading:
        yield screen.say("card.reading"), Text(face.reading)
    yield screen.say("card.cost"), Text(face.mana_cost or screen.say("card.none"))
    type_line = japanese_type_line(face.types) if screen.language == "ja" else face.type_line
    yield screen.say("card.type"), Text(type_line or screen.say("card.none"))
    yield screen.say("card.color"), Text(screen.text(ColorWords(face.colors)))
    if face.color_indicator:
        yield screen.say("card.color_indicator"), Text(screen.text(ColorWords(face.color_indicator)))
    if face.power is not None or face.toughness is not None:
        yield screen.say("card.power_toughness"), Text(f"{face.power or ''}/{face.toughness or ''}")
    if face.loyalty is not None:
        yield screen.say("card.loyalty"), Text(face.loyalty)
    if face.defense is not None:
        yield screen.say("card.defense"), Text(face.defense)


def text_rows(card: Card, face: int, screen: Screen) -> Iterator[Row]:
    """Yield a face's rules text, a row for each line; of a text that is not understood, why."""
    if card.trees[face] is None:
        if card.verdict.face == face:
            yield screen.say("card.text"), Text(screen.text(card.verdict.message), style="dim")
        return
    text = card.face_text(face, screen.language)
    if text is None:
        yield screen.say("card.text"), Text(screen.say("card.no_japanese_text"), style="dim")
    for number, line in enumerate((text or "").splitlines()):
        yield "" if number else screen.say("card.text"), Text(line)


def other_name(face: Face, screen: Screen) -> str:
    """Return a face's name in the language that is not the reader's."""
    return face.name if screen.language == "ja" else face.japanese_name or screen.say("card.no_japanese_name")


def card_rows(card: Card, screen: Screen) -> Iterator[Row]:
    """Yield what is known of the card as a whole."""
    yield screen.say("card.layout"), Text(layout_name(card, screen))
    yield screen.say("card.mana_value"), Text(f"{plain_number(card.mana_value)}")
    yield screen.say("card.color_identity"), Text(screen.text(ColorWords(card.color_identity)))
    keywords = [japanese_keyword(word) if screen.language == "ja" else word for word in card.keywords]
    yield (
        screen.say("card.keywords"),
        Text((", " if screen.language == "en" else "、").join(keywords) or screen.say("card.none")),
    )
    for game_format in FORMATS:
        legality = card.legality(game_format)
        word = screen.say(f"words.{legality.replace(' ', '_')}")
        yield screen.say(f"card.{game_format}_format"), Text(word, style=LEGALITY_STYLES[legality])


def layout_name(card: Card, screen: Screen) -> str:
    """Return what kind of card it is; a layout that has no name here as the data calls it."""
    is_omen = any("Omen" in face.types.subtypes for face in card.faces)
    layout = "omen" if is_omen else card.layout
    return screen.say(f"card.layout_{layout}") if layout in LAYOUTS else layout


def plain_number(number: float) -> float:
    """Return a whole number without its decimal point."""
    return int(number) if number == int(number) else number


def deck_rows(card: Card, catalog: CardCatalog, screen: Screen) -> Iterator[Row]:
    """Yield what the card can be in an Oathbreaker deck."""
    yield screen.say("card.copies"), Text(screen.text(copies(card)))
    for ability in card.deck_text.partner:
        yield screen.say("card.partner"), Text(screen.text(partner_words(ability, catalog)))
    if card.deck_text.can_be_commander:
        yield screen.say("card.commander"), Text(screen.say("card.commander_yes"))
    yield screen.say("card.as_oathbreaker"), Text(screen.text(as_oathbreaker(card).reason))
    yield screen.say("card.as_signature_spell"), Text(screen.text(as_signature_spell(card).reason))


@rule("906.6b")
def copies(card: Card) -> Message:
    """Return how many cards of the name a deck may have."""
    limit = card.deck_text.copy_limit
    if card.is_meld_result:
        return say("card.copies_meld_result")
    if is_outside_pool(card):
        return say("card.copies_outside_pool")
    if card.is_basic_land:
        return say("card.copies_basic")
    if limit is None:
        return say("card.copies_one")
    return say("card.copies_any") if limit == UNLIMITED else say("card.copies_limit", limit=limit)


def partner_words(ability: PartnerAbility, catalog: CardCatalog) -> Message:
    """Return a partner ability; a card that it names by its name in the reader's language."""
    if ability.kind == "partner with":
        named = catalog.named(ability.name or "")
        return say("card.partner_with", card=named[0] if named else ability.name)
    if ability.kind == "partner":
        return say("card.partner_plain")
    if ability.kind == "Choose a Background":
        return say("card.partner_background")
    return say("card.partner_other", kind=ability.kind)
