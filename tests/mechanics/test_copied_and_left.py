"""CR 707.10, 800.4a Spells of nearly every kind are copied, and their players leave before and after they resolve."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.mechanics.copied_and_left_for_tests import (
    COPIER,
    PLAYERS,
    agent_of,
    answered,
    goes_on,
    left,
    position,
    resolved,
)
from tests.mechanics.positions_for_tests import pass_to
from tools.muting import mechanics

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.playable import PlayableCards

FILE = Path(__file__).with_name("copied_and_left.tsv")
SPELLS = [line.split("\t") for line in FILE.read_text(encoding="utf-8").splitlines()]
"""A card, and the classes of instructions for whose sake it is here."""

EVERY = 36
"""One spell of so many is played by the fast tests too."""


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.slow if place % EVERY else ()) for place, (name, _) in enumerate(SPELLS)],
)
def test_800_4a_players_leave_around_a_spell_and_its_copy(catalog: CardCatalog, name: str) -> None:
    """Caster, copier or another leaves with either on the stack, or once both have resolved; the others play on."""
    cards = PlayableCards(catalog)
    agent = agent_of(name)
    game = position(catalog, name)
    game.answer_with(action="cast", card=name)
    answered(game, agent)
    spell = next(thing for thing in game.stack if thing.name == name)
    pass_to(game, 1)
    game.answer_with(action="cast", card=COPIER)
    while game.decision is not None and game.decision.kind == "target":
        game.answer_with(target=spell)
    for seat in range(PLAYERS):
        left(game.copy(), cards, seat)
    resolved(game, agent, COPIER)
    said = [game.state.objects[thing.id].announcement for thing in game.stack if thing.name == name]
    first, second = [(one.x, one.modes) for one in said if one is not None]
    assert first == second
    for seat in range(PLAYERS):
        other = game.copy()
        other.concede(seat)
        resolved(other, agent_of(name))
        goes_on(other, cards)
    resolved(game, agent)
    for seat in range(PLAYERS):
        if not game.is_over and game.player(seat).in_game:
            left(game.copy(), cards, seat)
    goes_on(game, cards)


def test_spells_are_of_classes_that_there_are() -> None:
    """Each class is one of mechanics, and none is here twice."""
    classes = [name for _, names in SPELLS for name in names.split(",")]
    assert len(set(classes)) == len(classes)
    assert set(classes) <= set(mechanics())
