"""CR 103.6b Cards revealed from an opening hand, and what happens at the first upkeep because of it."""

from __future__ import annotations

import pytest

from oathbreaker.engine.play import Play
from oathbreaker.engine.revealing import Reveal
from oathbreaker.engine.rules import GameRules, SeatSetup
from oathbreaker.engine.settings import Settings
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards


def begun_with(catalog: CardCatalog, number: int) -> Play:
    """Return a game of two whose first player has revealed so many copies of Chancellor of the Forge."""
    card = PlayableCards(catalog)["Chancellor of the Forge"]
    play = Play.start(GameRules(), [SeatSetup([card] * 30)] * 2, 4, Settings(stop_everywhere=True))
    is_first = True
    while play.state.turn == 0:
        assert play.decision is not None
        if play.decision.kind == "mulligan":
            play.answer("no")
            continue
        assert play.decision.rule == "103.6"
        play.answer(list(range(number)) if is_first else [])
        is_first = False
    return play


@pytest.mark.parametrize("number", [0, 2])
def test_103_6b_revealed_from_an_opening_hand(catalog: CardCatalog, number: int) -> None:
    """Each card revealed makes a Goblin at the beginning of the first upkeep, once; the cards stay in hand."""
    play = begun_with(catalog, number)
    state = play.state
    shown = [event for past in (*state.past, tuple(state.log)) for event in past if isinstance(event, Reveal)]
    assert len(shown) == number
    while play.state.turn < 3:
        assert play.decision is not None
        play.answer(list(play.decision.default()))
    tokens = [oid for oid in play.state.battlefield if play.state.objects[oid].kind == "token"]
    assert len(tokens) == number
    assert {play.state.objects[oid].controller for oid in tokens} <= {play.state.first_seat}


def test_103_6b_it_happens_at_the_first_upkeep(catalog: CardCatalog) -> None:
    """The ability is put onto the stack in the upkeep of the first turn."""
    play = begun_with(catalog, 1)
    assert (play.state.turn, play.state.step) == (1, "upkeep")
    assert len(play.state.stack) == 1
