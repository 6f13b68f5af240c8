"""Planeswalkers on the battlefield whose loyalty abilities are activated."""

from __future__ import annotations

from collections.abc import Sequence

from tests.mechanics.positions_for_tests import aim, begun, reply, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Thing


def board_of_walkers(catalog: CardCatalog, players: int = 2) -> Scenario:
    """Return a position without lands."""
    return table_of(catalog, players=players, lands=0)


def begun_with(table: Scenario, walker: str, loyalty: int = 20) -> tuple[Game, Thing]:
    """Start the game with a planeswalker of so much loyalty under the first player's control."""
    placed = table.battlefield(0, walker, counters={"loyalty": loyalty})
    game = begun(table)
    return game, game.thing(placed)


def activate(game: Game, walker: Thing, cost: str, *answers: object) -> None:
    """Activate the loyalty ability with this cost, and answer what is asked meanwhile; a thing is its target."""
    game.answer(
        next(
            option
            for option in game.legal_actions
            if option.source == walker.id and option.ability is not None and option.ability[1].startswith(cost)
        )
    )
    for answer in answers:
        if isinstance(answer, Thing):
            aim(game, answer)
        else:
            reply(game, answer)


def use(game: Game, walker: Thing, cost: str, *answers: object, then: Sequence[object] = ()) -> None:
    """Activate an ability and let the stack resolve; `then` answers what is asked as it does."""
    activate(game, walker, cost, *answers)
    left = list(then)
    while game.decision is not None and (game.decision.kind != "priority" or game.stack):
        if game.decision.kind == "priority":
            game.answer("pass")
        else:
            assert left, game.decision
            reply(game, left.pop(0))
    assert not left
