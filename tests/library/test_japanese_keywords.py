"""Keywords by their Japanese names: what the shipped decks have has one, and names agree with what phrases write."""

from __future__ import annotations

from oathbreaker.cards.card import NO_JAPANESE_NAME
from oathbreaker.cards.type_words import japanese_keyword
from oathbreaker.decks.deck import Deck
from oathbreaker.decks.embedded import embedded_decks, embedded_text
from oathbreaker.engine.abstract import Keyword
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.wording import keyword_text

OTHERWISE = {
    "class level",
    "level symbol",
    "enchant",
    "equip",
    "protection",
    "hexproof from",
    "affinity",
    "splice",
    "partner with",
    "exert",
}
"""Keywords whose text begins otherwise than with their name."""


def test_205_3_a_token_that_card_data_calls_a_keyword_has_its_name() -> None:
    """Treasure and Food are names of tokens; what has no name at all stays English and is marked."""
    assert japanese_keyword("Treasure") == "宝物"
    assert japanese_keyword("Food") == "食物"
    assert japanese_keyword("No such keyword") == f"No such keyword{NO_JAPANESE_NAME}"


def test_702_1_no_keyword_of_the_shipped_decks_stays_english(catalog: CardCatalog) -> None:
    """Each keyword on a card that ships in a deck has a Japanese name, as `card` shows it."""
    cards = [entry.card for name in embedded_decks() for entry in Deck.read(embedded_text(name), cards=catalog).entries]
    keywords = {keyword for card in cards for keyword in card.keywords}
    assert {word for word in keywords if japanese_keyword(word).endswith(NO_JAPANESE_NAME)} == set()


def test_702_1_names_agree_with_what_phrases_write(catalog: CardCatalog) -> None:
    """A keyword that phrases write in Japanese is called so by the data too, with what it costs after its name."""
    different = set()
    for card in catalog:
        if not card.verdict.is_read:
            continue
        for keyword in (found for tree in card.trees if tree is not None for found in tree.find(Keyword)):
            name, text = japanese_keyword(keyword.name), keyword_text(keyword, "ja")
            is_known = not name.endswith(NO_JAPANESE_NAME) and NO_JAPANESE_NAME not in text
            if is_known and keyword.name not in OTHERWISE and not text.startswith(name):
                different.add((keyword.name, name, text))
    assert different == set()
