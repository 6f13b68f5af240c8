"""CR 608.2c "Otherwise", "if you don't"; 502.3 what doesn't untap during the next untap step."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, pass_until, resolve, resolve_all, table_of
from tests.mechanics.walkers_for_tests import begun_with, board_of_walkers, use
from tests.rules.boards_for_tests import activate, bare

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("top", "zone"), [("Forest", "battlefield"), ("Opt", "hand")])
def test_608_2c_otherwise_follows_what_was_not_so(catalog: CardCatalog, top: str, zone: str) -> None:
    """Coiling Oracle puts a land onto the battlefield, and any other card into the hand."""
    table = table_of(catalog, kinds=("Forest", "Island"))
    table.hand(0, "Coiling Oracle")
    table.library(0, top)
    game = begun(table)
    before = len(game.find(top, zone=zone))
    cast(game, "Coiling Oracle")
    resolve(game)
    assert len(game.find(top, zone=zone)) == before + 1


@pytest.mark.parametrize(("answer", "counters", "tapped"), [("yes", {"+1/+1": 1}, False), ("no", {}, True)])
def test_608_2c_if_you_dont(catalog: CardCatalog, answer: str, counters: dict[str, int], tapped: bool) -> None:  # noqa: FBT001  a parameter
    """Entrails Feaster eats a creature card and grows, or is tapped."""
    table = table_of(catalog)
    feaster = table.battlefield(0, "Entrails Feaster")
    table.graveyard(1, "Grizzly Bears")
    game = begun(table, active=1, step="end")
    pass_until(game, "upkeep", turn=6)
    resolve(game, answer)
    assert (game.thing(feaster).counters, game.thing(feaster).tapped) == (counters, tapped)


def test_608_2c_if_you_dont_because_you_cannot(catalog: CardCatalog) -> None:
    """With no creature card in any graveyard the Feaster is tapped."""
    table = table_of(catalog)
    feaster = table.battlefield(0, "Entrails Feaster")
    game = begun(table, active=1, step="end")
    pass_until(game, "upkeep", turn=6)
    resolve_all(game)
    assert game.thing(feaster).tapped


def test_502_3_not_during_the_next_untap_step(catalog: CardCatalog) -> None:
    """Dovin taps a creature, which stays tapped for one untap step of its controller and untaps in the one after."""
    table = board_of_walkers(catalog)
    giant = table.battlefield(1, "Hill Giant")
    game, dovin = begun_with(table, "Dovin, Architect of Law")
    use(game, dovin, "−1", game.thing(giant))
    pass_until(game, "precombat main", turn=6)
    assert game.thing(giant).tapped
    pass_until(game, "precombat main", turn=7)
    assert game.thing(giant).tapped
    pass_until(game, "precombat main", turn=8)
    assert not game.thing(giant).tapped


def test_502_3_the_untap_step_of_who_controls_it_then(catalog: CardCatalog) -> None:
    """What you have taken since stays tapped in your own next untap step: the permanent is followed, not the player."""
    table = table_of(catalog)
    giant = table.battlefield(1, "Hill Giant")
    table.hand(0, "Frost Lynx", "Control Magic")
    game = begun(table)
    cast(game, "Frost Lynx")
    resolve_all(game)
    cast(game, "Control Magic", game.thing(giant))
    resolve_all(game)
    assert game.thing(giant).controller == 0
    pass_until(game, "precombat main", turn=6)
    pass_until(game, "precombat main", turn=7)
    assert game.thing(giant).tapped
    pass_until(game, "precombat main", turn=9)
    assert not game.thing(giant).tapped


def test_608_2e_each_of_several_who_did_not(catalog: CardCatalog) -> None:
    """Professor Onyx: of two opponents one has cards to discard, six times more; the other loses 3 life each time."""
    table = bare(catalog, players=3)
    onyx = table.battlefield(0, "Professor Onyx", counters={"loyalty": 8})
    table.hand(1, *["Shock"] * 9)
    for seat in (1, 2):
        table.life(seat, 30)
    game = begun(table)
    activate(game, game.thing(onyx), "−8")
    while game.decision is not None and (game.stack or game.decision.kind != "priority"):
        game.answer("yes" if game.decision.kind == "may" else game.decision.default())
    assert [game.player(seat).life for seat in range(3)] == [20, 30, 9]
    assert len(game.player(1).hand) == 2
