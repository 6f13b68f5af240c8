"""What the tests of rulings share: spells cast in response, choices by default, what is read off the table."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import cast, on_battlefield, reply

from oathbreaker.table.game import Game


def responded(game: Game, seat: int, name: str, *answers: object) -> None:
    """Let a player respond with a spell, and let only that spell resolve."""
    while game.decision is not None and game.priority != seat:
        game.answer(game.decision.default())
    waiting = len(game.stack)
    cast(game, name, *answers)
    while game.decision is not None and (len(game.stack) > waiting or game.decision.kind != "priority"):
        game.answer("pass" if game.decision.kind == "priority" else game.decision.default())


def settled(game: Game, **answers: object) -> None:
    """Let everything resolve; decisions of a kind (spaces as underscores) are answered so, others by their default."""
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        answer = answers.get(game.decision.kind.replace(" ", "_"))
        if answer is None:
            game.answer(game.decision.default())
        else:
            reply(game, answer)


def asked(game: Game) -> list[str]:
    """Let everything resolve by its defaults; return which decisions but those of priority were asked for."""
    kinds: list[str] = []
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.kind != "priority":
            kinds.append(game.decision.kind)
        game.answer(game.decision.default())
    return kinds


def count(game: Game, name: str) -> int:
    """Return how many permanents have a name."""
    return len(on_battlefield(game, name))


def to_ability(game: Game) -> None:
    """Let players pass until an ability is on top of the stack and somebody has priority."""
    while game.decision is not None and (
        game.decision.kind != "priority" or not game.stack or game.stack[-1].kind != "ability"
    ):
        game.answer("pass" if game.decision.kind == "priority" else game.decision.default())
