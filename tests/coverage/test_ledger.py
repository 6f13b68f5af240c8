"""The ledger: it is what today's trees give, and no card is lost without somebody saying why."""

from __future__ import annotations

import json

from tests.house.source import ROOT

from oathbreaker.cards.storage import embedded_readings
from oathbreaker.coverage.groups import is_counted
from oathbreaker.coverage.ledger import LOST, ledger_from_text, ledger_of, ledger_text, moves
from oathbreaker.coverage.played import digest_of
from oathbreaker.coverage.reading import CardResult
from oathbreaker.library.catalog import CardCatalog

LEDGER = ledger_from_text((ROOT / "docs" / "ledger.tsv").read_text(encoding="utf-8"))


def test_the_ledger_is_that_of_the_embedded_trees(catalog: CardCatalog) -> None:
    """It has every card that counts, and for a card that is read the digest of its trees: else run `make ledger`."""
    readings = embedded_readings()
    names = {card.name for card in catalog if is_counted(card)}
    assert names == LEDGER.keys()
    for name, (verdict, digest) in LEDGER.items():
        reading = readings[name]
        is_read = all(isinstance(face, dict) for face in json.loads(reading))
        assert (verdict == "read") <= is_read, name
        if verdict == "read":
            assert digest == digest_of(reading), name


def test_no_card_is_ambiguous_or_mismatched() -> None:
    """A card with several meanings, or one that is not written back, is a fault."""
    assert {verdict for verdict, _ in LEDGER.values()} <= {"read", "declined", LOST}


def test_a_lost_card_is_named_with_its_reason() -> None:
    """A card that was read and is not any more stands in docs/lost-cards.tsv, with why; no other card does."""
    lines = (ROOT / "docs" / "lost-cards.tsv").read_text(encoding="utf-8").splitlines()
    reasons = dict(line.split("\t") for line in lines if line and not line.startswith("#"))
    assert all(reasons.values())
    assert set(reasons) == {name for name, (verdict, _) in LEDGER.items() if verdict == LOST}


def test_a_card_that_was_read_is_lost_until_it_is_read_again() -> None:
    """The ledger remembers what was read, however often it is built in between."""
    first = ledger_of([CardResult("Fog", "read", "aa"), CardResult("Bear", "declined")], {})
    assert first == {"Bear": ("declined", ""), "Fog": ("read", "aa")}
    second = ledger_of([CardResult("Fog", "declined"), CardResult("Bear", "read", "bb")], first)
    assert second == {"Bear": ("read", "bb"), "Fog": (LOST, "")}
    assert moves(first, second).won == ("Bear",)
    assert moves(first, second).lost == ("Fog",)
    third = ledger_of([CardResult("Fog", "declined"), CardResult("Bear", "read", "cc")], second)
    assert third["Fog"] == (LOST, "")
    assert moves(second, third).changed == ("Bear",)
    assert ledger_of([CardResult("Fog", "read", "aa")], third)["Fog"] == ("read", "aa")


def test_a_ledger_is_read_as_it_was_written() -> None:
    """Names, verdicts and digests survive."""
    assert ledger_from_text(ledger_text(LEDGER)) == LEDGER
