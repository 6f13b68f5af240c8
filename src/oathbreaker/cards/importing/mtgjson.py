"""MTGJSON AtomicCards entries, turned into Scryfall's shape, so that both sources become facts in one way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from oathbreaker.cards.symbols import parse_mana_cost
from oathbreaker.texts.rules import rule

Json = Mapping[str, Any]
Record = dict[str, Any]

LAYOUTS: Final = {"aftermath": "split"}
"""MTGJSON's layout -> Scryfall's, where they differ."""

LISTED: Final = "listed"
"""Value of "x_legalities" in a record that lists only the formats in which its card is legal, restricted or banned."""

SAME_FIELDS: Final = ("power", "toughness", "loyalty", "defense", "colors")
OTHER_FIELDS: Final = {
    "mana_cost": "manaCost", "type_line": "type", "oracle_text": "text", "color_indicator": "colorIndicator",
}  # fmt: skip
"""Scryfall's name of a field -> MTGJSON's."""

LOYALTY: Final = re.compile(r"^\[([+−-]?(?:\d+|X))\]:", re.MULTILINE)
"""A loyalty cost at the beginning of a line."""


def records_from_mtgjson(name: str, entry: Sequence[Json]) -> Iterator[Record]:
    """Yield a record in Scryfall's shape for each card of an entry of AtomicCards.

    An entry is a name and what bears it: the sides of one card, sometimes several cards of the same name. The halves
    of a meld pair and what they meld into are cards of their own, although their entries are named after both.

    Args:
        name: The entry's name, such as "Delver of Secrets // Insectile Aberration".
        entry: Its sides.

    Raises:
        KeyError, TypeError, AttributeError: The entry is damaged.
    """
    for sides in sides_by_card(entry):
        if sides[0]["layout"] == "meld":
            yield from (meld_record(side) for side in sides)
        elif sides[0].get("faceName"):
            yield record(name, sides, {"card_faces": [face_record(side) for side in sides]})
        else:
            yield record(name, sides, face_record(sides[0]))


def sides_by_card(entry: Sequence[Json]) -> list[list[Json]]:
    """Sort the sides by the card they belong to: same Oracle id, same layout, no side twice; "a" first."""
    cards: list[list[Json]] = []
    for side in sorted(entry, key=lambda side: side.get("side") or ""):
        for card in cards:
            if side.get("side") and belongs(side, card):
                card.append(side)
                break
        else:
            cards.append([side])
    return cards


def belongs(side: Json, card: Iterable[Json]) -> bool:
    """Tell whether a side may be a further side of a card."""
    return all(
        side["layout"] == other["layout"] and oracle_id(side) == oracle_id(other) and side["side"] != other.get("side")
        for other in card
    )


def oracle_id(side: Json) -> str | None:
    """Return the Scryfall Oracle id of the card, None where it is not told."""
    found: str | None = (side.get("identifiers") or {}).get("scryfallOracleId")
    return found


def record(name: str, sides: Sequence[Json], facts: Record) -> Record:
    """Return a card's record: what concerns the whole card, and the facts given."""
    keywords = {keyword for side in sides for keyword in side.get("keywords") or ()}
    given = sides[0].get("legalities")
    return {
        **facts,
        "name": name,
        "lang": "ja",  # some side may have a Japanese name as its printed name
        "layout": LAYOUTS.get(sides[0]["layout"], sides[0]["layout"]),
        "oracle_id": oracle_id(sides[0]),
        "type_line": " // ".join(side["type"] for side in sides),
        "cmc": mana_value(sides),
        "keywords": sorted(keywords),
        "legalities": None if given is None else {key: value.lower() for key, value in given.items()},
        "x_legalities": None if given is None else LISTED,
    }


@rule("202.3", "202.3d")
def mana_value(sides: Sequence[Json]) -> float:
    """Return the card's mana value: the front's, and of a split card that of both halves together.

    Some versions of the data give a half's own value, others the card's; so a split card's is taken from its costs.
    """
    if sides[0]["layout"] in {"split", "aftermath"}:
        return sum(parse_mana_cost(side.get("manaCost") or "").mana_value for side in sides)
    value: float = sides[0].get("manaValue", sides[0].get("convertedManaCost", 0))
    return value


def meld_record(side: Json) -> Record:
    """Return the record of one card of a meld pair, or of what it melds into (side "b")."""
    name = side.get("faceName") or side["name"]
    made = record(name, [side], face_record(side))
    if side.get("side") == "b":
        made["all_parts"] = [{"component": "meld_result", "name": name}]
    return made


def face_record(side: Json) -> Record:
    """Return a side as a face in Scryfall's shape."""
    face = {theirs: side[ours] for theirs, ours in OTHER_FIELDS.items() if side.get(ours) is not None}
    face |= {field: side[field] for field in SAME_FIELDS if side.get(field) is not None}
    face.setdefault("mana_cost", "")
    if "oracle_text" in face:
        face["oracle_text"] = LOYALTY.sub(loyalty_cost, face["oracle_text"])
    face["name"] = side.get("faceName") or side["name"]
    face["printed_name"] = japanese_name(side)
    return face


@rule("606.4")
def loyalty_cost(found: re.Match[str]) -> str:
    """Return a loyalty cost as Scryfall writes it: without brackets, with a true minus."""
    return f"{found[1].replace('-', '−')}:"


def japanese_name(side: Json) -> str | None:
    """Return the side's Japanese name, with its furigana; None where there is none."""
    for foreign in side.get("foreignData") or ():
        if foreign.get("language") == "Japanese" and foreign.get("name"):
            found: str = foreign.get("faceName") or foreign["name"]
            # An entry for a side that has only the name of the whole card tells nothing of the side.
            return None if " // " in found and side.get("faceName") else found
    return None
