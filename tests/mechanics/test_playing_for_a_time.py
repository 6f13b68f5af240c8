"""CR 601.3, 611.2 Cards that may be played for a time, from exile or from a graveyard."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def playable(game: Game) -> set[str | None]:
    """Return the names of the cards that the player with priority may cast or play now."""
    return {option.card for option in game.legal_actions if option.action in {"cast", "play land"}}


def test_601_3_three_exiled_cards_may_be_played_this_turn(catalog: CardCatalog) -> None:
    """Spells are cast and a land is played from exile by the usual rules; the next turn nothing of it is left."""
    table = table_of(catalog)
    table.hand(0, "Act on Impulse")
    table.library(0, "Shock", "Forest", "Hill Giant", "Opt")
    game = begun(table)
    cast(game, "Act on Impulse")
    resolve(game)
    assert names(list(game.player(0).exile)) == ["Shock", "Forest", "Hill Giant"]
    assert playable(game) == {"Shock", "Forest", "Hill Giant"}
    cast(game, "Shock")
    game.answer_with(target=1)
    resolve(game)
    game.answer_with(action="play land", card="Forest")
    assert game.player(1).life == 18
    assert len(game.find("Forest", zone="battlefield")) == 1
    assert playable(game) == {"Hill Giant"}
    pass_until(game, "upkeep", 6)
    assert not playable(game)


def test_601_3_nobody_else_may_play_them(catalog: CardCatalog) -> None:
    """The permission is the controller's alone."""
    table = table_of(catalog)
    table.hand(0, "Act on Impulse")
    table.library(0, "Shock", "Shock", "Shock")
    game = begun(table)
    cast(game, "Act on Impulse")
    resolve(game)
    game.answer("pass")
    assert game.priority == 1
    assert not playable(game)


def test_601_3_another_players_card(catalog: CardCatalog) -> None:
    """A card that another player owns is cast by who may, and goes to its owner's graveyard."""
    table = table_of(catalog)
    kanzashi = table.battlefield(0, "Ornate Kanzashi")
    table.library(1, "Shock", "Opt")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(kanzashi))
    resolve(game)
    assert playable(game) == {"Shock"}
    cast(game, "Shock")
    game.answer_with(target=1)
    resolve(game)
    assert game.player(1).life == 18
    assert names(list(game.player(1).graveyard)) == ["Shock"]


def test_601_3_a_card_in_a_graveyard(catalog: CardCatalog) -> None:
    """The chosen card may be cast from the graveyard this turn; others there may not."""
    table = table_of(catalog)
    emry = table.battlefield(0, "Emry, Lurker of the Loch")
    ornithopter = table.graveyard(0, "Ornithopter")
    table.graveyard(0, "Sol Ring")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(emry))
    game.answer_with(target=game.thing(ornithopter))
    resolve(game)
    assert playable(game) == {"Ornithopter"}
    cast(game, "Ornithopter")
    resolve(game)
    assert game.find("Ornithopter", zone="battlefield")


@pytest.mark.parametrize("designation", [None, "oathbreaker"])
def test_906_14_both_modes_beside_a_commander(catalog: CardCatalog, designation: str | None) -> None:
    """One mode is chosen, both by who controls an oathbreaker as the spell is cast; mana for each card of one hand."""
    table = table_of(catalog, players=3, lands=3, kinds=("Mountain",))
    table.battlefield(0, "Grizzly Bears", designation=designation)
    table.hand(0, "Jeska's Will")
    table.hand(1, "Opt", "Opt")
    table.hand(2, "Opt")
    table.library(0, "Shock", "Forest", "Hill Giant")
    game = begun(table)
    game.answer_with(action="cast", card="Jeska's Will")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.maximum) == ("mode", 2 if designation else 1)
    game.answer(["1", "2"] if designation else ["1"])
    game.answer_with(target=1)
    resolve(game)
    assert [mana.symbol for mana in game.state.players[0].pool] == ["R", "R"]
    assert playable(game) == ({"Shock", "Forest"} if designation else set())
