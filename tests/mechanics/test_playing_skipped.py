"""CR 614.10, 500.11, 119.7: skipped turns and steps, and players who can't gain life, played."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, next_turns, pass_until, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize("number", [1, 2])
def test_614_10a_each_effect_skips_one_turn(catalog: CardCatalog, number: int) -> None:
    """Who casts Meditate twice skips two turns; then turns go on as usual."""
    table = table_of(catalog, players=3, lands=6)
    table.hand(0, *["Meditate"] * number)
    game = begun(table)
    for _ in range(number):
        cast(game, "Meditate")
        resolve_all(game)
    assert len(game.player(0).hand) == 4 * number
    assert next_turns(game, 2 * number + 3) == [1, 2] * (number + 1) + [0]


@pytest.mark.parametrize("name", ["Stasis", "Grizzly Bears"])
def test_614_10_untap_steps_are_skipped(catalog: CardCatalog, name: str) -> None:
    """With Stasis nothing untaps, whose turn it may be; the creature that came last turn can attack all the same."""
    table = table_of(catalog)
    table.battlefield(0, name)
    tapped = table.battlefield(1, "Hill Giant", tapped=True)
    fresh = table.battlefield(1, "Serra Angel", sick=True)
    game = begun(table)
    pass_until(game, "declare attackers", turn=6)
    assert game.thing(tapped).tapped == (name == "Stasis")
    assert game.decision is not None
    attackers = {game.decision.options[place].source for place in range(len(game.decision.options))}
    assert game.thing(fresh).id in attackers


def test_614_10a_one_untap_step_is_skipped_for_each_activation(catalog: CardCatalog) -> None:
    """Avizoa's ability, once a turn: that player's next untap step does not come, and the one after it does."""
    table = table_of(catalog)
    bird = table.battlefield(0, "Avizoa")
    bear = table.battlefield(0, "Grizzly Bears", tapped=True)
    game = begun(table)
    game.answer_with(action="activate", card="Avizoa")
    resolve_all(game)
    assert game.thing(bird).power == 4
    for turn, is_tapped in ((7, True), (9, False)):
        pass_until(game, "upkeep", turn=turn)
        assert game.thing(bear).tapped == is_tapped


@pytest.mark.parametrize(("name", "drawn"), [("Yawgmoth's Bargain", 0), ("Grizzly Bears", 1)])
def test_614_10_a_draw_step_is_skipped(catalog: CardCatalog, name: str, drawn: int) -> None:
    """Its controller does not draw for the turn; others do."""
    table = table_of(catalog)
    table.battlefield(1, name)
    game = begun(table)
    pass_until(game, "precombat main", turn=6)
    assert len(game.player(1).hand) == drawn
    pass_until(game, "precombat main", turn=7)
    assert len(game.player(0).hand) == 1


def test_614_10_nobody_has_an_upkeep_step(catalog: CardCatalog) -> None:
    """With Eon Hub what would trigger at the beginning of the upkeep does not."""
    table = table_of(catalog)
    table.battlefield(0, "Eon Hub")
    table.battlefield(1, "Phyrexian Arena")
    game = begun(table)
    pass_until(game, "precombat main", turn=6)
    assert game.player(1).life == 20
    assert not game.stack


@pytest.mark.parametrize(
    ("name", "gains"),
    [("Giant Cindermaw", [False, False]), ("Erebos, God of the Dead", [True, False]), ("Hill Giant", [True, True])],
)
def test_119_7_who_cannot_gain_life(catalog: CardCatalog, name: str, gains: list[bool]) -> None:
    """Players, or the opponents of its controller, gain no life."""
    for seat, is_gained in enumerate(gains):
        table = table_of(catalog, kinds=("Plains",))
        table.battlefield(0, name)
        table.hand(seat, "Angel's Mercy")
        game = begun(table, active=seat)
        cast(game, "Angel's Mercy")
        resolve_all(game)
        assert game.player(seat).life == (27 if is_gained else 20)


def test_500_11_a_skipped_turn_is_no_previous_turn(catalog: CardCatalog) -> None:
    """It stays day after a turn that was skipped, where the last turn that was had a spell (502.2)."""
    table = table_of(catalog, players=2, lands=6)
    table.hand(1, "Hill Giant")
    table.hand(0, "Meditate")
    table.daytime("day")
    game = begun(table, active=0)
    cast(game, "Meditate")
    resolve_all(game)
    pass_until(game, "precombat main", turn=6)
    cast(game, "Hill Giant")
    resolve_all(game)
    pass_until(game, "upkeep", turn=7)
    assert (game.active, game.daytime) == (1, "day")
