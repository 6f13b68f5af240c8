"""CR 702.94 Miracle: revealed as the first card that is drawn in a turn, and cast for its miracle cost."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, pass_until, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def drawing(catalog: CardCatalog, *library: str) -> Game:
    """Return a game in which the player of turn 6 draws the first card of a library in their draw step."""
    table = table_of(catalog, lands=2)
    table.library(1, *library)
    game = begun(table, step="end")
    while game.step != "draw" and not (game.decision is not None and game.decision.kind == "may"):
        assert game.decision is not None
        game.answer(game.decision.default())
    return game


def test_702_94a_revealed_and_cast_for_less(catalog: CardCatalog) -> None:
    """The card is revealed as it is drawn, and its triggered ability lets it be cast for one mana."""
    game = drawing(catalog, "Thunderous Wrath", "Opt")
    game.answer("yes")
    assert [thing.name for thing in game.stack] != []
    while game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    game.answer("yes")
    assert game.decision is not None
    game.answer_with(target=0)
    resolve_all(game)
    assert game.player(0).life == 15
    assert sum(thing.tapped for thing in game.find(zone="battlefield", controller=1)) == 1


def test_702_94a_not_revealed_it_is_a_card_in_hand(catalog: CardCatalog) -> None:
    """A player who does not reveal it says nothing, and nothing triggers."""
    game = drawing(catalog, "Thunderous Wrath", "Opt")
    game.answer("no")
    assert not game.stack
    assert names(list(game.player(1).hand)) == ["Thunderous Wrath"]


@pytest.mark.parametrize(("first", "asked"), [("Thunderous Wrath", True), ("Island", False)])
def test_702_94a_only_the_first_card_of_the_turn(catalog: CardCatalog, first: str, *, asked: bool) -> None:
    """The second card that is drawn in a turn is no miracle."""
    table = table_of(catalog)
    table.hand(0, "Divination")
    table.library(0, first, "Thunderous Wrath")
    game = begun(table)
    cast(game, "Divination")
    while game.stack and game.decision is not None and game.decision.kind == "priority":
        game.answer("pass")
    assert (game.decision is not None and game.decision.kind == "may") == asked
    assert game.turn == 5
    if not asked:
        pass_until(game, "end")
