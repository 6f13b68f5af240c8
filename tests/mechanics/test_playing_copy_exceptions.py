"""CR 707.9 What copies are besides or instead of what they copy."""

from __future__ import annotations

from tests.mechanics.positions_for_tests import begun, cast, on_battlefield, pass_until, resolve, resolve_all, table_of

from oathbreaker.library.catalog import CardCatalog
from oathbreaker.table.game import Game
from oathbreaker.table.things import Thing


def activate(game: Game, thing: Thing, *answers: object) -> None:
    """Activate the one ability of a thing that adds no mana, and let it resolve."""
    game.answer(
        next(
            one
            for one in game.legal_actions
            if one.source == thing.id and one.action == "activate" and one.ability and "Add" not in one.ability[1]
        )
    )
    resolve(game, *answers)


def test_707_9b_another_size_color_and_creature_type(catalog: CardCatalog) -> None:
    """A 4/4 black Zombie copies the name and abilities; size, colors and creature types are those said alone."""
    table = table_of(catalog, kinds=("Island", "Swamp"))
    god = table.battlefield(0, "The Scarab God")
    table.graveyard(1, "Serra Angel")
    game = begun(table)
    activate(game, game.thing(god))
    (angel,) = on_battlefield(game, "Serra Angel")
    assert (angel.power, angel.toughness, sorted(angel.colors), sorted(angel.subtypes)) == (4, 4, ["black"], ["Zombie"])
    assert "vigilance" in angel.keywords
    assert (angel.is_token, angel.controller) == (True, 0)


def test_707_9b_types_in_addition(catalog: CardCatalog) -> None:
    """A 1/1 Soldier creature in addition to its other types is still the artifact that it copies."""
    table = table_of(catalog, kinds=("Island", "Plains"))
    urza, stone = table.battlefield(0, "Urza, Prince of Kroog"), table.battlefield(0, "Mind Stone")
    game = begun(table)
    activate(game, game.thing(urza))
    (copy,) = [one for one in on_battlefield(game, "Mind Stone") if one.is_token]
    assert (sorted(copy.types), copy.subtypes, copy.power, copy.toughness) == (
        ["artifact", "creature"],
        ("Soldier",),
        3,
        3,
    )
    assert game.thing(stone).types == ("artifact",)


def test_707_9b_colors_in_addition(catalog: CardCatalog) -> None:
    """A 1/1 red Balloon in addition to other colors and types has its own color and type too, and is sacrificed."""
    table = table_of(catalog, kinds=("Mountain",))
    man = table.battlefield(0, "The Jolly Balloon Man")
    table.battlefield(0, "Serra Angel")
    game = begun(table)
    activate(game, game.thing(man))
    (copy,) = [one for one in on_battlefield(game, "Serra Angel") if one.is_token]
    assert sorted(copy.colors) == ["red", "white"]
    assert sorted(copy.subtypes) == ["Angel", "Balloon"]
    assert (copy.power, copy.toughness) == (1, 1)
    assert {"flying", "haste", "vigilance"} <= set(copy.keywords)
    pass_until(game, "upkeep", turn=6)
    assert not [one for one in on_battlefield(game, "Serra Angel") if one.is_token]


def test_707_9b_a_copy_that_is_not_legendary(catalog: CardCatalog) -> None:
    """The token of a legendary Dragon is not legendary, so that both stay (704.5j)."""
    table = table_of(catalog)
    table.battlefield(0, "Miirym, Sentinel Wyrm")
    table.hand(0, "Shivan Dragon")
    game = begun(table)
    cast(game, "Shivan Dragon")
    resolve(game)
    assert len(on_battlefield(game, "Shivan Dragon")) == 2
    table = table_of(catalog, kinds=("Island", "Forest"))
    table.battlefield(0, "Helm of the Host", attached_to=table.battlefield(0, "Jasmine Boreal"))
    game = begun(table, step="upkeep")
    pass_until(game, "beginning of combat")
    resolve_all(game)
    legends = on_battlefield(game, "Jasmine Boreal")
    assert sorted("legendary" in one.supertypes for one in legends) == [False, True]


def test_707_9d_another_size_alone(catalog: CardCatalog) -> None:
    """A copy that is 7/7 does not copy the ability that defines the size: a ruling on Quicksilver Gargantuan."""
    table = table_of(catalog, kinds=("Island", "Swamp"))
    table.battlefield(1, "Nightmare")
    table.hand(0, "Quicksilver Gargantuan")
    game = begun(table)
    cast(game, "Quicksilver Gargantuan")
    resolve(game, "yes")
    (copy,) = [one for one in on_battlefield(game, "Nightmare") if one.controller == 0]
    assert (copy.power, copy.toughness) == (7, 7)
    assert "flying" in copy.keywords


def test_205_1a_an_artifact_and_nothing_else(catalog: CardCatalog) -> None:
    """A copy that is an artifact without "in addition" is no creature."""
    table = table_of(catalog)
    table.battlefield(1, "Grizzly Bears")
    table.hand(0, "Machine God's Effigy")
    game = begun(table)
    cast(game, "Machine God's Effigy")
    resolve(game, "yes")
    (copy,) = [one for one in on_battlefield(game, "Grizzly Bears") if one.controller == 0]
    assert (copy.types, copy.subtypes) == (("artifact",), ())
    assert any("Add {U}" in ability for ability in copy.abilities)


def test_707_9_written_in_both_languages(catalog: CardCatalog) -> None:
    """What is said of the copy stands before what it copies in Japanese."""
    assert "except it's a 4/4 black Zombie" in (catalog["The Scarab God"].text("en") or "")
    assert "黒の4/4のゾンビであることを除き" in (catalog["The Scarab God"].text("ja") or "")
    assert "1/1であり、他のタイプに加えてナイトメアであることを除き" in (catalog["Nightmare Shepherd"].text("ja") or "")
