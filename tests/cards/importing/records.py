"""Card objects in Scryfall's shape for the tests of importing and updating: names and numbers, no rules text."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

Record = dict[str, Any]

LEGAL = {"oathbreaker": "legal", "vintage": "legal", "commander": "legal"}
NOT_LEGAL = {"oathbreaker": "not_legal", "vintage": "not_legal", "commander": "not_legal"}


def card(name: str, type_line: str = "Creature — Bear", mana_cost: str = "{1}{G}", **more: Any) -> Record:  # noqa: ANN401  JSON
    """Return a card object of one face."""
    return {
        "object": "card",
        "oracle_id": f"id of {name}",
        "name": name,
        "lang": "en",
        "layout": "normal",
        "mana_cost": mana_cost,
        "cmc": 2.0,
        "type_line": type_line,
        "oracle_text": "",
        "keywords": [],
        "legalities": LEGAL,
        **more,
    }


def two_faces(front: Record, back: Record, layout: str = "transform", **more: Any) -> Record:  # noqa: ANN401  JSON
    """Return a card object of two faces."""
    names = [face["name"] for face in (front, back)]
    whole = card(" // ".join(names), " // ".join(face.get("type_line", "") for face in (front, back)))
    del whole["mana_cost"], whole["oracle_text"]
    return {**whole, "layout": layout, "card_faces": [front, back], **more}


def face(name: str, type_line: str = "Creature — Bear", mana_cost: str = "", **more: Any) -> Record:  # noqa: ANN401  JSON
    """Return the object of one face of a card."""
    return {"name": name, "type_line": type_line, "mana_cost": mana_cost, "oracle_text": "", **more}


def known_cards() -> list[Record]:
    """Return the cards that an update looks for."""
    return [
        card("Forest", "Basic Land — Forest", "", cmc=0.0),
        card("Sol Ring", "Artifact", "{1}", cmc=1.0),
        card("Lightning Bolt", "Instant", "{R}", cmc=1.0),
        card("Saheeli, Sublime Artificer", "Legendary Planeswalker — Saheeli", "{1}{U/R}{U/R}", cmc=3.0, loyalty="5"),
        two_faces(
            face("Delver of Secrets", "Creature — Human Wizard", "{U}", power="1", toughness="1"),
            face("Insectile Aberration", "Creature — Human Insect", color_indicator=["U"], power="3", toughness="2"),
            cmc=1.0,
        ),
    ]


def as_array(records: Iterable[Any]) -> bytes:
    """Return the text of a JSON array, one record a line, as Scryfall wrote it until 2026."""
    return b"[\n" + b",\n".join(json.dumps(record).encode() for record in records) + b"\n]\n"


def as_lines(records: Iterable[Any]) -> bytes:
    """Return the text of JSON lines, as Scryfall writes it since 2026."""
    return b"".join(json.dumps(record).encode() + b"\n" for record in records)


def as_mtgjson(entries: dict[str, Any], date: str = "2026-03-01") -> bytes:
    """Return the text of an MTGJSON AtomicCards file."""
    return json.dumps({"meta": {"date": date, "version": "5.3.0"}, "data": entries}).encode()


def packed(text: bytes) -> bytes:
    """Return gzip data, the same for the same text."""
    return gzip.compress(text, mtime=0)


def written(folder: Path, text: bytes, name: str = "cards.json") -> Path:
    """Write a file and return its path."""
    path = folder / name
    path.write_bytes(text)
    return path
