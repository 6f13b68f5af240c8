"""CR 107, 119, 611 Loyalty abilities with amounts, life totals, control and what lasts for a time."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, on_battlefield, pass_until, table_of
from tests.mechanics.test_playing_planeswalkers import activate
from tests.mechanics.test_playing_walkers_and_libraries import using

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize("before", [5, 20])
def test_119_5_a_life_total_becomes_ten(catalog: CardCatalog, before: int) -> None:
    """Minus three: the opponent gains or loses what is needed to be at 10."""
    table = table_of(catalog)
    table.life(1, before)
    game = using(table, "Sorin Markov", "−3")
    assert game.player(1).life == 10


def test_119_5_the_life_is_gained_and_triggers(catalog: CardCatalog) -> None:
    """A life total that becomes higher is a gain of that life: what waits for it sees it."""
    table = table_of(catalog)
    table.life(1, 5)
    mate = table.battlefield(1, "Ajani's Pridemate")
    game = using(table, "Sorin Markov", "−3")
    assert game.player(1).life == 10
    assert game.thing(mate).power == 3


def test_105_2_one_or_more_colors(catalog: CardCatalog) -> None:
    """Minus two: every colored permanent with mana value 2 or less is exiled; colorless ones stay."""
    table = table_of(catalog)
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(1, "Sol Ring")
    table.battlefield(1, "Hill Giant")
    walker = table.battlefield(0, "Ugin, the Spirit Dragon", counters={"loyalty": 12})
    game = begun(table)
    activate(game, game.thing(walker), "−X")
    while game.stack or (game.decision is not None and game.decision.kind != "priority"):
        assert game.decision is not None
        game.answer(2 if game.decision.kind == "x" else "pass")
    assert not on_battlefield(game, "Grizzly Bears")
    assert len(on_battlefield(game, "Sol Ring")) == 1
    assert len(on_battlefield(game, "Hill Giant")) == 1


def test_608_2c_what_was_gained_control_of_is_untapped(catalog: CardCatalog) -> None:
    """Minus six: all creatures are yours this turn, untapped and with haste; then they go back."""
    table = table_of(catalog)
    bear = table.battlefield(1, "Grizzly Bears", tapped=True)
    rock = table.battlefield(1, "Sol Ring", tapped=True)
    game = using(table, "Tibalt, the Fiend-Blooded", "−6")
    assert game.thing(bear).controller == 0
    assert not game.thing(bear).tapped
    assert "haste" in game.thing(bear).keywords
    assert game.thing(rock).tapped
    pass_until(game, "upkeep", turn=6)
    assert game.thing(bear).controller == 1


def test_611_2_becomes_a_creature_and_gains_flying(catalog: CardCatalog) -> None:
    """Plus one: each planeswalker you control is a 4/4 red Dragon with flying until end of turn, and no other."""
    table = table_of(catalog)
    mine = table.battlefield(0, "Garruk, Primal Hunter")
    other = table.battlefield(1, "Sorin Markov")
    game = using(table, "Sarkhan the Masterless", "+1")
    garruk = game.thing(mine)
    assert (garruk.power, garruk.toughness) == (4, 4)
    assert "Dragon" in garruk.subtypes
    assert "flying" in garruk.keywords
    assert "planeswalker" not in garruk.types
    assert "creature" not in game.thing(other).types
    pass_until(game, "upkeep", turn=6)
    assert "creature" not in game.thing(mine).types
    assert "flying" not in game.thing(mine).keywords


def test_611_2_gets_a_malus_and_loses_flying(catalog: CardCatalog) -> None:
    """Plus two: until your next turn the creature has 2 less power and no flying."""
    table = table_of(catalog)
    angel = table.battlefield(1, "Serra Angel")
    game = using(table, "Mu Yanling, Sky Dancer", "+2", angel)
    assert game.thing(angel).power == 2
    assert "flying" not in game.thing(angel).keywords
    pass_until(game, "upkeep", turn=7)
    assert game.thing(angel).power == 4
    assert "flying" in game.thing(angel).keywords


def test_107_3c_both_instructions_have_the_same_x(catalog: CardCatalog) -> None:
    """Minus seven: as much life as lands, and as many cards."""
    table = table_of(catalog, lands=2)
    game = using(table, "Nissa, Voice of Zendikar", "−7")
    assert game.player(0).life == 24
    assert len(game.player(0).hand) == 4


def test_107_1_twice_a_number(catalog: CardCatalog) -> None:
    """Minus four: twice the number of artifacts, lost and gained."""
    table = table_of(catalog)
    table.battlefield(0, "Sol Ring")
    table.battlefield(0, "Mind Stone")
    game = using(table, "Tezzeret, Agent of Bolas", "−4", 1)
    assert (game.player(0).life, game.player(1).life) == (24, 16)


def test_107_1_a_number_plus_another(catalog: CardCatalog) -> None:
    """Minus seven: two more Zombies than there are, in each end step."""
    table = table_of(catalog)
    table.battlefield(0, "Diregraf Ghoul")
    game = using(table, "Liliana, the Last Hope", "−7")
    pass_until(game, "upkeep", turn=6)
    assert len(on_battlefield(game, "Zombie Token")) == 3
