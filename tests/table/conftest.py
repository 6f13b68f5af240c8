"""What tests of the table share: the embedded cards, ready for play, with a few of the tests' own."""

from __future__ import annotations

import pytest
from tests.table.cards_for_tests import CARDS

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


@pytest.fixture
def cards(catalog: CardCatalog) -> PlayableCards:
    """Return cards by name: the catalog's, and those of these tests (Jolt, Visitor, Walker)."""
    found = PlayableCards(catalog)
    found.defined.update({card.name: card for card in CARDS})
    return found


@pytest.fixture
def table(cards: PlayableCards) -> Scenario:
    """Return a position for two players, the first with three lands of each of two types."""
    table = Scenario(players=2, cards=cards)
    for _ in range(3):
        table.battlefield(0, "Forest")
        table.battlefield(0, "Mountain")
    return table
