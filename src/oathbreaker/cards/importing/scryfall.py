"""Scryfall card objects, of `oracle_cards` and `all_cards` bulk files, as facts."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from oathbreaker.cards.card import TWO_FACED_LAYOUTS, Card, Face, Legality
from oathbreaker.cards.colors import Colors, colors_from_letters, letters_from_colors
from oathbreaker.cards.identity import PrintedFace, color_identity
from oathbreaker.cards.importing.deck_text import read_deck_text
from oathbreaker.cards.symbols import parse_mana_cost
from oathbreaker.texts.errors import CardDataError
from oathbreaker.texts.messages import Message, say
from oathbreaker.texts.rules import rule
from oathbreaker.texts.showing import shortened, visible

Json = Mapping[str, Any]

NOT_CARDS: Final = frozenset({"token", "double_faced_token", "emblem", "art_series", "front_card", "reversible_card"})
"""Layouts of objects that are no cards of their own. Each half of a reversible card has its plain card besides."""

NOT_CARD_TYPES: Final = frozenset({"Token", "Card", "Emblem", "Dungeon"})
"""First words of the type lines of such objects, whatever their layout: minigames, checklists, tokens that flip."""

LEGALITIES: Final[Mapping[str, Legality]] = {
    "legal": "legal", "restricted": "restricted", "banned": "banned", "not_legal": "not legal",
}  # fmt: skip
FORMATS: Final = ("oathbreaker", "vintage", "commander")

OTHER_NAMES_SETS: Final = frozenset({"om1", "omb"})
"""Sets that print cards under interchangeable names (201.3): Through the Omenpaths. Their printed names are others."""

LONGEST_TEXT: Final = 400
"""The most characters of a name or type line; the longest name has 141."""

UNPRINTABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")
"""What a fact never contains: control characters and halves of surrogate pairs."""


def is_card(record: Json) -> bool:
    """Tell whether a Scryfall object is a card of its own: no token, emblem, art card or second printing of a face."""
    if record.get("layout") in NOT_CARDS or record.get("set_type") == "token":
        return False
    first_word, _, _ = str(record.get("type_line") or "").partition(" ")
    return first_word not in NOT_CARD_TYPES


def card_from_scryfall(record: Json) -> Card:
    """Turn a Scryfall card object, of 2019 or later, into facts.

    Raises:
        CardDataError: The object lacks a name, or a part of it is not of the kind it should be.
    """
    try:
        return build_card(record)
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError) as error:
        shown = UNPRINTABLE.sub("?", str(record.get("name", "?")))[:LONGEST_TEXT]
        raise CardDataError(say("cards.bad_record", name=shown, error=fault_of(error))) from error


def fault_of(error: Exception) -> Message:
    """Return what is wrong with a damaged record, for a person."""
    if isinstance(error, KeyError):
        return say("cards.lacks_field", field=visible(str(error.args[0] if error.args else "?"))[:LONGEST_TEXT])
    return say("cards.wrong_field", error=shortened(visible(str(error)), LONGEST_TEXT) or type(error).__name__)


def build_card(record: Json) -> Card:
    """Build the card; any error of a damaged record passes through."""
    name = text(record["name"])
    if not name:
        raise ValueError(name)
    parts = face_objects(record)
    printed = tuple(printed_face(part) for part in parts)
    layout = text(record["layout"])
    if layout == "flip":
        parts = flip_halves(record, parts, printed[0])
    faces = tuple(face(part, of) for part, of in zip(parts, printed, strict=True))
    if layout in TWO_FACED_LAYOUTS and len(faces) < len(("front", "back")):
        raise ValueError(layout)
    return Card(
        name=name,
        layout=layout,
        faces=faces,
        mana_value=number(record.get("cmc", 0)),
        color_identity=color_identity(printed),
        keywords=tuple(sorted({text(keyword) for keyword in listed(record.get("keywords"))})),
        legalities=legalities(record),
        deck_text=read_deck_text(
            tuple(part.type_line for part in printed),
            tuple(part.rules_text for part in printed),
        ),
        is_meld_result=any(
            part.get("component") == "meld_result" and part.get("name") == name
            for part in listed(record.get("all_parts"))
        ),
    )


def face_objects(record: Json) -> Sequence[Json]:
    """Return the objects of the faces; the record itself for a card of one face."""
    parts: Sequence[Json] = listed(record.get("card_faces"))
    if not parts:
        return [record]
    if all("mana_cost" in part and "type_line" in part for part in parts):
        return parts
    # Before 2019 some layouts had these only once, as in "{1}{R} // {1}{U}".
    costs = text(record.get("mana_cost")).split(" // ") + [""] * len(parts)
    types = text(record.get("type_line")).split(" // ") + [""] * len(parts)
    return [
        {"mana_cost": cost, "type_line": type_line, **part}
        for part, cost, type_line in zip(parts, costs, types, strict=False)
    ]


def rules_texts(record: Json) -> tuple[str, ...]:
    """Return the printed rules text of each face of a record that is no damaged one."""
    return tuple(part.get("oracle_text") or "" for part in face_objects(record))


@rule("710.1c")
def flip_halves(record: Json, parts: Sequence[Json], front: PrintedFace) -> Sequence[Json]:
    """Return the halves of a flip card with their colours, which do not change when it flips."""
    colors = record.get("colors") or letters_from_colors(face_colors(parts[0], front))
    return [{"colors": colors, **part} for part in parts]


def printed_face(part: Json) -> PrintedFace:
    """Return what of a face matters to colour identity and deck text."""
    cost = text(part.get("mana_cost"))
    parse_mana_cost(cost)
    return PrintedFace(
        name=text(part["name"]),
        mana_cost=cost,
        type_line=text(part.get("type_line")),
        rules_text=part.get("oracle_text") or "",
        color_indicator=colors_from_letters(part.get("color_indicator") or ()),
    )


def face(part: Json, printed: PrintedFace) -> Face:
    """Return a face's facts."""
    return Face(
        name=printed.name,
        type_line=printed.type_line,
        mana_cost=printed.mana_cost,
        colors=face_colors(part, printed),
        color_indicator=printed.color_indicator,
        power=text(part.get("power")) or None,
        toughness=text(part.get("toughness")) or None,
        loyalty=text(part.get("loyalty")) or None,
        defense=text(part.get("defense")) or None,
    )


def face_colors(part: Json, printed: PrintedFace) -> Colors:
    """Return a face's colours; Scryfall leaves them out for halves that share one face of the card (202.2)."""
    if part.get("colors") is not None:
        return colors_from_letters(part["colors"])
    if re.search(r"^Devoid\b", printed.rules_text, re.MULTILINE):
        return frozenset()
    return parse_mana_cost(printed.mana_cost).colors | printed.color_indicator


def legalities(record: Json) -> dict[str, Legality]:
    """Return the legalities in our words; what the record does not know, or says in a new word, is left out."""
    given = record.get("legalities") or {}
    if record.get("x_legalities") == "unknown":
        return {}
    return {name: LEGALITIES[given[name]] for name in FORMATS if given.get(name) in LEGALITIES}


def number(value: object) -> float:
    """Return a mana value as a whole number where it is one."""
    amount = float(str(value))
    if not math.isfinite(amount) or amount < 0:
        raise ValueError(amount)
    return int(amount) if amount.is_integer() else amount


def text(value: object) -> str:
    """Return a short text of a record; "" for nothing."""
    if value is None:
        return ""
    if not isinstance(value, str):
        raise TypeError(value)
    if len(value) > LONGEST_TEXT or UNPRINTABLE.search(value):
        raise ValueError(value[:LONGEST_TEXT])
    return value


def listed(value: object) -> Sequence[Any]:
    """Return a list of a record; an empty one for nothing."""
    if value is None:
        return ()
    if not isinstance(value, list | tuple):
        raise TypeError(value)
    return value


def japanese_names(record: Json) -> Iterator[tuple[str, str]]:
    """Yield (English name of the face, printed Japanese name) of a Japanese printing.

    A printing that bears another name than the card's tells nothing, as those of the Godzilla series (`flavor_name`).
    """
    if record.get("lang") != "ja" or record.get("flavor_name") or record.get("set") in OTHER_NAMES_SETS:
        return
    for part in listed(record.get("card_faces")) or [record]:
        printed = text(part.get("printed_name"))
        if printed and printed != part["name"] and not part.get("flavor_name"):
            yield text(part["name"]), strip_furigana(printed)


def strip_furigana(name: str) -> str:
    """Return a printed Japanese name without its furigana: kana in parentheses after what they read."""
    return re.sub(r"[（(][ぁ-ゖァ-ヺー・]+[）)]", "", name)
