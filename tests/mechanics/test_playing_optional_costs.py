"""CR 702.27, 702.33, 702.42, 702.56, 702.78 Costs that may be paid as a spell is cast, played from real cards."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, names, on_battlefield, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def tapped(game: Game, seat: int = 0) -> int:
    """Return how many lands of a player are tapped."""
    return sum(thing.tapped and "land" in thing.types for thing in game.find(zone="battlefield", controller=seat))


@pytest.mark.parametrize("kicked", [True, False])
def test_702_33d_what_a_kicked_spell_does_besides(catalog: CardCatalog, kicked: bool) -> None:  # noqa: FBT001  both
    """Blink of an Eye draws a card only if the kicker cost was paid, and then it costs two more."""
    table = table_of(catalog)
    table.hand(0, "Blink of an Eye")
    table.library(0, "Opt")
    (bear,) = [table.battlefield(1, "Silent Arbiter")]
    assert bear is not None
    game = begun(table)
    cast(game, "Blink of an Eye", "yes" if kicked else "no")
    resolve(game)
    assert tapped(game) == (4 if kicked else 2)
    assert names(list(game.player(0).hand)) == (["Opt"] if kicked else [])
    assert not on_battlefield(game, "Silent Arbiter")


def test_702_33a_a_kicker_that_cannot_be_paid_is_not_asked(catalog: CardCatalog) -> None:
    """With two lands the spell is cast at once, without a question."""
    table = table_of(catalog, lands=1)
    table.hand(0, "Blink of an Eye")
    table.battlefield(1, "Silent Arbiter")
    game = begun(table)
    cast(game, "Blink of an Eye")
    assert names(list(game.stack)) == ["Blink of an Eye"]


def test_702_33d_a_permanent_knows_that_it_was_kicked(catalog: CardCatalog) -> None:
    """Its ability that asks as it enters triggers for the kicked one alone."""
    for kicked in ("yes", "no"):
        table = table_of(catalog)
        for _ in range(4):
            table.battlefield(0, "Forest")
        table.hand(0, "Krosan Druid")
        game = begun(table)
        cast(game, "Krosan Druid", kicked)
        resolve_all(game)
        assert game.player(0).life == (30 if kicked == "yes" else 20)


def test_702_27a_buyback_returns_the_card_as_it_resolves(catalog: CardCatalog) -> None:
    """The card is in hand again; without buyback it is in the graveyard."""
    for paid in ("yes", "no"):
        table = table_of(catalog)
        table.hand(0, "Whispers of the Muse")
        table.library(0, "Opt")
        game = begun(table)
        cast(game, "Whispers of the Muse", paid)
        resolve(game)
        found = sorted(names(list(game.player(0).hand)))
        assert found == (["Opt", "Whispers of the Muse"] if paid == "yes" else ["Opt"])
        assert len(game.player(0).graveyard) == (0 if paid == "yes" else 1)


def test_702_27a_a_countered_spell_is_not_bought_back(catalog: CardCatalog) -> None:
    """Only as it resolves does it return."""
    table = table_of(catalog)
    table.hand(0, "Whispers of the Muse", "Counterspell")
    game = begun(table)
    cast(game, "Whispers of the Muse", "yes")
    cast(game, "Counterspell")
    resolve(game)
    assert sorted(names(list(game.player(0).graveyard))) == ["Counterspell", "Whispers of the Muse"]


def test_702_56a_replicate_copies_for_each_time_it_was_paid(catalog: CardCatalog) -> None:
    """Train of Thought draws once for itself and once for each copy."""
    table = table_of(catalog)
    table.hand(0, "Train of Thought")
    table.library(0, "Opt", "Opt", "Opt", "Opt")
    game = begun(table)
    cast(game, "Train of Thought", "yes", "yes", "no")
    resolve(game)
    assert len(game.player(0).hand) == 3


def test_702_40a_storm_copies_for_each_spell_before(catalog: CardCatalog) -> None:
    """Two spells were cast before it, one by each player: two copies, each with targets of its own."""
    table = table_of(catalog)
    table.hand(0, "Grapeshot", "Opt")
    table.hand(1, "Opt")
    game = begun(table)
    cast(game, "Opt")
    game.answer("pass")
    cast(game, "Opt")
    resolve_all(game)
    cast(game, "Grapeshot", 1)
    resolve_all(game)
    assert game.player(1).life == 17
