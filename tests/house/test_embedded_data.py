"""The embedded data: what its description says, in its one form, in order; the names beside it; the decks."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from importlib.resources import files
from itertools import pairwise

import pytest

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.cards.records import card_from_record, record_from_card
from oathbreaker.cards.storage import about_embedded, embedded_folder, extra_names
from oathbreaker.decks.deck import Deck
from oathbreaker.formats.check_deck import check_deck

DECKS = sorted(file.name for file in files("oathbreaker.data").joinpath("decks").iterdir())


def read_lines() -> list[str]:
    """Return the lines of the embedded cards."""
    return embedded_folder().joinpath("cards.jsonl").read_text(encoding="utf-8").splitlines()


def order_faults(names: Sequence[str]) -> Iterator[str]:
    """Yield every name that does not come after the one before it, by code points."""
    return (second for first, second in pairwise(names) if first >= second)


def form_faults(lines: Sequence[str]) -> Iterator[str]:
    """Yield every line that is not what `record_from_card` writes of the card it holds."""
    for line in lines:
        record = record_from_card(card_from_record(json.loads(line)))
        if json.dumps(record, ensure_ascii=False, separators=(",", ":")) != line:
            yield line


def test_description_agrees_with_the_cards() -> None:
    """The number of cards and the digest are those of the text."""
    about = about_embedded()
    text = embedded_folder().joinpath("cards.jsonl").read_bytes()
    assert about.cards == text.count(b"\n")
    assert about.digest == hashlib.sha256(text).hexdigest()


def test_cards_are_sorted_and_unique() -> None:
    """The cards are in the order of their names, none twice."""
    assert list(order_faults([json.loads(line)["name"] for line in read_lines()])) == []


def test_disorder_is_found() -> None:
    """The checker sees a name out of order and a name twice."""
    assert list(order_faults(["b", "a", "c"])) == ["a"]
    assert list(order_faults(["a", "a"])) == ["a"]


def test_records_round_trip() -> None:
    """Every card is written back exactly as it was read."""
    assert list(form_faults(read_lines())) == []


@pytest.mark.parametrize(
    "line",
    [
        '{"name":"Opt","layout":"normal","faces":[{"type":"Instant","cost":"{U}"}]}',
        '{"name":"Opt","faces":[{"type":"Instant","cost":"{U}"}],"text":"words"}',
        '{"name": "Opt", "faces": [{"type": "Instant"}]}',
    ],
)
def test_another_form_is_found(line: str) -> None:
    """The checker sees defaults written out, fields that are no facts, and spaces."""
    assert list(form_faults([line])) == [line]


def test_extra_names_are_names_of_cards(catalog: CardCatalog) -> None:
    """Every short or interchangeable name leads to the card it is listed with."""
    for kind, name, card in extra_names():
        assert card in {found.name for found in catalog.find(name)}, (kind, name)
        assert catalog[card].name == card


@pytest.mark.parametrize("name", DECKS)
def test_embedded_decks_are_legal(name: str, catalog: CardCatalog) -> None:
    """Every deck that ships inside is legal; nothing to warn of but how the spells of partners were given out."""
    text = files("oathbreaker.data").joinpath("decks", name).read_text(encoding="utf-8")
    report = check_deck(Deck.read(text, cards=catalog))
    assert report.problems == ()
    assert {warning.code for warning in report.warnings} <= {"spells-paired"}


def test_saheeli_is_the_real_list(catalog: CardCatalog) -> None:
    """The deck of `make play` has the leaders and the sixty cards of the list it was taken from."""
    text = files("oathbreaker.data").joinpath("decks", "saheeli-thoughtcast.txt").read_text(encoding="utf-8")
    deck = Deck.read(text, cards=catalog)
    assert [entry.card.name for entry in deck.leader_entries] == ["Saheeli, Sublime Artificer", "Thoughtcast"]
    assert sum(entry.count for entry in deck.entries) == 60


def test_description_has_nothing_else() -> None:
    """The description is what the catalog shows of it."""
    written = json.loads(embedded_folder().joinpath("about.json").read_text(encoding="utf-8"))
    assert {"phrases": "", **written} == asdict(about_embedded())
