"""Games on a Ray cluster: the same games as here, a process that dies, what is refused; Ray itself in the slow test."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

import oathbreaker as ob
from oathbreaker.simulation.on_ray import Player
from oathbreaker.texts.errors import GameSetupError

DECKS = ("garruk", "saheeli")


class Lost(Exception):  # noqa: N818  it stands for one of Ray's
    """What Ray raises where a process died."""


class Handle:
    """A process of the cluster: its methods are called by `.method.remote(…)`, which gives what `get` takes."""

    def __init__(self, made: Any) -> None:  # noqa: ANN401  any class may be made there
        self.made = made

    def __getattr__(self, name: str) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda *given: Result(lambda: getattr(self.made, name)(*given)))


class Result:
    """What a call will have given."""

    def __init__(self, call: Callable[[], Any]) -> None:
        self.call = call


class Cluster:
    """Stands for the module `ray`: so many processors, all of them in this process.

    Attributes:
        made: How many processes were begun.
        is_open: Whether the program is connected.
    """

    exceptions = SimpleNamespace(RayError=Lost)

    def __init__(self, processors: int = 2) -> None:
        self.processors = processors
        self.made = 0
        self.is_open = False
        self.addresses: list[str] = []

    def init(self, address: str, **_settings: object) -> None:
        """Connect."""
        if address == "nowhere":
            raise ConnectionError(address)
        self.addresses.append(address)
        self.is_open = True

    def shutdown(self) -> None:
        """Go."""
        self.is_open = False

    def cluster_resources(self) -> dict[str, float]:
        """Return the processors."""
        return {"CPU": float(self.processors)}

    def remote(self, kind: Callable[..., Any]) -> SimpleNamespace:
        """Return what begins a process."""

        def begun(*given: Any) -> Handle:  # noqa: ANN401  whatever the class takes
            self.made += 1
            return Handle(kind(*given))

        return SimpleNamespace(remote=begun)

    def get(self, wanted: Any) -> Any:  # noqa: ANN401  as Ray has it
        """Return what calls gave."""
        return [one.call() for one in wanted] if isinstance(wanted, list) else wanted.call()

    def wait(self, running: list[Result]) -> tuple[list[Result], list[Result]]:
        """Return which call is over, the last that began, and which are not."""
        return running[-1:], running[:-1]


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    """Return a cluster that stands for Ray."""
    found = Cluster()
    monkeypatch.setitem(sys.modules, "ray", found)
    return found


def simulated(games: int, ray: str = "") -> ob.Simulation:
    """Return games of random agents."""
    return ob.simulate(DECKS, games=games, agents=["random"], seed=3, ray=ray)


def test_a_cluster_plays_the_same_games(cluster: Cluster) -> None:
    """Each game follows from its number, wherever it is played; nobody stays connected."""
    found = simulated(3, "auto")
    assert [record.turns for record in found.records] == [record.turns for record in simulated(3).records]
    assert (cluster.made, cluster.addresses, cluster.is_open) == (2, ["auto"], False)


def test_a_process_that_dies_costs_its_game(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game has failed, another process takes its place, and the other games are played."""

    def played(player: Player, number: int) -> object:
        if number == 1:
            raise Lost
        return real(player, number)

    real = Player.played
    monkeypatch.setattr(Player, "played", played)
    found = simulated(4, "auto")
    assert [bool(record.error) for record in found.records] == [False, True, False, False]
    assert found.records[1].error.startswith("Lost")
    assert cluster.made == 3


def test_another_version_on_the_cluster_is_refused(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that would be others than here are not played."""
    monkeypatch.setattr(Player, "digest", lambda _player: "another")
    with pytest.raises(GameSetupError, match="another version"):
        simulated(1, "auto")
    assert not cluster.is_open


@pytest.mark.parametrize("address", ["nowhere", "127.0.0.1:1"])
def test_no_cluster_there(cluster: Cluster, address: str) -> None:
    """An address at which no cluster is, or nothing at all answers, is refused with the reason."""
    with pytest.raises(GameSetupError, match=f"The Ray cluster {address} cannot be used: Connection"):
        simulated(1, address)
    assert not cluster.addresses


def test_where_ray_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The refusal names the extra that brings it."""
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(GameSetupError, match=r"oathbreaker\[ray\]"):
        simulated(1, "auto")


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_ray_itself_plays_the_same_games() -> None:
    """A cluster that is started on this computer gives the records that are made here."""
    pytest.importorskip("ray")
    found = simulated(3, "local")
    assert [(record.error, record.turns) for record in found.records] == [
        (record.error, record.turns) for record in simulated(3).records
    ]
