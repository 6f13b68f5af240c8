"""CR 608.2c What was done "this way" by the spell or ability itself: counted, asked for, and by whom it was done."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, resolve, resolve_all
from tests.rules.boards_for_tests import activate, board, own

from oathbreaker.library.catalog import CardCatalog


def test_608_2c_the_greatest_number_that_one_player_discarded(catalog: CardCatalog) -> None:
    """Hands of two, three and no cards are discarded to Windfall: each player draws three."""
    table = board(catalog, players=3)
    table.hand(0, "Windfall", "Shock")
    table.hand(1, "Shock", "Shock", "Shock")
    game = begun(table)
    cast(game, "Windfall")
    resolve(game)
    assert [len(game.player(seat).hand) for seat in range(3)] == [3, 3, 3]
    assert len(game.player(1).graveyard) == 3


def test_608_2c_a_card_for_each_card_discarded(catalog: CardCatalog) -> None:
    """Of two other players one has a card to discard to Syphon Mind: one card is drawn."""
    table = board(catalog, players=3)
    table.hand(0, "Syphon Mind")
    table.hand(1, "Shock")
    game = begun(table)
    cast(game, "Syphon Mind")
    resolve_all(game)
    assert [len(game.player(seat).hand) for seat in range(3)] == [1, 0, 0]


def test_608_2c_what_only_would_have_been_put_into_a_graveyard_is_not_counted(catalog: CardCatalog) -> None:
    """Terastodon destroys two permanents of which one is indestructible: one Elephant, for that one's controller."""
    table = board(catalog)
    table.hand(0, "Terastodon")
    gone, stays = table.battlefield(1, "Sol Ring"), table.battlefield(1, "Darksteel Ingot")
    game = begun(table)
    cast(game, "Terastodon")
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        if game.decision.kind == "target":
            game.answer(
                [one.key for one in game.decision.options if one.target in {game.thing(gone).id, game.thing(stays).id}]
            )
        elif game.decision.kind == "may":
            game.answer("yes")
        else:
            game.answer(game.decision.default())
    assert [token.controller for token in on_battlefield(game, "Elephant Token")] == [1]


def test_108_2_a_token_is_no_card_put_into_a_graveyard(catalog: CardCatalog) -> None:
    """Come Back Wrong destroys a token: there is no creature card to return."""
    table = board(catalog)
    table.hand(0, "Come Back Wrong")
    bear = table.battlefield(1, "Grizzly Bears", token=True)
    game = begun(table)
    cast(game, "Come Back Wrong", game.thing(bear))
    resolve(game)
    assert not on_battlefield(game, "Grizzly Bears")


def test_608_2c_a_creature_card_put_into_a_graveyard_comes_back(catalog: CardCatalog) -> None:
    """Come Back Wrong takes a destroyed creature until the next end step, when it is sacrificed."""
    table = board(catalog)
    table.hand(0, "Come Back Wrong")
    bear = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    cast(game, "Come Back Wrong", game.thing(bear))
    resolve(game)
    assert [thing.controller for thing in on_battlefield(game, "Grizzly Bears")] == [0]
    while game.step != "end":
        game.answer("pass")
    resolve_all(game)
    assert names(game.player(1).graveyard) == ["Grizzly Bears"]


@pytest.mark.parametrize(("mine", "back"), [(True, 1), (False, 0)])
def test_608_2c_only_what_you_sacrificed_lets_you_return_another(catalog: CardCatalog, mine: bool, back: int) -> None:  # noqa: FBT001  a case
    """Deadly Brew returns a card that it did not put there itself, and only if you have sacrificed something."""
    table = board(catalog)
    table.hand(0, "Deadly Brew")
    table.graveyard(0, "Hill Giant")
    table.battlefield(1, "Wind Drake")
    if mine:
        table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    cast(game, "Deadly Brew")
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert names(game.player(0).hand) == ["Hill Giant"][:back]
    assert names(game.player(1).graveyard) == ["Wind Drake"]


def test_605_1a_mana_and_life_for_each_nonland_card_revealed(catalog: CardCatalog) -> None:
    """Selvala's ability needs no stack: of three cards revealed two are no lands, which gives {G}{G} and 2 life."""
    table = board(catalog, players=3)
    selvala = table.battlefield(0, "Selvala, Explorer Returned")
    table.library(0, "Shock", "Island")
    table.library(1, "Forest", "Island")
    table.library(2, "Grizzly Bears", "Island")
    game = begun(table)
    activate(game, game.thing(selvala), "{T}")
    assert not game.stack
    assert str(game.player(0).mana) == "{G}{G}"
    assert [game.player(seat).life for seat in range(3)] == [22, 20, 20]
    assert [len(game.player(seat).hand) for seat in range(3)] == [1, 1, 1]


def test_608_2c_a_creature_for_each_creature_sacrificed(catalog: CardCatalog) -> None:
    """Two of three others sacrifice a creature to Syphon Flesh: two Zombies."""
    table = board(catalog, players=4)
    table.hand(0, "Syphon Flesh")
    for seat in (1, 3):
        table.battlefield(seat, "Grizzly Bears")
    game = begun(table)
    cast(game, "Syphon Flesh")
    resolve(game)
    assert [token.controller for token in on_battlefield(game, "Zombie Token")] == [0, 0]


def test_108_2_the_sum_counts_what_was_destroyed(catalog: CardCatalog) -> None:
    """Fumigate destroys two creatures, a third is indestructible: 2 life."""
    table = board(catalog)
    table.hand(0, "Fumigate")
    for name in ("Grizzly Bears", "Hill Giant", "Darksteel Myr"):
        table.battlefield(1, name)
    game = begun(table)
    cast(game, "Fumigate")
    resolve(game)
    assert game.player(0).life == 22


@pytest.mark.parametrize(("card", "life"), [("Grizzly Bears", 18), ("Shock", 20)])
def test_608_2c_whether_a_thing_of_the_kind_was_exiled(catalog: CardCatalog, card: str, life: int) -> None:
    """If the card exiled from a graveyard was a creature card, each opponent loses 2 life."""
    table = board(catalog)
    own(
        table,
        "Judgment",
        "Sorcery",
        "Exile target card from a graveyard. If a creature card was exiled this way, each opponent loses 2 life.",
    )
    table.hand(0, "Judgment")
    table.graveyard(1, card)
    game = begun(table)
    cast(game, "Judgment")
    resolve(game)
    assert game.player(1).life == life
