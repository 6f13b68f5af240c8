"""Build the table of type words, English to Japanese, from printed type lines; what is kept by hand in it stays.

Usage: python tools/build_types.py CORPUS

CORPUS is the folder that holds `cards/oracle-cards.jsonl` (Scryfall's shape) and `cards/texts-ja.jsonl` (printed
Japanese cards, their type line in `ja_type`). A Japanese word is taken where most printed lines agree on it. Lines
whose two sides do not have the same number of words are left out: since they were printed, Oracle has given the card
another type.
"""

from __future__ import annotations

import argparse
import json
import re
import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

from oathbreaker.cards.type_line import TypeLine, parse_type_line

TABLE = Path(__file__).parents[1] / "src" / "oathbreaker" / "data" / "types" / "ja.tsv"
SUBTYPES = TABLE.with_name("subtypes.txt")
SUBTYPES_HEADER = "# Subtypes (205.3): those of the rules and of cards. Built by tools/build_types.py.\n"
SUBTYPE_RULES = re.compile(
    r"^205\.3[g-kmq] .*?(?:The [a-z]+ types are|All other creature types are one word long:|battle type is) "
    r"(.*?)\.(?: |$)",
    re.MULTILINE,
)
BY_HAND = "# By hand"
"""The beginning of the line from which on the table is kept by hand."""

HEADER = """\
# Words of type lines: English, tab, Japanese. A supertype is written as it stands before a card type.
# From printed type lines, by tools/build_types.py:
"""
DASH = re.compile(r" *[—―] *")
JAPANESE = re.compile(r"[ァ-ヺ一-鿿]")
Votes = defaultdict[str, Counter[str]]


def main() -> None:
    """Write `data/types/subtypes.txt` and the built part of `data/types/ja.tsv`; the part kept by hand stays."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    cards = parser.parse_args().corpus / "cards"
    pairs = list(read_pairs(cards / "oracle-cards.jsonl", cards / "texts-ja.jsonl"))
    words = majority(subtype_votes(pairs)) | head_words(pairs)
    old = TABLE.read_text(encoding="utf-8")
    by_hand = old[old.index(BY_HAND) :]
    lines = "".join(f"{english}\t{japanese}\n" for english, japanese in sorted(words.items()))
    TABLE.write_text(HEADER + lines + by_hand, encoding="utf-8", newline="\n")
    print(f"{len(words)} words from {len(pairs)} type lines")
    subtypes = read_subtypes(cards.parent)
    SUBTYPES.write_text(SUBTYPES_HEADER + "".join(f"{word}\n" for word in subtypes), encoding="utf-8", newline="\n")
    print(f"{len(subtypes)} subtypes")


def read_subtypes(corpus: Path) -> list[str]:
    """Return every subtype of one word, in order: of the lists of the Comprehensive Rules, and on legal cards."""
    rules = max((corpus / "rules").glob("MagicCompRules-*.txt")).read_text(encoding="utf-8").replace("’", "'")
    lists = [re.sub(r"\(.*?\)", "", found[1]) for found in SUBTYPE_RULES.finditer(rules)]
    words = {word.strip().removeprefix("and ").strip(" :") for text in lists for word in text.split(",")}
    with (corpus / "cards" / "oracle-cards.jsonl").open(encoding="utf-8") as lines:
        records = [record for record in map(json.loads, lines) if record["legalities"]["oathbreaker"] == "legal"]
    for face in (face for record in records for face in record.get("card_faces", [record])):
        words |= set(parse_type_line(face["type_line"]).subtypes)
    return sorted(word for word in words if word and " " not in word)


def read_pairs(oracle: Path, printed: Path) -> Iterator[tuple[TypeLine, str]]:
    """Yield the type line of each face with a printed Japanese text, and the Japanese type line, normalised."""
    english = dict(read_type_lines(oracle))
    with printed.open(encoding="utf-8") as lines:
        for record in map(json.loads, lines):
            type_line = english.get((record["name"], record.get("face", record["name"])))
            japanese = unicodedata.normalize("NFKC", record["ja_type"]).strip()
            if type_line and JAPANESE.search(japanese):
                yield parse_type_line(type_line), japanese


def read_type_lines(oracle: Path) -> Iterator[tuple[tuple[str, str], str]]:
    """Yield (card name, face name) and the English type line of every face."""
    with oracle.open(encoding="utf-8") as lines:
        for record in map(json.loads, lines):
            for face in record.get("card_faces", [record]):
                yield (record["name"], face["name"]), face["type_line"]


def subtype_votes(pairs: Iterable[tuple[TypeLine, str]]) -> Votes:
    """Count, for each subtype, the Japanese words that stand in its place."""
    votes: Votes = defaultdict(Counter)
    for type_line, japanese in pairs:
        _, *after = DASH.split(japanese)
        words = [word.strip() for word in after[0].split("・")] if after else []
        if len(words) == len(type_line.subtypes):
            for subtype, word in zip(type_line.subtypes, words, strict=True):
                votes[subtype][word] += 1
    return votes


def head_words(pairs: Iterable[tuple[TypeLine, str]]) -> dict[str, str]:
    """Return the words before the dash: card types where they stand alone, supertypes where one stands before such."""
    types: Votes = defaultdict(Counter)
    supertypes: Votes = defaultdict(Counter)
    heads = [(type_line, DASH.split(japanese)[0]) for type_line, japanese in pairs]
    for type_line, head in heads:
        if len(type_line.types) == 1 and not type_line.supertypes:
            types[type_line.types[0].capitalize()][head] += 1
    known = majority(types)
    for type_line, head in heads:
        alone = known.get(type_line.types[0].capitalize(), "") if len(type_line.types) == 1 else ""
        if len(type_line.supertypes) == 1 and alone and head.endswith(alone):
            supertypes[type_line.supertypes[0].capitalize()][head.removesuffix(alone)] += 1
    return known | majority(supertypes)


def majority(votes: Votes) -> dict[str, str]:
    """Return each English word's Japanese one; words without a majority are left out."""
    found = {}
    for english, counter in votes.items():
        word, count = counter.most_common(1)[0]
        if word and 2 * count > counter.total():
            found[english] = word
    return found


if __name__ == "__main__":
    main()
