"""Whole card files: what they are, which cards they give, and what is said of what they leave out."""

from __future__ import annotations

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tests.cards.importing.records import (
    LEGAL,
    NOT_LEGAL,
    Record,
    as_array,
    as_lines,
    as_mtgjson,
    card,
    face,
    known_cards,
    packed,
    two_faces,
    written,
)

from oathbreaker.cards.card import Card
from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cards.importing.bulk import CardFile, read_card_file, read_cards
from oathbreaker.cards.importing.scryfall import card_from_scryfall
from oathbreaker.texts.errors import CardDataError


def read(folder: Path, records: list[Any], name: str = "cards.json") -> CardFile:
    """Return what a file of these records holds."""
    return read_card_file(written(folder, as_lines(records), name))


def names(file: CardFile) -> list[str]:
    """Return the names of a file's cards."""
    return [card.name for card in file.cards]


def only(file: CardFile) -> Card:
    """Return a file's only card."""
    (found,) = file.cards
    return found


def note(file: CardFile) -> str:
    """Return a file's only note, after a look at the Japanese form."""
    (found,) = file.notes
    assert found.text("ja")
    return str(found)


def without_japanese(card: Card) -> Card:
    """Return a card without its Japanese names."""
    return replace(card, faces=tuple(replace(face, japanese_name=None, reading=None) for face in card.faces))


@pytest.mark.parametrize("text", [as_array(known_cards()), as_lines(known_cards()), packed(as_lines(known_cards()))])
def test_scryfall_files(tmp_path: Path, text: bytes) -> None:
    """Arrays and lines, plain or packed, give the same cards, by name."""
    file = read_card_file(written(tmp_path, text))
    expected = sorted(map(card_from_scryfall, known_cards()), key=lambda card: card.name)
    assert (file.kind, list(file.cards), file.records, file.notes) == ("Scryfall", expected, 5, ())
    assert list(read_cards(written(tmp_path, text))) == expected


def test_what_is_no_card_is_left_out_and_counted(tmp_path: Path) -> None:
    """Tokens and art cards are left out, and it is told how many."""
    others = [card("Bear", "Token Creature — Bear", layout="token")] * 2 + [card("A // A", "Card", layout="art_series")]
    file = read(tmp_path, [*known_cards(), *others])
    assert "Bear" not in names(file)
    assert (file.records, file.left_out) == (8, {"token": 2, "art_series": 1})


def test_all_cards(tmp_path: Path) -> None:
    """Of many printings there is one card, with the printed Japanese name of the newest of them."""
    printings = [
        card("Test Bear", lang="fr", printed_name="Ours"),
        card("Test Bear", lang="ja", printed_name="古い熊", released_at="1996-01-01"),
        card("Test Bear", lang="ja", printed_name="試（ため）しの熊", released_at="2020-01-01"),
        card("Test Bear", lang="ja", printed_name="熊", released_at="2010-01-01"),
        card("Test Bear"),
    ]
    file = read(tmp_path, printings)
    assert only(file) == replace(
        card_from_scryfall(printings[-1]),
        faces=(replace(card_from_scryfall(printings[-1]).front, japanese_name="試しの熊"),),
    )
    assert file.notes == ()


def test_japanese_names_of_faces(tmp_path: Path) -> None:
    """Japanese names belong to faces; a card may have some of them."""
    printing = two_faces(face("Front", printed_name="表"), face("Back"), lang="ja")
    found = only(read(tmp_path, [printing, two_faces(face("Front"), face("Back"))]))
    assert [part.japanese_name for part in found.faces] == ["表", None]
    assert found.japanese_name is None


def test_reversible_cards(tmp_path: Path) -> None:
    """A reversible card is another printing of plain cards; only one without a plain card is worth a note."""
    reversible = two_faces(face("Test Bear"), face("Test Bear"), layout="reversible_card")
    assert read(tmp_path, [reversible, card("Test Bear")]).notes == ()
    assert read(tmp_path, [two_faces(face("Test Bear"), face("Cave")), reversible]).notes == ()
    file = read(tmp_path, [reversible, card("Other Bear")])
    assert names(file) == ["Other Bear"]
    assert note(file) == (
        "1 card is in the file only as half of a reversible card and was left out: Test Bear."
    )  # fmt: skip


@pytest.mark.parametrize("swapped", [False, True])
def test_different_cards_of_one_name(tmp_path: Path, swapped: bool) -> None:  # noqa: FBT001  the case
    """Of different cards with one name the one that people play with counts, in whatever order; it is told."""
    playtest = card("Red Fish", oracle_id="other", legalities=NOT_LEGAL, power="9")
    records = [playtest, card("Red Fish", power="1")]
    file = read(tmp_path, records[::-1] if swapped else records)
    assert only(file).front.power == "1"
    assert note(file).startswith("1 name stands for several different cards")
    assert note(file).endswith(": Red Fish.")


def test_the_first_of_equally_good_cards_counts(tmp_path: Path) -> None:
    """Of different cards with one name that nobody plays with the first counts."""
    records = [card("Kitchen Knight", oracle_id=letter, legalities=NOT_LEGAL, power=letter) for letter in "abc"]
    assert only(read(tmp_path, records)).front.power == "a"


def test_a_complete_record_beats_an_incomplete_one(tmp_path: Path) -> None:
    """A record of which a face's facts are missing gives way to a later one that has them."""
    records = [two_faces(face("Front"), face("Back", "")), two_faces(face("Front"), face("Back"))]
    file = read(tmp_path, records)
    assert only(file) == card_from_scryfall(records[1])
    assert file.notes == ()


def test_an_incomplete_card_stays(tmp_path: Path) -> None:
    """A card of which a face's facts are known to nobody is a card all the same."""
    record = two_faces(face("Front"), face("Back", ""))
    assert only(read(tmp_path, [record])) == card_from_scryfall(record)


def test_many_names_are_shortened(tmp_path: Path) -> None:
    """A note names ten cards at most."""
    records = [card(f"Knight {n:02}", oracle_id=f"{n} {m}", power=str(m)) for n in range(12) for m in range(2)]
    assert note(read(tmp_path, records)).endswith("Knight 08, Knight 09 and ….")


def test_a_few_damaged_records_are_told(tmp_path: Path) -> None:
    """One damaged record in two hundred is left out with a note."""
    good = [card(f"Bear {number}") for number in range(400)]
    file = read(tmp_path, [*good, card("Bad Bear", cmc="many"), {"layout": "normal", "type_line": []}])
    assert len(file.cards) == 400
    assert note(file).startswith("2 damaged records were left out. The first: The card data has a damaged record (Bad")


def test_many_damaged_records_are_refused(tmp_path: Path) -> None:
    """A file with more damaged records than that is refused as a whole."""
    good = [card(f"Bear {number}") for number in range(150)]
    with pytest.raises(CardDataError, match=r"1 of 151 records in .*cards\.json are damaged"):
        read(tmp_path, [*good, card("Bad Bear", cmc="many")])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (as_array([]), "holds no cards"),
        (as_lines([card("Bear", "Token Creature — Bear", layout="token")]), "holds no cards"),
        (b'{"meta": {"date": "2026-01-01"}, "data": {}}', "holds no cards"),
        (b'{"meta": {"date": "2026-01-01"}, "data": [1, 2]}', "holds no cards"),
        (
            as_mtgjson({"10E": {"cards": [], "code": "10E"}}),
            "is a file of whole sets (MTGJSON AllPrintings), not a list",
        ),
        (as_mtgjson({"A": {"b": 1}}), "is a JSON object of another kind, not a list of cards"),
        (as_mtgjson({"A": "b"}), "is a JSON object of another kind"),
        (as_lines([{"object": "ruling", "comment": "…"}]), "is a file of Scryfall ruling objects, not a list of cards"),
        (as_lines([{"object": "list", "data": []}]), "is a file of Scryfall list objects"),
        (as_lines([{"deck": "Test"}]), "is a JSON object of another kind"),
        (as_array([card("Bear"), 3]), "record 2, near byte"),
        (as_array([[card("Bear")]]), "is JSON, but record 1, near byte"),
        (b"{}\n", "is a JSON object of another kind"),
        (as_lines([card("Bear")]) + b"3\n", "is JSON, but line 2 is no card object"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, text: bytes, words: str) -> None:
    """JSON that is no list of cards is refused, with what it is and what to use."""
    with pytest.raises(CardDataError) as refused:
        read_card_file(written(tmp_path, text))
    assert words in str(refused.value)
    assert "AtomicCards" in str(refused.value)
    assert "AtomicCards" in refused.value.message("ja")


def entry(name: str, **more: Any) -> list[Record]:  # noqa: ANN401  JSON
    """Return an MTGJSON entry of one side."""
    facts = {"name": name, "type": "Creature — Bear", "manaCost": "{1}{G}", "manaValue": 2.0, "layout": "normal"}
    return [{**facts, **more}]


def test_mtgjson_files(tmp_path: Path) -> None:
    """An AtomicCards file tells its date; a format that a card does not list, but others do, is not legal."""
    entries = {
        "Legal Bear": entry("Legal Bear", legalities={"vintage": "Legal", "oathbreaker": "Banned"}),
        "Silly Bear": entry("Silly Bear", legalities={}),
        "Silent Bear": entry("Silent Bear"),
    }
    file = read_card_file(written(tmp_path, as_mtgjson(entries)))
    assert (file.kind, file.data_date, file.records) == ("MTGJSON", "2026-03-01", 3)
    assert {card.name: dict(card.legalities) for card in file.cards} == {
        "Legal Bear": {"vintage": "legal", "oathbreaker": "banned"},
        "Silent Bear": {},
        "Silly Bear": {"vintage": "not legal", "oathbreaker": "not legal"},
    }


def test_mtgjson_missing_sides(tmp_path: Path) -> None:
    """A card of which the file lacks a side is left out, with a note, rather than taken for half of itself."""
    entries = {
        "Front // Back": entry("Front // Back", side="a", faceName="Front", layout="transform"),
        "Left // Right": entry("Left // Right", side="b", faceName="Right", layout="split"),
        "Bear": entry("Bear"),
    }
    file = read_card_file(written(tmp_path, as_mtgjson(entries)))
    assert names(file) == ["Bear"]
    assert note(file) == "2 cards lack a side in the file and were left out: Front // Back and Left // Right."


def test_mtgjson_damaged_entries(tmp_path: Path) -> None:
    """A damaged entry among many is told."""
    entries: dict[str, Any] = {f"Bear {n}": entry(f"Bear {n}") for n in range(200)}
    file = read_card_file(written(tmp_path, as_mtgjson({**entries, "Bad": [{"name": "Bad"}]})))
    assert len(file.cards) == 200
    assert note(file).startswith("1 damaged record was left out. The first: The card data has a damaged record (Bad)")


@pytest.mark.parametrize(
    ("name", "date"),
    [
        ("oracle-cards-20260920090159.jsonl.gz", "2026-09-20"),
        ("AtomicCards-2026-01-31.json", "2026-01-31"),
        ("cards-2026-13-31.json", "2025-02-03"),
        ("120260920.json", "2025-02-03"),
        ("cards.json", "2025-02-03"),
    ],
)
def test_date_of_the_data(tmp_path: Path, name: str, date: str) -> None:
    """The date is what the caller says, else what the name says, else when the file was written."""
    path = written(tmp_path, as_lines(known_cards()), name)
    os.utime(path, (1_738_584_000, 1_738_584_000))
    assert read_card_file(path).data_date == date
    assert read_card_file(path, data_date="2026-02-02").data_date == "2026-02-02"


def test_strange_date_in_meta(tmp_path: Path) -> None:
    """A meta date that is no date does not count."""
    path = written(tmp_path, as_mtgjson({"Bear": entry("Bear")}, date="soon"), "AtomicCards-20260105.json")
    assert read_card_file(path).data_date == "2026-01-05"


def test_progress(tmp_path: Path) -> None:
    """Progress is told now and then, and at the end."""
    path = written(tmp_path, as_lines([card(f"Bear {number}") for number in range(2000)]))
    told: list[tuple[int, int]] = []
    read_card_file(path, progress=lambda done, size: told.append((done, size)))
    size = path.stat().st_size
    assert told[-1] == (size, size)
    assert len(told) > 3
    assert told == sorted(told)


def test_catalogs(tmp_path: Path) -> None:
    """A catalog can be opened on a file of either kind."""
    catalog = CardCatalog.from_scryfall(written(tmp_path, as_lines(known_cards()), "oracle-cards-20260920090159.jsonl"))
    assert (len(catalog), catalog.data_date) == (5, "2026-09-20")
    assert catalog["Insectile Aberration"].name == "Delver of Secrets // Insectile Aberration"
    catalog = CardCatalog.from_mtgjson(written(tmp_path, as_mtgjson({"Bear": entry("Bear")})))
    assert catalog["bear"].front.mana_cost == "{1}{G}"


def test_the_corpus_gives_the_embedded_facts(corpus: Path) -> None:
    """The corpus, imported as a Scryfall bulk file, gives the facts that ship inside, Japanese names apart."""
    file = read_card_file(corpus / "cards" / "oracle-cards.jsonl")
    assert (len(file.cards), file.left_out, file.notes) == (34_739, {}, ())
    different = [
        theirs.name
        for ours, theirs in zip(CardCatalog.embedded(), file.cards, strict=True)
        if without_japanese(ours) != theirs
    ]
    assert different == []


def test_scryfall_samples(corpus: Path, catalog: CardCatalog) -> None:
    """The samples of 2019 give today's facts, but for what has changed since."""
    different: dict[str, set[str]] = {}
    for name, count in (("scryfall-oracle-cards-2019.json", 42), ("scryfall-all-cards-2019.json", 8)):
        file = read_card_file(corpus / "cards" / "samples" / name)
        assert (len(file.cards), file.notes) == (count, ())
        for found in file.cards:
            different.setdefault(found.name, set()).update(differences(without_japanese(found), catalog[found.name]))
    # Oathbreaker's legalities came later, and so did the list of keywords and the order "Host Artifact Creature".
    hosts = {name for name, fields in different.items() if "type_line" in fields}
    assert hosts == {"Angelic Rocket", "Gnome-Made Engine", "Labro Bot", "Voracious Vacuum"}
    assert set().union(*different.values()) == {"type_line", "legalities", "keywords"}


def test_japanese_names_of_the_samples(corpus: Path, catalog: CardCatalog) -> None:
    """Printed Japanese names of the samples are those of the embedded data."""
    for name in ("scryfall-all-cards-2019.json", "mtgjson-atomic-cards.json"):
        found = [card for card in read_card_file(corpus / "cards" / "samples" / name).cards if card.japanese_name]
        assert found
        assert [card.japanese_name for card in found] == [catalog[card.name].japanese_name for card in found]


def test_mtgjson_sample(corpus: Path, catalog: CardCatalog) -> None:
    """The MTGJSON sample gives the facts of the embedded data, but for what it lacks or says otherwise."""
    file = read_card_file(corpus / "cards" / "samples" / "mtgjson-atomic-cards.json")
    assert (file.data_date, len(file.cards), file.notes) == ("2026-03-01", 43, ())
    different = {card.name: differences(without_japanese(card), catalog[card.name]) for card in file.cards}
    legality_missing = [name for name, fields in different.items() if "legalities" in fields]
    assert all(not card.legalities for card in file.cards if card.name in legality_missing)
    assert len(legality_missing) == 12
    others = {name: fields - {"legalities"} for name, fields in different.items() if fields - {"legalities"}}
    assert others == {
        "Bonesplitter": {"keywords"},  # "Equip:1", as no data of MTGJSON's own has it
        "Delver of Secrets // Insectile Aberration": {"color_indicator"},  # left out of the sample
    }


def as_entries(record: Record) -> dict[str, list[Record]]:
    """Return a Scryfall record as MTGJSON would have it: a side for each face, named after the whole card."""
    parts = record.get("card_faces") or [record]
    melds_into = [part["name"] for part in record.get("all_parts", ()) if part["component"] == "meld_result"]
    name = record["name"]
    if melds_into and melds_into != [name]:
        name = f"{name} // {melds_into[0]}"
    letters = "b" if melds_into == [name] else "abcde"
    sides = [
        {
            "name": name,
            "layout": record["layout"],
            "type": part["type_line"],
            "manaCost": part.get("mana_cost", ""),
            "manaValue": record.get("cmc", 0),
            "text": part.get("oracle_text", ""),
            "colorIndicator": part.get("color_indicator"),
            "keywords": record["keywords"],
            "legalities": {k: v.title() for k, v in record["legalities"].items() if v != "not_legal"},
            **{key: part.get(key) for key in ("colors", "power", "toughness", "loyalty", "defense")},
            **({"side": letter, "faceName": part["name"]} if len(parts) > 1 or melds_into else {}),
        }
        for part, letter in zip(parts, letters, strict=False)
    ]
    return {name: sides[::-1]}


def test_the_corpus_in_the_shape_of_mtgjson(corpus: Path, tmp_path: Path) -> None:
    """Whatever its layout, a card has the same facts whether it comes in Scryfall's shape or in MTGJSON's."""
    with (corpus / "cards" / "oracle-cards.jsonl").open(encoding="utf-8") as lines:
        records = [
            record
            for number, record in enumerate(map(json.loads, lines))
            if number % 20 == 0 or record["layout"] != "normal"
        ]
    records = [record for record in records if record.get("x_legalities") != "unknown"]
    entries: dict[str, list[Record]] = {}
    for record in records:
        entries |= as_entries(record)
    file = read_card_file(written(tmp_path, packed(as_mtgjson(entries))))
    expected = [card_from_scryfall(record) for record in records]
    assert len(expected) > 3_000
    assert file.notes == ()
    assert list(file.cards) == expected


def differences(ours: Card, theirs: Card) -> set[str]:
    """Return the names of the facts in which two cards differ, Japanese names apart."""
    fields = ("layout", "mana_value", "color_identity", "keywords", "legalities", "deck_text", "is_meld_result")
    found = {field for field in fields if getattr(ours, field) != getattr(theirs, field)}
    face_fields = (
        "name", "type_line", "mana_cost", "colors", "color_indicator", "power", "toughness", "loyalty", "defense",
    )  # fmt: skip
    for our_face, their_face in zip(ours.faces, theirs.faces, strict=True):
        found |= {field for field in face_fields if getattr(our_face, field) != getattr(their_face, field)}
    return found


def test_the_records_of_these_tests_are_json() -> None:
    """The records that tests write are JSON, and those that people play with are legal."""
    assert json.loads(as_array(known_cards())) == known_cards()
    assert {json.dumps(record["legalities"]) for record in known_cards()} == {json.dumps(LEGAL)}
