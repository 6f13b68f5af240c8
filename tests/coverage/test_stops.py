"""What of a text is not understood: each clause found by putting a known one in its place."""

from __future__ import annotations

import pytest

from oathbreaker.coverage.stops import Stops, stops_of
from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(
    ("text", "phrases"),
    [
        ("Frobnicate target creature.", ["frobnicate target creature"]),
        ("Draw a card. Frobnicate target creature.", ["frobnicate target creature"]),
        ("Draw a card, then frobnicate three creatures.", ["frobnicate N creatures"]),
        ("Draw a card.\nFrobnicate it.\nDraw two cards, then exfoliate.", ["frobnicate it", "then exfoliate"]),
        ("Destroy target frobnicated creature.", ["target frobnicated creature"]),
        ("Destroy target creature of the frob.", ["of the frob"]),
    ],
)
def test_the_clauses_that_are_missing_are_named(catalog: CardCatalog, text: str, phrases: list[str]) -> None:
    """Each clause that is not understood is named, and with them all known the card would be read."""
    assert stops_of(catalog["Shock"], [text]) == Stops(tuple(phrases), is_all=True)


def test_what_follows_in_other_sentences_is_not_hidden(catalog: CardCatalog) -> None:
    """A word that means nothing here keeps a card back, and a card without text has none."""
    assert stops_of(catalog["Shock"], ["Draw a card and destroy that planeswalker."]).phrases
    assert stops_of(catalog["Shock"], ["Draw a card."]) == Stops((), is_all=False)
