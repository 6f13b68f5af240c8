"""CR 701.23, 401.4, 508.1d, 608.2c Searches of several kinds, bottoms of libraries, other players, forced attacks."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def fetched(catalog: CardCatalog, land: str, library: list[str], *answers: object) -> Game:
    """Let a land be sacrificed for what it finds in a library."""
    table = table_of(catalog, lands=2, kinds=("Wastes",))
    table.battlefield(0, land, tapped=False)
    table.library(0, *library)
    game = begun(table)
    place = max(option.ability[0] for option in game.legal_actions if option.card == land and option.ability)
    game.answer_with(action="activate", card=land, ability=place)
    resolve(game, *answers)
    return game


def test_701_23b_a_card_of_each_of_two_kinds(catalog: CardCatalog) -> None:
    """Krosan Verge finds a Forest card and a Plains card; one card that is both is not found twice."""
    game = fetched(catalog, "Krosan Verge", ["Forest", "Plains", "Island"], ["Forest"], ["Plains"])
    assert [land.tapped for land in (*on_battlefield(game, "Forest"), *on_battlefield(game, "Plains"))] == [True, True]
    game = fetched(catalog, "Krosan Verge", ["Savannah", "Island"], ["Savannah"])
    assert len(on_battlefield(game, "Savannah")) == 1


def test_701_23b_cards_that_share_a_type(catalog: CardCatalog) -> None:
    """After an Island, Myriad Landscape finds another Island alone."""
    game = fetched(catalog, "Myriad Landscape", ["Island", "Island", "Swamp"], ["Island"], ["Island"])
    assert len(on_battlefield(game, "Island")) == 2
    game = fetched(catalog, "Myriad Landscape", ["Island", "Swamp"], ["Swamp"])
    assert names(on_battlefield(game, "Swamp")) == ["Swamp"]
    assert not on_battlefield(game, "Island")


def test_401_4_on_the_bottom_of_its_owners_library(catalog: CardCatalog) -> None:
    """Condemn puts an attacker under its owner's library, and its controller gains life equal to its toughness."""
    table = table_of(catalog, lands=1, kinds=("Plains",))
    bears = table.battlefield(0, "Grizzly Bears")
    table.library(0, "Opt", "Opt")
    table.hand(1, "Condemn")
    game = begun(table)
    attack(game, game.thing(bears))
    while game.priority != 1:
        game.answer("pass")
    cast(game, "Condemn", game.thing(bears))
    resolve(game)
    assert game.player(0).life == 22
    assert game.thing(bears).zone == "library"


def test_508_1d_creatures_attack_this_turn_if_able(catalog: CardCatalog) -> None:
    """Bident of Thassa makes opponents' creatures attack this turn, those too that come later; not the next turn."""
    table = table_of(catalog, lands=2, kinds=("Island",))
    table.battlefield(0, "Bident of Thassa")
    bears = table.battlefield(1, "Grizzly Bears")
    game = begun(table, active=1)
    while game.priority != 0:
        game.answer("pass")
    game.answer_with(action="activate", card="Bident of Thassa")
    resolve(game)
    while game.decision is not None and game.decision.kind != "attackers":
        game.answer("pass")
    game.answer(game.decision.default() if game.decision is not None else [])
    assert game.thing(bears).attacking is not None


@pytest.mark.parametrize(("answer", "treasures"), [("yes", 0), ("no", 1)])
def test_608_2c_if_the_player_does_not(catalog: CardCatalog, answer: str, treasures: int) -> None:
    """Smothering Tithe gives a Treasure for each card an opponent draws without paying {2}."""
    table = table_of(catalog, lands=2, kinds=("Island",))
    table.battlefield(0, "Smothering Tithe")
    table.library(1, "Opt", "Opt")
    game = begun(table)
    while game.decision is not None and game.decision.kind != "may":
        game.answer(game.decision.default())
    assert game.decision is not None
    assert game.decision.player == 1
    game.answer(answer)
    assert len(on_battlefield(game, "Treasure Token")) == treasures


def test_608_2i_only_if_a_token_was_created(catalog: CardCatalog) -> None:
    """Idol of Oblivion draws a card only in a turn in which its controller created a token."""
    table = table_of(catalog, lands=3, kinds=("Mountain",))
    table.battlefield(0, "Idol of Oblivion")
    table.hand(0, "Dragon Fodder")
    game = begun(table)
    assert not [option for option in game.legal_actions if option.card == "Idol of Oblivion"]
    game.answer_with(action="cast", card="Dragon Fodder")
    resolve(game)
    assert [option for option in game.legal_actions if option.card == "Idol of Oblivion"]
    pass_until(game, "precombat main", 7)
    assert not [option for option in game.legal_actions if option.card == "Idol of Oblivion"]


def test_102_2_each_other_player(catalog: CardCatalog) -> None:
    """Grave Pact lets each other player sacrifice a creature as one of its controller's dies."""
    table = table_of(catalog, 3, lands=1, kinds=("Mountain",))
    table.battlefield(0, "Grave Pact")
    bears = [table.battlefield(seat, "Grizzly Bears") for seat in (0, 0, 1, 2)]
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(bears[0]))
    resolve_all(game)
    assert [game.thing(one).zone for one in bears] == ["graveyard", "battlefield", "graveyard", "graveyard"]


def test_202_3_that_permanents_mana_value(catalog: CardCatalog) -> None:
    """Feed the Swarm costs life equal to the mana value of what it destroyed."""
    table = table_of(catalog, lands=2, kinds=("Swamp",))
    table.battlefield(1, "Glorious Anthem")
    table.hand(0, "Feed the Swarm")
    game = begun(table)
    game.answer_with(action="cast", card="Feed the Swarm")
    resolve_all(game)
    assert not on_battlefield(game, "Glorious Anthem")
    assert game.player(0).life == 17


@pytest.mark.parametrize(("answer", "drawn"), [("yes", 0), ("no", 1)])
def test_608_2c_if_that_player_does_not(catalog: CardCatalog, answer: str, drawn: int) -> None:
    """Gravestorm offers a card only if the opponent exiles none from their graveyard."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Gravestorm")
    table.graveyard(1, "Opt")
    table.library(0, "Shock", "Shock", "Shock")
    game = begun(table, step="untap")
    while game.decision is not None and game.decision.kind != "may":
        game.answer(game.decision.default())
    assert game.decision is not None
    assert game.decision.player == 1
    game.answer(answer)
    while game.step == "upkeep" and game.decision is not None:
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert len(game.player(0).hand) - (game.step == "draw") == drawn
