"""Facts as JSON: the form of a card in the embedded data, one card a line, defaults left out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from oathbreaker.cards.card import UNLIMITED, Card, DeckText, Face, PartnerAbility
from oathbreaker.cards.colors import colors_from_letters, letters_from_colors
from oathbreaker.cards.symbols import colors_of_cost

Record = dict[str, Any]

FACE_TEXTS = ("power", "toughness", "loyalty", "defense")
ALL_LEGAL = {"oathbreaker": "legal", "vintage": "legal", "commander": "legal"}
"""What most cards are; left out of records."""


def record_from_card(card: Card) -> Record:
    """Return the card as a JSON object; `card_from_record` is the inverse."""
    deck_text = card.deck_text
    record: Record = {
        "name": card.name,
        "layout": None if card.layout == "normal" else card.layout,
        "mana_value": card.mana_value,
        "identity": letters_from_colors(card.color_identity),
        "keywords": list(card.keywords),
        "legal": None if card.legalities == ALL_LEGAL else dict(card.legalities),
        "copies": "any" if deck_text.copy_limit == UNLIMITED else deck_text.copy_limit,
        "partner": [[ability.kind, ability.name] if ability.name else [ability.kind] for ability in deck_text.partner],
        "commander": deck_text.can_be_commander,
        "chooses_color": deck_text.chooses_color,
        "produces": deck_text.produced_mana,
        "meld_result": card.is_meld_result,
        "faces": [record_from_face(face, card.name) for face in card.faces],
    }
    return {
        key: value for key, value in record.items() if value or key == "name" or (key == "legal" and value is not None)
    }


def record_from_face(face: Face, card_name: str) -> Record:
    """Return a face as a JSON object; its colours only where cost and indicator do not give them."""
    usual = colors_of_cost(face.mana_cost) | face.color_indicator
    record: Record = {
        "name": None if face.name == card_name else face.name,
        "ja": face.japanese_name,
        "kana": face.reading,
        "type": face.type_line,
        "cost": face.mana_cost,
        "indicator": letters_from_colors(face.color_indicator),
        "colors": None if face.colors == usual else letters_from_colors(face.colors),
        **{key: getattr(face, key) for key in FACE_TEXTS},
    }
    return {key: value for key, value in record.items() if value or (key == "colors" and value is not None)}


def card_from_record(record: Mapping[str, Any]) -> Card:
    """Return the card that `record_from_card` wrote."""
    name = record["name"]
    copies = record.get("copies")
    return Card(
        name=name,
        layout=record.get("layout", "normal"),
        faces=tuple(face_from_record(face, name) for face in record["faces"]),
        mana_value=record.get("mana_value", 0),
        color_identity=colors_from_letters(record.get("identity", "")),
        keywords=tuple(record.get("keywords", ())),
        legalities=record.get("legal", ALL_LEGAL),
        deck_text=DeckText(
            copy_limit=UNLIMITED if copies == "any" else copies,
            partner=tuple(PartnerAbility(*ability) for ability in record.get("partner", ())),
            can_be_commander=record.get("commander", False),
            chooses_color=record.get("chooses_color", False),
            produced_mana=record.get("produces", ""),
        ),
        is_meld_result=record.get("meld_result", False),
    )


def face_from_record(record: Mapping[str, Any], card_name: str) -> Face:
    """Return the face that `record_from_face` wrote."""
    cost = record.get("cost", "")
    indicator = colors_from_letters(record.get("indicator", ""))
    colors = record.get("colors")
    return Face(
        name=record.get("name", card_name),
        type_line=record.get("type", ""),
        mana_cost=cost,
        colors=colors_of_cost(cost) | indicator if colors is None else colors_from_letters(colors),
        color_indicator=indicator,
        japanese_name=record.get("ja"),
        reading=record.get("kana"),
        **{key: record.get(key) for key in FACE_TEXTS},
    )
