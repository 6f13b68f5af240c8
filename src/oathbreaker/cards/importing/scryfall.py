"""Scryfall card objects: `oracle_cards` bulk files, and `all_cards` for printed Japanese names."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from oathbreaker.cards.card import Card, Face, Legality
from oathbreaker.cards.colors import Colors, colors_from_letters
from oathbreaker.cards.identity import PrintedFace, color_identity
from oathbreaker.cards.importing.deck_text import read_deck_text
from oathbreaker.cards.symbols import parse_mana_cost
from oathbreaker.texts.errors import CardDataError
from oathbreaker.texts.messages import say

Json = Mapping[str, Any]

NOT_CARDS: Final = frozenset({"token", "double_faced_token", "emblem", "art_series", "reversible_card"})
"""Layouts of objects that are no cards of their own."""

LEGALITIES: Final[Mapping[str, Legality]] = {
    "legal": "legal", "restricted": "restricted", "banned": "banned", "not_legal": "not legal",
}  # fmt: skip


def is_card(record: Json) -> bool:
    """Tell whether a Scryfall object is a card of its own: no token, emblem, art card or second printing of a face."""
    return record.get("layout") not in NOT_CARDS and record.get("set_type") not in {"token", "memorabilia"}


def card_from_scryfall(record: Json) -> Card:
    """Turn a Scryfall card object, of 2019 or later, into facts.

    Raises:
        CardDataError: The object lacks a name, or a part of it is not of the kind it should be.
    """
    try:
        return build_card(record)
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        name = record.get("name") if isinstance(record, Mapping) else None
        raise CardDataError(say("cards.bad_record", name=str(name or "?"), error=repr(error))) from error


def build_card(record: Json) -> Card:
    """Build the card; any error of a damaged record passes through."""
    name: str = record["name"]
    parts = [dict(part) for part in record.get("card_faces") or [record]]
    if "mana_cost" not in parts[0]:
        # Scryfall gives a split or flip card's cost once, "{1}{R} // {1}{U}"; faces have their own since 2018.
        parts[0]["mana_cost"] = record.get("mana_cost", "")
    printed = tuple(printed_face(part) for part in parts)
    faces = tuple(face(part, of) for part, of in zip(parts, printed, strict=True))
    is_meld_result = any(
        part.get("component") == "meld_result" and part.get("name") == name for part in record.get("all_parts") or ()
    )
    return Card(
        name=name,
        layout=record["layout"],
        faces=faces,
        mana_value=number(record.get("cmc", 0)),
        color_identity=color_identity(printed),
        keywords=tuple(record.get("keywords", ())),
        legalities=legalities(record),
        deck_text=read_deck_text(
            tuple(part.name for part in printed),
            tuple(part.type_line for part in printed),
            tuple(part.rules_text for part in printed),
        ),
        is_meld_result=is_meld_result,
    )


def printed_face(part: Json) -> PrintedFace:
    """Return what of a face matters to colour identity and deck text."""
    return PrintedFace(
        name=part["name"],
        mana_cost=part.get("mana_cost") or "",
        type_line=part.get("type_line") or "",
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
        power=part.get("power"),
        toughness=part.get("toughness"),
        loyalty=part.get("loyalty"),
        defense=part.get("defense"),
    )


def face_colors(part: Json, printed: PrintedFace) -> Colors:
    """Return a face's colours; Scryfall leaves them out for halves that share one face of the card (202.2)."""
    if part.get("colors") is not None:
        return colors_from_letters(part["colors"])
    if re.search(r"^Devoid\b", printed.rules_text, re.MULTILINE):
        return frozenset()
    return parse_mana_cost(printed.mana_cost).colors | printed.color_indicator


def legalities(record: Json) -> dict[str, Legality]:
    """Return the legalities in our words; formats the record does not know are left out."""
    given = record.get("legalities") or {}
    if record.get("x_legalities") == "unknown":
        return {}
    return {name: LEGALITIES[given[name]] for name in ("oathbreaker", "vintage", "commander") if name in given}


def number(value: object) -> float:
    """Return a mana value as a whole number where it is one."""
    amount = float(str(value))
    return int(amount) if amount.is_integer() else amount


def japanese_names(records: Iterable[Json]) -> dict[tuple[str, str], str]:
    """Return (full English name, English face name) -> printed Japanese name from `all_cards` objects.

    Where several printings differ, the newest counts.
    """
    found: dict[tuple[str, str], tuple[str, str]] = {}
    for record in records:
        if record.get("lang") != "ja" or not is_card(record):
            continue
        for part in record.get("card_faces") or [record]:
            printed = part.get("printed_name")
            key = (record["name"], part["name"])
            if printed and record.get("released_at", "") >= found.get(key, ("", ""))[0]:
                found[key] = (record.get("released_at", ""), strip_furigana(printed))
    return {key: name for key, (_, name) in found.items()}


def strip_furigana(name: str) -> str:
    """Return a printed Japanese name without its furigana: kana in full-width parentheses after what they read."""
    return re.sub(r"（[ぁ-ゖァ-ヺー]+）", "", name)
