"""Build the embedded trees: what is known of the rules text of every card of the embedded data, one card a line.

Usage: python tools/build_trees.py CORPUS

CORPUS is the folder that holds `cards/oracle-cards.jsonl` (Scryfall's shape). The trees hold no official text: what is
displayed is written from them. Run it after `tools/build_cards.py` and whenever a phrase has changed.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from oathbreaker.cards.storage import embedded_cards
from oathbreaker.library.readings import CardReading, read_card, reading_to_bytes

TREES = Path(__file__).parents[1] / "src" / "oathbreaker" / "data" / "trees"


def main() -> None:
    """Write `data/trees/trees.tsv` and `data/trees/about.json`."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    corpus = parser.parse_args().corpus
    gc.disable()
    kinds: Counter[str] = Counter()
    lines = []
    for name, reading in read_all(corpus / "cards" / "oracle-cards.jsonl"):
        kinds[reading.verdict.kind] += 1
        lines.append(name.encode() + b"\t" + reading_to_bytes(reading) + b"\n")
    write(b"".join(sorted(lines)), kinds)


def read_all(path: Path) -> Iterator[tuple[str, CardReading]]:
    """Yield (card name, reading) of every embedded card."""
    texts = read_texts(path)
    for card in embedded_cards():
        yield card.name, read_card(card, texts[card.name])


def read_texts(path: Path) -> dict[str, list[str]]:
    """Return card name -> the text of each face."""
    with path.open(encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines]
    return {
        record["name"]: [face.get("oracle_text", "") for face in record.get("card_faces", [record])]
        for record in reversed(records)
    }


def write(trees: bytes, kinds: Counter[str]) -> None:
    """Write the trees and what is to be known about them."""
    TREES.mkdir(parents=True, exist_ok=True)
    (TREES / "trees.tsv").write_bytes(trees)
    about = {"digest": hashlib.sha256(trees).hexdigest(), **{kind: kinds[kind] for kind in sorted(kinds)}}
    (TREES / "about.json").write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8", newline="\n")
    print(dict(kinds), f"{len(trees) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
