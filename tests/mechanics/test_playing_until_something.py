"""CR 610.3: exiled until a permanent leaves the battlefield; 611.2a: until the end of your next turn."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_to, pass_until, resolve
from tests.rules.boards_for_tests import bare, board, hand, may_cast, own, played

from oathbreaker.engine.layers import lasts
from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

COUNT = "Destroy target creature. You gain life equal to the number of creatures you control."


def with_priest(catalog: CardCatalog) -> Game:
    """Return a game in which player 1's Banisher Priest has exiled player 0's Grizzly Bears."""
    table = board(catalog)
    table.battlefield(0, "Grizzly Bears", counters={"+1/+1": 2})
    table.hand(1, "Banisher Priest")
    table.hand(0, own(table, "Blow", "Instant", COUNT))
    game = begun(table, active=1)
    played(game, "Banisher Priest")
    assert [thing.name for thing in game.player(0).exile] == ["Grizzly Bears"]
    return game


def test_610_3_it_goes_back_at_once(catalog: CardCatalog) -> None:
    """The creature is there again before the spell that destroys the Priest goes on, new and its owner's."""
    game = with_priest(catalog)
    pass_to(game, 0)
    cast(game, "Blow", *on_battlefield(game, "Banisher Priest"))
    resolve(game)
    (bears,) = on_battlefield(game, "Grizzly Bears")
    assert (bears.controller, bears.counters, game.player(0).life) == (0, {}, 21)
    assert game.player(0).exile == ()


def test_610_3b_the_priest_has_left_already(catalog: CardCatalog) -> None:
    """With the Priest gone before its ability resolves nothing is exiled."""
    table = board(catalog)
    bears = table.battlefield(0, "Grizzly Bears")
    table.hand(1, "Banisher Priest")
    table.hand(0, own(table, "Blow", "Instant", COUNT))
    game = begun(table, active=1)
    cast(game, "Banisher Priest")
    game.answer("pass")
    game.answer("pass")
    pass_to(game, 0)
    cast(game, "Blow", *on_battlefield(game, "Banisher Priest"))
    resolve(game)
    assert game.thing(bears).zone == "battlefield"


def test_610_3_a_card_goes_back_to_the_hand_it_was_in(catalog: CardCatalog) -> None:
    """What Kitesail Freebooter took from a hand returns to that hand."""
    table = board(catalog)
    table.hand(1, "Kitesail Freebooter")
    table.hand(0, "Divination", own(table, "Blow", "Instant", COUNT))
    game = begun(table, active=1)
    cast(game, "Kitesail Freebooter")
    while game.stack:
        assert game.decision is not None
        if game.decision.kind == "choose cards":
            game.answer_with(card="Divination")
        else:
            game.answer(game.decision.default())
    assert hand(game) == ["Blow"]
    pass_to(game, 0)
    cast(game, "Blow", *on_battlefield(game, "Kitesail Freebooter"))
    resolve(game)
    assert hand(game) == ["Divination"]


def test_610_3_the_player_of_the_priest_leaves(catalog: CardCatalog) -> None:
    """As the Priest's owner leaves the game the creature comes back to its own."""
    table = board(catalog, players=3)
    table.battlefield(0, "Grizzly Bears")
    table.hand(1, "Banisher Priest")
    game = begun(table, active=1)
    played(game, "Banisher Priest")
    game.concede(1)
    pass_until(game, "upkeep", turn=6)
    assert len(on_battlefield(game, "Grizzly Bears")) == 1


def test_610_3_a_token_does_not_come_back(catalog: CardCatalog) -> None:
    """A token that was exiled has ceased to exist (111.7)."""
    table = board(catalog)
    table.hand(0, own(table, "Call", "Instant", "Create a 1/1 red and white Soldier creature token."), "Shock", "Shock")
    table.hand(1, "Banisher Priest")
    game = begun(table, active=1)
    pass_to(game, 0)
    played(game, "Call")
    played(game, "Banisher Priest")
    assert on_battlefield(game, "Soldier Token") == []
    pass_to(game, 0)
    cast(game, "Shock", *on_battlefield(game, "Banisher Priest"))
    resolve(game)
    assert on_battlefield(game, "Banisher Priest") == []
    assert on_battlefield(game, "Soldier Token") == []


def test_611_2a_until_the_end_of_your_next_turn(catalog: CardCatalog) -> None:
    """Cards exiled by Reckless Impulse may be played this turn and in one's next, and not after it."""
    table = board(catalog)
    table.hand(0, "Reckless Impulse")
    table.library(0, "Shock", "Shock", *["Wastes"] * 9)
    game = begun(table)
    played(game, "Reckless Impulse")
    assert may_cast(game, "Shock")
    pass_until(game, "precombat main", turn=7)
    assert may_cast(game, "Shock")
    cast(game, "Shock", 1)
    resolve(game)
    pass_until(game, "end", turn=7)
    assert may_cast(game, "Shock")
    pass_until(game, "precombat main", turn=9)
    assert not may_cast(game, "Shock")


def test_611_2a_begun_in_anothers_turn(catalog: CardCatalog) -> None:
    """Begun in an opponent's turn it lasts through the next turn of its controller, that which comes first."""
    table = bare(catalog)
    table.battlefield(0, "Mountain")
    text = "Exile the top seven cards of your library. Until the end of your next turn, you may play those cards."
    table.hand(0, own(table, "Glance", "Instant", text))
    table.library(0, "Shock", *["Wastes"] * 9)
    game = begun(table, active=1)
    pass_to(game, 0)
    played(game, "Glance")
    pass_until(game, "end", turn=6)
    assert may_cast(game, "Shock")
    pass_until(game, "upkeep", turn=7)
    pass_to(game, 0)
    assert not may_cast(game, "Shock")


def test_611_2b_for_as_long_as_it_remains_exiled(catalog: CardCatalog) -> None:
    """The card may be cast turns later, and not once it has left exile, if it comes back there by something else."""
    table = bare(catalog)
    table.battlefield(0, "Mountain")
    text = "Exile the top card of your library. You may play that card for as long as it remains exiled."
    table.hand(0, own(table, "Glance", "Sorcery", text))
    table.hand(0, own(table, "Sweep", "Instant", "Exile target player's graveyard."))
    table.library(0, "Shock", *["Wastes"] * 9)
    game = begun(table)
    played(game, "Glance")
    pass_until(game, "precombat main", turn=9)
    assert may_cast(game, "Shock")
    (effect,) = game.state.lasting
    assert lasts(game.state, effect)
    cast(game, "Shock", 1)
    assert not lasts(game.state, effect)
    resolve(game)
    pass_until(game, "precombat main", turn=11)
    cast(game, "Sweep", 0)
    resolve(game)
    assert [thing.name for thing in game.player(0).exile] == ["Glance", "Shock"]
    assert not may_cast(game, "Shock")
