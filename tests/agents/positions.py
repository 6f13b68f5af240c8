"""What tests of the greedy agent share: positions, and what it decides in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from oathbreaker.agents.greedy import GreedyAgent
from oathbreaker.engine.decisions import Decision
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards
from oathbreaker.table.scenario import Scenario


def board(
    cards: PlayableCards, permanents: Mapping[int, Sequence[str]], hand: Sequence[str] = (), players: int = 2
) -> Scenario:
    """Return a position with these permanents by seat, and a hand for the first player."""
    table = Scenario(players=players, cards=cards)
    for seat, names in permanents.items():
        for name in names:
            number, _, rest = name.partition(" × ")
            for _ in range(int(number) if rest else 1):
                table.battlefield(seat, rest or name)
    if hand:
        table.hand(0, *hand)
    return table


def begun(table: Scenario, step: str = "precombat main", active: int = 0) -> Game:
    """Return the game that goes on from a position, every window a decision."""
    game = table.start(active=active)
    game.stop_everywhere = True
    if step != "precombat main":
        game.advance(step=step)
    return game


def asked(game: Game) -> Decision:
    """Return the decision that is asked."""
    assert game.decision is not None
    return game.decision


def wanted(game: Game, agent: GreedyAgent | None = None) -> list[str]:
    """Return what the agent answers to the decision now, by the labels of its options; the game stays as it is."""
    decision = asked(game)
    agent = agent or GreedyAgent(game.cards.catalog)
    answer = decision.accept(agent.choose(game.view(decision.player), decision))
    return [decision.options[place].label() for place in answer]


def goes_on(game: Game, agent: GreedyAgent, times: int = 1) -> None:
    """Let the agent answer so many decisions, whoever is asked."""
    for _ in range(times):
        decision = asked(game)
        game.answer(agent.choose(game.view(decision.player), decision))
