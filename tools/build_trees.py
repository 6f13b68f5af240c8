"""Build the embedded trees: what is known of the rules text of every card of the embedded data, one card a line.

Usage: python tools/build_trees.py CORPUS [--probe]

CORPUS is the folder that holds `cards/oracle-cards.jsonl` (Scryfall's shape). The trees hold no official text: what is
displayed is written from them. Run it after `tools/build_cards.py` and whenever a phrase has changed. It writes the
ledger (`docs/ledger.tsv`) as well and says which cards moved, the counts that `oathbreaker cards coverage` shows, and
those of `docs/keywords.md`.
With --probe it also finds out which phrases block most cards, which takes minutes; otherwise that ranking stays.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import json
import runpy
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from oathbreaker.cards.card import Card
from oathbreaker.cards.storage import embedded_cards
from oathbreaker.coverage.embedded import COUNTS, RANKING
from oathbreaker.coverage.groups import is_counted
from oathbreaker.coverage.keywords import (
    KeywordCoverage,
    kept_waiting,
    keywords_from_text,
    keywords_read,
    keywords_text,
)
from oathbreaker.coverage.ledger import Moves, ledger_from_text, ledger_of, ledger_text, moves
from oathbreaker.coverage.reading import CardResult, coverage_of, judged
from oathbreaker.coverage.report import ranking_text
from oathbreaker.library.readings import CardReading, read_card, reading_to_bytes

ROOT: Final = Path(__file__).parents[1]
TREES: Final = ROOT / "src" / "oathbreaker" / "data" / "trees"
LEDGER: Final = ROOT / "docs" / "ledger.tsv"
KEYWORDS: Final = ROOT / "docs" / "keywords.tsv"
MOST_BLOCKS: Final = 300
"""How many of the phrases that block cards are kept."""
MOST_NAMES: Final = 40


def main() -> None:
    """Write `data/trees/trees.tsv`, `about.json` and `coverage.json`, and `docs/ledger.tsv`."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--probe", action="store_true")
    said = parser.parse_args()
    gc.disable()
    kinds: Counter[str] = Counter()
    lines = []
    counted: list[Card] = []
    results: list[CardResult] = []
    texts = read_texts(said.corpus / "cards" / "oracle-cards.jsonl")
    for card, reading in read_all(texts):
        kinds[reading.verdict.kind] += 1
        lines.append(card.name.encode() + b"\t" + reading_to_bytes(reading) + b"\n")
        if is_counted(card):
            counted.append(card)
            results.append(judged(card, reading, texts[card.name] if said.probe else None))
    write(b"".join(sorted(lines)), kinds)
    write_ledger(results)
    write_counts(counted, results, len(texts), probing=said.probe)
    write_keywords(keywords_read(counted, texts, {one.name: one for one in results}, probing=said.probe))


def read_all(texts: Mapping[str, Sequence[str]]) -> Iterator[tuple[Card, CardReading]]:
    """Yield every embedded card with what reading it gives."""
    for card in embedded_cards():
        yield card, read_card(card, texts[card.name])


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


def write_ledger(results: Sequence[CardResult]) -> None:
    """Write the ledger and say which cards moved."""
    before = ledger_from_text(LEDGER.read_text(encoding="utf-8")) if LEDGER.is_file() else {}
    after = ledger_of(results, before)
    LEDGER.write_text(ledger_text(after), encoding="utf-8", newline="\n")
    print("\n".join(told(moves(before, after))))


def told(moved: Moves) -> Iterator[str]:
    """Yield what is said of cards that moved."""
    for word, names in (("won", moved.won), ("lost", moved.lost), ("changed", moved.changed)):
        shown = ", ".join(names[:MOST_NAMES]) + (", …" if len(names) > MOST_NAMES else "")
        yield f"{len(names)} {word}{': ' if names else ''}{shown}"


def write_counts(counted: Sequence[Card], results: Sequence[CardResult], corpus: int, *, probing: bool) -> None:
    """Write what `oathbreaker cards coverage` shows of the cards that ship inside."""
    path = TREES / COUNTS
    coverage = coverage_of(counted, results, corpus=corpus)
    if probing:
        ranking = ranking_text(coverage.declines[:MOST_BLOCKS])
        (TREES / RANKING).write_text(ranking, encoding="utf-8", newline="\n")
    coverage.declines, coverage.played = (), 0
    path.write_text(json.dumps(coverage.as_json(), indent=1) + "\n", encoding="utf-8", newline="\n")


def write_keywords(keywords: Sequence[KeywordCoverage]) -> None:
    """Write how far keywords are read; what was found out before of cards that wait stays where nothing is new."""
    path = KEYWORDS
    before = keywords_from_text(path.read_text(encoding="utf-8")) if path.is_file() else ()
    path.write_text(keywords_text(kept_waiting(keywords, before)), encoding="utf-8", newline="\n")
    runpy.run_path(str(Path(__file__).with_name("build_keywords.py")), run_name="__main__")


if __name__ == "__main__":
    main()
