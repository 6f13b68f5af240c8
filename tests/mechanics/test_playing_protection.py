"""CR 702.16 Protection, letter by letter; 702.11 hexproof from a quality; 702.21 ward."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import attacks, blocks, lives
from tests.mechanics.positions_for_tests import begun, cast, pass_to, resolve_all, table_of
from tests.mechanics.test_playing_attachments import activations

from oathbreaker.engine.damage import DealDamage
from oathbreaker.engine.happening import happen
from oathbreaker.library.catalog import CardCatalog


def test_702_16b_it_cannot_be_targeted_by_that_colour(catalog: CardCatalog) -> None:
    """A red Shock may not target Abbey Gargoyles; a colourless ability may."""
    table = table_of(catalog)
    gargoyles = table.battlefield(1, "Abbey Gargoyles")
    table.battlefield(1, "Grizzly Bears")
    table.battlefield(0, "Access Tunnel")
    table.hand(0, "Shock")
    game = begun(table)
    game.answer_with(action="cast", card="Shock")
    assert game.decision is not None
    assert game.thing(gargoyles).id not in {option.target for option in game.decision.options}
    game.undo(to="action")
    game.answer(activations(game, "Access Tunnel")[0])
    assert game.decision is not None
    assert game.thing(gargoyles).id in {option.target for option in game.decision.options}


def test_702_16d_equipment_of_the_quality_becomes_unattached(catalog: CardCatalog) -> None:
    """A creature that gains protection from artifacts loses its Equipment, which stays; a red Aura stays on it."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    agility = table.battlefield(0, "Agility", attached_to=bear)
    splitter = table.battlefield(0, "Bonesplitter", attached_to=bear)
    table.define(
        "Test Charm", "{R}", "Sorcery", "Another target creature gains protection from artifacts until end of turn."
    )
    table.hand(0, "Test Charm")
    game = begun(table)
    assert game.thing(bear).power == 5
    cast(game, "Test Charm", game.thing(bear))
    resolve_all(game)
    assert game.thing(splitter).attached_to is None
    assert game.thing(splitter).zone == "battlefield"
    assert game.thing(agility).attached_to == game.thing(bear)


def test_702_16c_an_aura_of_the_colour_goes_to_the_graveyard(catalog: CardCatalog) -> None:
    """A creature that gains protection from red loses its red Aura."""
    table = table_of(catalog)
    bear = table.battlefield(0, "Grizzly Bears")
    table.battlefield(0, "Agility", attached_to=bear)
    table.define("Test Charm", "{R}", "Sorcery", "Another target creature gains protection from red until end of turn.")
    table.hand(0, "Test Charm")
    game = begun(table)
    cast(game, "Test Charm", game.thing(bear))
    resolve_all(game)
    assert game.find("Agility", zone="graveyard")
    assert game.thing(bear).power == 2


@pytest.mark.parametrize(("unpreventable", "damage"), [(False, 0), (True, 3)])
def test_702_16e_damage_is_prevented(catalog: CardCatalog, unpreventable: bool, damage: int) -> None:  # noqa: FBT001  a case
    """Damage of a red source to Abbey Gargoyles is prevented, unless it can't be (615.12)."""
    table = table_of(catalog)
    gargoyles = table.battlefield(1, "Abbey Gargoyles")
    snipe = table.battlefield(0, "Guttersnipe")
    game = begun(table)
    event = DealDamage(game.thing(snipe).id, game.thing(gargoyles).id, 3, unpreventable=unpreventable)
    list(happen(game.state, (event,)))
    assert game.thing(gargoyles).damage == damage


def test_702_16f_it_cannot_be_blocked_by_that_colour(catalog: CardCatalog) -> None:
    """A red creature may not block it; a green one may."""
    table = table_of(catalog)
    table.define("Test Knight", "{W}", "Creature — Knight", "Protection from red", power=2, toughness=2)
    mine = table.battlefield(0, "Test Knight")
    red = table.battlefield(1, "Guttersnipe")
    green = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    attacks(game, (game.thing(mine), 1))
    while game.decision is not None and game.decision.kind != "blockers":
        game.answer("pass")
    assert game.decision is not None
    assert {option.source for option in game.decision.options} == {game.thing(green).id}
    assert game.thing(red).zone == "battlefield"


def test_702_16g_protection_from_two_colours_is_both(catalog: CardCatalog) -> None:
    """Akroma's Memorial protects from black and from red: a Shock has no creature of its controller's to target."""
    table = table_of(catalog)
    table.battlefield(1, "Akroma's Memorial")
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Shock")
    game = begun(table)
    game.answer_with(action="cast", card="Shock")
    assert game.decision is not None
    assert game.thing(bear).id not in {option.target for option in game.decision.options}


def test_702_16a_protection_from_a_kind(catalog: CardCatalog) -> None:
    """From artifacts: an Ornithopter cannot block it, a Grizzly Bears can; a Shock targets it."""
    table = table_of(catalog)
    table.define("Test Elf", "{G}", "Creature — Elf", "Protection from artifacts", power=2, toughness=2)
    elf = table.battlefield(0, "Test Elf")
    table.battlefield(1, "Ornithopter")
    bear = table.battlefield(1, "Grizzly Bears")
    table.hand(1, "Shock")
    game = begun(table)
    attacks(game, (game.thing(elf), 1))
    while game.decision is not None and game.decision.kind != "blockers":
        game.answer("pass")
    assert game.decision is not None
    assert {option.source for option in game.decision.options} == {game.thing(bear).id}
    blocks(game)
    pass_to(game, 1)
    cast(game, "Shock", game.thing(elf))
    resolve_all(game)
    assert game.thing(elf).zone == "graveyard"


@pytest.mark.parametrize(("pays", "life", "zone"), [("yes", 18, "graveyard"), ("no", 20, "battlefield")])
def test_702_21a_ward_counters_unless_the_cost_is_paid(catalog: CardCatalog, pays: str, life: int, zone: str) -> None:
    """A Shock at an opponent's creature with ward—pay 2 life: paid it hits, unpaid it is countered."""
    table = table_of(catalog)
    table.define("Test Ogre", "{R}", "Creature — Ogre", "Ward—Pay 2 life.", power=2, toughness=2)
    ogre = table.battlefield(1, "Test Ogre")
    table.hand(0, "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(ogre))
    assert [thing.kind for thing in game.stack] == ["spell", "ability"]
    while game.stack:
        assert game.decision is not None
        game.answer(pays if game.decision.kind == "may" else "pass")
    assert lives(game) == [life, 20]
    assert game.thing(ogre).zone == zone
    assert len(game.player(0).graveyard) == 1


def test_702_21a_ward_with_mana_and_not_against_its_controller(catalog: CardCatalog) -> None:
    """An Archive Dragon is targeted by its own controller without a trigger, by an opponent with one for {2}."""
    table = table_of(catalog, lands=2)
    dragon = table.battlefield(0, "Archive Dragon")
    table.hand(0, "Shock")
    table.hand(1, "Shock")
    game = begun(table)
    cast(game, "Shock", game.thing(dragon))
    assert [thing.kind for thing in game.stack] == ["spell"]
    resolve_all(game)
    pass_to(game, 1)
    cast(game, "Shock", game.thing(dragon))
    assert [thing.kind for thing in game.stack] == ["spell", "ability"]
    resolve_all(game)
    assert game.thing(dragon).damage == 2


def test_702_11d_hexproof_from_a_colour(catalog: CardCatalog) -> None:
    """An opponent's red spell may not target it, its controller's may."""
    table = table_of(catalog)
    table.define("Test Druid", "{G}", "Creature — Druid", "Hexproof from red", power=2, toughness=2)
    druid = table.battlefield(0, "Test Druid")
    table.hand(0, "Shock")
    table.hand(1, "Shock")
    game = begun(table)
    game.answer_with(action="cast", card="Shock")
    assert game.decision is not None
    assert game.thing(druid).id in {option.target for option in game.decision.options}
    game.undo(to="action")
    pass_to(game, 1)
    game.answer_with(action="cast", card="Shock")
    assert game.decision is not None
    assert game.thing(druid).id not in {option.target for option in game.decision.options}
