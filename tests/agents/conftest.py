"""What tests of agents share: the embedded cards, ready for play, with a few of the tests' own."""

from __future__ import annotations

import pytest
from tests.table.cards_for_tests import CARDS

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards


@pytest.fixture
def cards(catalog: CardCatalog) -> PlayableCards:
    """Return the catalog's cards and a few of the tests' own."""
    found = PlayableCards(catalog)
    found.defined.update({card.name: card for card in CARDS})
    return found
