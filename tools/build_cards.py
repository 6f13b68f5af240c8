"""Build the embedded card data from a corpus: facts only, one card a line, sorted by name.

Usage: python tools/build_cards.py CORPUS [--date YYYY-MM-DD]

CORPUS is the folder that holds `cards/oracle-cards.jsonl` (Scryfall's shape) and `cards/names-ja.jsonl`. Kana
readings of Japanese names come from SudachiPy (`pip install .[data]`). Also lists the rule numbers that exist, from
`rules/` and `seeds/` of the corpus.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import unicodedata
from dataclasses import replace
from pathlib import Path

import sudachipy

from oathbreaker.cards.card import Card
from oathbreaker.cards.importing.scryfall import card_from_scryfall, is_card
from oathbreaker.cards.names import to_hiragana
from oathbreaker.cards.records import record_from_card

DATA = Path(__file__).parents[1] / "src" / "oathbreaker" / "data"
RULE_NUMBER = re.compile(r"^(\d{3})\. |^(\d{3}\.\d+[a-z]*)\.? ", re.MULTILINE)
KEYWORD_HEADING = re.compile(r"^(70[12]\.\d+)\. (.{1,40})$", re.MULTILINE)
"""The number and name of a keyword action or ability; what explains keywords in general is longer."""
OATHBREAKER_NUMBER = re.compile(r"^(906\.\d+[a-z]?)$", re.MULTILINE)
KANA = re.compile(r"[ぁ-ゖァ-ヺー]")


def main() -> None:
    """Write `data/cards/cards.jsonl`, `data/cards/about.json` and `data/rules/numbers.txt`."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("--date", default="2026-08-12", help="the date of the corpus's card data")
    arguments = parser.parse_args()
    japanese = read_japanese_names(arguments.corpus / "cards" / "names-ja.jsonl")
    cards = [
        with_japanese_names(card, japanese) for card in read_corpus(arguments.corpus / "cards" / "oracle-cards.jsonl")
    ]
    write_cards(cards, arguments.date)
    write_rule_numbers(arguments.corpus)
    write_keywords(arguments.corpus)


def read_corpus(path: Path) -> list[Card]:
    """Read the corpus's cards."""
    with path.open(encoding="utf-8") as lines:
        records = (json.loads(line) for line in lines)
        return [card_from_scryfall(record) for record in records if is_card(record)]


def read_japanese_names(path: Path) -> dict[tuple[str, str], str]:
    """Return (card, face) -> Japanese name; a card of one face has its own name as face."""
    with path.open(encoding="utf-8") as lines:
        records = [json.loads(line) for line in lines]
    return {(record["name"], record.get("face", record["name"])): record["ja"] for record in records}


def with_japanese_names(card: Card, japanese: dict[tuple[str, str], str]) -> Card:
    """Return the card with its faces' Japanese names and their readings."""
    names = [japanese.get((card.name, face.name)) for face in card.faces]
    faces = tuple(
        replace(face, japanese_name=name, reading=reading(name)) if name else face
        for face, name in zip(card.faces, names, strict=True)
    )
    return replace(card, faces=faces)


def reading(name: str, tokenizer: sudachipy.Tokenizer = sudachipy.Dictionary().tokenizer()) -> str | None:  # noqa: B008  made once
    """Return a Japanese name in hiragana; None where it is all kana already, or where a word has no reading."""
    text = unicodedata.normalize("NFKC", name)
    words = [(word.surface(), word.reading_form()) for word in tokenizer.tokenize(text)]
    kana = "".join(said if re.search(r"[一-鿿々]", surface) else surface for surface, said in words)
    letters = "".join(filter(str.isalnum, kana))
    if not re.fullmatch(r"[ぁ-ゖァ-ヺー0-9A-Za-z]+", letters) or letters == "".join(filter(str.isalnum, text)):
        return None
    return to_hiragana(letters)


def write_cards(cards: list[Card], date: str) -> None:
    """Write the cards and what is to be known about them."""
    lines = [json.dumps(record_from_card(card), ensure_ascii=False, separators=(",", ":")) for card in cards]
    text = "\n".join(lines) + "\n"
    folder = DATA / "cards"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "cards.jsonl").write_text(text, encoding="utf-8", newline="\n")
    about = {
        "data_date": date,
        "source": "embedded",
        "cards": len(cards),
        "digest": hashlib.sha256(text.encode()).hexdigest(),
    }
    (folder / "about.json").write_text(json.dumps(about, indent=2) + "\n", encoding="utf-8", newline="\n")
    print(f"{len(cards)} cards, {len(text.encode()) / 1e6:.1f} MB")


def write_rule_numbers(corpus: Path) -> None:
    """List the numbers of the Comprehensive Rules and of the Oathbreaker rules."""
    rules = max((corpus / "rules").glob("MagicCompRules-*.txt")).read_text(encoding="utf-8")
    seeds = (corpus / "seeds" / "oathbreaker-906-ja.txt").read_text(encoding="utf-8")
    numbers = (
        {first or second for first, second in RULE_NUMBER.findall(rules)}
        | set(OATHBREAKER_NUMBER.findall(seeds))
        | {"906"}
    )
    ordered = sorted(numbers, key=lambda number: ([int(part) for part in re.findall(r"\d+", number)], number))
    header = (
        "# Rule numbers that exist: Comprehensive Rules and Oathbreaker rules 906. Built by tools/build_cards.py.\n"
    )
    (DATA / "rules").mkdir(parents=True, exist_ok=True)
    (DATA / "rules" / "numbers.txt").write_text(header + "\n".join(ordered) + "\n", encoding="utf-8", newline="\n")
    print(f"{len(ordered)} rule numbers")


def write_keywords(corpus: Path) -> None:
    """List the keyword actions (701) and keyword abilities (702) with their numbers."""
    rules = max((corpus / "rules").glob("MagicCompRules-*.txt")).read_text(encoding="utf-8")
    found = [match for match in KEYWORD_HEADING.findall(rules) if not match[0].endswith(".1")]
    lines = [f"{number}\t{name}\n" for number, name in dict.fromkeys(found)]
    (DATA / "rules" / "keywords.tsv").write_text("".join(lines), encoding="utf-8", newline="\n")
    print(f"{len(lines)} keywords")


if __name__ == "__main__":
    main()
