"""The greedy agent leaves loops: what it said often enough in a turn it says no more, unless it wins by it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.agents.positions import asked, begun, board

from oathbreaker.agents.greedy import GreedyAgent
from oathbreaker.agents.known_cards import KnownCards
from oathbreaker.agents.repeating import OFTEN_ENOUGH, Repetitions
from oathbreaker.agents.sight import Sight
from oathbreaker.engine.decisions import Decision, DecisionKind, Option
from oathbreaker.table.game import Game
from oathbreaker.table.playable import PlayableCards


def do(game: Game, label: str) -> None:
    """Answer with the option that is called so."""
    game.answer(next(option for option in asked(game).options if option.label() == label))


def test_the_agent_leaves_a_loop_without_end(cards: PlayableCards) -> None:
    """Dualcaster Mage copies Twinflame, whose copy makes another Mage: with that the agent stops after a while."""
    table = board(cards, {0: ["8 × Mountain", "Llanowar Elves"]}, ["Twinflame", "Dualcaster Mage"])
    game = begun(table)
    do(game, "Cast Twinflame")
    while asked(game).kind != "priority":
        do(game, "Llanowar Elves") if asked(game).kind == "target" else game.answer(asked(game).default())
    do(game, "Cast Dualcaster Mage")
    agent = GreedyAgent(cards.catalog)
    number = 0
    while game.decision is not None and game.view(0)["stack"]:
        number += 1
        assert number < 40 * OFTEN_ENOUGH
        decision = asked(game)
        game.answer("pass" if decision.kind == "priority" else agent.choose(game.view(decision.player), decision))
    mages = sum(thing["name"] == "Dualcaster Mage Token" for thing in game.view(0)["battlefield"])
    mages += sum(thing["name"] == "Dualcaster Mage" for thing in game.view(0)["battlefield"])
    assert OFTEN_ENOUGH // 2 <= mages <= 2 * OFTEN_ENOUGH


def loop(
    cards: PlayableCards,
    life: Callable[[int], int],
    turn: Callable[[int], int] = lambda _time: 1,
    kind: DecisionKind = "may",
) -> list[str]:
    """Return what is answered by one who would always say yes, who is asked again and again by tokens of a name."""
    base = begun(board(cards, {})).view(0)
    options = [Option("yes", "yes"), Option("no", "no", is_default=True)]
    repetitions, known = Repetitions(), KnownCards(cards.catalog)
    found = []
    for time in range(5 * OFTEN_ENOUGH):
        decision = Decision(0, kind, options, 1, 1, "608.2d", 100 + time)
        item = {"id": 500 + time, "kind": "ability", "of": {"name": "Grizzly Bears"}, "text": {"en": ""}, "targets": []}
        players = [base["players"][0], {**base["players"][1], "life": life(time)}]
        view = {**base, "turn": turn(time), "stack": [item], "players": players}
        found.append(repetitions.instead(Sight(view, known), decision, options[:1])[0].key)
    return found


@pytest.mark.parametrize(
    ("life", "turn", "yes"),
    [
        (lambda _time: 20, lambda _time: 1, OFTEN_ENOUGH),
        (lambda time: 20 + time, lambda _time: 1, OFTEN_ENOUGH),
        (lambda time: 1000 - time, lambda _time: 1, 5 * OFTEN_ENOUGH),
        (lambda _time: 20, lambda time: time // OFTEN_ENOUGH, 5 * OFTEN_ENOUGH),
    ],
    ids=["nothing comes of it", "others gain life", "others lose life", "in other turns"],
)
def test_what_was_said_often_enough_is_said_no_more(
    life: Callable[[int], int], turn: Callable[[int], int], yes: int, cards: PlayableCards
) -> None:
    """In a turn the agent agrees only so often, whichever token asks, unless opponents lose life each time."""
    assert loop(cards, life, turn) == ["yes"] * yes + ["no"] * (5 * OFTEN_ENOUGH - yes)


def test_what_no_loop_comes_back_to_is_not_counted(cards: PlayableCards) -> None:
    """Decisions that rules ask for now and then are answered as ever."""
    assert loop(cards, lambda _time: 20, kind="scry") == ["yes"] * 5 * OFTEN_ENOUGH
