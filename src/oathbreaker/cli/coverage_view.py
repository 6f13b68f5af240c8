"""How much is read, in the terminal: totals, tables of groups, layouts, types and keywords, and what blocks most."""

from __future__ import annotations

from typing import Final

from oathbreaker.cli.screen import Screen
from oathbreaker.cli.simulation_view import percent, print_table
from oathbreaker.coverage.differing import difference_classes
from oathbreaker.coverage.japanese import Comparison
from oathbreaker.coverage.report import Coverage, Tally

MOST_ROWS: Final = 30
"""How many keywords and phrases are shown; JSON has all."""


def print_coverage(coverage: Coverage, screen: Screen) -> None:
    """Print a report for a person."""
    counts = {kind: coverage.verdicts[kind] for kind in ("declined", "ambiguous", "mismatch")}
    share = percent(coverage.read / max(coverage.cards, 1))
    screen.print_folded(screen.say("coverage.total", read=coverage.read, cards=coverage.cards, share=share, **counts))
    screen.print_folded(screen.say("coverage.played", played=coverage.played))
    for name, verdict in coverage.bugs.items():
        screen.print_folded(screen.say("coverage.bug", name=name, verdict=verdict), indent=2)
    for name in ("groups", "layouts", "types"):
        print_tallies(name, sorted(getattr(coverage, name).items(), key=lambda row: -row[1].cards), screen)
    waiting = sorted(coverage.keywords.items(), key=lambda row: row[1].read - row[1].cards)
    print_tallies("keywords", waiting[:MOST_ROWS], screen)
    headings = [screen.say(f"coverage.{name}") for name in ("phrase", "sole", "blocked")]
    rows = [(block.phrase, str(block.sole), str(block.blocked)) for block in coverage.declines[:MOST_ROWS]]
    screen.print("")
    print_table(headings, rows, screen)


def print_tallies(name: str, tallies: list[tuple[str, Tally]], screen: Screen) -> None:
    """Print how many cards of each kind are read."""
    headings = [screen.say(f"coverage.{word}") for word in (name, "cards", "read", "share")]
    rows = [(kind, str(tally.cards), str(tally.read), percent(tally.read / tally.cards)) for kind, tally in tallies]
    screen.print("")
    print_table(headings, rows, screen)


def print_comparison(comparison: Comparison, screen: Screen) -> None:
    """Print how many lines are those of Japanese cards, year by year, and which words differ most often."""
    screen.print_folded(screen.say("coverage.japanese"))
    screen.print("")
    headings = [screen.say(f"coverage.{word}") for word in ("year", "lines", "printed", "exact", "share")]
    rows = [
        (year, str(era.lines), str(era.printed), str(era.exact), percent(era.exact / era.lines))
        for year, era in sorted(comparison.eras.items())
    ]
    print_table(headings, rows, screen)
    screen.print_folded(screen.say("coverage.uncompared", uncompared=comparison.uncompared))
    screen.print("")
    print_classes(comparison, screen)
    screen.print("")
    headings = [screen.say(f"coverage.{word}") for word in ("ours", "theirs", "lines")]
    differences = [(ours, theirs, str(lines)) for (ours, theirs), lines in comparison.ranked_differences()[:MOST_ROWS]]
    print_table(headings, differences, screen)


def print_classes(comparison: Comparison, screen: Screen) -> None:
    """Print why lines differ: how many of each class, the most frequent first, and how many are not explained."""
    screen.print_folded(screen.say("coverage.classes"))
    known = difference_classes()
    for name, lines in comparison.classes.most_common():
        reason = known[name].reason[screen.language]
        screen.print_folded(screen.say("coverage.class", lines=lines, reason=reason), indent=2)
    years = sorted({year for year, _, _ in comparison.unexplained}, reverse=True)
    counts = [
        screen.say("coverage.in_year", year=year, lines=sum(one[0] == year for one in comparison.unexplained))
        for year in years
    ]
    if counts:
        screen.print_folded(screen.say("coverage.unexplained", lines=len(comparison.unexplained), years=counts))
