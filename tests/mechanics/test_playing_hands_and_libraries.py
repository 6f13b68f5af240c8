"""CR 401.4, 608.2, 614.15, 701.24 Cards that move whole hands, graveyards and countered spells: rows of situations."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, pass_to, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

SAHEELI = "Saheeli, Sublime Artificer"


def respond(game: Game, name: str) -> None:
    """Let the other player respond to the spell on the stack, and let both resolve."""
    pass_to(game, 1)
    cast(game, name)
    resolve(game)


@pytest.mark.parametrize(
    ("spell", "zone", "place"),
    [("Remand", "hand", -1), ("Dissipate", "exile", -1), ("Memory Lapse", "library", 0), ("Cancel", "graveyard", -1)],
)
def test_614_15_where_a_countered_spell_goes(catalog: CardCatalog, spell: str, zone: str, place: int) -> None:
    """The spell that counters says where the other one goes instead of the graveyard."""
    table = table_of(catalog)
    table.hand(0, "Divination")
    table.hand(1, spell)
    game = begun(table)
    cast(game, "Divination")
    respond(game, spell)
    cards = names(list(getattr(game.player(0), zone)))
    assert cards[place] == "Divination"
    assert not [event for event in game.log if event.kind == "draw" and event.text("en").startswith("Player 1")]


@pytest.mark.parametrize("spell", ["Remand", "Dissipate", "Memory Lapse", "Cancel"])
def test_row_4_a_signature_spell_that_is_countered(catalog: CardCatalog, spell: str) -> None:
    """Wherever it would go, a signature spell goes to the command zone, and nobody is asked (906.12)."""
    table = table_of(catalog, lands=8)
    table.command(0, oathbreaker=SAHEELI, signature_spell="Thoughtcast")
    table.hand(1, spell)
    game = begun(table)
    cast(game, SAHEELI)
    resolve(game)
    cast(game, "Thoughtcast")
    respond(game, spell)
    assert names(list(game.player(0).command)) == ["Thoughtcast"]
    assert game.tax(game.player(0).command[0]) == 2


def test_row_1_time_spiral_as_signature_spell(catalog: CardCatalog) -> None:
    """It says that it is exiled, and goes to the command zone; the rest of it is followed."""
    table = table_of(catalog, players=2, lands=8)
    table.command(0, oathbreaker=SAHEELI, signature_spell="Time Spiral")
    table.hand(0, "Opt")
    table.graveyard(1, "Shock")
    game = begun(table)
    cast(game, SAHEELI)
    resolve(game)
    cast(game, "Time Spiral")
    resolve(game, game.find(controller=0, zone="battlefield")[:0])
    assert names(list(game.player(0).command)) == ["Time Spiral"]
    assert not game.player(0).exile
    assert [len(game.player(seat).hand) for seat in range(2)] == [7, 7]
    assert not game.player(1).graveyard


def test_701_24a_hands_and_graveyards_are_shuffled_away(catalog: CardCatalog) -> None:
    """Each player shuffles hand and graveyard into the library at once, and draws seven; the spell stays out of it."""
    table = table_of(catalog, players=3)
    table.hand(0, "Timetwister", "Opt")
    table.graveyard(2, "Shock", "Negate")
    game = begun(table)
    cast(game, "Timetwister")
    resolve(game)
    assert [len(game.player(seat).hand) for seat in range(3)] == [7, 7, 7]
    assert names(list(game.player(0).graveyard)) == ["Timetwister"]
    assert not game.player(2).graveyard
    assert [len(game.player(seat).library) for seat in range(3)] == [24, 23, 25]


def test_401_4_two_cards_are_put_back_in_any_order(catalog: CardCatalog) -> None:
    """Three cards are drawn, two of the hand go on top, the one chosen last as the topmost."""
    table = table_of(catalog)
    table.hand(0, "Brainstorm", "Shock")
    table.library(0, "Opt", "Negate", "Cancel")
    game = begun(table)
    cast(game, "Brainstorm")
    resolve(game, ["Shock", "Negate"])
    assert names(list(game.player(0).library)) == ["Negate", "Shock"]
    assert names(list(game.player(0).hand)) == ["Opt", "Cancel"]


def test_608_2e_each_instruction_of_a_row_is_done_by_all(catalog: CardCatalog) -> None:
    """All lose life, then discard, then sacrifice a creature, then a land, as far as they can."""
    table = table_of(catalog, lands=2, kinds=("Swamp",))
    bear = table.battlefield(0, "Grizzly Bears")
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Smallpox", "Opt")
    table.hand(1, "Shock")
    game = begun(table)
    cast(game, "Smallpox")
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        game.answer(game.decision.default())
    assert [game.player(seat).life for seat in range(2)] == [19, 19]
    assert [len(game.player(seat).hand) for seat in range(2)] == [0, 0]
    assert (game.thing(bear).zone, game.thing(giant).zone) == ("graveyard", "graveyard")
    assert [len(game.player(seat).battlefield) for seat in range(2)] == [1, 1]


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_row_8_each_player_may_put_a_card_from_their_own_hand(catalog: CardCatalog, answer: str) -> None:
    """Each chooses a card of the kinds in their own hand; all of them are put onto the battlefield at once."""
    table = table_of(catalog)
    table.hand(0, "Show and Tell", "Colossal Dreadmaw", "Shock")
    table.hand(1, "Hill Giant", "Opt")
    game = begun(table)
    cast(game, "Show and Tell")
    resolve(game, "yes", answer)
    assert len(game.find("Colossal Dreadmaw", zone="battlefield", controller=0)) == 1
    assert len(game.find("Hill Giant", zone="battlefield", controller=1)) == (1 if answer == "yes" else 0)
    assert names(list(game.player(0).hand)) == ["Shock"]


def test_608_2h_life_equal_to_that_cards_mana_value(catalog: CardCatalog) -> None:
    """A creature card of any graveyard enters under your control, and you lose as much life as its mana value."""
    table = table_of(catalog, kinds=("Swamp",))
    giant = table.graveyard(1, "Hill Giant")
    table.graveyard(1, "Colossal Dreadmaw")
    table.hand(0, "Reanimate")
    game = begun(table)
    cast(game, "Reanimate", game.thing(giant))
    resolve(game)
    assert len(game.find("Hill Giant", zone="battlefield", controller=0)) == 1
    assert game.player(0).life == 16
