"""What triggers as things enter, leave, become tapped or targets; what left is found again; where abilities work."""

from __future__ import annotations

from tests.mechanics.combat_for_tests import attacks
from tests.mechanics.positions_for_tests import (
    begun,
    cast,
    names,
    on_battlefield,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog


def test_603_6_enters_or_dies_triggers_both_times(catalog: CardCatalog) -> None:
    """A Stitcher's Supplier mills three as it enters, and three as it dies: that looks back in time."""
    table = table_of(catalog, lands=0)
    for land in ("Swamp", "Mountain"):
        table.battlefield(0, land)
    table.hand(0, "Stitcher's Supplier", "Shock")
    game = begun(table)
    cast(game, "Stitcher's Supplier")
    resolve_all(game)
    assert len(game.player(0).graveyard) == 3
    cast(game, "Shock", on_battlefield(game, "Stitcher's Supplier")[0])
    resolve_all(game)
    assert len(game.player(0).graveyard) == 3 + 2 + 3


def test_603_6c_leaves_the_battlefield_in_any_way(catalog: CardCatalog) -> None:
    """A Circuit Mender that is returned to its owner's hand draws a card; nothing dies."""
    table = table_of(catalog)
    mender = table.battlefield(0, "Circuit Mender")
    table.hand(0, "Unsummon")
    game = begun(table)
    cast(game, "Unsummon", game.thing(mender))
    resolve_all(game)
    assert len(game.player(0).hand) == 2


def test_enters_or_attacks(catalog: CardCatalog) -> None:
    """Benthic Criminologists ask as they enter, and again as they attack."""
    table = table_of(catalog)
    mine = table.battlefield(0, "Benthic Criminologists")
    table.battlefield(0, "Ornithopter")
    table.hand(0, "Benthic Criminologists")
    game = begun(table)
    cast(game, "Benthic Criminologists")
    resolve(game, "no")
    attacks(game, (game.thing(mine), 1))
    resolve(game, "yes")
    assert len(game.player(0).hand) == 1


def test_603_2e_becomes_tapped_is_no_entering_tapped(catalog: CardCatalog) -> None:
    """A Compassionate Healer gains its controller a life as it attacks, and only then."""
    table = table_of(catalog)
    healer = table.battlefield(0, "Compassionate Healer")
    game = begun(table)
    attacks(game, (game.thing(healer), 1))
    resolve_all(game)
    assert game.player(0).life == 21


def test_city_of_brass_deals_damage_as_it_is_tapped_for_mana(catalog: CardCatalog) -> None:
    """Tapping it for mana is becoming tapped."""
    table = table_of(catalog, lands=0)
    table.battlefield(0, "City of Brass")
    table.hand(0, "Opt")
    game = begun(table)
    cast(game, "Opt")
    resolve_all(game)
    assert game.player(0).life == 19


def test_601_2c_becomes_the_target(catalog: CardCatalog) -> None:
    """A Cephalid Aristocrat mills two cards before the Shock that targets it resolves; an untargeted one mills none."""
    table = table_of(catalog)
    octopus = table.battlefield(1, "Cephalid Aristocrat")
    table.hand(0, "Shock", "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(octopus))
    assert len(game.stack) == 2
    resolve_all(game)
    assert len(game.player(1).graveyard) == 2
    game.answer_with(action="cast", card="Shock")
    game.answer_with(target=1)
    resolve_all(game)
    assert len(game.player(1).graveyard) == 2


def test_this_or_another(catalog: CardCatalog) -> None:
    """Blood Artist sees another creature die, and itself."""
    table = table_of(catalog)
    artist = table.battlefield(0, "Blood Artist")
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Shock", "Shock")
    game = begun(table)
    for thing in (bear, artist):
        cast(game, "Shock", game.thing(thing))
        while game.stack:
            game.answer_with(target=1) if game.decision and game.decision.kind == "target" else game.answer("pass")
    assert [player.life for player in game.players] == [22, 18]


def test_400_7e_what_died_is_found_in_the_graveyard(catalog: CardCatalog) -> None:
    """Endless Cockroaches return to the hand as they die."""
    table = table_of(catalog)
    insects = table.battlefield(0, "Endless Cockroaches")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(insects))
    resolve_all(game)
    assert names(list(game.player(0).hand)) == ["Endless Cockroaches"]


def test_400_7f_an_aura_is_found_that_was_on_what_died(catalog: CardCatalog) -> None:
    """Screams from Within kills a 1/1, and returns to the battlefield onto the creature that is left."""
    table = table_of(catalog, lands=0)
    for _ in range(3):
        table.battlefield(0, "Swamp")
    wolverine = table.battlefield(1, "Deepwood Wolverine")
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Screams from Within")
    game = begun(table)
    cast(game, "Screams from Within", game.thing(wolverine))
    resolve_all(game)
    (aura,) = on_battlefield(game, "Screams from Within")
    assert aura.attached_to == game.thing(bear)
    assert game.thing(bear).power == 1


def test_113_6m_an_ability_works_where_it_moves_its_object_from(catalog: CardCatalog) -> None:
    """An Ovalchase Daredevil returns from the graveyard for an artifact; one on the battlefield does nothing."""
    table = table_of(catalog)
    table.battlefield(0, "Ovalchase Daredevil")
    table.graveyard(0, "Ovalchase Daredevil")
    table.hand(0, "Ornithopter")
    game = begun(table)
    cast(game, "Ornithopter")
    resolve(game, "yes")
    assert names(list(game.player(0).hand)) == ["Ovalchase Daredevil"]
    assert len(on_battlefield(game, "Ovalchase Daredevil")) == 1


def test_113_6m_an_activated_ability_from_the_graveyard(catalog: CardCatalog) -> None:
    """Bestial Bloodline returns to the hand from the graveyard for its cost, and cannot from the battlefield."""
    table = table_of(catalog, lands=0)
    for _ in range(5):
        table.battlefield(0, "Forest")
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Bestial Bloodline", attached_to=bear)
    table.graveyard(0, "Bestial Bloodline")
    game = begun(table)
    offers = [option for option in game.legal_actions if option.card == "Bestial Bloodline"]
    assert len(offers) == 1
    game.answer(offers[0])
    resolve(game)
    assert names(list(game.player(0).hand)) == ["Bestial Bloodline"]
    assert game.thing(bear).power == 4
