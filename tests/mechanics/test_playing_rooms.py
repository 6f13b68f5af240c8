"""CR 709.5 Rooms: halves cast one at a time, locked and unlocked doors, and what triggers as they are unlocked."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, names, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game

KINDS = ("Swamp", "Island", "Mountain")
ANNEX = "Unholy Annex // Ritual Chamber"
POOL = "Bottomless Pool // Locker Room"
ATTIC = "Derelict Attic // Widow's Walk"


def unlocks(game: Game) -> list[str]:
    """Return what unlocking is offered now, by its value."""
    assert game.decision is not None
    return [str(option.value) for option in game.decision.options if str(option.value).startswith("unlock")]


def test_709_5d_the_half_that_was_cast_is_unlocked(catalog: CardCatalog) -> None:
    """The permanent has the name, cost and text of that half alone, and both types; the other door is locked."""
    table = table_of(catalog, kinds=KINDS)
    table.hand(0, POOL)
    bear = table.battlefield(1, "Grizzly Bears")
    game = begun(table)
    cast(game, "Bottomless Pool")
    resolve(game, game.thing(bear))
    (room,) = game.find(POOL, zone="battlefield")
    assert (room.name, room.mana_value, room.types, room.subtypes) == (
        "Bottomless Pool",
        1,
        ("enchantment",),
        ("Room",),
    )
    assert game.thing(bear).zone == "hand"
    assert unlocks(game) == ["unlock right"]


def test_709_5e_unlocking_is_a_special_action_at_sorcery_time(catalog: CardCatalog) -> None:
    """For the mana cost of the half, without the stack, and in no other window than a sorcery's."""
    table = table_of(catalog, kinds=KINDS)
    table.hand(0, ATTIC)
    table.hand(0, "Opt")
    table.library(0, "Forest", "Forest", "Forest", "Forest")
    game = begun(table)
    cast(game, "Widow's Walk")
    assert unlocks(game) == []
    resolve(game)
    (room,) = game.find(ATTIC, zone="battlefield")
    assert len(game.player(0).hand) == 1
    game.answer_with(action="special", value="unlock left")
    assert len(game.stack) == 1  # what triggers; the action itself uses no stack
    assert (room.name, room.mana_value) == ("Derelict Attic // Widow's Walk", 7)
    assert unlocks(game) == []
    resolve_all(game)
    assert (len(game.player(0).hand), game.player(0).life) == (3, 18)
    for language in ("en", "ja"):
        assert len(room.text(language).splitlines()) == 2


def test_709_5h_only_the_door_that_is_unlocked_triggers(catalog: CardCatalog) -> None:
    """Cast as its right half, the left half's ability does not trigger; unlocked later it does, once."""
    table = table_of(catalog, kinds=KINDS)
    table.hand(0, ANNEX)
    game = begun(table)
    cast(game, "Unholy Annex")
    resolve(game)
    assert 6 not in [thing.power for thing in game.player(0).battlefield]
    game.answer_with(action="special", value="unlock right")
    resolve_all(game)
    assert [thing.power for thing in game.player(0).battlefield].count(6) == 1


def test_709_5_put_there_by_an_effect_both_doors_are_locked(catalog: CardCatalog) -> None:
    """It has no name, no mana cost and no text, and may have either door unlocked."""
    table = table_of(catalog, kinds=KINDS)
    table.battlefield(0, POOL)
    game = begun(table)
    (room,) = game.find(POOL, zone="battlefield")
    assert (room.name, room.mana_value, room.subtypes, room.text()) == ("", 0, ("Room",), "")
    assert sorted(unlocks(game)) == ["unlock left", "unlock right"]


def test_709_4_elsewhere_it_is_both_halves(catalog: CardCatalog) -> None:
    """In the hand its mana value is that of both halves; on the stack that of the one that is cast."""
    table = table_of(catalog, kinds=KINDS)
    card = table.hand(0, POOL)
    game = begun(table)
    assert (game.thing(card).mana_value, game.thing(card).subtypes) == (6, ("Room",))
    cast(game, "Locker Room")
    assert [(thing.name, thing.mana_value) for thing in game.stack] == [("Locker Room", 5)]


def test_709_5c_a_copy_has_doors_of_its_own(catalog: CardCatalog) -> None:
    """A token that copies a Room with one door unlocked has both locked, and can have either unlocked."""
    table = table_of(catalog, kinds=("Island", "Plains", "Swamp"))
    table.hand(0, POOL)
    table.hand(0, "Copy Enchantment")
    game = begun(table)
    cast(game, "Locker Room")
    resolve(game)
    cast(game, "Copy Enchantment")
    resolve(game, "yes")
    rooms = [thing for thing in game.player(0).battlefield if "Room" in thing.subtypes]
    assert sorted(names(rooms)) == ["", "Locker Room"]
    assert sorted(unlocks(game)) == ["unlock left", "unlock left", "unlock right"]


def test_709_5i_fully_unlocking(catalog: CardCatalog) -> None:
    """What waits for a Room to be fully unlocked triggers with the second door, not with the first."""
    table = table_of(catalog, kinds=KINDS)
    table.battlefield(0, "Gremlin Tamer")
    table.hand(0, ATTIC)
    table.library(0, "Forest", "Forest")
    game = begun(table)
    cast(game, "Widow's Walk")
    resolve_all(game)
    before = len(game.player(0).battlefield)
    game.answer_with(action="special", value="unlock left")
    resolve_all(game)
    assert len(game.player(0).battlefield) == before + 1
