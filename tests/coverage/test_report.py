"""What is counted of a corpus."""

from __future__ import annotations

import json

from oathbreaker.coverage.embedded import embedded_coverage
from oathbreaker.coverage.groups import groups_of
from oathbreaker.coverage.reading import coverage_of, judged, results
from oathbreaker.coverage.report import Block, coverage_from_json, ranked, ranking_from_text, ranking_text
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.library.readings import read_card, reading_from_bytes, reading_to_bytes

NAMES = ("Grizzly Bears", "Shock", "Garruk Wildspeaker", "History of Benalia", "Forest")


def test_the_embedded_counts_agree_with_the_ledger_of_cards(catalog: CardCatalog) -> None:
    """Every legal card has one verdict; each table counts every card of its kind."""
    coverage = embedded_coverage()
    assert coverage.corpus == len(catalog)
    assert coverage.cards == sum(card.legality("oathbreaker") == "legal" for card in catalog)
    assert sum(tally.cards for tally in coverage.layouts.values()) == coverage.cards
    assert sum(tally.read for tally in coverage.layouts.values()) == coverage.read
    assert coverage.groups["planeswalker"].cards == 288
    assert not coverage.bugs


def test_counts_survive_json() -> None:
    """What is written is read back."""
    written = json.loads(json.dumps(embedded_coverage().as_json()))
    assert coverage_from_json(written).as_json() == written


def test_cards_are_counted_in_their_groups(catalog: CardCatalog) -> None:
    """A planeswalker, a Saga, a land and others are counted where they belong, read or not."""
    cards = [catalog[name] for name in NAMES]
    texts = {card.name: [""] for card in cards} | {"Shock": ["Frobnicate all creatures."]}
    seen: list[tuple[int, int]] = []
    coverage = coverage_of(cards, results(cards, texts, 1, lambda done, total: seen.append((done, total))), corpus=9)
    assert (coverage.corpus, coverage.cards, coverage.read) == (9, 5, 4)
    assert coverage.groups["planeswalker"].as_json() == {"cards": 1, "read": 1}
    assert coverage.groups["saga"].cards == coverage.groups["land"].cards == 1
    assert coverage.types["instant"].as_json() == {"cards": 1, "read": 0}
    assert coverage.declines == (Block("frobnicate all creatures", 1, 1),)
    assert seen == [(0, 5), (5, 5)]
    assert groups_of(catalog["Fire // Ice"]) == ("other_layouts",)


def test_a_card_that_cannot_be_carried_out_is_declined(catalog: CardCatalog) -> None:
    """A card whose words are understood is read only if the game can do what they say."""
    card = catalog["Shock"]
    text = ["Cipher"]
    reading = read_card(card, text)
    assert (reading.verdict.kind, reading.verdict.reason, reading.verdict.word) == (
        "declined",
        "not_performed",
        "cipher",
    )
    assert reading.texts[0] is not None
    assert reading_from_bytes(reading_to_bytes(reading)) == reading
    result = judged(card, reading, text)
    assert result.verdict == "declined"
    assert result.stops is not None
    assert result.stops.phrases == ("(not performed: cipher)",)


def test_what_alone_keeps_most_cards_back_comes_first() -> None:
    """A phrase is ranked by the cards that nothing else blocks; one of several phrases is never the sole one."""
    cards = [(("a", "b"), True), (("a",), True), (("b",), False), (("b",), False), (("a", "a"), True)]
    assert ranked(cards) == (Block("a", 3, 2), Block("b", 3, 0))


def test_a_ranking_is_read_as_it_was_written() -> None:
    """Phrases keep their counts and their order; that which ships inside has what alone blocks most cards first."""
    blocks = (Block("a b …", 3, 2), Block("c", 9, 0))
    assert ranking_from_text(ranking_text(blocks)) == blocks
    sole = [block.sole for block in embedded_coverage().declines]
    assert sole == sorted(sole, reverse=True)
    assert sole[0] > 0
