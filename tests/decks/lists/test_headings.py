"""The words that head a part of a list."""

from __future__ import annotations

import unicodedata

import pytest

from oathbreaker.cards.catalog import CardCatalog
from oathbreaker.decks.lists.headings import PARTS, heading_part, is_sum

HEADINGS = [
    ("Deck", "main"),
    ("Deck (60)", "main"),
    ("Deck: 60 cards", "main"),
    ("Main Deck:", "main"),
    ("[Main]", "main"),
    ("Mainboard", "main"),
    ("メインデッキ", "main"),
    ("■デッキ", "main"),
    ("Mazo", "main"),
    ("Sideboard", "sideboard"),
    ("SIDEBOARD:", "sideboard"),
    ("// Sideboard", "sideboard"),
    ("//Sideboard", "sideboard"),
    ("Sideboard (15/15)", "sideboard"),
    ("サイドボード：", "sideboard"),
    ("Banquillo", "sideboard"),
    ("Réserve", "sideboard"),
    ("Commander", "commander"),
    ("**Commanders (1):**", "commander"),
    ("#!Commander", "commander"),
    ("統率者", "commander"),
    ("Comandante", "commander"),
    ("Oathbreaker", "oathbreaker"),
    ("# Oathbreaker", "oathbreaker"),
    ("オースブレイカー", "oathbreaker"),
    ("【誓い破り】", "oathbreaker"),
    ("誓約者（1枚）", "oathbreaker"),
    ("Signature Spell", "signature spell"),
    ("SignatureSpell", "signature spell"),
    ("Signature Spells (1)", "signature spell"),
    ("刻銘呪文", "signature spell"),
    ("≪トレードマークの呪文≫".strip("≪≫"), "signature spell"),
    ("宣誓呪文", "signature spell"),
    ("Hechizo distintivo", "signature spell"),
    ("Companion", "companion"),
    ("相棒", "companion"),
    ("Maybeboard", "maybeboard"),
    ("Considering:", "maybeboard"),
    ("Creatures (20)", "type"),
    ("// Lands", "type"),
    ("土地（24枚）", "type"),
    ("== クリーチャー ==", "type"),
    ("Tokens", "tokens"),
    ("About", "about"),
]


@pytest.mark.parametrize(("line", "part"), HEADINGS)
def test_headings(line: str, part: str) -> None:
    """A heading is told by its word, whatever stands around it and however it is counted."""
    assert heading_part(unicodedata.normalize("NFKC", line)) == part


@pytest.mark.parametrize(
    "line",
    ["1 Deck", "Lightning Bolt", "《誓い破り》", "4 Conspiracy", "Conspiracy", "", "//", "12", "Deck of Many Things"],
)
def test_what_is_no_heading(line: str) -> None:
    """Cards and remarks are no headings."""
    assert heading_part(line) is None


@pytest.mark.parametrize("line", ["24 lands", "60 cards", "合計60枚", "60枚", "Total: 60", "20 Creatures", "[24 土地]"])
def test_sums(line: str) -> None:
    """A count of a part sums it up and is no card."""
    assert is_sum(line)


@pytest.mark.parametrize(
    "line", ["4 Island", "1 誓い破り", "1 _____", "60", "1 Conspiracy", "17-Year Cicadas", "2 Deck of Cards"]
)
def test_what_is_no_sum(line: str) -> None:
    """A count with a name is a card, and a number alone is nothing."""
    assert not is_sum(line)


def test_few_headings_are_card_names(catalog: CardCatalog) -> None:
    """Only two headings are also names; such a card needs a count or 《》."""
    words = [word for words in PARTS.values() for word in words.split(", ")]
    assert {card.name for word in words for card in catalog.named(word)} == {"Shatter the Oath", "Signature Spells"}
