"""Simulating: the games of a plan that are not there yet are played, and each is kept as soon as it is over."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from contextlib import closing, nullcontext
from pathlib import Path

from oathbreaker.decks.deck import Deck
from oathbreaker.simulation.parquet import record_file
from oathbreaker.simulation.planning import Plan, planned
from oathbreaker.simulation.playing import played_here, played_in_processes
from oathbreaker.simulation.records import GameRecord, RecordFile
from oathbreaker.simulation.results import Simulation
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.setups import DEFAULT_FORMAT
from oathbreaker.texts.errors import GameSetupError
from oathbreaker.texts.messages import say


def simulate(  # noqa: PLR0913  all that a simulation is made from
    decks: Sequence[Deck | str | Path],
    games: int,
    *,
    agents: Sequence[str] = ("greedy",),
    seed: int = 0,
    workers: int = 1,
    ray: str = "",
    format: str = DEFAULT_FORMAT,  # noqa: A002  the public name
    out: str | Path | None = None,
) -> Simulation:
    """Let agents play many games of the same decks, and return what they show.

        >>> import oathbreaker as ob
        >>> result = ob.simulate(["garruk", "saheeli"], games=2, agents=["random"], seed=1)
        >>> [(tally.name, tally.games) for tally in result.decks]
        [('garruk-triumph', 2), ('saheeli-thoughtcast', 2)]
        >>> result.drawn + sum(tally.wins for tally in result.decks)
        2

    All decks play in each game. They move by one seat from game to game, and agents by one seat when all decks have
    been everywhere, so that each agent plays each deck from each seat. The same decks, agents, seed and format give
    the same games for any number of workers.

    Args:
        decks: A deck for each player: a `Deck`, a list, a list's file, or the name of one that ships inside ("garruk").
        games: How many games.
        agents: The agents of the seats, "greedy" or "random"; fewer are taken again from the first.
        seed: What chance begins with.
        workers: In how many processes; with 1 in this one. More need a program that can be imported, whose own work
            stands under `if __name__ == "__main__":`.
        ray: The address of a Ray cluster that plays the games (`oathbreaker[ray]`), in place of `workers`: host and
            port, "auto" for one that runs on this computer, "local" to start one; "" for none.
        format: What is played: "oathbreaker", "free_for_all", "duel" or "commander".
        out: A file (`.jsonl`, `.csv`, or `.parquet` where pyarrow is installed) that gets a line for each game as soon
            as it is over. Games that it has already are not played again, so that an interrupted simulation goes on
            where it stopped.

    Raises:
        GameSetupError: There is no such deck, agent or format, it is not for so many players, or the file has something
            else; or there is no such cluster.
        DeckFormatError: A deck cannot be read.
        UnplayableCardError: A card's text is not understood whole.
        OSError: The file cannot be read or written.
    """
    if games < 1 or workers < 1:
        raise GameSetupError(say("simulation.numbers", games=games, workers=workers))
    cards = PlayableCards()
    plan = planned(decks, agents, seed, format, cards)
    file = record_file(Path(out), plan) if out is not None else None
    kept = file.kept() if file is not None else {}
    return Simulation(plan, games, [*kept.values(), *going_on(plan, games, kept, workers, cards, file, ray)])


def going_on(  # noqa: PLR0913, PLR0917  all that games need
    plan: Plan,
    games: int,
    kept: dict[int, GameRecord],
    workers: int,
    cards: PlayableCards,
    file: RecordFile | None,
    ray: str = "",
) -> Generator[GameRecord, None, None]:
    """Play the games that are not kept yet; yield each when it is over and written.

    Args:
        plan: What they are made from.
        games: How many games there shall be with those that are kept.
        kept: The games that need not be played, by number.
        workers: In how many processes.
        cards: The cards, for games that are played in this process.
        file: Where they are written.
        ray: The address of a Ray cluster that plays them in place of processes; "" for none.
    """
    numbers = [number for number in range(games) if number not in kept]
    is_here = min(workers, len(numbers)) <= 1
    if ray and numbers:
        from oathbreaker.simulation.on_ray import played_on_ray  # noqa: PLC0415  few have a cluster

        games_played = played_on_ray(plan, numbers, ray)
    elif is_here:
        games_played = played_here(plan, numbers, cards)
    else:
        games_played = played_in_processes(plan, numbers, workers)
    with file if file is not None else nullcontext(), closing(games_played) as played:
        for record in played:
            if file is not None:
                file.write(record)
            yield record
