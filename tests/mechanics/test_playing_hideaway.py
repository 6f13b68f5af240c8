"""CR 702.75 Hideaway: a card hidden in exile, played later without paying its mana cost."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun
from tests.rules.boards_for_tests import activate, board

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing


def hidden(catalog: CardCatalog, land: str, card: str, *creatures: str) -> tuple[Game, Thing]:
    """Play a land with hideaway and hide a card; return the game and the land, untapped."""
    table = board(catalog)
    table.hand(0, land)
    table.library(0, card, "Wind Drake", "Wind Drake", "Wind Drake", "Shock")
    for creature in creatures:
        table.battlefield(0, creature)
    game = begun(table)
    game.answer_with(action="play land", card=land)
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.kind == "choose cards":
            game.answer([next(option.key for option in game.decision.options if option.card == card)])
        else:
            game.answer("pass")
    thing = game.find(land)[0]
    while game.turn < 8 or game.step != "precombat main":
        game.answer(game.decision.default() if game.decision is not None else None)
    return game, thing


def test_702_75a_one_of_four_cards_is_hidden(catalog: CardCatalog) -> None:
    """The card lies face down in exile, three are on the bottom; an opponent is not told which it is."""
    table = board(catalog)
    table.hand(0, "Mosswort Bridge")
    table.library(0, "Craw Wurm", "Wind Drake", "Wind Drake", "Wind Drake", "Shock")
    game = begun(table)
    game.answer_with(action="play land", card="Mosswort Bridge")
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        kind = game.decision.kind
        game.answer([game.decision.options[0].key] if kind == "choose cards" else "pass")
    exiled = game.find(zone="exile")
    assert [thing.face_down for thing in exiled] == [True]
    assert [thing.name for thing in game.player(0).library] == ["Shock", "Wind Drake", "Wind Drake", "Wind Drake"]
    assert "Craw Wurm" not in str(game.view(1))
    assert "Craw Wurm" in str(game.view(0))


def use_bridge(game: Game, bridge: Thing) -> None:
    """Use the second ability of Mosswort Bridge; what may be done is done."""
    while game.priority != 0:
        game.answer("pass")
    activate(game, bridge, "{G}, {T}")
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())


@pytest.mark.parametrize(("more", "played"), [(("Hill Giant", "Wind Drake"), 1), ((), 0)])
def test_608_2g_the_hidden_card_is_played_if_it_is_so(catalog: CardCatalog, more: tuple[str, ...], played: int) -> None:
    """Mosswort Bridge lets the card be played with total power 11, not with 6; it costs nothing then."""
    game, bridge = hidden(catalog, "Mosswort Bridge", "Air Elemental", "Craw Wurm", *more)
    use_bridge(game, bridge)
    assert len(game.find("Air Elemental", zone="battlefield")) == played


def test_305_3_a_hidden_land_is_played_as_a_land(catalog: CardCatalog) -> None:
    """In its player's turn it takes the turn's land play."""
    game, bridge = hidden(catalog, "Mosswort Bridge", "Wastes", "Craw Wurm", "Hill Giant", "Wind Drake")
    while game.active != 0 or game.step != "precombat main":
        game.answer(game.decision.default() if game.decision is not None else None)
    use_bridge(game, bridge)
    assert [thing.zone for thing in game.find("Wastes", zone="battlefield")] == ["battlefield"]
    assert game.player(0).lands_played == 1


def test_508_1_creatures_that_attacked_this_turn(catalog: CardCatalog) -> None:
    """Windbrisk Heights plays its card after an attack with three creatures, not with two."""
    for number, played in ((2, 0), (3, 1)):
        game, heights = hidden(catalog, "Windbrisk Heights", "Air Elemental", *["Wind Drake"] * number)
        while game.active != 0 or game.step != "precombat main":
            game.answer(game.decision.default() if game.decision is not None else None)
        attack(game, *[thing for thing in game.find("Wind Drake", zone="battlefield") if thing.controller == 0])
        activate(game, heights, "{W}, {T}")
        while game.decision is not None and (game.stack or game.decision.kind != "priority"):
            game.answer("yes" if game.decision.kind == "may" else game.decision.default())
        assert len(game.find("Air Elemental", zone="battlefield")) == played


@pytest.mark.parametrize(("second", "played"), [("Hill Giant", 1), ("Ornithopter", 0)])
def test_120_3a_how_much_damage_an_opponent_was_dealt(catalog: CardCatalog, second: str, played: int) -> None:
    """Spinerock Knoll plays its card after 9 damage to one opponent, not after 6."""
    game, knoll = hidden(catalog, "Spinerock Knoll", "Air Elemental", "Craw Wurm", second)
    while game.active != 0 or game.step != "precombat main":
        game.answer(game.decision.default() if game.decision is not None else None)
    attack(game, *game.find("Craw Wurm"), *game.find(second))
    while game.step != "postcombat main":
        game.answer(game.decision.default() if game.decision is not None else None)
    activate(game, knoll, "{R}, {T}")
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert len(game.find("Air Elemental", zone="battlefield")) == played
