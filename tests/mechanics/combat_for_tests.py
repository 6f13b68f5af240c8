"""Declaring attackers and blockers in tests, and what is read off a board afterwards."""

from __future__ import annotations

from collections.abc import Sequence

from tests.mechanics.positions_for_tests import pass_until

from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing


def attacks(game: Game, *pairs: tuple[Thing, object]) -> None:
    """Go to the declaration of attackers and let these creatures attack these players or permanents."""
    pass_until(game, "declare attackers", game.turn)
    declare(game, "attackers", pairs)


def blocks(game: Game, *pairs: tuple[Thing, Thing]) -> None:
    """Go to the declaration of blockers and let these creatures block those."""
    while game.decision is not None and game.decision.kind != "blockers":
        game.answer(game.decision.default())
    declare(game, "blockers", pairs)


def declare(game: Game, kind: str, pairs: Sequence[tuple[Thing, object]]) -> None:
    """Declare pairs of a creature and whom it attacks or blocks."""
    assert game.decision is not None
    assert game.decision.kind == kind, game.decision
    wanted = [(creature.id, getattr(whom, "id", whom)) for creature, whom in pairs]
    keys = [option.key for option in game.decision.options if (option.source, option.target) in wanted]
    assert len(keys) == len(wanted), (wanted, game.decision.options)
    game.answer(keys)


def size(thing: Thing) -> tuple[int | None, int | None]:
    """Return a creature's power and toughness."""
    return thing.power, thing.toughness


def lives(game: Game) -> list[int]:
    """Return everybody's life total."""
    return [player.life for player in game.players]


def tokens(game: Game) -> list[Thing]:
    """Return the tokens on the battlefield."""
    return [thing for thing in game.find(zone="battlefield") if thing.is_token]
