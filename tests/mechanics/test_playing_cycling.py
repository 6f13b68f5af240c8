"""CR 702.29 Cycling, played from real cards: what it costs, where it works, what it triggers."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, names, pass_to, resolve, table_of

from oathbreaker.engine.decisions import IllegalAnswer
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def cycle(game: Game, name: str) -> None:
    """Activate the cycling ability of a card in hand."""
    (card,) = game.find(name, zone="hand")
    game.answer_with(action="activate", source=card.id)


def test_702_29a_cycling_discards_the_card_and_draws_one(catalog: CardCatalog) -> None:
    """The card is in the graveyard as soon as the ability is activated, also in an opponent's turn."""
    table = table_of(catalog)
    table.hand(1, "Sandbar Merfolk")
    table.library(1, "Opt")
    game = begun(table)
    pass_to(game, 1)
    cycle(game, "Sandbar Merfolk")
    assert names(list(game.player(1).graveyard)) == ["Sandbar Merfolk"]
    assert not game.player(1).hand
    resolve(game)
    assert names(list(game.player(1).hand)) == ["Opt"]


def test_702_29b_cycling_works_from_the_hand_alone(catalog: CardCatalog) -> None:
    """A permanent with cycling, or a card in a graveyard, cannot be cycled."""
    table = table_of(catalog)
    table.battlefield(0, "Sandbar Merfolk")
    table.graveyard(0, "Sandbar Merfolk")
    game = begun(table)
    assert game.decision is not None
    assert not [option for option in game.decision.options if option.card == "Sandbar Merfolk"]


def test_702_29c_when_you_cycle_this_card(catalog: CardCatalog) -> None:
    """It triggers from the graveyard and goes on the stack above the cycling ability; it may gain 2 life."""
    table = table_of(catalog, lands=2)
    for _ in range(2):
        table.battlefield(0, "Plains")
    table.hand(0, "Renewed Faith")
    game = begun(table)
    cycle(game, "Renewed Faith")
    assert len(game.stack) == 2
    resolve(game, "yes")
    assert game.player(0).life == 22


def test_702_29e_typecycling_searches_for_the_type(catalog: CardCatalog) -> None:
    """Only cards of that type can be found; the one that is found is put into the hand."""
    table = table_of(catalog)
    table.hand(0, "Shoreline Ranger")
    table.library(0, "Opt", "Forest", "Island")
    game = begun(table)
    cycle(game, "Shoreline Ranger")
    game.answer("pass")
    game.answer("pass")
    assert game.decision is not None
    assert {option.card for option in game.decision.options} == {"Island"}
    game.answer([game.decision.options[0].key])
    assert names(list(game.player(0).hand)) == ["Island"]


def test_702_29f_basic_landcycling_finds_basic_lands_alone(catalog: CardCatalog) -> None:
    """A nonbasic land is no basic land card."""
    table = table_of(catalog)
    table.hand(0, "Mental Journey")
    table.library(0, "Darksteel Citadel", "Island")
    game = begun(table)
    cycle(game, "Mental Journey")
    game.answer("pass")
    game.answer("pass")
    assert game.decision is not None
    assert {option.card for option in game.decision.options} >= {"Island"}
    assert "Darksteel Citadel" not in {option.card for option in game.decision.options}


def test_702_29a_without_mana_nothing_is_cycled(catalog: CardCatalog) -> None:
    """The cost must be paid."""
    table = table_of(catalog, lands=0)
    table.hand(0, "Sandbar Merfolk")
    game = begun(table)
    with pytest.raises(IllegalAnswer):
        cycle(game, "Sandbar Merfolk")
