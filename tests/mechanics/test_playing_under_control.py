"""CR 608.2i What entered, died or left the battlefield this turn under a player's control."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, pass_until, resolve, table_of
from tests.mechanics.test_playing_copy_exceptions import activate

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize(("spells", "toughness"), [(1, 1), (2, 3)])
def test_608_2i_two_or_more_entered(catalog: CardCatalog, spells: int, toughness: int) -> None:
    """Two nonland permanents make it greater, one and a land do not."""
    table = table_of(catalog, kinds=("Forest",))
    mice = table.battlefield(0, "Armory Mice")
    table.hand(0, "Forest", *("Grizzly Bears",) * spells)
    game = begun(table)
    game.answer_with(action="play land", card="Forest")
    for _ in range(spells):
        cast(game, "Grizzly Bears")
        resolve(game)
    assert game.thing(mice).toughness == toughness


def test_608_2i_what_entered_counts_after_it_has_left(catalog: CardCatalog) -> None:
    """A creature that entered and died this turn still counts, and next turn nothing does."""
    table = table_of(catalog, kinds=("Forest", "Mountain"))
    outrider = table.battlefield(0, "Bristlebane Outrider")
    table.hand(0, "Grizzly Bears", "Shock")
    game = begun(table)
    assert game.thing(outrider).power == 3
    cast(game, "Grizzly Bears")
    resolve(game)
    cast(game, "Shock", game.find("Grizzly Bears", zone="battlefield")[0])
    resolve(game)
    assert game.thing(outrider).power == 5
    pass_until(game, "upkeep", turn=6)
    assert game.thing(outrider).power == 3


def test_608_2i_another_than_the_object_itself(catalog: CardCatalog) -> None:
    """Its own entering does not count where the text says another."""
    table = table_of(catalog, kinds=("Forest",))
    table.hand(0, "Bristlebane Outrider")
    game = begun(table)
    cast(game, "Bristlebane Outrider")
    resolve(game)
    (outrider,) = game.find("Bristlebane Outrider", zone="battlefield")
    assert outrider.power == 3


@pytest.mark.parametrize(("seat", "tokens"), [(0, 0), (1, 1)])
def test_608_2i_under_an_opponents_control(catalog: CardCatalog, seat: int, tokens: int) -> None:
    """A creature that entered under an opponent's control counts, one under yours does not."""
    table = table_of(catalog, kinds=("Forest",))
    table.hand(seat, "Grizzly Bears")
    table.hand(0, "Lictor")
    game = begun(table, active=seat)
    cast(game, "Grizzly Bears")
    resolve(game)
    while game.priority != 0:
        game.answer("pass")
    cast(game, "Lictor")
    resolve(game)
    assert len(game.find("Tyranid Warrior Token", zone="battlefield")) == tokens


@pytest.mark.parametrize(("seat", "can_attack"), [(0, True), (1, False)])
def test_608_2i_a_creature_died_under_your_control(catalog: CardCatalog, seat: int, can_attack: bool) -> None:  # noqa: FBT001
    """Your creature's death lets the God attack, another's does not."""
    table = table_of(catalog)
    god = table.battlefield(0, "Bontu the Glorified")
    bear = table.battlefield(seat, "Grizzly Bears")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(bear))
    resolve(game)
    assert game.may_attack(game.thing(god), 1) == can_attack


def test_608_2i_left_the_battlefield(catalog: CardCatalog) -> None:
    """A creature that was returned to hand has left too: the instruction that is replaced puts two counters."""
    table = table_of(catalog, kinds=("Island", "Plains"))
    bear, giant = table.battlefield(0, "Grizzly Bears"), table.battlefield(0, "Hill Giant")
    table.hand(0, "Unsummon", "That's Rough Buddy")
    game = begun(table)
    cast(game, "Unsummon", game.thing(bear))
    resolve(game)
    cast(game, "That's Rough Buddy", game.thing(giant))
    resolve(game)
    assert game.thing(giant).counters == {"+1/+1": 2}


def test_608_2i_each_that_entered(catalog: CardCatalog) -> None:
    """A counter is put on what entered this turn under your control, and on nothing else."""
    table = table_of(catalog, kinds=("Forest",))
    dean, giant = table.battlefield(0, "Shaile, Dean of Radiance"), table.battlefield(0, "Hill Giant")
    table.hand(0, "Grizzly Bears")
    game = begun(table)
    cast(game, "Grizzly Bears")
    resolve(game)
    activate(game, game.thing(dean))
    (bear,) = game.find("Grizzly Bears", zone="battlefield")
    assert bear.counters == {"+1/+1": 1}
    assert game.thing(giant).counters == {}


def test_608_2i_written_in_japanese(catalog: CardCatalog) -> None:
    """When and under whose control comes first."""
    assert "このターンにあなたのコントロール下で" in (catalog["Bristlebane Outrider"].text("ja") or "")
