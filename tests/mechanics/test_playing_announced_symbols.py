"""CR 601.2b, 107.4e-f Which way hybrid and Phyrexian symbols are paid is announced, played from real cards."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def tapped(game: Game) -> list[str]:
    """Return the names of the first player's tapped permanents."""
    return sorted(thing.name for thing in game.find(zone="battlefield", controller=0) if thing.tapped)


@pytest.mark.parametrize(("number", "life", "lands"), [(0, 20, 3), (1, 18, 2), (2, 16, 1)])
def test_601_2b_life_for_phyrexian_symbols_is_announced_before_targets(
    catalog: CardCatalog, number: int, life: int, lands: int
) -> None:
    """The number is asked before the target, and life and mana are paid as announced."""
    table = table_of(catalog, lands=3, kinds=("Swamp",))
    one = table.battlefield(1, "Silent Arbiter")
    table.battlefield(1, "Silent Arbiter")
    table.hand(0, "Dismember")
    game = begun(table)
    game.answer_with(action="cast", card="Dismember")
    assert game.decision is not None
    assert (game.decision.kind, game.decision.rule) == ("number", "107.4f")
    game.answer(number)
    assert game.decision.kind == "target"
    assert game.player(0).life == 20
    game.answer_with(target=one)
    assert (game.player(0).life, len(tapped(game))) == (life, lands)


def test_601_2b_life_is_not_asked_for_where_there_is_one_way(catalog: CardCatalog) -> None:
    """With one land both symbols are paid with life; with three lands and 1 life neither is."""
    for lands, start, life in ((1, 20, 16), (3, 1, 1)):
        table = table_of(catalog, lands=lands, kinds=("Swamp",))
        table.battlefield(1, "Silent Arbiter")
        table.life(0, start)
        table.hand(0, "Dismember")
        game = begun(table)
        cast(game, "Dismember")
        assert (game.player(0).life, len(tapped(game))) == (life, lands)


def test_601_2b_who_pays_by_hand_announces_halves_of_hybrid_symbols(catalog: CardCatalog) -> None:
    """With blue announced, red mana does not pay for the symbol."""
    for half in ("U", "R"):
        table = table_of(catalog, lands=3)
        table.hand(0, "Saheeli, Sublime Artificer")
        game = begun(table)
        game.pay_by_hand = True
        cast(game, "Saheeli, Sublime Artificer", half, half, "automatic")
        wanted = "Island" if half == "U" else "Mountain"
        assert tapped(game).count(wanted) >= 2
        resolve(game)
        assert len(tapped(game)) == 3


def test_601_2b_a_half_that_cannot_be_paid_is_not_offered(catalog: CardCatalog) -> None:
    """With one Island the second symbol must be red, once the first is blue."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Island")
    for _ in range(3):
        table.battlefield(0, "Mountain")
    table.hand(0, "Saheeli, Sublime Artificer")
    game = begun(table)
    game.pay_by_hand = True
    cast(game, "Saheeli, Sublime Artificer", "U")
    assert game.decision is not None
    assert game.decision.kind == "payment"
    game.answer("automatic")
    assert tapped(game) == ["Island", "Mountain", "Mountain"]


def test_601_2b_automatic_payment_chooses_halves(catalog: CardCatalog) -> None:
    """Nothing is asked of who does not pay by hand."""
    table = table_of(catalog, lands=3)
    table.hand(0, "Saheeli, Sublime Artificer")
    game = begun(table)
    cast(game, "Saheeli, Sublime Artificer")
    assert [thing.name for thing in game.stack] == ["Saheeli, Sublime Artificer"]
