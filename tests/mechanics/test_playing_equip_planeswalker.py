"""CR 702.6e Equip planeswalker, 205.1b what is no planeswalker any more, 122.1 what counts counters."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, resolve, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.scenario import Scenario
from oathbreaker.table.things import Handle

LUXIOR = "Luxior, Giada's Gift"


def armed(catalog: CardCatalog) -> tuple[Scenario, Handle, Handle]:
    """Return a position with Luxior and a planeswalker of two colors' lands."""
    table = table_of(catalog, lands=3, kinds=("Island", "Mountain"))
    return table, table.battlefield(0, LUXIOR), table.battlefield(0, "Jace Beleren", counters={"loyalty": 5})


def equip(game: Game, equipment: Handle, number: int) -> None:
    """Activate one of the equip abilities, by its place."""
    options = [option for option in game.legal_actions if option.source == game.thing(equipment).id]
    game.answer(options[number])
    resolve(game)


def test_702_6e_a_planeswalker_is_equipped_and_becomes_a_creature(catalog: CardCatalog) -> None:
    """It is a creature and no planeswalker, as large as its loyalty counters say, and stays equipped."""
    table, luxior, jace = armed(catalog)
    table.battlefield(1, "Jace Beleren")
    game = begun(table)
    equip(game, luxior, 0)
    thing = game.thing(jace)
    assert game.thing(luxior).attached_to == thing
    assert (thing.types, thing.power, thing.toughness) == (("creature",), 5, 5)
    assert sum(one.tapped for one in game.player(0).battlefield) == 1


def test_702_6e_its_loyalty_abilities_can_be_activated(catalog: CardCatalog) -> None:
    """A loyalty ability is activated as ever; with the counters that it puts there the creature grows."""
    table, luxior, jace = armed(catalog)
    game = begun(table)
    equip(game, luxior, 0)
    game.answer_with(action="activate", card="Jace Beleren", ability=0)
    resolve(game)
    assert (game.thing(jace).power, len(game.player(0).hand)) == (7, 1)


def test_702_6e_damage_kills_it_as_a_creature(catalog: CardCatalog) -> None:
    """Damage is marked on it and removes no loyalty (120.3c-e)."""
    table, luxior, jace = armed(catalog)
    table.hand(0, "Shock")
    game = begun(table)
    equip(game, luxior, 0)
    cast(game, "Shock", game.thing(jace))
    resolve(game)
    assert (game.thing(jace).loyalty, game.thing(jace).damage) == (5, 2)


def test_702_6e_what_does_not_make_it_a_creature_does_not_stay(catalog: CardCatalog) -> None:
    """704.5n: an Equipment that says no more than "equip planeswalker" becomes unattached at once."""
    table = table_of(catalog, lands=3)
    table.define("Sash", "{1}", "Artifact — Equipment", "Equipped permanent has haste.\nEquip planeswalker {1}")
    sash, jace = table.battlefield(0, "Sash"), table.battlefield(0, "Jace Beleren")
    game = begun(table)
    equip(game, sash, 0)
    assert game.thing(sash).attached_to is None
    attached = [event for event in game.log if event.kind == "attach"]
    assert [event.about() for event in attached] == [
        (game.thing(sash).id, game.thing(jace).id),
        (game.thing(sash).id,),
    ]


def test_702_6e_only_planeswalkers_of_ones_own(catalog: CardCatalog) -> None:
    """A creature is no target of "equip planeswalker"; a planeswalker none of plain equip."""
    table, luxior, jace = armed(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(1, "Jace Beleren")
    game = begun(table)
    equip(game, luxior, 1)
    assert game.thing(luxior).attached_to == game.thing(bear)
    equip(game, luxior, 0)
    assert game.thing(luxior).attached_to == game.thing(jace)


def power_of(game: Game, which: Handle) -> int:
    """Return the power of a creature."""
    power = game.thing(which).power
    assert power is not None
    return power


@pytest.mark.parametrize(
    ("text", "counters", "power"),
    [
        ("This creature gets +2/+1 for each charge counter on it.", {"oil": 3, "charge": 2}, 6),
        ("This creature gets +2/+1 for each counter on it.", {"charge": 2, "oil": 1}, 8),
        ("Creatures you control get +1/+0 for each oil counter on this creature.", {"charge": 2, "oil": 3}, 5),
        ("Creatures you control get +1/+0 for each counter on this creature.", {"charge": 2, "oil": 3}, 7),
        ("Each creature you control gets +1/+1 for each +1/+1 counter on it.", {"+1/+1": 2}, 6),
    ],
)
def test_122_1_for_each_counter(catalog: CardCatalog, text: str, counters: dict[str, int], power: int) -> None:
    """Counters of the kind are counted, or all of them; put there later they count at once."""
    table = table_of(catalog, lands=0)
    table.define("Vessel", "{1}", "Creature — Golem", text, power=2, toughness=2)
    vessel = table.battlefield(0, "Vessel", counters=counters)
    bear = table.battlefield(0, "Grizzly Bears")
    game = begun(table)
    assert power_of(game, vessel) == power
    before = power_of(game, bear)
    game.put_counters(vessel, next(reversed(counters)), 1)
    assert power_of(game, vessel) > power
    assert (power_of(game, bear) > before) == ("on this creature" in text)
