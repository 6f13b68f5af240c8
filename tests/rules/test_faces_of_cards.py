"""712, 202.3, 701.27 Faces of cards that are not transforming ones, or do not transform; 714.4 besides."""

from __future__ import annotations

import pytest
from tests.mechanics.combat_for_tests import tokens
from tests.mechanics.positions_for_tests import aim, begun, cast, resolve
from tests.rules.boards_for_tests import answered, board, graveyard, own, played, size

from oathbreaker.library.catalog import CardCatalog

FRAGMENTS = "Crystal Fragments // Summon: Alexander"
CAPTIVE = "Ulvenwald Captive"
MONICA = "Monica Rambeau // Photon, Living Light"
PACK = "Instigator Gang // Wildblood Pack"
AWAKE = "Put target creature card from your graveyard onto the battlefield transformed."


def test_202_3b_a_double_faced_copy_of_a_back_face_has_mana_value_0(catalog: CardCatalog) -> None:
    """Alexander as a copy of another card's back face: not his own front counts then, nor that of the other."""
    table = board(catalog)
    alexander = table.battlefield(0, FRAGMENTS, face="back")
    other = table.battlefield(0, CAPTIVE, face="back")
    own(table, "Guise", "Sorcery", "Target creature becomes a copy of target creature until end of turn.")
    table.hand(0, "Guise")
    game = begun(table)
    cast(game, "Guise")
    aim(game, game.thing(alexander), game.thing(other))
    resolve(game)
    assert game.thing(alexander).name == "Ulvenwald Abomination"
    assert (game.thing(alexander).mana_value, game.thing(other).mana_value) == (0, 2)


def test_712_8f_the_back_of_a_modal_card_has_its_own_mana_value(catalog: CardCatalog) -> None:
    """Each face of a modal card counts for itself, on the battlefield too."""
    table = board(catalog)
    there = [table.battlefield(seat, MONICA, face=face) for seat, face in enumerate(("front", "back"))]
    game = begun(table)
    assert [game.thing(one).mana_value for one in there] == [3, 5]


def test_712_14a_an_adventurer_card_is_not_double_faced(catalog: CardCatalog) -> None:
    """It has two sets of characteristics on one face, so it stays where it is."""
    table = board(catalog)
    own(table, "Awake", "Sorcery", AWAKE)
    table.graveyard(0, "Ardenvale Tactician")
    table.hand(0, "Awake")
    game = begun(table)
    played(game, "Awake")
    assert graveyard(game) == ["Ardenvale Tactician", "Awake"]


def test_712_15a_a_face_down_permanent_does_not_transform(catalog: CardCatalog) -> None:
    """A manifested double-faced card stays face down, and has its front face up when it is turned face up."""
    table = board(catalog)
    table.library(0, CAPTIVE)
    own(table, "Hide", "Sorcery", "Manifest the top card of your library.")
    own(table, "Turn Over", "Sorcery", "Transform all creatures.")
    table.hand(0, "Hide", "Turn Over")
    game = begun(table)
    played(game, "Hide")
    (hidden,) = [thing for thing in game.find(zone="battlefield") if thing.face_down]
    played(game, "Turn Over")
    assert (hidden.face_down, size(hidden)) == (True, (2, 2))
    game.answer(next(one for one in game.legal_actions if one.source == hidden.id))
    assert hidden.name == CAPTIVE


def test_701_27f_spells_transform_it_each_time(catalog: CardCatalog) -> None:
    """Only abilities of the permanent itself are ignored after the first; two spells turn it over and back."""
    table = board(catalog)
    captive = table.battlefield(0, CAPTIVE)
    for name in ("Turn Once", "Turn Twice"):
        own(table, name, "Instant", "Transform all creatures.")
        table.hand(0, name)
    game = begun(table)
    cast(game, "Turn Once")
    cast(game, "Turn Twice")
    resolve(game)
    assert game.thing(captive).name == CAPTIVE


def test_row_37_a_clone_of_wildblood_pack_cannot_transform(catalog: CardCatalog) -> None:
    """It copies the face that is up; told to transform, it stays while the Pack turns over (707.8, 712.9)."""
    table = board(catalog)
    pack = table.battlefield(1, PACK, face="back")
    own(table, "Turn Over", "Sorcery", "Transform all creatures.")
    table.hand(0, "Clone", "Turn Over")
    game = begun(table)
    cast(game, "Clone")
    answered(game, game.thing(pack))
    (clone,) = [thing for thing in game.find(zone="battlefield") if thing.card_name == "Clone"]
    assert (clone.name, size(clone), clone.mana_value) == ("Wildblood Pack", (5, 5), 0)
    played(game, "Turn Over")
    assert (clone.name, game.thing(pack).name) == ("Wildblood Pack", "Instigator Gang")


def test_714_4_another_ability_of_the_saga_does_not_keep_it(catalog: CardCatalog) -> None:
    """Its last chapter has left the stack; what else of it has triggered then is no chapter ability."""
    table = board(catalog)
    text = "I — You gain 1 life.\nWhenever you gain life, create a 1/1 white Cat creature token."
    own(table, "Living Tale", "Enchantment Creature — Saga Spirit", text, (2, 3))
    saga = table.battlefield(0, "Living Tale")
    game = begun(table)
    game.put_counters(game.thing(saga), "lore", 1)
    while len(game.stack) != 1 or not game.player(0).life > 20:
        game.answer("pass")
    assert (game.thing(saga).zone, len(tokens(game))) == ("graveyard", 0)
    resolve(game)
    assert len(tokens(game)) == 1


def test_712_10_what_has_an_instant_or_sorcery_behind_does_not_transform(catalog: CardCatalog) -> None:
    """Told to transform, a modal double-faced card with a sorcery on its back stays as it is."""
    table = board(catalog)
    table.define("Turn", "{U}", "Sorcery", "Transform target creature you control.")
    thing = table.battlefield(0, "Selfless Glyphweaver")
    table.hand(0, "Turn")
    game = begun(table)
    cast(game, "Turn", game.thing(thing))
    resolve(game)
    assert (game.thing(thing).face, game.thing(thing).name) == ("front", "Selfless Glyphweaver")


@pytest.mark.parametrize(("face", "daytime"), [("front", "day"), ("back", "night")])
def test_702_145b_no_other_effect_transforms_what_is_bound_to_day_or_night(
    catalog: CardCatalog, face: str, daytime: str
) -> None:
    """A permanent with daybound, or with nightbound, is told to transform: it never does, not even for a moment."""
    table = board(catalog)
    table.define("Turn", "{U}", "Sorcery", "Transform target creature you control.")
    thing = table.battlefield(0, "Harvesttide Infiltrator // Harvesttide Assailant", face=face)
    table.daytime(daytime)
    table.hand(0, "Turn")
    game = begun(table)
    cast(game, "Turn", game.thing(thing))
    resolve(game)
    assert game.thing(thing).face == face
    assert not [event for event in game.log if event.kind == "transform"]


def test_613_7g_a_permanent_that_transforms_gets_a_new_timestamp(catalog: CardCatalog) -> None:
    """Transformed, it is newer than what came after it; transformed again by the first spell, it is its front."""
    table = board(catalog)
    table.define("Turn", "{U}", "Instant", "Transform target creature you control.")
    thing, other = table.battlefield(0, CAPTIVE), table.battlefield(0, "Grizzly Bears")
    table.hand(0, "Turn", "Turn")
    game = begun(table)
    before = game.thing(thing).timestamp
    cast(game, "Turn", game.thing(thing))
    cast(game, "Turn", game.thing(thing))
    game.answer("pass")
    game.answer("pass")
    assert game.thing(thing).face == "back"
    assert game.thing(thing).timestamp > game.thing(other).timestamp > before
    resolve(game)
    assert game.thing(thing).face == "front"
