"""CR 104.4b Mandatory loops are a draw, 614.12b choices for what enters together, played through the table."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

BLINK = "exile another target creature you control, then return it to the battlefield under its owner's control."


def blinkers(catalog: CardCatalog, text: str) -> Game:
    """Return a game in which one creature that blinks another is there, and a second one has just resolved."""
    table = table_of(catalog, players=3)
    table.define("Test Blinker", "{1}{U}", "Creature — Bird", text, power=1, toughness=1)
    table.battlefield(0, "Test Blinker")
    table.hand(0, "Test Blinker")
    game = begun(table)
    game.stop_everywhere = False
    cast(game, "Test Blinker")
    return game


def test_104_4b_creatures_that_must_blink_each_other_for_ever_are_a_draw() -> None:
    """Nobody has a choice, and the position comes again and again: nobody wins, all of the three draw."""
    game = blinkers(CardCatalog.default(), f"When this creature enters, {BLINK}")
    for _ in range(20):
        if game.decision is None:
            break
        assert game.decision.kind == "priority"
        game.answer("pass")
    assert game.is_over
    assert game.standings == [[0, 1, 2]]


def test_104_4b_a_loop_that_somebody_may_end_is_no_draw() -> None:
    """The same with "you may": it goes on for as long as the player wants, and no longer."""
    game = blinkers(CardCatalog.default(), f"When this creature enters, you may {BLINK}")
    asked = 0
    for _ in range(400):
        assert game.decision is not None
        if game.decision.kind == "may":
            asked += 1
            game.answer("yes" if asked < 60 else "no")
            if asked == 60:
                break
        else:
            game.answer(game.decision.default())
    assert asked == 60
    assert not game.is_over
    assert len(on_battlefield(game, "Test Blinker")) == 2


@pytest.mark.parametrize(("life", "asked", "untapped"), [(20, 2, 2), (3, 1, 1), (1, 0, 0)])
def test_614_12b_costs_of_what_enters_together_must_be_payable_together(
    catalog: CardCatalog, life: int, asked: int, untapped: int
) -> None:
    """Two lands enter at once that are untapped for 2 life each: with 3 life one of them can be."""
    table = table_of(catalog)
    table.define("Test Rebirth", "{1}{U}", "Sorcery", "Return all land cards from your graveyard to the battlefield.")
    table.graveyard(0, "Steam Vents", "Steam Vents")
    table.life(0, life)
    table.hand(0, "Test Rebirth")
    game = begun(table)
    cast(game, "Test Rebirth")
    resolve(game, *(["yes"] * asked))
    lands = on_battlefield(game, "Steam Vents")
    assert len(lands) == 2
    assert sum(not land.tapped for land in lands) == untapped
    assert game.player(0).life == life - 2 * untapped
