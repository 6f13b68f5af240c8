"""CR 601.2f, 602.2b What abilities cost to activate: their own reductions, and those of statements."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import attack, begun, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario


def costs_land(table: Scenario, name: str, lands: int) -> bool:
    """Tell whether an ability that is no mana ability of a thing can be activated with so many untapped lands."""
    for _ in range(lands):
        table.battlefield(0, "Plains")
    return can_activate(begun(table), name)


def can_activate(game: Game, name: str) -> bool:
    """Tell whether an ability of a card of this name, that adds no mana, can be activated now."""
    return any(
        option.action == "activate" and option.card == name and "Add" not in (option.ability or (0, "Add"))[1]
        for option in game.legal_actions
    )


@pytest.mark.parametrize(("legends", "lands", "possible"), [(0, 3, True), (0, 2, False), (1, 2, True), (2, 1, True)])
def test_602_2b_less_for_each_of_a_kind(catalog: CardCatalog, legends: int, lands: int, possible: bool) -> None:  # noqa: FBT001
    """A channel ability in hand costs {1} less for each legendary creature; the colored mana stays."""
    table = table_of(catalog, lands=0)
    for _ in range(lands):
        table.battlefield(0, "Plains")
    for legend in ("Isamaru, Hound of Konda", "Jasmine Boreal")[:legends]:
        table.battlefield(0, legend)
    bear = table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Eiganjo, Seat of the Empire")
    game = begun(table)
    attack(game, game.thing(bear))
    assert can_activate(game, "Eiganjo, Seat of the Empire") == possible


@pytest.mark.parametrize(("helped", "lands", "possible"), [(False, 4, False), (True, 3, True), (True, 2, False)])
def test_602_2b_less_if_something_is_so(catalog: CardCatalog, helped: bool, lands: int, possible: bool) -> None:  # noqa: FBT001
    """With a legendary creature there it costs {2} less, without one nothing less."""
    table = table_of(catalog, lands=0)
    if helped:
        table.battlefield(0, "Isamaru, Hound of Konda")
    table.battlefield(0, "Esquire of the King")
    assert costs_land(table, "Esquire of the King", lands) == possible


@pytest.mark.parametrize(("active", "possible"), [(0, True), (1, False)])
def test_602_2b_less_during_your_turn(catalog: CardCatalog, active: int, possible: bool) -> None:  # noqa: FBT001
    """In its controller's turn alone it costs nothing."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Hylda's Crown of Winter")
    table.battlefield(1, "Grizzly Bears")
    game = begun(table, active=active)
    while game.priority != 0:
        game.answer("pass")
    assert can_activate(game, "Hylda's Crown of Winter") == possible


@pytest.mark.parametrize(("wurms", "lands", "possible"), [(0, 7, False), (1, 1, True), (1, 0, False)])
def test_107_3i_x_less(catalog: CardCatalog, wurms: int, lands: int, possible: bool) -> None:  # noqa: FBT001
    """{X} less is the greatest power among Wurms, with what makes them stronger: {7} less of {7}{G}."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Baru, Wurmspeaker")
    for _ in range(wurms):
        table.battlefield(0, "Craw Wurm")
    for _ in range(lands):
        table.battlefield(0, "Forest")
    assert can_activate(begun(table), "Baru, Wurmspeaker") == possible


@pytest.mark.parametrize(("helped", "lands", "possible"), [(False, 7, False), (True, 6, True), (True, 5, False)])
def test_602_2b_abilities_of_your_creatures_cost_less(
    catalog: CardCatalog,
    helped: bool,  # noqa: FBT001
    lands: int,
    possible: bool,  # noqa: FBT001
) -> None:
    """With the enchantment an ability of {8} costs {6}, without it {8}."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Frostwind Invoker")
    if helped:
        table.battlefield(0, "Training Grounds")
    assert costs_land(table, "Frostwind Invoker", lands) == possible


def test_601_2f_not_less_than_one_mana(catalog: CardCatalog) -> None:
    """An ability that costs {1} still costs one mana, and one of {R} costs what it did: a ruling on Heartstone."""
    for name, spell in (("Training Grounds", "Shivan Dragon"), ("Heartstone", "Shivan Dragon")):
        table = table_of(catalog, lands=0)
        table.battlefield(0, name)
        table.battlefield(0, spell)
        assert not can_activate(begun(table), spell)
        table.battlefield(0, "Mountain")
        assert can_activate(begun(table), spell)


@pytest.mark.parametrize(("helped", "possible"), [(True, True), (False, False)])
def test_702_6a_equip_abilities_cost_less(catalog: CardCatalog, helped: bool, possible: bool) -> None:  # noqa: FBT001
    """Equip {1} costs nothing; an ability that is no equip ability costs what it did."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Bonesplitter")
    table.battlefield(0, "Bureau Headmaster" if helped else "Grizzly Bears")
    table.battlefield(0, "Frostwind Invoker")
    game = begun(table)
    assert can_activate(game, "Bonesplitter") == possible
    assert not can_activate(game, "Frostwind Invoker")


def test_601_2f_written_in_both_languages(catalog: CardCatalog) -> None:
    """What the ability says of its own cost stands after its instructions, in either language."""
    assert "This ability costs {1} less to activate for each" in (catalog["Voldaren Estate"].text("en") or "")
    assert "この能力を起動するためのコストは、" in (catalog["Voldaren Estate"].text("ja") or "")
