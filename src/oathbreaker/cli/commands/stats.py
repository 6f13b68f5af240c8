"""`oathbreaker stats DECK`: curve, types, colours, sources and odds, as tables, JSON or a plot."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from oathbreaker.cli.arguments import Arguments
from oathbreaker.cli.decks import open_catalog, read_deck_or_explain
from oathbreaker.cli.screen import Screen
from oathbreaker.decks.embedded import embedded_decks
from oathbreaker.decks.statistics import deck_statistics
from oathbreaker.texts.messages import say


def add_arguments(arguments: Arguments) -> None:
    """Add the command's arguments."""
    arguments.add("deck", formats=", ".join(embedded_decks()), metavar="DECK")
    arguments.add_leader_options()
    arguments.add("--plot", metavar="FILE", type=Path)
    arguments.add("--json", action="store_true")
    arguments.add_reader_options()


def run(options: Namespace, screen: Screen) -> int:
    """Show the deck's statistics; 0 done, 2 the list cannot be read or the plot not drawn."""
    deck = read_deck_or_explain(options, screen, open_catalog(screen))
    if deck is None:
        return 2
    stats = deck_statistics(deck)
    if options.plot is not None:
        from oathbreaker.decks.statistics.plot import write_plot  # noqa: PLC0415  matplotlib is slow to load

        write_plot(stats, options.plot.resolve(), screen.language, screen.terms)
        screen.hint(say("cli.plot_written", file=options.plot))
    if options.json:
        screen.print_json(stats.as_json())
    elif options.plot is None:
        from oathbreaker.decks.statistics.view import statistics_view  # noqa: PLC0415  not needed for JSON

        screen.print(statistics_view(stats, screen.language, screen.terms, screen.console.width))
    return 0
