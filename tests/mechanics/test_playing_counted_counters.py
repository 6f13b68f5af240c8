"""CR 122.1, 502.3, 603.6 Counters that are counted or removed, what stays tapped, and how lands enter and leave."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, names, on_battlefield, pass_until, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game


def ways(game: Game, name: str) -> list[str]:
    """Return what the permanents of a name could add for the first player."""
    return [way for thing, found in game.mana_options(0) if thing.name == name for way in found]


@pytest.mark.parametrize("counters", [0, 3])
def test_122_1_for_each_counter_on_it(catalog: CardCatalog, counters: int) -> None:
    """Everflowing Chalice adds one mana for each charge counter."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Everflowing Chalice", counters={"charge": counters})
    table.battlefield(0, "Spellbook")
    assert ways(begun(table), "Everflowing Chalice") == (["C" * counters] if counters else [])


def test_107_1c_for_each_counter_removed_this_way(catalog: CardCatalog) -> None:
    """Of three storage counters two are removed, for two mana; one is left."""
    table = table_of(catalog, lands=0)
    hold = table.battlefield(0, "Icatian Store", counters={"storage": 3}, tapped=False)
    table.battlefield(0, "Island")
    game = begun(table)
    game.answer_with(action="activate", card="Icatian Store")
    game.answer(2)
    assert game.player(0).mana == "{W}{W}"
    assert game.thing(hold).counters["storage"] == 1


@pytest.mark.parametrize(("counters", "power"), [(6, 2), (7, 7)])
def test_122_1_at_least_so_many_counters(catalog: CardCatalog, counters: int, power: int) -> None:
    """Beastmaster Ascension makes creatures larger with seven quest counters or more."""
    table = table_of(catalog, lands=0)
    bears = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Beastmaster Ascension", counters={"quest": counters})
    assert begun(table).thing(bears).power == power


@pytest.mark.parametrize("stays", [True, False])
def test_502_3_its_controller_may_keep_it_tapped(catalog: CardCatalog, *, stays: bool) -> None:
    """Icatian Store may stay tapped, and then gets a storage counter; everything else untaps."""
    table = table_of(catalog, lands=0)
    store = table.battlefield(0, "Icatian Store", tapped=True)
    island = table.battlefield(0, "Island", tapped=True)
    game = begun(table)
    while game.decision is not None and game.decision.kind != "choose permanents":
        game.answer(game.decision.default())
    assert game.decision is not None
    assert (game.turn, game.decision.player) == (7, 0)
    game.answer([0] if stays else [])
    pass_until(game, "precombat main", 7)
    assert (game.thing(store).tapped, game.thing(island).tapped) == (stays, False)
    assert game.thing(store).counters["storage"] == int(stays)


@pytest.mark.parametrize(("counters", "stays"), [(2, True), (0, False)])
def test_502_3_it_stays_tapped_while_it_has_a_counter(catalog: CardCatalog, counters: int, *, stays: bool) -> None:
    """Land Cap with a depletion counter does not untap; without one it does."""
    table = table_of(catalog, lands=0)
    cap = table.battlefield(0, "Land Cap", counters={"depletion": counters}, tapped=True)
    game = begun(table)
    pass_until(game, "precombat main", 7)
    assert game.thing(cap).tapped == stays


def test_502_3_it_does_not_untap_the_next_time(catalog: CardCatalog) -> None:
    """Cinder Marsh tapped for colored mana stays tapped in the next untap step, and untaps in the one after."""
    table = table_of(catalog, lands=0)
    marsh = table.battlefield(0, "Cinder Marsh")
    game = begun(table)
    game.answer_with(action="activate", card="Cinder Marsh", ability=1)
    game.answer_with(value="red")
    pass_until(game, "precombat main", 7)
    assert game.thing(marsh).tapped
    pass_until(game, "precombat main", 9)
    assert not game.thing(marsh).tapped


@pytest.mark.parametrize(("mountains", "dwarves"), [(2, 0), (3, 1)])
def test_603_6a_when_it_enters_untapped(catalog: CardCatalog, mountains: int, dwarves: int) -> None:
    """Dwarven Mine brings a Dwarf only where it enters untapped."""
    table = table_of(catalog, lands=0)
    for _ in range(mountains):
        table.battlefield(0, "Mountain")
    table.hand(0, "Dwarven Mine")
    game = begun(table)
    game.answer_with(action="play land", card="Dwarven Mine")
    resolve(game)
    assert len(on_battlefield(game, "Dwarf Token")) == dwarves


def test_603_6c_put_into_a_graveyard_from_the_battlefield(catalog: CardCatalog) -> None:
    """Chromatic Star draws a card as it is sacrificed; discarded from hand it would not."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Chromatic Star")
    table.battlefield(0, "Arcbound Ravager")
    table.library(0, "Opt", "Opt")
    game = begun(table)
    game.answer_with(action="activate", card="Arcbound Ravager")
    while game.decision is not None and game.decision.kind != "priority":
        option = next((one for one in game.decision.options if one.card == "Chromatic Star"), None)
        game.answer(option or game.decision.default())
    resolve_all(game)
    assert names(game.player(0).hand) == ["Opt"]


@pytest.mark.parametrize(("artifact", "stays"), [(True, True), (False, False)])
def test_603_4_if_you_control_none(catalog: CardCatalog, *, artifact: bool, stays: bool) -> None:
    """Glimmervoid is sacrificed at the end step without an artifact; others' artifacts do not help."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "Glimmervoid")
    table.battlefield(0 if artifact else 1, "Mind Stone")
    game = begun(table)
    while game.turn == 5:
        assert game.decision is not None
        game.answer(game.decision.default())
    assert bool(on_battlefield(game, "Glimmervoid")) == stays


@pytest.mark.parametrize(("other", "mana"), [("Urza's Power Plant", "CCC"), ("Wastes", "C")])
def test_109_2_one_of_either_kind_is_not_both(catalog: CardCatalog, other: str, mana: str) -> None:
    """Urza's Tower needs a Mine and a Power-Plant for three mana."""
    table = table_of(catalog, lands=0)
    for name in ("Urza's Tower", "Urza's Mine", other):
        table.battlefield(0, name)
    assert ways(begun(table), "Urza's Tower") == [mana]


def test_603_6a_that_entered_this_turn(catalog: CardCatalog) -> None:
    """Oran-Rief's counter goes on a green creature that entered this turn, not on others."""
    table = table_of(catalog, lands=3, kinds=("Forest",))
    table.battlefield(0, "Oran-Rief, the Vastwood", tapped=False)
    old = table.battlefield(0, "Runeclaw Bear")
    table.hand(0, "Grizzly Bears")
    game = begun(table)
    game.answer_with(action="cast", card="Grizzly Bears")
    resolve(game)
    game.answer_with(action="activate", card="Oran-Rief, the Vastwood", ability=2)
    resolve(game)
    assert game.thing(old).power == 2
    assert on_battlefield(game, "Grizzly Bears")[0].power == 3


@pytest.mark.parametrize("number", [1, 2])
def test_608_2d_one_onto_the_battlefield_and_the_other_into_the_hand(catalog: CardCatalog, number: int) -> None:
    """Of two lands found with Cultivate one enters tapped; a single one goes there too, as the ruling has it."""
    table = table_of(catalog, lands=3, kinds=("Forest",))
    table.library(0, "Island", "Swamp", "Opt")
    table.hand(0, "Cultivate")
    game = begun(table)
    game.answer_with(action="cast", card="Cultivate")
    resolve(game, *([["Island", "Swamp"], ["Swamp"]] if number == 2 else [["Island"]]))
    entered = on_battlefield(game, "Swamp" if number == 2 else "Island")
    assert [land.tapped for land in entered] == [True]
    assert names(game.player(0).hand) == (["Island"] if number == 2 else [])
