"""CR 107.3c, 608.2h An X that the text says after instructions: where it is found, and when."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_to, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("answer", "cards"), [("yes", 0), ("no", 1)])
def test_118_12a_unless_a_player_pays_x(catalog: CardCatalog, answer: str, cards: int) -> None:
    """A card is drawn unless the opponent pays as much as the creature's power now: with a counter {2}."""
    table = table_of(catalog)
    table.battlefield(0, "Esper Sentinel", counters={"+1/+1": 1})
    table.hand(1, "Shock")
    game = begun(table, active=1)
    cast(game, "Shock", 0)
    pass_to(game, 0)
    resolve(game, answer)
    assert len(game.player(0).hand) == cards
    assert sum(land.tapped for land in game.player(1).battlefield) == (3 if answer == "yes" else 1)


def test_608_2h_x_of_what_was_sacrificed(catalog: CardCatalog) -> None:
    """If it is done, both instructions have the X of the creature as it last was on the battlefield."""
    table = table_of(catalog, kinds=("Forest",))
    table.battlefield(0, "Craw Wurm")
    table.hand(0, "Disciple of Freyalise")
    game = begun(table)
    cast(game, "Disciple of Freyalise")
    resolve(game, "yes")
    assert game.player(0).life == 26
    assert len(game.player(0).hand) == 6


def test_608_2c_x_is_found_after_the_first_instruction(catalog: CardCatalog) -> None:
    """The Horror is as great as many creatures as were destroyed just before; an indestructible one does not count."""
    table = table_of(catalog, kinds=("Plains",))
    for seat in (0, 1, 1):
        table.battlefield(seat, "Grizzly Bears")
    table.battlefield(1, "Darksteel Myr")
    table.hand(0, "Phyrexian Rebirth")
    game = begun(table)
    cast(game, "Phyrexian Rebirth")
    resolve(game)
    (horror,) = on_battlefield(game, "Phyrexian Horror Token")
    assert (horror.power, horror.toughness) == (3, 3)


def test_608_2h_then_with_an_x(catalog: CardCatalog) -> None:
    """X counts the cards in the graveyard after the hand was discarded: a land and a creature are two types."""
    table = table_of(catalog)
    table.hand(0, "Peer Past the Veil", "Grizzly Bears", "Island")
    for land in ("Forest", "Forest"):
        table.battlefield(0, land)
    game = begun(table)
    cast(game, "Peer Past the Veil")
    resolve(game)
    assert len(game.player(0).hand) == 2


def test_608_2h_counted_with_what_was_just_put(catalog: CardCatalog) -> None:
    """The second turn's token is the greater, since the oil counters are counted as they then are."""
    table = table_of(catalog)
    table.battlefield(0, "Urabrask's Forge", counters={"oil": 2})
    game = begun(table, step="upkeep")
    pass_until(game, "beginning of combat")
    resolve(game)
    (horror,) = on_battlefield(game, "Phyrexian Horror Token")
    assert (horror.power, horror.toughness) == (3, 1)


def test_107_3c_written_in_japanese(catalog: CardCatalog) -> None:
    """What X is stands last."""
    assert (catalog["Esper Sentinel"].text("ja") or "").endswith("。Ｘはこれのパワーに等しい。")


def test_608_2c_that_creature_is_the_sacrificed_one(catalog: CardCatalog) -> None:
    """Of what was sacrificed as it entered "that creature" speaks, and not of what entered."""
    table = table_of(catalog, kinds=("Mountain",))
    table.battlefield(0, "Craw Wurm")
    table.hand(0, "Heart-Piercer Manticore")
    game = begun(table)
    cast(game, "Heart-Piercer Manticore")
    resolve(game, "yes", 1)
    assert game.player(1).life == 14
