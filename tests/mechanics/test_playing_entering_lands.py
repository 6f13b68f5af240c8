"""CR 614.1c-d Lands that enter tapped or untapped by what is there, what is shown and what is done as they enter."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, on_battlefield, pass_until, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario


def played(table: Scenario, name: str) -> Game:
    """Start the game and play a land."""
    table.hand(0, name)
    game = begun(table)
    game.answer_with(action="play land", card=name)
    return game


def is_tapped(game: Game, name: str) -> bool:
    """Tell whether the only permanent of a name is tapped."""
    (land,) = on_battlefield(game, name)
    return land.tapped


@pytest.mark.parametrize(("beside", "tapped"), [("Mountain", False), ("Plains", False), ("Island", True)])
def test_614_1d_unless_either_kind_is_controlled(catalog: CardCatalog, *, beside: str, tapped: bool) -> None:
    """Clifftop Retreat looks for a Mountain or a Plains of its controller alone; either is enough."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, beside)
    table.battlefield(1, "Mountain")
    assert is_tapped(played(table, "Clifftop Retreat"), "Clifftop Retreat") == tapped


@pytest.mark.parametrize(("life", "tapped"), [((20, 13), False), ((13, 20), False), ((20, 14), True)])
def test_614_1d_unless_a_players_life_is_low(catalog: CardCatalog, *, life: tuple[int, int], tapped: bool) -> None:
    """Any player's life total counts, one's own too."""
    table = table_of(catalog, lands=0)
    for seat, number in enumerate(life):
        table.life(seat, number)
    assert is_tapped(played(table, "Abandoned Campground"), "Abandoned Campground") == tapped


@pytest.mark.parametrize(("players", "tapped"), [(2, True), (3, False)])
def test_614_1d_unless_there_are_two_opponents(catalog: CardCatalog, *, players: int, tapped: bool) -> None:
    """In a duel Luxury Suite enters tapped, with two opponents untapped."""
    assert is_tapped(played(table_of(catalog, players, lands=0), "Luxury Suite"), "Luxury Suite") == tapped


@pytest.mark.parametrize(("theirs", "tapped"), [((4, 4), False), ((4, 3), True)])
def test_614_1d_unless_opponents_together_control_so_many(
    catalog: CardCatalog, *, theirs: tuple[int, int], tapped: bool
) -> None:
    """The lands of all opponents are counted together; one's own are not."""
    table = table_of(catalog, 3, lands=0)
    for seat, number in enumerate((3, *theirs)):
        for _ in range(number):
            table.battlefield(seat, "Island")
    assert is_tapped(played(table, "Turbulent Fen"), "Turbulent Fen") == tapped


@pytest.mark.parametrize(("others", "tapped"), [(1, False), (2, True)])
def test_614_1d_tapped_if_there_are_so_many(catalog: CardCatalog, *, others: int, tapped: bool) -> None:
    """Cave of the Frost Dragon enters tapped if its controller has two other lands; itself it does not count."""
    table = table_of(catalog, lands=0)
    for _ in range(others):
        table.battlefield(0, "Island")
    assert is_tapped(played(table, "Cave of the Frost Dragon"), "Cave of the Frost Dragon") == tapped


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_701_20a_a_card_is_revealed_as_a_land_enters(catalog: CardCatalog, answer: str) -> None:
    """Choked Estuary enters untapped for an Island card that is revealed and stays in hand; without, tapped."""
    table = table_of(catalog, lands=0)
    island = table.hand(0, "Island")
    table.hand(0, "Opt")
    game = played(table, "Choked Estuary")
    game.answer(answer)
    assert is_tapped(game, "Choked Estuary") == (answer == "no")
    assert game.thing(island).zone == "hand"
    assert any(event.kind == "reveal" for event in game.log) == (answer == "yes")


def test_701_20a_without_such_a_card_nothing_is_asked(catalog: CardCatalog) -> None:
    """Who has neither an Island nor a Swamp card in hand is not asked: the land enters tapped."""
    table = table_of(catalog, lands=0)
    table.hand(0, "Opt", "Mountain")
    assert is_tapped(played(table, "Choked Estuary"), "Choked Estuary")


def test_614_1d_tapped_with_counters(catalog: CardCatalog) -> None:
    """Vivid Creek enters tapped with two charge counters, and each is one mana of any color once."""
    table = table_of(catalog, lands=0)
    game = played(table, "Vivid Creek")
    (creek,) = on_battlefield(game, "Vivid Creek")
    assert (creek.tapped, creek.counters["charge"]) == (True, 2)


def test_122_1_no_counters_left(catalog: CardCatalog) -> None:
    """Peat Bog is sacrificed with its last depletion counter, not before."""
    for counters, stays in ((2, True), (1, False)):
        table = table_of(catalog, lands=0)
        table.battlefield(0, "Peat Bog", counters={"depletion": counters}, tapped=False)
        game = begun(table)
        game.answer_with(action="activate", card="Peat Bog")
        assert game.player(0).mana == "{B}{B}"
        assert bool(on_battlefield(game, "Peat Bog")) == stays


def abilities_of(game: Game, name: str) -> set[int]:
    """Return which abilities of a permanent may be activated."""
    return {option.ability[0] for option in game.legal_actions if option.card == name and option.ability is not None}


def test_602_5_only_as_it_has_entered_or_if_something_is_controlled(catalog: CardCatalog) -> None:
    """Dark Fortress adds colored mana the turn it enters, and later only beside a basic land."""
    game = played(table_of(catalog, lands=0), "Dark Fortress")
    assert abilities_of(game, "Dark Fortress") == {0, 1}
    pass_until(game, "precombat main", 7)
    assert abilities_of(game, "Dark Fortress") == {0}
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Dark Fortress")
    table.battlefield(0, "Wastes")
    assert abilities_of(begun(table), "Dark Fortress") == {0, 1}


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_118_12_something_is_done_or_it_is_sacrificed(catalog: CardCatalog, answer: str) -> None:
    """Coral Atoll asks for an untapped Island to be returned; else it is sacrificed."""
    table = table_of(catalog, lands=0)
    island = table.battlefield(0, "Island")
    table.battlefield(0, "Island", tapped=True)
    game = played(table, "Coral Atoll")
    resolve(game, answer)
    assert bool(on_battlefield(game, "Coral Atoll")) == (answer == "yes")
    assert (game.thing(island).zone == "hand") == (answer == "yes")


def test_118_3_what_is_tapped_cannot_be_returned_untapped(catalog: CardCatalog) -> None:
    """With nothing but a tapped Island nothing is asked: Coral Atoll is sacrificed."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Island", tapped=True)
    game = played(table, "Coral Atoll")
    resolve(game)
    assert not on_battlefield(game, "Coral Atoll")


def test_118_12_a_permanent_is_tapped_to_keep_it(catalog: CardCatalog) -> None:
    """Command Bridge, tapped itself, is kept by tapping another permanent."""
    table = table_of(catalog, lands=0)
    stone = table.battlefield(0, "Mind Stone")
    game = played(table, "Command Bridge")
    resolve(game, "yes")
    assert on_battlefield(game, "Command Bridge")
    assert game.thing(stone).tapped


@pytest.mark.parametrize(("answer", "hand"), [("yes", 2), ("no", 1)])
def test_118_12_another_player_may_discard_a_card_of_a_kind(catalog: CardCatalog, answer: str, hand: int) -> None:
    """Wrench Mind's target discards two cards unless they discard an artifact card."""
    table = table_of(catalog, lands=2, kinds=("Swamp",))
    table.hand(0, "Wrench Mind")
    table.hand(1, "Mind Stone", "Opt", "Opt")
    game = begun(table)
    game.answer_with(action="cast", card="Wrench Mind")
    while game.stack and game.decision is not None and game.decision.kind in {"priority", "target"}:
        game.answer("pass" if game.decision.kind == "priority" else game.decision.options[-1].key)
    game.answer(answer)
    while game.decision is not None and game.decision.kind != "priority":
        game.answer(game.decision.default())
    assert len(game.player(1).hand) == hand
