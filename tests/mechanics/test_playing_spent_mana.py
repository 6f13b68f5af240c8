"""CR 106.6, 906.14 Mana that does something as it is spent, and numbers of commanders wherever they are."""

from __future__ import annotations

import pytest
from tests.mechanics.positions_for_tests import begun, cast, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.scenario import Scenario


def with_path(catalog: CardCatalog, leader: str) -> Scenario:
    """Return a position in which one creature leads, and a Path of Ancestry is all the mana besides a Forest."""
    table = table_of(catalog, lands=1, kinds=("Forest",))
    table.battlefield(0, leader, designation="oathbreaker")
    table.battlefield(0, "Path of Ancestry", tapped=False)
    return table


@pytest.mark.parametrize(("leader", "waits"), [("Grizzly Bears", 2), ("Elvish Visionary", 1)])
def test_106_6_spent_on_a_creature_of_the_commanders_type(catalog: CardCatalog, leader: str, waits: int) -> None:
    """For a Bear with a Bear as the oathbreaker an ability goes onto the stack above the spell; for others none."""
    table = with_path(catalog, leader)
    table.hand(0, "Runeclaw Bear")
    game = begun(table)
    cast(game, "Runeclaw Bear")
    assert len(game.stack) == waits
    resolve_all(game)
    assert len(game.find("Runeclaw Bear", zone="battlefield")) == 1


def test_903_8_as_often_as_it_was_cast_from_the_command_zone(catalog: CardCatalog) -> None:
    """Study Hall's mana spent on the oathbreaker looks at as many cards as it was cast, this time included."""
    table = table_of(catalog, lands=8, kinds=("Island", "Mountain"))
    table.command(0, oathbreaker="Saheeli, Sublime Artificer", signature_spell="Thoughtcast", casts=(1, 0))
    hall = table.battlefield(0, "Study Hall")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(hall), ability=1)
    if game.decision is not None and game.decision.kind == "colour":
        game.answer_with(value="blue")
    cast(game, "Saheeli, Sublime Artificer")
    assert len(game.stack) == 2
    game.answer("pass")
    game.answer("pass")
    assert game.decision is not None
    assert (game.decision.kind, len(game.decision.options)) == ("scry", 2)


def test_106_6_spent_on_anything_else(catalog: CardCatalog) -> None:
    """What is no commander makes nothing trigger."""
    table = table_of(catalog, lands=8, kinds=("Island", "Mountain"))
    table.command(0, oathbreaker="Saheeli, Sublime Artificer", signature_spell="Thoughtcast")
    hall = table.battlefield(0, "Study Hall")
    table.hand(0, "Opt")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(hall), ability=1)
    if game.decision is not None and game.decision.kind == "colour":
        game.answer_with(value="blue")
    cast(game, "Opt")
    assert len(game.stack) == 1


def test_906_14_the_greatest_mana_value_of_a_commander_you_own(catalog: CardCatalog) -> None:
    """It counts on the battlefield and in the command zone, whoever controls it; not an opponent's, nor a spell."""
    table = table_of(catalog, kinds=("Swamp",))
    table.command(0, oathbreaker="Saheeli, Sublime Artificer", signature_spell="Time Spiral")
    table.command(1, oathbreaker="Garruk, Primal Hunter")
    giant = table.battlefield(1, "Colossal Dreadmaw")
    small = table.battlefield(1, "Hill Giant")
    table.hand(0, "Cloudkill")
    game = begun(table)
    cast(game, "Cloudkill")
    resolve(game)
    assert game.thing(giant).toughness == 3
    assert game.thing(small).zone == "graveyard"


def test_906_14_target_commander_you_own_from_the_battlefield(catalog: CardCatalog) -> None:
    """Sanctum of Eternity returns your oathbreaker, another's control or not; its owner may let it go home."""
    table = table_of(catalog)
    sanctum = table.battlefield(0, "Sanctum of Eternity")
    leader = table.battlefield(0, "Saheeli, Sublime Artificer", designation="oathbreaker")
    table.battlefield(1, "Jace Beleren", designation="oathbreaker")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(sanctum), ability=1)
    resolve(game, "no")
    assert game.thing(leader).zone == "hand"


def test_119_4_life_for_each_color_of_the_identity(catalog: CardCatalog) -> None:
    """War Room asks for as much life as the oathbreakers have colours together, not their spells."""
    table = table_of(catalog)
    room = table.battlefield(0, "War Room")
    table.command(0, oathbreaker="Saheeli, Sublime Artificer", signature_spell="Thoughtcast")
    table.command(1, oathbreaker="Garruk Wildspeaker")
    game = begun(table)
    game.answer_with(action="activate", source=game.thing(room), ability=1)
    resolve(game)
    assert (game.player(0).life, len(game.player(0).hand)) == (18, 1)


def test_906_14_all_except_for_commanders(catalog: CardCatalog) -> None:
    """Slash the Ranks spares every oathbreaker, whatever it is, and no other creature or planeswalker."""
    table = table_of(catalog, kinds=("Plains",))
    spared = [
        table.battlefield(1, "Saheeli, Sublime Artificer", designation="oathbreaker"),
        table.battlefield(0, "Hill Giant", designation="oathbreaker"),
    ]
    doomed = [table.battlefield(1, "Jace Beleren"), table.battlefield(0, "Grizzly Bears")]
    table.hand(0, "Slash the Ranks")
    game = begun(table)
    cast(game, "Slash the Ranks")
    resolve(game)
    assert [game.thing(one).zone for one in spared] == ["battlefield", "battlefield"]
    assert [game.thing(one).zone for one in doomed] == ["graveyard", "graveyard"]
