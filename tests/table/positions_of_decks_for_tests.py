"""Positions for cards of the decks that ship inside: mana of some kinds, what a player has, paying what may be paid."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import reply, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario


def table_with(catalog: CardCatalog, *kinds: str, lands: int = 6, players: int = 2) -> Scenario:
    """Return a position with so many lands of each of some kinds for everybody."""
    return table_of(catalog, players=players, lands=lands, kinds=kinds)


def of_type(game: Game, seat: int, word: str) -> list[str]:
    """Return the names of a player's permanents of a type or subtype."""
    return [thing.name for thing in game.player(seat).battlefield if word in {*thing.types, *thing.subtypes}]


def cast_with(game: Game, name: str, *answers: object) -> None:
    """Cast a card, say yes to whatever may be paid besides, and answer the other questions."""
    game.answer_with(action="cast", card=name)
    left = list(answers)
    while game.decision is not None and game.decision.kind != "priority":
        reply(game, "yes" if game.decision.kind == "may" else left.pop(0))
