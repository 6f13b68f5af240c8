"""Deck statistics: curve, types, colours and sources, exact odds; as a record, for the terminal, and as a plot.

The terminal view is in `view`, the plot in `plot`; each is imported only by who shows it, because the libraries that
draw are slow to load.
"""

from oathbreaker.decks.statistics.report import DeckStatistics, deck_statistics

__all__ = ["DeckStatistics", "deck_statistics"]
