"""CR 601.3: spells that can be cast only at some time, at any time, or not at all for a time."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, pass_to, pass_until, resolve, table_of
from tests.rules.boards_for_tests import bare, board, may_cast, own, played

from oathbreaker.library.catalog import CardCatalog


@pytest.mark.parametrize("teferi", ["Teferi, Time Raveler", "Teferi, Mage of Zhalfir"])
def test_601_3_only_any_time_they_could_cast_a_sorcery(catalog: CardCatalog, teferi: str) -> None:
    """An opponent's instant is cast in their own main phase with an empty stack, and at no other time."""
    table = board(catalog)
    table.battlefield(0, teferi)
    for seat in range(2):
        table.hand(seat, "Shock", "Shock")
    game = begun(table)
    pass_to(game, 1)
    assert not may_cast(game, "Shock")
    assert [reason.rule for reason in game.why_not(1, "Shock")] == ["101.2"]
    pass_until(game, "upkeep", turn=6)
    assert not may_cast(game, "Shock")
    pass_until(game, "precombat main", turn=6)
    cast(game, "Shock", 0)
    assert not may_cast(game, "Shock")
    pass_to(game, 0)
    assert may_cast(game, "Shock")


def test_601_3_nothing_is_cast_as_something_resolves(catalog: CardCatalog) -> None:
    """An effect that lets an opponent cast a spell as it resolves does not: it is on the stack itself."""
    table = bare(catalog)
    teferi = table.battlefield(1, "Teferi, Time Raveler")
    table.hand(0, own(table, "Wave", "Sorcery", "Cascade"))
    table.library(0, own(table, "Hymn", "Sorcery", "You gain 1 life."))
    game = begun(table)
    assert game.thing(teferi).loyalty == 4
    played(game, "Wave")
    assert game.player(0).life == 20


def test_601_3_only_during_their_own_turns(catalog: CardCatalog) -> None:
    """Under Dosan nobody casts anything in another's turn, not even its controller; in their own at any time."""
    table = board(catalog)
    table.battlefield(0, "Dosan the Falling Leaf")
    for seat in range(2):
        table.hand(seat, "Shock", "Shock")
    game = begun(table)
    cast(game, "Shock", 1)
    assert may_cast(game, "Shock")
    pass_to(game, 1)
    assert not may_cast(game, "Shock")


def test_601_3b_sorceries_as_though_they_had_flash_until_your_next_turn(catalog: CardCatalog) -> None:
    """After Teferi's +1 a sorcery is cast in the opponent's turn, a creature is not, and both not once it is over."""
    table = board(catalog)
    table.battlefield(0, "Teferi, Time Raveler")
    table.hand(0, "Divination", "Divination", "Grizzly Bears")
    game = begun(table)
    pass_until(game, "precombat main")
    game.answer(next(one for one in game.legal_actions if one.ability is not None and one.ability[1].startswith("+1")))
    resolve(game)
    pass_until(game, "upkeep", turn=6)
    pass_to(game, 0)
    assert not may_cast(game, "Grizzly Bears")
    played(game, "Divination")
    assert len(game.player(0).hand) == 4
    pass_until(game, "upkeep", turn=7)
    assert not may_cast(game, "Divination")


@pytest.mark.parametrize("land", ["Alchemist's Refuge", "Winding Canyons"])
def test_601_3b_this_turn_as_though_they_had_flash(catalog: CardCatalog, land: str) -> None:
    """Spells, or creature spells, are cast in the opponent's turn after the land's ability."""
    table = board(catalog)
    table.battlefield(1, land)
    table.hand(1, "Grizzly Bears", "Divination")
    game = begun(table)
    pass_to(game, 1)
    assert not may_cast(game, "Grizzly Bears")
    ability = next(
        one for one in game.legal_actions if one.card == land and one.ability is not None and "cast" in one.ability[1]
    )
    game.answer(ability)
    resolve(game)
    pass_to(game, 1)
    assert may_cast(game, "Grizzly Bears")
    assert may_cast(game, "Divination") == (land == "Alchemist's Refuge")


def test_702_8a_creature_cards_that_are_given_flash(catalog: CardCatalog) -> None:
    """With Teferi, Mage of Zhalfir one's own creature cards are cast at any time, and no others."""
    table = board(catalog)
    teferi = table.battlefield(1, "Teferi, Mage of Zhalfir")
    table.hand(1, "Grizzly Bears", "Divination", "Faerie Guidemother")
    table.hand(0, "Hill Giant")
    game = begun(table)
    pass_to(game, 1)
    assert may_cast(game, "Grizzly Bears")
    assert not may_cast(game, "Divination")
    assert {one.face for one in game.legal_actions if one.card and "Guidemother" in one.card} == {"Faerie Guidemother"}
    played(game, "Grizzly Bears")
    assert [thing.name for thing in game.player(1).battlefield if "creature" in thing.types] == [
        "Teferi, Mage of Zhalfir",
        "Grizzly Bears",
    ]
    assert "flash" not in game.find("Grizzly Bears", zone="battlefield")[0].keywords
    assert "flash" in game.thing(teferi).keywords
    pass_until(game, "upkeep", turn=6)
    pass_to(game, 0)
    assert not may_cast(game, "Hill Giant")


@pytest.mark.parametrize(
    ("spell", "allowed"), [("Cease-Fire", "Divination"), ("Ranger-Captain of Eos", "Grizzly Bears")]
)
def test_601_3_spells_of_a_kind_for_a_turn(catalog: CardCatalog, spell: str, allowed: str) -> None:
    """An opponent can't cast creature spells, or noncreature ones, this turn; in the next they can."""
    table = table_of(catalog, kinds=("Plains", "Island", "Forest"))
    if spell == "Cease-Fire":
        table.hand(0, spell)
    else:
        table.battlefield(0, spell)
    table.hand(1, "Grizzly Bears", "Divination")
    game = begun(table, active=1)
    pass_to(game, 0)
    if spell == "Cease-Fire":
        cast(game, spell, 1)
    else:
        game.answer_with(action="activate", card=spell)
    resolve(game)
    pass_until(game, "postcombat main")
    assert [name for name in ("Grizzly Bears", "Divination") if may_cast(game, name)] == [allowed]
    pass_until(game, "precombat main", turn=7)
    assert may_cast(game, "Grizzly Bears")
    assert may_cast(game, "Divination")


def test_601_3_your_opponents_cannot_cast_spells_this_turn(catalog: CardCatalog) -> None:
    """Silence is about opponents alone, all of them."""
    table = table_of(catalog, players=3, kinds=("Plains", "Mountain"))
    table.hand(0, "Silence", "Shock")
    table.hand(1, "Shock")
    table.hand(2, "Shock")
    game = begun(table)
    played(game, "Silence")
    assert may_cast(game, "Shock")
    for seat in (1, 2):
        pass_to(game, seat)
        assert not may_cast(game, "Shock")


def test_109_2a_a_copy_of_a_spell_is_no_card(catalog: CardCatalog) -> None:
    """A creature card on the stack has flash from Teferi; a copy of that spell is no card and has not."""
    table = board(catalog)
    table.battlefield(0, "Teferi, Mage of Zhalfir")
    table.hand(0, "Grizzly Bears", own(table, "Echo", "Instant", "Copy target creature spell you control."))
    game = begun(table)
    cast(game, "Grizzly Bears")
    cast(game, "Echo")
    game.answer("pass")
    game.answer("pass")
    assert [(thing.is_copy, "flash" in thing.keywords) for thing in game.stack] == [(False, True), (True, False)]
