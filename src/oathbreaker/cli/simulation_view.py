"""A simulation in the terminal: shares with intervals, and how long games were; as wide as Japanese letters are."""

from __future__ import annotations

from collections.abc import Sequence

from oathbreaker.cli.screen import Screen
from oathbreaker.simulation.results import Simulation, Spread, Tally


def print_simulation(simulation: Simulation, screen: Screen) -> None:
    """Print how many games there were, the wins of decks and agents, and how long games were."""
    counts = {"games": len(simulation.over), "drawn": simulation.drawn, "failed": len(simulation.failures)}
    screen.print_folded(screen.say("simulation.games", seed=simulation.plan.seed, **counts))
    if not simulation.over:
        return
    for heading, tallies in (("deck", simulation.decks), ("agent", simulation.agents)):
        screen.print("")
        print_shares(screen.say(f"simulation.{heading}"), tallies, screen)
    screen.print("")
    print_spreads(simulation, screen)


def print_shares(heading: str, tallies: Sequence[Tally], screen: Screen) -> None:
    """Print who won how often, with intervals."""
    words = ("seats", "wins", "share", "interval")
    rows = []
    for tally in tallies:
        low, high = tally.interval
        rows.append(
            (tally.name, str(tally.games), str(tally.wins), percent(tally.share), f"{percent(low)}-{percent(high)}")
        )
    print_table([heading, *(screen.say(f"simulation.{word}") for word in words)], rows, screen)


def print_spreads(simulation: Simulation, screen: Screen) -> None:
    """Print how many turns, decisions and seconds a game had."""
    words = ("per_game", "mean", "deviation", "least", "most")
    spreads = (("turns", simulation.turns), ("decisions", simulation.decisions), ("seconds", simulation.seconds))
    rows = [
        (screen.say(f"simulation.{name}"), *numbers(found, places=2 if name == "seconds" else 1))
        for name, found in spreads
    ]
    print_table([screen.say(f"simulation.{word}") for word in words], rows, screen)


def numbers(found: Spread, places: int) -> list[str]:
    """Return a spread's numbers as text."""
    ends = 0 if places == 1 else places
    return [
        f"{found.mean:.{places}f}",
        f"{found.deviation:.{places}f}",
        f"{found.least:.{ends}f}",
        f"{found.most:.{ends}f}",
    ]


def percent(share: float) -> str:
    """Return a share as a percentage."""
    return f"{share:.1%}"


def print_table(headings: Sequence[str], rows: Sequence[Sequence[str]], screen: Screen) -> None:
    """Print rows under headings: the first column to the left, numbers to the right."""
    from rich.table import Table  # noqa: PLC0415  not needed for --json
    from rich.text import Text  # noqa: PLC0415  the same

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for place, heading in enumerate(headings):
        table.add_column(Text(heading), justify="right" if place else "left", overflow="fold")
    for row in rows:
        table.add_row(*(Text(value) for value in row))
    screen.print(table)
