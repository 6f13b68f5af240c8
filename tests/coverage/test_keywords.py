"""The table of keywords: which are read, and for which phrases cards wait."""

from __future__ import annotations

from tests.house.source import ROOT
from tools import build_keywords

from oathbreaker.coverage.keywords import (
    KeywordCoverage,
    is_named,
    kept_waiting,
    keywords_from_text,
    keywords_read,
    keywords_text,
    rules_keywords,
)
from oathbreaker.coverage.reading import judged
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.library.readings import read_card
from oathbreaker.texts.rules import rule_exists


def test_the_page_is_fresh() -> None:
    """docs/keywords.md is what `make docs` writes from the counts."""
    assert build_keywords.PAGE.read_text(encoding="utf-8") == build_keywords.page(), "run `make docs`"


def test_every_keyword_of_a_legal_card_is_in_the_table() -> None:
    """Each has its rule; flying, cycling and scry are among them, and what no legal card has is not."""
    found = keywords_from_text((ROOT / "docs" / "keywords.tsv").read_text(encoding="utf-8"))
    known = {keyword.name: keyword for keyword in found}
    assert {(keyword.rule, keyword.name) for keyword in found} <= set(rules_keywords())
    assert all(rule_exists(keyword.rule) and 0 <= keyword.read <= keyword.cards for keyword in found)
    assert known["Flying"].read > 1000
    assert known["Cycling"].cards > 300
    assert known["Scry"].rule == "701.22"
    assert "Roll to Visit Your Attractions" not in known


def test_variants_count_as_the_keyword() -> None:
    """Islandwalk is landwalk, plainscycling cycling, hexproof from something hexproof; planeswalkers walk otherwise."""
    assert is_named("landwalk", ["islandwalk"])
    assert is_named("cycling", ["plainscycling"])
    assert is_named("hexproof", ["hexproof from"])
    assert not is_named("flash", ["flashback"])


def test_what_cards_wait_for_is_named(catalog: CardCatalog) -> None:
    """A card whose phrase with the keyword is not understood waits for it; another one does not."""
    cards = [catalog["Dark Ritual"], catalog["Opt"], catalog["Shock"]]
    texts = {"Dark Ritual": ["Flying\nFlying frobnicates."], "Opt": ["Scry 1."], "Shock": ["Scry frob."]}
    results = {card.name: judged(card, read_card(card, texts[card.name]), texts[card.name]) for card in cards}
    found = {keyword.name: keyword for keyword in keywords_read(cards, texts, results, probing=True)}
    assert (found["Scry"].cards, found["Scry"].read, found["Scry"].waiting) == (1, 1, 1)
    assert found["Scry"].phrases
    assert "scry" in found["Scry"].phrases[0]
    bare = keywords_read(cards, texts, results, probing=False)
    assert all(keyword.waiting is None for keyword in bare)
    assert kept_waiting(bare, found.values()) == tuple(found.values())


def test_the_state_of_a_keyword() -> None:
    """It is done where no card waits for it, and missing where no card with it is read."""
    assert build_keywords.state(KeywordCoverage("702.9", "Flying", 3, 1, 0)) == "done"
    assert build_keywords.state(KeywordCoverage("702.9", "Flying", 3, 1, 2)) == "in part"
    assert build_keywords.state(KeywordCoverage("702.22", "Banding", 3, 0, 3)) == "missing"


def test_counts_are_read_as_they_were_written() -> None:
    """Numbers, and phrases if there are any, survive."""
    counts = (KeywordCoverage("701.22", "Scry", 3, 1, 2, ("a", "b c")), KeywordCoverage("702.9", "Flying", 1, 1, None))
    assert keywords_from_text(keywords_text(counts)) == counts
