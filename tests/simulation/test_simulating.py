"""Simulations: what sits where, the same games for any number of processes, games that fail, files that go on."""

from __future__ import annotations

import os
import shlex
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import oathbreaker as ob
from oathbreaker.cli.main import main
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.simulation import playing
from oathbreaker.simulation.planning import Plan, planned
from oathbreaker.simulation.playing import played, played_in_processes
from oathbreaker.simulation.records import GameRecord, record_of
from oathbreaker.simulation.results import Simulation, Spread, spread, wilson
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.playing import Agent, play
from oathbreaker.texts.errors import GameSetupError

DECKS = ("garruk", "saheeli")
FOREST = "Deck\n24 Forest\n36 Grizzly Bears\n"
ISLAND = "Deck\n24 Island\n36 Coral Merfolk\n"
WRONG = KeyError("wrong\nhere")
ODD = ValueError('"odd", very odd')


@pytest.fixture(scope="module")
def cards(catalog: CardCatalog) -> PlayableCards:
    """Return the catalog's cards."""
    return PlayableCards(catalog)


@pytest.fixture(scope="module")
def plan(cards: PlayableCards) -> Plan:
    """Return a plan of random duels."""
    return planned(DECKS, ("random",), 3, "oathbreaker", cards)


def timeless(records: list[GameRecord]) -> list[GameRecord]:
    """Return records without what differs from time to time."""
    return [replace(record, seconds=0.0) for record in records]


def test_each_agent_plays_each_deck_from_each_seat(cards: PlayableCards) -> None:
    """In as many games as pairs of a deck and a seat, each deck, agent and seat meet equally often."""
    decks = (FOREST, ISLAND, "garruk")
    three = planned(decks, ("greedy", "random", "random"), 0, "free_for_all", cards)
    met = Counter(
        meeting
        for number in range(9)
        for meeting in zip(three.decks_of(number), three.agents_of(number), range(3), strict=True)
    )
    assert len(met) == 3 * 2 * 3
    assert all(times == (1 if agent == "greedy" else 2) for (_, agent, _), times in met.items())
    setup = three.setup_of(1)
    assert setup["decks"][0] == three.setup["decks"][2]
    assert three.decks == ("1", "2", "garruk-triumph")


def test_the_same_games_for_any_number_of_processes(tmp_path: Path) -> None:
    """One and two workers play the same games; only the seconds differ. Another seed plays others."""
    said: dict[str, Any] = {"games": 4, "agents": ["greedy", "random"]}
    one = ob.simulate(DECKS, **said, seed=5)
    two = ob.simulate(DECKS, **said, seed=5, workers=2, out=tmp_path / "games.jsonl")
    assert one.is_whole
    assert timeless(one.records) == timeless(two.records)
    assert one.failures == []
    assert {**one.as_json(), "seconds": 0} == {**two.as_json(), "seconds": 0}
    other = ob.simulate(DECKS, **said, seed=6)
    assert timeless(one.records) != timeless(other.records)
    assert all(
        one_game.seed != other_game.seed for one_game, other_game in zip(one.records, other.records, strict=True)
    )


def test_what_is_counted(plan: Plan) -> None:
    """A win counts for the deck and the agent that sat there, a draw for nobody, and a failed game not at all."""
    records = [
        record_of(plan, 0, places=(1, 2), turns=10, decisions=100, seconds=1.0),
        record_of(plan, 1, places=(1, 2), turns=20, decisions=200, seconds=2.0),
        record_of(plan, 2, places=(1, 1), turns=30, decisions=300, seconds=3.0),
        record_of(plan, 3, places=None, turns=99, decisions=999, seconds=9.0, error="KeyError: 3"),
        record_of(plan, 4, places=(1, 2), turns=99, decisions=999, seconds=9.0),
    ]
    result = Simulation(plan, 4, reversed(records))
    assert [(tally.name, tally.games, tally.wins) for tally in result.decks] == [
        ("garruk-triumph", 3, 1),
        ("saheeli-thoughtcast", 3, 1),
    ]
    assert [(tally.name, tally.games, tally.wins) for tally in result.agents] == [("random", 6, 2)]
    assert (result.drawn, len(result.over), len(result.failures)) == (1, 3, 1)
    assert result.turns == Spread(20, 10, 10, 30)
    said = result.as_json()
    assert said["seconds"]["mean"] == 2.0
    assert said["failures"][0]["again"] == plan.command(3)
    assert said["decks"][0]["interval"] == list(wilson(1, 3))


@pytest.mark.parametrize(
    ("wins", "games", "interval"),
    [(5, 10, (0.2366, 0.7634)), (0, 10, (0, 0.2775)), (10, 10, (0.7225, 1)), (0, 0, (0, 1))],
)
def test_wilsons_intervals(wins: int, games: int, interval: tuple[float, float]) -> None:
    """The intervals are those of tables, and stay between 0 and 1."""
    assert wilson(wins, games) == pytest.approx(interval, abs=1e-4)


def test_a_spread_of_few_numbers() -> None:
    """One number does not spread, and none is nothing."""
    assert spread([4]) == Spread(4, 0, 4, 4)
    assert spread([]) == Spread(0, 0, 0, 0)


def test_a_game_that_fails_is_played_again_by_what_is_said(
    plan: Plan, cards: PlayableCards, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The others go on; the command that is told plays the game that failed, as far as it went and further."""
    whole = played(plan, 1, cards)

    def fails(game: Game, agents: list[Agent], **options: Any) -> Game:  # noqa: ANN401  passed on
        if game.setup["seed"] == plan.seed_of(1):
            play(game, agents, until=lambda game: len(game.play.answers) >= 20)
            raise WRONG
        return play(game, agents, **options)

    monkeypatch.setattr(playing, "play", fails)
    records = [played(plan, number, cards) for number in range(3)]
    assert [record.error for record in records] == ["", "KeyError: 'wrong\\nhere'", ""]
    assert (records[1].places, records[1].decisions) == (None, 20)
    monkeypatch.undo()
    saved = tmp_path / "game"
    assert main([*shlex.split(plan.command(1))[1:], "--save", str(saved)]) == 0
    again = ob.Game.load(saved.read_text(encoding="utf-8"), cards)
    assert (again.turn, len(again.play.answers)) == (whole.turns, whole.decisions)


def test_a_game_of_decks_without_names_is_begun_again() -> None:
    """A deck that was given itself has no command; the simulation begins its game again."""
    result = ob.simulate([FOREST, ISLAND], games=2, agents=["random"], format="duel")
    assert result.plan.command(1) == "Simulation.begun(1)"
    game, agents = result.begun(1)
    ob.play(game, agents)
    record = result.records[1]
    assert (game.turn, len(game.play.answers), record.places) == (
        record.turns,
        record.decisions,
        playing.places_of(game),
    )


def test_a_game_without_end_fails(plan: Plan, cards: PlayableCards, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is not over after very many decisions is given up, and counts as failed."""
    monkeypatch.setattr(playing, "MOST_DECISIONS", 10)
    record = played(plan, 0, cards)
    assert record.error == "not over after 10 decisions"
    assert (record.places, record.decisions) == (None, 10)


class DeadlyPlan(Plan):
    """A plan whose second game ends the process that plays it."""

    def begun(self, number: int, cards: PlayableCards) -> tuple[Game, list[Agent]]:
        """Begin a game, or end the process."""
        if number == 1:
            os._exit(3)
        return super().begun(number, cards)


class StillbornPlan(Plan):
    """A plan with which no process can start."""

    def begun(self, number: int, cards: PlayableCards) -> tuple[Game, list[Agent]]:  # noqa: ARG002  as a plan's
        """End the process."""
        os._exit(number + 4)


def test_a_process_that_dies_costs_one_game(plan: Plan) -> None:
    """Its game has failed, another process plays the rest."""
    deadly = DeadlyPlan(**vars(plan))
    records = sorted(played_in_processes(deadly, range(4), 1), key=lambda record: record.game)
    assert [record.error for record in records] == ["", "its process ended with exit code 3", "", ""]


def test_processes_that_cannot_start_are_refused(plan: Plan) -> None:
    """Where no process gets ready, none is started again and again."""
    stillborn = StillbornPlan(**vars(plan))
    with pytest.raises(GameSetupError, match="could not start"):
        list(played_in_processes(stillborn, range(4), 2))


@pytest.mark.parametrize("kind", ["jsonl", "csv"])
def test_a_file_goes_on_where_it_stopped(tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that a file has are not played again, a line that was not written whole is; the result is the same."""
    path = tmp_path / f"games.{kind}"
    whole = ob.simulate(DECKS, games=4, agents=["random"], out=path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(lines[:-2]) + lines[-2][:30], encoding="utf-8")
    numbers = []

    def counted(plan: Plan, number: int, cards: PlayableCards) -> GameRecord:
        numbers.append(number)
        return played(plan, number, cards)

    monkeypatch.setattr(playing, "played", counted)
    again = ob.simulate(DECKS, games=4, agents=["random"], out=path)
    assert numbers == [2, 3]
    assert timeless(again.records) == timeless(whole.records)
    assert again.records[:2] == whole.records[:2]
    assert len(path.read_text(encoding="utf-8").splitlines()) == len(lines)
    more = ob.simulate(DECKS, games=5, agents=["random"], out=path)
    assert numbers == [2, 3, 4]
    assert timeless(more.records)[:4] == timeless(whole.records)
    fewer = ob.simulate(DECKS, games=2, agents=["random"], out=path)
    assert fewer.records == whole.records[:2]


@pytest.mark.parametrize("kind", ["jsonl", "csv"])
def test_a_failed_game_is_kept(tmp_path: Path, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a game failed with is read from the file again."""

    def fails(*_: object, **__: object) -> None:
        raise ODD

    monkeypatch.setattr(playing, "play", fails)
    path = tmp_path / f"games.{kind}"
    first = ob.simulate(DECKS, games=1, agents=["random"], out=path)
    assert first.failures[0].error == 'ValueError: "odd", very odd'
    assert ob.simulate(DECKS, games=1, agents=["random"], out=path).records == first.records


@pytest.mark.parametrize("kind", ["jsonl", "csv"])
@pytest.mark.parametrize("content", ["something else\n", "a letter", "{}\n", "\ufeff", "plan,game,seed,\n1,2\n"])
def test_a_file_of_something_else_stays_as_it_is(tmp_path: Path, kind: str, content: str) -> None:
    """A file that has no games of a simulation is refused, and not written to."""
    path = tmp_path / f"games.{kind}"
    path.write_text(content, encoding="utf-8")
    with pytest.raises(GameSetupError, match=r"this is no game of a simulation|another simulation"):
        ob.simulate(DECKS, games=1, agents=["random"], out=path)
    assert path.read_text(encoding="utf-8") == content


def test_a_file_of_another_simulation_is_refused(tmp_path: Path) -> None:
    """Another seed, other agents or other decks make another simulation."""
    path = tmp_path / "games.jsonl"
    ob.simulate(DECKS, games=1, agents=["random"], out=path)
    for changed in ({"seed": 1}, {"agents": ["greedy"]}, {"decks": ("saheeli", "garruk")}):
        said: dict[str, Any] = {"decks": DECKS, "games": 1, "agents": ["random"], "out": path, **changed}
        with pytest.raises(GameSetupError, match="another simulation"):
            ob.simulate(**said)


@pytest.mark.parametrize(
    ("changed", "english", "japanese"),
    [
        ({"decks": ["garruk", "nothing"]}, 'no deck "nothing"', "「nothing」というデッキはありません"),
        ({"decks": ["garruk"]}, "2 to 6", "2人"),
        ({"decks": ["garruk"] * 7}, "2 to 6", "6人"),
        ({"agents": ["clever"]}, 'no agent "clever"', "「clever」というエージェントはありません"),
        ({"agents": []}, "0 agents cannot play 2 decks", "エージェント0人"),
        ({"agents": ["random"] * 3}, "3 agents cannot play 2 decks", "エージェント3人"),
        ({"format": "chess"}, "chess", "chess"),
        ({"games": 0}, "0 games", "0ゲーム"),
        ({"workers": 0}, "0 processes", "0プロセス"),
        ({"out": "games.txt"}, "must end in .csv, .jsonl or .parquet", ".csv、.jsonl、.parquetのどれか"),
    ],
)
def test_what_cannot_be_simulated(changed: dict[str, Any], english: str, japanese: str) -> None:
    """Each refusal names what is wrong, in both languages."""
    said: dict[str, Any] = {"decks": DECKS, "games": 1, "agents": ["random"], **changed}
    with pytest.raises(GameSetupError) as refusal:
        ob.simulate(**said)
    assert english in refusal.value.message("en")
    assert japanese in refusal.value.message("ja")


def test_decks_are_told_apart(cards: PlayableCards) -> None:
    """Equal decks are one deck that sits twice; different ones of one name have a number."""
    green, blue = ob.Deck.read(FOREST, cards=cards.catalog), ob.Deck.read(ISLAND, cards=cards.catalog)
    decks = [replace(green, name="Mine"), replace(blue, name="Mine"), replace(green, name="Mine")]
    assert planned(decks, ("random",), 0, "free_for_all", cards).decks == ("Mine", "Mine (2)", "Mine")
