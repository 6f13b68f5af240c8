"""The Japanese that is written against what Japanese cards say: lines that are word for word the same, by era.

Aside are left what no tree holds or what printing alone decides: reminder texts, spaces, width, the card's own name.
Then older customs are put into today's words (`customs`).
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from pathlib import Path
from typing import Any, Final

from oathbreaker.coverage.customs import in_todays_words
from oathbreaker.coverage.differing import classes_between, difference_classes
from oathbreaker.library.card import Card
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.terms.printing import FlavorWord

PRINTED_TEXTS: Final = "texts-ja.jsonl"
"""The file of printed texts, beside the cards of a corpus."""

DASHES: Final = str.maketrans("—―–−•，,", "----・、、")


@dataclass
class Era:
    """How many lines of the cards of one year are compared.

    Attributes:
        lines: All lines.
        printed: Those that are ours as they are printed.
        exact: Those that are ours in today's words.
    """

    lines: int = 0
    printed: int = 0
    exact: int = 0

    def as_json(self) -> dict[str, int]:
        """Return it as JSON."""
        return {"lines": self.lines, "printed": self.printed, "exact": self.exact}


@dataclass
class Comparison:
    """What comparing shows.

    Attributes:
        eras: Year of printing -> its lines.
        differences: (ours, printed) -> in how many lines these words stand for each other.
        classes: The name of a class -> how many of the lines it explains, with others or alone.
        unexplained: (the year, ours, the printed one) of the lines that no classes explain.
        uncompared: How many texts of read cards have another number of lines than ours, or no Japanese of ours.
    """

    eras: dict[str, Era] = field(default_factory=dict)
    differences: Counter[tuple[str, str]] = field(default_factory=Counter)
    classes: Counter[str] = field(default_factory=Counter)
    unexplained: list[tuple[str, str, str]] = field(default_factory=list)
    uncompared: int = 0

    def add(self, year: str, ours: str, printed: str) -> None:
        """Compare a line."""
        era = self.eras.setdefault(year, Era())
        today = in_todays_words(printed)
        is_exact = ours in {printed, today}
        era.lines += 1
        era.printed += ours == printed
        era.exact += is_exact
        if not is_exact:
            self.differences.update(set(differences_of(ours, today)))
            names = classes_between(ours, today)
            self.classes.update(names)
            if not names:
                self.unexplained.append((year, ours, today))

    def as_json(self) -> dict[str, Any]:
        """Return it as JSON, the most frequent differences first."""
        differences = [
            {"ours": ours, "printed": printed, "lines": lines} for (ours, printed), lines in self.ranked_differences()
        ]
        eras = {year: self.eras[year].as_json() for year in sorted(self.eras)}
        known = difference_classes()
        return {
            "eras": eras,
            "differences": differences,
            "classes": [
                {"class": name, "lines": lines, **known[name].reason} for name, lines in self.classes.most_common()
            ],
            "unexplained": [{"year": year, "ours": ours, "printed": line} for year, ours, line in self.unexplained],
            "uncompared": self.uncompared,
        }

    def ranked_differences(self) -> list[tuple[tuple[str, str], int]]:
        """Return the differences, the most frequent first."""
        return sorted(self.differences.items(), key=lambda item: (-item[1], item[0]))

    def share(self, since: str = "") -> float:
        """Return the share of lines that are ours in today's words, of the years from this one on."""
        eras = [era for year, era in self.eras.items() if year >= since]
        return sum(era.exact for era in eras) / max(sum(era.lines for era in eras), 1)


def compared(catalog: CardCatalog, records: Iterable[Mapping[str, str]]) -> Comparison:
    """Compare printed texts with what the trees of a catalog's cards write.

    Args:
        catalog: The cards.
        records: Printed texts: "name", "released", "ja", of a face "face".
    """
    found = Comparison()
    for record in records:
        cards = catalog.named(record["name"])
        number = face_of(cards[0], record) if len(cards) == 1 else 0
        tree = cards[0].trees[number] if len(cards) == 1 else None
        if tree is None or any(isinstance(mark, FlavorWord) for mark in tree.marks):
            continue
        name = cards[0].faces[number].japanese_name or ""
        ours = folded(cards[0].face_text(number, "ja") or "", name)
        printed = folded(record["ja"], name)
        if len(ours) != len(printed):
            found.uncompared += 1
            continue
        for one, other in zip(ours, printed, strict=True):
            found.add(record["released"][:4], one, other)
    return found


def printed_texts(path: Path) -> Iterator[dict[str, str]]:
    """Yield the records of a file of printed texts, one JSON object a line."""
    with path.open(encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def face_of(card: Card, record: Mapping[str, str]) -> int:
    """Return the number of the face that a record is about."""
    names = [face.name for face in card.faces]
    return names.index(record["face"]) if record.get("face") in names else 0


def folded(text: str, name: str) -> list[str]:
    """Return the lines of a text without reminders, spaces and differences of width; the name as これ."""
    for own in (name, name.rpartition("、")[2]):
        text = text.replace(own, "これ") if own else text
    plain = re.sub(r"\([^)]*\)", "", unicodedata.normalize("NFKC", text)).translate(DASHES)
    return [line for line in re.sub(r"[ 　]", "", plain).split("\n") if line]


def differences_of(ours: str, printed: str) -> Iterator[tuple[str, str]]:
    """Yield the words of two lines that stand for each other."""
    for kind, start, end, other_start, other_end in SequenceMatcher(None, ours, printed, autojunk=False).get_opcodes():
        if kind != "equal":
            yield ours[start:end], printed[other_start:other_end]
