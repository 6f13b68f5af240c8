"""What the tests of coverage may ask for."""

from __future__ import annotations

import pytest

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards


@pytest.fixture
def cards(catalog: CardCatalog) -> PlayableCards:
    """Return the cards of a game, of the embedded catalog."""
    return PlayableCards(catalog)
