"""The Japanese we write against what Japanese cards of 2021 and 2022 say, line by line, width and reminders aside."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from pathlib import Path

from oathbreaker.library.card import Card
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.terms.printing import FlavorWord

LEAST_EQUAL = 0.79
"""Share of the lines that are equal, least of all that it was with new families of cards. Most others follow an older
custom."""
SINCE = "2021"
DASHES = str.maketrans("—―–•，,", "---・、、")


def folded(text: str, name: str) -> list[str]:
    """Return the lines of a text without reminders, spaces and differences of width; the name as これ."""
    for own in (name, name.rpartition("、")[2]):
        text = text.replace(own, "これ") if own else text
    plain = re.sub(r"\([^)]*\)", "", unicodedata.normalize("NFKC", text)).translate(DASHES)
    return [line for line in re.sub(r"[ 　]", "", plain).split("\n") if line]


def face_of(card: Card, record: dict[str, str]) -> int:
    """Return the number of the face that a record is about."""
    names = [face.name for face in card.faces]
    return names.index(record["face"]) if record.get("face") in names else 0


def test_written_japanese_is_that_of_the_cards(corpus: Path, catalog: CardCatalog) -> None:
    """Of the lines of recent Japanese cards that are read, most are written just as they are printed."""
    counts: Counter[str] = Counter()
    with (corpus / "cards" / "texts-ja.jsonl").open(encoding="utf-8") as lines:
        records = [record for record in map(json.loads, lines) if record["released"] >= SINCE]
    for record in records:
        found = catalog.named(record["name"])
        number = face_of(found[0], record) if len(found) == 1 else 0
        tree = found[0].trees[number] if len(found) == 1 else None
        if tree is None or any(isinstance(mark, FlavorWord) for mark in tree.marks):
            continue
        written = found[0].face_text(number, "ja")
        name = found[0].faces[number].japanese_name or ""
        ours, printed = folded(written or "", name), folded(record["ja"], name)
        if written is not None and len(ours) == len(printed):
            counts["lines"] += len(ours)
            counts["equal"] += sum(one == other for one, other in zip(ours, printed, strict=True))
    share = counts["equal"] / counts["lines"]
    print(f"{counts['equal']} of {counts['lines']} lines are equal, {share:.1%}")  # noqa: T201  shown with -s
    assert share >= LEAST_EQUAL
