"""CR 603 Events said with "when", of things between zones, and at end of combat; discovering (701.57)."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import (
    attack,
    begun,
    cast,
    names,
    on_battlefield,
    pass_until,
    resolve,
    resolve_all,
    table_of,
)

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.scenario import Scenario


def test_603_2_when_another_creature_dies(catalog: CardCatalog) -> None:
    """A death that the text says with "when" triggers; the Angel is transformed at the next upkeep, whosever it is."""
    table = table_of(catalog)
    avacyn, bear = table.battlefield(0, "Archangel Avacyn"), table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(bear))
    resolve(game)
    assert game.thing(avacyn).name == "Archangel Avacyn"
    pass_until(game, "draw", turn=6)
    assert game.thing(avacyn).name == "Avacyn, the Purifier"


def test_603_2_only_what_is_meant_makes_it_trigger(catalog: CardCatalog) -> None:
    """An opponent's creature that dies is no creature you control."""
    table = table_of(catalog)
    avacyn, bear = table.battlefield(0, "Archangel Avacyn"), table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(bear))
    resolve(game)
    pass_until(game, "draw", turn=6)
    assert game.thing(avacyn).name == "Archangel Avacyn"


@pytest.mark.parametrize(("attackers", "name"), [(3, "Adanto, the First Fort"), (2, "Legion's Landing")])
def test_508_3d_when_you_attack_with_three(catalog: CardCatalog, attackers: int, name: str) -> None:
    """It is transformed as three creatures attack, and not as two do."""
    table = table_of(catalog)
    landing = table.battlefield(0, "Legion's Landing")
    bears = [table.battlefield(0, "Grizzly Bears") for _ in range(attackers)]
    game = begun(table)
    attack(game, *[game.thing(bear) for bear in bears])
    resolve(game)
    assert game.thing(landing).name == name


def test_511_2_at_end_of_combat(catalog: CardCatalog) -> None:
    """What is to be exiled at end of combat has dealt its damage, and is gone as that step's first ability resolves."""
    table = table_of(catalog)
    saint = table.battlefield(0, "Geist of Saint Traft")
    game = begun(table)
    attack(game, game.thing(saint))
    resolve(game)
    assert len(on_battlefield(game, "Angel Token")) == 1
    pass_until(game, "postcombat main")
    assert game.player(1).life == 14
    assert not on_battlefield(game, "Angel Token")


def test_603_6c_enters_or_leaves(catalog: CardCatalog) -> None:
    """Life is gained as it enters and as it dies."""
    table = table_of(catalog, kinds=("Plains", "Mountain"))
    table.hand(0, "Aven Riftwatcher", "Lightning Bolt")
    game = begun(table)
    cast(game, "Aven Riftwatcher")
    resolve(game)
    assert game.player(0).life == 22
    (bird,) = on_battlefield(game, "Aven Riftwatcher")
    cast(game, "Lightning Bolt", bird)
    resolve(game)
    assert game.player(0).life == 24


def test_603_6a_enters_from_a_graveyard(catalog: CardCatalog) -> None:
    """Cast from hand it stays its owner's; undying returns it from the graveyard, to an opponent."""
    table = table_of(catalog, kinds=("Swamp", "Mountain"))
    table.hand(0, "Treacherous Pit-Dweller", "Lightning Bolt")
    game = begun(table)
    cast(game, "Treacherous Pit-Dweller")
    resolve(game)
    (demon,) = on_battlefield(game, "Treacherous Pit-Dweller")
    assert demon.controller == 0
    cast(game, "Lightning Bolt", demon)
    resolve_all(game)
    (demon,) = on_battlefield(game, "Treacherous Pit-Dweller")
    assert (demon.controller, demon.counters) == (1, {"+1/+1": 1})


@pytest.mark.parametrize("spell", ["Murder", "Swords to Plowshares"])
def test_700_4_dies_or_is_exiled(catalog: CardCatalog, spell: str) -> None:
    """Dead or exiled, the God goes into the library third from the top."""
    table = table_of(catalog, kinds=("Plains", "Swamp"))
    rhonas = table.battlefield(0, "God-Eternal Rhonas")
    table.hand(0, spell)
    game = begun(table)
    cast(game, spell, game.thing(rhonas))
    resolve(game, "yes")
    assert names(list(game.player(0).library)).index("God-Eternal Rhonas") == 2


def test_603_6_put_into_a_graveyard_from_anywhere(catalog: CardCatalog) -> None:
    """Discarded, it is shuffled into the library although it never was on the battlefield."""
    table = table_of(catalog, kinds=("Island",))
    table.hand(0, "Tome Scour")
    table.library(0, "Serra Avatar", "Island", "Island", "Island", "Island", "Island")
    game = begun(table)
    cast(game, "Tome Scour", 0)
    resolve(game)
    assert "Serra Avatar" not in names(list(game.player(0).graveyard))
    assert "Serra Avatar" in names(list(game.player(0).library))


def test_601_2a_a_spell_cast_from_elsewhere(catalog: CardCatalog) -> None:
    """A spell with flashback cast from the graveyard draws a card; one from hand does not."""
    table = table_of(catalog)
    table.battlefield(0, "Vega, the Watcher")
    table.hand(0, "Shock")
    table.graveyard(0, "Firebolt")
    game = begun(table)
    cast(game, "Shock", 1)
    resolve(game)
    assert not game.player(0).hand
    game.answer_with(action="cast", card="Firebolt", alternative="flashback")
    game.answer_with(target=1)
    resolve_all(game)
    assert len(game.player(0).hand) == 1


def discovering(catalog: CardCatalog) -> Scenario:
    """Return a position in which Primordial Gnawer dies: a land and a dear card lie above a cheap one."""
    table = table_of(catalog, kinds=("Swamp",))
    table.battlefield(0, "Primordial Gnawer")
    table.hand(0, "Murder")
    table.library(0, "Island", "Serra Angel", "Grizzly Bears", "Opt")
    return table


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_701_57a_discover(catalog: CardCatalog, answer: str) -> None:
    """The first cheap nonland card is cast without paying, or goes to hand; the others go to the bottom."""
    game = begun(discovering(catalog))
    (gnawer,) = on_battlefield(game, "Primordial Gnawer")
    cast(game, "Murder", gnawer)
    resolve(game, answer)
    assert bool(on_battlefield(game, "Grizzly Bears")) == (answer == "yes")
    assert names(list(game.player(0).hand)) == ([] if answer == "yes" else ["Grizzly Bears"])
    assert names(list(game.player(0).library))[0] == "Opt"
    assert sorted(names(list(game.player(0).library))[-2:]) == ["Island", "Serra Angel"]
    assert not game.find(zone="exile")


def test_701_57b_discovering_without_such_a_card(catalog: CardCatalog) -> None:
    """Where no card fits, the whole library is exiled and put back; a ruling on Geological Appraiser."""
    table = table_of(catalog, kinds=("Swamp",))
    gnawer = table.battlefield(0, "Primordial Gnawer")
    table.hand(0, "Murder")
    table.library(0, "Island", "Serra Angel", "Forest")
    game = begun(table)
    cast(game, "Murder", game.thing(gnawer))
    resolve(game)
    assert sorted(names(list(game.player(0).library))) == ["Forest", "Island", "Serra Angel"]
    assert not game.player(0).hand


def test_603_1_said_in_japanese(catalog: CardCatalog) -> None:
    """What happens once is said in the past with とき, what discovers as 発見."""
    avacyn = catalog["Archangel Avacyn"].text("ja") or ""
    assert "死亡したとき、" in avacyn
    assert "発見３を行う" in (catalog["Primordial Gnawer"].text("ja") or "")
